import { describe, expect, test } from 'vitest';

import type { Offered, Pick } from '../protocol/types';
import { back, choose, picking, pickKey } from './picker';

/** `square:b3 button:warp` as picks. */
const picks = (text: string): Pick[] =>
  text.split(' ').filter(Boolean).map((part) => {
    const [kind = '', id = ''] = part.split(':');
    return { kind, id };
  });

const offer = (text: string): Offered => ({ notation: text, sentence: { key: text, args: [] }, picks: picks(text) });
const pick = (text: string): Pick => picks(text)[0] as Pick;

const OFFERS = [
  'square:b1 square:b3',
  'square:b1 square:c2',
  'square:b1 button:warp square:d4',
  'square:b1 button:warp square:e5',
  'square:d4 square:e4 square:e3',
  'square:d4 square:f4 square:f3',
  'square:d4 square:f4 square:g4',
  'square:d4 button:strike square:d5',
  'button:research',
].map(offer);

const open = (text: string) => picking(OFFERS, picks(text)).next.map(pickKey).join(' ');

describe('what can be picked next', () => {
  test('at first: whatever an action begins with, each thing once', () => {
    expect(open('')).toBe('square:b1 square:d4 button:research');
  });
  test('then: whatever follows the picks so far', () => {
    expect(open('square:b1')).toBe('square:b3 square:c2 button:warp');
    expect(open('square:b1 button:warp')).toBe('square:d4 square:e5');
  });
  test('picks that lead nowhere are dropped from the end', () => {
    const now = picking(OFFERS, picks('square:b1 square:z9'));
    expect(now.picks).toEqual(picks('square:b1'));
  });
  test('nothing, where nothing is open', () => {
    expect(picking([]).next).toEqual([]);
  });
});

describe('a click', () => {
  const click = (before: string, on: string) => choose(OFFERS, picking(OFFERS, picks(before)), pick(on));

  test('goes on, when it can be picked next', () => {
    const answer = click('', 'square:b1');
    expect(answer).not.toHaveProperty('send');
    expect(answer).toHaveProperty('picking.picks', picks('square:b1'));
  });
  test('sends, when the picks spell one action', () => {
    expect(click('square:b1', 'square:b3')).toHaveProperty('send.notation', 'square:b1 square:b3');
    expect(click('', 'button:research')).toHaveProperty('send.notation', 'button:research');
  });
  test('takes the only approach when ship and target are named', () => {
    const answer = click('square:d4', 'square:e4');
    expect(answer).toHaveProperty('send.notation', 'square:d4 square:e4 square:e3');
  });
  test('asks for the approach when there are several', () => {
    expect(click('square:d4', 'square:f4')).not.toHaveProperty('send');
  });
  test('never sends because a button left only one target', () => {
    expect(click('square:d4', 'button:strike')).not.toHaveProperty('send');
  });
  test('on the last pick takes it back', () => {
    expect(click('square:b1', 'square:b1')).toHaveProperty('picking.picks', []);
  });
  test('on another beginning begins anew', () => {
    expect(click('square:b1', 'square:d4')).toHaveProperty('picking.picks', picks('square:d4'));
  });
  test('on anything else asks why not, with all picks', () => {
    expect(click('square:b1', 'square:a9')).toEqual({ why: picks('square:b1 square:a9') });
  });
});

