/** What the crew has said, as it is shown and as it is written. */

import type { Form } from '../../protocol/types';
import type { Deed, MemberView, SaidView, Station } from './wire';

/** Somebody who said where they would be in one turn. */
export interface Told {
  seat: number;
  station: Station;
  /** What they would do there. */
  order: string | null;
}

const stationOf = (deed: Deed): Station | null => {
  if (deed === 'nothing') return null;
  return 'press' in deed ? deed.press.station : deed.go;
};

const orderOf = (deed: Deed): string | null => (deed !== 'nothing' && 'press' in deed ? deed.press.button : null);

/** Where everybody said they would be in a turn. */
export function toldOf(members: readonly MemberView[], turn: number): Told[] {
  return members.flatMap(({ seat, said }) => {
    const deed = said?.will.find(([when]) => when === turn)?.[1];
    const station = deed && stationOf(deed);
    return deed && station && seat !== null ? [{ seat, station, order: orderOf(deed) }] : [];
  });
}

/** What one player said, in the order in which it stands beside the name. */
export type Chip =
  | { kind: 'takes'; number: number }
  | { kind: 'will'; turn: number; station: Station | null; order: string | null }
  | { kind: 'hero'; turn: number }
  | { kind: 'needs' | 'has'; order: string }
  | { kind: 'holds'; cards: readonly string[] };

export function chipsOf(said: SaidView | null): Chip[] {
  if (!said) return [];
  return [
    ...said.takes.map((number) => ({ kind: 'takes' as const, number })),
    ...said.needs.map((order) => ({ kind: 'needs' as const, order })),
    ...said.will.map(([turn, deed]) => ({ kind: 'will' as const, turn, station: stationOf(deed), order: orderOf(deed) })),
    ...(said.hero === null ? [] : [{ kind: 'hero' as const, turn: said.hero }]),
    ...said.has.map((order) => ({ kind: 'has' as const, order })),
    ...(said.holds.length === 0 ? [] : [{ kind: 'holds' as const, cards: said.holds }]),
  ];
}

/** Which numbers, orders and turns can be filled into a phrase; none where it cannot be said. */
export interface Phrase {
  form: Form;
  /** What can stand in each blank, in order. */
  blanks: readonly (readonly string[])[];
}

export function phraseOf(forms: readonly Form[], name: string): Phrase | null {
  const form = forms.find(({ sentence }) => sentence.key === `form-alert-${name}`);
  if (!form) return null;
  const blanks = form.pieces.flatMap((piece) => ('one_of' in piece ? [piece.one_of.choices.map(({ id }) => id)] : []));
  return { form, blanks };
}

/** The phrase with its blanks filled; none where something cannot stand there. */
export function written({ form, blanks }: Phrase, words: readonly string[]): string | null {
  let next = 0;
  const text = form.pieces.map((piece) => {
    if ('fixed' in piece) return piece.fixed;
    const word = words[next] ?? '';
    return blanks[next++]?.includes(word) ? word : null;
  });
  return text.includes(null) || next !== words.length ? null : text.join(' ');
}
