/** Our own drawings: the bodies of the seats' dice and the outlines of the six ships. */

/** The outline of a die, by seat, around 0 within 38: told apart without colour. */
const BODIES: readonly string[] = [
  // A cushion.
  'M-22-38H22Q38-38 38-22V22Q38 38 22 38H-22Q-38 38-38 22V-22Q-38-38-22-38Z',
  // Cut corners.
  'M-19-38H19L38-19V19L19 38H-19L-38 19V-19Z',
  // A shield.
  'M-36-38H36Q38-38 38-36V4Q38 20 26 28L4 38Q0 40-4 38L-26 28Q-38 20-38 4V-36Q-38-38-36-38Z',
  // A disc.
  'M0-40A40 40 0 1 1 0 40A40 40 0 1 1 0-40Z',
];

export const dieBody = (seat: number): string => BODIES[seat % BODIES.length] as string;

/** Outlines of the ships by number, around 0 within 20. They point up. */
const SHIPS: readonly string[] = [
  '',
  // Battlestation: a ring with four docks.
  'M-4-18H4V-12.3A13 13 0 0 1 12.3-4H18V4H12.3A13 13 0 0 1 4 12.3V18H-4V12.3A13 13 0 0 1-12.3 4H-18V-4H-12.3A13 13 0 0 1-4-12.3ZM0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6Z',
  // Flagship: a long hull with a wide bay.
  'M0-19L6-8V-3L17 5V12L6 9V15L9 18H-9L-6 15V9L-17 12V5L-6-3V-8Z',
  // Destroyer: a heavy wedge.
  'M0-18L16 15L7 11L5 17H-5L-7 11L-16 15Z',
  // Frigate: two hulls and a bridge.
  'M-13-13L-8-5V-2H8V-5L13-13L17 14L10 18L7 6H-7L-10 18L-17 14Z',
  // Interceptor: swept wings.
  'M0-19L4-4L18 10L17 14L4 9L3 17H-3L-4 9L-17 14L-18 10L-4-4Z',
  // Scout: a dart.
  'M0-19L7 10L3 8L2 17H-2L-3 8L-7 10Z',
];

export const shipOutline = (face: number): string => SHIPS[face] ?? '';

/** Colours of a planet by its number: lit side, shaded side, bands. They mean nothing more. */
const PLANETS: Record<number, { lit: string; shade: string; band: string }> = {
  7: { lit: '#e9b384', shade: '#6d3a22', band: '#b8794c' },
  8: { lit: '#8fd6c4', shade: '#1d5a57', band: '#4f9d92' },
  9: { lit: '#b9b4f2', shade: '#3d3582', band: '#7a72c9' },
  10: { lit: '#f0a3a3', shade: '#76263a', band: '#c05f6c' },
};

export const planetColours = (number: number) =>
  PLANETS[number] ?? { lit: '#c9d1e8', shade: '#3c4767', band: '#8391b8' };

/** What is drawn on a planet's disc of radius 44, on its lit side or in its shade. */
export const SURFACES: readonly (readonly { d: string; lit: boolean }[])[] = [
  // Bands of clouds.
  [
    { d: 'M-50-26Q0-38 50-18V-9Q0-28-50-15Z', lit: true },
    { d: 'M-50 2Q0-6 50 8V16Q0 4-50 10Z', lit: false },
    { d: 'M-50 22Q0 14 50 30V35Q0 24-50 28Z', lit: true },
  ],
  // Craters.
  [
    { d: 'M-20-24a10 10 0 1 0 .1 0zM16 8a13 13 0 1 0 .1 0zM-14 14a6 6 0 1 0 .1 0zM18-26a5 5 0 1 0 .1 0z', lit: false },
    { d: 'M-30-18a6 6 0 1 0 .1 0zM26 26a4 4 0 1 0 .1 0z', lit: true },
  ],
  // Land and sea, and a cap of ice.
  [
    { d: 'M-44-14Q-30-28-14-20Q-2-16-8-4Q-14 6-26 4Q-40 4-46 12Z', lit: false },
    { d: 'M6 10Q18-2 32 4Q44 10 38 22Q28 36 16 30Q2 24 6 10Z', lit: false },
    { d: 'M-26-38Q0-30 26-38L20-50H-20Z', lit: true },
  ],
  // A great storm among thin bands.
  [
    { d: 'M-50-14Q0-22 50-6V0Q0-14-50-7Z', lit: false },
    { d: 'M-50 14Q0 6 50 22V27Q0 14-50 20Z', lit: false },
    { d: 'M-4 24A15 8 0 1 1-4 24.1ZM-4 28A8 3.6 0 1 0-4 28.1Z', lit: true },
  ],
];
