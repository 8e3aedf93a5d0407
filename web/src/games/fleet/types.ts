/** The table of Fleet Commander as the server shows it; what a client does not draw is left out. */

export interface View {
  zones: Zone[];
  sectors: SpecialSector[];
  gates: [string, string][];
  tokens: Token[];
  seats: Fleet[];
  phase: string;
  round: number;
  active: number;
  attack: Attack | null;
}

export interface Zone {
  /** The sector in the south-west. */
  corner: string;
  width: number;
  depth: number;
}

export interface SpecialSector {
  sector: string;
  kind: string;
  markers: number;
}

export interface Token {
  kind: string;
  carrier: string;
  sector: string;
}

export interface Fleet {
  faction: string;
  commander: string | null;
  points: number;
  points_at_start: number;
  /** None where the goal of the scenario, the camp or the flagship decides. */
  threshold: number | null;
  flagship_decides: boolean;
  ships: Ship[];
  /** Dice that can be rolled: red, blue, green. */
  reserve: [number, number, number];
  /** Results of this turn, in notation: `bo`. */
  rolled: string[];
  bridge: { slot: string; die: string }[];
  tiles: string[];
  home: string[];
}

export interface Ship {
  id: string;
  kind: string;
  class: number;
  firepower: number | null;
  hull: number;
  full_hull: number;
  weapon: string | null;
  sector: string | null;
  destroyed: boolean;
}

export interface Attack {
  from: string;
  at: string;
  target: string;
  damage: number;
}

/** What happened; what a client does not read is left out. */
export type Event = { type: 'turn_started'; seat: number; round: number };
