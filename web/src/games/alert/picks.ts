/** What clicks at this table mean, in the picks of the game. */

import type { Offered, Pick } from '../../protocol/types';
import { pickKey, samePick } from '../../table/picker';
import { halvesOf, plain, turned } from './cards';

export const card = (id: string): Pick => ({ kind: 'card', id });
export const slot = (id: string): Pick => ({ kind: 'slot', id });
export const button = (id: string): Pick => ({ kind: 'button', id });
/** Seats are counted from 1 where they are written. */
export const seat = (index: number): Pick => ({ kind: 'seat', id: String(index + 1) });

export const has = (picks: readonly Pick[], pick: Pick): boolean => picks.some((other) => samePick(other, pick));

/** What an order can begin with, each thing once. */
export function startsOf(offers: readonly Offered[]): Pick[] {
  const found = new Map(offers.flatMap(({ picks: [first] }) => (first ? [[pickKey(first), first] as const] : [])));
  return [...found.values()];
}

const spells = (offer: Offered, picks: readonly Pick[]): boolean =>
  offer.picks.length === picks.length && offer.picks.every((pick, index) => samePick(pick, picks[index] as Pick));

/** Whether these picks spell something that is open. */
export const isOpen = (offers: readonly Offered[], picks: readonly Pick[]): boolean => offers.some((offer) => spells(offer, picks));

/** The card in hand that is picked, with the half that is up. */
export function pickedCard(picks: readonly Pick[]): string | null {
  return picks.find(({ kind }) => kind === 'card')?.id ?? null;
}

/** What a click on one half of a card in hand picks: in a transfer the card, else the card with that half up. */
export function halfPick(held: string, half: 'movement' | 'action', picks: readonly Pick[]): Pick {
  const whole = plain(held);
  if (picks.some((pick) => samePick(pick, button('give')))) return card(whole);
  return card(half === 'movement' ? whole : turned(whole));
}

/** To hold the picked card out to somebody is two clicks: the card, the somebody. */
export function giving(offers: readonly Offered[], picks: readonly Pick[], to: number): Pick[] | null {
  const held = pickedCard(picks);
  if (held === null) return null;
  const spelled = [button('give'), card(plain(held)), seat(to)];
  return isOpen(offers, spelled) ? spelled : null;
}

/** To take what somebody holds out is one click. */
export function accepting(offers: readonly Offered[], from: number): Pick[] | null {
  const spelled = [button('accept'), seat(from)];
  return isOpen(offers, spelled) ? spelled : null;
}

/** What is asked in the middle of picking: the key of a question and the thing it is about. */
export function midway(picks: readonly Pick[]): { key: string; about: string } | null {
  const [first, second] = picks;
  if (!first) return null;
  if (first.kind === 'card') return { key: 'web-alert-ask-turn', about: halvesOf(first.id).up };
  if (first.kind === 'slot') return { key: 'web-alert-ask-slot', about: first.id };
  if (first.kind !== 'button') return null;
  switch (first.id) {
    case 'give':
      return { key: second ? 'web-alert-ask-seat' : 'web-alert-ask-card', about: '' };
    case 'accept':
      return { key: 'web-alert-ask-from', about: '' };
    case 'trip':
      return { key: 'web-alert-ask-trip', about: '' };
    case 'on':
      return { key: second ? 'web-alert-ask-serious' : 'web-alert-ask-common', about: '' };
    default:
      return null;
  }
}
