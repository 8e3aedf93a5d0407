//! Plays the steps of a script.

use kernel::chance::{ChanceFault, Draw, Fast, Scripted};
use kernel::{Actor, NoLog, Prompt, Refusal, Rules, Seat, Sentence, Stage};
use toml::Spanned;

use crate::claims::Claims;
use crate::format::{Given, Script, Step};
use crate::source::Source;
use crate::{Failure, Fault, Report};

/// The clause by which a text that spells no action is refused.
pub(crate) const NOTATION: &str = "PA-NOTATION-01";

pub(crate) struct Runner<'a, R> {
    source: &'a Source<'a>,
    report: &'a mut Report,
    rules: std::marker::PhantomData<R>,
}

impl<'a, R: Stage> Runner<'a, R> {
    pub(crate) const fn new(source: &'a Source<'a>, report: &'a mut Report) -> Self {
        Self { source, report, rules: std::marker::PhantomData }
    }

    /// Plays until the end, or until an action cannot be played: what follows would then be said
    /// of another position. Expectations that fail do not stop the script.
    pub(crate) fn run(&mut self, script: &Script<R::Setup, R::Position>) -> Option<R::State> {
        let started = self.start(script);
        if let Some(clause) = &script.setup_refused {
            self.expect_refusal(started, clause);
            return None;
        }
        let started = started.map_err(|failure| self.report.failures.push(failure));
        let mut state = started.ok()?;
        for step in &script.steps {
            if let Err(failure) = self.play(&mut state, step) {
                self.report.failures.push(failure);
                break;
            }
            Claims::<R> { source: self.source, report: self.report, state: &state }
                .expect(step.get_ref());
        }
        Some(state)
    }

    /// The rules must turn the set-up down, by this clause.
    fn expect_refusal(&mut self, started: Result<R::State, Failure>, clause: &Spanned<String>) {
        self.report.expectations += 1;
        let other = |reason: Sentence| self.source.untrue(&clause.span(), reason);
        let failure = match started {
            Ok(_) => other(Sentence::new("script-setup-legal")),
            Err(Failure { refusal: Some(refusal), .. }) => {
                if refusal.clause.0 == clause.get_ref().as_str() {
                    return;
                }
                let reason = Sentence::new("script-setup-other-clause");
                other(reason.with("expected", clause.get_ref().clone())).because(refusal)
            }
            Err(failure) => failure,
        };
        self.report.failures.push(failure);
    }

    fn start(&self, script: &Script<R::Setup, R::Position>) -> Result<R::State, Failure> {
        let setup = &script.setup;
        if let Some(position) = &script.position {
            return R::stage(setup.get_ref(), position.get_ref()).map_err(|refusal| {
                let reason = Sentence::new("script-position-refused");
                self.source.broken(&position.span(), reason).because(refusal)
            });
        }
        let refused = |refusal: Refusal| {
            let reason = Sentence::new("script-setup-refused");
            self.source.broken(&setup.span(), reason).because(refusal)
        };
        if let Some(seed) = script.seed {
            let mut chance = Fast::new(seed);
            return R::start(setup.get_ref(), &mut chance, &mut NoLog).map_err(refused);
        }
        let mut chance = self.chance(&script.chance)?;
        let state = R::start(setup.get_ref(), &mut chance, &mut NoLog).map_err(refused)?;
        chance.finish().map_err(|fault| {
            let line = self.source.line(&setup.span());
            self.chance_failure(&script.chance, line, fault)
        })?;
        Ok(state)
    }

    fn play(&mut self, state: &mut R::State, step: &Spanned<Step>) -> Result<(), Failure> {
        let (span, step) = (step.span(), step.get_ref());
        let given = Given { dice: step.dice.clone(), cards: step.cards.clone() };
        let action = match (&step.action, &step.clock) {
            (None, None) => return self.nothing_played(step),
            (None, Some(clock)) => return self.let_time_pass(state, step, clock, &given),
            (Some(_), Some(clock)) => {
                return Err(self
                    .source
                    .broken(&clock.span(), Sentence::new("script-clock-and-do")));
            }
            (Some(action), None) => action,
        };

        let refused = |refusal: Refusal| {
            let reason = Sentence::new("script-do-refused").with("do", action.get_ref().clone());
            let fault = if refusal.clause.0 == NOTATION { Fault::Broken } else { Fault::Untrue };
            let line = self.source.line(&action.span());
            Failure { line, fault, reason, refusal: Some(refusal) }
        };
        let seat = match &step.seat {
            Some(number) => seat_of::<R>(state, *number.get_ref())
                .map_err(|reason| self.source.broken(&number.span(), reason))?,
            None => seat_asked::<R>(state)
                .map_err(|reason| self.source.broken(&action.span(), reason))?,
        };
        let parsed = checked::<R>(state, seat, action.get_ref()).map_err(refused)?;

        let mut chance = self.chance(&given)?;
        R::apply(state, seat.into(), &parsed, &mut chance, &mut NoLog);
        chance.finish().map_err(|fault| {
            let line = self.source.line(&span).max(self.source.line(&action.span()));
            self.chance_failure(&given, line, fault)
        })?;
        self.report.actions += 1;
        Ok(())
    }

