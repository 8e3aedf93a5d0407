/** Quantum's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { throwOf } from './combat';
import Figures from './Figures.svelte';
import Guide from './Guide.svelte';
import { asksFromWhere } from './orders';
import Sheets from './Sheets.svelte';
import type { QuantumEvent as Event, QuantumView as View } from './wire';

const game: GameClient<View, Event> = {
  Board,
  onBoard: ['square'],
  Sheets,
  onSheets: ['die'],
  Cards,
  onCards: ['card'],
  throwOf,
  Guide,
  asks: ({ picks, next, offers }) => (asksFromWhere(picks, next, offers) ? 'web-quantum-from-where' : null),
  Figures,
};

export default game;
