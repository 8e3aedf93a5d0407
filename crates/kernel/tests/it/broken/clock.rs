//! The drill with a fault of its clock.

use kernel::chance::Chance;
use kernel::{
    Actor, Log, Offer, Paragraph, Present, Prompt, Refusal, Rules, Seat, SeatSet, Sentence, Viewer,
};
use samples::drill::{Action, Drill, DrillEvent, Setup, State, View};
use serde::{Deserialize, Serialize};

use super::complaint;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Fault {
    None,
    HasNoAction,
    RefusesTheDueTime,
    TakesTimeTwice,
    TakesTimeFromSeats,
    RunsWithoutBeingAsked,
    IsDueInThePast,
}

#[derive(Debug, Clone, Copy)]
struct BrokenClock<const FAULT: u8>;

impl<const FAULT: u8> BrokenClock<FAULT> {
    const fn has(fault: Fault) -> bool {
        fault as u8 == FAULT
    }
}

fn is_time(action: Action) -> bool {
    matches!(action, Action::Elapsed { .. })
}

impl<const FAULT: u8> Rules for BrokenClock<FAULT> {
    const GAME: &'static str = "broken-clock";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = DrillEvent;
    type View = View;

    fn start(
        setup: &Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<DrillEvent>,
    ) -> Result<State, Refusal> {
        Drill::start(setup, chance, log)
    }

    fn seats(state: &State) -> u8 {
        Drill::seats(state)
    }

    fn prompt(state: &State) -> Prompt {
        let prompt = Drill::prompt(state);
        let Prompt::Decide { seats, .. } = prompt else { return prompt };
        if Self::has(Fault::RunsWithoutBeingAsked) {
            return Prompt::Decide { seats: seats.with(Seat::new(0)), clock_ms: None };
        }
        if Self::has(Fault::IsDueInThePast) {
            return Prompt::Decide { seats: SeatSet::EMPTY, clock_ms: Some(1) };
        }
        prompt
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Self::prompt(state).seats().contains(seat) {
            Drill::actions(state, seat, out);
        }
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        let is_over = Drill::prompt(state).outcome().is_some();
        let (time, by_clock) = (is_time(*action), actor == Actor::Clock);
        if time && by_clock && Self::has(Fault::RefusesTheDueTime) {
            return Err(Refusal::no_clock());
        }
        let takes = (by_clock && Self::has(Fault::TakesTimeTwice))
            || (!by_clock && Self::has(Fault::TakesTimeFromSeats));
        if time && takes && !is_over {
            return Ok(());
        }
        Drill::check(state, actor, action)
    }

    fn apply(
        state: &mut State,
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<DrillEvent>,
    ) {
        Drill::apply(state, actor, action, chance, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Drill::view(state, viewer)
    }

    fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        Drill::redeal(state, viewer, chance);
    }

    fn clock(elapsed_ms: u32) -> Option<Action> {
        if Self::has(Fault::HasNoAction) { None } else { Drill::clock(elapsed_ms) }
    }
}

impl<const FAULT: u8> Present for BrokenClock<FAULT> {
    type Preview = ();

    const CLAUSES: &'static str = "CLOCK";

    fn question(state: &State, seat: Seat) -> Sentence {
        Drill::question(state, seat)
    }

    fn offer(state: &State, seat: Seat, action: &Action) -> Offer {
        Drill::offer(state, seat, action)
    }

    fn tell(event: &DrillEvent) -> Sentence {
        Drill::tell(event)
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        Drill::describe(view)
    }
}

fn check<const FAULT: u8>(expected: &str) {
    let setup = Setup { seats: 2, alarms: 2, needed: 2 };
    let found = complaint::<BrokenClock<FAULT>>(&setup).expect("a fault is noticed");
    assert!(found.contains(expected), "{found:?} does not say {expected:?}");
}

#[test]
fn a_sound_clock_passes() {
    let setup = Setup { seats: 2, alarms: 2, needed: 2 };
    assert_eq!(complaint::<BrokenClock<{ Fault::None as u8 }>>(&setup), None);
}

#[test]
fn a_clock_that_is_wrong_is_noticed() {
    check::<{ Fault::HasNoAction as u8 }>("has no action");
    check::<{ Fault::RefusesTheDueTime as u8 }>("is due but refused");
    check::<{ Fault::TakesTimeTwice as u8 }>("time does not run forward");
    check::<{ Fault::TakesTimeFromSeats as u8 }>("by Seat(Seat(0)) was played");
    check::<{ Fault::RunsWithoutBeingAsked as u8 }>("by Clock was played");
    check::<{ Fault::IsDueInThePast as u8 }>("the clock is asked for 1 after 1 ms");
}
