import { describe, expect, it } from 'vitest';

import { type Entry, upTo } from '../../table/fold';
import { causeOf, fateTurns, filmIn, reachOf, resolved, roundEnd, shotsAt, sumOf, turnStart, turningPoints } from './film';
import { type FilmState, after, filmStart } from './filmstate';
import recorded from './fixtures/film.json';
import type { AlertEvent, AlertView, Station, ThreatView } from './wire';

// A mission against yellow threats, as it was recorded by a server: what happened, and the table after each decision.
const planned = recorded.planned as unknown as AlertView;
const moments = recorded.moments as unknown as { at: number; events: AlertEvent[]; view: AlertView }[];
const last = moments.at(-1) as (typeof moments)[number];

const log: Entry[] = moments.map(({ at, events }, version) => ({
  version,
  at,
  events: events.map((event) => ({ event, sentence: { key: event.type, args: [] }, marks: [], depth: 0 })),
}));

const sorted = (stations: readonly Station[]) => [...stations].sort();

/** What can be compared: sets have no order, and what a threat has passed is drawn nowhere. */
function seen({ ship, threats }: Pick<FilmState, 'ship' | 'threats'>) {
  return {
    ship: {
      ...ship,
      turn: 0,
      zones: ship.zones.map((zone) => ({ ...zone, tiles: [...zone.tiles].sort() })),
      covered: ship.covered.map(sorted),
      broken: ship.broken.map(sorted),
      slime: sorted(ship.slime),
      deadly: sorted(ship.deadly),
    },
    threats: threats.map((threat: ThreatView) => ({ ...threat, passed: 0, tokens: sorted(threat.tokens), hp: threat.card.hp ?? 0 })),
  };
}

describe('the film', () => {
  it('moves the pieces so that the table is the server’s after every decision', () => {
    let state = filmStart(planned, last.view);
    for (const { at, events, view } of moments) {
      for (const event of events) state = after(state, event);
      expect(seen(state), `after decision ${at}`).toEqual(seen(view));
      expect(state.plan.map((row) => row.map(({ back }) => back)), `the plan after decision ${at}`).toEqual(view.members.map(({ slots }) => slots.map(({ back }) => back)));
    }
  });
  it('leaves the state before an event as it was', () => {
    const start = filmStart(planned, last.view);
    const before = structuredClone(start);
    for (const { events } of moments.slice(0, 2)) events.reduce(after, start);
    expect(start).toEqual(before);
  });
  it('lets nobody tell an event before it is shown', () => {
    const items = filmIn(log);
    const whole = { snapshot: { prompt: {} } as never, log };
    for (const [cursor, item] of items.entries()) {
      const told = filmIn(upTo(whole, reachOf(items, cursor, log)).log);
      expect(told.length, `at ${item.version}.${item.index}`).toBe(cursor + 1);
    }
    expect(filmIn(upTo(whole, reachOf(items, -1, log)).log)).toEqual([]);
  });
  it('knows no card before its turn', () => {
    let state = filmStart(planned, last.view);
    for (const event of moments.flatMap(({ events }) => events)) {
      state = after(state, event);
      const later = state.plan.flatMap((row) => row.slice(Math.max(0, state.ship.turn)));
      expect(later.filter(({ card }) => card !== null)).toEqual([]);
      if (event.type === 'film' && event.event.type === 'turn_began' && event.event.turn > 6) break;
    }
  });
});

describe('what is read out of the events', () => {
  const items = filmIn(log);
  it('has a turn and a step for each', () => {
    expect(roundEnd(log)).toBe(moments[0]?.at);
    expect(items[turnStart(items, 5)]?.turn).toBe(5);
    expect(items[turnStart(items, 99)]).toBe(items.at(-1));
    expect(new Set(items.map(({ turn }) => turn)).size).toBe(13);
  });
  it('adds the shots up to what was hit', () => {
    let counted = 0;
    items.forEach((item, index) => {
      const event = resolved(item);
      if (event?.type !== 'threat_hit') return;
      const { shots, number } = shotsAt(items, index) ?? { shots: [], number: 0 };
      expect(number).toBe(event.number);
      expect(shots.reduce((sum, { strength }) => sum + strength, 0), `turn ${item.turn}`).toBe(event.strength);
      expect(sumOf(items, index)?.endsWith(`= ${event.cubes}`)).toBe(true);
      counted += 1;
    });
    expect(counted).toBeGreaterThan(5);
  });
  it('finds who took the last energy', () => {
    const found = items.flatMap((item, index) => {
      const event = resolved(item);
      const cause = event?.type === 'nothing_happened' && event.why === 'no_energy' ? causeOf(items, index) : undefined;
      return cause === undefined ? [] : [cause];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const index of found) expect(index === null || resolved(items[index] as (typeof items)[number])?.type === 'energy_moved').toBe(true);
  });
  it('tells the fates up to the present only, and the dearest moments in order', () => {
    expect(fateTurns(items, 0).size).toBe(0);
    expect(fateTurns(items, items.length - 1).size).toBe(last.view.threats.length);
    const points = turningPoints(items);
    expect(points.length).toBeLessThanOrEqual(8);
    expect([...points].sort((a, b) => a - b)).toEqual(points);
  });
});
