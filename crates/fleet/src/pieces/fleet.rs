//! What one player has: ships, dice, a bridge, a faction and perhaps a commander.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::roster::Roster;
use crate::data::tables::{
    Commander, Faction, Power, Powers, SectorKind, ShipKind, Split, Tables, Weapons,
};
use crate::hidden::sealed::NONE_SEALED;
use crate::pieces::bridge::Bridge;
use crate::pieces::device::Device;
use crate::pieces::die::{Colour, Dice, Die, Face, Held, Spend, Turn};
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef, ShipSet};
use crate::state::State;

/// The special sectors that a player sets aside before the battle (`FC-SETUP-07`).
pub(crate) const TILES: usize = 2;

/// One player's fleet and bridge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Fleet {
    pub(crate) ships: [Ship; ShipId::COUNT],
    /// How many places of `ships` are used.
    pub(crate) built: u8,
    /// The ships on the board.
    pub(crate) afloat: ShipSet,
    /// The sectors that hold them.
    pub(crate) sectors: SectorSet,
    /// Ships in the dock of their sector.
    pub(crate) docked: ShipSet,
    /// Ships that are not in play yet and are not deployed in the set-up.
    pub(crate) held_back: ShipSet,
    /// Ships that have left the zone for good.
    pub(crate) fled: ShipSet,
    /// Relentless ships that should have been destroyed (`FC-FAC-22`).
    pub(crate) wrecks: ShipSet,
    pub(crate) faction: Faction,
    pub(crate) commander: Option<Commander>,
    pub(crate) powers: Powers,
    /// Players of one camp win and lose together.
    pub(crate) camp: u8,
    /// Dice that can be rolled, by colour.
    pub(crate) reserve: [u8; Colour::COUNT],
    /// Green dice of the Reserve that were used since the player's turn began: they can be rolled
    /// from the next one on (`FC-DICE-09`).
    pub(crate) resting: u8,
    /// Results of this turn that were neither used nor stored.
    pub(crate) rolled: Dice,
    pub(crate) bridge: Bridge,
    pub(crate) tiles: [Option<SectorKind>; TILES],
    /// Signals: only the player knows what they stand for.
    pub(crate) hidden: ShipSet,
    /// Which Signals were hidden together; 0 for what everybody sees.
    pub(crate) veils: [u8; ShipId::COUNT],
    /// Ships whose special weapon lies face down.
    pub(crate) secret: ShipSet,
    /// Ships whose technical device lies face down, for each of a ship's devices.
    pub(crate) sealed: [ShipSet; Device::MOST_OF_A_SHIP],
    /// The weapons drawn for the next ship, of which one is kept.
    pub(crate) drawn: Weapons,
    /// Class points deployed (`FC-VIC-05`).
    pub(crate) points_at_start: u8,
}

/// Results of one colour in all the ways they can be used.
pub(crate) type Spends = ArrayVec<Spend, 24>;

impl Fleet {
    pub(crate) fn new(tables: &Tables, faction: Faction, commander: Option<Commander>) -> Self {
        let row = tables.faction(faction);
        let led_by = commander.map(|commander| tables.commander(commander));
        let split = led_by.map_or(Split::EVEN, |row| row.dice);
        let power = led_by.and_then(|row| row.power);
        Self {
            ships: [Ship::NONE; ShipId::COUNT],
            built: 0,
            afloat: ShipSet::EMPTY,
            sectors: SectorSet::EMPTY,
            docked: ShipSet::EMPTY,
            held_back: ShipSet::EMPTY,
            fled: ShipSet::EMPTY,
            wrecks: ShipSet::EMPTY,
            faction,
            commander,
            powers: power.map_or(row.powers, |power| row.powers.with(power)),
            camp: 0,
            reserve: [split.red, split.blue, split.green],
            resting: 0,
            rolled: Dice::NONE,
            bridge: Bridge::new(led_by.map(|row| row.slot).or(row.slot)),
            tiles: [None; TILES],
            hidden: ShipSet::EMPTY,
            veils: [0; ShipId::COUNT],
            secret: ShipSet::EMPTY,
            sealed: NONE_SEALED,
            drawn: Weapons::EMPTY,
            points_at_start: 0,
        }
    }

