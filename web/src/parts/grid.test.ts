import { expect, test } from 'vitest';

import { type Cells, isOn, step } from './grid';

const CELLS: Cells = [
  ['a1', 'b1', 'c1', null, 'e1'],
  ['a2', 'b2', 'c2', null, 'e2'],
];

test('the arrow keys jump over gaps and stop at the edge', () => {
  expect(step(CELLS, 'c1', 'ArrowRight')).toBe('e1');
  expect(step(CELLS, 'e2', 'ArrowLeft')).toBe('c2');
  expect(step(CELLS, 'e1', 'ArrowRight')).toBeNull();
  expect(step(CELLS, 'a1', 'ArrowUp')).toBeNull();
  expect(step(CELLS, 'c1', 'ArrowDown')).toBe('c2');
});

test('other keys lead nowhere', () => {
  expect(step(CELLS, 'c1', 'x')).toBeNull();
});

test('a place is on the board or not', () => {
  expect(isOn(CELLS, 'e2')).toBe(true);
  expect(isOn(CELLS, 'd1')).toBe(false);
});
