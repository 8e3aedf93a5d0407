/** A game that the client has never heard of: what the server says of it is enough to play it. */

import { afterAll, expect, test } from 'vitest';

import { complaints, settled, visitor } from './support/people';
import { Program, WITH_RACE } from './support/program';
import { browser } from './support/scene';

const program = await Program.start([], WITH_RACE);
afterAll(() => program.stop());

test('a fourth game is chosen, opened and played to its end from its sentences', async () => {
  const page = await visitor(browser, { settings: { confirm: false } });
  await page.goto(program.origin);
  await page.getByRole('article', { name: 'The race' }).getByRole('link', { name: 'Play' }).click();
  await page.getByLabel('Squares to the goal').selectOption('10');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();

  const over = page.locator('.status', { hasText: /is won by|is drawn/ });
  const actions = page.getByRole('region', { name: 'Everything you can do' }).getByRole('button');
  await page.getByRole('heading', { name: 'The race to square 10' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  for (let decision = 0; decision < 60; decision += 1) {
    await over.or(actions.first()).first().waitFor();
    if (await over.isVisible()) break;
    await settled(page);
    const before = await page.locator('.table').getAttribute('data-version');
    await actions.first().click();
    await page.waitForFunction((seen) => document.querySelector('.table')?.getAttribute('data-version') !== seen, before);
  }
  await over.waitFor();
  await page.getByRole('button', { name: /reaches the goal!/ }).waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\{[a-z-]+\}/);
});

test('its words are there in the other language too', async () => {
  const page = await visitor(browser, { locale: 'fr-FR' });
  await page.goto(program.origin);
  await page.getByRole('article', { name: 'La course' }).getByRole('link', { name: 'Jouer' }).click();
  await page.getByText('Cases jusqu’au but').first().waitFor();
});
