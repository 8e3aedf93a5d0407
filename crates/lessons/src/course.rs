//! The lessons of each game, handled without knowing its types.

use std::fmt;

use kernel::{Actor, Event as _, Menu, Refusal, Seat, Stage, Viewer};
use table::message::{ClockShown, Now, PickSent, PromptShown, SeatKind, SeatShown, Written};
use table::scene;

use crate::lesson::{Lesson, read_all};
use crate::walk::{Answer, Happened, Stray, Walk};
use crate::wire::{
    AnswerShown, LessonListed, LessonMoment, LessonNow, LessonShown, LessonTry, StepShown,
};

/// The lessons of one game.
pub trait Course: fmt::Debug + Send + Sync {
    fn game(&self) -> &'static str;

    /// Its lessons, in the order in which they are taught.
    fn list(&self) -> Vec<LessonListed>;

    fn show(&self, lesson: &str) -> Option<LessonShown>;

    /// The table of a lesson, after what somebody tried there.
    fn play(&self, lesson: &str, tried: &LessonTry) -> Result<LessonNow, Unknown>;
}

/// What there is not.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Unknown {
    #[error("there is no such lesson")]
    Lesson,
    #[error(transparent)]
    Stray(#[from] Stray),
}

/// The lessons of several games.
#[derive(Debug, Default)]
pub struct Courses(Vec<Box<dyn Course>>);

impl Courses {
    /// No lesson at all.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// These, and those of one more game that ship with the program.
    ///
    /// # Panics
    ///
    /// When a file that ships with the program is no lesson; the tests read them all.
    #[must_use]
    pub fn with<R: Menu + Stage>(mut self) -> Self {
        let lessons = read_all::<R>().expect("the lessons that ship with the program can be read");
        self.0.push(Box::new(Taught::<R> { lessons }));
        self
    }

    pub fn of(&self, game: &str) -> Option<&dyn Course> {
        self.iter().find(|course| course.game() == game)
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Course> {
        self.0.iter().map(AsRef::as_ref)
    }
}

#[derive(Debug)]
struct Taught<R: Stage> {
    lessons: Vec<Lesson<R>>,
}

impl<R: Menu + Stage> Taught<R> {
    fn find(&self, id: &str) -> Option<&Lesson<R>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }
}

impl<R: Menu + Stage> Course for Taught<R> {
    fn game(&self) -> &'static str {
        R::GAME
    }

    fn list(&self) -> Vec<LessonListed> {
        self.lessons.iter().map(listed).collect()
    }

    fn show(&self, lesson: &str) -> Option<LessonShown> {
        let lesson = self.find(lesson)?;
        let steps = lesson.steps.iter().map(|step| StepShown {
            text: step.key.clone(),
            asks: !step.right.is_empty(),
            clauses: step.clauses.clone(),
            look: step.look.clone(),
            solution: step.solution().map(str::to_owned),
        });
        Some(LessonShown {
            listed: listed(lesson),
            seat: lesson.seat,
            rules: R::VERSION,
            setup: serde_json::to_value(&lesson.setup).unwrap_or_default(),
            setting: R::setting(&lesson.setup),
            way: steps.collect(),
        })
    }

    fn play(&self, lesson: &str, tried: &LessonTry) -> Result<LessonNow, Unknown> {
        let lesson = self.find(lesson).ok_or(Unknown::Lesson)?;
        let mut walk = Walk::after(lesson, &tried.done)?;
        let answer = match (&tried.why, &tried.action) {
            (Some(picks), _) => why(&walk, picks),
            (None, Some(action)) => Some(answered(walk.try_answer(action).map_err(Stray::from)?)),
            (None, None) => None,
        };
        Ok(LessonNow {
            step: walk.at() as u8,
            done: !walk.asks(),
            answer,
            told: walk.told().iter().map(|it| told::<R>(it, lesson.seat)).collect(),
            now: now(&walk),
        })
    }
}

fn listed<R: Stage>(lesson: &Lesson<R>) -> LessonListed {
    LessonListed {
        game: R::GAME,
        id: lesson.id.clone(),
        title: lesson.key(),
        minutes: lesson.minutes,
        steps: lesson.steps.len() as u8,
    }
}

fn why<R: Menu + Stage>(walk: &Walk<'_, R>, picks: &[PickSent]) -> Option<AnswerShown> {
    scene::why::<R>(walk.state(), walk.lesson().seat, picks).map(refused)
}

fn refused(refusal: Refusal) -> AnswerShown {
    AnswerShown::Refused { sentence: refusal.sentence, clause: Some(refusal.clause) }
}

fn answered(answer: Answer) -> AnswerShown {
    match answer {
        Answer::Right(text) => AnswerShown::Right { text },
        Answer::Wrong(text) => AnswerShown::Wrong { text },
        Answer::Refused(refusal) => refused(refusal),
    }
}

/// What happened, as the learner may know it.
fn told<R: Menu>(happened: &Happened<R>, learner: Seat) -> LessonMoment {
    let knows = !R::SECRETS || happened.actor == Actor::Seat(learner);
    let events = happened.events.iter().filter_map(|it| it.seen_by(Viewer::Seat(learner)));
    LessonMoment {
        actor: happened.actor,
        action: knows.then(|| happened.action.clone()),
        sentence: happened.sentence.clone().filter(|_| knows),
        events: Written::new(&events.map(|event| scene::shown::<R>(&event)).collect::<Vec<_>>()),
    }
}

/// The table before the learner. Nothing can be picked once the step is done.
fn now<R: Menu + Stage>(walk: &Walk<'_, R>) -> Now {
    let (state, seat) = (walk.state(), walk.lesson().seat);
    let prompt = R::prompt(state);
    let asked = prompt.seats().contains(seat) && walk.asks();
    let actions = if asked { scene::actions::<R>(state, seat) } else { Vec::new() };
    let things = scene::things::<R>(state, seat, &actions);
    Now {
        prompt: PromptShown {
            seats: if asked { vec![seat] } else { Vec::new() },
            question: asked.then(|| R::question(state, seat)),
            urgent: false,
            over: None,
        },
        view: Written::new(&R::view(state, Viewer::Seat(seat))),
        actions: actions.into_iter().collect(),
        things,
        forms: if asked { R::forms(state, seat) } else { Vec::new() },
        undo: false,
        clock: still(),
        seats: Seat::all(R::seats(state)).map(|it| sitting(it, seat)).collect(),
    }
}

/// A lesson has all the time that one takes for it.
const fn still() -> ClockShown {
    ClockShown {
        now_ms: 0,
        running: false,
        paused: false,
        awaits_ready: false,
        elapsed_ms: None,
        begins_in_ms: None,
        next_ms: None,
        seats: Vec::new(),
    }
}

fn sitting(seat: Seat, learner: Seat) -> SeatShown {
    SeatShown {
        seat,
        name: None,
        kind: if seat == learner { SeatKind::Human } else { SeatKind::Bot },
        level: None,
        taken: true,
        connected: true,
        resigned: false,
        away: false,
        host: seat == learner,
    }
}
