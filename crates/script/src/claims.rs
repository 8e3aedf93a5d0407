//! What a step expects after its action.

use kernel::{Outcome, Prompt, Refusal, Rules, Seat, SeatSet, Sentence, Value, Viewer};
use toml::Spanned;

use crate::format::{Claim, Refused, Step};
use crate::runner::{NOTATION, checked, seat_asked, seat_of};
use crate::source::Source;
use crate::{Failure, Fault, Report, facts};

/// Looks at one position.
pub(crate) struct Claims<'a, R: Rules> {
    pub(crate) source: &'a Source<'a>,
    pub(crate) report: &'a mut Report,
    pub(crate) state: &'a R::State,
}

impl<R: Rules> Claims<'_, R> {
    /// Checks every expectation of a step and reports those that fail.
    pub(crate) fn expect(&mut self, step: &Step) {
        self.facts(step);
        for claim in &step.legal {
            self.tried(claim, |_, action, tried| match tried {
                Ok(()) => None,
                Err(refusal) => Some(wrong("script-not-legal", action, Some(refusal))),
            });
        }
        for claim in &step.illegal {
            self.tried(claim, |_, action, tried| match tried {
                Ok(()) => Some(wrong("script-legal", action, None)),
                Err(refusal) => misspelt(action, refusal),
            });
        }
        for refused in &step.refused {
            self.tried(refused, |refused, action, tried| match (tried, &refused.clause) {
                (Ok(()), _) => Some(wrong("script-legal", action, None)),
                (Err(refusal), None) => misspelt(action, refusal),
                (Err(refusal), Some(clause)) if refusal.clause.0 == clause.as_str() => None,
                (Err(refusal), Some(clause)) => {
                    let reason = said("script-other-clause", action);
                    let reason = reason.with("expected", clause.clone());
                    Some((Fault::Untrue, reason, Some(refusal)))
                }
            });
        }
        self.prompt(step);
    }

    fn facts(&mut self, step: &Step) {
        let viewer = match &step.viewer {
            None => Ok(Viewer::Spectator),
            Some(number) => seat_of::<R>(self.state, *number.get_ref())
                .map(Viewer::Seat)
                .map_err(|reason| self.source.broken(&number.span(), reason)),
        };
        let viewer = match viewer {
            Ok(viewer) => viewer,
            Err(failure) => return self.report.failures.push(failure),
        };
        // A view that JSON cannot say would be a fault of the game; its facts are then unknown.
        let view = serde_json::to_value(R::view(self.state, viewer)).unwrap_or_default();
        for (path, expected) in &step.facts {
            self.report.expectations += facts::count(expected);
            let failures = facts::check(&view, path.get_ref(), expected);
            let line = self.source.line(&path.span());
            let failure = |(fault, reason)| Failure { line, fault, reason, refusal: None };
            self.report.failures.extend(failures.into_iter().map(failure));
        }
    }

    /// Tries an action without playing it, and lets `judge` say what is wrong with the answer.
    fn tried<T: Attempt>(
        &mut self,
        attempt: &Spanned<T>,
        judge: impl FnOnce(&T, &str, Result<(), Refusal>) -> Option<Wrong>,
    ) {
        self.report.expectations += 1;
        let line = self.source.line(&attempt.span());
        let attempt = attempt.get_ref();
        let seat = match attempt.seat() {
            Some(number) => seat_of::<R>(self.state, number),
            None => seat_asked::<R>(self.state),
        };
        let wrong = match seat {
            Err(reason) => Some((Fault::Broken, reason, None)),
            Ok(seat) => {
                let answer = checked::<R>(self.state, seat, attempt.action()).map(|_action| ());
                judge(attempt, attempt.action(), answer)
            }
        };
        if let Some((fault, reason, refusal)) = wrong {
            self.report.failures.push(Failure { line, fault, reason, refusal });
        }
    }

    /// Who is asked, or how the game ended.
    fn prompt(&mut self, step: &Step) {
        let prompt = R::prompt(self.state);
        let outcome = prompt.outcome();
        if let Some(asked) = &step.asked {
            self.seats("script-asked-differs", asked, asked.get_ref(), prompt.seats());
        }
        if let Some(won_by) = &step.won_by {
            let winners = match outcome {
                Some(Outcome::Won { winners, .. }) => winners,
                Some(Outcome::Drawn | Outcome::Lost { .. }) | None => SeatSet::EMPTY,
            };
            self.seats("script-winners-differ", won_by, won_by.get_ref().as_slice(), winners);
        }
        let drawn = matches!(prompt, Prompt::Over(Outcome::Drawn));
        self.flag(step.drawn.as_ref(), drawn, ["script-not-drawn", "script-drawn"]);
        let lost = matches!(prompt, Prompt::Over(Outcome::Lost { .. }));
        self.flag(step.lost.as_ref(), lost, ["script-not-lost", "script-lost"]);
    }

    fn seats<T>(&mut self, key: &'static str, place: &Spanned<T>, expected: &[u8], found: SeatSet) {
        self.report.expectations += 1;
        let expected = expected.iter().map(|number| seat_of::<R>(self.state, *number));
        let failure = match expected.collect::<Result<Vec<Seat>, Sentence>>() {
            Err(reason) => self.source.broken(&place.span(), reason),
            Ok(expected) if SeatSet::of(expected.iter().copied()) == found => return,
            Ok(expected) => {
                let reason = Sentence::new(key)
                    .with("found", numbers(found.iter()))
                    .with("expected", numbers(expected));
                self.source.untrue(&place.span(), reason)
            }
        };
        self.report.failures.push(failure);
    }

    fn flag(&mut self, expected: Option<&Spanned<bool>>, found: bool, keys: [&'static str; 2]) {
        let Some(expected) = expected else { return };
        self.report.expectations += 1;
        if *expected.get_ref() != found {
            let reason = Sentence::new(keys[usize::from(found)]);
            self.report.failures.push(self.source.untrue(&expected.span(), reason));
        }
    }
}

