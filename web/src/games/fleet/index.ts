/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import { label } from './names';
import Sheets from './Sheets.svelte';
import type { View } from './types';

const game: GameClient = {
  Board,
  Sheets,
  Cards: null,
  onBoard: ['sector'],
  // The results lie on the bridge at once: there are many, and they are read, not watched.
  rolls: () => [],
  label: (view, pick) => label(view as View, pick),
  closes: (pick) => pick.kind === 'button' && ['end', 'pass', 'stop', 'keep'].includes(pick.id),
  asksFirst: () => false,
};

export default game;
