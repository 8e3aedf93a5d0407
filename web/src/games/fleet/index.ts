/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Console from './Console.svelte';
import { asksFirst } from './doubts';
import Figures from './Figures.svelte';
import Inspector from './Inspector.svelte';
import { isDrawn } from './names';
import { arrange, asked, asks, preselect } from './orders';
import Sheets from './Sheets.svelte';
import { soundOf, throwOf } from './throws';
import type { FleetEvent as Event, FleetView as View } from './wire';

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['sector'],
  drawn: isDrawn,
  marked: ['colour', 'die', 'sector', 'ship', 'tile'],
  asks,
  Sheets,
  onSheets: [],
  Cards: Inspector,
  onCards: [],
  Console,
  onConsole: ['die', 'colour', 'slot', 'tile', 'fleet'],
  inPanes: true,
  arrange,
  preselect,
  asked,
  throwOf,
  throwsOnConsole: true,
  soundOf,
  Figures,
  keys: ['fleet-ships', 'fleet-dice', 'fleet-fire', 'fleet-go', 'fleet-pass', 'fleet-buttons', 'fleet-inspector', 'fleet-magnifier', 'fleet-aid'],
  asksFirst,
};

export default game;
