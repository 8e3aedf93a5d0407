import { expect, test } from 'vitest';

import type { Offered, Pick } from '../../protocol/types';
import { choose, picking } from '../../table/picker';
import { attackSum, plannedSum, shieldOf } from './attack';
import { asksFirst } from './doubts';
import { arrange, asked, asks, ordersOf, payers, preselect, startsWith } from './orders';
import type { FleetSlot } from './wire';
import { presets, rememberRoll } from './rolls';
import { fleet, ship, view } from './staged';

const pick = (text: string): Pick => {
  const [kind = '', id = ''] = text.split(':');
  return { kind, id };
};
const offer = (notation: string, picks: string, further: Partial<Offered> = {}): Offered => ({
  notation,
  sentence: { key: 'x', args: [] },
  picks: picks.split(' ').map(pick),
  ...further,
});
const keys = (picks: readonly Pick[]) => picks.map(({ kind, id }) => `${kind}:${id}`);

const ORDERS = arrange([
  offer('move bo b2 c2', 'die:bo sector:b2 sector:c2'),
  offer('move bm b2 c2', 'die:bm sector:b2 sector:c2'),
  offer('move bo b2 b3', 'die:bo sector:b2 sector:b3'),
  offer('attack ro b2 2a', 'die:ro sector:b2 ship:2a'),
  offer('attack ro+rd b2 c3 2b', 'die:ro die:rd sector:b2 sector:c3 ship:2b', { any_order: [{ start: 0, parts: [1, 1] }] }),
  offer('weapon a rs* bs* 2a', 'ship:1a button:weapon die:rs* die:bs* ship:2a', { any_order: [{ start: 2, parts: [1, 1] }] }),
  offer('end', 'button:end'),
]);

test('sectors come first, and dice at any time', () => {
  expect(keys(picking(ORDERS).next)).toContain('sector:b2');
  expect(keys(picking(ORDERS).next)).toContain('die:bo');
  const from = picking(ORDERS, [pick('sector:b2')]);
  expect(keys(from.next)).toContain('ship:2b');
  expect(keys(from.next)).toContain('sector:b3');
});

test('where only one result can pay, two clicks are enough', () => {
  const from = picking(ORDERS, [pick('sector:b2')]);
  expect(choose(ORDERS, from, pick('sector:b3'))).toMatchObject({ send: { notation: 'move bo b2 b3' } });
  expect(choose(ORDERS, from, pick('ship:2b'))).toMatchObject({ send: { notation: 'attack ro+rd b2 c3 2b' } });
});

test('where two different results could pay, the table asks', () => {
  const from = picking(ORDERS, [pick('sector:b2')]);
  const answer = choose(ORDERS, from, pick('sector:c2'));
  expect(answer).not.toHaveProperty('send');
  const now = picking(ORDERS, [pick('sector:b2'), pick('sector:c2')]);
  expect(keys(now.next)).toEqual(['die:bo', 'die:bm']);
  expect([...payers(now.offers)]).toEqual(['bo', 'bm']);
  expect(choose(ORDERS, now, pick('die:bm'))).toMatchObject({ send: { notation: 'move bm b2 c2' } });
});

test('a die first is as good', () => {
  const die = picking(ORDERS, [pick('die:bm')]);
  expect(keys(die.next)).toEqual(['sector:b2', 'sector:c2'].slice(0, 1));
  expect(keys(startsWith(ORDERS, 'ro'))).toEqual(['sector:b2']);
});

test('a weapon waits for its target, and takes its specials by itself', () => {
  const now = picking(ORDERS, [pick('ship:1a')]);
  const armed = choose(ORDERS, now, pick('button:weapon'));
  expect(armed).not.toHaveProperty('send');
  const aimed = choose(ORDERS, picking(ORDERS, [pick('ship:1a'), pick('button:weapon')]), pick('ship:2a'));
  expect(aimed).toMatchObject({ send: { notation: 'weapon a rs* bs* 2a' } });
  expect(keys(ordersOf(ORDERS, '1a'))).toEqual(['button:weapon']);
});

