/** Moving through a game that was played: steps, turns and the ticks of the scrubber. */

import type { EventShown, Pick as Mark, Sentence } from '../protocol/types';
import type { Entry } from './fold';

/** One sentence of the log, and the moment it belongs to. */
export interface Line {
  at: number;
  sentence: Sentence;
  marks: readonly Mark[];
}

export interface Turn {
  /** The moment with which the turn begins. */
  at: number;
  /** Whose turn it is; nobody's before the first. */
  seat: number | null;
  lines: Line[];
}

const momentsWith = (log: readonly Entry[], wanted: (told: EventShown) => boolean): number[] =>
  log.filter((entry) => entry.events.some(wanted)).map((entry) => entry.at);

/** The moments after which a turn has begun, in order. */
export const turns = (log: readonly Entry[]): number[] => momentsWith(log, ({ turn }) => turn !== undefined);

/** Marks on the scrubber: where something was fought over. */
export const combats = (log: readonly Entry[]): number[] => momentsWith(log, ({ decides = false }) => decides);

/** The log in turns, up to the moment `at`; what happens before the first is a group of its own. */
export function byTurn(log: readonly Entry[], at = Infinity): Turn[] {
  const groups: Turn[] = [];
  for (const entry of log) {
    if (entry.at > at) break;
    lines(entry).forEach((line, index) => {
      const seat = entry.events[index]?.turn ?? null;
      if (groups.length === 0 || seat !== null) groups.push({ at: entry.at, seat, lines: [] });
      groups.at(-1)?.lines.push(line);
    });
  }
  return groups;
}

/**
 * What one moment says. Where the game tells nothing, the table says who did it, or what happened to a seat: who
 * resigned, who is back.
 */
export function lines({ at, actor, events, sentence }: Entry): Line[] {
  if (events.length === 0) return sentence ? [{ at, sentence: typeof actor === 'number' ? decided(actor, sentence) : sentence, marks: [] }] : [];
  return events.map((told) => ({ at, sentence: told.sentence, marks: told.marks }));
}

/** An action with the name of whoever took it. */
const decided = (seat: number, action: Sentence): Sentence => ({ key: 'web-log-decided', args: [['seat', { seat }], ['action', { sentence: action }]] });

export type Jump = 'first' | 'previous' | 'next' | 'last' | 'turn-back' | 'turn-on';

/** Where a jump from `at` leads, in a game with `end` decisions. */
export function jump(kind: Jump, at: number, end: number, starts: readonly number[]): number {
  switch (kind) {
    case 'first':
      return 0;
    case 'last':
      return end;
    case 'previous':
      return Math.max(0, at - 1);
    case 'next':
      return Math.min(end, at + 1);
    case 'turn-back':
      return starts.filter((start) => start < at).at(-1) ?? 0;
    case 'turn-on':
      return starts.find((start) => start > at) ?? end;
  }
}

const JUMP_KEYS: Record<string, Jump> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
};

/** The jump that a key makes, if it does. */
export const jumpKey = (key: string): Jump | null => JUMP_KEYS[key] ?? null;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a moment stays on the screen while the replay plays by itself; longer where there is something to read. */
export const dwellMs = (speed: number, reads = false): number => Math.round((reads ? 3_600 : 1_100) / speed);
