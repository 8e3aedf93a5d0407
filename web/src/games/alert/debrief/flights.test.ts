import { describe, expect, it } from 'vitest';

import recorded from '../fixtures/film.json';
import { indexAt, momentAt } from '../film';
import { traceOf } from '../traces';
import type { AlertEvent, AlertView } from '../wire';
import { differs, endOf, exchanged, flightOf, freeCards, laidAs, withCard } from './flights';

const planned = recorded.planned as unknown as AlertView;
const moments = recorded.moments as unknown as { at: number; events: AlertEvent[]; view: AlertView }[];
const events = moments.flatMap((moment) => moment.events).map((event) => ({ event, sentence: { key: event.type, args: [] } }));
const last = (moments.at(-1) as (typeof moments)[number]).view;
const rows = planned.members.map(({ slots }) => slots.map(({ card }) => card));

describe('a flight in turns', () => {
  const flight = flightOf(events, planned, last, rows);
  it('ends as the server has it', () => {
    expect(flight.ends.at(-1)?.state.ship.zones.map(({ damage }) => damage)).toEqual(last.ship.zones.map(({ damage }) => damage));
    expect(endOf(flight, 99)?.turn).toBe(flight.ends.at(-1)?.turn);
  });
  it('marks the cards that did nothing by the turn for which they were laid', () => {
    const idle = events.flatMap(({ event }) => (event.type === 'film' && event.event.type === 'nothing_happened' && !['no_card', 'knocked_out'].includes(event.event.why) ? [event.event.member] : []));
    const marked = [...flight.marks].filter(([, mark]) => mark === 'idle');
    expect(marked.length).toBe(idle.length);
    for (const [key] of marked) {
      const [member, slot] = key.split('-').map(Number);
      expect(planned.members[member ?? 0]?.slots[(slot ?? 0) - 1]?.back).not.toBeNull();
    }
  });
});

describe('cards that are tried', () => {
  const held = [[{ card: '</A', from: 1 }, { card: '</A', from: 4 }, { card: '^/C', from: 1 }], [{ card: '>/B', from: 1 }], [{ card: '>/B', from: 1 }]];
  const laid = [['A/<', null, null, null], [null, null, null, null], [null, '>/B', null, null]];
  const isAndroid = (member: number) => member === 2;
  it('are those that lie nowhere and have come', () => {
    expect(freeCards(held, laid, 0, 2, isAndroid)).toEqual(['^/C']);
    expect(freeCards(held, laid, 0, 4, isAndroid)).toEqual(['</A', '^/C']);
    // What lies before an android came from a hand.
    expect(freeCards(held, laid, 1, 1, isAndroid)).toEqual([]);
  });
  it('are laid, exchanged and told apart by the half that counts', () => {
    const other = withCard(laid, 0, 2, laidAs('^/C', 'action'));
    expect(other[0]).toEqual(['A/<', 'C/^', null, null]);
    expect(exchanged(other, 0, 1, 2)[0]).toEqual(['C/^', 'A/<', null, null]);
    expect(differs(laid, other, 0, 2)).toBe(true);
    expect(differs(laid, withCard(laid, 0, 1, 'A/>'), 0, 1)).toBe(false);
  });
});

describe('what moves', () => {
  it('leaves a trace from where it was to where it is', () => {
    expect(traceOf({ type: 'moved', member: 0, from: 'UW', to: 'LW', way: 'lift' })).toMatchObject({ kind: 'lift', cubes: 0 });
    const cubes = traceOf({ type: 'energy_moved', from: { reactor: 'red' }, to: { shield: 'red' }, cubes: 2, cause: 'transferred' });
    expect(cubes).toMatchObject({ kind: 'cubes', cubes: 2 });
    expect(cubes && cubes.from.y > cubes.to.y).toBe(true);
    expect(traceOf({ type: 'energy_moved', from: 'bank', to: 'bank', cubes: 1, cause: 'spent' })).toBeNull();
    expect(traceOf({ type: 'jumped' })).toBeNull();
  });
});

describe('the address of a moment', () => {
  const items = [1, 1, 1, 2, 2, 4].map((turn) => ({ at: 0, version: 0, index: 0, event: { type: 'round_ended' } as AlertEvent, sentence: { key: '', args: [] }, clause: null, depth: 0, turn, step: null }));
  it('leads back to it', () => {
    for (const index of items.keys()) expect(indexAt(items, momentAt(items, index))).toBe(index);
  });
  it('that does not exist is the end of its turn, or of the film', () => {
    expect(indexAt(items, { turn: 2, event: 99 })).toBe(4);
    expect(indexAt(items, { turn: 9, event: 0 })).toBe(5);
    expect(indexAt(items, { turn: 0, event: 0 })).toBe(0);
  });
});
