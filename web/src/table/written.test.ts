import { expect, test } from 'vitest';

import type { Form } from '../protocol/types';
import { blanks, notation } from './written';

const label = { key: 'x', args: [] };
const turns = ['1', '2', '3'].map((id) => ({ kind: 'turn', id }));
const FORM: Form = { sentence: label, pieces: [{ fixed: 'say' }, { one_of: { label, choices: turns } }, { free: { label, example: null } }] };

test('what stands as it is need not be written, nor what is the only choice', () => {
  expect(blanks(FORM)).toEqual(['say', '', '']);
  expect(blanks({ sentence: label, pieces: [{ one_of: { label, choices: turns.slice(0, 1) } }] })).toEqual(['1']);
});

test('a form spells an action when every blank is filled', () => {
  expect(notation(['say', '2', ' hello there '])).toBe('say 2 hello there');
  expect(notation(['say', '2', ' '])).toBeNull();
});
