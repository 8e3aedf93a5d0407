/** Space Alert's table in the browser. */

import type { Component } from 'svelte';

import type { EndProps, GameClient } from '../game';
import SeatList from '../../parts/SeatList.svelte';
import { isFilmed } from './film';
import Page from './Page.svelte';
import type { AlertEvent as Event, AlertView as View } from './wire';

const game: GameClient<View, Event> = {
  // The page lays everything out by itself.
  Page,
  End: () => import('./debrief/Debriefing.svelte').then(({ default: End }) => End as Component<EndProps>),
  Board: SeatList,
  onBoard: [],
  onConsole: ['card', 'slot', 'seat'],
  Sheets: SeatList,
  onSheets: [],
  Cards: null,
  onCards: [],
  throwOf: () => null,
  filmedFrom: (events) => events.findIndex(isFilmed),
};

export default game;
