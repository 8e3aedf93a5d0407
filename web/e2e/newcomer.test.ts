/** What somebody stumbles over who plays for the first time, fast, or over a slow line. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { Offered } from '../src/protocol/types';
import { asked, decisions, look, openTable, settled, shows, spell, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

/** The table of the record before one of its decisions, in the page of whoever makes it. */
async function before(decision: number, settings: Record<string, unknown> = {}): Promise<{ page: Page; id: string; secret: string }> {
  const made = await tableFromRecord(program.origin, decision - 1);
  const seat = made.seats[decisions()[decision - 1]?.by ?? 0];
  if (!seat) throw new Error('a seat without a player');
  const page = await visitor(browser, { kept: { id: made.id, seats: [seat] }, settings: { sound: false, ...settings } });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  return { page, id: made.id, secret: seat.secret };
}

async function play(page: Page, id: string, secret: string, action: string): Promise<void> {
  const { actions, version } = await look(program.origin, id, secret);
  await spell(page, actions, actions.find(({ notation }) => notation === action) as Offered);
  await shows(page, version + 1);
}

test('the second click of a double click does nothing', async () => {
  const { page, id, secret } = await before(11, { confirm: false });
  const { version } = await look(program.origin, id, secret);
  await page.locator('[data-pick="button:research"]').dblclick();
  await shows(page, version + 1);
  await settled(page);
  expect((await look(program.origin, id, secret)).version).toBe(version + 1);
  // Whoever means it clicks again.
  await page.locator('[data-pick="button:research"]').click();
  await shows(page, version + 2);
});

test('a card that is taken by a double click stays', async () => {
  const { page, id, secret } = await before(32, { confirm: false });
  const { version } = await look(program.origin, id, secret);
  await page.locator('[data-pick="card:momentum"]:visible').first().dblclick();
  await shows(page, version + 1);
  await settled(page);
  expect((await look(program.origin, id, secret)).version).toBe(version + 1);
});

test('a combat shows its sum, when it is fought and when it is looked back at', async () => {
  const sum = /^\d\s\+\s\d\s=\s\d+ against \d\s\+\s\d\s=\s\d+: /;
  const { page, id, secret } = await before(25, { confirm: false });
  await play(page, id, secret, 'f8-c5xb4');
  await page.locator('.tray .sum', { hasText: sum }).waitFor();
  const said = await page.locator('.tray .sum').innerText();
  expect(said).toMatch(/: (a tie, the attacker wins|the lower total wins, the attack (succeeds|fails))$/);

  await play(page, id, secret, 'end');
  await page.goto(`${program.origin}/tables/${id}?at=25`);
  await page.locator('.tray .sum', { hasText: said }).waitFor();
});

test('an attack asks from which square, where there are several', async () => {
  const { page, id, secret } = await before(25);
  const { actions } = await look(program.origin, id, secret);
  const ways = actions.filter(({ notation }) => /^f8-\w+xb4$/.test(notation));
  expect(ways.length).toBeGreaterThan(1);
  await page.locator('[data-square="f8"]').click();
  await page.locator('[data-square="b4"]').click();
  await page.locator('.sentence', { hasText: 'From which square do you attack?' }).waitFor();
});

test('actions have names and costs', async () => {
  const { page } = await before(11);
  const guide = page.getByRole('list', { name: 'Actions and what they cost' });
  for (const name of ['Move 1 action', 'Deploy 1 action', 'Reconfigure 1 action', 'Build 2 actions', 'Research 1 action']) {
    await guide.getByRole('button', { name }).waitFor();
  }
  await guide.getByRole('button', { name: /^Build/ }).click();
  await page.getByText('your ships near it add up to its number').waitFor();
});

test('what gives something up stands last and asks', async () => {
  const { page } = await before(32);
  const buttons = page.locator('.choices .pick:visible');
  expect(await buttons.last().innerText()).toBe('Take no more');
  await buttons.last().click();
  await page.getByRole('button', { name: /^Yes/ }).waitFor();
});

test('playing again against a bot is one click', async () => {
  const made = await openTable(program.origin, ['Ada'], { seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'easy' }] });
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('#tab-table').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.after').getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((address) => address.pathname.startsWith('/tables/') && !address.pathname.includes(made.id));
  await asked(page);
  // The list tells against whom, and when.
  await page.goto(program.origin);
  const mine = page.locator('[aria-labelledby=mine]');
  await mine.getByText('Bot 2 (easy)').or(mine.getByText('Bot 1 (easy)')).first().waitFor();
});

