/**
 * Every game's moves, offered by one piece of code. An action is spelled by picks, in order but for
 * the runs whose order does not matter and for what floats, which may be named at any point: what
 * can be picked next lights up, and when the picks spell an action it can be sent.
 */

import type { Offered, Pick } from '../protocol/types';

export const samePick = (a: Pick, b: Pick): boolean => a.kind === b.kind && a.id === b.id;

export const pickKey = (pick: Pick): string => `${pick.kind}:${pick.id}`;

export interface Picking {
  /** The picks so far, in order. */
  readonly picks: readonly Pick[];
  /** What can be picked next, each thing once, in the order of the list. */
  readonly next: readonly Pick[];
  /** The actions that begin like the picks. */
  readonly offers: readonly Offered[];
  /** The action that the picks spell, if they do. */
  readonly spelled: Offered | null;
}

/** The state of picking after these picks; picks that lead nowhere are dropped from the end. */
export function picking(offers: readonly Offered[], picks: readonly Pick[] = []): Picking {
  const open: Offered[] = [];
  const next = new Map<string, Pick>();
  let spelled: Offered | null = null;
  for (const offer of offers) {
    const ways = nextAfter(offer, picks);
    if (ways === null) continue;
    open.push(offer);
    for (const pick of ways) next.set(pickKey(pick), pick);
    if (ways.length === 0) spelled ??= offer;
  }
  if (open.length === 0 && picks.length > 0) return picking(offers, picks.slice(0, -1));
  return { picks, next: [...next.values()], offers: open, spelled };
}

export type Answer =
  /** The picks now spell this action, and nothing longer: send it. */
  | { send: Offered; picking: Picking }
  | { picking: Picking }
  /** It cannot be picked: ask the server why not. */
  | { why: readonly Pick[] };

/** What a click on a thing means. */
export function choose(offers: readonly Offered[], now: Picking, pick: Pick): Answer {
  if (now.next.some((other) => samePick(other, pick))) return after(offers, [...now.picks, pick]);
  // A second click on the last pick takes it back.
  const last = now.picks.at(-1);
  if (last && samePick(last, pick)) return { picking: back(offers, now) };
  // A click on what could begin another order begins that one.
  const fresh = picking(offers);
  if (fresh.next.some((other) => samePick(other, pick))) return after(offers, [pick]);
  return { why: [...now.picks, pick] };
}

/** Takes back the last pick. */
export function back(offers: readonly Offered[], now: Picking): Picking {
  return picking(offers, now.picks.slice(0, -1));
}

function after(offers: readonly Offered[], picks: readonly Pick[]): Answer {
  const now = picking(offers, picks);
  if (now.spelled && now.offers.length === 1) return { send: now.spelled, picking: now };
  const rest = now.offers.length === 1 ? now.offers[0] : undefined;
  if (rest && finishesItself(rest, picks)) return { send: rest, picking: picking(offers, rest.picks) };
  return { picking: now };
}

/**
 * Who has named a ship and its target need not name the only square that the attack can come
 * from: what is left is of the kind just picked, and there is no choice in it. Nor need one name the
 * only dice that can pay.
 */
function finishesItself(offer: Offered, picks: readonly Pick[]): boolean {
  const last = picks.at(-1);
  const left = [...offer.picks];
  for (const pick of picks) {
    const place = left.findIndex((other) => samePick(other, pick));
    if (place >= 0) left.splice(place, 1);
  }
  const forced = (pick: Pick): boolean => pick.kind === last?.kind || floats(offer, pick);
  return picks.length >= 2 && left.every(forced);
}

/** The picks of an action that may be named at any point, from the first to behind the last. */
const loose = ({ floating }: Offered): [start: number, end: number] =>
  floating ? [floating.start, floating.start + floating.length] : [0, 0];

const floats = (offer: Offered, pick: Pick): boolean =>
  offer.picks.slice(...loose(offer)).some((other) => samePick(other, pick));

const samePicks = (a: readonly Pick[], b: readonly Pick[]): boolean =>
  a.length === b.length && a.every((pick, index) => samePick(pick, b[index] as Pick));

/**
 * What can be picked next on the way to this action: nothing when the picks spell it, null when
 * they do not begin it.
 */
export function nextAfter(offer: Offered, picks: readonly Pick[]): Pick[] | null {
  const next: Pick[] = [];
  const [start, end] = loose(offer);
  const named = picks.filter((pick) => floats(offer, pick));
  const others = picks.filter((pick) => !floats(offer, pick));
  const free: Track = { offer, end, skip: [0, 0] };
  const bound: Track = { offer, end: offer.picks.length, skip: [start, end] };
  return follow(free, start, named, next) && follow(bound, 0, others, next) ? next : null;
}

/** Picks of an action that follow one another, but for some that are skipped. */
interface Track {
  readonly offer: Offered;
  readonly end: number;
  readonly skip: readonly [start: number, end: number];
}

/** Goes on from one pick of the action; says whether what was picked fits. */
function follow(track: Track, from: number, picked: readonly Pick[], next: Pick[]): boolean {
  const [skipped, resumed] = track.skip;
  const at = from >= skipped && from < resumed ? resumed : from;
  if (at === track.end) return picked.length === 0;
  const run = track.offer.any_order?.find((other) => other.start === at);
  if (run) {
    let end = at;
    const parts = run.parts.map((length) => track.offer.picks.slice(end, (end += length)));
    return followParts(track, parts, end, picked, next);
  }
  const own = track.offer.picks[at] as Pick;
  const first = picked[0];
  if (first === undefined) {
    next.push(own);
    return true;
  }
  return samePick(own, first) && follow(track, at + 1, picked.slice(1), next);
}

/** The same where parts may come in any order, with those that are still to come. */
function followParts(
  track: Track,
  left: readonly Pick[][],
  end: number,
  picked: readonly Pick[],
  next: Pick[],
): boolean {
  if (left.length === 0) return follow(track, end, picked, next);
  let fits = false;
  left.forEach((part, number) => {
    const begun = part.slice(0, picked.length);
    if (!samePicks(begun, picked.slice(0, part.length))) return;
    if (left.slice(0, number).some((other) => samePicks(other, part))) return;
    const open = part[picked.length];
    if (open) {
      if (!next.some((other) => samePick(other, open))) next.push(open);
      fits = true;
    } else {
      const rest = left.filter((_, other) => other !== number);
      fits = followParts(track, rest, end, picked.slice(part.length), next) || fits;
    }
  });
  return fits;
}
