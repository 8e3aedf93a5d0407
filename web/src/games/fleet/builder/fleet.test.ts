import { expect, test } from 'vitest';

import type { Catalogue } from '../wire';
import { EMPTY, draftOf, loads, specOf, sums, withLoad, withShip, withoutShip } from './fleet';

const ship = (id: string, size: number, weapon: boolean, devices = 0) => ({ id, class: size, fire: size, hull: size * 6, abilities: [], weapon, devices, factions: ['phebe'] });
const KNOWN: Catalogue = {
  ships: [ship('frigate', 1, false), ship('battleship', 4, true), ship('chimaera', 5, false, 2)],
  weapons: [{ id: 'drones', factions: ['phebe'] }, { id: 'proton_beam', factions: ['amycles'] }],
  devices: [{ id: 'sentinel_device', carriers: [['chimaera', ['phebe']]] }],
  commanders: [], factions: [], ready: [], scenarios: [],
};
const [frigate, battleship, chimaera] = KNOWN.ships as [Catalogue['ships'][number], Catalogue['ships'][number], Catalogue['ships'][number]];

test('ships of a type stand together, and the last one goes first', () => {
  const draft = [frigate, battleship, frigate].reduce(withShip, EMPTY);
  expect(specOf(draft).ships).toEqual(['frigate', 'frigate', 'battleship']);
  expect(specOf(withoutShip(draft, 'frigate')).ships).toEqual(['frigate', 'battleship']);
  expect(sums(draft, KNOWN)).toEqual({ fire: 6, hull: 36, points: 6 });
});

test('what is written is read again, whatever is carried', () => {
  const armed = withLoad([battleship, chimaera].reduce(withShip, EMPTY), 0, 0, 'drones');
  const full = withLoad(withLoad(armed, 1, 0, 'sentinel_device'), 1, 1, 'attack_device');
  expect(specOf(full).ships).toEqual(['battleship:drones', 'chimaera:sentinel_device+attack_device']);
  for (const draft of [EMPTY, armed, full]) expect(draftOf(specOf(draft), KNOWN)).toEqual(draft);
});

test('a ship carries what its faction has', () => {
  expect(loads(KNOWN, 'phebe', 'battleship')).toEqual(['drones']);
  expect(loads(KNOWN, 'phebe', 'chimaera')).toEqual(['sentinel_device']);
  expect(loads(KNOWN, 'amycles', 'chimaera')).toEqual([]);
});
