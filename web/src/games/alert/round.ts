/** What the log tells of the action round: what was announced and said, and when. */

import type { Sentence } from '../../protocol/types';
import type { Entry } from '../../table/fold';
import { threatKey } from './tracks';
import type { AlertEvent, Phase, Says } from './wire';

/** Something that the computer said. */
export interface Heard {
  version: number;
  at_ms: number;
  says: Says;
  sentence: Sentence;
  /** The threat that was laid beside its track then. */
  placed: { number: number; by: number; code: string } | null;
}

export interface TalkLine {
  key: string;
  at_ms: number;
  sentence: Sentence;
  /** The computer's words stand out. */
  computer: boolean;
  seat: number | null;
}

const PHASES: Record<Phase, number> = { one: 1, two: 2, three: 3 };

const eventsOf = (entry: Entry) => entry.events.map((told) => ({ ...told, event: told.event as AlertEvent }));

/** The log of the mission that is flown now: a campaign has several. */
export function missionLog(log: readonly Entry[]): readonly Entry[] {
  const start = log.findLastIndex((entry) => eventsOf(entry).some(({ event }) => event.type === 'alarm_sounded'));
  return start < 0 ? log : log.slice(start);
}

export function heardIn(log: readonly Entry[]): Heard[] {
  return log.flatMap((entry) => {
    const events = eventsOf(entry);
    return events.flatMap(({ event, sentence }, index) => {
      if (event.type !== 'announced') return [];
      const next = events[index + 1]?.event;
      const placed = next?.type === 'threat_placed' ? { number: next.number, by: next.by, code: next.threat } : null;
      return [{ version: entry.version, at_ms: event.cue.at_ms, says: event.cue.says, sentence, placed }];
    });
  });
}

/** What a crew remembers of the round: the computer, what was said and what changed hands. */
export function talkIn(log: readonly Entry[]): TalkLine[] {
  let now = 0;
  return missionLog(log).flatMap((entry) =>
    eventsOf(entry).flatMap(({ event, sentence }, index): TalkLine[] => {
      if (event.type === 'announced') now = event.cue.at_ms;
      const line = { key: `${entry.version}-${index}`, at_ms: now, sentence };
      switch (event.type) {
        case 'alarm_sounded':
        case 'announced':
        case 'report_passed_over':
        case 'round_ended':
          return [{ ...line, computer: true, seat: null }];
        case 'threat_placed':
          return [{ ...line, sentence: placed(event.by, event.threat, event.number), computer: true, seat: event.by }];
        case 'said':
          // Whole cards stand beside the name: told one by one they would drown the rest.
          return 'hold' in event.phrase ? [] : [{ ...line, computer: false, seat: event.seat }];
        case 'pile_taken':
          return [{ ...line, sentence: taken(event.seat, event.phase, event.count), computer: false, seat: event.seat }];
        case 'card_drawn':
          return [{ ...line, sentence: { key: 'event-alert-drawn-hidden', args: [['seat', { seat: event.seat }]] }, computer: false, seat: event.seat }];
        case 'card_held_out':
        case 'card_handed_over':
          return [{ ...line, computer: false, seat: event.from }];
        default:
          return [];
      }
    }),
  );
}

/** Its card lies in view: here its name is enough. */
const placed = (seat: number, code: string, number: number): Sentence => ({
  key: 'web-alert-talk-placed',
  args: [
    ['seat', { seat }],
    ['threat', { message: threatKey(code) }],
    ['number', { number }],
  ],
});

/** One's own cards lie in view as well. */
const taken = (seat: number, phase: Phase, count: number): Sentence => ({
  key: 'event-alert-pile-hidden',
  args: [
    ['seat', { seat }],
    ['phase', { message: `alert-phase-${PHASES[phase]}.the` }],
    ['count', { number: count }],
  ],
});

/** The phase that the computer is in, and its last warning. */
export interface PhaseNow {
  phase: number;
  /** From when on it is known when the phase ends, and when that is. */
  ends: { from_ms: number; at_ms: number } | null;
}

/** When the phase ends is told by the server, from the first warning on. */
export function phaseNow(heard: readonly Heard[], ends_ms: number | null): PhaseNow {
  let [phase, warned_ms]: [number, number | null] = [1, null];
  for (const { says, at_ms } of heard) {
    if (typeof says === 'string') continue;
    if ('phase_ends' in says) [phase, warned_ms] = [Math.min(PHASES[says.phase_ends] + 1, 3), null];
    else if ('warning' in says) warned_ms ??= at_ms;
  }
  return { phase, ends: warned_ms === null || ends_ms === null ? null : { from_ms: warned_ms, at_ms: ends_ms } };
}

/** What the clock of a mission shows: `4:12`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The turns of each phase. */
export const PHASE_TURNS = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11, 12],
] as const;

export const phaseOfTurn = (turn: number): number => (turn <= 3 ? 1 : turn <= 7 ? 2 : 3);

/** The phases that a mission of so many turns has. */
export const phasesOf = (turns: number) => PHASE_TURNS.filter(([first]) => first <= turns);
