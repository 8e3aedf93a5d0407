/** Setting a battle up, and building a fleet: what does not go says why, and what is shown is what the server says. */

import { expect, test } from 'vitest';

import { complaints, look, openTable, visitor } from './support/people';
import { browser, program } from './support/scene';

const CODE = 'FC1-0RC0-04AR-A001-448';

test('a choice that does not go with the scenario leads back to a Pitched Battle, and says why', async () => {
  const page = await visitor(browser);
  await page.goto(`${program.origin}/new/fleet`);
  await page.getByRole('radio', { name: 'The Passage' }).check({ force: true });
  await page.locator('.scenario:has(:checked)', { hasText: 'The Passage' }).waitFor();
  await page.locator('.pill.faint', { hasText: /^14$/ }).waitFor();
  await page.getByRole('radio', { name: '14', exact: true }).check({ force: true });
  await page.locator('.scenario:has(:checked)', { hasText: 'Pitched Battle' }).waitFor();
  await page.mouse.move(5, 5);
  await page.locator('.told', { hasText: /Back to Pitched Battle: .*FC-/ }).waitFor();
  expect(await complaints(page)).toEqual([]);
});

test('a battle of four with two optional rules is opened as it was chosen', async () => {
  const page = await visitor(browser, { settings: { sound: false } });
  await page.goto(`${program.origin}/new/fleet`);
  await page.getByRole('radio', { name: 'Two camps' }).check({ force: true });
  await page.getByRole('switch', { name: /^Hidden deployment/ }).check({ force: true });
  await page.getByRole('switch', { name: /^Fog of war/ }).check({ force: true });
  await page.locator('.layout svg pattern').nth(3).waitFor({ state: 'attached' });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  const wanted = (await sent).postDataJSON() as { setup: Record<string, unknown>; seats: unknown[] };
  expect([wanted.setup['mode'], wanted.setup['options'], wanted.seats.length]).toEqual(['teams', 'hidden_deployment+fog_of_war', 4]);
  await page.waitForURL(/\/tables\//);
});

test('every scenario can be chosen and opened, and a surprise too', async () => {
  const page = await visitor(browser, { settings: { sound: false } });
  await page.goto(`${program.origin}/new/fleet`);
  await page.locator('.scenario').nth(11).waitFor();
  const names = await page.locator('.scenario b').allInnerTexts();
  expect(names).toHaveLength(12);
  for (const name of ['Surprise me', 'Control', 'Illegal']) {
    await page.goto(`${program.origin}/new/fleet`);
    await page.locator('.scenario', { hasText: name }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/tables\//);
  }
});

test('a fleet from a link tells each reason with its clause, and its code leads back to it', async () => {
  const page = await visitor(browser);
  await page.goto(`${program.origin}/fleets#${CODE}`);
  await page.getByRole('heading', { name: 'Not legal yet, for 3 reasons' }).waitFor();
  for (const clause of ['FC-FLEET-01', 'FC-FLEET-05', 'FC-FLEET-14']) await page.locator('.reasons').getByRole('link', { name: clause }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue()).toBe(CODE);
  expect(await complaints(page)).toEqual([]);
});

test('a ready-made fleet is legal, can be changed, kept, and found again', async () => {
  const page = await visitor(browser);
  await page.goto(`${program.origin}/fleets`);
  await page.locator('.ready button').first().click();
  await page.getByRole('heading', { name: 'A legal fleet' }).waitFor();
  await page.getByRole('button', { name: 'One Frigate more' }).click();
  await page.getByRole('heading', { name: /^Not legal yet/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { name: 'A legal fleet' }).waitFor();
  await page.getByLabel('Name of the fleet').fill('My line');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const code = await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue();
  await page.reload();
  await page.getByRole('button', { name: 'My line', exact: true }).click();
  await page.waitForFunction((wanted) => [...document.querySelectorAll('input')].some((input) => input.value === wanted), code);
});

test('what is no fleet is told, and stays where it was typed', async () => {
  const page = await visitor(browser);
  await page.goto(`${program.origin}/fleets`);
  await page.getByLabel('Code of a fleet').fill('FC1-NONSENSE');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('alert').getByText('This is no fleet.').waitFor();
  expect(await page.getByLabel('Code of a fleet').inputValue()).toBe('FC1-NONSENSE');
});

test('from a ready-made fleet to a battle with it in three clicks', async () => {
  const page = await visitor(browser, { settings: { sound: false } });
  await page.goto(`${program.origin}/fleets`);
  await page.locator('.ready button').nth(1).click();
  const code = await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Play with this fleet' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  const wanted = (await sent).postDataJSON() as { setup: Record<string, unknown> };
  expect([wanted.setup['choice'], wanted.setup['fleets']]).toEqual(['given', [code, 'amycles-line']]);
  await page.waitForURL(/\/tables\//);
});

test('a fleet is built at the table for what the table asks, and the others see that one has chosen, no more', async () => {
  const seats = [{ kind: 'human' as const, name: 'Ada' }, { kind: 'human' as const, name: 'Grace' }];
  const made = await openTable(program.origin, [], { game: 'fleet', setup: { choice: 'secret', points: 14, options: 'drawn_weapons' }, seats });
  const sit = (seat: number) => visitor(browser, { kept: { id: made.id, seats: made.seats.filter((own) => own.seat === seat) }, game: 'fleet', settings: { sound: false } });
  const [ada, grace] = [await sit(0), await sit(1)];
  const heard: string[] = [];
  grace.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await Promise.all([ada, grace].map((page) => page.goto(`${program.origin}/tables/${made.id}`)));

  await ada.getByRole('button', { name: 'Build a fleet…' }).click();
  const builder = ada.getByRole('dialog');
  await builder.locator('.ready button').first().click();
  await builder.getByRole('heading', { name: 'A legal fleet' }).waitFor();
  await builder.locator('.mine').getByText('of 14 points').waitFor();
  await builder.locator('.mine').getByText('drawn at the table').first().waitFor();
  await builder.getByRole('button', { name: 'One Destroyer more' }).click();
  await builder.locator('.mine b', { hasText: /^14$/ }).waitFor();
  const code = await builder.getByRole('textbox', { name: 'Code', exact: true }).inputValue();
  await builder.getByRole('button', { name: 'Take this fleet' }).click();
  await grace.getByRole('button', { name: 'Ada has chosen a fleet.' }).waitFor();

  const seen = await look(program.origin, made.id, made.seats[1]?.secret);
  expect((seen.view as { seats: { faction: string; ships: unknown[] }[] }).seats[0]).toMatchObject({ faction: 'unknown', ships: [] });
  expect(code).toMatch(/^FC1-/);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((frame) => frame.includes(code))).toEqual([]);
  expect(await complaints(ada)).toEqual([]);
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test('a fleet is printed on one sheet', async () => {
  const page = await visitor(browser);
  await page.goto(`${program.origin}/fleets#${CODE}`);
  await page.getByRole('heading', { name: /^Not legal yet/ }).waitFor();
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
