//! The table in the middle of the resolution: flat, small and copied freely.

use crate::card::Laid;
use crate::crew::{Member, MemberSet};
use crate::effect::Aura;
use crate::mission::Mission;
use crate::plan::{Plan, Plans};
use crate::ship::{
    CAPSULES_START, ROCKETS_START, SHIELD_START, Station, StationSet, Store, Weapon, Zone, ZoneSet,
};
use crate::tile::{Tile, TileSet};
use crate::turn::{Number, NumberSet, Turn};

/// Everything on the table (`SA-SHIP-11`).
///
/// ```
/// use alert::{Level, Mission, Plans, Situation, Track};
///
/// let mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
/// let table = Situation::new(&mission, &Plans::new());
/// assert_eq!((table.shields, table.reactors), ([1, 1, 1], [2, 3, 2]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Situation {
    pub turn: Turn,
    /// Green cubes by zone.
    pub shields: [u8; 3],
    pub reactors: [u8; 3],
    pub capsules: u8,
    /// Rockets in the station.
    pub rockets: u8,
    /// A rocket on the first space of the rocket track.
    pub rocket_launched: bool,
    /// A rocket on the second space, which hits in this turn.
    pub rocket_arriving: bool,
    /// The cannons with a cube, by station.
    pub charges: [Charge; 6],
    /// What the interceptors do this turn.
    pub sortie: Charge,
    pub zones: [Hull; 3],
    /// Zones in which the Fissure doubles damage.
    pub fissured: ZoneSet,
    /// The lifts that somebody took this turn.
    pub lifts_used: ZoneSet,
    pub crew: u8,
    pub figures: [Figure; Member::MOST],
    pub plans: [Plan; Member::MOST],
    /// What lies in each store.
    pub stores: [Squad; 2],
    /// A cube on the check box of each phase.
    pub maintained: [bool; 3],
    /// The most players at the window in one turn of each phase.
    pub confirmed: [u8; 3],
    /// The players at the window this turn.
    pub at_window: u8,
    pub foes: [Foe; Number::MOST],
    /// The threats on a track.
    pub on_track: NumberSet,
    /// Stations whose A, B or C is covered by a malfunction that can be repaired.
    pub covered: [StationSet; 3],
    /// Stations whose A, B or C is out of order for good.
    pub broken: [StationSet; 3],
    /// Stations that delay whoever comes in.
    pub slime: StationSet,
    /// Stations that knock out whoever comes in.
    pub deadly: StationSet,
    /// How much stronger external threats attack.
    pub attack_aura: u8,
    /// The shield points that external threats have more.
    pub shield_aura: i8,
}

/// Whether a weapon fires in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Charge {
    #[default]
    None,
    Plain,
    /// With one strength more.
    Heroic,
}

impl Charge {
    pub(crate) const fn bonus(self) -> u8 {
        matches!(self, Self::Heroic) as u8
    }
}

/// The damage of a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hull {
    /// Six at most; a seventh loses the ship.
    pub damage: u8,
    pub tiles: TileSet,
    /// Structural damage from an earlier mission doubles all damage (`SA-CAMP-13`).
    pub strained: bool,
}

/// A squad of battlebots in a store or with a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Squad {
    #[default]
    None,
    /// Lying in the store; standing beside a player.
    Ready,
    Disabled,
}

/// A member of the crew on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Figure {
    /// Where it stands; of a figure in space, where it will return to.
    pub station: Station,
    pub in_space: bool,
    pub knocked_out: bool,
    pub squad: Squad,
}

impl Figure {
    /// Standing in a station, where threats reach it (`SA-INT-04`, `SA-KO-04`).
    pub const fn is_aboard(&self) -> bool {
        !self.in_space && !self.knocked_out
    }
}

/// Where a threat is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Fate {
    /// Not announced, or not there yet.
    #[default]
    Coming,
    OnTrack,
    Destroyed,
    Survived,
}

/// A threat in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Foe {
    pub fate: Fate,
    /// Counted from the ship.
    pub space: u8,
    /// Red cubes.
    pub hits: u8,
    pub shield: i8,
    pub speed: u8,
    /// The X and Y spaces that it reached.
    pub passed: u8,
    /// Stations with a token of this threat.
    pub tokens: StationSet,
    /// Stations in which it was repaired this turn.
    pub repaired_in: StationSet,
    /// Players who worked on it this turn, where only several together can.
    pub workers: u8,
    /// Cannot be targeted before its X action.
    pub hidden: bool,
    pub cryoshield: bool,
    pub fights_back: bool,
    /// The aura that works as long as it is not destroyed.
    pub aura: Option<Aura>,
}

