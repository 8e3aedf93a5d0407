/** The choices of a new table, and the request they make. */

import type { Choice, MenuEntry, MenuOption, NewTable, Scalar } from '../../protocol/types';

/** Who sits where: this screen's player, another one at this screen, a friend, a bot. */
export type Sitter = 'me' | 'here' | 'friend' | 'bot';

export interface SeatChoice {
  sitter: Sitter;
  level: string;
  name: string;
}

export type Pace = 'none' | 'live' | 'game' | 'days';
export const PACES: readonly Pace[] = ['none', 'live', 'game', 'days'];

export interface Form {
  game: string;
  options: Record<string, Scalar>;
  seats: SeatChoice[];
  isPublic: boolean;
  /** Whether play waits for those who get a link. */
  waits: boolean;
  pace: Pace;
}

/** The word that leaves a choice to chance. */
export const RANDOM = 'random';

const seat = (sitter: Sitter, level: string): SeatChoice => ({ sitter, level, name: '' });

/** An option whose usual choice does not fit every number of seats is left to chance at first. */
export const isDrawn = ({ choices, default: usually }: MenuOption): boolean =>
  choices.some((choice) => choice.value === usually && choice.seats !== undefined);

const usual = (option: MenuOption): Scalar => (isDrawn(option) ? RANDOM : option.default);

/** Who can sit on a seat; a game without bots has none to offer. */
export function sitters(entry: MenuEntry, index: number): Sitter[] {
  const all: Sitter[] = index === 0 ? ['me', 'friend', 'bot'] : ['bot', 'friend', 'here'];
  return all.filter((sitter) => sitter !== 'bot' || entry.levels.length > 0);
}

/** One against a bot, on any map that fits: a game in two clicks. */
export function newForm(entry: MenuEntry): Form {
  const level = entry.levels.includes('medium') ? 'medium' : (entry.levels[0] ?? 'easy');
  const seats = Math.min(...entry.seats);
  return {
    game: entry.game,
    options: Object.fromEntries(entry.options.map((option) => [option.name, usual(option)])),
    seats: Array.from({ length: seats }, (_, index) => seat(sitters(entry, index)[0] ?? 'me', level)),
    isPublic: false,
    waits: true,
    pace: 'none',
  };
}

export const fits = (choice: Choice, seats: number): boolean =>
  !choice.seats || choice.seats.includes(seats);

/** The same with another number of seats; a choice that no longer fits is the usual one again. */
export function withSeats(form: Form, entry: MenuEntry, count: number): Form {
  const last = form.seats.length > 1 ? form.seats.at(-1) : undefined;
  const usualLevel = form.seats[0]?.level ?? 'easy';
  const sitter = (index: number) =>
    form.seats[index] ?? (last ? { ...last, name: '' } : seat(sitters(entry, index)[0] ?? 'friend', usualLevel));
  const options = { ...form.options };
  for (const option of entry.options) {
    const chosen = option.choices.find((choice) => choice.value === options[option.name]);
    if (chosen && !fits(chosen, count)) options[option.name] = usual(option);
  }
  return { ...form, seats: Array.from({ length: count }, (_, index) => sitter(index)), options };
}

/** The same with one thing chosen. */
export const withOption = (form: Form, _entry: MenuEntry, option: string, value: Scalar): Form => ({
  ...form,
  options: { ...form.options, [option]: value },
});

const LIMITS: Record<Pace, NewTable['limits']> = {
  none: undefined,
  live: { decision_ms: 90_000 },
  game: { game_ms: 30 * 60_000 },
  days: { decision_ms: 3 * 24 * 3_600_000 },
};

/** Whether somebody is to come by a link. */
export const invites = ({ seats }: Form): boolean => seats.some(({ sitter }) => sitter === 'friend');

/** What is sent to the server. Whoever sits at this screen has a name: a seat without one is free. */
export function request(form: Form, myName: string, nameOf: (number: number) => string): NewTable {
  const limits = LIMITS[form.pace];
  return {
    game: form.game,
    setup: form.options,
    seats: form.seats.map(({ sitter, level, name }, index) => {
      if (sitter === 'bot') return { kind: 'bot', level };
      const own = sitter === 'me' ? myName : sitter === 'here' ? name.trim() || nameOf(index + 1) : '';
      return { kind: 'human', ...(own ? { name: own } : {}) };
    }),
    public: form.isPublic,
    ...(form.waits && invites(form) ? { wait: true } : {}),
    ...(limits ? { limits } : {}),
  };
}
