/** A crew against the clock: ready, counted down, spoken to, and a film that nobody tells early. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { MadeTable } from '../src/protocol/types';
import { openTable, visitor } from './support/people';
import { browser, program } from './support/scene';

async function sit(table: MadeTable, seat: number, options = {}): Promise<Page> {
  const kept = { id: table.id, seats: table.seats.filter((one) => one.seat === seat) };
  const page = await visitor(browser, { kept, game: 'alert', ...options });
  await page.goto(`${program.origin}/tables/${table.id}`);
  return page;
}

test('everybody says ready, hears a word, and the alarm sounds for all after five seconds', async () => {
  const table = await openTable(program.origin, ['Ada', 'Grace'], { game: 'alert', setup: { mission: 'S2-1' } });
  const [ada, grace] = [await sit(table, 0), await sit(table, 1, { locale: 'fr-FR' })];
  const clips: string[] = [];
  for (const page of [ada, grace]) page.on('request', (request) => request.url().includes('/voice/') && clips.push(new URL(request.url()).pathname));
  await ada.getByRole('button', { name: 'I am ready' }).click();
  // Nothing begins before everybody is there, and nothing was fetched before it was wanted.
  await ada.getByText('Did you hear it?').waitFor();
  expect(await grace.locator('.count').count()).toBe(0);
  await expect.poll(() => clips.filter((path) => path.includes('-en.')).length).toBe(2);
  expect(clips.filter((path) => path.includes('-fr.'))).toEqual([]);
  await grace.getByRole('button', { name: 'Je suis prêt' }).click();
  await Promise.all([ada, grace].map((page) => page.locator('.count').waitFor()));
  await Promise.all([ada, grace].map((page) => page.locator('.veil').waitFor({ state: 'detached', timeout: 9_000 })));
  await expect.poll(() => clips.filter((path) => path.includes('-fr.')).length).toBe(2);
  // Whoever comes back flies on: nothing begins again.
  await ada.reload();
  await ada.locator('.dock').waitFor();
  expect(await ada.locator('.veil').count()).toBe(0);
  await ada.getByRole('button', { name: 'Tap to hear the computer' }).waitFor();
  for (const page of [ada, grace]) await page.context().close();
});

test('nobody tells the film before it is shown, and afterwards one learns what would have worked', async () => {
  const table = await openTable(program.origin, [], {
    game: 'alert',
    setup: { mission: 'S1-1', clock: false },
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'easy' }],
  });
  const page = await sit(table, 0, { reducedMotion: 'no-preference' });
  await page.waitForSelector('[data-pick^="card:"]');
  for (let clicks = 0; clicks < 60 && (await page.locator('.plan .column').count()) === 0; clicks += 1) {
    const yes = page.locator('.acts .primary');
    const done = page.locator('[data-pick="button:done"]');
    if (await yes.count()) await yes.first().click();
    else if (await done.count()) await done.click();
    await page.waitForTimeout(150);
  }
  // The bots have nothing to correct: with this word the whole film is known.
  const all = page.locator('[data-pick="button:go all"]');
  if (await all.count()) await all.click();
  await page.locator('.title', { hasText: /./ }).first().waitFor();
  await page.keyboard.press('2');
  await page.locator('.column.now').waitFor();
  const body = await page.locator('body').textContent();
  expect(body).not.toMatch(/Turn 5/);
  expect(await page.locator('.end').count()).toBe(0);
  // Whoever does not want to see the film may go to the debriefing; nothing says how it ended.
  expect(await page.locator('.dock a[href$="/end"]').count()).toBe(0);
  // What still comes from the bots goes on from there.
  await page.keyboard.press('End');
  await expect.poll(async () => (await page.keyboard.press('End'), page.locator('.end').count()), { timeout: 30_000 }).toBe(1);
  await page.locator('.dock a[href$="/end"]').click();
  await page.getByRole('radiogroup', { name: 'What would have worked' }).waitFor();
  await page.locator('.answers[aria-busy="false"]').waitFor({ timeout: 40_000 });
  await page.context().close();
});