    /// The fleet as it is written down; all ships wait to be deployed.
    pub(crate) fn built(tables: &Tables, roster: &Roster, camp: u8) -> Self {
        let mut fleet = Self::new(tables, roster.faction, roster.commander);
        fleet.camp = camp;
        for berth in &roster.berths {
            fleet.add(Ship {
                kind: berth.kind,
                hull: tables.ship(berth.kind).hull,
                place: Place::Waiting,
                weapon: berth.weapon,
                devices: berth.devices,
                home: None,
            });
        }
        fleet.points_at_start = fleet.points(tables);
        fleet
    }

    #[inline]
    pub(crate) fn has(&self, power: Power) -> bool {
        self.powers.contains(power)
    }

    #[inline]
    pub(crate) const fn ship(&self, ship: ShipId) -> &Ship {
        &self.ships[ship.index()]
    }

    #[inline]
    pub(crate) const fn ship_mut(&mut self, ship: ShipId) -> &mut Ship {
        &mut self.ships[ship.index()]
    }

    /// Whether two ships are the same for everybody, whatever else lies on the board. What is kept
    /// secret is never called equal: who is asked which of them goes would tell. Ships with devices
    /// differ in what they may have activated.
    fn are_alike(&self, one: ShipId, other: ShipId) -> bool {
        let ship = self.ship(one);
        let plain = ship.devices.iter().flatten().next().is_none();
        let same = |set: ShipSet| set.contains(one) == set.contains(other);
        plain
            && !self.secret.or(self.hidden).contains(one)
            && ship == self.ship(other)
            && same(self.docked)
            && same(self.wrecks)
    }

