/** The five actions of the rulebook, as they are told from the picks that spell them. */

import type { Offered, Pick } from '../../protocol/types';

export interface Order {
  id: 'move' | 'deploy' | 'reconfigure' | 'build' | 'research';
  /** Of the three actions of a turn; a card may say otherwise. */
  cost: number;
  isOne(offer: Offered): boolean;
}

const isButton = (pick: Pick | undefined, id: string): boolean => pick?.kind === 'button' && pick.id === id;
const kinds = ({ picks }: Offered): string => picks.map(({ kind }) => kind).join(' ');

export const ORDERS: readonly Order[] = [
  { id: 'move', cost: 1, isOne: (offer) => /^square square( square)?$/.test(kinds(offer)) },
  { id: 'deploy', cost: 1, isOne: (offer) => kinds(offer) === 'die square' },
  { id: 'reconfigure', cost: 1, isOne: ({ picks }) => isButton(picks.at(-1), 'reconfigure') },
  { id: 'build', cost: 2, isOne: (offer) => kinds(offer) === 'square' },
  { id: 'research', cost: 1, isOne: ({ picks }) => isButton(picks[0], 'research') },
];

/** Picks that name a ship and its target: what is left is the square from which it attacks. */
export function asksFromWhere(picks: readonly Pick[], next: readonly Pick[], offers: readonly Offered[]): boolean {
  const named = picks.filter(({ kind }) => kind === 'square').length;
  return named === 2 && next.length > 1 && next.every(({ kind }) => kind === 'square') && offers.every(({ picks: all }) => all.length === picks.length + 1);
}
