import { describe, expect, it } from 'vitest';

import type { Form, Offered } from '../../protocol/types';
import type { Entry } from '../../table/fold';
import { halvesOf, isMovement, orderKey, plain, signOf, turned } from './cards';
import { accepting, button, card, giving, halfPick, isOpen, midway, seat, slot, startsOf } from './picks';
import { clockText, heardIn, phaseNow, phasesOf, talkIn } from './round';
import { chipsOf, phraseOf, toldOf, written } from './said';
import { STATIONS, berth, boxOf, zoneOf } from './ship';
import { depthOf, lengthOf, reaches, spacesOf } from './tracks';
import type { AlertEvent, MemberView, SaidView, ThreatView } from './wire';

describe('cards', () => {
  it('are read half by half', () => {
    expect(halvesOf('A/<')).toEqual({ up: 'A', under: '<' });
    expect(halvesOf('A/?')).toEqual({ up: 'A', under: null });
    expect(turned('hA/h:LR')).toBe('h:LR/hA');
    expect(plain('BB/^')).toBe('^/BB');
    expect(plain('^/BB')).toBe('^/BB');
  });
  it('know moves from buttons, also heroic ones', () => {
    expect(['<', '>', '^', 'h:UB'].every(isMovement)).toBe(true);
    expect(['A', 'B', 'C', 'BB', 'hA', 'hBB'].some(isMovement)).toBe(false);
    expect(signOf('h:LW')).toEqual({ shape: 'leap', heroic: true, station: 'LW' });
    expect(signOf('x')).toBeNull();
  });
  it('are named by keys of the locales', () => {
    expect(orderKey('<')).toBe('alert-order-red');
    expect(orderKey('hBB')).toBe('alert-order-heroic-bots');
    expect(orderKey('h:UW')).toBe('alert-order-heroic-upper-white');
  });
});

const threat = (part: Partial<ThreatView>): ThreatView => ({
  number: 6,
  card: { code: 'SE1-01', severity: 'serious', difficulty: 'white', hp: 7, shield: 2, speed: 2, points_survived: 4, points_destroyed: 8, traits: [], kind: null, stations: [], button: null },
  zone: 'red',
  fate: 'coming',
  space: 0,
  hits: 0,
  hp: 7,
  shield: 2,
  speed: 2,
  passed: 0,
  tokens: [],
  hidden: false,
  cryoshield: false,
  fights_back: false,
  aura: null,
  ...part,
});

describe('tracks', () => {
  it('have the spaces that are printed', () => {
    expect(lengthOf('T1')).toBe(10);
    expect(lengthOf('T7')).toBe(16);
    expect(spacesOf('T6').filter(({ mark }) => mark).map(({ space, mark }) => `${mark}${space}`)).toEqual(['X10', 'Y7', 'Y3', 'Z1']);
    expect(depthOf(1)).toBeGreaterThan(depthOf(16));
  });
  it('tell when a threat will be where, before it comes and on its way', () => {
    const told = (one: ThreatView, turn: number) => reaches(one, 'T6', turn).map(({ mark, turns }) => `${mark} ${turns.join(', ')}`);
    expect(told(threat({}), 1)).toEqual(['X 8', 'Y 9, 11', 'Z 12']);
    expect(told(threat({ fate: 'on_track', space: 9 }), 9)).toEqual(['Y 9, 11', 'Z 12']);
    expect(told(threat({ fate: 'destroyed', space: 9 }), 9)).toEqual([]);
  });
});

