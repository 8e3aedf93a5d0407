//! How a game is put before a person: questions, picks and descriptions, all as data.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Clause, Form, Offer, Pick, Refusal, Rules, Seat, Sentence, Value};

/// What a client needs beyond the rules to offer a game to people. Like the rules it builds no
/// text: everything is a [`Sentence`] or a [`Pick`].
///
/// ```
/// use kernel::chance::Scripted;
/// use kernel::{NoLog, Present, Rules, Seat};
/// use samples::race::{Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let state = Race::start(&setup, &mut Scripted::default(), &mut NoLog)?;
/// assert_eq!(Race::question(&state, Seat::new(0)).key, "race-question-turn");
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Present: Rules {
    /// What a picture shows of an action before anybody commits to it; `()` where there is nothing.
    type Preview: Clone + PartialEq + Debug + Serialize;

    /// What the ids of its clauses start with.
    const CLAUSES: &'static str;

    /// What is asked of a seat that owes a decision. Depends on nothing the seat cannot see.
    fn question(state: &Self::State, seat: Seat) -> Sentence;

    /// Whether a question is more urgent than a turn: somebody is shot at.
    fn alarms(_question: &Sentence) -> bool {
        false
    }

    /// What helps those who do not know the game by heart to answer: it stands beside the question.
    fn hint(_state: &Self::State, _seat: Seat) -> Option<Sentence> {
        None
    }

    /// One action: what it does in a sentence and, where it is listed, the picks that spell it.
    fn offer(state: &Self::State, seat: Seat, action: &Self::Action) -> Offer;

    /// What a listed action would do, where its sentence does not say it all. Like an offer it
    /// depends on nothing the seat cannot see.
    fn preview(_state: &Self::State, _seat: Seat, _action: &Self::Action) -> Option<Self::Preview> {
        None
    }

    /// What the seat may write besides what is listed; nothing when it is not asked. Whatever a form
    /// without a free piece spells is accepted. Like an offer it depends on nothing the seat cannot
    /// see.
    fn forms(_state: &Self::State, _seat: Seat) -> Vec<Form> {
        Vec::new()
    }

    /// What a thing that can be picked is called, where its id says too little: `1a` is a ship.
    fn label(_view: &Self::View, _pick: &Pick) -> Option<Value> {
        None
    }

    /// Whether a thing that is picked ends something or gives it up: it stands after all others.
    fn closes(_pick: &Pick) -> bool {
        false
    }

    /// Whether the only thing to pick after these picks may be picked by itself: where that cannot
    /// surprise.
    fn follows(_picks: &[Pick], _only: &Pick) -> bool {
        false
    }

    /// Whether an action gives something up that is hard to get back: a client may ask first.
    fn gives_up(_state: &Self::State, _action: &Self::Action) -> bool {
        false
    }

    /// An event in words.
    fn tell(event: &Self::Event) -> Sentence;

    /// The rule that made an event happen.
    fn clause(_event: &Self::Event) -> Option<Clause> {
        None
    }

    /// How far an event is set in under those before it: 0 stands out.
    fn depth(_event: &Self::Event) -> u8 {
        0
    }

    /// The seat whose turn an event begins.
    fn turn_of(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether an event decides something that one looks for later: how a combat ended.
    fn decides(_event: &Self::Event) -> bool {
        false
    }

    /// Things that happened one after the other, told in as few lines as one wants to read. All of
    /// them may be known to whoever reads it.
    fn tell_all(events: &[Self::Event]) -> Vec<Line> {
        let line = |event| Line::from(Self::tell(event)).at_depth(Self::depth(event));
        events.iter().map(line).collect()
    }

    /// The position in words, for those who read it instead of seeing it.
    fn describe(view: &Self::View) -> Vec<Paragraph>;

    /// What an event is about, to be lit up beside its sentence: squares, cards, seats. Like the
    /// event it is only shown to whoever may see the event.
    fn marks(_event: &Self::Event) -> Vec<Pick> {
        Vec::new()
    }

    /// What a clock on the table shows at this time of the game; none while nobody races against it.
    fn clock_shows(_state: &Self::State, now_ms: u32) -> Option<u32> {
        Some(now_ms)
    }

    /// What can be looked up besides the rules: cards and boards, each under its name.
    fn catalogue() -> Vec<Paragraph> {
        Vec::new()
    }

    /// What somebody means who types this instead of a notation: decisions one after the other, in
    /// a short form of the game's own. None if it is not that; a refusal if it is, and names what
    /// is not there.
    fn shorthand(
        _state: &Self::State,
        _seat: Seat,
        _text: &str,
    ) -> Result<Option<Vec<Self::Action>>, Refusal> {
        Ok(None)
    }

    /// How that short form is typed.
    fn shorthand_help() -> Option<Sentence> {
        None
    }

    /// What somebody meant who picked these things one after the other although they spell no
    /// listed action: the rules are then asked why it is not allowed.
    fn meant(_state: &Self::State, _seat: Seat, _picks: &[Picked<'_>]) -> Option<Self::Action> {
        None
    }
}

/// A thing that somebody picked, as it was sent: perhaps no thing of this game at all.
///
/// ```
/// use kernel::Picked;
///
/// let picked = Picked { kind: "square", id: "b3" };
/// assert_eq!(picked.kind, "square");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picked<'a> {
    pub kind: &'a str,
    pub id: &'a str,
}

/// A line of a story: sentences one after the other, perhaps set in.
///
/// ```
/// use kernel::{Line, Sentence};
///
/// let line = Line::from(Sentence::new("race-event-rested")).at_depth(2);
/// assert_eq!((line.depth, line.sentences.len()), (2, 1));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// How far it is set in: 0 stands out.
    pub depth: u8,
    pub sentences: Vec<Sentence>,
}

impl Line {
    /// The same line, set in so far.
    #[must_use]
    pub fn at_depth(self, depth: u8) -> Self {
        Self { depth, ..self }
    }
}

impl From<Sentence> for Line {
    fn from(sentence: Sentence) -> Self {
        Self { depth: 0, sentences: vec![sentence] }
    }
}

/// A headed part of a description.
///
/// ```
/// use kernel::{Paragraph, Sentence};
///
/// let hand = Paragraph { heading: Sentence::new("sealed-heading-hand"), lines: vec![] };
/// assert!(hand.lines.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Paragraph {
    pub heading: Sentence,
    pub lines: Vec<Sentence>,
}
