/** Crews against the clock: four people at four screens, what each hears, and what nobody may know. */

import type { Page, WebSocket } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { CREW, RUSH, act, crew, laid, lay, post, ready, seen, sit, until, watch } from './support/crew';
import { PHONE, visitor } from './support/people';
import { browser, program } from './support/scene';

const SMALL = { ...PHONE, viewport: { width: 360, height: 780 } };
const WAYS = [
  { name: 'by keys', wishes: {} },
  { name: 'by touch at 360 pixels', wishes: SMALL },
  { name: 'without sound', wishes: { settings: { sound: false } } },
  { name: 'in French', wishes: { locale: 'fr-FR' } },
] as const;

const rush = (names: readonly string[]) => crew(names, { mission: 'Rush', file: RUSH, clock: true });
const close = async (pages: readonly Page[]) => void (await Promise.all(pages.map((page) => page.context().close())));

/** Lays a card on the first free turn that is open, each in their own way. */
async function layAs(page: Page, seat: number): Promise<boolean> {
  const card = page.locator('.hand [data-pick^="card:"]');
  if ((await card.count()) === 0) return false;
  if (seat === 0) await page.keyboard.press('q');
  else if (seat === 1) await card.first().tap();
  else await card.first().click();
  const free = page.locator('.dock .slot.lit:not(.full) [data-pick^="slot:"]');
  if ((await free.count()) === 0) {
    await page.keyboard.press('Escape');
    return false;
  }
  const turn = ((await free.first().getAttribute('data-pick')) ?? '').replace('slot:', '');
  if (seat === 0) await page.keyboard.press(['0', '-', '='][Number(turn) - 10] ?? turn);
  else if (seat === 1) await free.first().tap();
  else await free.first().click();
  return true;
}

test.each([
  ['a test run without the clock', { mission: 'S1-1' }, false],
  ['a mission against the clock', { mission: 'Rush', file: RUSH, clock: true }, true],
] as const)('four people fly %s to the score of the record, each in their own way', { timeout: 240_000 }, async (_name, setup, timed) => {
  const table = await crew(CREW, setup);
  const pages = await Promise.all(WAYS.map(({ wishes }, seat) => sit(table, seat, wishes)));
  if (timed) await ready(pages);
  await Promise.all(pages.map((page) => page.locator('.hand [data-pick^="card:"]').first().waitFor()));
  for (const [seat, page] of pages.entries()) {
    expect(await layAs(page, seat), WAYS[seat]?.name).toBe(true);
    await expect.poll(() => laid(page)).toBeGreaterThan(0);
  }
  const landed = Date.now() + 120_000;
  for (let round = 0; Date.now() < landed && (await seen(table, 0)).view.part === 'planning'; round += 1) {
    if (timed) {
      for (const [seat, page] of pages.entries()) if (round % 4 === seat) await layAs(page, seat).catch(() => false);
    } else {
      for (const page of pages) {
        const done = page.locator('[data-pick="button:done"]');
        if (await done.count()) await done.click();
        // It asks where something could still be laid.
        const yes = page.locator('.acts .primary');
        if (await yes.count()) await yes.first().click();
      }
    }
    await pages[0]?.waitForTimeout(timed ? 800 : 150);
  }
  await watch(pages, table);
  const { view, prompt } = await seen(table, null);
  expect(prompt.over).toBeDefined();
  for (const [seat, page] of pages.entries()) {
    await page.goto(new URL(`/tables/${table.id}/end`, page.url()).href);
    const end = page.locator('.debriefing .end h2');
    await end.waitFor();
    const score = view.result?.score?.total;
    if (score !== undefined) expect(await end.textContent(), WAYS[seat]?.name).toContain(String(score));
    expect(await page.locator('.debriefing .end.lost').count()).toBe(view.result?.won ? 0 : 1);
  }
  await close(pages);
});

test('half a card picked stays picked through fifty decisions of others and a beat of the clock', { timeout: 120_000 }, async () => {
  const table = await rush(['Ada', 'Grace']);
  const pages = [await sit(table, 0), await sit(table, 1)] as const;
  await ready(pages);
  await pages[0].locator('.hand [data-pick^="card:"]').first().click();
  const before = (await seen(table, 1)).version;
  for (let number = 0; number < 25; number += 1) {
    const { actions } = await seen(table, 1);
    const card = actions.find(({ notation }) => /^lay 1 /.test(notation));
    if (card) await act(table, 1, card.notation);
    await act(table, 1, 'take 1');
  }
  await until(table, 6_000);
  expect((await seen(table, 1)).version - before).toBeGreaterThanOrEqual(50);
  expect(await pages[0].locator('.card.held').count()).toBe(1);
  await pages[0].locator('[data-pick="slot:2"]').click();
  await expect.poll(() => laid(pages[0])).toBe(1);
  await close(pages);
});

