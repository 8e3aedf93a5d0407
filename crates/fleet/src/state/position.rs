//! Positions placed by hand, for scripts, tests and rules questions.

use kernel::{Refusal, Seat, Stage};
use serde::{Deserialize, Serialize};

use crate::FleetCommander;
use crate::board::sector::Sector;
use crate::build::options::GameOption;
use crate::build::roster::Berth;
use crate::build::setup::{Plan, Setup};
use crate::data::tables::{SectorKind, ShipKind, Tables, Weapon, WeaponEffect};
use crate::decide::refusal::{refuse_about, refuse_count};
use crate::hidden::signal::DEPLOYED;
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Die, Held};
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{Place, Ship, ShipId, ShipSet};
use crate::pieces::station::Station;
use crate::play::terrain::MARKERS;
use crate::scenario::haul::Cargo;
use crate::state::laid::lay_all;
use crate::state::step::{Step, Steps};
use crate::state::{CLASS_LIMIT, State};

/// A battle in the middle, as people write it down. The fleets of the set-up give factions and
/// commanders; the ships are those of the position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// One for each seat.
    pub seats: Vec<SeatPosition>,
    /// Special sectors: `asteroid_field@b3`, `battle_station:drones@c3`, `black_hole@c3=2` with two
    /// markers, `colony@b2=1` with a hit. They come on top of those of the set-up.
    pub sectors: Vec<String>,
    /// Pairs of gates: `a1-e5`.
    pub gates: Vec<String>,
    /// In the fog of war: sectors that are discovered, besides deployment zones and where ships are.
    pub discovered: Vec<String>,
    /// Containers: `c3=2`. When left out, those of the scenario lie where they begin.
    pub containers: Option<Vec<String>>,
    /// Tokens of special weapons: `1a mine c3`, `1a drones 2b`, `1a rampart`.
    pub tokens: Vec<String>,
    /// Capacities in play with their activation dice: `1b sentinel c3 go`.
    pub capacities: Vec<String>,
    /// The seat whose turn it is, counted from 1; the first when left out.
    pub active: Option<u8>,
    /// `start`, `energy`, `actions` or `bridge`; `actions` when left out. A turn that is about to
    /// start does so when the player before says `end`, so that its dice belong to an action.
    pub phase: Option<String>,
}

/// One player's part of a position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Ships on the board: `frigate@a1`, `battleship:proton_beam@c2`, with `=3` for a hull of 3 and
    /// with `?` in front for a Signal, which may be a `decoy` too. `interceptor_squadron:b@c3` is a
    /// squadron of Carrier b; without a letter it is one of the first Carrier.
    pub ships: Vec<String>,
    /// Ships in the dock of their sector, by their letters.
    pub docked: Vec<String>,
    /// Relentless ships that should have been destroyed, by their letters.
    pub wrecks: Vec<String>,
    /// Results rolled in this turn: `bo bm rs`.
    pub rolled: Vec<String>,
    /// Results on the bridge. All other dice are in the Reserve.
    pub bridge: Vec<String>,
    /// Ships that wait off the board: `cruiser`.
    pub held_back: Vec<String>,
    /// Containers evacuated.
    pub containers: u8,
    /// Starting points, if they are more than what is on the board.
    pub points_at_start: Option<u8>,
}

impl Stage for FleetCommander {
    type Position = Position;

