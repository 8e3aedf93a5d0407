/** What happens when the server is gone and comes back. */

import { expect, test } from 'vitest';

import { asked, decisions, look, shows, spell, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

test('after kill -9 and a restart everything is there, and the page carries on by itself', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made, settings: { confirm: false } });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const next = decisions()[10];
  const secret = made.seats[next?.by ?? 0]?.secret;
  const before = await look(program.origin, made.id, secret);

  await program.kill();
  await page.getByText(/Reconnecting/).waitFor();
  expect(await page.locator('.ship').count()).toBeGreaterThan(0);
  await program.restart();
  await page.getByText(/Reconnecting/).waitFor({ state: 'detached' });
  await asked(page);

  const after = await look(program.origin, made.id, secret);
  expect(after.version).toBe(before.version);
  expect(after.view).toEqual(before.view);
  const wanted = after.actions.find(({ notation }) => notation === next?.do);
  if (!wanted) throw new Error('the next decision is not open');
  await spell(page, after.actions, wanted);
  await shows(page, before.version + 1);
});

test('without a server the past that was seen can be looked at, and the rest says why not', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made, settings: { confirm: false } });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const next = decisions()[10];
  const { actions, version } = await look(program.origin, made.id, made.seats[next?.by ?? 0]?.secret);
  const wanted = actions.find(({ notation }) => notation === next?.do);
  if (!wanted) throw new Error('the next decision is not open');
  await spell(page, actions, wanted);
  await shows(page, version + 1);

  await program.kill();
  await page.getByText(/Reconnecting/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=10$/);
  await page.getByText('You are looking at the past.').waitFor();
  await page.keyboard.press('Home');
  await page.getByText('This moment cannot be shown while the server is not responding.').waitFor();
  await page.waitForURL(/at=10$/);

  await program.restart();
  await page.getByText(/Reconnecting/).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.search === '');
  await page.goto(`${program.origin}/tables/${made.id}?at=99999`);
  await page.waitForURL((url) => url.search === '');
});

test('what the others did while the line was cut is caught up with', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: { id: made.id, seats: made.seats.slice(0, 1) } });
  const lines: { close(): Promise<void> }[] = [];
  const heard: string[] = [];
  let cut = false;
  await page.routeWebSocket(/live$/, (socket) => {
    if (cut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      heard.push(String(message));
      server.send(message);
    });
    lines.push(socket);
  });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await shows(page, 10);

  cut = true;
  await Promise.all(lines.map((line) => line.close()));
  await page.getByText(/Reconnecting/).waitFor();
  for (const [index, { by, do: action }] of decisions().slice(10, 13).entries()) {
    const body = JSON.stringify({ expected: 10 + index, action, id: `e2e-${index}` });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${made.seats[by]?.secret}` };
    const answer = await fetch(`${program.origin}/api/tables/${made.id}/actions`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }
  cut = false;
  await shows(page, 13);
  const hello = heard.filter((message) => message.includes('hello')).at(-1);
  expect(JSON.parse(hello ?? '{}')).toMatchObject({ type: 'hello', from: 10 });
  expect(await page.locator('.log li').count()).toBeGreaterThan(12);
});

test('the address of a moment shows that moment, and the way back', async () => {
  const made = await tableFromRecord(program.origin, 40);
  const page = await visitor(browser);
  await page.goto(`${program.origin}/tables/${made.id}?at=20`);
  await page.getByText('You are looking at the past.').waitFor();
  expect(await page.getByLabel('Moment of the game').inputValue()).toBe('20');
  await page.getByLabel('Moment of the game').press('ArrowRight');
  await page.waitForURL(/at=21$/);
  await page.getByLabel('Moment of the game').press('PageUp');
  await page.waitForURL((url) => Number(url.searchParams.get('at')) < 21);
  await page.keyboard.press('Home');
  await page.waitForURL(/at=0$/);
  await page.getByRole('button', { name: 'Return' }).click();
  await page.waitForURL((url) => url.search === '');
  expect(await page.getByText('You are looking at the past.').count()).toBe(0);

  // A line of the log leads to its moment, and pointing at it lights what it is about.
  const line = page.locator('.log button', { hasText: /moves/ }).first();
  await line.hover();
  await page.locator('.shown').first().waitFor();
  await line.click();
  await page.getByText('You are looking at the past.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('You are looking at the past.').waitFor({ state: 'detached' });
});