describe('a run that may be picked in any order', () => {
  const loose = (text: string, start: number, parts: number[]): Offered => ({ ...offer(text), any_order: [{ start, parts }] });
  const rolls = [
    loose('colour:red colour:red colour:blue button:roll', 0, [1, 1, 1]),
    loose('colour:red colour:blue colour:green button:roll', 0, [1, 1, 1]),
    loose('colour:green colour:green colour:green button:roll', 0, [1, 1, 1]),
  ];
  const next = (offers: Offered[], text: string) => picking(offers, picks(text)).next.map(pickKey).join(' ');

  test('every part of it is open, as often as it is there', () => {
    expect(next(rolls, '')).toBe('colour:red colour:blue colour:green');
    expect(next(rolls, 'colour:green')).toBe('colour:red colour:blue colour:green');
    expect(next(rolls, 'colour:green colour:blue')).toBe('colour:red');
    expect(next(rolls, 'colour:blue colour:red colour:red')).toBe('button:roll');
  });
  test('every order of it spells the same action', () => {
    for (const order of ['red blue green', 'red green blue', 'blue red green', 'blue green red', 'green red blue', 'green blue red']) {
      const before = picking(rolls, picks(order.split(' ').map((id) => `colour:${id}`).join(' ')));
      expect(choose(rolls, before, pick('button:roll'))).toHaveProperty('send.notation', rolls[1]?.notation);
    }
  });
  test('a die stays with the special that turns it', () => {
    const attack = [loose('die:rs die:ro die:rd sector:c3 ship:2a', 0, [2, 1])];
    expect(next(attack, '')).toBe('die:rs die:rd');
    expect(next(attack, 'die:rs')).toBe('die:ro');
    expect(next(attack, 'die:rd die:rs die:ro')).toBe('sector:c3');
  });
});

describe('picks that float', () => {
  const paid = (text: string, start: number, length: number, parts?: number[]): Offered => ({
    ...offer(text),
    floating: { start, length },
    ...(parts ? { any_order: [{ start, parts }] } : {}),
  });
  const orders = [
    paid('die:bo sector:c3 sector:c4', 0, 1),
    paid('die:bm sector:c3 sector:c4', 0, 1),
    paid('die:bm sector:c3 sector:d4', 0, 1),
    paid('die:ro sector:c3 ship:2a', 0, 1),
    paid('die:ro die:rd sector:c3 sector:c4 ship:2b', 0, 2, [1, 1]),
    paid('ship:1a button:weapon die:rs die:bs ship:2a', 2, 2, [1, 1]),
  ];
  const next = (text: string) => picking(orders, picks(text)).next.map(pickKey).join(' ');
  const click = (before: string, on: string) => choose(orders, picking(orders, picks(before)), pick(on));

  test('may come first, last or between', () => {
    expect(next('sector:c3 sector:c4')).toBe('die:bo die:bm die:ro die:rd ship:2b');
    expect(click('sector:c3 sector:c4', 'die:bo')).toHaveProperty('send.notation', orders[0]?.notation);
    expect(click('die:bo sector:c3', 'sector:c4')).toHaveProperty('send.notation', orders[0]?.notation);
    expect(next('sector:c3 die:bm')).toBe('sector:c4 sector:d4');
  });
  test('need not be named where only they are left and there is no choice', () => {
    expect(click('sector:c3', 'ship:2a')).toHaveProperty('send.notation', orders[3]?.notation);
    expect(click('sector:c3', 'sector:d4')).toHaveProperty('send.notation', orders[2]?.notation);
    expect(click('sector:c3', 'sector:c4')).not.toHaveProperty('send');
    expect(click('', 'sector:c3')).not.toHaveProperty('send');
  });
  test('keep the freedom of their runs', () => {
    expect(next('ship:1a die:bs')).toBe('die:rs button:weapon');
    expect(click('die:rd sector:c3 sector:c4 die:ro', 'ship:2b')).toHaveProperty('send.notation', orders[4]?.notation);
    expect(click('ship:1a button:weapon die:bs die:rs', 'ship:2a')).toHaveProperty('send.notation', orders[5]?.notation);
  });
  test('what cannot follow stays dark', () => {
    expect(click('sector:c3 die:bo', 'sector:d4')).toHaveProperty('why');
  });
});

test('an action that begins a longer one waits for a yes', () => {
  const offers = [offer('die:a'), offer('die:a die:b')];
  const answer = choose(offers, picking(offers), pick('die:a'));
  expect(answer).not.toHaveProperty('send');
  expect(answer).toHaveProperty('picking.spelled.notation', 'die:a');
});

test('the last pick can be taken back', () => {
  const now = picking(OFFERS, picks('square:b1 button:warp'));
  expect(back(OFFERS, now).picks).toEqual(picks('square:b1'));
  expect(back(OFFERS, picking(OFFERS)).picks).toEqual([]);
});
