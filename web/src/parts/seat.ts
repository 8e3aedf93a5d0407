/** A seat's looks: colour, shape and the ink that reads on the colour. Never colour alone. */

export interface SeatLook {
  colour: string;
  /** Lighter and darker, for bodies that have depth. */
  light: string;
  dark: string;
  /** Writes on the colour with enough contrast. */
  ink: string;
  /** The seat's sign, a path in a box from -10 to 10. */
  glyph: string;
}

// Okabe and Ito's palette, chosen to differ for every kind of colour vision.
const LOOKS: readonly SeatLook[] = [
  {
    colour: '#56b4e9',
    light: '#8fd2f7',
    dark: '#2b7fb4',
    ink: '#061226',
    glyph: 'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z',
  },
  {
    colour: '#e4722a',
    light: '#ffa063',
    dark: '#a34508',
    ink: '#190700',
    glyph: 'M0-9.5L9.2 7.5H-9.2Z',
  },
  {
    colour: '#f0e442',
    light: '#fff899',
    dark: '#b3a614',
    ink: '#1c1900',
    glyph: 'M-7.6-7.6H7.6V7.6H-7.6Z',
  },
  {
    colour: '#cc79a7',
    light: '#f0aed2',
    dark: '#93446e',
    ink: '#1d0613',
    glyph: 'M0-10L10 0L0 10L-10 0Z',
  },
  {
    colour: '#0d86cc',
    light: '#5db7ec',
    dark: '#055685',
    ink: '#00101c',
    glyph: 'M-9.5-3.2H-3.2V-9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5Z',
  },
  {
    colour: '#1bb58c',
    light: '#6fe0c1',
    dark: '#0a7659',
    ink: '#001a12',
    glyph: 'M0-10L8.7-5V5L0 10L-8.7 5V-5Z',
  },
  {
    colour: '#c9ced9',
    light: '#ffffff',
    dark: '#838b9c',
    ink: '#0b1020',
    glyph: 'M0-10L2.9-3.5L10-3.1L4.6 1.5L6.3 8.5L0 4.7L-6.3 8.5L-4.6 1.5L-10-3.1L-2.9-3.5Z',
  },
  {
    colour: '#e69f00',
    light: '#ffc95c',
    dark: '#966800',
    ink: '#1a1000',
    glyph: 'M-9-9L0-3L9-9L3 0L9 9L0 3L-9 9L-3 0Z',
  },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook;
}
