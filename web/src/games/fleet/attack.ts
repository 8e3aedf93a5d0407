/** The attack as a sum: one line for each sector that fires, what shields take off, the hull before and after. */

import type { Offered } from '../../protocol/types';
import { findShip } from './names';
import type { FleetAttack as Attack, FleetPreview as Preview, FleetView as View } from './wire';

export interface SumLine {
  /** The side that it comes from, which a shield can face. */
  sector: string;
  /** Where those stand who fire. */
  stands: string;
  damage: number;
  stopped: boolean;
  /** Who fires from there. */
  ships: readonly string[];
  /** It is not where the attack was declared. */
  supports: boolean;
}

export interface Sum {
  seat: number;
  /** Where it comes from, the last sector on its way, where it goes. */
  from: string;
  via: string | null;
  at: string;
  /** The ship; none where the sector is aimed at. */
  target: string | null;
  lines: readonly SumLine[];
  fired: number;
  blocked: number;
  through: number;
  /** The hull of the target; none where nobody knows it. */
  hull: { before: number; after: number; full: number } | null;
  /** It has not been declared yet. */
  planned: boolean;
}

const sectorOf = (view: View, ship: string): string | null => findShip(view, ship)?.ship.sector ?? null;

function hullOf(view: View, target: string | null, damage: number): Sum['hull'] {
  const found = target === null ? null : findShip(view, target);
  if (!found || found.ship.kind === 'signal' || found.ship.full_hull === 0) return null;
  const { hull, full_hull: full } = found.ship;
  return { before: hull, after: Math.max(0, hull - damage), full };
}

/** The attack that is being resolved. */
export function attackSum(view: View): Sum | null {
  const { attack } = view;
  if (!attack) return null;
  const via = attack.via === attack.from ? null : attack.via;
  const lines = attack.salvo.map(([sector, damage, stopped]) => line(view, { ...attack, via }, sector, damage, stopped));
  const fired = lines.reduce((sum, { damage }) => sum + damage, 0);
  const blocked = lines.reduce((sum, { damage, stopped }) => sum + (stopped ? damage : 0), 0);
  return {
    seat: attack.seat,
    from: attack.from,
    via,
    at: attack.at,
    target: attack.target,
    lines,
    fired,
    blocked,
    through: attack.damage,
    hull: hullOf(view, attack.target, attack.damage),
    planned: false,
  };
}

/** A shot from afar arrives through the last sector on its way, and so counts as coming from there. */
function line(view: View, { from, via, ships: all }: Pick<Attack, 'from' | 'ships'> & { via: string | null }, sector: string, damage: number, stopped: boolean): SumLine {
  const stands = sector === via ? from : sector;
  const ships = all.filter((ship) => [stands, sector].includes(sectorOf(view, ship) ?? ''));
  return { sector, stands, damage, stopped, ships, supports: stands !== from };
}

/** The attack that an order would be, as far as the server says what it would do. */
export function plannedSum(view: View, offer: Offered, seat: number): Sum | null {
  const preview = previewOf(offer);
  const target = offer.picks.findLast(({ kind }) => kind === 'ship')?.id;
  const [from, via] = offer.picks.filter(({ kind }) => kind === 'sector').map(({ id }) => id);
  const at = target ? sectorOf(view, target) : null;
  if (!preview?.salvo?.length || !target || !from || !at) return null;
  const ships = [...(preview.ships ?? []), ...(preview.supporters ?? [])];
  const lines = preview.salvo.map(({ sector, damage }) => line(view, { from, via: via ?? null, ships }, sector, damage, false));
  const fired = lines.reduce((sum, { damage }) => sum + damage, 0);
  const through = preview.damage ?? fired;
  return { seat, from, via: via ?? null, at, target, lines, fired, blocked: 0, through, hull: hullOf(view, target, through), planned: true };
}

/** What the server foresees of an action. */
export const previewOf = ({ preview }: Offered): Preview | null => (preview as Preview | undefined) ?? null;

/** What a number of the sentence of an offer is: what is stopped, what is left. */
export function numberOf(offer: Offered, name: string): number | null {
  const value = offer.sentence.args.find(([own]) => own === name)?.[1];
  return value && typeof value === 'object' && 'number' in value ? Number(value.number) : null;
}

/** What a shield would stop, and what would be left. */
export function shieldOf(offers: readonly Offered[], sector: string): { stopped: number; left: number } | null {
  const shields = offers.filter(({ notation, picks }) => notation.startsWith('shield ') && picks.some(({ kind, id }) => kind === 'sector' && id === sector));
  const [best] = shields
    .map((offer) => ({ stopped: numberOf(offer, 'prevented') ?? 0, left: numberOf(offer, 'left') ?? 0 }))
    .sort((a, b) => a.left - b.left);
  return best ?? null;
}

/** The best known about what several ways to the same goal would do. */
export function largest(offers: readonly Offered[]): Offered | null {
  const damage = (offer: Offered) => previewOf(offer)?.damage ?? -1;
  return offers.reduce<Offered | null>((best, offer) => (best && damage(best) >= damage(offer) ? best : offer), null);
}
