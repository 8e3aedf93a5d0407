//! The ship as everybody sees it: energy, damage, weapons, figures.

use serde::Serialize;

use crate::crew::Member;
use crate::ship::{Station, StationSet, Weapon, Zone};
use crate::situation::{Charge, Situation, Squad};
use crate::tile::{Tile, TileSet};

/// The ship, before and in the resolution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ShipView {
    pub turn: u8,
    /// Red, white, blue.
    pub zones: Vec<ZoneView>,
    pub capsules: u8,
    pub rockets: u8,
    pub rocket_launched: bool,
    pub rocket_arriving: bool,
    /// The stations whose cannon fires in this turn.
    pub charged: Vec<Station>,
    /// Those of them whose cannon fires heroically.
    pub charged_heroically: Vec<Station>,
    pub pulse_range: u8,
    pub figures: Vec<FigureView>,
    /// What lies in the stores of the lower red and the upper blue station.
    #[cfg_attr(feature = "schema", ts(as = "[String; 2]"))]
    pub stores: [&'static str; 2],
    pub maintained: [bool; 3],
    pub confirmed: [u8; 3],
    /// Stations whose A, B or C cannot be used for a malfunction.
    pub covered: [Vec<Station>; 3],
    /// Stations whose A, B or C is out of order for good.
    pub broken: [Vec<Station>; 3],
    /// Stations that delay whoever comes in.
    pub slime: Vec<Station>,
    /// Stations that knock out whoever comes in.
    pub deadly: Vec<Station>,
    /// How much stronger external threats attack.
    pub attack_aura: u8,
    /// The shield points that external threats have more.
    pub shield_aura: i8,
}

/// A zone of the ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ZoneView {
    pub zone: Zone,
    pub shield: u8,
    /// The most that the shield takes now.
    pub shield_capacity: u8,
    pub reactor: u8,
    /// The most that the reactor takes now.
    pub reactor_capacity: u8,
    pub heavy_laser: u8,
    /// The strength of the light laser or of the pulse cannon.
    pub second_weapon: u8,
    pub damage: u8,
    pub tiles: Vec<Tile>,
    /// Structural damage of an earlier mission doubles all damage.
    pub strained: bool,
    /// The Fissure doubles all damage.
    pub fissured: bool,
    /// Somebody took the lift in this turn.
    pub lift_used: bool,
}

/// A figure on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FigureView {
    pub station: Station,
    pub in_space: bool,
    pub knocked_out: bool,
    #[cfg_attr(feature = "schema", ts(type = "'none' | 'ready' | 'disabled'"))]
    pub squad: &'static str,
}

impl ShipView {
    pub(super) fn new(now: &Situation) -> Self {
        let stations = |set: StationSet| set.iter().collect();
        let charged = |is_meant: fn(Charge) -> bool| {
            let fires = |station: &Station| is_meant(now.charges[station.index()]);
            Station::ALL.into_iter().filter(fires).collect()
        };
        Self {
            turn: now.turn.number(),
            zones: Zone::ALL.map(|zone| ZoneView::new(now, zone)).to_vec(),
            capsules: now.capsules,
            rockets: now.rockets,
            rocket_launched: now.rocket_launched,
            rocket_arriving: now.rocket_arriving,
            charged: charged(|charge| charge != Charge::None),
            charged_heroically: charged(|charge| charge == Charge::Heroic),
            pulse_range: now.pulse_range(),
            figures: now.members().map(|member| FigureView::new(now, member)).collect(),
            stores: now.stores.map(squad_name),
            maintained: now.maintained,
            confirmed: now.confirmed,
            covered: now.covered.map(stations),
            broken: now.broken.map(stations),
            slime: stations(now.slime),
            deadly: stations(now.deadly),
            attack_aura: now.attack_aura,
            shield_aura: now.shield_aura,
        }
    }
}

impl ZoneView {
    fn new(now: &Situation, zone: Zone) -> Self {
        let hull = now.zones[zone.index()];
        Self {
            zone,
            shield: now.shields[zone.index()],
            shield_capacity: now.shield_capacity(zone),
            reactor: now.reactors[zone.index()],
            reactor_capacity: now.reactor_capacity(zone),
            heavy_laser: now.strength(Weapon::Heavy(zone)),
            second_weapon: now.strength(match zone {
                Zone::White => Weapon::Pulse,
                Zone::Red | Zone::Blue => Weapon::Light(zone),
            }),
            damage: hull.damage,
            tiles: TileSet::iter(hull.tiles).collect(),
            strained: hull.strained,
            fissured: now.fissured.contains(zone),
            lift_used: now.lifts_used.contains(zone),
        }
    }
}

impl FigureView {
    fn new(now: &Situation, member: Member) -> Self {
        let figure = now.figure(member);
        Self {
            station: figure.station,
            in_space: figure.in_space,
            knocked_out: figure.knocked_out,
            squad: squad_name(figure.squad),
        }
    }
}

const fn squad_name(squad: Squad) -> &'static str {
    match squad {
        Squad::None => "none",
        Squad::Ready => "ready",
        Squad::Disabled => "disabled",
    }
}
