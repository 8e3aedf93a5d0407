//! Somebody on the way through a lesson.

use kernel::chance::{ChanceFault, Scripted};
use kernel::{Actor, Present, Prompt, Refusal, Rules, Seat, Sentence, Stage};

use crate::format::Play;
use crate::lesson::{Lesson, Listed, Step, seat_of};

/// Where somebody is in a lesson. It follows from the right answers so far.
#[derive(Debug)]
pub struct Walk<'l, R: Stage> {
    lesson: &'l Lesson<R>,
    at: usize,
    is_done: bool,
    state: R::State,
    /// What happened since the step began, for those who show it.
    told: Vec<Happened<R>>,
}

/// What a decision did.
#[derive(Debug)]
pub struct Happened<R: Rules> {
    pub actor: Actor,
    pub action: String,
    /// The action in words, from where it was decided.
    pub sentence: Option<Sentence>,
    pub events: Vec<R::Event>,
}

/// What became of a decision.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The step is done; the key of what is said.
    Right(String),
    /// The rules allow it, but it is not what is asked: nothing has changed.
    Wrong(String),
    /// The rules do not allow it.
    Refused(Refusal),
}

/// Answers that do not lead through a lesson.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Stray {
    #[error("`{0}` is no right answer to the step that it is given to")]
    NotRight(String),
    #[error("the lesson has fewer steps")]
    TooFar,
    #[error(transparent)]
    Fault(#[from] LessonFault),
}

/// A lesson that does not go as its file says.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LessonFault {
    #[error("{step}: the position is refused: {refusal}")]
    Position { step: String, refusal: Refusal },
    #[error("{step}: `{action}` is refused: {refusal}")]
    Refused { step: String, action: String, refusal: Refusal },
    #[error("{step}: `{action}`: {fault}")]
    Chance { step: String, action: String, fault: ChanceFault },
    #[error("{step}: nothing that is drawn is called `{name}`")]
    NoCard { step: String, name: String },
    #[error("{step}: a play has an action, or a time of the clock")]
    NothingPlayed { step: String },
    #[error("{step}: nobody, or not only one seat, is asked, and none is named")]
    WhichSeat { step: String },
}

impl<'l, R: Stage + Present> Walk<'l, R> {
    /// The first step.
    pub fn begin(lesson: &'l Lesson<R>) -> Result<Self, LessonFault> {
        let state =
            lesson.stage(0).expect("the first step of a lesson that was read has a position");
        let state = state.map_err(|refusal| position(&lesson.steps[0], refusal))?;
        let mut walk = Self { lesson, at: 0, is_done: false, state, told: Vec::new() };
        walk.enter()?;
        Ok(walk)
    }

    /// The step after these right answers, one for each step before it. A step that asks nothing
    /// has an empty one.
    pub fn after(lesson: &'l Lesson<R>, answers: &[String]) -> Result<Self, Stray> {
        if answers.len() >= lesson.steps.len() {
            return Err(Stray::TooFar);
        }
        let mut walk = Self::begin(lesson)?;
        for answer in answers {
            if walk.asks() {
                match walk.try_answer(answer)? {
                    Answer::Right(_) => {}
                    Answer::Wrong(_) | Answer::Refused(_) => {
                        return Err(Stray::NotRight(answer.clone()));
                    }
                }
            }
            walk.go_on()?;
        }
        Ok(walk)
    }

