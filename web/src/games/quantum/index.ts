/** Quantum's table in the browser. */

import type { EventShown, Value } from '../../protocol/types';
import type { GameClient, RolledDie } from '../game';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { label } from './names';
import Sheets from './Sheets.svelte';
import type { View } from './types';

function number(told: EventShown, name: string): number {
  const value: Value | undefined = told.sentence.args.find(([other]) => other === name)?.[1];
  if (value === undefined) return 0;
  if ('number' in value) return value.number;
  return 'seat' in value ? value.seat : 0;
}

/** The dice that one event rolled. */
function rolled(told: EventShown): RolledDie[] {
  const { key } = told.sentence;
  if (key.startsWith('event-quantum-rolled')) {
    return [{ seat: number(told, 'seat'), look: 'seat', face: number(told, 'face') }];
  }
  if (key === 'event-quantum-combat-rolled' || key === 'event-quantum-combat-rerolled') {
    return [
      { seat: null, look: 'attack', face: number(told, 'attack') },
      { seat: null, look: 'defence', face: number(told, 'defence') },
    ];
  }
  return [];
}

const game: GameClient = {
  Board,
  Sheets,
  Cards,
  onBoard: ['square'],
  rolls: (events) => events.flatMap(rolled),
  label: (view, pick) => label(view as View, pick),
  closes: (pick) => pick.kind === 'button' && (pick.id === 'end' || pick.id === 'pass'),
  asksFirst: (offer, view) => {
    const [first] = offer.picks;
    const isEnd = first?.kind === 'button' && first.id === 'end';
    return isEnd && (view as View).actions_left > 0;
  },
};

export default game;
