/** A campaign: friends join by a link, fight, choose, and see the path. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PHONE, complaints, visitor } from './support/people';
import { browser, program } from './support/scene';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Whoever gives up has lost at once. */
async function surrender(page: Page): Promise<void> {
  // A telephone shows one pane at a time.
  const panes = page.getByRole('navigation', { name: 'What is shown' });
  if (await panes.isVisible()) await panes.getByRole('button').nth(1).click();
  await page.locator('#tab-table').click();
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await page.getByRole('link', { name: 'On with the campaign' }).first().waitFor();
}

async function toTheBattle(page: Page): Promise<void> {
  await button(page, 'To the battle').click();
  await page.locator('.table').waitFor();
}

const stop = (page: Page, number: number) => page.locator('[aria-labelledby=path] > ol > li').nth(number - 1);

async function fitsTheScreen(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

test('two friends fight two battles of a campaign and see its path', async () => {
  const [ada, grace] = await Promise.all([visitor(browser), visitor(browser, PHONE)]);
  await ada.goto(`${program.origin}/new/fleet`);
  await ada.getByRole('link', { name: /^Campaign/ }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await ada.getByLabel('What is it called?').fill('The long war');
  await button(ada, 'Begin the campaign').click();
  await ada.getByRole('heading', { name: 'One player has not joined yet' }).waitFor();
  expect(await button(ada, 'To the battle').count()).toBe(0);

  await grace.goto(await ada.getByLabel('Link for player 2').inputValue());
  await grace.getByLabel('Your name').fill('Grace');
  await button(grace, 'Join').click();
  await button(grace, 'To the battle').waitFor();
  expect(grace.url()).not.toContain('key=');
  await fitsTheScreen(grace);
  const campaign = grace.url();

  await toTheBattle(ada);
  await toTheBattle(grace);
  expect(grace.url()).toBe(ada.url());
  await surrender(grace);

  // The winner comes back by the result, the loser by the table; the loser picks the scenario.
  await ada.goto(`${ada.url()}/end`);
  await ada.getByRole('link', { name: 'On with the campaign' }).click();
  await stop(ada, 1).getByText('Won by Ada').waitFor();
  await ada.getByRole('heading', { name: 'Grace picks the scenario of battle 2.' }).waitFor();
  expect(await ada.locator('input[name=choice]').count()).toBe(0);
  await ada.getByText('Ready on the bridge').first().waitFor();
  expect(await complaints(ada)).toEqual([]);

  await grace.goto(campaign);
  await grace.locator('input[name=choice]').first().waitFor();
  expect(await button(grace, 'This one').isDisabled()).toBe(true);
  await fitsTheScreen(grace);
  expect(await complaints(grace)).toEqual([]);
  await grace.getByRole('radio', { name: 'The Trap' }).check();
  await button(grace, 'This one').click();
  await toTheBattle(grace);
  await button(ada, 'To the battle').waitFor();
  await toTheBattle(ada);
  await surrender(ada);

  await ada.goto(campaign);
  await stop(ada, 2).getByText('The Trap').waitFor();
  await stop(ada, 2).getByText('Won by Grace').waitFor();
  expect(await stop(ada, 3).getAttribute('aria-current')).toBe('step');
  // The keyboard alone picks the next scenario: now it is Ada who lost.
  await ada.locator('input[name=choice]').first().focus();
  await ada.keyboard.press('Space');
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Enter');
  await button(ada, 'To the battle').waitFor();

  // After a pulled plug everything is as it was.
  const [before] = await Promise.all([stop(ada, 1).innerText()]);
  await program.kill();
  await program.restart();
  await ada.goto(campaign);
  await button(ada, 'To the battle').waitFor();
  expect(await stop(ada, 1).innerText()).toBe(before);
});

test('a campaign speaks French, and one that is not there says so', async () => {
  const page = await visitor(browser, { locale: 'fr-FR', ...PHONE });
  await page.goto(`${program.origin}/campaigns`);
  await button(page, 'Commencer la campagne').click();
  await button(page, 'À la bataille').waitFor();
  await page.getByRole('heading', { name: 'La suite des batailles' }).waitFor();
  await fitsTheScreen(page);
  expect(await complaints(page)).toEqual([]);
  await page.goto(`${program.origin}/campaigns`);
  await page.locator('[aria-labelledby=mine] a').first().waitFor();
  await page.goto(`${program.origin}/campaigns/nowhere`);
  await page.getByText('Cette campagne n’existe pas').waitFor();
});
