/** The pictures of the documentation, taken from a real game: `npm run screenshots`. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { act, flyOut, laid, seen, sit, withBots } from './support/crew';
import { PHONE, asked, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';
import { stage } from './support/staged';

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

test('Fleet Commander: a battle, the builder, a phone', async () => {
  const made = await stage(program.origin, {
    seats: [
      { ships: 'battleship:vortex_missiles@b2 cruiser@c3 destroyer@c3=8 destroyer@d2 frigate@d4 testudo@a3', rolled: 'ro bo gd', bridge: 'bd rs' },
      { ships: 'battleship:proton_beam@d5 cruiser@c4=13 phalanx@e4 destroyer@b5 frigate@a5=3', bridge: 'go bs' },
    ],
    position: { sectors: ['asteroid_field@b3', 'gas_cloud@d3', 'gravity_field@b4'] },
    before: [[0, 'attack ro c3 2b']],
  });
  const kept = (seat: number) => ({ kept: { id: made.id, seats: made.seats.filter((own) => own.seat === seat) }, game: 'fleet', settings: { sound: false } });
  const grace = await visitor(browser, kept(1));
  const ada = await visitor(browser, kept(0));
  await ada.goto(`${program.origin}/tables/${made.id}`);
  await asked(ada);
  if ((await ada.locator('[data-pick="button:fire"]').count()) > 0) await ada.locator('[data-pick="button:fire"]').first().click();
  await grace.goto(`${program.origin}/tables/${made.id}`);
  await asked(grace);
  await picture(grace, 'fleet-battle');
  const phone = await visitor(browser, { ...PHONE, ...kept(1), locale: 'fr-FR', deviceScaleFactor: 2 });
  await phone.goto(`${program.origin}/tables/${made.id}`);
  await asked(phone);
  await picture(phone, 'fleet-phone');

  const builder = await visitor(browser);
  await builder.goto(`${program.origin}/fleets#FC1-0RC0-04AR-A001-448`);
  await builder.getByRole('heading', { name: /^Not legal yet/ }).waitFor();
  await picture(builder, 'fleet-builder');
});

test('a crew of Space Alert: the Action Round, the film, the debriefing, a phone', async () => {
  const planning = await withBots(1, 3, { mission: 'S2-1' });
  const round = await sit(planning, 0);
  for (let leaps = 0; leaps < 60 && (await seen(planning, 0)).view.threats.length < 3; leaps += 1) {
    await act(planning, 0, 'done');
    await round.waitForTimeout(200);
  }
  for (let cards = 0; cards < 2; cards += 1) {
    await round.locator('.hand [data-pick^="card:"]').first().click();
    await round.locator('.dock .slot.lit:not(.full) [data-pick^="slot:"]').first().click();
    await expect.poll(() => laid(round)).toBe(cards + 1);
  }
  await round.locator('.hand [data-pick^="card:"]').first().click();
  await picture(round, 'alert-round');

  const over = await withBots(1, 3, { mission: 'S2-4' });
  await flyOut(over, [0], 0.8);
  const film = await sit(over, 0, {}, '/film?turn=4&event=0');
  await film.locator('.column.now').waitFor();
  for (let events = 0; events < 120 && (await film.locator('.shots .sum').count()) === 0; events += 1) await film.keyboard.press('ArrowRight');
  await picture(film, 'alert-film');
  const moment = new URL(film.url());

  await film.goto(`${program.origin}/tables/${over.id}/end`);
  await film.locator('.answers[aria-busy=false]').waitFor({ timeout: 60_000 });
  await picture(film, 'alert-debriefing');

  const phone = await sit(over, 0, { ...PHONE, locale: 'fr-FR', deviceScaleFactor: 2 }, moment.pathname.replace(`/tables/${over.id}`, '') + moment.search);
  await phone.locator('.column.now').waitFor();
  await picture(phone, 'alert-phone');
});
