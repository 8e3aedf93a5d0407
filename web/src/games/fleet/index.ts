/** Fleet Commander's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Console from './Console.svelte';
import { asksFirst } from './doubts';
import Figures from './Figures.svelte';
import Inspector from './Inspector.svelte';
import { isDrawn, label } from './names';
import { arrange, asked, asks, preselect } from './orders';
import Sheets from './Sheets.svelte';
import { alarms, soundOf, throwOf } from './throws';
import type { FleetEvent as Event, FleetView as View } from './wire';

const COMBATS = ['attack_declared', 'weapon_fired', 'ship_destroyed'];

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['sector', 'die', 'colour', 'slot', 'tile', 'fleet'],
  drawn: isDrawn,
  marked: ['colour', 'die', 'sector', 'ship', 'tile'],
  asks,
  Sheets,
  onSheets: [],
  Cards: Inspector,
  onCards: [],
  Console,
  inPanes: true,
  arrange,
  preselect,
  asked,
  turnOf: (event) => (event.type === 'turn_started' ? event.seat : null),
  decides: (event) => COMBATS.includes(event.type),
  throwOf,
  throwsOnConsole: true,
  soundOf,
  alarms,
  label,
  Figures,
  keys: ['fleet-ships', 'fleet-dice', 'fleet-fire', 'fleet-go', 'fleet-pass', 'fleet-buttons', 'fleet-inspector', 'fleet-magnifier', 'fleet-aid'],
  closes: (pick) => pick.kind === 'button' && ['end', 'pass', 'stop', 'keep'].includes(pick.id),
  asksFirst,
};

export default game;