test('one click alone sends no reaction, but says that it could be sent', () => {
  const shields = arrange([offer('shield gd* b4', 'die:gd* sector:b4'), offer('pass', 'button:pass')]);
  const answer = choose(shields, picking(shields), pick('sector:b4'));
  expect(answer).not.toHaveProperty('send');
  expect(picking(shields, [pick('sector:b4')]).spelled?.notation).toBe('shield gd* b4');
  expect(choose(shields, picking(shields, [pick('sector:b4')]), pick('die:gd*'))).toHaveProperty('send');
});

test('a result with one place to go is stored by one click', () => {
  const one = arrange([offer('store bo wing', 'die:bo slot:wing'), offer('return gd', 'die:gd* button:return')]);
  expect(one.map(({ picks }) => keys(picks))).toEqual([['die:bo'], ['die:gd*']]);
  const two = arrange([offer('store bo wing', 'die:bo slot:wing'), offer('store bo commander', 'die:bo slot:commander')]);
  expect(two.map(({ picks }) => picks.length)).toEqual([2, 2]);
});

test('a drain begins with its die, not with a player', () => {
  const drain = arrange([offer('drain gs 2', 'die:gs seat:2', { floating: { start: 0, length: 1 } })]);
  expect(keys(picking(drain).next)).toEqual(['die:gs']);
});

test('all ships of a group are chosen, and one can be taken out again', () => {
  const run = (count: number) => ({ any_order: [{ start: 0, parts: Array<number>(count).fill(1) }] });
  const groups = arrange([
    offer('ships a', 'ship:1a button:go', run(1)),
    offer('ships b', 'ship:1b button:go', run(1)),
    offer('ships ab', 'ship:1a ship:1b button:go', run(2)),
  ]);
  const all = preselect('question-fleet-ships', groups);
  expect(keys(all)).toEqual(['ship:1a', 'ship:1b']);
  expect(preselect('question-fleet-actions', groups)).toEqual([]);
  const answer = choose(groups, picking(groups, all), pick('ship:1a'));
  expect(answer).toMatchObject({ picking: { picks: [pick('ship:1b')] } });
});

test('who asks why not is answered about the die that was meant', () => {
  const position = view({ seats: [fleet([ship('a', 'b2')], { rolled: ['bs', 'bo'], bridge: [{ slot: 'wing', die: 'rd' }] })] });
  expect(keys(asked([pick('sector:b2'), pick('sector:e5')], position, 0))).toEqual(['die:bo', 'sector:b2', 'sector:e5']);
  expect(keys(asked([pick('sector:b2'), pick('ship:2a')], position, 0))).toEqual(['die:rd*', 'sector:b2', 'ship:2a']);
  expect(keys(asked([pick('sector:b2'), pick('die:bs'), pick('sector:e5')], position, 0))).toEqual(['die:bs', 'sector:b2', 'sector:e5']);
  expect(keys(asked([pick('ship:1a'), pick('button:weapon'), pick('ship:2a'), pick('die:rs')], position, 0))).toEqual(['ship:1a', 'button:weapon', 'die:rs', 'ship:2a']);
});

const FIGHT = view({
  seats: [fleet([ship('c', 'c3', { kind: 'destroyer', hull: 12, full_hull: 12 })]), fleet([ship('a', 'b4'), ship('b', 'c4'), ship('c', 'd4')])],
  attack: {
    kind: 'attack',
    seat: 1,
    asked: 0,
    path: [],
    volley: ['ro'],
    from: 'c4',
    via: null,
    target: '1c',
    at: 'c3',
    ships: ['2a', '2b', '2c'],
    salvo: [['c4', 3, false], ['b4', 4, true], ['d4', 2, false]],
    damage: 5,
    reaction: 'shields',
  },
});

test('an attack is a sum with the hull before and after', () => {
  const sum = attackSum(FIGHT);
  expect(sum).toMatchObject({ fired: 9, blocked: 4, through: 5, hull: { before: 12, after: 7, full: 12 }, planned: false });
  expect(sum?.lines.map(({ sector, ships, supports }) => [sector, ships.join(), supports])).toEqual([
    ['c4', '2b', false],
    ['b4', '2a', true],
    ['d4', '2c', true],
  ]);
  expect(attackSum(view({}))).toBeNull();
});

