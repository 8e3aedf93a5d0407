/** Quantum's table in the browser. */

import type { GameClient } from '../game';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { throwOf } from './combat';
import Figures from './Figures.svelte';
import Guide from './Guide.svelte';
import { label } from './names';
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
  turnOf: (event) => (event.type === 'turn_started' ? event.seat : null),
  decides: (event) => event.type === 'combat_decided',
  throwOf,
  label,
  Guide,
  asks: ({ picks, next, offers }) => (asksFromWhere(picks, next, offers) ? 'web-quantum-from-where' : null),
  Figures,
  closes: (pick) => pick.kind === 'button' && ['scrap', 'pass', 'end'].includes(pick.id),
  asksFirst: ({ picks: [first] }, view) => {
    if (first?.kind === 'button') return first.id === 'pass' || first.id === 'refresh' || (first.id === 'end' && view.actions_left > 0);
    // Of the cards that one holds, one is discarded; in a combat it is used.
    const isHeld = view.seats.some(({ cards }) => cards.some(({ card }) => card === first?.id));
    return first?.kind === 'card' && isHeld && view.combat === null;
  },
};

export default game;
