import { expect, test } from 'vitest';

import type { MenuEntry } from '../../protocol/types';
import { newForm, request, withSeats } from './form';

const label = { key: 'x', args: [] };
const numbered = (number: number) => `No. ${number}`;
const GAME: MenuEntry = {
  game: 'quantum',
  title: label,
  seats: [2, 3, 4],
  levels: ['easy', 'medium', 'hard'],
  secrets: false,
  real_time: false,
  options: [
    { name: 'map', label, default: 'alpha', choices: [{ value: 'alpha', label, seats: [2] }, { value: 'beta', label, seats: [3] }] },
    { name: 'edition', label, default: 'revised', choices: [{ value: 'revised', label }] },
  ],
};

test('the first choice is a game against a bot on any map that fits', () => {
  expect(request(newForm(GAME), 'Ada', numbered)).toEqual({
    game: 'quantum',
    setup: { map: 'random', edition: 'revised' },
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'medium' }],
    public: false,
  });
});

test('another number of seats keeps what fits and leaves the rest to chance', () => {
  const form = { ...newForm(GAME), options: { map: 'alpha', edition: 'revised' } };
  const three = withSeats(form, GAME, 3);
  expect(three.seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot']);
  expect(three.options).toEqual({ map: 'random', edition: 'revised' });
  expect(withSeats(three, GAME, 2).seats).toHaveLength(2);
});

test('a friend has no name yet, somebody at this screen has one', () => {
  const form = withSeats(newForm(GAME), GAME, 3);
  form.seats[1] = { sitter: 'friend', level: 'easy', name: 'ignored' };
  form.seats[2] = { sitter: 'here', level: 'easy', name: 'Cy' };
  expect(request(form, '', numbered).seats).toEqual([{ kind: 'human' }, { kind: 'human' }, { kind: 'human', name: 'Cy' }]);
  // Without one the seat would be free.
  form.seats[2] = { sitter: 'here', level: 'easy', name: ' ' };
  expect(request(form, '', numbered).seats[2]).toEqual({ kind: 'human', name: 'No. 3' });
});

test('play waits for whoever gets a link, unless one says otherwise', () => {
  const form = newForm(GAME);
  expect(request(form, 'Ada', numbered).wait).toBeUndefined();
  form.seats[1] = { sitter: 'friend', level: 'easy', name: '' };
  expect(request(form, 'Ada', numbered).wait).toBe(true);
  expect(request({ ...form, waits: false }, 'Ada', numbered).wait).toBeUndefined();
});

test('a limit of time is sent in milliseconds', () => {
  expect(request({ ...newForm(GAME), pace: 'days' }, 'Ada', numbered).limits).toEqual({ decision_ms: 259_200_000 });
});

test('an option whose usual choice always fits is not left to chance', () => {
  const five = { name: 'five', label, default: false, choices: [{ value: true, label, seats: [2, 3] }, { value: false, label }] };
  const crew: MenuEntry = { ...GAME, game: 'alert', seats: [1, 2, 3, 4], levels: [], options: [five] };
  expect(newForm(crew).options).toEqual({ five: false });
  const three = { ...withSeats(newForm(crew), crew, 3), options: { five: true } };
  expect(withSeats(three, crew, 4).options).toEqual({ five: false });
});

test('a game without bots is played with friends', () => {
  const crew: MenuEntry = { ...GAME, seats: [1, 2, 3], levels: [] };
  expect(newForm(crew).seats.map(({ sitter }) => sitter)).toEqual(['me']);
  expect(withSeats(newForm(crew), crew, 3).seats.map(({ sitter }) => sitter)).toEqual(['me', 'friend', 'friend']);
});
