/** Whole games: two people, a bot, one screen for two, somebody who looks on. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { Offered } from '../src/protocol/types';
import { PHONE, asked, complaints, decisions, look, openTable, shows, spell, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

const go = (page: Page, path: string) => page.goto(program.origin + path);

/** How long a game lasts depends on its dice; what happens in it is shown at the pace of a reader. */
const WHOLE_GAME = { timeout: 300_000 };

/** One decision of the record, by clicks in the page of whoever makes it. */
async function decide(page: Page, id: string, secret: string, action: string): Promise<number> {
  const { actions, version } = await look(program.origin, id, secret);
  const wanted = actions.find(({ notation }) => notation === action);
  if (!wanted) throw new Error(`${action} is not open: ${actions.map(({ notation }) => notation).join(', ')}`);
  await shows(page, version);
  await asked(page);
  await spell(page, actions, wanted);
  return version + 1;
}

/** Set-up: a start planet and three ships, wherever they may go, until a turn begins. */
async function setUp(page: Page): Promise<void> {
  const begun = page.getByText(/begins a turn/).first();
  const open = page.locator('[data-square].open').first();
  for (;;) {
    await begun.or(open).first().waitFor();
    if (await begun.isVisible()) return;
    const before = Number(await page.locator('.table').getAttribute('data-version'));
    await open.click();
    await shows(page, before + 1);
  }
}

/** The seat that the browser of this page keeps the secret of. */
async function ownSeat(page: Page): Promise<{ id: string; seat: number; secret: string }> {
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const kept = await page.evaluate(() => localStorage.getItem('passerelle.tables') ?? '{}');
  const tables = JSON.parse(kept) as Record<string, { seats: { seat: number; secret: string }[] }>;
  const [seat] = tables[id]?.seats ?? [];
  if (!seat) throw new Error('nobody sits here');
  return { id, ...seat };
}

/** What somebody plays who wants to see the end: builds where that is possible, and ends the turn. */
function simplest(actions: readonly Offered[]): Offered {
  const begins = (word: string) => actions.find(({ notation }) => notation.startsWith(word));
  const wanted = begins('build') ?? begins('end') ?? actions[0];
  if (!wanted) throw new Error('nothing is open');
  return wanted;
}

test('two people play a whole game, a third looks on, and the dice are verified', WHOLE_GAME, async () => {
  const made = await tableFromRecord(program.origin, 0);
  const settings = { confirm: false, sound: false, pace: 'brisk' };
  const people = await Promise.all(
    made.seats.map((seat) => visitor(browser, { kept: { id: made.id, seats: [seat] }, settings })),
  );
  const spectator = await visitor(browser);
  const pages = [...people, spectator];
  await Promise.all(pages.map((page) => go(page, `/tables/${made.id}`)));

  for (const decision of decisions()) {
    const [page, secret] = [people[decision.by], made.seats[decision.by]?.secret];
    if (!page || !secret) throw new Error('a seat without a player');
    const version = await decide(page, made.id, secret, decision.do);
    await Promise.all(pages.map((other) => shows(other, version)));
  }

  for (const page of pages) {
    expect(await page.locator('.sentence').textContent()).toMatch(/won by (Ada|Grace)/);
  }
  expect(await spectator.locator('.choices, .pick, [data-pick]').count()).toBe(0);
  expect(await spectator.locator('.spectator').textContent()).toBe('Spectator');

  await people[0]?.locator('.after a').first().click();
  await people[0]?.getByRole('button', { name: 'Verify' }).click();
  await people[0]?.locator('.checks .good').nth(1).waitFor();
  expect(await people[0]?.locator('.checks .good').count()).toBe(2);
});

test('a friend opens the link, types a name and sits', async () => {
  const [host, friend] = await Promise.all([visitor(browser), visitor(browser)]);
  await go(host, '/new/quantum');
  await host.getByLabel('Your name').fill('Ada');
  await host.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Link for player 2').inputValue();
  expect(new URL(link).search).toBe('');

  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Grace');
  expect(friend.url()).not.toContain('key');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await host.getByRole('heading', { name: 'Grace' }).waitFor();

  // The invitation is void now: whoever opens it again is told so, and looks on.
  const late = await visitor(browser);
  await late.goto(link);
  await late.getByRole('dialog', { name: 'This seat is taken' }).getByText(/^Grace sits there/).waitFor();
  expect(await complaints(late)).toEqual([]);
  await late.getByRole('button', { name: 'Just watch' }).click();
  await late.locator('.spectator').waitFor();
  expect(await late.getByRole('button', { name: 'Sit down' }).count()).toBe(0);

  await friend.locator('#tab-chat').click();
  await friend.getByLabel('Say something').fill('Good luck!');
  await friend.getByRole('button', { name: 'Send' }).click();
  await host.locator('#tab-chat .count').waitFor();
  await host.locator('#tab-chat').click();
  await host.getByText('Good luck!').waitFor();
  // On a phone the chat is far down the page.
  await host.locator('#tab-log').click();
  await host.setViewportSize(PHONE.viewport);
  await friend.getByLabel('Say something').fill('Your turn.');
  await friend.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('button', { name: '1 new message' }).click();
  await host.getByText('Your turn.').waitFor();
  await host.waitForFunction(() => scrollY > 0 && document.activeElement?.id === 'chat-text');
  await host.setViewportSize({ width: 1440, height: 900 });

  // Whoever is asked first keeps their ships; then the other one is asked.
  await host.locator('[data-pick="button:keep"]').click();
  await friend.locator('[data-pick="button:keep"]').click();
  await host.locator('.log, .sentence').first().waitFor();
});