    fn stage(setup: &Setup, position: &Position) -> Result<State, Refusal> {
        let plan = setup.resolve()?;
        if position.seats.len() != plan.rosters.len() {
            let seats = position.seats.len() as u32;
            return Err(refuse_about("FC-SCN-01", "refusal-fleet-position-seats", seats));
        }
        let mut state = bare(&plan);
        for text in &position.sectors {
            let PlacedSector { kind, at, weapon, markers } = parse_sector(text, &state)?;
            state.field.lay(state.tables, at, kind);
            for _ in 0..markers {
                state.field.mark(at);
            }
            let ground = state.tables.scenario(state.scenario).ground;
            if ground.site() == Some(kind) {
                state.scene.add_site(at);
            }
            if let Some(weapon) = weapon {
                state.stations.add(Station::new(at, weapon));
            }
        }
        place_containers(&mut state, position)?;
        for text in &position.gates {
            place_gates(&mut state, text)?;
        }
        for text in &position.discovered {
            let bad = || refuse_about("FC-OFW-02", "refusal-fleet-terrain", text.clone());
            let at: Sector = text.parse().map_err(|_| bad())?;
            state.field.fog = state.field.fog.without(at);
        }
        for (seat, placed) in Seat::all(state.seats).zip(&position.seats) {
            place_ships(&mut state, seat, placed)?;
            house_squadrons(state.fleet_mut(seat), placed)?;
            wait_off_board(state.fleet_mut(seat), placed)?;
            state.scene.haul.saved[seat.index()] = placed.containers;
            place_dice(state.fleet_mut(seat), placed)?;
            state.fleet_mut(seat).unseal_used();
            let points = state.points(seat);
            let start = placed.points_at_start.unwrap_or(points).max(points);
            state.fleet_mut(seat).points_at_start = start;
        }
        let active = position.active.unwrap_or(1);
        if active == 0 || active > state.seats {
            return Err(refuse_about("FC-TURN-02", "refusal-fleet-first", active));
        }
        state.open_bays();
        state.name_champions();
        lay_all(&mut state, position)?;
        state.active = Seat::new(active - 1);
        if position.phase.as_deref() == Some(START) {
            state.active = state.before_in_turn(state.active);
        }
        state.load_up();
        state.first = Seat::new(0);
        state.round = 1;
        state.steps = Steps::new(parse_phase(position.phase.as_deref())?);
        Ok(state)
    }

    /// Special weapons, the special sides of tiles, and tiles with two sides are drawn from sets.
    fn picks_named(name: &str) -> Option<u64> {
        let weapon = name.parse::<Weapon>().ok().map(|weapon| 1 << weapon.index());
        let side = || crate::hidden::fog::tiles_of(name.parse().ok()?);
        weapon.or_else(side).or_else(|| crate::play::tiles::tile_named(name))
    }
}

/// The field of the set-up and fleets without ships.
fn bare(plan: &Plan) -> State {
    let mut state = State::laid_out(plan);
    state.choosing = None;
    for seat in Seat::all(state.seats) {
        let camp = state.fleet(seat).camp;
        let (faction, commander) = (state.fleet(seat).faction, state.fleet(seat).commander);
        *state.fleet_mut(seat) = Fleet::new(state.tables, faction, commander);
        state.fleet_mut(seat).camp = camp;
    }
    state
}

impl State {
    /// Whose turn comes before this one's.
    fn before_in_turn(&self, seat: Seat) -> Seat {
        Seat::all(self.seats).find(|other| self.next_in_turn(*other) == seat).unwrap_or(seat)
    }
}

/// The phase in which a turn is about to start.
const START: &str = "start";

fn parse_phase(phase: Option<&str>) -> Result<Step, Refusal> {
    match phase {
        Some("energy") => Ok(Step::Energy),
        None | Some("actions") => Ok(Step::Actions),
        // The turn before is about to end.
        Some("bridge" | START) => Ok(Step::Bridge { storing: false }),
        Some(other) => {
            Err(refuse_about("FC-TURN-01", "refusal-fleet-position-phase", other.to_owned()))
        }
    }
}

struct PlacedSector {
    kind: SectorKind,
    at: Sector,
    weapon: Option<Weapon>,
    /// Markers on a Black Hole, hits on a Colony.
    markers: u8,
}

