/** A sky as one path: a few hundred stars cost one node. */

import { stars } from './stars';

export function skyPath(seed: number, count: number, width: number, height: number): string {
  return stars(seed, count, width, height)
    .map(({ x, y, r }) => `M${x.toFixed(1)} ${y.toFixed(1)}h${r.toFixed(1)}`)
    .join('');
}