    pub const fn lesson(&self) -> &'l Lesson<R> {
        self.lesson
    }

    /// The number of the step, counted from 0.
    pub const fn at(&self) -> usize {
        self.at
    }

    pub fn step(&self) -> &'l Step<R> {
        &self.lesson.steps[self.at]
    }

    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// What happened since the step began.
    pub fn told(&self) -> &[Happened<R>] {
        &self.told
    }

    /// Whether a decision is asked for.
    pub fn asks(&self) -> bool {
        !self.step().right.is_empty() && !self.is_done
    }

    /// Whether the step is done and the last one.
    pub fn is_over(&self) -> bool {
        !self.asks() && self.at + 1 == self.lesson.steps.len()
    }

    /// Goes to the next step; nothing happens in the last one.
    pub fn go_on(&mut self) -> Result<(), LessonFault> {
        if self.at + 1 == self.lesson.steps.len() {
            return Ok(());
        }
        self.at += 1;
        self.is_done = false;
        self.told.clear();
        if let Some(state) = self.lesson.stage(self.at) {
            self.state = state.map_err(|refusal| position(self.step(), refusal))?;
        }
        self.enter()
    }

    /// What becomes of a decision of the learner. Whatever is not right changes nothing.
    pub fn try_answer(&mut self, text: &str) -> Result<Answer, LessonFault> {
        let seat = self.lesson.seat;
        let action = match self.checked(seat.into(), text) {
            Ok(action) => action,
            Err(refusal) => return Ok(Answer::Refused(refusal)),
        };
        let notation = action.to_string();
        let step = self.step();
        let right = match step.answer_for(&notation) {
            Some(Listed::Right(right)) if !self.is_done => right,
            Some(Listed::Wrong(wrong)) => return Ok(Answer::Wrong(wrong.said.clone())),
            // A step that lists too little is found by the tests of the lessons.
            Some(Listed::Right(_)) | None => {
                return Ok(Answer::Wrong(format!("{}.otherwise", step.key)));
            }
        };
        self.apply(seat.into(), &action, &right.dice, &right.cards)?;
        for play in &right.then {
            self.play(play)?;
        }
        self.is_done = true;
        Ok(Answer::Right(right.said.clone()))
    }

    fn enter(&mut self) -> Result<(), LessonFault> {
        for play in &self.step().before {
            self.play(play)?;
        }
        Ok(())
    }

    fn checked(&self, actor: Actor, text: &str) -> Result<R::Action, Refusal> {
        let action: R::Action = text.parse()?;
        R::check(&self.state, actor, &action)?;
        Ok(action)
    }

    fn play(&mut self, play: &Play) -> Result<(), LessonFault> {
        let step = || self.step().key.clone();
        match (&play.action, play.clock) {
            (Some(text), None) => {
                let seat = match play.seat {
                    Some(number) => seat_of::<R>(&self.state, number),
                    None => only_one_asked::<R>(&self.state),
                };
                let seat = seat.ok_or_else(|| LessonFault::WhichSeat { step: step() })?;
                let action = self.checked(seat.into(), text).map_err(|refusal| {
                    LessonFault::Refused { step: step(), action: text.clone(), refusal }
                })?;
                self.apply(seat.into(), &action, &play.dice, &play.cards)
            }
            (None, Some(until_ms)) => self.let_time_pass(until_ms, play),
            (None, None) | (Some(_), Some(_)) => Err(LessonFault::NothingPlayed { step: step() }),
        }
    }

    fn let_time_pass(&mut self, until_ms: u32, play: &Play) -> Result<(), LessonFault> {
        while let Prompt::Decide { clock_ms: Some(due_ms), .. } = R::prompt(&self.state) {
            let Some(action) = R::clock(due_ms).filter(|_| due_ms <= until_ms) else { break };
            self.apply(Actor::Clock, &action, &play.dice, &play.cards)?;
        }
        Ok(())
    }

    fn apply(
        &mut self,
        actor: Actor,
        action: &R::Action,
        dice: &[u32],
        cards: &[String],
    ) -> Result<(), LessonFault> {
        let step = || self.lesson.steps[self.at].key.clone();
        let picks = cards.iter().map(|name| {
            R::picks_named(name)
                .ok_or_else(|| LessonFault::NoCard { step: step(), name: name.clone() })
        });
        let picks = picks.collect::<Result<Vec<_>, _>>()?;
        let mut chance = Scripted::new(dice.iter().copied(), picks);
        let sentence = match actor {
            Actor::Seat(seat) => Some(R::offer(&self.state, seat, action).sentence),
            Actor::Clock => None,
        };
        let mut events = Vec::new();
        R::apply(&mut self.state, actor, action, &mut chance, &mut events);
        let text = action.to_string();
        chance.finish().map_err(|fault| LessonFault::Chance {
            step: step(),
            action: text.clone(),
            fault,
        })?;
        self.told.push(Happened { actor, action: text, sentence, events });
        Ok(())
    }
}

fn position<R: Stage>(step: &Step<R>, refusal: Refusal) -> LessonFault {
    LessonFault::Position { step: step.key.clone(), refusal }
}

fn only_one_asked<R: Rules>(state: &R::State) -> Option<Seat> {
    let asked = R::prompt(state).seats();
    asked.first().filter(|_| asked.len() == 1)
}
