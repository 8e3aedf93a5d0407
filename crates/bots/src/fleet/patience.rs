//! What changes when nothing happens: who only waits will not win.

use fleet::State;
use fleet::pieces::{Colour, Face};
use kernel::Seat;

/// After so many rounds without a loss a player becomes restless, and after so many more he is as
/// restless as can be.
const CALM: f32 = 8.0;
const RISE: f32 = 8.0;

/// How much more the distance to the enemy costs then.
pub(super) const URGE: f32 = 3.0;

/// What a result to move by is worth more then, and one to hide behind less.
const WAY: f32 = 0.2;
const SHIELD: f32 = 0.25;

/// From 0, while ships are lost, to 1.
pub(super) fn restlessness(state: &State) -> f32 {
    ((f32::from(state.lull()) - CALM) / RISE).clamp(0.0, 1.0)
}

/// What the dice in hand are worth more or less to a restless player.
pub(super) fn bias(state: &State, seat: Seat, restlessness: f32) -> f32 {
    if restlessness == 0.0 {
        return 0.0;
    }
    let (mut ways, mut shields) = (0, 0);
    for (die, count) in state.stored(seat).chain(state.rolled(seat)) {
        match (die.colour, die.face) {
            (Colour::Blue, face) if face != Face::Special => ways += count,
            (Colour::Green, _) => shields += count,
            _ => {}
        }
    }
    restlessness * (WAY * f32::from(ways.min(2)) - SHIELD * f32::from(shields))
}
