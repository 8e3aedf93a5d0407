/** People with a browser each, and what they do. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { unpackSnapshot } from '../../src/protocol/offers';
import type { MadeTable, NewTable, Offered, Snapshot } from '../../src/protocol/types';
import type { Snapshot as Sent } from '../../src/protocol/wire';
import { type Picking, choose, pickKey, picking } from '../../src/table/picker';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Kept {
  id: string;
  seats: { seat: number; secret: string }[];
}

export interface Wishes extends BrowserContextOptions {
  kept?: Kept;
  /** The game of the table that is kept: Quantum unless it is said. */
  game?: string;
  settings?: Record<string, unknown>;
}

/** A visitor with a browser of their own; what goes wrong in the page fails the test. */
export async function visitor(browser: Browser, wishes: Wishes = {}): Promise<Page> {
  const { kept, settings, game = 'quantum', ...options } = wishes;
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(
    ([table, chosen, of]) => {
      if (localStorage.length > 0) return;
      if (chosen) localStorage.setItem('passerelle.settings', JSON.stringify(chosen));
      if (!table) return;
      const seats = table.seats.map((seat) => ({ ...seat, use: 'play' }));
      localStorage.setItem('passerelle.tables', JSON.stringify({ [table.id]: { id: table.id, game: of, seats, seen: 1 } }));
    },
    [kept ?? null, settings ?? null, game] as const,
  );
  return page;
}

/** A table whose dice are those of a record, before its first decision. */
export async function tableFromRecord(origin: string, decisions: number): Promise<MadeTable> {
  const lines = record().slice(0, decisions + 1);
  const answer = await fetch(`${origin}/api/records`, { method: 'POST', headers: { 'Content-Type': 'application/jsonl' }, body: `${lines.join('\n')}\n` });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as MadeTable;
}

/** A table that is opened as any program may; a seat without a name is free. */
export async function openTable(origin: string, names: readonly (string | null)[], further: Partial<NewTable> = {}): Promise<MadeTable> {
  const seats = names.map((name) => ({ kind: 'human' as const, ...(name ? { name } : {}) }));
  const wanted: NewTable = { game: 'quantum', setup: {}, seats, ...further };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wanted) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as MadeTable;
}

export function record(): string[] {
  const text = readFileSync(new URL('../fixtures/whole-game.jsonl', import.meta.url), 'utf8');
  return text.trim().split('\n');
}

/** The decisions of the record: who, and what. */
export function decisions(): { by: number; do: string }[] {
  return record().slice(1).map((line) => JSON.parse(line) as { by: number; do: string });
}

export async function look(origin: string, id: string, secret?: string): Promise<Snapshot> {
  const headers = secret ? { Authorization: `Bearer ${secret}` } : {};
  return unpackSnapshot((await (await fetch(`${origin}/api/tables/${id}`, { headers })).json()) as Sent);
}

/** Waits until new things under the pointer can be clicked. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.table:not([data-settling])').waitFor();
}

/** Clicks what spells the action, as far as the page wants it spelled. */
export async function spell(page: Page, offers: readonly Offered[], wanted: Offered): Promise<void> {
  let now: Picking = picking(offers);
  for (const pick of wanted.picks) {
    if (pick.kind !== 'square') await settled(page);
    await (pick.kind === 'square' ? page.locator(`[data-square="${pick.id}"]`) : page.locator(`[data-pick="${pickKey(pick)}"]:visible`).first()).click();
    const answer = choose(offers, now, pick);
    if ('why' in answer) throw new Error(`${wanted.notation} cannot be picked`);
    now = answer.picking;
    if ('send' in answer) return;
  }
}

/** Waits until the page shows this version of the table, or a later one. */
export async function shows(page: Page, version: number): Promise<void> {
  await page.waitForFunction((wanted) => Number(document.querySelector('.table')?.getAttribute('data-version') ?? -1) >= wanted, version);
}

/** Waits until it is this page's turn and something can be picked. */
export async function asked(page: Page): Promise<void> {
  await page.locator('.status.mine').waitFor();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    interface Axe {
      run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}
