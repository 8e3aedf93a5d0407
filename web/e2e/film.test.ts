/** The film and the debriefing: what is shown is what the engine says, nothing of it early, and every event has its rule. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { Better, Retry, Rows } from '../src/games/alert/debrief/flights';
import { type FilmState, after, filmStart } from '../src/games/alert/filmstate';
import type { AlertView, ThreatView } from '../src/games/alert/wire';
import type { MadeTable } from '../src/protocol/types';
import { act, crew, flyOut, seen, sit, withBots } from './support/crew';
import { program } from './support/scene';

const retry = async (table: MadeTable, rows: Rows | null): Promise<Retry | null> => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${program.origin}/api/tables/${table.id}/retry`, { method: 'POST', headers, body: JSON.stringify(rows === null ? {} : { rows }) });
  return answer.ok ? ((await answer.json()) as Retry) : null;
};

const sorted = <T>(list: readonly T[]) => [...list].sort();
/** What can be compared: sets have no order, and what a threat has passed is drawn nowhere. */
const comparable = ({ ship, threats }: Pick<FilmState, 'ship' | 'threats'>) => ({
  ship: { ...ship, turn: 0, zones: ship.zones.map((zone) => ({ ...zone, tiles: sorted(zone.tiles) })), covered: ship.covered.map(sorted), broken: ship.broken.map(sorted), slime: sorted(ship.slime), deadly: sorted(ship.deadly) },
  threats: threats.map((threat: ThreatView) => ({ ...threat, passed: 0, tokens: sorted(threat.tokens), hp: threat.card.hp ?? 0 })),
});

function folded({ before, events, after: end }: Better): FilmState {
  return events.reduce((state, { event }) => after(state, event), filmStart(before, end));
}

let luck = 7;
const draw = (below: number) => Math.floor(((luck = (luck * 16_807) % 2_147_483_647) / 2_147_483_647) * below);

/** The same cards in another order, some turned over. */
function shuffled(rows: Rows): Rows {
  const phases = [
    [0, 3],
    [3, 7],
    [7, 12],
  ] as const;
  return rows.map((row) => {
    const next = [...row];
    for (const [from, to] of phases) {
      for (let at = Math.min(to, row.length) - 1; at > from; at -= 1) {
        const other = from + draw(at - from + 1);
        [next[at], next[other]] = [next[other] ?? null, next[at] ?? null];
      }
    }
    return next.map((card) => (card && draw(4) === 0 ? card.split('/').reverse().join('/') : card));
  });
}

test('the pieces stand where the engine has them after two hundred flights with other cards', { timeout: 240_000 }, async () => {
  let flights = 0;
  for (let mission = 0; mission < 5; mission += 1) {
    const table = await withBots(1, 3, { mission: 'generated', common: 'mixed', serious: 'mixed' });
    await flyOut(table, [0], 0.9);
    const flown = await retry(table, null);
    for (let number = 0; number < 40; number += 1) {
      const again = await retry(table, shuffled(flown?.flight.rows ?? []));
      if (!again) continue;
      flights += 1;
      expect(comparable(folded(again.flight)), `mission ${mission}, flight ${number} of ${table.id}`).toEqual(comparable(again.flight.after));
    }
  }
  expect(flights).toBeGreaterThan(150);
});

const column = (page: Page) => page.locator('.column.now .number').textContent();

