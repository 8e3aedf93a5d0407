import { describe, expect, test } from 'vitest';

import { throwOf } from './combat';
import { figures } from './figures';
import { ORDERS, asksFromWhere } from './orders';
import type { QuantumEvent as Event, QuantumView as View } from './wire';

/** A view in which these ships stand: `c3` is a 3 on column c. */
const board = (...ships: [string, number][]): View =>
  ({ seats: [{ ships: ships.map(([square, face]) => ({ square, face })) }] }) as unknown as View;

const ATTACK: Event = { type: 'attack_declared', seat: 0, face: 3, via: 'b2', target: 'c2', defender: 1 };
const rolled = (attack: number, defence: number): Event => ({ type: 'combat_rolled', attack, defence });
const decided = (attack: number, defence: number): Event => ({ type: 'combat_decided', attack, defence });
const fell = (seat: number, face: number, at: string): Event => ({ type: 'ship_destroyed', seat, die: 'a', face, at });

const sum = (events: Event[], before: Event[] = [], view = board()) => {
  const said = throwOf(events, before, view)?.sum;
  return said && [said.key.replace('web-quantum-combat-', ''), ...said.args.map(([, value]) => ('text' in value ? value.text.replaceAll('\u00a0', ' ') : ''))];
};

describe('a combat', () => {
  test('that is a tie is the attacker’s', () => {
    expect(sum([ATTACK, rolled(6, 5), decided(9, 9), fell(1, 4, 'c2')])).toEqual(['tie-attacker', '3 + 6 = 9', '4 + 5 = 9']);
  });
  test('that fails is summed with the ship that still stands there', () => {
    expect(sum([ATTACK, rolled(6, 1), decided(9, 6)], [], board(['c2', 5]))).toEqual(['lower-defender', '3 + 6 = 9', '5 + 1 = 6']);
  });
  test('that cards decide shows what they take off', () => {
    expect(sum([ATTACK, rolled(6, 5), decided(7, 9), fell(1, 4, 'c2')])).toEqual(['lower-attacker', '3 + 6 − 2 = 7', '4 + 5 = 9']);
  });
  test('in which a stubborn defender wins a tie costs the attacker', () => {
    expect(sum([ATTACK, rolled(2, 1), decided(5, 5), fell(0, 3, 'b2')], [], board(['c2', 4]))[0]).toBe('tie-defender');
  });
  test('that was rolled some decisions ago is summed with the last roll', () => {
    const rerolled: Event = { type: 'combat_rerolled', seat: 1, with: 'cruel', attack: 6, defence: 2 };
    expect(sum([decided(9, 6), fell(1, 4, 'c2')], [ATTACK, rolled(6, 5), rerolled])?.[2]).toBe('4 + 2 = 6');
  });
  test('that is not decided yet shows its dice alone', () => {
    const shown = throwOf([ATTACK, rolled(6, 5)], [], board());
    expect(shown?.dice.map(({ face, name }) => [face, name])).toEqual([[6, 'web-quantum-attack'], [5, 'web-quantum-defence']]);
    expect(shown?.sum).toBeNull();
  });
});

test('ships that are rolled have the colour of their seat', () => {
  const shown = throwOf([{ type: 'ship_rolled', seat: 1, die: 'b', face: 4 }], [], board());
  expect(shown?.dice).toEqual([{ seat: 1, face: 4 }]);
  expect(throwOf([{ type: 'turn_started', seat: 0, actions: 3 }], [], board())).toBeNull();
});

test('a game is counted from its events', () => {
  const won = [ATTACK, rolled(1, 5), decided(4, 9), fell(1, 4, 'c2')];
  const lost = [ATTACK, rolled(6, 1), decided(9, 6)];
  const cube: Event = { type: 'cube_placed', seat: 1, planet: 'b2', left: 3 };
  const events: Event[] = [{ type: 'turn_started', seat: 0, actions: 3 }, ...lost, ...won, cube, { type: 'card_taken', seat: 1, card: 'agile' }];
  expect(figures(events, 2)).toEqual([
    { cubes: 0, won: 1, lost: 1, cards: 0, turns: 1 },
    { cubes: 1, won: 1, lost: 1, cards: 1, turns: 0 },
  ]);
});

const offer = (...picks: string[]) => ({
  notation: picks.join(' '),
  sentence: { key: 'x', args: [] },
  picks: picks.map((pick) => {
    const [kind = '', id = ''] = pick.split(':');
    return { kind, id };
  }),
});

test('the five actions are told from their picks', () => {
  const orders: [string, ReturnType<typeof offer>][] = [
    ['move', offer('square:b1', 'square:b2')],
    ['move', offer('square:b1', 'square:b3', 'square:b2')],
    ['deploy', offer('die:a', 'square:b2')],
    ['reconfigure', offer('square:b1', 'button:reconfigure')],
    ['build', offer('square:b2')],
    ['research', offer('button:research')],
  ];
  for (const [id, one] of orders) expect(ORDERS.filter(({ isOne }) => isOne(one)).map((order) => order.id)).toEqual([id]);
  const ability = offer('square:b1', 'button:strike', 'square:b2');
  expect(ORDERS.some(({ isOne }) => isOne(ability))).toBe(false);
});

test('whoever has named ship and target is asked for the square between, where there are several', () => {
  const ways = [offer('square:b1', 'square:b4', 'square:b3'), offer('square:b1', 'square:b4', 'square:c4')];
  const picks = ways[0]?.picks.slice(0, 2) ?? [];
  const next = ways.flatMap((way) => way.picks.slice(2));
  expect(asksFromWhere(picks, next, ways)).toBe(true);
  expect(asksFromWhere(picks.slice(0, 1), next, ways)).toBe(false);
  expect(asksFromWhere(picks, next.slice(0, 1), ways.slice(0, 1))).toBe(false);
});
