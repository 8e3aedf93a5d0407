//! An attack that is being resolved.

use kernel::Seat;
use serde::Serialize;

use crate::decide::list;
use crate::pieces::die::Volley;
use crate::pieces::ship::ShipRef;
use crate::state::step::Step;
use crate::state::{AttackKind, Reaction, State};

/// An attack, a scan or a shot at a Colony that is being resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetAttack"))]
pub struct AttackView {
    /// `attack`, `second_shot` of a double attack, `scan` or `warheads`.
    pub kind: &'static str,
    pub seat: u8,
    /// The seat that is asked now, counted from 0.
    pub asked: u8,
    pub from: String,
    /// The last sector before the target, when the attack is ranged.
    pub via: Option<String>,
    /// The sectors that a ranged attack crosses, `via` the last of them: one way that its results
    /// allow.
    pub path: Vec<String>,
    /// The results that were spent, in notation; none for a second shot.
    pub volley: Vec<String>,
    /// The ship that is aimed at; none where the sector is.
    pub target: Option<String>,
    pub at: String,
    /// Who fires.
    pub ships: Vec<String>,
    /// The damage from each sector, and whether it is stopped. Warheads are counted by their hits.
    pub salvo: Vec<(String, u8, bool)>,
    /// What gets through so far.
    pub damage: u8,
    /// `none`, or `shields` as soon as one is up.
    pub reaction: &'static str,
}

pub(super) fn attack_view(state: &State) -> Option<AttackView> {
    let fighting = matches!(
        state.steps.top(),
        Step::Redirect
            | Step::Deflect { .. }
            | Step::Muster { .. }
            | Step::Assist { .. }
            | Step::React
            | Step::Foil { .. }
            | Step::Ward
    );
    // Those who fired last may be anywhere by now.
    let (_, asked) = state.question().filter(|_| fighting)?;
    let attack = &state.attack;
    let ships = Seat::all(state.seats).flat_map(|seat| {
        let joined = attack.joined[seat.index()].iter();
        joined.map(move |ship| ShipRef::new(seat, ship).to_string())
    });
    let salvo = salvo(state);
    let gets_through = salvo.iter().filter(|(_, _, is_stopped)| !is_stopped);
    Some(AttackView {
        kind: attack.kind.id(),
        seat: attack.seat.index() as u8,
        asked: asked.index() as u8,
        from: attack.from.to_string(),
        via: state.is_ranged().then(|| attack.via.to_string()),
        path: list::path(state).iter().map(ToString::to_string).collect(),
        volley: attack.volley.iter().flat_map(Volley::iter).map(|it| it.to_string()).collect(),
        target: attack.kind.aims_at_a_ship().then(|| attack.target.to_string()),
        at: attack.at.to_string(),
        ships: ships.collect(),
        damage: gets_through.map(|(_, damage, _)| damage).sum(),
        salvo,
        reaction: match attack.reaction {
            Reaction::Shields => "shields",
            // These two end the question: nobody sees them while the attack is shown.
            Reaction::None | Reaction::Retreat { .. } | Reaction::Counter { .. } => "none",
        },
    })
}

fn salvo(state: &State) -> Vec<(String, u8, bool)> {
    let attack = &state.attack;
    let parts = state.salvo().parts;
    let counted = |damage: u8| if attack.kind == AttackKind::Warheads { 1 } else { damage };
    parts
        .iter()
        .map(|(from, damage)| (from.to_string(), counted(*damage), attack.blocked.contains(*from)))
        .collect()
}
