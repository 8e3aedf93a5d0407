/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Console from './Console.svelte';
import Inspector from './Inspector.svelte';
import { isDrawn, label } from './names';
import { arrange, asked, preselect } from './orders';
import Sheets from './Sheets.svelte';
import type { FleetEvent as Event, FleetView as View } from './wire';

const COMBATS = ['attack_declared', 'weapon_fired', 'ship_destroyed'];

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['sector', 'die', 'colour', 'slot', 'tile', 'fleet'],
  drawn: isDrawn,
  Sheets,
  onSheets: [],
  Cards: Inspector,
  onCards: [],
  Console,
  arrange,
  preselect,
  asked,
  turnOf: (event) => (event.type === 'turn_started' ? event.seat : null),
  decides: (event) => COMBATS.includes(event.type),
  throwOf: () => null,
  label,
  closes: (pick) => pick.kind === 'button' && ['end', 'pass', 'stop', 'keep'].includes(pick.id),
  asksFirst: ({ picks }) => picks.some(({ kind, id }) => kind === 'button' && ['redeem', 'board', 'flee'].includes(id)),
};

export default game;
