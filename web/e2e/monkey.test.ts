/** Whole games by clicks on whatever is lit. A few here; `npm run monkey` plays them all. */

import { expect, test } from 'vitest';

import type { NewTable } from '../src/protocol/types';
import { roam } from './support/monkey';
import { PHONE, openTable, visitor } from './support/people';
import { browser, program } from './support/scene';

const ALL = process.env['MONKEY'] === 'all';
const TIME_MS = ALL ? 240_000 : 45_000;
const CLICKS = ALL ? 1_500 : 160;

type Setup = NonNullable<NewTable['setup']>;
const SETUPS: readonly (readonly [game: string, setup: Setup, seats?: number])[] = [
  ['fleet', {}],
  ['fleet', { mode: 'teams', zones: '5x5+5x5' }, 4],
  ['fleet', { mode: 'free_for_all' }, 3],
  ['fleet', { zones: '4x4+4x4' }],
  ['fleet', { options: 'hidden_deployment' }],
  ['fleet', { options: 'fog_of_war' }],
  ['fleet', { options: 'drawn_weapons+secret_devices' }],
  ['fleet', { options: 'secret_weapons+secret_devices+hidden_deployment+fog_of_war' }],
  ...['asteroid_belt', 'the_trap', 'the_salvage', 'the_passage', 'the_capture', 'control', 'planetary_assault', 'duel', 'blockade', 'illegal'].map(
    (scenario) => ['fleet', { scenario }] as const,
  ),
  ['quantum', {}],
  ['quantum', { edition: 'first' }, 3],
];
const SEEDS = ALL ? Array.from({ length: SETUPS.length }, (_, seed) => seed + 1) : [1, 2, 3, 4];

/** Every seed takes another set-up; every second one a telephone. */
const outings = SEEDS.map((seed) => {
  const [game, setup, seats = 2] = SETUPS[(seed * 7) % SETUPS.length] ?? ['fleet', {}];
  return { seed, game, setup, seats, phone: seed % 2 === 0 };
});

for (const { seed, game, setup, seats: count, phone } of outings) {
  test(`seed ${seed}: ${game} ${JSON.stringify(setup)}${phone ? ' on a telephone' : ''}`, { timeout: TIME_MS + 60_000 }, async () => {
    const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level: 'easy' as const }));
    const seats = [{ kind: 'human' as const, name: 'Ada' }, ...bots];
    const made = await openTable(program.origin, [], { game, setup, seats });
    const page = await visitor(browser, { kept: made, game, settings: { sound: false, pace: 'brisk' }, ...(phone ? PHONE : {}) });
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.goto(`${program.origin}/tables/${made.id}`);
    await page.locator('.status').waitFor();
    const outing = await roam(page, seed, { clicks: CLICKS, time_ms: TIME_MS });
    expect(outing.faults, `seed ${seed} after ${outing.clicked.slice(-8).join(' ')}`).toEqual([]);
    expect(said).toEqual([]);
    expect(outing.clicked.length).toBeGreaterThan(10);
    await page.context().close();
  });
}