fn parse_sector(text: &str, state: &State) -> Result<PlacedSector, Refusal> {
    let bad = || refuse_about("FC-SETUP-08", "refusal-fleet-terrain", text.to_owned());
    let (kind, at) = text.split_once('@').ok_or_else(bad)?;
    let (at, markers) = match at.split_once('=') {
        Some((at, markers)) => (at, markers.parse::<u8>().map_err(|_| bad())?),
        None => (at, 0),
    };
    let at: Sector = at.parse().map_err(|_| bad())?;
    if !state.field.laid.contains(at) || state.field.special.contains(at) {
        return Err(bad());
    }
    let (kind, weapon) = match kind.split_once(':') {
        Some((kind, weapon)) => (kind, Some(weapon.parse().map_err(|_| bad())?)),
        None => (kind, None),
    };
    let kind: SectorKind = kind.parse().map_err(|_| bad())?;
    if weapon.is_some() && kind != SectorKind::BattleStation {
        return Err(bad());
    }
    if markers > 0 && markers >= markers_at_once(state.tables, kind) {
        return Err(bad());
    }
    Ok(PlacedSector { kind, at, weapon, markers })
}

/// With so many markers something happens, and they are gone; none lie on other sectors.
fn markers_at_once(tables: &Tables, kind: SectorKind) -> u8 {
    let warheads = tables.weapon(Weapon::GammaWarheads).effect;
    if kind == SectorKind::BlackHole {
        MARKERS
    } else if let (SectorKind::Colony, WeaponEffect::Warheads { hits }) = (kind, warheads) {
        hits
    } else {
        0
    }
}

fn place_containers(state: &mut State, position: &Position) -> Result<(), Refusal> {
    if let Some(containers) = &position.containers {
        state.scene.haul.cargo = Cargo::NONE;
        for text in containers {
            if !state.scene.haul.put_cargo(text) {
                return Err(refuse_about("FC-SCN-11", "refusal-fleet-containers", text.clone()));
            }
        }
        state.field.cluttered = state.scene.haul.cargo.sectors().and(state.field.laid);
    }
    Ok(())
}

fn wait_off_board(fleet: &mut Fleet, placed: &SeatPosition) -> Result<(), Refusal> {
    for text in &placed.held_back {
        let berth = Berth::parse(text)?;
        let Some(id) = ShipId::new(fleet.built) else {
            return Err(refuse_about("FC-FLEET-01", "refusal-fleet-ship", text.clone()));
        };
        let hull = Tables::get().ship(berth.kind).hull;
        let (kind, weapon) = (berth.kind, berth.weapon);
        let devices = berth.devices;
        fleet.add(Ship { kind, hull, place: Place::Waiting, weapon, devices, home: None });
        fleet.held_back = fleet.held_back.with(id);
    }
    Ok(())
}

fn place_gates(state: &mut State, text: &str) -> Result<(), Refusal> {
    let bad = || refuse_about("FC-GAT-01", "refusal-fleet-gates", text.to_owned());
    let (one, other) = text.split_once('-').ok_or_else(bad)?;
    for end in [one, other] {
        let at: Sector = end.parse().map_err(|_| bad())?;
        let free = state.field.laid.minus(state.field.special).minus(state.field.gates());
        if !free.contains(at) {
            return Err(bad());
        }
        state.field.lay_gate(at);
    }
    Ok(())
}

