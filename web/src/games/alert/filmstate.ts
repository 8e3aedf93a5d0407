/**
 * The table in the middle of the resolution, as its events tell it: they say what moved where, and
 * the pieces are moved so. No rule is applied here.
 */

import { halvesOf, isMovement } from './cards';
import { zoneIndex, zoneOf } from './ship';
import type { AlertEvent, AlertResolutionEvent, AlertView, Energy, FigureView, Phase, ShipView, Station, Step, System, ThreatView, Weapon, ZoneView } from './wire';

/** A slot of the plan: its back, and the card once everybody has seen it. */
export interface Cell {
  back: 'movement' | 'action' | null;
  card: string | null;
  /** The turn for which the card was laid; 0 where none lies. */
  slot: number;
}

export interface FilmState {
  ship: ShipView;
  threats: ThreatView[];
  /** By member and turn. */
  plan: Cell[][];
  step: Step | null;
}

const PHASES: Record<Phase, number> = { one: 0, two: 1, three: 2 };
const SYSTEMS: readonly System[] = ['A', 'B', 'C'];
const STORES = { lower_red: 0, upper_blue: 1 } as const;
const CANNONS: Record<string, Station> = { 'heavy-red': 'UR', 'heavy-white': 'UW', 'heavy-blue': 'UB', 'light-red': 'LR', 'light-blue': 'LB' };
/** Threats whose tokens stay in stations and do something there. */
const SLIME = ['I2-01', 'I2-02'];
const CONTAMINATION = ['SI2-04'];

/** The station whose cannon a weapon is; none of rockets and interceptors. */
export function cannonOf(weapon: Weapon): Station | null {
  if (weapon === 'pulse') return 'LW';
  if (typeof weapon === 'string') return null;
  const [kind, zone] = 'heavy' in weapon ? ['heavy', weapon.heavy] : ['light', weapon.light];
  return CANNONS[`${kind}-${zone}`] ?? null;
}

/** Before the first turn: the ship as the crew planned on it, and every threat still to come. */
export function filmStart(planned: AlertView, now: AlertView): FilmState {
  const threats = now.threats.map((threat): ThreatView => {
    const before = planned.threats.find(({ number }) => number === threat.number);
    const { card } = threat;
    return before ?? { ...threat, fate: 'coming', space: 0, hits: 0, shield: card.shield, speed: card.speed, passed: 0, tokens: [], aura: null };
  });
  const plan = planned.members.map(({ slots }) => slots.map(({ back }, index): Cell => ({ back, card: null, slot: back === null ? 0 : index + 1 })));
  return structuredClone({ ship: { ...planned.ship, turn: 0 }, threats, plan, step: null });
}

/** The state after one event more; the one before stays as it is. */
export function after(state: FilmState, event: AlertEvent): FilmState {
  const next = structuredClone(state);
  if (event.type === 'cards_shown') {
    event.cards.forEach((card, member) => setCard(next, member, event.turn, card));
  } else if (event.type === 'film') {
    apply(next, event.event);
    count(next);
  }
  return next;
}

function setCard({ plan }: FilmState, member: number, turn: number, card: string | null): void {
  const row = plan[member];
  if (row?.[turn - 1] && card !== null) row[turn - 1] = { slot: row[turn - 1]?.slot ?? 0, card, back: isMovement(halvesOf(card).up) ? 'movement' : 'action' };
}

/** A card and those behind it move one slot on, as far as the next free one. */
function delay({ plan }: FilmState, member: number, turn: number): void {
  const row = plan[member];
  if (!row?.[turn - 1]) return;
  const free = row.findIndex(({ back }, index) => index >= turn && back === null);
  const last = free < 0 ? row.length - 1 : free;
  for (let index = last; index >= turn; index -= 1) row[index] = { ...(row[index - 1] as Cell) };
  row[turn - 1] = { back: null, card: null, slot: 0 };
}

