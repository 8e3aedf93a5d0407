/**
 * Every game's moves, offered by one piece of code. An action is spelled by picks, in order: what
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
  const open = offers.filter((offer) => begins(offer, picks));
  if (open.length === 0 && picks.length > 0) return picking(offers, picks.slice(0, -1));
  const next = new Map<string, Pick>();
  for (const offer of open) {
    const pick = offer.picks[picks.length];
    if (pick) next.set(pickKey(pick), pick);
  }
  const spelled = open.find((offer) => offer.picks.length === picks.length) ?? null;
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
 * from: what is left is of the kind just picked, and there is no choice in it.
 */
function finishesItself(offer: Offered, picks: readonly Pick[]): boolean {
  const last = picks.at(-1);
  const left = offer.picks.slice(picks.length);
  return picks.length >= 2 && left.every((pick) => pick.kind === last?.kind);
}

function begins(offer: Offered, picks: readonly Pick[]): boolean {
  return picks.every((pick, index) => {
    const own = offer.picks[index];
    return own !== undefined && samePick(own, pick);
  });
}