fn place_ships(state: &mut State, seat: Seat, placed: &SeatPosition) -> Result<(), Refusal> {
    for text in &placed.ships {
        let bad = || refuse_about("FC-FLEET-01", "refusal-fleet-ship", text.clone());
        let (berth, rest) = text.split_once('@').ok_or_else(bad)?;
        let (berth, is_signal) = match berth.strip_prefix('?') {
            Some(berth) => (berth, true),
            None => (berth, false),
        };
        let (at, hull) = match rest.split_once('=') {
            None => (rest, None),
            Some((at, hull)) => (at, Some(hull.parse::<u8>().map_err(|_| bad())?)),
        };
        let berth = Berth::parse(if home_of(text).is_some() { SQUADRON } else { berth })?;
        let at: Sector = at.parse().map_err(|_| bad())?;
        let row = state.tables.ship(berth.kind);
        let hull = hull.unwrap_or(row.hull);
        let number = state.fleet(seat).built;
        let (Some(id), true) = (ShipId::new(number), hull > 0 && hull <= row.hull) else {
            return Err(bad());
        };
        if !state.field.laid.contains(at) || state.held_by_others(seat).contains(at) {
            return Err(refuse_about("FC-OCC-02", "refusal-fleet-held", at.to_string()));
        }
        if state.room(seat, at) < row.class {
            let total = CLASS_LIMIT - state.room(seat, at) + row.class;
            return Err(refuse_count("FC-OCC-01", "refusal-fleet-class-limit", total, CLASS_LIMIT));
        }
        let fleet = state.fleet_mut(seat);
        fleet.add(Ship {
            kind: berth.kind,
            hull,
            place: Place::Waiting,
            weapon: berth.weapon,
            devices: berth.devices,
            home: None,
        });
        fleet.place(id, Place::On(at));
        if is_signal {
            state.fleet_mut(seat).hide(ShipSet::one(id), DEPLOYED);
        }
        if berth.weapon.is_some() && state.options.contains(GameOption::SecretWeapons) {
            let fleet = state.fleet_mut(seat);
            fleet.secret = fleet.secret.with(id);
        }
        state.field.fog = state.field.fog.without(at);
    }
    if state.has_secret_devices() {
        state.fleet_mut(seat).seal_devices();
    }
    Ok(())
}

/// The id of a squadron.
const SQUADRON: &str = "interceptor_squadron";

/// The letter of the Carrier that a squadron names: `interceptor_squadron:b@c3`.
fn home_of(text: &str) -> Option<&str> {
    let (berth, _) = text.split_once('@')?;
    let (kind, home) = berth.trim_start_matches('?').split_once(':')?;
    (kind == SQUADRON).then_some(home)
}

/// Squadrons belong to the Carrier that they name, or to the first one (`FC-ABL-24`).
fn house_squadrons(fleet: &mut Fleet, placed: &SeatPosition) -> Result<(), Refusal> {
    let is_carrier = |fleet: &Fleet, ship: ShipId| fleet.ship(ship).kind == ShipKind::Carrier;
    let first = fleet.all().find(|ship| is_carrier(fleet, *ship));
    for (ship, text) in fleet.all().zip(&placed.ships) {
        if fleet.ship(ship).kind != ShipKind::Squadron {
            continue;
        }
        let named = home_of(text).map(|home| match *home.as_bytes() {
            [letter] => ShipId::from_letter(letter).filter(|home| is_carrier(fleet, *home)),
            _ => None,
        });
        let bad = || refuse_about("FC-ABL-24", "refusal-fleet-position-thing", text.clone());
        fleet.ship_mut(ship).home = match named {
            Some(home) => Some(home.ok_or_else(bad)?),
            None => first,
        };
    }
    Ok(())
}

fn place_dice(fleet: &mut Fleet, placed: &SeatPosition) -> Result<(), Refusal> {
    for (texts, stored) in [(&placed.rolled, false), (&placed.bridge, true)] {
        for text in texts {
            let die = Die::parse(text).ok_or_else(|| {
                refuse_about("FC-DICE-03", "refusal-fleet-position-die", text.clone())
            })?;
            place_die(fleet, Held { die, stored })?;
        }
    }
    Ok(())
}

fn place_die(fleet: &mut Fleet, held: Held) -> Result<(), Refusal> {
    let about = held.die.to_string();
    let reserve = &mut fleet.reserve[held.die.colour.index()];
    if *reserve == 0 {
        return Err(refuse_about("FC-DICE-01", "refusal-fleet-position-dice", about));
    }
    *reserve -= 1;
    if !held.stored {
        fleet.rolled.add(held.die);
        return Ok(());
    }
    let slot = Slot::ALL.iter().copied().find(|slot| fleet.bridge.accepts(*slot, held.die));
    let slot = slot.ok_or_else(|| refuse_about("FC-TURN-12", "refusal-fleet-no-slot", about))?;
    fleet.bridge.store(slot, held.die);
    Ok(())
}
