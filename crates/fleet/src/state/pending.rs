//! What is pending names ships. Those that are gone in the meantime are left out, whatever took
//! them, and a step that has nobody left is dropped.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::data::tables::Ability;
use crate::decide::list;
use crate::pieces::ship::{ShipId, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;
use crate::state::step::Step;

impl Step {
    /// The ships that the step is about, and whose they are.
    fn group_mut(&mut self, active: Seat) -> Option<(Seat, &mut ShipSet)> {
        match self {
            Self::MoveShips { ships, .. }
            | Self::Onward { ships, .. }
            | Self::Load { ships, .. }
            | Self::Plunge { ships }
            | Self::Emerge { ships, .. } => Some((active, ships)),
            Self::Drift { seat, ships, .. }
            | Self::Pilots { seat, ships, .. }
            | Self::Unveil { seat, ships, .. }
            | Self::Gather { seat, ships, .. }
            | Self::Jump { seat, ships, .. }
            | Self::Veil { seat, ships: Some(ships) } => Some((*seat, ships)),
            Self::Choose
            | Self::Arm
            | Self::SetAside { .. }
            | Self::Terrain { .. }
            | Self::Portal { .. }
            | Self::Deploy { .. }
            | Self::Found { .. }
            | Self::Breach { .. }
            | Self::Dismiss { .. }
            | Self::Preroll { .. }
            | Self::Prestore { .. }
            | Self::Impulse { .. }
            | Self::Start { .. }
            | Self::Reprogram
            | Self::Energy
            | Self::Actions
            | Self::Bridge { .. }
            | Self::Redirect
            | Self::Deflect { .. }
            | Self::Muster { .. }
            | Self::Assist { .. }
            | Self::Foil { .. }
            | Self::Veil { .. }
            | Self::React
            | Self::Drained { .. }
            | Self::Dock { .. }
            | Self::Offensive { .. }
            | Self::Board { .. }
            | Self::Blast { .. }
            | Self::Stir
            | Self::Shift { .. }
            | Self::Reinforce
            | Self::Bring { .. }
            | Self::Leave { .. }
            | Self::Trigger { .. }
            | Self::Sight { .. }
            | Self::Ward
            | Self::Tow { .. }
            | Self::LayMines { .. }
            | Self::SecondShot { .. }
            | Self::Bombed { .. }
            | Self::Impact
            | Self::FallBack { .. }
            | Self::Scanned { .. }
            | Self::Enter { .. } => None,
        }
    }
}

impl State {
    /// Whether dice can still move somebody of the group there.
    fn has_movers(&self, step: Step) -> bool {
        let Step::MoveShips { ships, to, .. } = step else { return true };
        let (seat, room) = (self.active, self.room(self.active, to));
        let moves = |ship: ShipId| {
            let row = self.row(seat, ship);
            row.class <= room && !row.abilities.contains(Ability::Impulse)
        };
        ships.iter().any(moves)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Leaves ships that are gone out of the step on top. Gives back whether that changed anything.
    pub(crate) fn leave_out_lost(&mut self) -> bool {
        let before = self.state.steps.top();
        let mut step = before;
        let Some((seat, ships)) = step.group_mut(self.state.active) else { return false };
        *ships = ships.and(self.state.fleet(seat).afloat);
        if ships.is_empty() || !self.state.has_movers(step) {
            self.state.steps.pop();
            return true;
        }
        if step != before {
            self.state.steps.replace(step);
        }
        step != before
    }

    /// Whether a question about ships or capacities has lost what it was about.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "these ask about something that may be gone; the others are about ships, or about nothing"
    )]
    pub(crate) fn is_void(&self, step: Step) -> bool {
        match step {
            Step::Sight { name, slot } => self.state.sights(name, slot).is_empty(),
            Step::Tow { ship } => list::tow_sectors(self.state, ship).is_empty(),
            Step::Jump { from, .. } => list::jump_sectors(self.state, from).is_empty(),
            _ => false,
        }
    }
}
