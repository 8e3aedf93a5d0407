//! Capacities that hide and that show: the Radar Jammer and the Recon Beam.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::axis::Axis;
use crate::board::sector::SectorSet;
use crate::data::tables::CapacityEffect;
use crate::pieces::capacity::{Activation, Active};
use crate::play::apply::Applier;
use crate::play::event::{Cover, Event};
use crate::state::State;
use crate::state::step::Step;

impl State {
    /// The lines that the beam may follow.
    pub(crate) fn sights(&self, name: Activation, slot: u8) -> &'static [Axis] {
        self.capacities.of_device(name, slot).map_or(&[], |active| Axis::of(active.face))
    }

    /// The sectors on which no Signal stays one (`FC-CAP-15`).
    fn lit(&self) -> SectorSet {
        if self.capacities.is_empty() {
            return SectorSet::EMPTY;
        }
        let beams = self.capacities.iter().filter(|active| active.axis.is_some());
        beams.fold(SectorSet::EMPTY, |lit, beam| lit.or(beam.sectors(self)))
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// All ships of the activation sector become Signals, with a decoy among them (`FC-CAP-05`).
    /// Those who are Signals already stay what they are, and bring no further decoy.
    pub(crate) fn jam_radar(&mut self, name: Activation) {
        self.state.steps.pop();
        let owner = name.ship.seat;
        for seat in Seat::all(self.state.seats) {
            if !self.state.are_enemies(owner, seat) {
                self.camouflage(seat, name.at, Cover::RadarJammer);
            }
        }
    }

    /// The owner of a Recon Beam chooses its line; all sectors of the line are laid (`FC-CAP-16`,
    /// `FC-CAP-17`).
    pub(crate) fn sight(&mut self, axis: Axis) {
        let Step::Sight { name, slot } = self.state.steps.top() else { return };
        self.state.steps.pop();
        let Some(active) = self.state.capacities.of_device(name, slot) else { return };
        let beam = Active { axis: Some(axis), ..active };
        self.state.capacities.replace(active, beam);
        self.log.push(Event::LineChosen { name, axis });
        for at in beam.sectors(self.state).and(self.state.field.fog).iter() {
            self.discover(name.ship.seat, at);
        }
    }

    /// A Recon Beam asks for its line when it is activated, and when its die was rolled again.
    pub(crate) fn ask_for_line(&mut self, name: Activation, slot: u8) {
        let effect = self.state.tables.capacity(name.capacity).effect;
        if effect == CapacityEffect::Reveal {
            self.state.steps.push(Step::Sight { name, slot });
        }
    }

    /// Signals on the line of a Recon Beam are revealed by themselves, whosever they are
    /// (`FC-CAP-14`, `FC-CAP-15`).
    pub(crate) fn light_up(&mut self) {
        let lit = self.state.lit();
        if lit.is_empty() {
            return;
        }
        for seat in Seat::all(self.state.seats) {
            for at in self.state.signal_sectors(seat).and(lit).iter() {
                self.reveal_all(seat, self.state.fleet(seat).at(at));
            }
        }
    }
}
