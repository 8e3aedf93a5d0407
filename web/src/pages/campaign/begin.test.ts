import { expect, test } from 'vitest';

import type { MenuEntry } from '../../protocol/types';
import { newForm, withSeats } from '../new/form';
import { campaignEntry, campaignRequest } from './begin';

const label = { key: 'x', args: [] };
const choice = { name: 'choice', label, default: 'secret', choices: [{ value: 'secret', label }] };
const GAME = {
  game: 'fleet',
  seats: [2, 3, 4, 5],
  levels: ['easy', 'medium'],
  options: [{ ...choice, name: 'scenario' }, choice],
  campaign: { players: [2, 4], options: [choice] },
} as unknown as MenuEntry;

test('a campaign has its own numbers of players and its own choices', () => {
  const entry = campaignEntry(GAME);
  expect(entry?.seats).toEqual([2, 4]);
  expect(entry?.options.map(({ name }) => name)).toEqual(['choice']);
  const { campaign: _, ...without } = GAME;
  expect(campaignEntry(without as MenuEntry)).toBeNull();
});

test('what is sent names players, not seats, and nothing that only tables have', () => {
  const entry = campaignEntry(GAME) as MenuEntry;
  const form = withSeats(newForm(entry), entry, 4);
  form.seats[1] = { sitter: 'friend', level: 'easy', name: '' };
  const sent = campaignRequest(form, 'The long war', 'Ada', (number) => `No. ${number}`);
  expect(sent).toEqual({
    game: 'fleet',
    setup: { choice: 'secret' },
    title: 'The long war',
    players: [{ kind: 'human', name: 'Ada' }, { kind: 'human' }, { kind: 'bot', level: 'medium' }, { kind: 'bot', level: 'medium' }],
  });
});
