/** What is written into the blanks of a form. */

import type { Form, Piece } from '../protocol/types';

/** One blank for each piece: what stands as it is fills its own. */
export const blanks = ({ pieces }: Form): string[] => pieces.map((piece) => ('fixed' in piece ? piece.fixed : first(piece)));

/** A single choice is no choice. */
function first(piece: Exclude<Piece, { fixed: string }>): string {
  if ('free' in piece) return '';
  const [only, ...more] = piece.one_of.choices;
  return only && more.length === 0 ? only.id : '';
}

/** The action in notation, as soon as every blank is filled. */
export function notation(words: readonly string[]): string | null {
  const written = words.map((word) => word.trim());
  return written.every((word) => word !== '') ? written.join(' ') : null;
}
