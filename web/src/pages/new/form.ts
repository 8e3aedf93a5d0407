/** The choices of a new table, and the request they make. */

import type { Choice, Fit, MenuEntry, MenuOption, NewTable, Scalar } from '../../protocol/types';
import type { Wish } from '../../router';

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
  /** Options of which several are chosen at once. */
  switches: Record<string, string[]>;
  /** What is chosen for each seat, where anything is. */
  each: Record<string, Scalar[]>;
  seats: SeatChoice[];
  /** Whether what the game is about may be left to chance without being asked for. */
  surprises: boolean;
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

/** The usual choice: left to chance, or the default if it fits so many seats, or the first that does. */
function usual(option: MenuOption, count: number, surprises: boolean): Scalar {
  if (surprises && isDrawn(option)) return RANDOM;
  const fitting = option.choices.filter((choice) => fits(choice, count));
  return (fitting.find(({ value }) => value === option.default) ?? fitting[0])?.value ?? option.default;
}

/** Who can sit on a seat; a game without bots has none to offer. */
export function sitters(entry: MenuEntry, index: number): Sitter[] {
  const all: Sitter[] = index === 0 ? ['me', 'friend', 'bot'] : ['bot', 'friend', 'here'];
  return all.filter((sitter) => sitter !== 'bot' || entry.levels.length > 0);
}

/** One against a bot, on any map that fits: a game in two clicks. */
export function newForm(entry: MenuEntry, surprises = true): Form {
  const level = entry.levels.includes('medium') ? 'medium' : (entry.levels[0] ?? 'easy');
  const seats = Math.min(...entry.seats);
  return {
    game: entry.game,
    options: Object.fromEntries(entry.options.map((option) => [option.name, usual(option, seats, surprises)])),
    switches: Object.fromEntries((entry.switches ?? []).map(({ name }) => [name, []])),
    each: {},
    surprises,
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
    if (chosen && !fits(chosen, count)) options[option.name] = usual(option, count, form.surprises);
  }
  const each = Object.fromEntries(Object.entries(form.each).map(([name, values]) => [name, Array.from({ length: count }, (_, index) => values[index % values.length] as Scalar)]));
  return { ...form, seats: Array.from({ length: count }, (_, index) => sitter(index)), options, each };
}

/** The same with one thing chosen; a choice for another number of seats brings them along. */
export function withOption(form: Form, entry: MenuEntry, option: string, value: Scalar): Form {
  const choice = entry.options.find(({ name }) => name === option)?.choices.find((other) => other.value === value);
  const count = form.seats.length;
  const near = (choice?.seats ?? [count]).toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count))[0] ?? count;
  const seated = near === count ? form : withSeats(form, entry, near);
  return { ...seated, options: { ...seated.options, [option]: value } };
}

/** The same with what a link has chosen from the menu. */
export function wished(form: Form, entry: MenuEntry, wish: Wish): Form {
  return entry.options.reduce((now, option) => {
    const choice = option.choices.find(({ value }) => String(value) === wish[option.name]);
    return choice ? withOption(now, entry, option.name, choice.value) : now;
  }, form);
}

/** The same with a switch turned. */
export function withSwitch(form: Form, option: string, value: string): Form {
  const on = form.switches[option] ?? [];
  const turned = on.includes(value) ? on.filter((other) => other !== value) : [...on, value];
  return { ...form, switches: { ...form.switches, [option]: turned } };
}

/** The same with values for each seat, or none. */
export function withEach(form: Form, option: string, values: Scalar[] | null): Form {
  const { [option]: _, ...others } = form.each;
  return { ...form, each: values ? { ...others, [option]: values } : others };
}

/** What is chosen from the menu, as it is sent. */
export const chosen = ({ options, switches, each }: Form): Record<string, Scalar | Scalar[]> => ({
  ...options,
  ...Object.fromEntries(Object.entries(switches).map(([name, on]) => [name, on.join('+')])),
  ...each,
});

/** The same as the server mended it: what did not go is as usual again. */
export function mended(form: Form, entry: MenuEntry, { seats, dropped }: Fit): Form {
  let next = seats === form.seats.length ? form : withSeats(form, entry, seats);
  for (const { option: name } of dropped) {
    const option = entry.options.find((other) => other.name === name);
    if (option) next = { ...next, options: { ...next.options, [name]: usual(option, seats, false) } };
    else if (name in next.switches) next = { ...next, switches: { ...next.switches, [name]: [] } };
    else next = withEach(next, name, null);
  }
  return next;
}

/** What was left to chance is drawn among whatever goes with the rest. */
export function drawn(form: Form, entry: MenuEntry, clashes: readonly { option: string; value: unknown }[], luck: () => number): Form {
  let next = form;
  for (const option of entry.options) {
    if (next.options[option.name] !== RANDOM) continue;
    const goes = option.choices.filter((choice) => fits(choice, form.seats.length) && !clashes.some((clash) => clash.option === option.name && clash.value === choice.value));
    const choice = goes[Math.floor(luck() * goes.length)];
    if (choice) next = { ...next, options: { ...next.options, [option.name]: choice.value } };
  }
  return next;
}

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
    setup: chosen(form),
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