describe('an announcement', () => {
  interface Noted {
    strip: number | null;
    live: number | null;
    clips: number[];
  }
  /** Notes when the page says it, and when it asks the sound for a clip. */
  const note = () => {
    const noted: Noted = { strip: null, live: null, clips: [] };
    (window as unknown as { noted: Noted }).noted = noted;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...how: Parameters<typeof start>) {
      noted.clips.push(Date.now());
      return start.apply(this, how);
    };
    new MutationObserver(() => {
      if (document.querySelector('.strip.fresh')?.textContent?.includes('T+1')) noted.strip ??= Date.now();
      if (document.querySelector('[aria-live=assertive].unseen')?.textContent?.includes('T+1')) noted.live ??= Date.now();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };

  test('is shown, read out and spoken within 600 milliseconds on four screens', { timeout: 90_000 }, async () => {
    const table = await rush(CREW);
    const pages = await Promise.all(CREW.map((_, seat) => sit(table, seat)));
    await ready(pages);
    for (const page of pages) await page.evaluate(note);
    await until(table, 6_500);
    const { clock } = await seen(table, null);
    const due = clock.now_ms - (clock.elapsed_ms ?? 0) + 5_000;
    for (const [seat, page] of pages.entries()) {
      const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
      const late = (at: number | null | undefined) => (at == null ? Infinity : at - due);
      expect(late(noted.strip), `the banner at seat ${seat}`).toBeLessThan(600);
      expect(late(noted.live), `the live region at seat ${seat}`).toBeLessThan(600);
      const clip = noted.clips.find((at) => at >= due);
      expect(late(clip), `the voice at seat ${seat}`).toBeLessThan(600);
    }
    await close(pages);
  });

  test('waits for a tap where the sound is blocked, and the flight with it', async () => {
    const table = await rush(['Ada', 'Grace']);
    const page = await sit(table, 0);
    await page.evaluate(() => {
      AudioContext.prototype.resume = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
    });
    await page.locator('.veil .primary').click();
    await page.getByRole('button', { name: 'Tap to hear the computer' }).waitFor();
    expect((await seen(table, 0)).clock.awaits_ready).toBe(true);
    await page.context().close();
  });
});

test('no screen is told another hand, a card that lies face down, or what is to come', { timeout: 150_000 }, async () => {
  const table = await rush(['Ada', 'Grace']);
  const grace = await sit(table, 1);
  const frames: { at: number; text: string }[] = [];
  grace.on('websocket', (socket: WebSocket) => socket.on('framereceived', ({ payload }) => frames.push({ at: Date.now(), text: String(payload) })));
  await grace.reload();
  const ada = await sit(table, 0);
  await ready([ada, grace]);
  await lay(ada, 1);
  await lay(ada, 2);
  await expect.poll(() => grace.locator('.crew .member').first().locator('.back.laid').count()).toBe(2);
  await until(table, 11_000);
  const { clock } = await seen(table, null);
  const start = clock.now_ms - (clock.elapsed_ms ?? 0);
  expect(frames.length).toBeGreaterThan(5);
  for (const { at, text } of frames) {
    const message = JSON.parse(text) as unknown;
    walk(message, (key, value) => {
      if (key === 'at_ms' && typeof value === 'number' && value < 600_000) expect(start + value, `a cue of the future: ${text.slice(0, 300)}`).toBeLessThanOrEqual(at + 50);
      if (key === 'soundtrack') expect(value).toBeNull();
      if (key === 'file') expect(value).toBeUndefined();
    });
    // Of what Ada did Grace hears that a card was laid, and which half is up.
    for (const event of eventsIn(message)) if (event['type'] === 'card_laid' && event['seat'] === 0) expect(event['card']).toBeNull();
  }
  const { view } = await seen(table, 1);
  expect(view.members[0]?.slots.every(({ card }) => card === null)).toBe(true);
  // Backs of the same kind look the same, whatever lies under them.
  const backs = (await seen(table, 0)).view.members[0]?.slots.filter(({ back }) => back !== null) ?? [];
  const drawn = grace.locator('.crew .member').first().locator('.back.laid');
  const [first, second] = await Promise.all([drawn.nth(0).innerHTML(), drawn.nth(1).innerHTML()]);
  if (backs[0]?.back === backs[1]?.back) expect(first).toBe(second);
  const [one, other] = [await alone(grace, 0), await alone(grace, 1)];
  if (backs[0]?.back === backs[1]?.back) expect(one.equals(other)).toBe(true);
  await close([ada, grace]);
});

/** A back by itself, at the same place as any other: what is left is what is drawn. */
async function alone(page: Page, index: number): Promise<Buffer> {
  await page.evaluate((number) => {
    document.getElementById('alone')?.remove();
    const back = document.querySelector('.crew .member')?.querySelectorAll('.back.laid')[number];
    const box = Object.assign(document.createElement('div'), { id: 'alone' });
    box.style.cssText = 'position:fixed;left:0;top:0;width:40px;height:50px;z-index:99;background:#000;display:grid';
    if (back) box.append(back.cloneNode(true));
    document.body.append(box);
  }, index);
  return page.locator('#alone').screenshot();
}

function walk(value: unknown, look: (key: string, value: unknown) => void): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    look(key, inner);
    walk(inner, look);
  }
}

