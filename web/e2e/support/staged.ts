/** Battles that begin in the middle, and somebody who carries out one decision by clicks. */

import type { Page } from 'playwright-core';

import { arrange } from '../../src/games/fleet/orders';
import type { MadeTable, Offered } from '../../src/protocol/types';
import { pickKey } from '../../src/table/picker';
import { asked, look, openTable, settled, shows, visitor } from './people';
import { browser, program } from './scene';

export interface Placed {
  ships: string;
  rolled?: string;
  bridge?: string;
  held_back?: string;
}

export interface Situation {
  seats: readonly Placed[];
  /** What the position says besides. */
  position?: Record<string, unknown>;
  setup?: Record<string, unknown>;
  /** What was done first, through the interface: a seat and an action. */
  before?: readonly (readonly [number, string])[];
}

/** Somebody at one seat of the table, who reads quickly and is not asked twice. */
export async function sit(made: MadeTable, seat: number, further = {}): Promise<Page> {
  const kept = { id: made.id, seats: made.seats.filter((own) => own.seat === seat) };
  const page = await visitor(browser, { kept, game: 'fleet', settings: { sound: false, confirm: false, pace: 'brisk' }, ...further });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('.status').waitFor();
  return page;
}

const words = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** Opens the battle, for people at all seats. */
export async function stage(origin: string, { seats, position, setup, before }: Situation): Promise<MadeTable> {
  const placed = seats.map(({ ships, rolled, bridge, held_back }) => ({ ships: words(ships), rolled: words(rolled), bridge: words(bridge), held_back: words(held_back) }));
  const people = ['Ada', 'Grace', 'Cy', 'Dee'].slice(0, seats.length).map((name) => ({ kind: 'human' as const, name }));
  const wanted = { choice: 'given', terrain: '', position: { seats: placed, ...position }, ...setup } as unknown as Record<string, never>;
  const made = await openTable(origin, [], { game: 'fleet', setup: wanted, seats: people });
  for (const [seat, action] of before ?? []) await act(origin, made, seat, action);
  return made;
}

/** A decision by the interface that programs use. */
export async function act(origin: string, made: MadeTable, seat: number, action: string): Promise<void> {
  const secret = made.seats[seat]?.secret ?? '';
  const { version } = await look(origin, made.id, secret);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  const body = JSON.stringify({ id: `before-${version}`, expected: version, action });
  const answer = await fetch(`${origin}/api/tables/${made.id}/actions`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
}

/** What the seat decided last, in notation. */
export async function lastDecision(origin: string, made: MadeTable, seat: number): Promise<string> {
  const headers = { Authorization: `Bearer ${made.seats[seat]?.secret ?? ''}` };
  const moments = (await (await fetch(`${origin}/api/tables/${made.id}/events?from=0`, { headers })).json()) as { by?: number; action?: string }[];
  return moments.findLast(({ action }) => action !== undefined)?.action ?? '';
}

/** Clicks what spells the decision, board before dice, and then the button that sends it; answers how often it clicked. */
export async function carryOut(page: Page, origin: string, made: MadeTable, seat: number, action: string): Promise<number> {
  const { actions, version } = await look(origin, made.id, made.seats[seat]?.secret);
  const wanted = arrange(actions).find(({ notation }) => notation === action);
  if (!wanted) throw new Error(`${action} is not open: ${actions.map(({ notation }) => notation).join(', ')}`);
  await shows(page, version);
  await asked(page);
  const left = inOrder(wanted);
  let clicks = 0;
  for (; clicks < 12 && (await versionOf(page)) === version; clicks += 1) {
    await settled(page);
    const at = await firstLit(page, left);
    if (at === null) await page.locator('.choices .primary').click();
    else {
      await page.locator(`[data-pick="${left[at]}"]:visible`).first().click();
      left.splice(at, 1);
    }
    await page.waitForTimeout(60);
    if (left.length === 0 || at === null) await page.waitForTimeout(250);
  }
  return clicks;
}

const inOrder = ({ picks }: Offered): string[] => [...picks.filter(({ kind }) => kind !== 'die'), ...picks.filter(({ kind }) => kind === 'die')].map(pickKey);

const versionOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-version'));

async function firstLit(page: Page, keys: readonly string[]): Promise<number | null> {
  for (const [index, key] of keys.entries()) if ((await page.locator(`[data-pick="${key}"]:visible`).count()) > 0) return index;
  return null;
}
