/** Fleet Commander's table: by keys, on two screens, without telling secrets, for everyone. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { MadeTable } from '../src/protocol/types';
import { roam } from './support/monkey';
import { PHONE, asked, complaints, look, openTable } from './support/people';
import { program } from './support/scene';
import { sit } from './support/staged';

/** A battle takes as long as its dice want. */
const BY_CHANCE = { timeout: 240_000 };

const against = (setup = {}): Promise<MadeTable> =>
  openTable(program.origin, [], { game: 'fleet', setup, seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'easy' }] });

const question = (page: Page) => page.locator('.status .sentence').textContent();

/** Clicks lit things until the question is this one. */
async function until(page: Page, asks: RegExp, seed = 1): Promise<void> {
  const { faults } = await roam(page, seed, { clicks: 400, time_ms: 100_000, until: asks });
  expect(faults).toEqual([]);
  expect(await question(page)).toMatch(asks);
}

test('nothing is amiss for those who do not see the table', async () => {
  const page = await sit(await against({ options: 'hidden_deployment' }), 0);
  await asked(page);
  expect(await complaints(page)).toEqual([]);
  await until(page, /Choose three dice/);
  expect(await complaints(page)).toEqual([]);
  await roam(page, 3, { clicks: 30, time_ms: 20_000 });
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('dice are chosen, rolled and stored by keys alone', async () => {
  const page = await sit(await against(), 0);
  await until(page, /Choose three dice/);
  for (let die = 0; die < 3; die += 1) {
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.reserve [aria-pressed=true]').count()).toBe(die + 1);
  }
  await page.keyboard.press('1');
  await expect.poll(() => question(page)).toMatch(/Use a result/);
  await page.keyboard.press(']');
  // The first that is lit, if any is: dice may be of no use.
  const [first] = await page.locator('[role=gridcell][data-pick]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-sector')));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-sector') ?? undefined)).toBe(first);
  await page.keyboard.press('h');
  await page.getByText('Fleet Commander at a glance').waitFor();
  await page.context().close();
});

test('what an unlit sector is asked, a rule answers', async () => {
  const page = await sit(await against(), 0);
  await until(page, /Deploy a ship/);
  await page.locator('[data-sector="c3"]').click();
  await page.locator('.why').getByText(/FC-/).waitFor();
  await page.context().close();
});

test('the Signals of another are all alike, on the wire and in the page', async () => {
  const seats = [{ kind: 'human' as const, name: 'Ada' }, { kind: 'human' as const, name: 'Grace' }];
  const made = await openTable(program.origin, [], { game: 'fleet', setup: { options: 'hidden_deployment' }, seats });
  const [ada, grace] = await Promise.all([sit(made, 0), sit(made, 1)]);
  for (let turn = 0; turn < 120 && !/Choose three dice/.test(`${await question(ada)} ${await question(grace)}`); turn += 1) {
    await Promise.all([ada, grace].map((page, index) => roam(page, turn * 2 + index, { clicks: 2, time_ms: 400 })));
  }
  const seen = await look(program.origin, made.id, made.seats[0]?.secret);
  const theirs = (seen.view as { seats: { ships: Record<string, unknown>[] }[] }).seats[1]?.ships ?? [];
  expect(theirs.length).toBeGreaterThan(2);
  const alike = theirs.map(({ kind, class: rank, hull, full_hull, weapon, devices }) => JSON.stringify({ kind, rank, hull, full_hull, weapon, devices }));
  expect(new Set(alike).size).toBe(1);
  const drawn = await ada.evaluate(() => {
    const rows = [...document.querySelectorAll('.card')].at(1)?.querySelectorAll('.seen') ?? [];
    return [...rows].map((row) => [...row.querySelectorAll('svg, .name, .fire, .hull')].map((part) => part.outerHTML.replaceAll(/id="[^"]*"/g, '')).join());
  });
  expect(new Set(drawn).size).toBe(1);
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test('an attack is the same sum in the question, beside the board and on it, and fits a telephone', BY_CHANCE, async () => {
  const made = await against();
  const page = await sit(made, 0);
  await until(page, /is about to take (\d+) damage/, 20);
  const damage = /is about to take (\d+) damage/.exec((await question(page)) ?? '')?.[1];
  expect(damage).toBeDefined();
  expect(await page.locator('.attack tr.sum td').allTextContents()).toEqual([damage]);
  const drops = await page.locator('.drop text').allTextContents();
  expect(drops.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(damage));
  const phone = await sit(made, 0, { ...PHONE, locale: 'fr-FR' });
  await phone.locator('button.line').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.context().close();
  await page.context().close();
});

test('a whole battle ends with its figures', BY_CHANCE, async () => {
  const made = await against({ scenario: 'the_capture' });
  const page = await sit(made, 0);
  const outing = await roam(page, 7, { clicks: 1_500, time_ms: 150_000 });
  expect(outing.faults).toEqual([]);
  expect(outing.isOver, `after ${outing.clicked.length} clicks`).toBe(true);
  await page.goto(`${program.origin}/tables/${made.id}/end`);
  await page.getByText('The battle in figures').first().waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

