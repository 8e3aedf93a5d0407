//! Crews of bots in Space Alert.

use alert::planning::{Action, Deed, Part, Phrase, State};
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
fn crews_of_every_size_fly_their_missions() {
    for (seats, clock, mission) in
        [(2, true, "S2-1"), (3, true, "test-run"), (4, false, "generated"), (5, true, "simulation")]
    {
        let setup = Setup { clock, ..Setup::on(mission, seats) };
        let mut laid = 0;
        let state = fly(&setup, 5, |_, _, action| {
            laid += usize::from(matches!(action, Action::Lay { .. }));
        });
        assert_eq!(state.part(), Part::Over, "{mission}");
        assert!(laid > 4 * usize::from(seats), "{mission}: {laid} cards");
    }
}

#[test]
fn what_is_said_is_what_is_laid() {
    let mut plans = Vec::new();
    fly(&Setup::on("S2-2", 4), 3, |state, actor, action| {
        if let (Actor::Clock, Action::Elapsed { .. }) = (actor, action)
            && state.part() == Part::Planning
        {
            plans.push(state.clone());
        }
    });
    let last = plans.last().expect("time passes");
    for seat in Seat::all(4) {
        let view = Alert::view(last, Viewer::Seat(seat));
        let said = last.talk().of(seat);
        for slot in &view.members[seat.index()].slots[7..] {
            let is_press =
                matches!(said.deeds[usize::from(slot.turn) - 1], Some(Deed::Press { .. }));
            assert_eq!(is_press, slot.back == Some("action"), "seat {seat}, turn {}", slot.turn);
        }
    }
}

/// Nothing that a seat cannot see changes what its bot does.
#[test]
fn a_bot_sees_what_its_seat_sees() {
    let mut chance = Fast::new(9);
    let mut looks = 0;
    fly(&Setup::on("generated", 4), 7, |state, actor, action| {
        let Actor::Seat(seat) = actor else { return };
        looks += 1;
        if looks % 20 != 0 {
            return;
        }
        let mut other = state.clone();
        Alert::redeal(&mut other, Viewer::Seat(seat), &mut chance);
        let choice = CrewBot::new(Level::Easy).consider(&other, seat);
        assert_eq!(choice.as_ref(), Some(action), "seat {seat}");
    });
    assert!(looks > 100, "{looks}");
}

#[test]
fn nobody_speaks_while_communications_are_down() {
    fly(&Setup::on("S2-3", 4), 2, |state, actor, action| {
        let Actor::Seat(seat) = actor else { return };
        let view = Alert::view(state, Viewer::Seat(seat));
        assert!(!view.communications_down || !matches!(action, Action::Say(_)));
    });
}

/// A person who tells nothing of the cards is taken at their word.
#[test]
fn bots_plan_around_what_somebody_says() {
    let setup = Setup::on("S2-1", 2);
    let mut chance = Fast::new(1);
    let mut state = Alert::start(&setup, &mut chance, &mut NoLog).expect("a legal set-up");
    let (person, seat) = (Seat::new(0), Seat::new(1));
    let mut bot = CrewBot::new(Level::Easy);
    let mut settle = |state: &mut State, chance: &mut Fast| {
        while let Some(action) = bot.consider(state, seat) {
            Alert::apply(state, seat.into(), &action, chance, &mut NoLog);
        }
        state.talk().of(seat).deeds
    };
    while state.mission().arrivals().next().is_none() {
        settle(&mut state, &mut chance);
        let Prompt::Decide { clock_ms: Some(ms), .. } = Alert::prompt(&state) else {
            panic!("the clock runs")
        };
        let tick = Action::Elapsed { ms };
        Alert::apply(&mut state, Actor::Clock, &tick, &mut chance, &mut NoLog);
    }
    let alone = settle(&mut state, &mut chance);
    assert!(alone.iter().any(Option::is_some), "the bot says what it will do");
    for deed in alone.iter().enumerate().filter_map(|(slot, deed)| Some((slot, (*deed)?))) {
        let (slot, deed) = deed;
        let turn = alert::Turn::new(slot as u8 + 1).expect("a slot is a turn");
        let phrase = Action::Say(Phrase::Will { turn, deed });
        Alert::apply(&mut state, person.into(), &phrase, &mut chance, &mut NoLog);
    }
    let together = settle(&mut state, &mut chance);
    assert_ne!(alone, together, "what somebody else does already need not be done twice");
}
