/** What can be done about a table itself: finding one, another game, a bot for the absent, records. */

import { readFileSync } from 'node:fs';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, decisions, launch, look, record, shows, spell, tableFromRecord, visitor } from './support/people';
import { Program } from './support/program';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await program.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a public table is found, joined, and left to a bot when somebody goes', async () => {
  const [host, guest] = await Promise.all([visitor(browser), visitor(browser)]);
  await host.goto(program.origin);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await host.getByText('More choices').click();
  await host.getByLabel(/^Public/).check();
  await button(host, 'Open the table').click();
  await host.getByText('Waiting for a player to sit down.').or(host.locator('.status.mine')).first().waitFor();

  await guest.goto(program.origin);
  await guest.locator('[aria-labelledby=open] a').first().click();
  await guest.locator('#tab-table').click();
  await button(guest, 'Sit here').click();
  await guest.getByLabel('Your name').fill('Grace');
  await button(guest, 'Sit down').click();
  await host.getByRole('heading', { name: 'Grace' }).waitFor();

  await guest.context().close();
  await host.locator('#tab-table').click();
  await button(host, 'Let a bot play').click();
  await host.getByText('a bot plays').first().waitFor();
});

test('after the end both play again, one seat further', async () => {
  const all = decisions();
  const made = await tableFromRecord(program.origin, all.length - 1);
  const settings = { confirm: false };
  const people = await Promise.all(
    made.seats.map((seat) => visitor(browser, { kept: { id: made.id, seats: [seat] }, settings })),
  );
  await Promise.all(people.map((page) => page.goto(`${program.origin}/tables/${made.id}`)));
  const last = all.at(-1);
  const [page, secret] = [people[last?.by ?? 0] as Page, made.seats[last?.by ?? 0]?.secret];
  const { actions, version } = await look(program.origin, made.id, secret);
  const wanted = actions.find(({ notation }) => notation === last?.do);
  if (!wanted) throw new Error('the last decision is not open');
  await asked(page);
  await spell(page, actions, wanted);
  await Promise.all(people.map((other) => shows(other, version + 1)));

  for (const other of people) {
    await other.locator('#tab-table').click();
    await button(other, 'Play again').click();
  }
  await Promise.all(people.map((other) => other.getByRole('link', { name: 'To the next game' }).first().click()));
  for (const [index, other] of people.entries()) {
    const sheet = other.locator('.sheet', { hasText: 'you' });
    expect(await sheet.getByRole('heading').textContent()).toBe(['Ada', 'Grace'][index]);
  }
  const first = people[0]?.locator('.sheet').first();
  expect(await first?.getByRole('heading').textContent()).toBe('Grace');
});

test('a record is saved, and opened again', async () => {
  const made = await tableFromRecord(program.origin, 30);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('#tab-table').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the record').click()]);
  const saved = readFileSync(await download.path(), 'utf8').trim().split('\n');
  expect(saved.slice(1)).toEqual(record().slice(1, 31));
  expect(saved[0]).not.toContain('seed');

  await page.goto(program.origin);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(`${record().join('\n')}\n`) });
  await page.getByText(/won by/).first().waitFor();
});