describe('the film', () => {
  test('shows each turn as the server has it, and nothing of the turns to come', { timeout: 120_000 }, async () => {
    const table = await crew(['Ada', 'Grace'], { mission: 'S1-1' });
    await flyOut(table, [0, 1], 0.8);
    const flown = await retry(table, null);
    const page = await sit(table, 0, {}, '/film?turn=1&event=0');
    await page.locator('.column.now').waitFor();
    // A ship that is lost has fewer turns than there are columns.
    const states = statesByTurn(flown?.flight);
    const last = Math.max(...Object.keys(states).map(Number));
    for (let turn = 1; turn <= last; turn += 1) {
      await page.goto(`${program.origin}/tables/${table.id}/film?turn=${turn}&event=999`);
      await expect.poll(() => column(page)).toBe(String(turn));
      // Past cards lie open, later ones face down; nothing is written of what comes.
      expect(await page.locator('.column.later [viewBox="-12 -12 24 24"]').count()).toBe(0);
      const body = (await page.locator('body').textContent()) ?? '';
      if (turn < last) expect(body).not.toContain(`Turn ${turn + 1}:`);
      // Not even which turns there were.
      expect(await page.locator('.column:disabled').count()).toBe(0);
      expect(await page.locator('.end').count()).toBe(turn === last ? 1 : 0);
      const state = states[turn];
      for (const [index, zone] of (state?.ship.zones ?? []).entries()) expect(await page.locator('.ship .damage').nth(index).locator('.hit').count(), `damage after turn ${turn}`).toBe(zone.damage);
      expect(await page.locator('.ship .figure').count()).toBe(4);
    }
    await page.context().close();
  });

  test('has an address for each moment, which shows the same to whoever opens it', async () => {
    const table = await withBots(1, 2);
    await flyOut(table, [0], 0.8);
    const page = await sit(table, 0, {}, '/film?turn=2&event=0');
    await page.locator('.column.now').waitFor();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/turn=2&event=\d+/);
    const other = await sit(table, null, { locale: 'en-GB' }, new URL(page.url()).pathname.replace(`/tables/${table.id}`, '') + new URL(page.url()).search);
    await other.locator('.column.now').waitFor();
    const strip = (of: Page) => of.locator('.strip p').textContent();
    await expect.poll(() => strip(other)).toBe(await strip(page));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    for (const one of [page, other]) await one.context().close();
  });

  test('goes where the Captain goes, until one looks around alone', async () => {
    const table = await crew(['Ada', 'Grace']);
    await flyOut(table, [0, 1], 0.5);
    const [ada, grace] = [await sit(table, 0, {}, '/film?turn=1&event=0'), await sit(table, 1)];
    await ada.locator('.column.now').waitFor();
    await grace.getByRole('button', { name: 'With the Captain' }).waitFor();
    await ada.keyboard.press('3');
    await expect.poll(() => column(grace)).toBe('3');
    await grace.keyboard.press('5');
    await ada.keyboard.press('2');
    await grace.getByRole('button', { name: /Back to the Captain, turn 2/ }).waitFor();
    expect(await column(grace)).toBe('5');
    await grace.getByRole('button', { name: /Back to the Captain/ }).click();
    await expect.poll(() => column(grace)).toBe('2');
    for (const one of [ada, grace]) await one.context().close();
  });

  test('asks who tripped, and shows what was meant', { timeout: 90_000 }, async () => {
    const table = await crew(['Ada', 'Grace']);
    const page = await sit(table, 0);
    await page.locator('.hand [data-pick^="card:"]').first().click();
    await page.locator('[data-pick="slot:1"]').click();
    await expect.poll(() => page.locator('.dock .slot.full').count()).toBe(1);
    for (let step = 0; step < 60 && (await seen(table, 0)).view.part === 'planning'; step += 1) for (const seat of [0, 1]) await act(table, seat, 'done');
    await page.locator('[data-pick="button:trip"]').click();
    await page.locator('[data-pick="button:half"]').click();
    await expect.poll(async () => (await page.locator('.happens').textContent()) ?? '').toMatch(/tripped|meant/i);
    await page.locator('[data-pick="button:go all"]').click();
    await act(table, 1, 'go all');
    await expect.poll(async () => (await seen(table, 0)).prompt.over !== undefined).toBe(true);
    await page.context().close();
  });
});

function statesByTurn(flight: Better | undefined): Record<number, FilmState> {
  const found: Record<number, FilmState> = {};
  if (!flight) return found;
  let [state, turn] = [filmStart(flight.before, flight.after), 0];
  for (const { event } of flight.events) {
    if (event.type === 'film' && event.event.type === 'turn_began') turn = event.event.turn;
    state = after(state, event);
    found[turn] = state;
  }
  return found;
}

/** Every event of a film is looked at: each kind has a clause, and the clause opens. */
async function clauses(page: Page): Promise<{ silent: string[]; kinds: number }> {
  return page.evaluate(async () => {
    const silent: string[] = [];
    const rules = new Set<string>();
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
    press('Home');
    let before = '';
    for (let step = 0; step < 600; step += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (location.href === before) break;
      before = location.href;
      const clause = document.querySelector('#why .clause button')?.textContent?.trim();
      if (clause) rules.add(clause);
      else silent.push(document.querySelector('.strip p')?.textContent ?? '');
      press('ArrowRight');
    }
    return { silent, kinds: rules.size };
  });
}

