//! What pays for an action.

use crate::decide::action::Action;
use crate::pieces::die::{Spend, Volley};

/// The dice that an order or a reaction costs, as they are picked.
pub(super) enum Payment {
    /// No die, or dice that are themselves what is decided about.
    Nothing,
    /// A result, perhaps turned by a special.
    Result(Spend),
    /// Results that are spent together.
    Volley(Volley),
    /// A single die that nothing turns.
    Die,
    /// A special, after the ship and what it uses.
    Special,
    /// Two specials, after the ship and what it uses.
    Specials,
    /// The results that lead from a technical ship to a sector, the last one for the capacity.
    Path { relay: Option<Volley>, last: Spend },
}

impl Payment {
    #[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
    pub(super) const fn of(action: Action) -> Self {
        match action {
            Action::Move { spend, .. }
            | Action::Survey { spend, .. }
            | Action::Gate { spend, .. }
            | Action::Double { spend, .. }
            | Action::Launch { spend, .. }
            | Action::Arrive { spend, .. }
            | Action::Flee { spend, .. }
            | Action::Disrupt { spend, .. }
            | Action::Shield { spend, .. }
            | Action::Counter { spend, .. } => Self::Result(spend),
            Action::Attack { volley, .. }
            | Action::Scan { volley, .. }
            | Action::Bombard { volley, .. } => Self::Volley(volley),
            Action::Drain { .. } | Action::Shake { .. } | Action::Retreat { .. } => Self::Die,
            Action::Station { .. } => Self::Special,
            Action::Weapon { .. }
            | Action::Offensive { .. }
            | Action::Redeem { .. }
            | Action::Board { .. } => Self::Specials,
            Action::Activate { relay, die, .. } => Self::Path { relay, last: die },
            Action::Fleet(_)
            | Action::Arm(_)
            | Action::SetAside(_)
            | Action::Terrain { .. }
            | Action::Portal(_)
            | Action::Deploy { .. }
            | Action::Resolve(_)
            | Action::ResolveWeapon { .. }
            | Action::ResolveCapacity(_)
            | Action::Roll { .. }
            | Action::Return(_)
            | Action::Store { .. }
            | Action::End
            | Action::Reroll { .. }
            | Action::Lift(_)
            | Action::Sweep(_)
            | Action::Deactivate(_)
            | Action::Reprogram(_)
            | Action::Stir(_)
            | Action::Shift(_)
            | Action::Bring(_)
            | Action::Dismiss(_)
            | Action::Take(_)
            | Action::Ships(_)
            | Action::Onward(_)
            | Action::Through(_)
            | Action::Stop
            | Action::Drift(_)
            | Action::Tow(_)
            | Action::Jump(_)
            | Action::Mine(_)
            | Action::Unveil(_)
            | Action::Keep
            | Action::Again
            | Action::Fly { .. }
            | Action::Dock(_)
            | Action::Undock
            | Action::Strike(_)
            | Action::Mend(_)
            | Action::Sight(_)
            | Action::Recall(_)
            | Action::Blast(_)
            | Action::Redirect(_)
            | Action::Fire
            | Action::Hold(_)
            | Action::Join(_)
            | Action::Gas
            | Action::Veil(_)
            | Action::Pass
            | Action::Lose(_) => Self::Nothing,
        }
    }
}
