/** A crew at the table of Space Alert: planning with clicks and keys, talking, and the film. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { MadeTable } from '../src/protocol/types';
import { PHONE, look, openTable, visitor } from './support/people';
import { browser, program } from './support/scene';

const crew = (names: readonly (string | null)[], setup: Record<string, string | boolean> = {}) =>
  openTable(program.origin, names, { game: 'alert', setup: { mission: 'S1-1', clock: false, ...setup } });

async function sit(table: MadeTable, seat: number, options = {}): Promise<Page> {
  const kept = { id: table.id, seats: table.seats.filter((one) => one.seat === seat) };
  const page = await visitor(browser, { kept, ...options });
  await page.goto(`${program.origin}/tables/${table.id}`);
  await page.waitForSelector('[data-pick^="card:"]');
  return page;
}

const slots = (page: Page) => page.locator('.dock .slot.full').count();
const view = async (table: MadeTable, seat: number) => (await look(program.origin, table.id, table.seats[seat]?.secret)).view as { members: { slots: { back: string | null }[] }[] };

describe('a card', () => {
  test('is laid with two clicks or two keys, turned with one, and taken back with two', async () => {
    const table = await crew(['Ada', 'Grace']);
    const page = await sit(table, 0);
    await page.locator('.hand [data-pick^="card:"]').first().click();
    await page.locator('[data-pick="slot:2"]').click();
    await expect.poll(() => slots(page)).toBe(1);
    await page.keyboard.press('q');
    await page.keyboard.press('1');
    await expect.poll(() => slots(page)).toBe(2);
    const before = (await view(table, 0)).members[0]?.slots[0]?.back;
    await page.locator('.dock button.under').first().click();
    await expect.poll(async () => (await view(table, 0)).members[0]?.slots[0]?.back).not.toBe(before);
    await page.locator('[data-pick="slot:1"]').click();
    await page.locator('[data-pick="button:take"]').click();
    await expect.poll(() => slots(page)).toBe(1);
    await page.context().close();
  });

  test('that is picked stays picked while others decide and while one speaks', async () => {
    // In a test run everything lies open; in a mission it does not.
    const table = await crew(['Ada', 'Grace'], { mission: 'S2-1' });
    const [ada, grace] = [await sit(table, 0), await sit(table, 1)];
    await ada.locator('.hand [data-pick^="card:"]').first().click();
    for (const turn of ['1', '2', '3']) {
      await grace.locator('.hand [data-pick^="card:"]').first().click();
      await grace.locator(`[data-pick="slot:${turn}"]`).click();
      await expect.poll(() => slots(grace)).toBe(Number(turn));
    }
    await ada.locator('.pad').getByRole('button', { name: 'gravolift' }).first().click();
    await ada.locator('.crew .chip.needs').waitFor();
    await expect.poll(() => ada.locator('.crew .member').nth(1).locator('.back.laid').count()).toBe(3);
    expect(await ada.locator('.card.held').count()).toBe(1);
    await ada.locator('[data-pick="slot:3"]').click();
    await expect.poll(() => slots(ada)).toBe(1);
    // Of the cards of others one sees the backs.
    expect(await ada.locator('.crew .member').nth(1).locator('[viewBox="-12 -12 24 24"]').count()).toBe(0);
    await ada.context().close();
    await grace.context().close();
  });

  test('on a slot that is not open is refused with its clause', async () => {
    const page = await sit(await crew(['Ada', 'Grace']), 0);
    await page.locator('.hand [data-pick^="card:"]').first().click();
    await page.locator('.slot .main').nth(5).click();
    await page.locator('.why').getByText(/SA-/).waitFor();
    await page.context().close();
  });
});

test.each([
  ['a wide window', {}],
  ['a phone', PHONE],
])('a whole test run is played with clicks on what is lit, and its film is watched, on %s', async (_name, options) => {
  const table = await openTable(program.origin, [], {
    game: 'alert',
    setup: { mission: 'S1-1', clock: false },
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
  });
  const page = await sit(table, 0, options);
  for (let clicks = 0; clicks < 200 && (await page.locator('.plan .column').count()) === 0; clicks += 1) {
    const yes = page.locator('.acts .primary');
    const open = page.locator('[data-pick="slot:1"], [data-pick="slot:2"], [data-pick="slot:3"], [data-pick="slot:4"], [data-pick="slot:5"], [data-pick="slot:6"], [data-pick="slot:7"]').filter({ hasNot: page.locator('svg') });
    const card = page.locator('.hand .card:not(.held) [data-pick^="card:"]');
    if (await yes.count()) await yes.first().click();
    else if ((await page.locator('.card.held').count()) > 0 && (await open.count()) > 0) await open.first().click();
    else if ((await card.count()) > 0 && (await page.locator('.dock .dot').count()) === 0 && clicks % 3 < 2) await card.first().click();
    else if (await page.locator('[data-pick="button:done"]').count()) await page.locator('[data-pick="button:done"]').click();
    await page.waitForTimeout(120);
  }
  for (let turns = 0; turns < 20 && (await page.locator('.end').count()) === 0; turns += 1) {
    const go = page.locator('[data-pick="button:go"]');
    if (await go.count()) await go.click();
    await page.waitForTimeout(250);
  }
  if (options === PHONE) await page.locator('.sheets button').nth(2).click();
  await page.locator('.end').waitFor();
  if (options === PHONE) await page.locator('.sheets button').first().click();
  // Back to the third turn: later cards lie face down, and nothing tells how it ended.
  await page.keyboard.press('3');
  await expect.poll(() => page.locator('.column.now .number').textContent()).toBe('3');
  expect(await page.locator('.column.later [viewBox="-12 -12 24 24"]').count()).toBe(0);
  expect(await page.locator('.end').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('why');
  await page.context().close();
});