describe('the ship', () => {
  it('keeps everybody inside their station', () => {
    for (const station of STATIONS) {
      const box = boxOf(station);
      for (let index = 0; index < 5; index += 1) {
        const { x, y } = berth(station, index, 5);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
    }
    expect(STATIONS.map(zoneOf)).toEqual(['red', 'white', 'blue', 'red', 'white', 'blue']);
  });
});

const said: SaidView = { will: [[7, { press: { station: 'UR', button: 'A' } }], [8, 'nothing']], hero: null, takes: [6], has: [], needs: ['B'], holds: ['</A'] };
const one_of = (...ids: string[]) => ({ one_of: { label: { key: 'blank', args: [] }, choices: ids.map((id) => ({ kind: 'word', id })) } });
const FORMS: Form[] = [
  { sentence: { key: 'form-alert-press', args: [] }, pieces: [{ fixed: 'say' }, one_of('7', '8'), one_of('UR', 'LW'), one_of('A', 'BB')] },
  { sentence: { key: 'form-alert-free', args: [] }, pieces: [{ fixed: 'say' }, one_of('7'), { fixed: 'free' }] },
];

describe('what is said', () => {
  it('stands beside the name and on the ship', () => {
    const members = [{ seat: 2, said } as MemberView];
    expect(toldOf(members, 7)).toEqual([{ seat: 2, station: 'UR', order: 'A' }]);
    expect(toldOf(members, 8)).toEqual([]);
    expect(chipsOf(said).map(({ kind }) => kind)).toEqual(['takes', 'needs', 'will', 'will', 'holds']);
    expect(chipsOf(null)).toEqual([]);
  });
  it('is written as the forms say, and not otherwise', () => {
    const press = phraseOf(FORMS, 'press');
    expect(press && written(press, ['7', 'UR', 'A'])).toBe('say 7 UR A');
    expect(press && written(press, ['9', 'UR', 'A'])).toBeNull();
    expect(press && written(press, ['7', 'UR'])).toBeNull();
    const free = phraseOf(FORMS, 'free');
    expect(free && written(free, ['7'])).toBe('say 7 free');
    expect(phraseOf(FORMS, 'hold')).toBeNull();
  });
});

describe('picks', () => {
  const offer = (...picks: Offered['picks']): Offered => ({ notation: '', sentence: { key: '', args: [] }, picks });
  const offers = [
    offer(card('</A'), slot('1')),
    offer(card('A/<'), slot('1')),
    offer(button('give'), card('</A'), seat(1)),
    offer(button('accept'), seat(2)),
  ];
  it('take the half that was clicked, and in a transfer the card', () => {
    expect(halfPick('</A', 'movement', [])).toEqual(card('</A'));
    expect(halfPick('</A', 'action', [])).toEqual(card('A/<'));
    expect(halfPick('</A', 'action', [button('give')])).toEqual(card('</A'));
  });
  it('hold a card out with two clicks and take one with one', () => {
    expect(giving(offers, [card('A/<')], 1)).toEqual([button('give'), card('</A'), seat(1)]);
    expect(giving(offers, [card('A/<')], 3)).toBeNull();
    expect(giving(offers, [], 1)).toBeNull();
    expect(accepting(offers, 2)).toEqual([button('accept'), seat(2)]);
    expect(accepting(offers, 1)).toBeNull();
  });
  it('know what could be picked first, and what is asked in the middle', () => {
    expect(startsOf([...offers, offers[0] as Offered])).toEqual([card('</A'), card('A/<'), button('give'), button('accept')]);
    expect(isOpen(offers, [card('</A')])).toBe(false);
    expect(midway([])).toBeNull();
    expect(midway([card('hA/h:LR')])).toEqual({ key: 'web-alert-ask-turn', about: 'hA' });
    expect(midway([button('give'), card('</A')])?.key).toBe('web-alert-ask-seat');
  });
});

describe('the round', () => {
  const entry = (version: number, ...events: AlertEvent[]): Entry => ({
    version,
    at: version,
    events: events.map((event) => ({ event, sentence: { key: event.type, args: [] }, marks: [], depth: 0 })),
  });
  const announced = (at_ms: number, says: (AlertEvent & { type: 'announced' })['cue']['says']): AlertEvent => ({ type: 'announced', cue: { at_ms, says }, phases: 3, alone: false });
  const log = [
    entry(1, { type: 'alarm_sounded', level: 'mission' }),
    entry(2, announced(15_000, { threat: { number: 1, severity: 'common', lane: { external: 'blue' }, unconfirmed: false } }), { type: 'threat_placed', by: 1, number: 1, threat: 'E1-01', lane: { external: 'blue' } }),
    entry(3, { type: 'said', seat: 2, phrase: { take: 1 } }),
    entry(4, announced(165_000, { warning: { phase: 'one', seconds: 60 } })),
  ];
  it('remembers who laid which threat, and the time of what was said', () => {
    expect(heardIn(log)[0]?.placed).toEqual({ number: 1, by: 1, code: 'E1-01' });
    expect(talkIn(log).map(({ at_ms, computer }) => [at_ms, computer])).toEqual([[0, true], [15_000, true], [15_000, true], [15_000, false], [165_000, true]]);
    expect(talkIn([...log, entry(9, { type: 'alarm_sounded', level: 'mission' })])).toHaveLength(1);
  });
  it('knows the end of a phase only once it is warned', () => {
    expect(phaseNow(heardIn(log.slice(0, 3)), null)).toEqual({ phase: 1, ends: null });
    expect(phaseNow(heardIn(log), 225_000)).toEqual({ phase: 1, ends: { from_ms: 165_000, at_ms: 225_000 } });
    const later = [...log, entry(5, announced(205_000, { warning: { phase: 'one', seconds: 20 } }))];
    expect(phaseNow(heardIn(later), 225_000).ends).toEqual({ from_ms: 165_000, at_ms: 225_000 });
    expect(phaseNow(heardIn([...later, entry(6, announced(225_000, { phase_ends: 'one' }))]), null)).toEqual({ phase: 2, ends: null });
  });
  it('shows the clock, and the phases of shorter missions', () => {
    expect(clockText(252_900)).toBe('4:12');
    expect(phasesOf(7)).toHaveLength(2);
  });
});
