//! Whether everything that chance gave follows from the seed.

use crate::chance::Recorded;
use crate::record::Record;
use crate::replay::{Replay, ReplayError};
use crate::{Prompt, Refusal, Rules};

/// What a verified record shows.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat, verify};
/// use samples::race::{Race, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let player = Player { name: "Ada".into(), kind: "human".into() };
/// # let players = vec![player; 2];
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "roll")?;
///
/// let verified = verify::<Race>(play.record())?;
/// assert_eq!((verified.decisions, verified.outcomes), (1, 1));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    pub decisions: usize,
    pub outcomes: usize,
    pub prompt: Prompt,
}

/// Checks that the seed matches the commitment, that the record replays, and that everything
/// chance gave follows from the seed. The error names the first decision that does not.
pub fn verify<R: Rules>(record: &Record<R::Setup>) -> Result<Verified, ReplayError> {
    let seed = record.seed.ok_or(ReplayError::NoSeed)?;
    if seed.commitment() != record.commitment {
        return Err(ReplayError::Commitment);
    }
    let mut chance = Recorded::new(seed.chance_for(0));
    R::start(&record.setup, &mut chance, &mut crate::NoLog).map_err(ReplayError::Setup)?;
    let expected = chance.into_drawn();
    if expected != record.start {
        return Err(ReplayError::SetupDiffers { found: record.start.clone(), expected });
    }

    let mut replay = Replay::<R>::new(record)?;
    for (index, decision) in record.decisions.iter().enumerate() {
        let mut drawn_again = replay.state().clone();
        replay.step()?;
        let action = decision.action.parse().map_err(|error| ReplayError::Refused {
            number: index + 1,
            action: decision.action.clone(),
            refusal: Refusal::from(error),
        })?;
        let mut chance = Recorded::new(seed.chance_for(index as u64 + 1));
        R::apply(&mut drawn_again, decision.actor, &action, &mut chance, &mut crate::NoLog);
        let expected = chance.into_drawn();
        if expected != decision.chance {
            return Err(ReplayError::Differs {
                number: index + 1,
                action: decision.action.clone(),
                found: decision.chance.clone(),
                expected,
            });
        }
    }
    let drawn = record.decisions.iter().map(|decision| decision.chance.len()).sum::<usize>();
    Ok(Verified {
        decisions: record.decisions.len(),
        outcomes: record.start.len() + drawn,
        prompt: R::prompt(replay.state()),
    })
}
