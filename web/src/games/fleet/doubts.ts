/** What the table asks about before it is sent, because something better seems to be open. */

import type { Offered } from '../../protocol/types';
import { attackSum, numberOf } from './attack';
import type { FleetView as View } from './wire';

export function asksFirst(offer: Offered, view: View, all: readonly Offered[]): boolean {
  const buttons = offer.picks.flatMap(({ kind, id }) => (kind === 'button' ? [id] : []));
  if (buttons.includes('end')) return wastes(view, all);
  return buttons.includes('pass') && couldBeSaved(view, all);
}

/** Dice Actions end while a result could still be used, and there is not room on the bridge for all. */
function wastes(view: View, all: readonly Offered[]): boolean {
  const fleet = view.seats[view.active];
  if (view.phase !== 'actions' || !fleet) return false;
  const free = fleet.slots.filter(({ die }) => die === undefined).length;
  const isUsable = (die: string) => all.some(({ picks }) => picks.some(({ kind, id }) => kind === 'die' && id === die));
  return fleet.rolled.length > free && fleet.rolled.some(isUsable);
}

/** The ship would be lost, and a shield would save it. */
function couldBeSaved(view: View, all: readonly Offered[]): boolean {
  const hull = attackSum(view)?.hull;
  if (!hull || hull.after > 0) return false;
  return all.some((offer) => offer.notation.startsWith('shield ') && (numberOf(offer, 'left') ?? hull.before) < hull.before);
}
