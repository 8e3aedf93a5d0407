/** The pictures of the documentation, taken from a real game: `npm run screenshots`. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';
import { test } from 'vitest';

import { PHONE, asked, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

mkdirSync(FOLDER, { recursive: true });

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
