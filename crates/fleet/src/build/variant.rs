//! The first edition's rules and those of the play aid, each as a switch of its own.

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat};

use crate::board::field::Zone;
use crate::board::sector::{Sector, SectorSet};
use crate::decide::refusal::refuse_unknown;
use crate::pieces::die::{Colour, Face, Spend};
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;
use crate::state::step::Step;
use kernel::{bit_set, named, read_as_list};

named! {
    /// A rule that can be played otherwise.
    pub enum Variant {
        /// A die says where ships come out of a gate (`FC-LEG-01`..`FC-LEG-03`).
        GatesByChance = "gates_by_chance",
        /// As many pairs of gates as zones, or one less, and a gate in each (`FC-LEG-04`).
        AgreedGates = "agreed_gates",
        /// Gates are no obstacles for special weapons (`FC-LEG-05`).
        ClearGates = "clear_gates",
        /// A Vortex Gate sends ships nowhere but into its own zone (`FC-LEG-06`).
        WeaponsStayInZone = "weapons_stay_in_zone",
        /// The bonus die of a Gas Cloud must be used (`FC-LEG-07`).
        StrictGas = "strict_gas",
        /// An Exo-Bomb needs a sector without terrain (`FC-LEG-08`).
        ExoBombOffTerrain = "exo_bomb_off_terrain",
        /// Special sectors are drawn from five tiles with two sides (`FC-LEG-09`).
        DrawnTerrain = "drawn_terrain",
        /// Secret weapons are kept out of three of nine tokens (`FC-LEG-10`).
        NineTokens = "nine_tokens",
        /// From 8 to 14 points in several zones (`FC-LEG-11`).
        MultiBoardFleets = "multi_board_fleets",
        /// A Frigate passes instead of a Cruiser (`FC-LEG-12`).
        DiplomaticFrigate = "diplomatic_frigate",
        /// Both gates win at once (`FC-LEG-13`).
        SuddenControl = "sudden_control",
        /// A Prometheus Beam deals 3 for each sector (`FC-LEG-14`).
        PrometheusByDistance = "prometheus_by_distance",
        /// A green special ends an enemy's capacity (`FC-LEG-15`).
        DrainEndsCapacities = "drain_ends_capacities",
        /// Green results lead through gates and discover sectors (`FC-LEG-16`).
        GreenGates = "green_gates",
        /// Who has no leader has two points more, and leaders cost nothing (`FC-FLEET-19`).
        CommanderBonus = "commander_bonus",
        /// The Chimaera counts as a Battleship where two specials are rolled again (`FC-SPE-05`).
        ChimaeraIsBattleship = "chimaera_is_battleship",
        /// Radar Anomalies are special sectors like others (`FC-RAD-01`).
        RadarAnomalies = "radar_anomalies",
        /// The expansion Avatar is not used: Llib Sorg leads from a Battleship (`FC-FAC-08`).
        WithoutAvatar = "without_avatar",
    }
}

bit_set! {
    /// The variants of a battle.
    pub struct Variants(u32) of Variant
}
read_as_list!(Variants of Variant);

impl Variants {
    /// Reads the words of a set-up.
    pub(crate) fn read(words: &[String]) -> Result<Self, Refusal> {
        let read = |word: &String| {
            let unknown = |_| refuse_unknown("refusal-fleet-variant", word, Variant::ALL);
            word.parse::<Variant>().map_err(unknown)
        };
        words.iter().map(read).collect()
    }
}

impl State {
    #[inline]
    pub(crate) const fn varies(&self, variant: Variant) -> bool {
        self.variants.contains(variant)
    }

    /// The colour of the results that lead through gates (`FC-GAT-03`) and discover sectors
    /// (`FC-OFW-03`).
    #[inline]
    pub(crate) const fn gate_colour(&self) -> Colour {
        if self.varies(Variant::GreenGates) { Colour::Green } else { Colour::Blue }
    }

    /// Where the next gate may go so that every zone has one in the end (`FC-LEG-04`).
    pub(crate) fn agreed_gate_sectors(&self, open: SectorSet, laid: u8) -> SectorSet {
        let bare = self.field.zones().map(Zone::sectors);
        let bare: Vec<SectorSet> =
            bare.filter(|zone| zone.and(self.field.gates()).is_empty()).collect();
        let left = usize::from(2 * self.gate_pairs).saturating_sub(usize::from(laid));
        if bare.is_empty() || left > bare.len() {
            return open;
        }
        bare.into_iter().fold(SectorSet::EMPTY, SectorSet::or).and(open)
    }

    /// Where a group comes out of a gate by the die (`FC-LEG-02`).
    pub(crate) fn chance_exits(
        &self,
        seat: Seat,
        ships: ShipSet,
        gate: Sector,
        face: Face,
    ) -> SectorSet {
        let class = self.class_of(seat, ships);
        let reached = if face == Face::Special { SectorSet::one(gate) } else { face.reach(gate) };
        let open = reached.and(self.enterable(seat));
        open.iter().filter(|to| self.room(seat, *to) >= class).collect()
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Any blue direction enters a gate (`FC-LEG-01`).
    pub(crate) fn order_plunge(&mut self, spend: Spend, from: Sector) {
        let seat = self.state.active;
        self.pay(seat, spend);
        let ships = self.state.fleet(seat).at(from).minus(self.state.scene.grounded);
        self.state.steps.push(Step::Plunge { ships });
    }

    /// The die is rolled for the whole group; if nothing that it shows can hold them, they stay
    /// (`FC-LEG-03`).
    pub(crate) fn plunge(&mut self, ships: ShipSet) {
        self.state.steps.pop();
        let seat = self.state.active;
        let from = ships.first().and_then(|ship| self.state.sector_of(ShipRef::new(seat, ship)));
        let gate = from.and_then(|from| self.state.field.partner(from));
        let Some(gate) = gate else { return };
        let face = self.roll_face();
        self.log.push(Event::GateRolled { seat, gate, face });
        if !self.state.chance_exits(seat, ships, gate, face).is_empty() {
            self.state.steps.push(Step::Emerge { ships, gate, face });
        }
    }

    pub(crate) fn emerge(&mut self, to: Sector) {
        let Step::Emerge { ships, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.arrive(self.state.active, ships, to, None);
    }
}
