/** Battles of Fleet Commander on several screens, after a reload, in the past, and with many seats. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { MadeTable } from '../src/protocol/types';
import { PHONE, asked, look, openTable, shows, visitor } from './support/people';
import { browser, program } from './support/scene';
import { act, carryOut, sit, stage } from './support/staged';

const ATTACK = {
  seats: [
    { ships: 'cruiser@c4 destroyer@d4', rolled: 'ro', bridge: '' },
    { ships: 'cruiser@c5 cruiser@e5', bridge: 'go rs' },
  ],
  before: [[0, 'attack ro c4 2a']] as const,
};

const sum = (page: Page) => page.locator('.attack tr.sum td').first().innerText();
const hulls = async (made: MadeTable, seat: number) => {
  const { view } = await look(program.origin, made.id, made.seats[seat]?.secret);
  return (view as { seats: { ships: { hull: number }[] }[] }).seats.map(({ ships }) => ships.map(({ hull }) => hull));
};

/** What each ship of both players lost between two looks. */
const losses = (before: number[][], after: number[][]) => before.map((ships, seat) => ships.map((hull, ship) => hull - (after[seat]?.[ship] ?? 0)));

test.each([
  ['shield go* c4', [[0, 0], [2, 0]]],
  ['counter rs* 1a', [[3, 0], [5, 0]]],
])('an attack answered by %s is one sum on both screens, and what it says happens', async (reaction, expected) => {
  const made = await stage(program.origin, ATTACK);
  const [ada, grace] = await Promise.all([sit(made, 0), sit(made, 1)]);
  await asked(ada);
  await carryOut(ada, program.origin, made, 0, 'fire');
  await asked(grace);
  expect([await sum(ada), await sum(grace)]).toEqual(['5', '5']);
  const before = await hulls(made, 0);
  await carryOut(grace, program.origin, made, 1, reaction);
  expect(losses(before, await hulls(made, 0))).toEqual(expected);
  expect(await hulls(made, 1)).toEqual(await hulls(made, 0));
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test('a reload and a pulled plug in the middle of an attack leave it where it was', async () => {
  const made = await stage(program.origin, { ...ATTACK, before: [[0, 'attack ro c4 2a'], [0, 'fire']] });
  const grace = await sit(made, 1);
  await asked(grace);
  expect(await sum(grace)).toBe('5');
  await grace.locator('[data-pick="die:go*"]').first().click();
  await grace.reload();
  await asked(grace);
  expect(await sum(grace)).toBe('5');
  await grace.context().setOffline(true);
  await grace.waitForTimeout(500);
  await grace.context().setOffline(false);
  const before = await hulls(made, 1);
  await carryOut(grace, program.origin, made, 1, 'shield go* c4');
  expect(losses(before, await hulls(made, 1))).toEqual([[0, 0], [2, 0]]);
  await grace.context().close();
});

test('what others have seen since is not undone; a move that nobody has answered is', async () => {
  const made = await stage(program.origin, { seats: [{ ships: 'cruiser@c3', rolled: 'bo ro' }, { ships: 'cruiser@c5 cruiser@e5' }] });
  const page = await sit(made, 0);
  await carryOut(page, program.origin, made, 0, 'move bo c3 c2');
  const moved = await look(program.origin, made.id, made.seats[0]?.secret);
  await page.keyboard.press('u');
  await shows(page, moved.version + 1);
  const back = await look(program.origin, made.id, made.seats[0]?.secret);
  expect((back.view as { seats: { ships: { sector: string }[] }[] }).seats[0]?.ships[0]?.sector).toBe('c3');
  await act(program.origin, made, 0, 'end');
  await act(program.origin, made, 0, 'end');
  await page.keyboard.press('u');
  await page.waitForTimeout(400);
  const turned = await look(program.origin, made.id, made.seats[0]?.secret);
  expect(turned.prompt.seats).not.toContain(0);
  await page.context().close();
});

/** A whole battle of bots, to be looked at. */
async function finished(): Promise<{ id: string; end: number }> {
  const seats = [0, 1].map(() => ({ kind: 'bot' as const, level: 'easy' as const }));
  const made = await openTable(program.origin, [], { game: 'fleet', setup: { choice: 'given' }, seats });
  for (let tries = 0; tries < 600; tries += 1) {
    const now = await look(program.origin, made.id);
    if (now.prompt.over) return { id: made.id, end: now.at };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the bots do not come to an end');
}

test('the past of a battle is walked through quickly, and its last moment is the end', { timeout: 180_000 }, async () => {
  const { id, end: last } = await finished();
  const page = await visitor(browser, { game: 'fleet', settings: { sound: false, motion: 'off' } });
  await page.goto(`${program.origin}/tables/${id}?at=0`);
  await page.locator('.scrubber').waitFor();
  await page.waitForTimeout(1_000);
  const steps = Math.min(last, 250);
  const slowest = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLElement>('.scrubber input[type=range]');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const times: number[] = [];
    for (let step = 1; step <= count; step += 1) {
      const began = performance.now();
      slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      while (!location.search.endsWith(`at=${step}`) && location.search !== '' && performance.now() - began < 2_000) await frame();
      await frame();
      times.push(performance.now() - began);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(count * 0.9)] ?? 0;
  }, steps);
  // Two frames of the display are waited for in each step.
  expect(slowest).toBeLessThan(50 + 34);
  const end = await page.getByRole('slider').getAttribute('max');
  expect(end).toBe(String(last));
  const board = () => page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  await page.goto(`${program.origin}/tables/${id}?at=${last}`);
  await page.locator('.scrubber').waitFor();
  const replayed = await board();
  await page.goto(`${program.origin}/tables/${id}`);
  await page.locator('.scrubber').waitFor();
  expect(replayed.join()).toMatch(/hull/);
  expect(await board()).toEqual(replayed);
  await page.context().close();
});

test('eight fleets in four zones stay legible on a laptop and possible on a telephone', { timeout: 120_000 }, async () => {
  const seats = Array.from({ length: 8 }, (_, seat) => (seat === 0 ? { kind: 'human' as const, name: 'Ada' } : { kind: 'bot' as const, level: 'easy' as const }));
  const setup = { mode: 'free_for_all', zones: '6x5+6x5+6x5+6x5', choice: 'given', terrain: '' };
  const made = await openTable(program.origin, [], { game: 'fleet', setup, seats });
  const laptop = await sit(made, 0);
  await asked(laptop);
  const nodes = await laptop.evaluate(() => document.querySelectorAll('.zone svg *').length);
  expect(nodes).toBeLessThan(1_500);
  const cell = await laptop.locator('[role=gridcell]').first().boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(40);
  const phone = await sit(made, 0, { ...PHONE, viewport: { width: 360, height: 740 } });
  await asked(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await phone.locator('[data-pick]:visible').count()).toBeGreaterThan(0);
  await Promise.all([laptop, phone].map((page) => page.context().close()));
});
