/** Space Alert's table in the browser. */

import type { GameClient } from '../game';
import SeatList from '../../parts/SeatList.svelte';
import { label } from './names';
import Page from './Page.svelte';
import type { AlertEvent as Event, AlertView as View } from './wire';

const game: GameClient<View, Event> = {
  // The page lays everything out by itself.
  Page,
  Board: SeatList,
  onBoard: ['card', 'slot', 'seat'],
  Sheets: SeatList,
  onSheets: [],
  Cards: null,
  onCards: [],
  turnOf: () => null,
  decides: (event) => event.type === 'announced' || event.type === 'cards_shown',
  throwOf: () => null,
  label,
  closes: (pick) => pick.kind === 'button' && ['next', 'done', 'home', 'go all'].includes(pick.id),
  asksFirst: ({ picks }) => {
    const [first, second] = picks;
    // What is locked stays locked, and a card on an android's board stays as it is.
    return first?.id === 'next' || (first?.kind === 'card' && second?.kind === 'slot' && second.id.startsWith('a'));
  },
};

export default game;