    /// Lets the clock act at every time that the game names until the given one, and then at that
    /// one, if the game takes it.
    fn let_time_pass(
        &mut self,
        state: &mut R::State,
        step: &Step,
        clock: &Spanned<u32>,
        given: &Given,
    ) -> Result<(), Failure> {
        if let Some(seat) = &step.seat {
            return Err(self.source.broken(&seat.span(), Sentence::new("script-clock-of-seat")));
        }
        let (until_ms, line) = (*clock.get_ref(), self.source.line(&clock.span()));
        let Some(last) = R::clock(until_ms) else {
            return Err(self.source.broken(&clock.span(), Sentence::new("script-no-clock")));
        };
        let (mut chance, mut ticks) = (self.chance(given)?, 0);
        while let Some(action) = due::<R>(state, until_ms) {
            R::apply(state, Actor::Clock, &action, &mut chance, &mut NoLog);
            ticks += 1;
        }
        match R::check(state, Actor::Clock, &last) {
            Ok(()) => {
                R::apply(state, Actor::Clock, &last, &mut chance, &mut NoLog);
                ticks += 1;
            }
            Err(refusal) if ticks == 0 => {
                let reason = Sentence::new("script-do-refused").with("do", last.to_string());
                return Err(Failure { line, fault: Fault::Untrue, reason, refusal: Some(refusal) });
            }
            Err(_) => {}
        }
        chance.finish().map_err(|fault| self.chance_failure(given, line, fault))?;
        self.report.actions += ticks;
        Ok(())
    }

    /// A step that only expects has no use for what belongs to an action.
    fn nothing_played(&self, step: &Step) -> Result<(), Failure> {
        let seat = step.seat.as_ref().map(|seat| ("seat", seat.span()));
        let dice = step.dice.as_ref().map(|dice| ("dice", dice.span()));
        let cards = step.cards.as_ref().map(|cards| ("cards", cards.span()));
        match seat.or(dice).or(cards) {
            None => Ok(()),
            Some((key, span)) => {
                let reason = Sentence::new("script-without-do").with("key", key);
                Err(self.source.broken(&span, reason))
            }
        }
    }

    fn chance(&self, given: &Given) -> Result<Scripted, Failure> {
        let dice = given.dice.as_ref().map_or(&[][..], |dice| dice.get_ref());
        let cards = given.cards.as_ref().map_or(&[][..], |cards| cards.get_ref());
        let picks = cards.iter().map(|name| {
            R::picks_named(name.get_ref()).ok_or_else(|| {
                let reason = Sentence::new("script-no-card").with("name", name.get_ref().clone());
                self.source.broken(&name.span(), reason)
            })
        });
        Ok(Scripted::new(dice.iter().copied(), picks.collect::<Result<Vec<_>, _>>()?))
    }

    /// What did not fit, at the line of the dice or of the cards where they are given.
    fn chance_failure(&self, given: &Given, line: usize, fault: ChanceFault) -> Failure {
        let dice_line = given.dice.as_ref().map(|dice| self.source.line(&dice.span()));
        let cards_line = given.cards.as_ref().map(|cards| self.source.line(&cards.span()));
        let (place, reason) = match fault {
            ChanceFault::Exhausted(draw) => match draw {
                Draw::Die { sides } => {
                    (dice_line, Sentence::new("script-die-missing").with("sides", sides))
                }
                Draw::Below(bound) => {
                    (dice_line, Sentence::new("script-number-missing").with("bound", bound))
                }
                Draw::OneOf(_) => (cards_line, Sentence::new("script-card-missing")),
            },
            ChanceFault::NotAdmitted { draw, value } => match draw {
                Draw::Die { sides } => (
                    dice_line,
                    Sentence::new("script-die-wrong").with("value", value).with("sides", sides),
                ),
                Draw::Below(bound) => (
                    dice_line,
                    Sentence::new("script-number-wrong").with("value", value).with("bound", bound),
                ),
                Draw::OneOf(_) => (
                    cards_line,
                    Sentence::new("script-card-wrong").with("name", card_of::<R>(given, value)),
                ),
            },
            ChanceFault::LeftOver(count) => (
                dice_line.or(cards_line),
                Sentence::new("script-chance-left-over").with("count", count as u32),
            ),
        };
        Failure::broken(place.unwrap_or(line), reason)
    }
}

/// The name under which a pick was given.
fn card_of<R: Stage>(given: &Given, pick: u32) -> String {
    let cards = given.cards.as_ref().map_or(&[][..], |cards| cards.get_ref());
    let stands_for = |name: &&Spanned<String>| {
        R::picks_named(name.get_ref())
            .is_some_and(|picks| picks.checked_shr(pick).unwrap_or(0) & 1 == 1)
    };
    cards.iter().find(stands_for).map_or_else(String::new, |name| name.get_ref().clone())
}

/// What the clock does next, if that is not after the given time.
fn due<R: Rules>(state: &R::State, until_ms: u32) -> Option<R::Action> {
    match R::prompt(state) {
        Prompt::Decide { clock_ms: Some(due_ms), .. } if due_ms <= until_ms => R::clock(due_ms),
        Prompt::Decide { .. } | Prompt::Over(_) => None,
    }
}

/// The action that a text spells, if the seat may play it.
pub(crate) fn checked<R: Rules>(
    state: &R::State,
    seat: Seat,
    text: &str,
) -> Result<R::Action, Refusal> {
    let action: R::Action = text.parse()?;
    R::check(state, seat.into(), &action)?;
    Ok(action)
}

/// The seat with this number, counted from 1.
pub(crate) fn seat_of<R: Rules>(state: &R::State, number: u8) -> Result<Seat, Sentence> {
    let seats = R::seats(state);
    if (1..=seats).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(Sentence::new("script-no-seat").with("seat", number).with("seats", seats))
    }
}

/// The seat that an action without a seat belongs to. After the end it is anybody's to be refused.
pub(crate) fn seat_asked<R: Rules>(state: &R::State) -> Result<Seat, Sentence> {
    let asked = R::prompt(state).seats();
    match asked.first() {
        Some(_) if asked.len() > 1 => Err(Sentence::new("script-which-seat")),
        Some(seat) => Ok(seat),
        None => Ok(Seat::new(0)),
    }
}