    /// Every ship that was ever in the fleet.
    pub(crate) fn all(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.built).filter_map(ShipId::new)
    }

    pub(crate) fn add(&mut self, ship: Ship) {
        if let Some(id) = ShipId::new(self.built) {
            let refuellers = ship.devices.iter().flatten().filter(|device| device.is_store());
            refuellers.for_each(|_| self.bridge.add_refueller(id));
        }
        self.ships[usize::from(self.built)] = ship;
        self.built += 1;
    }

    /// The ships in this sector.
    #[inline]
    pub(crate) fn at(&self, sector: Sector) -> ShipSet {
        if !self.sectors.contains(sector) {
            return ShipSet::EMPTY;
        }
        self.afloat.iter().filter(|ship| self.ship(*ship).place == Place::On(sector)).collect()
    }

    /// Puts a ship somewhere.
    pub(crate) fn place(&mut self, ship: ShipId, place: Place) {
        self.ship_mut(ship).place = place;
        self.docked = self.docked.without(ship);
        if place != Place::Waiting {
            self.held_back = self.held_back.without(ship);
        }
        if place == Place::Destroyed {
            self.unload(ship);
        }
        self.afloat = match place {
            Place::On(_) => self.afloat.with(ship),
            Place::Waiting | Place::Destroyed => self.afloat.without(ship),
        };
        self.sectors = self
            .afloat
            .iter()
            .filter_map(|ship| match self.ship(ship).place {
                Place::On(sector) => Some(sector),
                Place::Waiting | Place::Destroyed => None,
            })
            .collect();
    }

    /// A lost Refueller gives its die back to the Reserve (`FC-CAP-08`).
    fn unload(&mut self, ship: ShipId) {
        for die in self.bridge.remove_refuellers(ship) {
            self.reserve[die.colour.index()] += 1;
        }
    }

    /// The ships that are not in play yet, whenever they come.
    pub(crate) fn still_to_come(&self) -> impl Iterator<Item = ShipId> {
        self.all().filter(|ship| self.ship(*ship).place == Place::Waiting)
    }

    /// The ships that are still to be deployed.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = ShipId> {
        self.still_to_come().filter(|ship| !self.held_back.contains(*ship))
    }

    /// Whether nothing is left that could act: decoys and squadrons alone win nothing.
    pub(crate) fn is_spent(&self) -> bool {
        let mut to_come = self.held_back.iter();
        let is_over = !to_come.any(|ship| self.ship(ship).kind != ShipKind::Decoy);
        is_over && self.crews() == 0
    }

    /// Ships in play, without decoys and squadrons.
    pub(crate) fn crews(&self) -> u8 {
        let is_ship =
            |ship: &ShipId| !matches!(self.ship(*ship).kind, ShipKind::Decoy | ShipKind::Squadron);
        self.afloat.iter().filter(is_ship).count() as u8
    }

    /// Class points in play (`FC-DEF-09`).
    pub(crate) fn points(&self, tables: &Tables) -> u8 {
        self.all()
            .map(|ship| self.ship(ship))
            .filter(|ship| ship.place != Place::Destroyed)
            .map(|ship| tables.ship(ship.kind).class)
            .sum()
    }

    pub(crate) fn count(&self, held: Held) -> u8 {
        let dice = if held.stored { self.bridge.stored() } else { self.rolled };
        dice.count(held.die)
    }

    /// Whether the result, and the special that turns it, are there.
    pub(crate) fn can_pay(&self, spend: Spend) -> bool {
        let turned_by = spend.turned_by();
        self.count(spend.held) > 0 && turned_by.is_none_or(|special| self.count(special) > 0)
    }

    /// Every way to use a directional result of the colour. In a reaction only stored results
    /// count (`FC-REA-02`).
    pub(crate) fn directionals(&self, colour: Colour, reacting: bool) -> Spends {
        let mut spends = Spends::new();
        let special = Die::new(colour, Face::Special);
        let turns = [
            (Turn::ByRolled, !reacting && self.rolled.count(special) > 0),
            (Turn::ByStored, self.bridge.stored().count(special) > 0),
        ];
        for stored in [false, true] {
            if reacting && !stored {
                continue;
            }
            let dice = if stored { self.bridge.stored() } else { self.rolled };
            for face in [Face::Orthogonal, Face::Diagonal, Face::Multi] {
                let held = Held { die: Die::new(colour, face), stored };
                if dice.count(held.die) == 0 {
                    continue;
                }
                spends.push(Spend::plain(held));
                if face.turned().is_some() {
                    let possible = turns.iter().filter(|(_, is_there)| *is_there);
                    spends.extend(possible.map(|(turn, _)| Spend { held, turn: *turn }));
                }
            }
        }
        spends
    }

    /// Every special there is, rolled and stored, of one colour or of all.
    pub(crate) fn specials(&self, colour: Option<Colour>) -> ArrayVec<Held, 6> {
        let mut specials = ArrayVec::new();
        for stored in [false, true] {
            for die in Colour::ALL.iter().map(|colour| Die::new(*colour, Face::Special)) {
                let held = Held { die, stored };
                if colour.is_none_or(|colour| colour == die.colour) && self.count(held) > 0 {
                    specials.push(held);
                }
            }
        }
        specials
    }

    /// Takes the result from where it lies.
    pub(crate) fn take(&mut self, held: Held) {
        if held.stored {
            self.bridge.take(held.die);
        } else {
            self.rolled.remove(held.die);
        }
    }

    /// Takes the result from where it lies; it goes back to the Reserve (`FC-DICE-09`).
    pub(crate) fn use_up(&mut self, held: Held) {
        self.take(held);
        self.reserve[held.die.colour.index()] += 1;
    }

    pub(crate) fn pay(&mut self, spend: Spend) {
        for held in [Some(spend.held), spend.turned_by()].into_iter().flatten() {
            self.use_up(held);
            self.resting += u8::from(held.die.colour == Colour::Green);
        }
    }

    /// The green dice of the Reserve that a Gas Cloud lets the player roll (`FC-GAS-03`).
    pub(crate) const fn rested_greens(&self) -> u8 {
        self.reserve[Colour::Green.index()].saturating_sub(self.resting)
    }

    /// The die that was just used is rolled again at once, as a commander lets it be.
    pub(crate) fn wake(&mut self, colour: Colour) {
        self.resting -= u8::from(colour == Colour::Green);
    }
}

impl State {
    /// Whether it makes no difference which of two ships of the seat goes (`FC-MOVE-01`): they are
    /// alike, no token is about either, and both may haul a container or neither (`FC-SCN-15`).
    pub(crate) fn are_twins(&self, seat: Seat, one: ShipId, other: ShipId) -> bool {
        let same = |set: ShipSet| set.contains(one) == set.contains(other);
        let bound = |ship: ShipId| self.has_token(ShipRef::new(seat, ship));
        let free =
            seat != self.active || (same(self.scene.haul.haulers) && same(self.scene.grounded));
        self.fleet(seat).are_alike(one, other) && free && !bound(one) && !bound(other)
    }
}
