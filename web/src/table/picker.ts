/**
 * Every game's moves, offered by one piece of code. An action is spelled by picks, in order but for
 * the runs whose order does not matter: what can be picked next lights up, and when the picks spell
 * an action it can be sent.
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
  const [only, ...others] = now.next;
  const follows = only && others.length === 0 && now.offers.every((offer) => followsItself(offer, picks));
  return follows ? after(offers, [...picks, only]) : { picking: now };
}

/** Whether the game says that what is left of an action is picked by itself, where there is no choice in it. */
const followsItself = ({ picks: all, by_itself = 0 }: Offered, picks: readonly Pick[]): boolean => picks.length >= all.length - by_itself;

const samePicks = (a: readonly Pick[], b: readonly Pick[]): boolean =>
  a.length === b.length && a.every((pick, index) => samePick(pick, b[index] as Pick));

/**
 * What can be picked next on the way to this action: nothing when the picks spell it, null when
 * they do not begin it.
 */
export function nextAfter(offer: Offered, picks: readonly Pick[]): Pick[] | null {
  const next: Pick[] = [];
  return follow(offer, 0, picks, next) ? next : null;
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
