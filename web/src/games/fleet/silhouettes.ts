/**
 * The silhouettes of the ships, bow up, in a box of 64 units. Half of each is written down, from
 * bow to stern; the other half is its mirror image.
 */

type Point = readonly [x: number, y: number];

interface Half {
  /** The right half of the outline, from the bow to the stern. */
  hull: readonly Point[];
  /** Seams of the plating: lines on the right half, mirrored. */
  seams?: readonly (readonly Point[])[];
  /** What stands off the middle: nacelles, bays; mirrored. */
  pods?: readonly (readonly Point[])[];
  /** The bridge of the ship, on the middle line. */
  glass?: readonly Point[];
  /** Engines: how far off the middle, and how wide. */
  engines: readonly Point[];
}

export interface Silhouette {
  hull: string;
  pods: string;
  seams: string;
  glass: string;
  engines: readonly { x: number; y: number; width: number }[];
}

const CRUISER: readonly Point[] = [[2, -27], [6, -19], [8, -6], [18, 2], [23, 10], [23, 15], [13, 15], [11, 21], [5, 22], [4, 19]];
const FRIGATE: readonly Point[] = [[0, -23], [3.5, -14], [4.5, -3], [13, 5], [13, 9], [5.5, 8], [7, 17], [3, 19]];
const BATTLESHIP: readonly Point[] = [[7, -29], [10, -25], [11, -13], [24, -9], [28, -3], [28, 4], [18, 18], [14, 25], [8, 25], [7, 22]];