impl Situation {
    /// The table at the start of the resolution (`SA-SHIP-05` to `SA-SHIP-09`).
    pub fn new(mission: &Mission, plans: &Plans) -> Self {
        let figure = Figure {
            station: Station::BRIDGE,
            in_space: false,
            knocked_out: false,
            squad: Squad::None,
        };
        let mut boards = [Plan::EMPTY; Member::MOST];
        for (board, plan) in boards.iter_mut().zip(plans) {
            *board = *plan;
        }
        let condition = mission.condition;
        let less = |zone, tile| u8::from(condition.has_tile(zone, tile));
        Self {
            turn: Turn::FIRST,
            shields: Zone::ALL.map(|zone| SHIELD_START - less(zone, Tile::Shield)),
            reactors: Zone::ALL.map(|zone| zone.reactor_start() - less(zone, Tile::Reactor)),
            capsules: CAPSULES_START,
            rockets: ROCKETS_START,
            rocket_launched: false,
            rocket_arriving: false,
            charges: [Charge::None; 6],
            sortie: Charge::None,
            zones: Zone::ALL.map(|zone| Hull {
                damage: condition.tiles[zone.index()].len() as u8,
                tiles: condition.tiles[zone.index()],
                strained: condition.has_tile(zone, Tile::Structural),
            }),
            fissured: ZoneSet::EMPTY,
            lifts_used: ZoneSet::EMPTY,
            crew: plans.len() as u8,
            figures: [figure; Member::MOST],
            plans: boards,
            stores: Store::ALL
                .map(|store| if condition.has_squad(store) { Squad::Ready } else { Squad::None }),
            maintained: [false; 3],
            confirmed: [0; 3],
            at_window: 0,
            foes: [Foe::default(); Number::MOST],
            on_track: NumberSet::EMPTY,
            covered: [StationSet::EMPTY; 3],
            broken: [StationSet::EMPTY; 3],
            slime: StationSet::EMPTY,
            deadly: StationSet::EMPTY,
            attack_aura: 0,
            shield_aura: 0,
        }
    }

    pub fn members(&self) -> impl Iterator<Item = Member> + use<> {
        Member::first(self.crew)
    }

    pub const fn figure(&self, member: Member) -> &Figure {
        &self.figures[member.index()]
    }

    pub const fn foe(&self, number: Number) -> &Foe {
        &self.foes[number.index()]
    }

    /// The card that a member plays this turn, delays taken into account.
    pub fn card(&self, member: Member) -> Option<Laid> {
        self.plans[member.index()].at(self.turn)
    }

    /// The members who stand in a station and have not been knocked out.
    pub fn players_in(&self, station: Station) -> u8 {
        self.aboard().filter(|member| self.figure(*member).station == station).count() as u8
    }

    /// The members in stations who have not been knocked out.
    pub(crate) fn aboard(&self) -> impl Iterator<Item = Member> {
        self.members().filter(|member| self.figure(*member).is_aboard())
    }

    /// Whether the interceptors are out, be it with somebody who was knocked out.
    pub fn is_somebody_in_space(&self) -> bool {
        self.members().any(|member| self.figure(member).in_space)
    }

    pub fn knocked_out(&self) -> MemberSet {
        self.members().filter(|member| self.figure(*member).knocked_out).collect()
    }

    /// Squads that are disabled, beside a player or in a store (`SA-BOT-15`).
    pub fn disabled_squads(&self) -> u8 {
        let led = self.members().map(|member| self.figure(member).squad);
        led.chain(self.stores).filter(|squad| *squad == Squad::Disabled).count() as u8
    }

    pub const fn has_tile(&self, zone: Zone, tile: Tile) -> bool {
        self.zones[zone.index()].tiles.contains(tile)
    }

    /// The most cubes that the shield takes now (`SA-ACT-B-07`).
    pub const fn shield_capacity(&self, zone: Zone) -> u8 {
        zone.shield_capacity() - self.has_tile(zone, Tile::Shield) as u8
    }

    /// The most cubes that the reactor takes now (`SA-ACT-B-07`).
    pub const fn reactor_capacity(&self, zone: Zone) -> u8 {
        zone.reactor_capacity() - self.has_tile(zone, Tile::Reactor) as u8
    }

    /// A cannon's strength now (`SA-DMG-17`).
    pub const fn strength(&self, weapon: Weapon) -> u8 {
        let damaged = match weapon {
            Weapon::Heavy(zone) => self.has_tile(zone, Tile::HeavyLaser),
            Weapon::Light(zone) => self.has_tile(zone, Tile::SecondWeapon),
            Weapon::Pulse | Weapon::Rocket | Weapon::Interceptors => false,
        };
        weapon.strength() - damaged as u8
    }

    /// The pulse cannon's range now (`SA-HULL-04`).
    pub const fn pulse_range(&self) -> u8 {
        Weapon::Pulse.range() - self.has_tile(Zone::White, Tile::SecondWeapon) as u8
    }
}
