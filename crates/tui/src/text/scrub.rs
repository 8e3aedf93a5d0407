//! A recorded game, step by step, forwards and backwards.

use std::io::{self, BufRead, Write};

use kernel::{
    Actor, Decision, Event as _, Present, Record, Replay, ReplayError, Rules, Sentence, Viewer,
};
use words::Words;

use super::Voice;
use super::keyboard::read_line;

/// Every position of a recorded game.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat};
/// use samples::race::{Race, Setup};
/// use tui::text::Scrubber;
///
/// let players = vec![Player { name: "Ada".into(), kind: "human".into() }; 2];
/// let setup = Setup { seats: 2, goal: 20, rounds: 30 };
/// let mut play = Play::<Race>::start(setup, players, Seed::from_number(1))?;
/// play.play_text(Seat::new(0).into(), "rest")?;
/// let scrubber = Scrubber::<Race>::new(play.record())?;
/// assert_eq!((scrubber.decisions(), scrubber.state(1)), (1, play.state()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Scrubber<'a, R: Present> {
    record: &'a Record<R::Setup>,
    // Invariant: one for the start and one for each decision, so never empty.
    places: Vec<Place<R>>,
}

#[derive(Debug)]
struct Place<R: Present> {
    state: R::State,
    events: Vec<R::Event>,
}

impl<'a, R: Present> Scrubber<'a, R> {
    /// Replays the whole record.
    pub fn new(record: &'a Record<R::Setup>) -> Result<Self, ReplayError> {
        let mut replay = Replay::<R>::new(record)?;
        let events = replay.start_moment().events;
        let mut places = vec![Place { state: replay.state().clone(), events }];
        while let Some(moment) = replay.step()? {
            places.push(Place { state: replay.state().clone(), events: moment.events });
        }
        Ok(Self { record, places })
    }

    /// How many decisions the record has.
    pub fn decisions(&self) -> usize {
        self.places.len() - 1
    }

    /// Whether the record goes to the end of the game.
    fn is_over(&self) -> bool {
        R::prompt(self.state(self.decisions())).outcome().is_some()
    }

    /// The state after so many decisions.
    pub fn state(&self, decisions: usize) -> &R::State {
        &self.places[decisions.min(self.decisions())].state
    }
}

/// Where to go next in a recorded game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leap {
    By(isize),
    To(usize),
    End,
    Show,
    Help,
    Quit,
}

/// Shows a recorded game from the given decision on, and goes where the input says.
pub fn scrub<R: Present>(
    scrubber: &Scrubber<'_, R>,
    start_at: usize,
    words: &Words,
    mut input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let names = scrubber.record.players.iter().map(|player| player.name.clone()).collect();
    let mut voice = Voice::new(output, words).with_names(names);
    let mut at = start_at.min(scrubber.decisions());
    show_place(scrubber, &mut voice, at)?;
    show_position(scrubber, &mut voice, at)?;
    voice.say_plain("text-scrub-how")?;
    loop {
        voice.ask(&at.to_string(), "")?;
        let Some(line) = read_line(&mut input)? else { return voice.gap() };
        let to = match parse(&line, words) {
            None => {
                voice.say(&Sentence::new("text-scrub-unknown").with("typed", line))?;
                continue;
            }
            Some(Leap::Quit) => return Ok(()),
            Some(Leap::Help) => {
                voice.say_plain("text-scrub-how")?;
                continue;
            }
            Some(Leap::Show) => {
                show_position(scrubber, &mut voice, at)?;
                continue;
            }
            Some(Leap::By(steps)) => at.checked_add_signed(steps),
            Some(Leap::To(number)) => Some(number),
            Some(Leap::End) => Some(scrubber.decisions()),
        };
        match to.filter(|to| *to <= scrubber.decisions()) {
            None => {
                let last = scrubber.decisions() as u32;
                voice.say(&Sentence::new("text-scrub-beyond").with("last", last))?;
            }
            Some(to) => {
                let is_next = to == at + 1;
                at = to;
                show_place(scrubber, &mut voice, at)?;
                if !is_next {
                    show_position(scrubber, &mut voice, at)?;
                }
            }
        }
    }
}

fn parse(line: &str, words: &Words) -> Option<Leap> {
    let line = line.to_lowercase();
    let is = |english: &str, key: &str| line == english || Some(&line) == words.text(key).as_ref();
    if line.is_empty() || line == "+" {
        return Some(Leap::By(1));
    }
    if line == "-" {
        return Some(Leap::By(-1));
    }
    if line.starts_with(['+', '-']) {
        return line.parse().ok().map(Leap::By);
    }
    if is("start", "text-scrub-start") {
        return Some(Leap::To(0));
    }
    if is("end", "text-scrub-end") {
        return Some(Leap::End);
    }
    if is("position", "text-command-position") {
        return Some(Leap::Show);
    }
    if is("help", "text-command-help") {
        return Some(Leap::Help);
    }
    if is("quit", "text-command-quit") {
        return Some(Leap::Quit);
    }
    line.strip_prefix("at ").unwrap_or(&line).trim().parse().ok().map(Leap::To)
}

/// Which decision led here, and what happened.
fn show_place<R: Present>(
    scrubber: &Scrubber<'_, R>,
    voice: &mut Voice<'_, impl Write>,
    at: usize,
) -> io::Result<()> {
    let decision = at.checked_sub(1).map(|index| &scrubber.record.decisions[index]);
    let secret = !scrubber.is_over() && has_secrets::<R>(&scrubber.places[at].events);
    let sentence = place_sentence(decision, at, scrubber.decisions(), secret);
    voice.say(&sentence)?;
    let events = &scrubber.places[at].events;
    let seen: Vec<_> = events.iter().filter_map(|it| it.seen_by(Viewer::Spectator)).collect();
    voice.tell::<R>(&seen)?;
    match R::prompt(&scrubber.places[at].state).outcome() {
        Some(outcome) => voice.tell_outcome(outcome),
        None => Ok(()),
    }
}

fn show_position<R: Present>(
    scrubber: &Scrubber<'_, R>,
    voice: &mut Voice<'_, impl Write>,
    at: usize,
) -> io::Result<()> {
    let view = R::view(&scrubber.places[at].state, Viewer::Spectator);
    voice.gap()?;
    voice.describe(&R::describe(&view))?;
    voice.gap()
}

/// Whether something happened that spectators must not know as long as the game goes on.
pub(crate) fn has_secrets<R: Rules>(events: &[R::Event]) -> bool {
    events.iter().any(|event| event.seen_by(Viewer::Spectator).as_ref() != Some(event))
}

/// Which decision of how many, and who decided what.
pub(crate) fn place_sentence(
    decision: Option<&Decision>,
    at: usize,
    last: usize,
    is_secret: bool,
) -> Sentence {
    let last = last as u32;
    let Some(decision) = decision else {
        return Sentence::new("text-scrub-at-start").with("last", last);
    };
    let placed = |key| Sentence::new(key).with("number", at as u32).with("last", last);
    match decision.actor {
        Actor::Seat(seat) if is_secret => placed("text-scrub-at-secret").with("seat", seat),
        Actor::Seat(seat) => {
            placed("text-scrub-at").with("seat", seat).with("action", decision.action.clone())
        }
        Actor::Clock => placed("text-scrub-at-clock").with("action", decision.action.clone()),
    }
}
