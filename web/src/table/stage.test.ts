import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { RolledDie, Throw } from '../games/game';
import { Stage } from './stage.svelte';

const page = { hidden: false };
vi.stubGlobal('document', page);

const DIE: RolledDie = { seat: 0, face: 5 };
let stage: Stage;
let shown: string[];
const thrown = (dice: RolledDie[]): Throw | null => (dice.length > 0 ? { dice, sum: null } : null);
const news = (name: string, ...dice: RolledDie[]) => stage.play(() => thrown(dice), () => shown.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  shown = [];
  page.hidden = false;
});
afterEach(() => {
  stage.clear();
  vi.useRealTimers();
});

test('news without dice is shown at once', () => {
  news('move');
  expect(shown).toEqual(['move']);
});

test('what dice decided is shown when they lie still', async () => {
  news('roll', DIE);
  expect(stage.tumbling).toBe(true);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(stage.tumbling).toBe(false);
  expect(shown).toEqual(['roll']);
  expect(stage.thrown?.dice).toEqual([DIE]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stage.thrown).toBeNull();
});

test('what comes after the dice waits for them', async () => {
  news('roll', DIE);
  news('then');
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toEqual(['roll', 'then']);
});

test('a skip ends the tumble', async () => {
  news('roll', DIE);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['roll']);
});

test('a page that nobody looks at jumps to the end', async () => {
  page.hidden = true;
  news('roll', DIE);
  news('again', DIE);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['roll', 'again']);
});

test('news that piles up is shown faster', async () => {
  for (let count = 0; count < 6; count += 1) news(String(count), DIE);
  // Six rolls one after the other would take five seconds.
  await vi.advanceTimersByTimeAsync(3_900);
  expect(shown).toHaveLength(6);
});

const combat = (name: string) => stage.play(() => ({ dice: [DIE], sum: { key: 'sum', args: [] } }), () => shown.push(name));

test('what comes next waits for whoever reads a sum, and the sum stays', async () => {
  combat('combat');
  await vi.advanceTimersByTimeAsync(700);
  news('move');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toEqual(['combat']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual(['combat', 'move']);
  expect(stage.thrown?.sum).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stage.thrown).toBeNull();
});

test('whoever goes on playing need not wait for a sum', async () => {
  combat('combat');
  await vi.advanceTimersByTimeAsync(700);
  expect(stage.busy).toBe(false);
  news('move');
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['combat', 'move']);
});

test('what is nothing to look at keeps its place and takes no time', async () => {
  news('roll', DIE);
  stage.note(() => shown.push('seats'));
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(shown).toEqual(['roll', 'seats']);
});
