//! Who owes a decision, and which.

use kernel::{Seat, SeatSet};

use crate::campaign::relief::Helper;
use crate::data::tables::Power;
use crate::state::State;
use crate::state::step::Step;

impl State {
    /// Who places the tiles of a player: he himself, unless a campaign says otherwise
    /// (`FC-CAM-06`, `FC-CAM-10`) or Scavengers fight (`FC-FAC-27`).
    fn placer(&self, seat: Seat) -> Seat {
        let mut seats = self.clockwise(seat);
        let ruse = seats.find(|other| self.fleet(*other).has(Power::Ruse));
        self.terms.placer.or(ruse).unwrap_or(seat)
    }

    /// Everybody who owes a decision.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.question() {
            None => SeatSet::EMPTY,
            Some((Step::Arm, _)) => self.arming(),
            Some((Step::Choose, _)) => self.choosers(),
            Some((_, seat)) => SeatSet::one(seat),
        }
    }

    /// The question that is asked, and of whom: of several, the first.
    #[inline]
    pub(crate) fn question(&self) -> Option<(Step, Seat)> {
        if self.outcome.is_some() {
            return None;
        }
        let step = self.steps.top();
        let seat = match step {
            Step::SetAside { seat } => self.terms.placer.unwrap_or(seat),
            Step::Terrain { seat, .. } => self.placer(seat),
            Step::Portal { seat, .. }
            | Step::Deploy { seat }
            | Step::Found { seat }
            | Step::Breach { seat }
            | Step::Preroll { seat }
            | Step::Prestore { seat }
            | Step::Drift { seat, .. }
            | Step::Assist { seat, .. }
            | Step::Blast { seat, .. }
            | Step::Foil { seat, .. }
            | Step::Veil { seat, .. }
            | Step::Scanned { seat, .. }
            | Step::Deflect { seat }
            | Step::Unveil { seat, .. }
            | Step::Pilots { seat, .. }
            | Step::Drained { seat, .. } => seat,
            Step::Trigger { name, .. } | Step::Sight { name, .. } => name.ship.seat,
            Step::Redirect | Step::React | Step::Ward => self.attack.target.seat,
            Step::Arm => self.arming().first().unwrap_or(self.first),
            Step::Choose => self.choosers().first().unwrap_or(self.first),
            Step::Muster { .. } => self.attack.seat,
            Step::Dismiss { .. } => Helper::SEAT,
            Step::Impulse { .. }
            | Step::Stir
            | Step::Shift { .. }
            | Step::Reinforce
            | Step::Bring { .. }
            | Step::Load { .. }
            | Step::Leave { .. }
            | Step::Plunge { .. }
            | Step::Emerge { .. }
            | Step::Dock { .. }
            | Step::Board { .. }
            | Step::Offensive { .. }
            | Step::Start { .. }
            | Step::Reprogram
            | Step::Tow { .. }
            | Step::Gather { .. }
            | Step::Jump { .. }
            | Step::LayMines { .. }
            | Step::Energy
            | Step::Actions
            | Step::Bridge { .. }
            | Step::MoveShips { .. }
            | Step::Onward { .. }
            | Step::SecondShot { .. }
            | Step::Impact
            | Step::Bombed { .. }
            | Step::FallBack { .. }
            | Step::Enter { .. } => self.active,
        };
        Some((step, seat))
    }
}