function eventsIn(message: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  walk({ message }, (key, value) => {
    if (key === 'event' && value !== null && typeof value === 'object') found.push(value as Record<string, unknown>);
  });
  return found;
}

test('while communications are down nobody speaks, and cards are still laid', { timeout: 150_000 }, async () => {
  const SILENT = RUSH.replace('{ at = "0:50", seconds = 5 }', '{ at = "0:05", seconds = 20 }').replace(/\[\[threat\]\][^[]*at = "0:05"\n/, '');
  const table = await crew(['Ada', 'Grace'], { mission: 'Hush', file: SILENT, clock: true });
  const pages = [await sit(table, 0), await sit(table, 1)] as const;
  await ready(pages);
  await pages[0].locator('.hush').first().waitFor({ timeout: 15_000 });
  expect(await post(table, 0, 'chat', { text: 'left!' })).toMatchObject({ ok: false, clause: 'SA-COMM-01' });
  expect(await act(table, 0, 'say need A')).toMatchObject({ ok: false, clause: 'SA-COMM-01' });
  expect(await pages[0].locator('.pad button').count()).toBe(0);
  await lay(pages[0], 1);
  await expect.poll(() => laid(pages[0])).toBe(1);
  await close(pages);
});

test('in a data transfer a card is held out and taken; after the beep it is too late', { timeout: 150_000 }, async () => {
  const table = await rush(['Ada', 'Grace']);
  const pages = [await sit(table, 0), await sit(table, 1)] as const;
  const [ada, grace] = pages;
  await ready(pages);
  await until(table, 20_500);
  const hand = async (seat: number) => (await seen(table, seat)).view.hand?.length ?? 0;
  const [mine, hers] = [await hand(0), await hand(1)];
  await ada.locator('.hand [data-pick^="card:"]').first().click();
  await ada.locator('.aim').click();
  await expect.poll(() => hand(0)).toBe(mine - 1);
  await grace.locator('.aim').click();
  await expect.poll(() => hand(1)).toBe(hers + 1);
  await grace.locator('.hand [data-pick^="card:"]').first().click();
  await grace.locator('.aim').click();
  await expect.poll(() => hand(1)).toBe(hers);
  await until(table, 31_000);
  // The card slid back, and nothing can be taken any more.
  expect(await hand(1)).toBeGreaterThanOrEqual(hers + 1);
  expect(await ada.locator('.aim').count()).toBe(0);
  expect(await act(table, 0, 'accept 2')).toMatchObject({ ok: false });
  await close(pages);
});

test('whoever was cut off for half a minute reads what was said, hears none of it, and finds the lost phase locked', { timeout: 200_000 }, async () => {
  const LONG = RUSH.replace('["0:30", "0:45", "1:00"]', '["0:30", "0:50", "1:20"]').replace('{ at = "0:50", seconds = 5 }', '{ at = "1:10", seconds = 5 }');
  const table = await crew(['Ada', 'Grace'], { mission: 'Long', file: LONG, clock: true });
  const kept = { id: table.id, seats: table.seats.filter(({ seat }) => seat === 0) };
  const ada = await visitor(browser, { kept, game: 'alert' });
  // As if the cable was pulled: nothing arrives, nothing leaves, and nobody says so.
  let isOut = false;
  await ada.routeWebSocket(/\/live$/, (line) => {
    if (isOut) return;
    const server = line.connectToServer();
    line.onMessage((message) => void (isOut || server.send(message)));
    server.onMessage((message) => void (isOut || line.send(message)));
  });
  await ada.goto(`${program.origin}/tables/${table.id}`);
  const pages = [ada, await sit(table, 1)] as const;
  await ready(pages);
  await until(table, 31_000);
  await ada.evaluate(() => {
    const spoken: number[] = [];
    (window as unknown as { spoken: number[] }).spoken = spoken;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...how: Parameters<typeof start>) {
      spoken.push(Date.now());
      return start.apply(this, how);
    };
  });
  isOut = true;
  await ada.getByText(/Reconnecting/).waitFor({ timeout: 20_000 });
  await until(table, 61_500);
  const back = Date.now();
  isOut = false;
  const missed = ada.locator('.missed li');
  await missed.first().waitFor({ timeout: 30_000 });
  const told = (await missed.allTextContents()).join('\n');
  expect(told).toMatch(/T\+5/);
  // What was lost is not said now; only what comes later may be.
  const spoken = await ada.evaluate(() => (window as unknown as { spoken: number[] }).spoken);
  expect(spoken.filter((at) => at >= back && at < back + 3_000)).toEqual([]);
  await ada.keyboard.press('Escape');
  expect(await ada.locator('.dock .phase.locked').count()).toBe(2);
  expect((await seen(table, 0)).view.members[0]?.phase).toBe(3);
  await close(pages);
});