function apply(state: FilmState, event: AlertResolutionEvent): void {
  const { ship } = state;
  const threat = 'number' in event ? state.threats.find(({ number }) => number === event.number) : undefined;
  const figure = 'member' in event ? ship.figures[event.member] : undefined;
  switch (event.type) {
    case 'turn_began':
      ship.turn = event.turn;
      return;
    case 'step_began':
      state.step = event.step;
      if (event.step === 'player_actions') ship.zones.forEach((zone) => (zone.lift_used = false));
      return;
    case 'card_revealed':
    case 'tripped':
      return setCard(state, event.member, ship.turn, event.card);
    case 'delayed':
      return delay(state, event.member, event.turn);
    case 'energy_moved':
      carry(ship, event.from, -event.cubes);
      return carry(ship, event.to, event.cubes);
    default:
      if (threat) ofThreat(threat, event);
      if (figure) ofFigure(ship, figure, event);
      ofShip(state, event);
  }
}

function carry(ship: ShipView, place: Energy, cubes: number): void {
  if (place === 'bank') return;
  if ('shield' in place) zoneAt(ship, place.shield).shield += cubes;
  else if ('reactor' in place) zoneAt(ship, place.reactor).reactor += cubes;
  else if (cubes < 0) uncharge(ship, place.weapon);
}

const zoneAt = (ship: ShipView, zone: ZoneView['zone']): ZoneView => ship.zones[zoneIndex(zone)] as ZoneView;

function uncharge(ship: ShipView, station: Station): void {
  ship.charged = ship.charged.filter((other) => other !== station);
  ship.charged_heroically = ship.charged_heroically.filter((other) => other !== station);
}

function ofThreat(threat: ThreatView, event: AlertResolutionEvent): void {
  switch (event.type) {
    case 'threat_appeared':
      Object.assign(threat, { fate: 'on_track', space: event.space, shield: threat.card.shield, speed: threat.card.speed, hidden: threat.card.traits.includes('stealth_until_x'), cryoshield: threat.card.traits.includes('cryoshield') });
      return;
    case 'token_placed':
    case 'slime_spread':
      if (!threat.tokens.includes(event.station)) threat.tokens.push(event.station);
      return;
    case 'token_removed':
      threat.tokens = threat.tokens.filter((station) => station !== event.station);
      return;
    case 'token_moved':
      threat.tokens = threat.tokens.map((station) => (station === event.from ? event.to : station));
      return;
    case 'threat_hit':
    case 'threat_hurt':
    case 'repaired':
    case 'repair_bonus':
      threat.hits += event.cubes;
      return;
    case 'intruder_hit':
      // Of slime, only where it came from can take hits.
      if (!SLIME.includes(threat.card.code) || threat.card.stations.includes(event.station)) threat.hits += 1;
      return;
    case 'threat_healed':
      threat.hits -= event.cubes;
      return;
    case 'cryoshield_broken':
      threat.cryoshield = false;
      return;
    case 'threat_destroyed':
      threat.fate = 'destroyed';
      return;
    case 'threat_survived':
      threat.fate = 'survived';
      return;
    case 'threat_moved':
      threat.space = event.to;
      return;
    case 'speed_changed':
      threat.speed = event.speed;
      return;
    case 'shield_changed':
      threat.shield = event.shield;
      return;
    case 'threat_revealed':
      threat.hidden = false;
      return;
    case 'fights_back_now':
      threat.fights_back = true;
      return;
    case 'aura_began':
      threat.aura = event.aura;
      return;
    case 'damage_doubled':
      threat.aura = 'fissure';
      return;
    case 'aura_ended':
      threat.aura = null;
      return;
    default:
  }
}

function ofFigure(ship: ShipView, figure: FigureView, event: AlertResolutionEvent): void {
  switch (event.type) {
    case 'moved':
      figure.station = event.to;
      if (event.way === 'lift' || event.way === 'damaged_lift') zoneAt(ship, zoneOf(event.from)).lift_used = true;
      return;
    case 'weapon_charged': {
      const station = cannonOf(event.weapon);
      if (station) ship.charged.push(station);
      if (station && event.heroic) ship.charged_heroically.push(station);
      return;
    }
    case 'squad_taken':
      figure.squad = event.active ? 'ready' : 'disabled';
      ship.stores[STORES[event.store]] = 'none';
      return;
    case 'squad_reactivated':
      figure.squad = 'ready';
      return;
    case 'squad_disabled':
      figure.squad = 'disabled';
      return;
    case 'interceptors_launched':
      figure.in_space = true;
      return;
    case 'interceptors_returned':
      figure.in_space = false;
      figure.station = 'UR';
      return;
    case 'knocked_out':
      figure.knocked_out = true;
      return;
    default:
  }
}

