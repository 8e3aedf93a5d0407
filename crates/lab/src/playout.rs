//! One game between bots.

use bots::{Bot, BotSpec, Floor, Knowledge, Question, Whims};
use kernel::chance::Seed;
use kernel::{Actor, NoLog, Outcome, Prompt, Refusal, Rules, Seat};

/// A game between bots: with the same seed the same game as in the terminal or at a table.
///
/// ```
/// use bots::Ignorant;
/// use kernel::chance::Seed;
/// use lab::Playout;
/// use samples::race::{Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 30 };
/// let bots = vec!["greedy".parse()?, "random".parse()?];
/// let mut decisions = 0;
/// let game = Playout::<Race> { setup: &setup, bots, seed: Seed::from_number(1) };
/// game.play(&Ignorant, |_, _| decisions += 1)?;
/// assert!(decisions > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Playout<'a, R: Rules> {
    pub setup: &'a R::Setup,
    /// One for each seat.
    pub bots: Vec<BotSpec>,
    pub seed: Seed,
}

/// A game that did not come to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    #[error("the set-up is refused ({0})")]
    Setup(Refusal),
    #[error("after {0} decisions every bot waits, and no clock runs")]
    Stalled(usize),
}

impl<R: Rules> Playout<'_, R> {
    /// Plays to the end; `look` sees every decision. Where a clock runs it goes on as soon as every
    /// bot would rather wait.
    pub fn play(
        &self,
        knowledge: &impl Knowledge<R>,
        mut look: impl FnMut(Actor, &R::Action),
    ) -> Result<Outcome, PlayError> {
        let knowledge = knowledge.for_a_game();
        let seats = Seat::all(self.bots.len() as u8);
        let build = |(seat, bot): (Seat, &BotSpec)| {
            bot.build(Whims::of(self.seed, seat), knowledge.clone())
        };
        let mut bots: Vec<Box<dyn Bot<R>>> = seats.zip(&self.bots).map(build).collect();
        let mut state = R::start(self.setup, &mut self.seed.chance_for(0), &mut NoLog)
            .map_err(PlayError::Setup)?;
        let (mut floor, mut at) = (Floor::default(), 0);
        loop {
            let prompt = R::prompt(&state);
            let Prompt::Decide { clock_ms, .. } = prompt else { break };
            let next = next_decision(&mut bots, &state, prompt, floor, at);
            let (actor, action) = if let Some((seat, action)) = next {
                (Actor::Seat(seat), action)
            } else {
                let clock = clock_ms.and_then(R::clock).ok_or(PlayError::Stalled(at))?;
                (Actor::Clock, clock)
            };
            at += 1;
            let chance = &mut self.seed.chance_for(at as u64);
            R::apply(&mut state, actor, &action, chance, &mut NoLog);
            floor.pass(actor);
            look(actor, &action);
        }
        Ok(R::prompt(&state).outcome().expect("nobody decides after the end"))
    }
}

/// The first of those who are asked that has something to do.
fn next_decision<R: Rules>(
    bots: &mut [Box<dyn Bot<R>>],
    state: &R::State,
    prompt: Prompt,
    floor: Floor,
    at: usize,
) -> Option<(Seat, R::Action)> {
    let mut ready = prompt.seats();
    while let Some(seat) = floor.next(prompt, ready) {
        let question = Question::new(state, seat, at);
        match bots[seat.index()].answer(&question) {
            Some(action) => return Some((seat, action)),
            None => ready = ready.without(seat),
        }
    }
    None
}