test('a game waits for whoever is invited, and begins when they sit down', async () => {
  const [host, friend] = await Promise.all([visitor(browser), visitor(browser)]);
  await host.goto(`${program.origin}/new/quantum`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.locator('.sentence', { hasText: 'Waiting for a player to sit down.' }).waitFor();
  expect(await host.locator('.pick, .status.mine').count()).toBe(0);

  await friend.goto(await host.getByLabel('Link for player 2').inputValue());
  await friend.getByLabel('Your name').fill('Grace');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await asked(host);
  await host.locator('[data-pick="button:keep"]').click();
  await asked(friend);
});

test('unless one says otherwise', async () => {
  const host = await visitor(browser);
  await host.goto(`${program.origin}/new/quantum`);
  await host.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await host.getByLabel('Wait until everybody has sat down').uncheck();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await asked(host);
});

test('nobody thinks in the past', async () => {
  const { page, id } = await before(25);
  await page.goto(`${program.origin}/tables/${id}?at=20`);
  await page.locator('.sentence', { hasText: /^To decide then: (Ada|Grace)\.$/ }).waitFor();
});

test('the end says why, and shows the game in figures', async () => {
  const made = await tableFromRecord(program.origin, decisions().length);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}/end`);
  const table = page.getByRole('region', { name: 'The game in figures' });
  await table.waitFor();
  const ada = await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  expect(ada.map(Number)).toEqual([5, 6, 1, 3, 6]);
  await page.getByText('Ada has placed every cube and wins the game.').waitFor();
});

test('an action, another and an undo at once, over a slow line, leave a table that can be played', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const seat = made.seats[1];
  const page = await visitor(browser, { kept: { id: made.id, seats: seat ? [seat] : [] }, settings: { confirm: false, sound: false }, reducedMotion: 'no-preference' });
  await page.routeWebSocket(/live$/, (socket) => {
    const server = socket.connectToServer();
    const later = (send: () => void) => void setTimeout(send, 200);
    socket.onMessage((said) => later(() => server.send(said)));
    server.onMessage((said) => later(() => socket.send(said)));
  });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const { version } = await look(program.origin, made.id, seat?.secret);
  await page.locator('[data-square="h9"]').click();
  await page.locator('[data-square="f8"]').click();
  await page.locator('[data-pick="button:research"]').click();
  await page.keyboard.press('u');
  await shows(page, version + 3);
  const now = await look(program.origin, made.id, seat?.secret);
  expect([now.version, now.at]).toEqual([version + 3, 11]);
  await page.locator('[data-pick="button:research"]').click();
  await shows(page, version + 4);
});

/** A line over which somebody else decides now and then: everything from there on is one version later. */
async function withAnother(page: Page): Promise<{ decide(): void }> {
  let shift = 0;
  let version = 0;
  let say = (_: object): void => undefined;
  await page.routeWebSocket(/live$/, (socket) => {
    const server = socket.connectToServer();
    say = (message) => socket.send(JSON.stringify(message));
    server.onMessage((said) => {
      const message = JSON.parse(String(said)) as { version?: number };
      if (message.version !== undefined) version = message.version;
      say(message.version === undefined ? message : { ...message, version: message.version + shift });
    });
    socket.onMessage((said) => {
      const message = JSON.parse(String(said)) as { expected?: number };
      server.send(JSON.stringify(message.expected === undefined ? message : { ...message, expected: message.expected - shift }));
    });
  });
  return {
    decide() {
      shift += 1;
      say({ type: 'moment', version: version + shift, at: version, events: [], now: {} });
    },
  };
}

test('picks survive what others decide', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const seat = made.seats[1];
  const page = await visitor(browser, { kept: { id: made.id, seats: seat ? [seat] : [] } });
  const another = await withAnother(page);
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const { version } = await look(program.origin, made.id, seat?.secret);
  await page.locator('[data-square="h9"]').click();
  await page.locator('.choices .chip').waitFor();
  another.decide();
  await shows(page, version + 1);
  expect(await page.locator('.choices .chip').count()).toBe(1);
  await page.locator('[data-square="f8"]').click();
  await shows(page, version + 2);
  expect((await look(program.origin, made.id, seat?.secret)).version).toBe(version + 1);
});

test('a game without a drawn table is played from its sentences', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const seat = made.seats[1];
  const page = await visitor(browser, { kept: { id: made.id, seats: seat ? [seat] : [] }, settings: { confirm: false } });
  // The page is told another name, under which it has no drawings.
  await page.route(`**/api/tables/${made.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), game: 'undrawn' } });
  });
  await page.addInitScript((id) => {
    const all = JSON.parse(localStorage.getItem('passerelle.tables') ?? '{}') as Record<string, object>;
    localStorage.setItem('passerelle.tables', JSON.stringify({ ...all, [id]: { ...all[id], game: 'undrawn' } }));
  }, made.id);
  await page.goto(`${program.origin}/tables/${made.id}`);
  const list = page.getByRole('region', { name: 'Everything you can do' });
  await list.getByLabel('Find').fill('research');
  await list.getByRole('button', { name: /^\{?offer-quantum-research|^Research/ }).click();
  await page.getByRole('region', { name: 'The position in words' }).waitFor();
  await shows(page, (await look(program.origin, made.id, seat?.secret)).version);
});
