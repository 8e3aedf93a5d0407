/**
 * Every game's moves, offered by one piece of code. An action is spelled by picks, in order but for
 * the runs whose order does not matter, and for those that float: they may be named at any time.
 * What can be picked next lights up, and when the picks spell an action it can be sent.
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
  /** The action that the picks spell, if they do; what floats need not be named where there is no choice. */
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
  const [only] = open;
  if (open.length === 1 && only && picks.length > 0 && isAimed(only, picks)) spelled ??= only;
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
  // A second click on a pick takes it back: the last one, or one of a group.
  const last = now.picks.at(-1);
  if (last && samePick(last, pick)) return { picking: back(offers, now) };
  const fewer = without(offers, now, pick);
  if (fewer) return { picking: fewer };
  // A click on what could begin another order begins that one.
  const fresh = picking(offers);
  if (fresh.next.some((other) => samePick(other, pick))) return after(offers, [pick]);
  return { why: [...now.picks, pick] };
}

/** Takes back the last pick. */
export function back(offers: readonly Offered[], now: Picking): Picking {
  return picking(offers, now.picks.slice(0, -1));
}

/** The picks without one of them, if they still lead somewhere. */
export function without(offers: readonly Offered[], now: Picking, pick: Pick): Picking | null {
  const at = now.picks.findLastIndex((own) => samePick(own, pick));
  if (at < 0) return null;
  const left = now.picks.filter((_, index) => index !== at);
  const found = picking(offers, left);
  return found.picks.length === left.length ? found : null;
}

function after(offers: readonly Offered[], picks: readonly Pick[]): Answer {
  const now = picking(offers, picks);
  const [only] = now.offers;
  if (now.offers.length > 1 || !only) return { picking: now };
  const isNamed = nextAfter(only, picks)?.length === 0;
  return isNamed || finishesItself(only, picks) ? { send: only, picking: picking(offers, only.picks) } : { picking: now };
}

/**
 * Who has named a ship and its target need not name the only square that the attack can come
 * from, nor the only die that pays: there is no choice in what is left. One click alone sends
 * nothing that was not named whole.
 */
function finishesItself(offer: Offered, picks: readonly Pick[]): boolean {
  if (picks.length < 2) return false;
  const { fixed, named } = apart(offer, picks);
  // A run holds things of one kind: what kinds are left does not depend on the order.
  const left = fixed.picks.slice(named.length);
  if (!offer.floating) return left.every(({ kind }) => kind === picks.at(-1)?.kind);
  const last = named.at(-1);
  const kinds = named.map(({ kind }) => kind);
  return left.length === 0 || (named.length >= 2 && last?.kind !== 'button' && left.every(({ kind }) => kinds.includes(kind)));
}

/** Whether nothing is left to name but what floats. */
function isAimed(offer: Offered, picks: readonly Pick[]): boolean {
  if (!offer.floating) return false;
  const { fixed, named } = apart(offer, picks);
  return named.length > 0 && named.length === fixed.picks.length;
}

/** An action and the picks so far, each in two: what comes in order, and what floats. */
function apart(offer: Offered, picks: readonly Pick[]): { fixed: Offered; named: readonly Pick[]; loose: Offered; floated: readonly Pick[] } {
  const { start, length } = offer.floating ?? { start: 0, length: 0 };
  const end = start + length;
  const kinds = new Set(offer.picks.slice(start, end).map(({ kind }) => kind));
  const part = (keeps: (at: number) => boolean, shift: (at: number) => number): Offered => ({
    notation: offer.notation,
    sentence: offer.sentence,
    picks: offer.picks.filter((_, at) => keeps(at)),
    any_order: (offer.any_order ?? []).filter((run) => keeps(run.start)).map((run) => ({ ...run, start: shift(run.start) })),
  });
  return {
    fixed: part((at) => at < start || at >= end, (at) => (at < start ? at : at - length)),
    named: picks.filter(({ kind }) => !kinds.has(kind)),
    loose: part((at) => at >= start && at < end, (at) => at - start),
    floated: picks.filter(({ kind }) => kinds.has(kind)),
  };
}

const samePicks = (a: readonly Pick[], b: readonly Pick[]): boolean =>
  a.length === b.length && a.every((pick, index) => samePick(pick, b[index] as Pick));

/**
 * What can be picked next on the way to this action: nothing when the picks spell it, null when
 * they do not begin it.
 */
export function nextAfter(offer: Offered, picks: readonly Pick[]): Pick[] | null {
  const next: Pick[] = [];
  if (!offer.floating) return follow(offer, 0, picks, next) ? next : null;
  const { fixed, named, loose, floated } = apart(offer, picks);
  return follow(fixed, 0, named, next) && follow(loose, 0, floated, next) ? next : null;
}

/** Goes on from one pick of the action; says whether what was picked fits. */
function follow(offer: Offered, at: number, picked: readonly Pick[], next: Pick[]): boolean {
  const run = offer.any_order?.find((other) => other.start === at);
  if (run) {
    let end = at;
    const parts = run.parts.map((length) => offer.picks.slice(end, (end += length)));
    return followParts(offer, parts, end, picked, next);
  }
  const own = offer.picks[at];
  const first = picked[0];
  if (own === undefined) return first === undefined;
  if (first === undefined) {
    next.push(own);
    return true;
  }
  return samePick(own, first) && follow(offer, at + 1, picked.slice(1), next);
}

/** The same where parts may come in any order, with those that are still to come. */
function followParts(
  offer: Offered,
  left: readonly Pick[][],
  end: number,
  picked: readonly Pick[],
  next: Pick[],
): boolean {
  if (left.length === 0) return follow(offer, end, picked, next);
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
      fits = followParts(offer, rest, end, picked.slice(part.length), next) || fits;
    }
  });
  return fits;
}
