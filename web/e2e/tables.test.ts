/** What can be done about a table itself: finding one, another game, a bot for the absent, records. */

import { readFileSync } from 'node:fs';

import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { NewTable } from '../src/protocol/types';
import { asked, decisions, look, openTable, record, shows, spell, tableFromRecord, visitor } from './support/people';
import { Program } from './support/program';
import { browser, program } from './support/scene';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a public table is found, joined, and left to a bot when somebody goes', async () => {
  const [host, guest] = await Promise.all([visitor(browser), visitor(browser)]);
  await host.goto(`${program.origin}/new/quantum`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByLabel('Player 2', { exact: true }).selectOption('friend');
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

/** Two people at a game that has just ended. */
async function afterTheEnd(): Promise<{ id: string; people: [Page, Page] }> {
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
  return { id: made.id, people: people as [Page, Page] };
}

test('after the end one proposes another game, the other sees it, and both sit one seat further', async () => {
  const { people } = await afterTheEnd();
  const [ada, grace] = people;
  await button(ada, 'Play again').click();
  await ada.getByText('Waiting for Grace to answer.').waitFor();
  await grace.getByText('Ada would like to play again.').waitFor();
  await grace.waitForFunction(() => document.title.startsWith('●'));

  // A no is told; then it is the other's turn to propose.
  await button(grace, 'No, thanks').click();
  await ada.getByText('Not everybody wants to play again now.').waitFor();
  await grace.getByText('Ada would like to play again.').waitFor({ state: 'detached' });
  await button(grace, 'Play again').click();
  await button(ada, 'Play again').click();

  await Promise.all(people.map((other) => other.getByRole('link', { name: 'Go to the next game' }).first().click()));
  for (const [index, other] of people.entries()) {
    const sheet = other.locator('.sheet', { hasText: 'you' });
    expect(await sheet.getByRole('heading').textContent()).toBe(['Ada', 'Grace'][index]);
  }
  expect(await ada.locator('.sheet').first().getByRole('heading').textContent()).toBe('Grace');
});

test('whoever looks at the dice after the game is asked there too', async () => {
  const { people } = await afterTheEnd();
  const [ada, grace] = people;
  await grace.locator('.after a').click();
  await grace.getByText('This browser has kept it since it first saw the table').waitFor();
  expect(await grace.getByRole('region', { name: 'Players' }).getByRole('heading').allInnerTexts()).toEqual(['Ada', 'Grace']);
  await button(ada, 'Play again').click();
  await grace.getByText('Ada would like to play again.').waitFor();
  await grace.waitForFunction(() => document.title.startsWith('●'));
  await button(grace, 'Play again').click();
  await grace.getByRole('link', { name: 'Go to the next game' }).waitFor();
});

test('two players at one screen need one click for another game', async () => {
  const all = decisions();
  const made = await tableFromRecord(program.origin, all.length - 1);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  await page.locator('#tab-table').click();
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await page.getByText(/^The game is won by (Ada|Grace): (Ada|Grace) has resigned\.$/).first().waitFor();
  await page.locator('.after').getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((address) => !address.pathname.includes(made.id));
  await asked(page);
});

test('a server that does not answer is not accused of cheating', async () => {
  const made = await tableFromRecord(program.origin, decisions().length);
  const page = await visitor(browser, { kept: made });
  await page.route('**/verify', (route) => route.abort());
  await page.goto(`${program.origin}/tables/${made.id}/end`);
  await button(page, 'Verify').click();
  await page.getByText('could not be checked').waitFor();
  expect(await page.locator('.checks .bad').count()).toBe(0);
});

test('a commitment that is another one than at first is found out', async () => {
  const made = await tableFromRecord(program.origin, decisions().length);
  const page = await visitor(browser, { kept: made });
  await page.addInitScript((id) => {
    const kept = { [id]: { commitment: '00'.repeat(32), early: true } };
    localStorage.setItem('passerelle.commitments', JSON.stringify(kept));
  }, made.id);
  await page.goto(`${program.origin}/tables/${made.id}/end`);
  await button(page, 'Verify').click();
  await page.locator('.checks .bad', { hasText: 'The seed matches the commitment' }).waitFor();
});

test('links to share begin with the address that the host has named', async () => {
  const named = await Program.start(['--public-url', 'https://games.example.org/']);
  try {
    const made = await tableFromRecord(named.origin, 10);
    const page = await visitor(browser, { kept: made });
    await page.goto(`${named.origin}/tables/${made.id}`);
    await page.locator('#tab-table').click();
    const link = page.getByLabel('Link for spectators');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.copy input')?.value.startsWith('https:'));
    expect(await link.inputValue()).toBe(`https://games.example.org/tables/${made.id}`);
    expect(await page.getByText('These links work on this computer only').count()).toBe(0);
  } finally {
    await named.stop();
  }
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('#tab-table').click();
  await page.getByText('These links work on this computer only').waitFor();
});

describe('until the address that others use is known', () => {
  let named: Program;
  beforeAll(async () => {
    named = await Program.start(['--public-url', 'https://games.example.org']);
  });
  afterAll(() => named.stop());

  test('whoever opens a table has it at once', async () => {
    const page = await visitor(browser);
    // The server never says more than what it answers to the one who opens the table.
    await page.route('**/api/about', () => undefined);
    await page.goto(`${named.origin}/new/quantum`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Player 2', { exact: true }).selectOption('friend');
    await button(page, 'Open the table').click();
    const link = page.getByLabel('Link for player 2');
    await link.waitFor();
    expect(await link.inputValue()).toMatch(/^https:\/\/games\.example\.org\/tables\/.+#seat=1&key=/);
    await button(page, 'Copy').first().click();
  });

  test('no link is shown and none can be copied, and it is said when it cannot be learnt', async () => {
    const made = await tableFromRecord(named.origin, 10);
    const page = await visitor(browser, { kept: made });
    const held: Route[] = [];
    await page.route('**/api/about', (route) => void held.push(route));
    await page.goto(`${named.origin}/tables/${made.id}`);
    await page.locator('#tab-table').click();
    const [link, copy] = [page.getByLabel('Link for spectators'), button(page, 'Copy')];
    expect(await link.inputValue()).toBe('');
    expect(await link.getAttribute('placeholder')).toBe('The address is not known yet');
    expect(await copy.isDisabled()).toBe(true);

    await held.pop()?.abort();
    await page.getByText('The server did not say how others can reach it').waitFor();
    expect(await link.inputValue()).toBe('');
    expect(await copy.isDisabled()).toBe(true);

    await page.unroute('**/api/about');
    await button(page, 'Try again').click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.copy input')?.value !== '');
    expect(await link.inputValue()).toBe(`https://games.example.org/tables/${made.id}`);
    expect(await copy.isDisabled()).toBe(false);
    expect(await page.getByText('The server did not say how others can reach it').count()).toBe(0);
  });
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
  await page.getByRole('alert').getByText(/shopping\.txt is not a game record/).waitFor();
});

test('of the time for the whole game everybody sees how much is left to whom', async () => {
  const open = async (limits: NewTable['limits'] & object) => {
    const made = await openTable(program.origin, ['Ada', 'Grace'], { limits });
    const page = await visitor(browser, { kept: { id: made.id, seats: made.seats.slice(1) } });
    await page.goto(`${program.origin}/tables/${made.id}`);
    await page.getByRole('timer').first().waitFor();
    return page.getByRole('timer').allInnerTexts();
  };
  const [asked, waiting, ...more] = await open({ game_ms: 1_800_000, decision_ms: 90_000 });
  expect(asked?.trim()).toMatch(/^1:[0-3]\d$/);
  expect(waiting?.trim()).toBe('30:00');
  expect(more).toEqual([]);
  expect(await open({ decision_ms: 90_000 })).toHaveLength(1);
});

test('a seat in a game that goes on is not given up by one click', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made });
  await page.goto(program.origin);
  const mine = page.locator('[aria-labelledby=mine]');
  const off = mine.getByRole('button', { name: /^Remove .* from the list$/ });
  await off.click();
  await mine.getByText('only this browser holds the key to your seat').waitFor();
  await off.click();
  await mine.getByRole('button', { name: 'Give up the seat' }).waitFor({ state: 'detached' });
  await page.reload();
  await mine.getByText('It is your turn.').waitFor();

  await off.click();
  await mine.getByRole('button', { name: 'Give up the seat' }).click();
  await mine.getByText('Your tables will stand here.').waitFor();
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('.spectator').waitFor();
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
