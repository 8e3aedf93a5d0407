/** The pictures of the documentation, taken from a real game: `npm run screenshots`. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';

import { PHONE, asked, launch, tableFromRecord, visitor } from './support/people';
import { Program } from './support/program';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

let program: Program;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await program.stop();
});

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

test('the start page, a game, a replay, a phone', async () => {
  const made = await tableFromRecord(program.origin, 44);
  const page = await visitor(browser, { kept: made });
  await page.goto(program.origin);
  await page.getByText('It is your turn.').waitFor();
  await picture(page, 'start');

  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  await picture(page, 'game');

  await page.goto(`${program.origin}/tables/${made.id}?at=27`);
  await page.getByText('You are looking at the past.').waitFor();
  await picture(page, 'replay');

  const phone = await visitor(browser, { ...PHONE, kept: made, locale: 'fr-FR', deviceScaleFactor: 2 });
  await phone.goto(`${program.origin}/tables/${made.id}`);
  await asked(phone);
  await picture(phone, 'phone');
});
