/** Cards as they are written: the half that counts first, `A/<`, `hA/h:LR`. */

import type { Station } from './wire';

export type Shape = 'left' | 'right' | 'lift' | 'a' | 'b' | 'c' | 'bots' | 'leap';

/** What one half of a card shows. */
export interface Sign {
  shape: Shape;
  heroic: boolean;
  /** Where a heroic move leads. */
  station: Station | null;
}

const SHAPES: Record<string, Shape> = { '<': 'left', '>': 'right', '^': 'lift', A: 'a', B: 'b', C: 'c', BB: 'bots' };

export const ORDERS = ['<', '>', '^', 'A', 'B', 'C', 'BB'] as const;

export function signOf(order: string): Sign | null {
  if (order.startsWith('h:')) return { shape: 'leap', heroic: true, station: order.slice(2) as Station };
  const heroic = order.startsWith('h');
  const shape = SHAPES[heroic ? order.slice(1) : order];
  return shape ? { shape, heroic, station: null } : null;
}

/** The half on top and the one underneath, which not everybody knows. */
export function halvesOf(card: string): { up: string; under: string | null } {
  const [up = '', under = ''] = card.split('/');
  return { up, under: signOf(under) ? under : null };
}

/** The same card with its other half on top. */
export function turned(card: string): string {
  const { up, under } = halvesOf(card);
  return under === null ? card : `${under}/${up}`;
}

export function isMovement(order: string): boolean {
  const shape = signOf(order)?.shape;
  return shape === 'left' || shape === 'right' || shape === 'lift' || shape === 'leap';
}

/** A card as it stands in lists and is handed over: the movement first. */
export const plain = (card: string): string => (isMovement(halvesOf(card).up) ? card : turned(card));

const STATION_WORDS: Record<Station, string> = {
  UR: 'upper-red',
  UW: 'upper-white',
  UB: 'upper-blue',
  LR: 'lower-red',
  LW: 'lower-white',
  LB: 'lower-blue',
};

/** The key of a station's name. */
export const stationKey = (station: Station): string => `alert-station-${STATION_WORDS[station]}`;

const ORDER_WORDS: Record<Exclude<Shape, 'leap'>, string> = { left: 'red', right: 'blue', lift: 'lift', a: 'a', b: 'b', c: 'c', bots: 'bots' };

/** The key of the name of one half. */
export function orderKey(order: string): string {
  const sign = signOf(order);
  if (!sign) return 'alert-order-none';
  if (sign.shape === 'leap') return `alert-order-heroic-${STATION_WORDS[sign.station as Station]}`;
  return `alert-order-${sign.heroic ? 'heroic-' : ''}${ORDER_WORDS[sign.shape]}`;
}
