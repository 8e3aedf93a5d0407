/** Stars that are always the same ones: the sky needs no secrets. */

export interface Star {
  x: number;
  y: number;
  r: number;
  opacity: number;
}

/** A small generator of numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A sky of this size. Most stars are faint, a few are bright. */
export function stars(seed: number, count: number, width: number, height: number): Star[] {
  const random = numbers(seed);
  const draw = () => random.next().value;
  return Array.from({ length: count }, () => {
    const bright = draw() ** 3;
    return { x: draw() * width, y: draw() * height, r: 0.5 + bright * 1.2, opacity: 0.16 + bright * 0.6 };
  });
}
