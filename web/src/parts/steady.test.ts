import { expect, test } from 'vitest';

import { Steady } from './steady';

const at = (time: number, thing: string, x = 100) => ({ x, y: 50, time, thing });

test('what appears under a resting pointer waits half a second', () => {
  const steady = new Steady();
  expect(steady.means(at(0, 'take'), false)).toBe(true);
  steady.changed(40);
  expect(steady.means(at(200, 'discard'), true)).toBe(false);
  expect(steady.means(at(500, 'discard'), false)).toBe(false);
  expect(steady.means(at(541, 'discard'), false)).toBe(true);
});

test('however late it appears', () => {
  const steady = new Steady();
  steady.means(at(0, 'take'), false);
  steady.changed(2_000);
  expect(steady.means(at(2_100, 'discard'), false)).toBe(false);
});

test('whoever goes elsewhere need not wait', () => {
  const steady = new Steady();
  steady.means(at(0, 'b1'), false);
  steady.changed(10);
  expect(steady.means(at(100, 'b3', 180), false)).toBe(true);
});

test('where nothing changed a second click counts', () => {
  const steady = new Steady();
  steady.means(at(0, 'b1'), false);
  expect(steady.means(at(150, 'b1'), true)).toBe(true);
});

test('the same button again is meant, unless it is a double click', () => {
  const steady = new Steady();
  steady.means(at(0, 'research'), false);
  steady.changed(20);
  expect(steady.means(at(200, 'research'), true)).toBe(false);
  expect(steady.means(at(300, 'research'), false)).toBe(true);
});
