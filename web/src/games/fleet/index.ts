/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Sheets from './Sheets.svelte';
import type { FleetEvent as Event, FleetView as View } from './wire';

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['sector'],
  Sheets,
  onSheets: [],
  Cards: null,
  onCards: [],
  // The results lie on the bridge at once: there are many, and they are read, not watched.
  throwOf: () => null,
};

export default game;