test('an invitation is for its own table, and for once', async () => {
  const made = await openTable(program.origin, ['Ada', null]);
  const guest = await visitor(browser);
  await go(guest, `/tables/${made.id}`);
  await guest.locator('.spectator').waitFor();
  // Only the fragment changes: the page stays, and so does its table.
  await guest.evaluate((hash) => (location.hash = hash), `#seat=1&key=${made.seats[1]?.secret}`);
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('heading', { name: 'Grace' }).waitFor();

  await guest.getByRole('link', { name: 'Passerelle' }).click();
  await guest.getByRole('article', { name: 'Quantum' }).getByRole('link', { name: 'Play' }).click();
  await guest.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await guest.getByRole('button', { name: 'Open the table' }).click();
  await guest.getByLabel('Link for player 2').waitFor();
  expect(await guest.getByRole('dialog').count()).toBe(0);
  await guest.locator('.sentence', { hasText: 'Waiting for a player to sit down.' }).waitFor();
});

test('a game against a bot takes one click, and the bot answers', async () => {
  const page = await visitor(browser, { settings: { sound: false } });
  await go(page, '/');
  await page.getByRole('button', { name: 'Alpha Sector' }).click();
  await page.locator('[data-pick="button:keep"]').click();
  // The bot does the same in between.
  await setUp(page);
  await asked(page);
  await page.keyboard.press('a');
  expect(await page.getByRole('dialog').locator('li, summary').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');

  // Giving actions up is asked about; the answer no takes nothing away.
  await page.locator('[data-pick="button:end"]').click();
  await page.getByRole('button', { name: /^No/ }).click();
  await page.locator('[data-pick="button:end"]').click();
  await page.getByRole('button', { name: /^Yes/ }).click();
  await page.getByText(/begins a turn/).nth(2).waitFor();

  await page.locator('#tab-table').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.after').waitFor();
});

test('a whole game against a bot comes to its end, and its dice are verified', WHOLE_GAME, async () => {
  const page = await visitor(browser, { settings: { confirm: false, sound: false, pace: 'brisk' } });
  await go(page, '/new/quantum');
  await page.locator('.map', { hasText: 'Alpha Sector' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await asked(page);
  const { id, seat, secret } = await ownSeat(page);

  let own = 0;
  for (;;) {
    const { prompt, actions, version } = await look(program.origin, id, secret);
    await shows(page, version);
    if (prompt.over) break;
    if (prompt.seats.includes(seat)) {
      const wanted = simplest(actions);
      await asked(page);
      await spell(page, actions, wanted);
      own += 1;
    }
    await shows(page, version + 1);
  }

  expect(own).toBeGreaterThan(10);
  expect(await page.locator('.sentence').textContent()).toMatch(/won by/);
  await page.locator('.after a').first().click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.locator('.checks .good').nth(1).waitFor();
});

test('two people share one screen', async () => {
  const page = await visitor(browser);
  await go(page, '/new/quantum');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Player 2', { exact: true }).selectOption('here');
  await page.getByLabel('Name of player 2').fill('Grace');
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (const name of ['Ada', 'Grace']) {
    await page.locator('.sentence', { hasText: `${name}:` }).waitFor();
    await page.locator('[data-pick="button:keep"]').click();
  }
  await setUp(page);

  // Three turns each, and then it is the first one's again. The screen goes to whoever is asked.
  await asked(page);
  const first = (await page.locator('.sentence').textContent())?.split(':')[0] ?? '';
  const second = first === 'Ada' ? 'Grace' : 'Ada';
  for (const name of [first, second, first, second, first, second]) {
    await page.locator('.sentence', { hasText: `${name}:` }).waitFor();
    await page.locator('[data-pick="button:end"]').click();
    await page.getByRole('button', { name: /^Yes/ }).click();
  }
  await page.locator('.sentence', { hasText: `${first}:` }).waitFor();
  expect(await page.locator('.sheet', { hasText: 'away' }).count()).toBe(0);
});

test('where something is hidden a curtain falls between two players at one screen', async () => {
  const made = await tableFromRecord(program.origin, 44);
  const page = await visitor(browser, { kept: made, settings: { confirm: false } });
  // Nothing is hidden in Quantum: the page is told otherwise.
  await page.routeWebSocket(/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      const message = JSON.parse(String(said)) as { type: string };
      socket.send(JSON.stringify(message.type === 'snapshot' ? { ...message, secrets: true } : message));
    });
  });
  await go(page, `/tables/${made.id}`);
  await page.locator('.sentence', { hasText: 'Ada:' }).waitFor();
  await page.locator('[data-pick="button:end"]').click();
  const curtain = page.getByRole('dialog', { name: 'Pass the screen to Grace' });
  await curtain.waitFor();
  const [covered, screen] = [await curtain.boundingBox(), page.viewportSize()];
  expect(covered).toMatchObject({ x: 0, y: 0, ...screen });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('I am Grace');
  await page.keyboard.press('Enter');
  await curtain.waitFor({ state: 'detached' });
  await page.locator('.sentence', { hasText: 'Grace:' }).waitFor();
});

test('a click on what is not allowed says why, with the rule', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made });
  await go(page, `/tables/${made.id}`);
  await asked(page);
  const closed = await page.locator('[data-square]:not(.open)').first().getAttribute('data-square');
  await page.locator(`[data-square="${closed}"]`).click();
  await page.locator('.refusal .clause').click();
  await page.getByRole('dialog').locator('article.wanted').waitFor();
});
