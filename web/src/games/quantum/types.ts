/** The table of Quantum as the server shows it. */

export interface View {
  map: string;
  edition: string;
  /** Rows of the board: `.` no tile, `o` open, `v` void, `P` planet. */
  board: string[];
  planets: Planet[];
  seats: Sheet[];
  phase: 'setup' | 'actions' | 'cards' | 'over';
  turn: number;
  active: number;
  actions_left: number;
  commands: string[];
  gambits: string[];
  command_pile: number;
  command_discard: number;
  gambit_pile: number;
  gambit_discard: number;
  combat: Combat | null;
}

export interface Planet {
  square: string;
  number: number;
  slots: number;
  start: boolean;
  /** The owner of each cube. */
  cubes: number[];
}

export interface Sheet {
  research: number;
  dominance: number;
  cubes: number;
  picks: number;
  ships: Ship[];
  cards: HeldCard[];
}

export interface Ship {
  die: string;
  face: number;
  place: 'board' | 'scrapyard' | 'reserve' | 'hand';
  square: string | null;
  moved: boolean;
  ability_used: boolean;
}

export interface HeldCard {
  card: string;
  active: boolean;
  used: boolean;
}

export interface Combat {
  attacker: number;
  from: string | null;
  defender: number;
  target: string;
  attack: number;
  defence: number;
}

/** What happened; what a client does not read is left out. */
export type Event =
  | { type: 'ship_rolled'; seat: number; die: string; face: number }
  | { type: 'turn_started'; seat: number; actions: number }
  | { type: 'attack_declared'; seat: number; face: number; via: string; target: string; defender: number }
  | { type: 'combat_rolled'; attack: number; defence: number }
  | { type: 'combat_rerolled'; seat: number; with: string; attack: number; defence: number }
  | { type: 'combat_decided'; attack: number; defence: number }
  | { type: 'ship_destroyed'; seat: number; die: string; face: number; at: string }
  | { type: 'cube_placed'; seat: number; planet: string; left: number }
  | { type: 'card_taken'; seat: number; card: string };
