//! Crews of bots in Space Alert.

use alert::planning::{Action, Part, State};
use alert::{Alert, Setup};
use bots::{Bot, CrewBot, Level};
use kernel::chance::Fast;
use kernel::{Actor, NoLog, Prompt, Rules, Seat, Viewer};

/// Bots play until it is over; `look` sees every position and what is done in it.
fn fly(setup: &Setup, seed: u64, mut look: impl FnMut(&State, Actor, &Action)) -> State {
    let mut chance = Fast::new(seed);
    let mut state = Alert::start(setup, &mut chance, &mut NoLog).expect("a legal set-up");
    let mut bots = vec![CrewBot::new(Level::Easy); usize::from(setup.seats)];
    let mut first = 0;
    while let Prompt::Decide { seats, clock_ms } = Alert::prompt(&state) {
        let order = (0..setup.seats).map(|step| Seat::new((first + step) % setup.seats));
        let mut asked = order.filter(|seat| seats.contains(*seat));
        let decision =
            asked.find_map(|seat| Some((seat, bots[seat.index()].consider(&state, seat)?)));
        let (actor, action) = match (decision, clock_ms) {
            (Some((seat, action)), _) => (Actor::Seat(seat), action),
            (None, Some(ms)) => (Actor::Clock, Action::Elapsed { ms }),
            (None, None) => panic!("everybody waits and no clock runs"),
        };
        Alert::check(&state, actor, &action).expect("bots do what is allowed");
        look(&state, actor, &action);
        Alert::apply(&mut state, actor, &action, &mut chance, &mut NoLog);
        first = match actor {
            Actor::Seat(seat) => seat.index() as u8 + 1,
            Actor::Clock => 0,
        };
    }
    state
}

#[test]
fn nobody_speaks_while_communications_are_down() {
    let state = fly(&Setup::on("S2-3", 4), 2, |state, actor, action| {
        let Actor::Seat(seat) = actor else { return };
        let view = Alert::view(state, Viewer::Seat(seat));
        assert!(!view.communications_down || !matches!(action, Action::Say(_)));
    });
    assert_eq!(state.part(), Part::Over);
}
