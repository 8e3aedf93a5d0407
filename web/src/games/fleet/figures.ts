/** A battle in figures: who fired how much, what came through, what was lost, and when. */

import type { FleetEvent as Event, FleetView as View } from './wire';

export interface Figures {
  /** Damage that was fired, in attacks. */
  fired: number;
  /** Damage that attacks, counter-attacks and weapons did. */
  dealt: number;
  /** Damage of attacks that was stopped. */
  blocked: number;
  /** Ships and results that are gone. */
  lost: number;
  used: number;
}

/** A decision in which somebody lost points. */
export interface Swing {
  at: number;
  /** Which of the decision's events tell it. */
  events: number[];
  seat: number;
  points: number;
}

export interface Told {
  at: number;
  events: readonly Event[];
}

const seatOf = (ship: string): number => Number.parseInt(ship, 10) - 1;

export function figures(log: readonly Told[], seats: number): Figures[] {
  const all = Array.from({ length: seats }, (): Figures => ({ fired: 0, dealt: 0, blocked: 0, lost: 0, used: 0 }));
  /** Who does the damage that is told next, and what of an attack has not come through yet. */
  let hand: number | null = null;
  let shot: { target: number; left: number } | null = null;
  const settle = () => {
    const hit = shot && all[shot.target];
    if (shot && hit) hit.blocked += Math.max(0, shot.left);
    shot = null;
  };
  let target = 0;
  for (const event of log.flatMap(({ events }) => events)) {
    switch (event.type) {
      case 'attack_declared':
        settle();
        target = seatOf(event.target);
        break;
      case 'shots_fired': {
        const own = all[event.seat];
        if (own) own.fired += event.damage;
        hand = event.seat;
        shot = { target, left: event.damage };
        break;
      }
      case 'counter_attacked':
        hand = event.seat;
        break;
      case 'weapon_fired':
        hand = seatOf(event.carrier);
        break;
      case 'damage_taken': {
        const owner = seatOf(event.ship);
        const doer = hand !== null && hand !== owner ? all[hand] : undefined;
        if (doer) doer.dealt += event.damage;
        if (shot?.target === owner) shot.left -= event.damage;
        break;
      }
      case 'ship_destroyed': {
        const own = all[seatOf(event.ship)];
        if (own) own.lost += 1;
        break;
      }
      case 'result_used': {
        const own = all[event.seat];
        if (own) own.used += 1;
        break;
      }
      case 'turn_started':
      case 'turn_ended':
        settle();
        hand = null;
        break;
      default:
        break;
    }
  }
  settle();
  return all;
}

/** The points of everybody at the start and after each round. */
export function pointsByRound(log: readonly Told[], view: View): number[][] {
  const now = view.seats.map(({ points_at_start: points }) => points);
  const rounds: number[][] = [[...now]];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turn_started' && event.round > rounds.length) rounds.push([...now]);
    if (event.type !== 'ship_destroyed') continue;
    const seat = seatOf(event.ship);
    now[seat] = (now[seat] ?? 0) - classOf(view, event.ship);
  }
  // What changed sides or came late is in what is left at the end.
  return [...rounds, view.outcome === null ? now : view.seats.map(({ points }) => points)];
}

const classOf = (view: View, ship: string): number => view.seats[seatOf(ship)]?.ships.find(({ id }) => id === ship.replace(/^\d+/, ''))?.class ?? 0;

/** The decisions that cost somebody most, the dearest first. */
export function swings(log: readonly Told[], view: View, most: number): Swing[] {
  const found = log.flatMap(({ at, events }) => {
    const lost = new Map<number, Swing>();
    for (const [index, event] of events.entries()) {
      if (event.type !== 'ship_destroyed') continue;
      const seat = seatOf(event.ship);
      const swing = lost.get(seat) ?? { at, events: [], seat, points: 0 };
      lost.set(seat, { ...swing, events: [...swing.events, index], points: swing.points + classOf(view, event.ship) });
    }
    return [...lost.values()];
  });
  return found.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points || a.at - b.at).slice(0, most);
}