const HALVES: Record<string, Half> = {
  frigate: { hull: FRIGATE, seams: [[[3, -8], [3, 8]], [[5, 3], [11, 7]]], glass: [[0, -13], [1.8, -8], [0, -4]], engines: [[2.5, 3.4]] },
  destroyer: {
    hull: [[0, -29], [3, -22], [5.5, -12], [7, -3], [17, 9], [19, 17], [9, 14], [8, 21], [3, 21]],
    seams: [[[4, -10], [4, 12]], [[8, 2], [15, 12]], [[7, 15], [2, 15]]],
    glass: [[0, -17], [2.4, -10], [0, -4]],
    engines: [[2.2, 3], [6, 3]],
  },
  cruiser: {
    hull: CRUISER,
    seams: [[[5, -12], [4.5, 14]], [[9, 0], [19, 8]], [[10, 12], [20, 12]], [[2, -20], [5, -20]]],
    glass: [[0, -16], [3, -8], [2.4, -2], [0, 0]],
    engines: [[2.6, 3.2], [8, 4]],
  },
  battleship: {
    hull: BATTLESHIP,
    seams: [[[7, -22], [7, 16]], [[11, -8], [24, -4]], [[12, 4], [24, 4]], [[13, 4], [12, 17]]],
    pods: [[[14, -4], [22, -2], [22, 1], [14, 1]]],
    glass: [[0, -18], [3.2, -12], [3.2, -2], [0, 1]],
    engines: [[3, 4.4], [10.5, 4.4]],
  },
  heavy_battleship: {
    hull: [[8, -31], [12, -26], [13, -15], [22, -15], [27, -9], [31, -3], [31, 9], [24, 14], [21, 23], [15, 23], [14, 27], [5, 27], [4, 24]],
    seams: [[[8, -24], [8, 18]], [[13, -10], [24, -8]], [[15, 2], [28, 2]], [[15, 2], [15, 18]], [[18, 12], [24, 12]]],
    pods: [[[18, -6], [26, -4], [26, -1], [18, -1]], [[18, 5], [26, 5], [26, 8], [18, 9]]],
    glass: [[0, -20], [3.6, -14], [3.6, 0], [0, 3]],
    engines: [[3.4, 4.6], [10, 4.6], [18, 4]],
  },
  dreadnought: {
    hull: [[3, -18], [6, -31], [11, -31], [14, -14], [24, -5], [31, 8], [31, 16], [22, 13], [18, 24], [11, 22], [9, 27], [3, 27]],
    seams: [[[9, -25], [9, 16]], [[14, -6], [26, 8]], [[13, 2], [20, 12]], [[2, -8], [6, -8]], [[2, 6], [7, 6]]],
    pods: [[[20, -1], [26, 6], [26, 10], [20, 5]]],
    glass: [[0, -10], [3, -4], [3, 4], [0, 8]],
    engines: [[3.2, 4.4], [7.4, 3], [14.6, 4.4]],
  },
  carrier: {
    hull: [[9, -31], [14, -27], [16, -12], [22, -10], [24, 2], [22, 20], [16, 22], [15, 27], [6, 27], [5, 24]],
    seams: [[[5, -26], [5, 20]], [[9, -20], [13, -20]], [[9, -6], [16, -6]]],
    pods: [[[10, -1], [19, -1], [19, 3], [10, 3]], [[10, 6], [19, 6], [19, 10], [10, 10]], [[10, 13], [18, 13], [18, 17], [10, 17]]],
    glass: [[0, -25], [2.6, -21], [2.6, -15], [0, -13]],
    engines: [[3, 4], [10.4, 4.4]],
  },
  mule: {
    hull: [[5, -21], [8, -16], [8, -9], [15, -9], [15, 12], [8, 12], [8, 19], [4, 21]],
    seams: [[[8, -9], [8, 12]], [[8, -2], [15, -2]], [[8, 5], [15, 5]]],
    glass: [[0, -18], [4, -15], [4, -12], [0, -11]],
    engines: [[4, 4.4]],
  },
  advantage: {
    hull: [[0, -23], [4, -12], [4, -2], [15, -8], [17, 2], [9, 9], [8, 19], [4, 21]],
    seams: [[[3, -6], [3, 14]], [[6, 2], [14, -2]]],
    glass: [[0, -15], [2, -9], [0, -5]],
    engines: [[3, 3.6]],
  },
  salvation: {
    hull: [[0, -22], [5, -14], [5, -6], [16, -6], [18, 0], [16, 6], [6, 6], [6, 17], [3, 20]],
    seams: [[[8, 0], [16, 0]], [[5, -6], [5, 6]]],
    pods: [[[1, -4], [3, -4], [3, 4], [1, 4]]],
    glass: [[0, -15], [2.4, -10], [0, -7]],
    engines: [[2.6, 3.6]],
  },
  testudo: {
    hull: [[5, -20], [14, -13], [18, -2], [16, 9], [9, 15], [8, 20], [3, 20]],
    seams: [[[0, -12], [8, -7], [8, 4], [0, 9]], [[8, -7], [13, -11]], [[8, 4], [15, 8]], [[8, -2], [18, -2]]],
    engines: [[4, 4]],
  },
  centaurus: {
    hull: CRUISER,
    seams: [[[5, -12], [4.5, 14]], [[9, 0], [17, 6]]],
    pods: [[[17, -8], [21, -12], [24, -8], [24, 20], [17, 20]]],
    glass: [[0, -16], [3, -8], [2.4, -2], [0, 0]],
    engines: [[2.6, 3.2], [20.4, 4.4]],
  },
  phalanx: {
    hull: [[0, -28], [4, -18], [18, -12], [20, -4], [9, 0], [8, 12], [13, 19], [4, 20]],
    seams: [[[4, -14], [4, 12]], [[6, -9], [16, -7]]],
    glass: [[0, -18], [2.2, -12], [0, -7]],
    engines: [[3, 3.4]],
  },
  sagittarius: {
    hull: [[2, -27], [6, -18], [8, -6], [20, -14], [25, -2], [21, 12], [13, 14], [11, 21], [5, 22]],
    seams: [[[5, -12], [4.5, 14]], [[10, -2], [20, -7]], [[12, 6], [21, 4]]],
    pods: [[[20, -20], [22, -20], [22, -11], [20, -11]]],
    glass: [[0, -16], [3, -8], [2.4, -2], [0, 0]],
    engines: [[2.6, 3.2], [8, 4]],
  },
  chimaera: {
    hull: [[3, -30], [6, -19], [12, -26], [16, -12], [25, -8], [28, 2], [19, 8], [21, 18], [12, 20], [10, 25], [4, 25]],
    seams: [[[7, -16], [7, 16]], [[12, -10], [22, -3]], [[9, 6], [18, 10]]],
    glass: [[0, -19], [3, -13], [3, -3], [0, 1]],
    engines: [[3, 4.2], [8, 3]],
  },
  damaged_cruiser: {
    hull: [[2, -27], [6, -19], [5, -12], [9, -8], [8, -3], [18, 2], [15, 7], [20, 9], [19, 15], [13, 15], [11, 21], [5, 22]],
    seams: [[[5, -12], [4.5, 14]], [[9, 0], [14, 5]], [[2, -4], [7, -8]]],
    glass: [[0, -16], [3, -8], [2.4, -2], [0, 0]],
    engines: [[2.6, 3.2]],
  },
  diplomatic_frigate: {
    hull: FRIGATE,
    seams: [[[3, -8], [3, 8]]],
    pods: [[[6, -2], [9, -5], [11, -2], [9, 1]]],
    glass: [[0, -13], [2.6, -8], [0, -3]],
    engines: [[2.5, 3.4]],
  },
  diplomatic_shuttle: {
    hull: [[3, -14], [7, -8], [9, 2], [9, 9], [5, 13]],
    seams: [[[0, 2], [8, 2]]],
    glass: [[0, -10], [4, -6], [4, -2], [0, -1]],
    engines: [[3, 4]],
  },
  civilian: {
    hull: [[4, -22], [7, -17], [7, -12], [11, -10], [11, -2], [7, 0], [7, 3], [11, 5], [11, 13], [7, 15], [7, 20]],
    seams: [[[0, -11], [7, -11]], [[0, 1], [7, 1]], [[0, 14], [7, 14]]],
    glass: [[0, -19], [3, -16], [0, -14]],
    engines: [[3, 4]],
  },
  interceptor_squadron: {
    hull: [[0, -18], [4, -8], [8, -4], [2.5, -3]],
    pods: [[[11, -2], [14, 8], [18, 12], [11, 11], [4, 12], [8, 8]]],
    engines: [],
  },
  station: {
    hull: [[4, -22], [4, -16], [12, -14], [16, -6], [22, -4], [22, 4], [16, 6], [12, 14], [4, 16], [4, 22]],
    seams: [[[0, -10], [7, -7], [10, 0], [7, 7], [0, 10]]],
    engines: [],
  },
};

