//! Crews of bots in Space Alert.

use alert::planning::{Action, Deed, Part, State};
use alert::{Alert, Button, Laid, Order, Phase, Setup, Turn};
use bots::{Bot as _, CrewBot, CrewKnowledge, Level, Question};
use kernel::chance::Fast;
use kernel::{Actor, NoLog, Prompt, Rules, Seat, Viewer};

/// Nobody does more than this between two beats of the clock, all seats together.
const DECISIONS_A_BEAT: u32 = 200;

/// Bots play until it is over; `look` sees every position and what is done in it.
pub(crate) fn fly(
    setup: &Setup,
    seed: u64,
    level: Level,
    mut look: impl FnMut(&State, Actor, &Action),
) -> State {
    let mut chance = Fast::new(seed);
    let mut state = Alert::start(setup, &mut chance, &mut NoLog).expect("a legal set-up");
    let mut bots = vec![CrewBot::new(level, &CrewKnowledge::default()); usize::from(setup.seats)];
    let (mut first, mut in_beat, mut at) = (0, 0, 0);
    while let Prompt::Decide { seats, clock_ms } = Alert::prompt(&state) {
        let order = (0..setup.seats).map(|step| Seat::new((first + step) % setup.seats));
        let mut asked = order.filter(|seat| seats.contains(*seat));
        let decision = asked.find_map(|seat| {
            let question = Question::new(&state, seat, at);
            Some((seat, bots[seat.index()].answer(&question)?))
        });
        let (actor, action) = match (decision, clock_ms) {
            (Some((seat, action)), _) => (Actor::Seat(seat), action),
            (None, Some(ms)) => (Actor::Clock, Action::Elapsed { ms }),
            (None, None) => panic!("everybody waits and no clock runs"),
        };
        Alert::check(&state, actor, &action).expect("bots do what is allowed");
        look(&state, actor, &action);
        Alert::apply(&mut state, actor, &action, &mut chance, &mut NoLog);
        at += 1;
        (first, in_beat) = match actor {
            Actor::Seat(seat) => (seat.index() as u8 + 1, in_beat + 1),
            Actor::Clock => (0, 0),
        };
        // Without a clock there is no beat.
        let has_beats = clock_ms.is_some() && state.part() == Part::Planning;
        assert!(!has_beats || in_beat <= DECISIONS_A_BEAT, "no end of it in one beat");
    }
    assert_eq!(state.part(), Part::Over);
    state
}

#[test]
fn nobody_speaks_while_communications_are_down() {
    fly(&Setup::on("S2-3", 4), 2, Level::Easy, |state, actor, action| {
        let Actor::Seat(seat) = actor else { return };
        let view = Alert::view(state, Viewer::Seat(seat));
        assert!(!view.communications_down || !matches!(action, Action::Say(_)));
    });
}

/// How many cards were laid on boards of one's own and on those of androids.
fn cards_laid(setup: &Setup, seed: u64) -> [usize; 2] {
    let mut laid = [0; 2];
    fly(setup, seed, Level::Easy, |_, _, action| {
        if let Action::Lay { place, .. } = action {
            laid[usize::from(place.android.is_some())] += 1;
        }
    });
    laid
}

/// Whoever there is, with the clock and without it: all that can act do.
#[test]
fn crews_of_all_sizes_come_to_the_end() {
    for (seats, five) in [
        (1, false),
        (2, false),
        (2, true),
        (3, false),
        (3, true),
        (4, false),
        (4, true),
        (5, false),
    ] {
        // Without a clock, androids are what is hard.
        let clocks: &[bool] = if seats < 3 && !five { &[true, false] } else { &[true] };
        for &clock in clocks {
            let setup = Setup { five, clock, ..Setup::on("generated", seats) };
            let crew = setup.settle().expect("a legal set-up").crew;
            let [own, androids] = cards_laid(&setup, u64::from(seats));
            let told = format!("{seats} seats, five: {five}, clock: {clock}: {own}, {androids}");
            assert_eq!(own > 0, !crew.is_solo(), "{told}");
            assert_eq!(androids > 0, crew.androids() > 0, "{told}");
        }
    }
}

/// Somebody alone sees the whole deck; a crew that does nothing is lost.
#[test]
fn a_bot_alone_brings_the_ship_home() {
    let setup = Setup::on("mission", 1);
    let homes = (1..=3).filter(|seed| is_won(&fly(&setup, *seed, Level::Medium, |_, _, _| {})));
    let idle = (1..=3).filter(|seed| is_won(&let_it_pass(&setup, *seed)));
    let (homes, idle) = (homes.count(), idle.count());
    assert!(homes >= 2 && idle == 0, "{homes} of 3, and {idle} without a crew");
}

#[test]
fn training_and_games_without_a_clock_come_to_the_end() {
    for mission in ["test-run", "simulation", "advanced-simulation"] {
        fly(&Setup::on(mission, 4), 3, Level::Easy, |_, _, _| {});
        fly(&Setup::on(mission, 1), 3, Level::Easy, |_, _, _| {});
    }
    for seats in [1, 2, 4] {
        let setup = Setup { clock: false, ..Setup::on("S2-1", seats) };
        fly(&setup, 4, Level::Easy, |_, _, _| {});
    }
}

/// What is done is the same whatever the others hold, whatever comes next and however the tiles
/// lie.
#[test]
fn a_bot_knows_only_what_its_seat_may_know() {
    let mut compared = 0;
    let mut seen = 0_u64;
    fly(&Setup::on("mission", 4), 5, Level::Easy, |state, actor, _| {
        let Actor::Seat(seat) = actor else { return };
        seen += 1;
        if state.part() != Part::Planning || !seen.is_multiple_of(3) {
            return;
        }
        let mut twin = state.clone();
        Alert::redeal(&mut twin, Viewer::Seat(seat), &mut Fast::new(seen));
        assert_ne!(*state, twin, "something is hidden");
        let considers = |state: &State| {
            let mut bot = CrewBot::new(Level::Easy, &CrewKnowledge::default());
            bot.answer(&Question::new(state, seat, 0))
        };
        assert_eq!(considers(state), considers(&twin), "at {} ms", state.time_ms());
        compared += 1;
    });
    assert!(compared > 50, "{compared} positions");
}