test('a shot from afar is told by who fires it, and shielded against where it arrives', () => {
  const afar = FIGHT.attack && { ...FIGHT.attack, from: 'c4', via: 'b4', ships: ['2b'], salvo: [['b4', 3, false]] as [string, number, boolean][] };
  expect(attackSum({ ...FIGHT, attack: afar })?.lines).toEqual([{ sector: 'b4', stands: 'c4', damage: 3, stopped: false, ships: ['2b'], supports: false }]);
});

test('a planned attack is the same sum, from what the server foresees', () => {
  const planned = offer('attack ro c4 1c', 'die:ro sector:c4 ship:1c', { preview: { damage: 5, salvo: [{ sector: 'c4', damage: 3 }, { sector: 'd4', damage: 2 }], ships: ['2b'], supporters: ['2c'] } });
  expect(plannedSum({ ...FIGHT, attack: null }, planned, 1)).toMatchObject({ from: 'c4', at: 'c3', fired: 5, through: 5, planned: true, hull: { after: 7 } });
  expect(plannedSum(FIGHT, offer('move bo c4 c5', 'die:bo sector:c4 sector:c5'), 1)).toBeNull();
});

test('a shield says what it stops', () => {
  const shield = (die: string, prevented: number, left: number) =>
    offer(`shield ${die} b4`, `die:${die} sector:b4`, { sentence: { key: 'x', args: [['prevented', { number: prevented }], ['left', { number: left }]] } });
  expect(shieldOf([shield('gd*', 4, 5)], 'b4')).toEqual({ stopped: 4, left: 5 });
  expect(shieldOf([shield('gd*', 4, 5)], 'c4')).toBeNull();
});

test('what was rolled before can be rolled again with one click', () => {
  const roll = (letters: string) => offer(`roll ${letters}`, [...letters].map((letter) => `colour:${{ r: 'red', b: 'blue', g: 'green' }[letter]}`).join(' ') + ' button:roll');
  const offers = [roll('rbg'), roll('rrr'), roll('rbb')];
  expect(presets(offers, 7).map(({ colours }) => colours.length)).toEqual([3, 3]);
  rememberRoll(7, ['ro', 'rs', 'rd']);
  rememberRoll(7, ['ro']);
  expect(presets(offers, 7)[0]).toMatchObject({ offer: { notation: 'roll rrr' }, again: true });
});

test('in the middle of an order the table says what is missing', () => {
  expect(asks(picking(ORDERS))).toBeNull();
  expect(asks(picking(ORDERS, [pick('sector:b2')]))).toBe('web-fleet-asks-goal');
  expect(asks(picking(ORDERS, [pick('sector:b2'), pick('sector:c2')]))).toBe('web-fleet-asks-die');
  const shots = arrange([offer('x', 'die:rm sector:a3 sector:a4 ship:2c'), offer('y', 'die:rm sector:a3 sector:b4 ship:2c')]);
  expect(asks(picking(shots, [pick('sector:a3'), pick('ship:2c')]))).toBe('web-fleet-asks-way');
});

test('who passes is asked when a shield would save the ship', () => {
  const doomed = view({ ...FIGHT, seats: [fleet([ship('c', 'c3', { hull: 5, full_hull: 12 })]), ...FIGHT.seats.slice(1)] });
  const shield = offer('shield gd* d4', 'die:gd* sector:d4', { sentence: { key: 'x', args: [['left', { number: 3 }]] } });
  const pass = offer('pass', 'button:pass');
  expect(asksFirst(pass, doomed, [pass, shield])).toBe(true);
  expect(asksFirst(pass, FIGHT, [pass, shield])).toBe(false);
  expect(asksFirst(pass, doomed, [pass])).toBe(false);
});

test('who ends is asked when a result that could be used finds no room', () => {
  const end = offer('end', 'button:end');
  const move = offer('move bo b2 c2', 'die:bo sector:b2 sector:c2');
  const place = { slot: 'wing', takes: 'any' };
  const [full, free] = [[{ ...place, die: 'ro' }], [place]];
  const at = (slots: FleetSlot[]) => view({ seats: [fleet([], { rolled: ['bo'], slots })] });
  expect(asksFirst(end, at(full), [end, move])).toBe(true);
  expect(asksFirst(end, at(free), [end, move])).toBe(false);
  expect(asksFirst(end, at(full), [end])).toBe(false);
});
