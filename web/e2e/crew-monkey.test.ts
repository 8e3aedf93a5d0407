/** Crews that know nothing fly against the clock, four at four screens. A few here; `npm run monkey` flies them all. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { CREW, crew, ready, rushOf, seen, sit, watch } from './support/crew';
import { roam } from './support/monkey';
import { PHONE } from './support/people';

const ALL = process.env['MONKEY'] === 'all';
const SEEDS = ALL ? Array.from({ length: 20 }, (_, seed) => seed + 1) : [1, 2];
/** A minute of planning, and a film. */
const TIME_MS = 90_000;
const LATE_MS = Number(process.env['LATE_MS'] ?? 1_500);

interface Noted {
  seen: Record<number, number>;
}

/** Notes when each threat is announced on the screen. */
function note(): void {
  const noted: Noted = { seen: {} };
  (window as unknown as { noted: Noted }).noted = noted;
  new MutationObserver(() => {
    const turn = /T\+(\d)/.exec(document.querySelector('.strip.fresh, .strip')?.textContent ?? '')?.[1];
    if (turn) noted.seen[Number(turn)] ??= Date.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The film from its beginning to its end, as this screen tells it. */
async function film(page: Page, id: string): Promise<string[]> {
  await page.goto(new URL(`/tables/${id}/film?turn=12&event=999`, page.url()).href);
  await page.locator('.column.now').waitFor();
  await page.keyboard.press('End');
  if ((await page.locator('.happens').count()) === 0) await page.locator('.sheets button').last().click();
  return page.locator('.happens li').allTextContents();
}

for (const seed of SEEDS) {
  test(`mission ${seed} with four people who click whatever is lit`, { timeout: TIME_MS + 120_000 }, async () => {
    const { file, calls } = rushOf(seed);
    const table = await crew(CREW, { mission: `Rush ${seed}`, file, clock: true });
    const said: string[] = [];
    const pages = await Promise.all(CREW.map((_, seat) => sit(table, seat, seat === seed % 4 ? PHONE : {})));
    for (const page of pages) page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    for (const page of pages) await page.evaluate(note);
    await ready(pages);
    const { clock } = await seen(table, null);
    const start = clock.now_ms - (clock.elapsed_ms ?? 0);
    const outings = await Promise.all(pages.map((page, seat) => roam(page, seed * 10 + seat, { clicks: 2_000, time_ms: TIME_MS, mayRest: true, patience_ms: 5_000 })));
    for (const [seat, outing] of outings.entries()) {
      expect(outing.faults, `seat ${seat} of mission ${seed} after ${outing.clicked.slice(-8).join(' ')}`).toEqual([]);
      expect(outing.clicked.length, `clicks of seat ${seat}`).toBeGreaterThan(5);
    }
    expect(said).toEqual([]);
    // Every threat was announced on every screen, in its time.
    for (const [seat, page] of pages.entries()) {
      const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
      for (const { turn, at_ms } of calls) expect((noted.seen[turn] ?? Infinity) - start - at_ms, `T+${turn} at seat ${seat}, where ${JSON.stringify(noted.seen)} was seen`).toBeLessThan(LATE_MS);
    }
    // Whoever clicks at random may walk about in the film for ever.
    await watch(pages, table);
    expect((await seen(table, null)).prompt.over).toBeDefined();
    const films = await Promise.all(pages.map((page) => film(page, table.id)));
    expect(films[0]?.length).toBeGreaterThan(20);
    for (const other of films.slice(1)) expect(other).toEqual(films[0]);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}
