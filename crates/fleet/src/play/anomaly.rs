//! Radar Anomalies: a die says what the sector is.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::data::tables::SectorKind;
use crate::pieces::die::Face;
use crate::pieces::ship::ShipSet;
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::step::Step;

/// What a player may choose on a multi; the sector may also be empty (`FC-RAD-02`).
pub(crate) const CHOICES: [SectorKind; 3] =
    [SectorKind::AsteroidField, SectorKind::GravityField, SectorKind::GasCloud];

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// The first ships to enter learn what it is (`FC-RAD-01`).
    pub(crate) fn unveil(&mut self, seat: Seat, ships: ShipSet, at: Sector, origin: Sector) {
        let face = self.roll_face();
        let kind = SectorKind::RadarAnomaly;
        self.log.push(Event::SectorTested { seat, at, kind, face });
        self.state.steps.push(Step::Unveil { seat, ships, at, origin });
        match face {
            Face::Orthogonal => self.lay_unveiled(Some(SectorKind::AsteroidField)),
            Face::Diagonal => self.lay_unveiled(Some(SectorKind::GravityField)),
            Face::Special => self.lay_unveiled(None),
            Face::Multi => {}
        }
    }

    /// The tile is replaced, and its entry effects apply at once (`FC-RAD-03`).
    pub(crate) fn lay_unveiled(&mut self, kind: Option<SectorKind>) {
        let Step::Unveil { seat, ships, at, origin } = self.state.steps.top() else { return };
        self.state.steps.pop();
        self.log.push(Event::SectorUnveiled { at, kind });
        match kind {
            None => self.state.field.clear(at),
            Some(kind) => {
                self.state.field.lay(self.state.tables, at, kind);
                // Squadrons that were launched onto it are in the same place.
                let ships = ships.or(self.state.squadrons(seat).and(self.state.fleet(seat).at(at)));
                self.state.steps.push(Step::Enter { seat, ships, at, origin });
            }
        }
    }
}
