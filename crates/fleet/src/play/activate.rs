//! Technical capacities: activation, reprogramming, deactivation, and what they do.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::data::tables::{Capacity, CapacityEffect, Trigger};
use crate::decide::list;
use crate::pieces::capacity::{Activation, Active};
use crate::pieces::die::{Colour, Face, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::{Event, Hint, Repair};
use crate::state::step::{Arrival, Step};

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The last result of the path becomes the activation die; the others go back to the Reserve
    /// (`FC-TEC-02`, `FC-TEC-05`, `FC-TEC-06`).
    pub(crate) fn order_activation(
        &mut self,
        ship: ShipId,
        capacity: Capacity,
        relay: Option<Volley>,
        die: Spend,
        at: Sector,
    ) {
        let seat = self.state.active;
        self.reveal(ShipRef::new(seat, ship));
        for spend in relay.iter().flat_map(Volley::iter) {
            self.pay(seat, spend);
        }
        // The die stays on the board, but its result is used (`FC-CMD-12`).
        self.state.used_result = true;
        let fleet = self.state.fleet_mut(seat);
        fleet.take(die.held);
        if let Some(special) = die.turned_by() {
            fleet.use_up(special);
        }
        let name = Activation { ship: ShipRef::new(seat, ship), capacity, at };
        let ready = self.state.ready_faces(name.ship);
        let slot = ready.iter().find(|(_, face)| *face == capacity).map_or(0, |(slot, _)| *slot);
        let face = self.state.activation_face(seat, die.face());
        self.reveal_device(name.ship, slot);
        let active = Active { name, slot, face, reprogrammed: false, axis: None, due: false };
        self.state.capacities.push(active);
        self.log.push(Event::CapacityActivated { name, face });
        if self.state.tables.capacity(capacity).triggers.contains(Trigger::Activation) {
            self.state.steps.push(Step::Trigger { name, slot, arrival: None });
        }
        self.ask_for_line(name, slot);
    }

    /// The token goes back to the bridge, the die to the Reserve (`FC-TEC-13`).
    fn deactivate(&mut self, active: Active) {
        self.state.capacities.remove(active);
        let owner = active.name.ship.seat;
        self.state.fleet_mut(owner).reserve[Colour::Green.index()] += 1;
        self.log.push(Event::CapacityEnded { name: active.name });
    }

    /// Switched off by its owner, or given up to a Drain (`FC-TEC-11`, `FC-TEC-12`).
    pub(crate) fn switch_off(&mut self, name: Activation) {
        if let Step::Drained { .. } = self.state.steps.top() {
            self.state.steps.pop();
        }
        if let Some(active) = self.state.capacities.find(name) {
            self.deactivate(active);
        }
    }

    /// A red result of the same directions ends an enemy's capacity (`FC-TEC-08`); so does a Drain
    /// where the play aid counts (`FC-LEG-15`).
    pub(crate) fn disrupt(&mut self, spend: Spend, name: Activation) {
        let seat = self.state.active;
        let is_drain = spend.colour() == Colour::Green;
        let ended = if is_drain { None } else { self.state.disrupted(name, spend) };
        self.pay(seat, spend);
        let near = list::ships_near(self.state, seat, name.at);
        if !is_drain && near.minus(self.state.fleet(seat).hidden).is_empty() {
            self.hint(seat, Hint::Part);
        }
        if let Some(active) = ended.or_else(|| self.state.capacities.find(name)) {
            self.deactivate(active);
        }
        if is_drain {
            self.offer_veil_by_drain(seat);
        }
    }

    /// A ship that is lost or leaves the zone takes its capacities with it (`FC-TEC-19`,
    /// `FC-TEC-20`).
    pub(crate) fn end_capacities_of(&mut self, ship: ShipRef) {
        if self.state.capacities.is_empty() {
            return;
        }
        let capacities = self.state.capacities;
        for active in capacities.iter().filter(|active| active.name.ship == ship) {
            self.deactivate(active);
        }
    }

    /// After the effects of a Start of Turn, activation dice may be rolled again (`FC-TURN-05`).
    /// Who has no ships by then passes the rest of the turn (`FC-TURN-18`).
    pub(crate) fn begin_reprogramming(&mut self) {
        let seat = self.state.active;
        if self.state.fleet(seat).is_spent() {
            self.end_turn();
            return;
        }
        if !self.has_capacities(seat) {
            self.state.steps.reset(Step::Energy);
            return;
        }
        let capacities = self.state.capacities;
        for active in capacities.iter().filter(|active| active.name.ship.seat == seat) {
            self.state.capacities.replace(active, Active { reprogrammed: false, ..active });
        }
        self.state.steps.reset(Step::Reprogram);
    }

    /// A special ends the capacity; the token keeps its face (`FC-TEC-14`, `FC-TEC-16`,
    /// `FC-TEC-18`).
    pub(crate) fn reprogram(&mut self, name: Activation) {
        let open = |active: &Active| active.name == name && !active.reprogrammed;
        let Some(active) = self.state.capacities.iter().find(open) else { return };
        let face = self.roll_face();
        self.log.push(Event::CapacityReprogrammed { name, face });
        if face == Face::Special {
            self.deactivate(active);
            return;
        }
        let face = self.state.activation_face(name.ship.seat, face);
        self.state
            .capacities
            .replace(active, Active { face, reprogrammed: true, axis: None, ..active });
        self.ask_for_line(name, active.slot);
    }

    /// Marks the player's capacities that act at his start of turn.
    pub(crate) fn begin_capacities_part(&mut self) {
        let seat = self.state.active;
        let capacities = self.state.capacities;
        for active in capacities.iter() {
            let triggers = self.state.tables.capacity(active.name.capacity).triggers;
            let due = active.name.ship.seat == seat && triggers.contains(Trigger::StartOfTurn);
            self.state.capacities.replace(active, Active { due, ..active });
        }
    }

    pub(crate) fn resolve_capacity(&mut self, name: Activation) {
        let is_meant = |active: &Active| active.due && active.name == name;
        let Some(active) = self.state.capacities.iter().find(is_meant) else { return };
        self.state.capacities.replace(active, Active { due: false, ..active });
        let Active { name, slot, .. } = active;
        self.state.steps.push(Step::Trigger { name, slot, arrival: None });
    }

    /// Capacities that wait for ships see them come (`FC-CAP-03`, `FC-CAP-11`). What the sector
    /// does to them comes first.
    pub(crate) fn notice_arrival(&mut self, arrival: Arrival) {
        if self.state.capacities.is_empty() {
            return;
        }
        let capacities = self.state.capacities;
        for active in capacities.iter() {
            let row = self.state.tables.capacity(active.name.capacity);
            let hostile = self.state.are_enemies(arrival.seat, active.name.ship.seat);
            let awaited = if hostile { Trigger::EnemyArrival } else { Trigger::AlliedArrival };
            let seen = active.sectors(self.state).contains(arrival.at);
            if row.triggers.contains(awaited) && seen && self.state.steps.has_room(8) {
                let Active { name, slot, .. } = active;
                self.state.steps.push(Step::Trigger { name, slot, arrival: Some(arrival) });
            }
        }
    }

    /// Nothing to choose: nobody is there, or only one ship can be meant. A Recall may always be
    /// left undone.
    pub(crate) fn has_no_choice_of_ship(
        &self,
        name: Activation,
        slot: u8,
        arrival: Option<Arrival>,
    ) -> bool {
        let ships = list::trigger_targets(self.state, name, slot, arrival);
        let optional = self.effect_of(name) == CapacityEffect::Recall;
        ships.is_empty() || (ships.len() == 1 && !optional)
    }

    /// The only ship there is, if any.
    pub(crate) fn trigger_only(&mut self, name: Activation, slot: u8, arrival: Option<Arrival>) {
        if self.effect_of(name) == CapacityEffect::Disguise {
            self.jam_radar(name);
            return;
        }
        let ships = list::trigger_targets(self.state, name, slot, arrival);
        match ships.first() {
            Some(ship) => self.act_on(*ship),
            None => self.state.steps.pop(),
        }
    }

    fn effect_of(&self, name: Activation) -> CapacityEffect {
        self.state.tables.capacity(name.capacity).effect
    }

    /// The capacity whose trigger is asked about acts on the ship.
    pub(crate) fn act_on(&mut self, ship: ShipRef) {
        let Step::Trigger { name, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let kind = self.state.shown_kind(ship);
        self.log.push(Event::CapacityUsed { name, target: ship, kind });
        let amount = self.state.tables.capacity(name.capacity).amount;
        match self.effect_of(name) {
            CapacityEffect::Damage => self.deal(ship, amount),
            CapacityEffect::Repair => self.repair(ship, amount, Repair::RepairDrone),
            CapacityEffect::Recall => {
                self.arrive(ship.seat, ShipSet::one(ship.ship), name.at, None);
            }
            CapacityEffect::Disguise
            | CapacityEffect::Reveal
            | CapacityEffect::Store
            | CapacityEffect::Amplify
            | CapacityEffect::Pin
            | CapacityEffect::Deflect
            | CapacityEffect::Unshield
            | CapacityEffect::Silence
            | CapacityEffect::Adjust
            | CapacityEffect::Distort
            | CapacityEffect::Optimize => {}
        }
    }

    /// Who chooses the target of the attack: the owner of a Deflection Shield, before and instead
    /// of Depolarized Shields (`FC-CAP-22`, `FC-CAP-23`).
    pub(crate) fn redirection(&self, at: Sector) -> Step {
        match self.state.deflector(at) {
            Some(seat) => Step::Deflect { seat },
            None => Step::Redirect,
        }
    }

    /// Whether the seat has a capacity that it could switch off.
    pub(crate) fn has_capacities(&self, seat: Seat) -> bool {
        self.state.active_of(seat).next().is_some()
    }
}