const at = ([x, y]: Point): string => `${x} ${y}`;
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);
const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
const whole = (half: readonly Point[]): string => closed([...half, ...mirrored(half).reverse()]);
const both = (lines: readonly (readonly Point[])[], draw: (points: readonly Point[]) => string): string =>
  lines.map((points) => draw(points) + draw(mirrored(points))).join('');

function drawn({ hull, seams = [], pods = [], glass = [], engines }: Half): Silhouette {
  const stern = Math.max(...hull.map(([, y]) => y));
  return {
    hull: whole(hull),
    pods: both(pods, closed),
    seams: both(seams, (points) => `M${points.map(at).join('L')}`),
    glass: glass.length > 0 ? whole(glass) : '',
    engines: engines.flatMap(([x, width]) => [x, -x].map((middle) => ({ x: middle, y: stern, width }))),
  };
}

const SILHOUETTES: Record<string, Silhouette> = Object.fromEntries(Object.entries(HALVES).map(([kind, half]) => [kind, drawn(half)]));

/** What a type of ship looks like; whatever has no looks of its own is a frigate's hull. */
export function silhouette(kind: string): Silhouette {
  return (SILHOUETTES[kind] ?? SILHOUETTES['frigate']) as Silhouette;
}

export const silhouetteKinds: readonly string[] = Object.keys(HALVES);
