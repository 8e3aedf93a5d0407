/** What the things of Quantum are called. */

import type { Pick } from '../../protocol/types';
import { say, t } from '../../words/speech.svelte';
import type { QuantumPlanet as Planet, QuantumShip as Ship, QuantumView as View } from './wire';

export function shipOn(view: View, square: string): { seat: number; ship: Ship } | null {
  for (const [seat, sheet] of view.seats.entries()) {
    const ship = sheet.ships.find((other) => other.square === square);
    if (ship) return { seat, ship };
  }
  return null;
}

/** The squares that marks are about: named outright, or by the ship that stands on them. */
export function markedSquares(view: View, marks: readonly Pick[]): Set<string> {
  const found = new Set<string>();
  let seat = -1;
  for (const { kind, id } of marks) {
    if (kind === 'seat') seat = Number(id);
    if (kind === 'square') found.add(id);
    const ship = kind === 'die' ? view.seats[seat]?.ships.find(({ die }) => die === id) : undefined;
    if (ship?.square) found.add(ship.square);
  }
  return found;
}

/** What stands on a square, in a sentence: the square's accessible name. */
export function describeSquare(view: View, square: string, names: readonly string[]): string {
  const planet = view.planets.find((other) => other.square === square);
  if (planet) return describePlanet(planet, names);
  const found = shipOn(view, square);
  if (!found) return t('board-quantum-square', { square });
  const { face } = found.ship;
  const sentence = {
    key: 'board-quantum-ship',
    args: [
      ['square', { text: square }],
      ['ship', { message: `ship-${face}` }],
      ['face', { number: face }],
      ['seat', { seat: found.seat }],
      ['ability', { message: `ship-${face}.ability` }],
      ['text', { message: `ship-${face}.text` }],
    ] satisfies Parameters<typeof say>[0]['args'],
  };
  return say(sentence, names);
}

function describePlanet(planet: Planet, names: readonly string[]): string {
  const key = planet.start ? 'board-quantum-start' : 'board-quantum-planet';
  const args: Parameters<typeof say>[0]['args'] = [
    ['square', { text: planet.square }],
    ['number', { number: planet.number }],
    ['free', { number: planet.slots - planet.cubes.length }],
  ];
  if (planet.cubes.length === 0) return say({ key, args }, names);
  const owners = { list: planet.cubes.map((seat) => ({ seat })) };
  return say({ key: `${key}-cubes`, args: [...args, ['owners', owners]] }, names);
}

/** Some cards have another text in the first edition. */
export function cardText(card: string, edition: string, has: (key: string) => boolean): string {
  const first = `card-${card}.first`;
  return t(edition === 'first' && has(first) ? first : `card-${card}.text`);
}