describe('every event of the film has a rule behind it', () => {
  test.each([
    ['a lost mission of four', 4, { mission: 'S2-8', common: 'yellow', serious: 'yellow' }],
    ['a mission alone with androids', 1, { mission: 'S2-2' }],
    ['two people and two androids', 2, { mission: 'S1-6' }],
  ] as const)('in %s', { timeout: 180_000 }, async (_name, people, setup) => {
    const table = await withBots(Math.min(people, 1), Math.max(0, people - 1), setup);
    await flyOut(table, [0], 0.5);
    const page = await sit(table, 0, {}, '/film?turn=1&event=0');
    await page.locator('.column.now').waitFor();
    const { silent, kinds } = await clauses(page);
    expect(silent).toEqual([]);
    expect(kinds).toBeGreaterThan(6);
    await page.keyboard.press('End');
    await page.locator('#why .clause button').click();
    await page.locator('dialog').getByText(/SA-/).first().waitFor();
    await page.context().close();
  });
});

test('a campaign goes on after its interval: repairs are picked, and the next alarm sounds', { timeout: 180_000 }, async () => {
  const table = await withBots(1, 3, { mission: 'generated', campaign: true, clock: false });
  const page = await sit(table, 0);
  for (let step = 0; step < 400; step += 1) {
    const { view, prompt, actions } = await seen(table, 0);
    if (prompt.over) break;
    const notations = actions.map(({ notation }) => notation);
    if (view.part === 'interval' && notations.length > 0) break;
    const action = ['go all', 'go', 'done', 'next'].find((one) => notations.includes(one));
    if (action) await act(table, 0, action);
    else await page.waitForTimeout(50);
  }
  const { view, prompt } = await seen(table, 0);
  // A ship that is lost ends a campaign; one that comes home is repaired.
  expect(prompt.over !== undefined || view.part === 'interval').toBe(true);
  if (view.part === 'interval') {
    const pick = page.locator('.dock [data-pick]').first();
    await pick.waitFor();
    const before = (await seen(table, 0)).version;
    for (let clicks = 0; clicks < 6 && (await seen(table, 0)).version === before; clicks += 1) {
      await page.locator('.dock [data-pick], .acts .primary').first().click();
      await page.waitForTimeout(200);
    }
    expect((await seen(table, 0)).version).toBeGreaterThan(before);
  }
  await page.context().close();
});

describe('the debriefing', () => {
  test('shows the score, what would have worked, and a try of one’s own that flies at once', { timeout: 120_000 }, async () => {
    const table = await withBots(1, 3, { mission: 'S2-1' });
    await flyOut(table, [0], 0.7);
    const page = await sit(table, 0, {}, '/end');
    await page.locator('.answers[aria-busy=false]').waitFor({ timeout: 60_000 });
    expect(await page.locator('.two > section').count()).toBe(2);
    await page.locator('.answers label').nth(2).click();
    // A card is taken away: the plan differs there, and the other film is flown without it.
    const own = (await retry(table, null))?.flight.rows ?? [];
    const member = own.findIndex((row) => row.some((card) => card !== null));
    const turn = (own[member]?.findIndex((card) => card !== null) ?? 0) + 1;
    await page.locator(`[data-cell="${member}-${turn}"]`).click();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await expect.poll(() => page.locator(`[data-cell="${member}-${turn}"].is`).count()).toBe(1);
    const rows = own.map((row, index) => (index === member ? row.map((card, slot) => (slot === turn - 1 ? null : card)) : row));
    const again = await retry(table, rows);
    const told = (view: AlertView | undefined) => (view?.result?.won ? /Home with|The ship is home/ : new RegExp(`lost in turn ${view?.result?.loss?.turn}`));
    await expect.poll(() => page.locator('.answers label').nth(2).textContent()).toMatch(told(again?.flight.after));
    await page.getByRole('button', { name: 'As it was flown' }).click();
    expect(await page.locator('.cell.is').count()).toBe(0);
    await page.context().close();
  });

  test('leads from each turning point into the film, and to the next flight', { timeout: 120_000 }, async () => {
    const table = await withBots(1, 1, { mission: 'S1-2' });
    await flyOut(table, [0], 0.4);
    const page = await sit(table, 0, {}, '/end');
    const point = page.locator('.right ol a').first();
    await point.waitFor();
    const sentence = await point.textContent();
    await point.click();
    await page.waitForURL(/\/film\?turn=\d+&event=\d+$/);
    await expect.poll(() => page.locator('.strip p').textContent()).toBe(sentence);
    await page.goBack();
    await page.getByRole('button', { name: 'Fly again' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/tables/') && !url.pathname.includes(table.id));
    await page.locator('.hand [data-pick^="card:"]').first().waitFor();
    await page.context().close();
  });
});

test('nobody learns how a flight would have gone while it goes on', async () => {
  const table = await crew(['Ada', 'Grace']);
  expect(await retry(table, null)).toBeNull();
});