/// What is wrong with an attempt: whose fault, why, and what the rules said.
type Wrong = (Fault, Sentence, Option<Refusal>);

fn wrong(key: &'static str, action: &str, refusal: Option<Refusal>) -> Wrong {
    // An action that nobody can spell is not merely illegal.
    let misspelt = refusal.as_ref().is_some_and(|refusal| refusal.clause.0 == NOTATION);
    (if misspelt { Fault::Broken } else { Fault::Untrue }, said(key, action), refusal)
}

/// An action that nobody can spell is not refused by a rule of the game.
fn misspelt(action: &str, refusal: Refusal) -> Option<Wrong> {
    let is_misspelt = refusal.clause.0 == NOTATION;
    is_misspelt.then(|| (Fault::Broken, said("script-not-an-action", action), Some(refusal)))
}

/// A sentence about an action.
fn said(key: &'static str, action: &str) -> Sentence {
    Sentence::new(key).with("do", action.to_owned())
}

/// Seats by their numbers: a script has no names for them.
fn numbers(seats: impl IntoIterator<Item = Seat>) -> Value {
    let seats: Vec<_> = seats.into_iter().map(|seat| Value::from(seat.to_string())).collect();
    if seats.is_empty() { Value::message("script-nobody") } else { Value::List(seats) }
}

/// An action that a step names without playing it.
trait Attempt {
    fn action(&self) -> &str;
    fn seat(&self) -> Option<u8>;
}

impl Attempt for Claim {
    fn action(&self) -> &str {
        match self {
            Self::Notation(action) => action,
            Self::By(by) => &by.action,
        }
    }

    fn seat(&self) -> Option<u8> {
        match self {
            Self::Notation(_) => None,
            Self::By(by) => by.seat,
        }
    }
}

impl Attempt for Refused {
    fn action(&self) -> &str {
        &self.action
    }

    fn seat(&self) -> Option<u8> {
        self.seat
    }
}