function ofShip({ ship, threats }: FilmState, event: AlertResolutionEvent): void {
  switch (event.type) {
    case 'capsule_spent':
    case 'capsule_lost':
      ship.capsules = event.left;
      return;
    case 'rocket_launched':
      ship.rockets = event.left;
      ship.rocket_launched = true;
      return;
    case 'rocket_destroyed':
      ship.rockets = event.left;
      return;
    case 'rocket_advanced':
      ship.rocket_launched = false;
      ship.rocket_arriving = true;
      return;
    case 'rocket_spent':
      ship.rocket_arriving = false;
      return;
    case 'computer_maintained':
      ship.maintained[PHASES[event.phase]] = true;
      return;
    case 'visual_confirmed':
      ship.confirmed[PHASES[event.phase]] = event.players;
      return;
    case 'stored_squad_disabled':
      ship.stores[STORES[event.store]] = 'disabled';
      return;
    case 'damage_counted':
      zoneAt(ship, event.zone).damage += 1;
      return;
    case 'tile_drawn':
      return layTile(ship, event.zone, event.tile);
    case 'damage_doubled':
      ship.zones.forEach((zone) => (zone.fissured ||= event.zones.includes(zone.zone)));
      return;
    case 'aura_began':
      if (event.aura === 'attack') ship.attack_aura = 1;
      else if (event.aura === 'shield') ship.shield_aura = 1;
      return;
    case 'aura_ended':
      if (event.aura === 'attack') ship.attack_aura = 0;
      else if (event.aura === 'shield') ship.shield_aura = 0;
      else ship.zones.forEach((zone) => (zone.fissured = false));
      return;
    case 'threat_survived': {
      const card = threats.find(({ number }) => number === event.number)?.card;
      if (card?.button) ship.broken[SYSTEMS.indexOf(card.button)]?.push(...card.stations);
      return;
    }
    case 'token_removed': {
      const card = threats.find(({ number }) => number === event.number)?.card;
      const list = card?.button && event.cause === 'left' ? ship.broken[SYSTEMS.indexOf(card.button)] : undefined;
      if (list) list.splice(0, list.length, ...list.filter((station) => station !== event.station));
      return;
    }
    default:
  }
}

function layTile(ship: ShipView, name: ZoneView['zone'], tile: ZoneView['tiles'][number]): void {
  const zone = zoneAt(ship, name);
  zone.damage += 1;
  zone.tiles.push(tile);
  if (tile === 'heavy_laser') zone.heavy_laser -= 1;
  if (tile === 'second_weapon' && name === 'white') ship.pulse_range -= 1;
  else if (tile === 'second_weapon') zone.second_weapon -= 1;
  if (tile === 'shield') zone.shield_capacity -= 1;
  if (tile === 'reactor') zone.reactor_capacity -= 1;
}

/** What follows from where the tokens lie; light cannons and the rest are cold once the shots have landed. */
function count({ ship, threats, step }: FilmState): void {
  if (step !== 'player_actions' && step !== 'compute_damage') ship.charged = ship.charged_heroically = [];
  SYSTEMS.forEach((system, index) => {
    ship.covered[index] = threats.filter(({ fate, card }) => fate === 'on_track' && card.button === system).flatMap(({ tokens }) => tokens);
  });
  ship.slime = threats.filter(({ card }) => SLIME.includes(card.code)).flatMap(({ tokens }) => tokens);
  ship.deadly = threats.filter(({ card, fate }) => CONTAMINATION.includes(card.code) && fate === 'survived').flatMap(({ tokens }) => tokens);
}
