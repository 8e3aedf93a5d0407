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

test('a file that is no record is refused in words', async () => {
  const page = await visitor(browser);
  await page.goto(program.origin);
  await page.locator('input[type=file]').setInputFiles({ name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from('two eggs\n') });
  await page.getByRole('alert').getByText(/shopping\.txt is not the record of a game/).waitFor();
});

test('whose turn it is stands in the list, in the title, and is heard', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const by = decisions()[10]?.by ?? 0;
  const [mover, waiter] = await Promise.all(
    [made.seats[by], made.seats[1 - by]].map((seat) => visitor(browser, { kept: { id: made.id, seats: seat ? [seat] : [] }, settings: { confirm: false } })),
  );
  if (!mover || !waiter) throw new Error('two people were asked for');
  await waiter.addInitScript(() => {
    const heard = window as unknown as { tones: number };
    heard.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
  });
  const names = ['Ada', 'Grace'];
  await waiter.goto(program.origin);
  await waiter.locator('[aria-labelledby=mine]').getByText(`Waiting for ${names[by]}.`).waitFor();
  await mover.goto(program.origin);
  await mover.locator('[aria-labelledby=mine]').getByText('It is your turn.').waitFor();

  await Promise.all([mover, waiter].map((page) => page.goto(`${program.origin}/tables/${made.id}`)));
  await asked(mover);
  expect(await mover.title()).toMatch(/^● Your turn/);
  expect(await waiter.title()).not.toMatch(/Your turn/);
  // Somebody who sits there has touched the page: browsers play no sound before.
  await waiter.locator('#tab-table').click();
  await mover.locator('[data-pick="button:end"]').click();
  await asked(waiter);
  await waiter.waitForFunction(() => document.title.startsWith('● Your turn'));
  await waiter.waitForFunction(() => (window as unknown as { tones: number }).tones > 0);
});
