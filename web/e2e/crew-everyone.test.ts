/** The table of Space Alert for everyone: without colours, without motion, twice as large, and read aloud. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { crew, flyOut, seen, sit, withBots } from './support/crew';
import { PHONE, complaints } from './support/people';

const flown = async () => {
  const table = await withBots(1, 2);
  await flyOut(table, [0], 0.8);
  return table;
};

/** The three pages of a crew: planning, the film in its middle, the debriefing. */
async function pages(wishes = {}): Promise<[string, Page][]> {
  const [planning, over] = [await crew(['Ada', 'Grace'], { mission: 'S2-1' }), await flown()];
  const round = await sit(planning, 0, wishes);
  await round.locator('.hand [data-pick^="card:"]').first().waitFor();
  const film = await sit(over, 0, wishes, '/film?turn=3&event=6');
  await film.locator('.column.now').waitFor();
  const end = await sit(over, 0, wishes, '/end');
  await end.locator('.plans').waitFor();
  return [
    ['the round', round],
    ['the film', film],
    ['the debriefing', end],
  ];
}

test('axe finds nothing wrong with the round, the film and the debriefing', { timeout: 120_000 }, async () => {
  for (const [name, page] of await pages()) {
    expect(await complaints(page), name).toEqual([]);
    await page.context().close();
  }
});

describe('nothing is wider than the window', () => {
  test.each([
    ['on a telephone', PHONE],
    ['on a small telephone in French', { ...PHONE, viewport: { width: 360, height: 740 }, locale: 'fr-FR' }],
    ['twice as large', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
    ['at 1024 pixels', { viewport: { width: 1024, height: 768 } }],
  ])('%s', { timeout: 120_000 }, async (_name, wishes) => {
    for (const [name, page] of await pages(wishes)) {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, name).toBeLessThanOrEqual(1);
      await page.context().close();
    }
  });
});

test('without colours zones have letters, cards have shapes, and marks have signs', { timeout: 120_000 }, async () => {
  for (const [name, page] of await pages()) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    if (name !== 'the debriefing') expect((await page.locator('.ship .zone b').allTextContents()).join('')).toBe('RWB');
    // Every sign of a card is a drawing of its own, not a colour of another one.
    const drawings = await page.evaluate(() => {
      const found = new Map<string, Set<string>>();
      for (const sign of document.querySelectorAll('[viewBox="-12 -12 24 24"]')) {
        const shape = sign.innerHTML.replace(/\s(class|fill|stroke)="[^"]*"/g, '');
        found.set(shape, (found.get(shape) ?? new Set()).add(sign.parentElement?.getAttribute('aria-label') ?? ''));
      }
      return found.size;
    });
    if (name === 'the round') expect(drawings).toBeGreaterThan(3);
    if (name === 'the debriefing') expect(await page.locator('.cell.was em, .cell.is em, .cell.idle em').count()).toBeGreaterThanOrEqual(0);
    await page.context().close();
  }
});

test('without motion nothing moves by itself, and the end is there at once', async () => {
  const table = await flown();
  const page = await sit(table, 0, { reducedMotion: 'reduce' });
  await page.locator('.end').waitFor();
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
  await page.context().close();
});

test('a turn of the film reads like this', { timeout: 90_000 }, async () => {
  // Nobody lays anything, so that the flight is the same each time.
  const table = await crew(['Ada', 'Grace'], {
    mission: 'Quiet',
    file: 'title = "Quiet"\nlevel = "simulation"\ntracks = { red = "T1", white = "T2", blue = "T3", internal = "T4" }\n[[threat]]\nturn = 1\nzone = "red"\ncard = "E1-07"\nat = "0:10"\n[times]\nphases_end = ["1:10", "2:10", "3:10"]\n',
  });
  await flyOut(table, [0, 1], 0);
  const page = await sit(table, 0, {}, '/film?turn=1&event=999');
  await page.locator('.column.now').waitFor();
  const lines = await page.locator('.happens li').allTextContents();
  expect(lines.map((line) => line.trim())).toMatchInlineSnapshot(`
    [
      "Turn 1",
      "Threats appear",
      "New: Fighter (1), 10 spaces away.",
      "Player actions",
      "Ada does nothing.",
      "Grace does nothing.",
      "android 1 does nothing.",
      "android 2 does nothing.",
      "Compute damage",
      "Threat actions",
      "Fighter (1): from 10 to 7.",
    ]
  `);
  expect(await page.locator('.happens').getAttribute('role')).toBe('log');
  expect((await seen(table, 0)).view.result).not.toBeNull();
  await page.context().close();
});
