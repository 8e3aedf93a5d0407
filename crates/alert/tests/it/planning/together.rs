//! Everybody plans at the same time.

use alert::planning::{Action, Part, State};
use alert::{Alert, Setup};
use kernel::chance::{Chance as _, Fast};
use kernel::{Actor, NoLog, Prompt, Rules as _, Seat};

fn any_action(state: &State, seat: Seat, chance: &mut Fast) -> Option<Action> {
    let mut open = Vec::new();
    Alert::actions(state, seat, &mut open);
    let last = u32::try_from(open.len()).ok().filter(|count| *count > 0)?;
    Some(open[chance.below(last) as usize])
}

/// Whatever one player does, the others may still do what they were about to do: nobody is too
/// late for what is theirs, however slow the line is.
#[test]
fn a_late_decision_of_one_never_invalidates_anothers() {
    let mut compared = 0;
    for seed in 1..=6 {
        let chance = &mut Fast::new(seed);
        let mut state =
            Alert::start(&Setup::on("mission", 4), chance, &mut NoLog).expect("a set-up");
        for step in 0..900 {
            let Prompt::Decide { clock_ms, .. } = Alert::prompt(&state) else { break };
            let (one, other) = (chance.below(4), 1 + chance.below(3));
            let (one, other) = (Seat::new(one as u8), Seat::new(((one + other) % 4) as u8));
            let wish = any_action(&state, one, chance);
            let (actor, action) = match (step % 8, clock_ms) {
                (0, Some(ms)) => (Actor::Clock, Action::Elapsed { ms }),
                _ => match any_action(&state, other, chance) {
                    Some(action) => (other.into(), action),
                    None => continue,
                },
            };
            Alert::apply(&mut state, actor, &action, chance, &mut NoLog);
            if state.part() != Part::Planning {
                break;
            }
            // What the computer says may end a phase, a transfer or a silence.
            if let (Some(wish), Actor::Seat(_)) = (wish, actor) {
                let answer = Alert::check(&state, one.into(), &wish);
                assert!(answer.is_ok(), "seed {seed}: {action} against {wish}: {answer:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 2_000, "{compared}");
}
