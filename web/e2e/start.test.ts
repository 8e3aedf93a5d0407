/** From the start page to a game: in one click, by a key, by a file, or only to look on. */

import { expect, test } from 'vitest';

import { PHONE, asked, openTable, record, visitor } from './support/people';
import { browser, program } from './support/scene';

const FIRST = [
  { name: 'Alpha Sector', key: '1', game: 'quantum', seats: 2 },
  { name: 'First battle', key: '2', game: 'fleet', seats: 2 },
  { name: 'First flight', key: '3', game: 'alert', seats: 4 },
];

for (const { name, key, game, seats } of FIRST) {
  test(`${name} is one click from the start page, or one key`, async () => {
    const page = await visitor(browser, { settings: { sound: false } });
    const opened: { game: string; seats: { kind: string; level?: string }[] }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tables')) opened.push(request.postDataJSON() as (typeof opened)[number]);
    });
    await page.goto(program.origin);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(/\/tables\//);
    await page.locator('.table, .round, main h1').first().waitFor();
    await page.goto(program.origin);
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.keyboard.press(key);
    await page.waitForURL(/\/tables\//);
    expect(opened).toHaveLength(2);
    for (const wanted of opened) {
      expect([wanted.game, wanted.seats.length]).toEqual([game, seats]);
      expect(wanted.seats.slice(1).every(({ kind, level }) => kind === 'bot' && level === 'easy')).toBe(true);
    }
  });
}

test('the first battle begins with its fleets and asks its player', async () => {
  const page = await visitor(browser, { settings: { sound: false } });
  await page.goto(program.origin);
  await page.getByRole('button', { name: 'First battle' }).click();
  await asked(page);
  expect(await page.locator('.sentence').innerText()).not.toMatch(/choose your fleet/i);
});

test('a record is opened by dropping it anywhere', async () => {
  const page = await visitor(browser);
  await page.goto(program.origin);
  await page.getByRole('button', { name: 'Alpha Sector' }).waitFor();
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.jsonl'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, `${record().join('\n')}\n`);
  await page.waitForURL(/\/tables\//);
  await page.getByText(/won by/).first().waitFor();
});

test('bots play for whoever looks on', async () => {
  const page = await visitor(browser);
  await page.goto(program.origin);
  await page.getByRole('article', { name: 'Quantum' }).getByRole('link', { name: 'Watch' }).click();
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page.locator('.spectator').waitFor();
});

test('on a phone one game stands at a time, and what waits comes first', async () => {
  const made = await openTable(program.origin, ['Ada'], { seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'easy' }] });
  const page = await visitor(browser, { ...PHONE, kept: { id: made.id, seats: made.seats } });
  await page.goto(program.origin);
  await page.getByText('It is your turn.').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Space Alert' }).click();
  await page.getByRole('article', { name: 'Space Alert' }).waitFor();
  const [table, card] = await Promise.all([page.locator(`a[href="/tables/${made.id}"]`).boundingBox(), page.getByRole('article').boundingBox()]);
  expect(table?.y).toBeLessThan(card?.y ?? 0);
});

test('a start page has at most 800 nodes of pictures', async () => {
  const page = await visitor(browser);
  await page.goto(program.origin);
  await page.locator('article svg text').first().waitFor();
  expect(await page.locator('svg *').count()).toBeLessThan(800);
});
