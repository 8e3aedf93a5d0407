/** The seven boards on which threats approach, and where things stand on them. Spaces are counted from the ship. */

import type { Mark, ThreatView, Track, Zone } from './wire';

/** The spaces of the longest track: every track is drawn on the same scale. */
export const SPACES = 16;

/** The spaces of the marks of a track, the farthest first; Z is always the last space. */
const MARKS: Record<Track, readonly (readonly [Mark, number])[]> = {
  T1: [['X', 5], ['Z', 1]],
  T2: [['X', 8], ['Z', 1]],
  T3: [['X', 8], ['Y', 3], ['Z', 1]],
  T4: [['X', 9], ['Y', 5], ['Z', 1]],
  T5: [['X', 11], ['Y', 7], ['Z', 1]],
  T6: [['X', 10], ['Y', 7], ['Y', 3], ['Z', 1]],
  T7: [['X', 12], ['Y', 8], ['Y', 5], ['Z', 1]],
};

/** The space on which threats appear. */
export const lengthOf = (track: Track): number => Number(track.slice(1)) + 9;

export const marksOf = (track: Track) => MARKS[track];

/** The spaces of a track with what lies on them, the farthest first. */
export function spacesOf(track: Track): { space: number; mark: Mark | null }[] {
  const length = lengthOf(track);
  return Array.from({ length }, (_, index) => {
    const space = length - index;
    return { space, mark: MARKS[track].find(([, at]) => at === space)?.[0] ?? null };
  });
}

/** How far down the drawing of the tracks a space lies, of 1. */
export const depthOf = (space: number): number => (SPACES + 0.5 - space) / SPACES;

/** The three bands of range: the nearest five spaces, the next five, the rest. */
export const BANDS = [
  { range: 3, from: 0, to: 6 / SPACES },
  { range: 2, from: 6 / SPACES, to: 11 / SPACES },
  { range: 1, from: 11 / SPACES, to: 1 },
] as const;

/** Where a threat is on its track: at its start until it appears. */
export const spaceOf = (threat: ThreatView, track: Track): number => (threat.fate === 'coming' ? lengthOf(track) : threat.space);

/**
 * The turns in which a threat will reach the marks of its track if nothing changes: it advances in
 * the turn in which it appears and in every one after it.
 */
export function reaches(threat: ThreatView, track: Track, turn: number): { mark: Mark; turns: number[] }[] {
  if (threat.fate === 'destroyed' || threat.fate === 'survived' || threat.speed === 0) return [];
  const from = spaceOf(threat, track);
  const first = threat.fate === 'coming' ? threat.number : turn;
  const found = new Map<Mark, number[]>();
  for (const [mark, space] of MARKS[track]) {
    if (space >= from) continue;
    const when = first + Math.ceil((from - space) / threat.speed) - 1;
    found.set(mark, [...(found.get(mark) ?? []), when]);
  }
  return [...found].map(([mark, turns]) => ({ mark, turns }));
}

export const ZONES: readonly Zone[] = ['red', 'white', 'blue'];

/** The key of a threat's name; its actions and its rule are attributes of it. */
export const threatKey = (code: string): string => `alert-threat-${code.toLowerCase()}`;
