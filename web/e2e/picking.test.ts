/** Every decision of a crew, with as many clicks as it takes; a second click of a double click changes nothing. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { MadeTable } from '../src/protocol/types';
import { RUSH, act, crew, laid, lay, post, seen, sit } from './support/crew';

/** The same minute without a clock: everything waits until everybody is done. */
const open = (names: readonly string[]) => crew(names, { mission: 'Rush', file: RUSH, clock: false });

const version = async (table: MadeTable) => (await seen(table, 0)).version;

/** Clicks so often, and one thing has happened: no more, no less. */
async function takes(table: MadeTable, clicks: readonly (() => Promise<void>)[]): Promise<void> {
  const before = await version(table);
  for (const [index, click] of clicks.entries()) {
    expect(await version(table), `after ${index} clicks`).toBe(before);
    await click();
  }
  await expect.poll(() => version(table)).toBe(before + 1);
}

const card = (page: Page, index = 0) => () => page.locator('.hand .card').nth(index).locator('[data-pick^="card:"]').first().click();
const slot = (page: Page, turn: number) => () => page.locator(`[data-pick="slot:${turn}"]`).click();
const button = (page: Page, id: string) => () => page.locator(`[data-pick="button:${id}"]`).click();
const yes = (page: Page) => () => page.locator('.acts .primary').first().click();

/** Everybody is done until something is announced. */
async function waitFor(table: MadeTable, isSo: (seenNow: Awaited<ReturnType<typeof seen>>) => boolean): Promise<void> {
  for (let step = 0; step < 80 && !isSo(await seen(table, 0)); step += 1) for (const seat of [0, 1]) await act(table, seat, 'done');
  expect(isSo(await seen(table, 0))).toBe(true);
}

test('cards are laid with two clicks, turned with one, moved and taken back with two', async () => {
  const table = await open(['Ada', 'Grace']);
  const page = await sit(table, 0);
  await page.locator('.hand [data-pick^="card:"]').first().waitFor();
  await takes(table, [card(page), slot(page, 1)]);
  await takes(table, [() => page.locator('.dock button.under').first().click()]);
  await takes(table, [slot(page, 1), slot(page, 2)]);
  await takes(table, [card(page), slot(page, 1)]);
  await takes(table, [slot(page, 1), slot(page, 2)]);
  expect(await laid(page)).toBe(2);
  await takes(table, [slot(page, 1), button(page, 'take')]);
  await page.context().close();
});

test('a double click and a command that comes twice lay one card', async () => {
  const table = await open(['Ada', 'Grace']);
  const page = await sit(table, 0);
  await page.locator('.hand [data-pick^="card:"]').first().click();
  const before = await version(table);
  await page.locator('[data-pick="slot:1"]').dblclick();
  await expect.poll(() => version(table)).toBe(before + 1);
  await page.waitForTimeout(400);
  expect(await version(table)).toBe(before + 1);
  const { actions } = await seen(table, 1);
  const wanted = actions.find(({ notation }) => notation.startsWith('lay 1 '));
  const body = { action: wanted?.notation, expected: await version(table), id: 'the-same-command' };
  const twice = [await post(table, 1, 'actions', body), await post(table, 1, 'actions', { ...body })];
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await seen(table, 1)).view.members[1]?.slots.filter(({ back }) => back !== null).length).toBe(1);
  await page.context().close();
});

test('what is said takes one tap, or two with a turn and a place', async () => {
  const table = await open(['Ada', 'Grace']);
  const page = await sit(table, 0);
  await page.locator('.hand [data-pick^="card:"]').first().waitFor();
  await takes(table, [() => page.locator('.pad').getByRole('button', { name: 'gravolift' }).first().click()]);
  await takes(table, [() => page.locator('.pad').getByRole('button', { name: 'gravolift' }).nth(1).click()]);
  await takes(table, [card(page), () => page.locator('.tell').click()]);
  await page.keyboard.press('Escape');
  await takes(table, [() => page.locator('#station-UB').click(), () => page.locator('.pad .will button').last().click()]);
  await waitFor(table, ({ view }) => view.threats.length > 0);
  const number = (await seen(table, 0)).view.threats[0]?.number;
  const take = () => page.locator('.pad .take', { hasText: String(number) }).click();
  await page.locator('.pad .take').first().waitFor();
  await takes(table, [take]);
  await takes(table, [take]);
  const heroic = page.locator('.hand .card.heroic [data-pick^="card:"]').first();
  if (await heroic.count()) await takes(table, [() => heroic.click(), () => page.locator('.tell').click()]);
  await page.context().close();
});

test('a card is drawn with one click, handed over with two and one, and the next phase asks once', { timeout: 90_000 }, async () => {
  const table = await open(['Ada', 'Grace']);
  const [ada, grace] = [await sit(table, 0), await sit(table, 1)];
  await waitFor(table, ({ view }) => view.members[0]?.draws === 1);
  await takes(table, [button(ada, 'draw')]);
  await waitFor(table, ({ view }) => view.transfer_open);
  await takes(table, [card(ada), () => ada.locator('.aim').click()]);
  await takes(table, [() => grace.locator('.aim').click()]);
  await takes(table, [button(ada, 'next'), yes(ada)]);
  expect((await seen(table, 0)).view.members[0]?.phase).toBe(2);
  for (const page of [ada, grace]) await page.context().close();
});

test('a card for an android takes three clicks and asks, since it stays', async () => {
  const table = await open(['Ada', 'Grace']);
  const page = await sit(table, 0);
  await page.locator('.boards button').nth(1).click();
  await takes(table, [card(page), () => page.locator('[data-pick="slot:a1.1"]').click(), yes(page)]);
  const android = (await seen(table, 1)).view.members.find((member) => member.android === 1);
  expect(android?.slots[0]?.card).not.toBeNull();
  await page.context().close();
});

test('in the film one click goes on, two correct a card, and one lets the rest run', { timeout: 90_000 }, async () => {
  const table = await open(['Ada', 'Grace']);
  const page = await sit(table, 0);
  for (const turn of [1, 2, 3]) {
    await lay(page, turn);
    await expect.poll(() => laid(page)).toBe(turn);
  }
  await waitFor(table, ({ view }) => view.part === 'film');
  await page.locator('[data-pick="button:trip"]').waitFor();
  await takes(table, [button(page, 'trip'), button(page, 'half')]);
  await takes(table, [button(page, 'go')]);
  await expect.poll(async () => (await seen(table, 0)).prompt.seats).toContain(0);
  await takes(table, [button(page, 'go all')]);
  await page.context().close();
});
