/** Crews of Space Alert: short missions, people at their screens, and what they do there. */

import type { Page } from 'playwright-core';

import type { MadeTable, NewTable, Snapshot } from '../../src/protocol/types';
import type { AlertView } from '../../src/games/alert/wire';
import { type Wishes, look, openTable, visitor } from './people';
import { browser, program } from './scene';

/** A mission against the clock that is over in a minute: everything that can be announced comes once. */
export const RUSH = `title = "Rush"
level = "mission"

[tracks]
red = "T1"
white = "T2"
blue = "T3"
internal = "T4"

[[threat]]
turn = 1
zone = "red"
card = "E1-07"
at = "0:05"

[[threat]]
turn = 3
zone = "blue"
card = "E1-01"
at = "0:10"

[[threat]]
turn = 5
card = "I1-01"
at = "0:40"

[times]
phases_end = ["0:30", "0:45", "1:00"]
incoming_data = ["0:15"]
data_transfer = ["0:20"]
communications_down = [{ at = "0:50", seconds = 5 }]
`;

const ZONES = ['red', 'white', 'blue'];
const OUTSIDE = ['E1-01', 'E1-02', 'E1-04', 'E1-05', 'E1-06', 'E1-07', 'E1-08', 'E1-09', 'E1-10', 'SE1-01', 'SE1-02', 'SE1-03', 'SE1-05'];
const INSIDE = ['I1-01', 'I1-02', 'I1-03', 'I1-04', 'I1-05', 'I1-06', 'I1-07'];

/** Another such mission for each number: other threats, in other places, at other times. */
export function rushOf(seed: number): { file: string; calls: { turn: number; at_ms: number }[] } {
  const pick = <T>(list: readonly T[], by: number): T => list[(seed * 7 + by * 5) % list.length] as T;
  const calls = [5, 10, 35, 40].map((at, index) => ({ turn: 1 + index * 2, at_ms: at * 1000 }));
  const threats = calls.map(({ turn, at_ms }, index) => {
    const inside = index === seed % 4;
    const card = inside ? pick(INSIDE, index) : (OUTSIDE[(seed + index * 3) % OUTSIDE.length] as string);
    return `[[threat]]\nturn = ${turn}\n${inside ? '' : `zone = "${pick(ZONES, index)}"\n`}card = "${card}"\nat = "0:${String(at_ms / 1000).padStart(2, '0')}"\n`;
  });
  const times = `[times]\nphases_end = ["0:25", "0:45", "1:00"]\nincoming_data = ["0:15"]\ndata_transfer = ["0:${seed % 2 ? '30' : '50'}"]\ncommunications_down = [{ at = "0:20", seconds = 5 }]\n`;
  const file = `title = "Rush ${seed}"\nlevel = "mission"\ntracks = { red = "T${1 + (seed % 3)}", white = "T4", blue = "T5", internal = "T6" }\n${threats.join('\n')}\n${times}`;
  return { file, calls };
}

export const CREW = ['Ada', 'Grace', 'Mary', 'Joan'] as const;

type Setup = NonNullable<NewTable['setup']>;

export const crew = (names: readonly string[], setup: Setup = {}): Promise<MadeTable> => openTable(program.origin, names, { game: 'alert', setup: { mission: 'S1-1', clock: false, ...setup } });

/** A crew with people on the first seats and bots on the others. */
export const withBots = (people: number, bots: number, setup: Setup = {}): Promise<MadeTable> =>
  openTable(program.origin, [], {
    game: 'alert',
    setup: { mission: 'S1-1', clock: false, ...setup },
    seats: [...CREW.slice(0, people).map((name) => ({ kind: 'human' as const, name })), ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' as const }))],
  });

export async function sit(table: MadeTable, seat: number | null, wishes: Wishes = {}, path = ''): Promise<Page> {
  const kept = { id: table.id, seats: table.seats.filter((one) => one.seat === seat) };
  const page = await visitor(browser, { kept, game: 'alert', ...wishes });
  await page.goto(`${program.origin}/tables/${table.id}${path}`);
  return page;
}

export type Seen = Omit<Snapshot, 'view'> & { view: AlertView };

/** The table as a seat sees it. A server that is busy is asked again. */
export async function seen(table: MadeTable, seat: number | null, tries = 5): Promise<Seen> {
  try {
    return (await look(program.origin, table.id, seat === null ? undefined : table.seats[seat]?.secret)) as Seen;
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return seen(table, seat, tries - 1);
  }
}

/** Does something without a screen; the answer is whether it was carried out. */
export async function act(table: MadeTable, seat: number, action: string): Promise<{ ok: boolean; clause?: string }> {
  return post(table, seat, 'actions', { action, expected: (await seen(table, seat)).version });
}

let commands = 0;
export async function post(table: MadeTable, seat: number, what: string, body: Record<string, unknown>): Promise<{ ok: boolean; clause?: string }> {
  commands += 1;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${table.seats[seat]?.secret ?? ''}` };
  const id = `e2e-${commands}-${Math.random().toString(36).slice(2)}`;
  const answer = await fetch(`${program.origin}/api/tables/${table.id}/${what}`, { method: 'POST', headers, body: JSON.stringify({ id, ...body }) });
  const told = (await answer.json()) as { clause?: string };
  return { ok: answer.ok, ...told };
}

/** Everybody says ready, and the countdown is over. */
export async function ready(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.veil .primary').click();
  await Promise.all(pages.map((page) => page.locator('.veil').waitFor({ state: 'detached', timeout: 15_000 })));
}

const DONE = ['go all', 'go', 'done', 'stop', 'nothing'];

/** Plays a seat to the end of the game without a screen: lays a card now and then, and says that it is done. */
export async function flyOut(table: MadeTable, seats: readonly number[], lays = 0.6): Promise<void> {
  let luck = 1;
  const draw = () => (luck = (luck * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let step = 0; step < 3_000; step += 1) {
    const prompt = (await seen(table, null)).prompt;
    if (prompt.over) return;
    const seat = seats.find((one) => prompt.seats.includes(one));
    if (seat === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      continue;
    }
    const notations = (await seen(table, seat)).actions.map(({ notation }) => notation);
    const cards = notations.filter((notation) => notation.startsWith('lay'));
    const action = draw() < lays && cards.length > 0 ? cards[Math.floor(draw() * cards.length)] : (DONE.find((one) => notations.includes(one)) ?? notations[0]);
    if (action) await act(table, seat, action);
  }
  throw new Error('the flight does not end');
}

/** How long until the server's clock shows this time of the mission. */
export async function until(table: MadeTable, ms: number): Promise<void> {
  for (;;) {
    const { clock } = await seen(table, null);
    const left = ms - (clock.elapsed_ms ?? 0);
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 250)));
  }
}

/** Lays the first card of the hand on a turn, with two clicks. */
export async function lay(page: Page, turn: number): Promise<void> {
  await page.locator('.hand [data-pick^="card:"]').first().click();
  await page.locator(`[data-pick="slot:${turn}"]`).click();
}

export const laid = (page: Page) => page.locator('.dock .slot.full').count();

/** Says that there is nothing to correct, as often as it is asked. */
export async function watch(pages: readonly Page[], table: MadeTable): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until && !(await seen(table, null)).prompt.over; ) {
    for (const page of pages) {
      const all = page.locator('[data-pick="button:go all"]');
      if (await all.count()) await all.click();
    }
    await pages[0]?.waitForTimeout(100);
  }
}