/// Of what lies on a seat's board, the buttons, by turn.
fn buttons_laid(state: &State, seat: Seat) -> [Option<Button>; Turn::SLOTS] {
    let view = Alert::view(state, Viewer::Seat(seat));
    let mut buttons = [None; Turn::SLOTS];
    for (button, slot) in buttons.iter_mut().zip(&view.members[seat.index()].slots) {
        let laid: Option<Laid> = slot.card.as_ref().and_then(|card| card.parse().ok());
        *button = match laid.map(|laid| laid.up) {
            Some(Order::A | Order::HeroicA) => Some(Button::A),
            Some(Order::B | Order::HeroicB) => Some(Button::B),
            Some(Order::C) => Some(Button::C),
            Some(Order::Bots | Order::HeroicBots) => Some(Button::Bots),
            _ => None,
        };
    }
    buttons
}

/// The turn of the heroic card on a seat's board.
fn heroic_laid(state: &State, seat: Seat) -> Option<Turn> {
    let view = Alert::view(state, Viewer::Seat(seat));
    let is_heroic = |slot: &&alert::planning::SlotView| {
        let laid: Option<Laid> = slot.card.as_ref().and_then(|card| card.parse().ok());
        laid.is_some_and(|laid| laid.up.is_heroic())
    };
    let slot = view.members[seat.index()].slots.iter().find(is_heroic)?;
    Turn::new(slot.turn)
}

/// The buttons that a seat said it would press, by turn.
fn buttons_said(state: &State, seat: Seat) -> [Option<Button>; Turn::SLOTS] {
    state.talk().of(seat).deeds.map(|deed| match deed {
        Some(Deed::Press { button, .. }) => Some(button),
        _ => None,
    })
}

/// Whenever time goes on and talk is possible, everybody has said what they laid and laid what
/// they said; so nothing is left undone when a phase ends.
#[test]
fn what_is_said_is_laid_before_time_goes_on() {
    let mut pressed = [0; 3];
    fly(&Setup::on("S2-2", 4), 6, Level::Easy, |state, actor, _| {
        let is_silent = Alert::view(state, Viewer::Seat(Seat::new(0))).communications_down;
        if actor != Actor::Clock || state.part() != Part::Planning || is_silent {
            return;
        }
        for seat in Seat::all(4) {
            let laid = buttons_laid(state, seat);
            assert_eq!(laid, buttons_said(state, seat), "{seat} at {} ms", state.time_ms());
            assert_eq!(heroic_laid(state, seat), state.talk().of(seat).hero, "{seat}");
            for turn in (1..).zip(laid).filter_map(|(turn, it)| it.and(Turn::new(turn))) {
                pressed[turn.phase().index()] += 1;
            }
        }
    });
    // A ship that is lost whatever is done needs no cards in the last phase.
    let [first, second, _] = pressed;
    assert!(first > 0 && second > 0, "the phases are made use of: {pressed:?}");
}

#[test]
fn a_crew_says_which_cards_it_holds_before_it_plans() {
    fly(&Setup::on("generated", 4), 7, Level::Easy, |state, _, action| {
        if !matches!(action, Action::Lay { .. }) {
            return;
        }
        let view = Alert::view(state, Viewer::Seat(Seat::new(0)));
        for (seat, member) in Seat::all(4).zip(&view.members) {
            let phase = member.phase.and_then(|it| Phase::ALL.get(usize::from(it) - 1));
            let turns = phase.map(|phase| phase.turns()).into_iter().flatten();
            let laid = turns.filter(|turn| member.slots[usize::from(*turn) - 1].back.is_some());
            let holds = laid.count() + usize::from(member.hand.unwrap_or(0));
            assert_eq!(state.talk().of(seat).cards().count(), holds, "{seat}");
        }
    });
}

/// Simulations only, and with bots that hardly think: what strong crews do in missions is in the
/// benchmarks. A crew that does nothing loses most of the same.
#[test]
fn quick_crews_bring_most_simulations_home() {
    let setup = Setup::on("simulation", 4);
    let seeds = 1..=8;
    let homes = seeds.clone().filter(|seed| is_won(&fly(&setup, *seed, Level::Easy, |_, _, _| {})));
    let idle = seeds.filter(|seed| is_won(&let_it_pass(&setup, *seed)));
    let (homes, idle) = (homes.count(), idle.count());
    assert!(homes >= 5 && idle <= 1, "{homes} of 8, and {idle} without a crew");
}

/// With the whole thought that a phase ends with.
#[test]
fn a_thorough_crew_comes_to_the_end() {
    let state = fly(&Setup::on("test-run", 4), 1, Level::Medium, |_, _, _| {});
    assert!(state.report().is_some());
}

fn is_won(state: &State) -> bool {
    state.report().is_some_and(alert::Report::is_won)
}

/// Nobody does anything.
fn let_it_pass(setup: &Setup, seed: u64) -> State {
    let mut chance = Fast::new(seed);
    let mut state = Alert::start(setup, &mut chance, &mut NoLog).expect("a legal set-up");
    while let Prompt::Decide { clock_ms: Some(ms), .. } = Alert::prompt(&state) {
        let action = Action::Elapsed { ms };
        Alert::apply(&mut state, Actor::Clock, &action, &mut chance, &mut NoLog);
    }
    state
}
