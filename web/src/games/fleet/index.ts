/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import { label } from './names';
import Sheets from './Sheets.svelte';
import type { FleetEvent as Event, FleetView as View } from './wire';

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['sector'],
  Sheets,
  onSheets: [],
  Cards: null,
  onCards: [],
  turnOf: (event) => (event.type === 'turn_started' ? event.seat : null),
  decides: () => false,
  // The results lie on the bridge at once: there are many, and they are read, not watched.
  throwOf: () => null,
  label,
  closes: (pick) => pick.kind === 'button' && ['end', 'pass', 'stop', 'keep'].includes(pick.id),
  asksFirst: () => false,
};

export default game;
