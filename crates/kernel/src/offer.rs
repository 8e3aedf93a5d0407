//! An action as a client offers it: the things one picks, and in which orders they may be picked.

use std::borrow::Cow;
use std::ops::Range;

use serde::Serialize;

use crate::{Picked, Sentence};

/// An action as a client offers it.
///
/// ```
/// use kernel::{Offer, Pick, Sentence};
///
/// let picks = vec![Pick::new("button", "roll")];
/// let offer = Offer::new(Sentence::new("race-offer-roll"), picks);
/// assert_eq!(offer.picks.len(), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offer {
    pub sentence: Sentence,
    /// The things one picks, in order. Different actions of a list have different picks.
    pub picks: Vec<Pick>,
    /// The runs among them whose order does not matter.
    pub any_order: Vec<Run>,
    /// Those among them that may be named at any point.
    pub floating: Option<Floating>,
}

/// Picks beside one another that may be made in any order, part by part: the dice of a roll, the
/// ships of a group. A part is usually one pick; a die with the special that turns it are two.
///
/// ```
/// use kernel::{Offer, Pick, Run, Sentence};
///
/// let picks = ["red", "blue", "roll"].map(|id| Pick::new("thing", id)).to_vec();
/// let roll = Offer::new(Sentence::new("offer-roll"), picks).in_any_order([Run::new(0, [1, 1])]);
/// let open = roll.next_after(&[Pick::new("thing", "blue")]);
/// assert_eq!(open, Some(vec![&Pick::new("thing", "red")]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Run {
    /// The number of its first pick, counted from 0.
    pub start: u8,
    /// How many picks each part has.
    pub parts: Vec<u8>,
}

impl Run {
    pub fn new(start: u8, parts: impl IntoIterator<Item = u8>) -> Self {
        Self { start, parts: parts.into_iter().collect() }
    }

    /// Its parts, and the number of the first pick after them.
    fn cut<'a>(&self, picks: &'a [Pick]) -> (Vec<&'a [Pick]>, usize) {
        let mut end = usize::from(self.start);
        let part = |length: &u8| {
            let start = end;
            end += usize::from(*length);
            &picks[start..end]
        };
        let parts = self.parts.iter().map(part).collect();
        (parts, end)
    }
}

/// Picks beside one another that may be named at any point between the others: the dice that pay for
/// an order. Among themselves they keep their order, runs apart. None of the others is like one of
/// them.
///
/// ```
/// use kernel::{Floating, Offer, Pick, Sentence};
///
/// let picks = ["die", "from", "to"].map(|id| Pick::new("thing", id)).to_vec();
/// let order = Offer::new(Sentence::new("offer-move"), picks).with_floating(Floating::new(0, 1));
/// let open = order.next_after(&[Pick::new("thing", "from")]);
/// assert_eq!(open.map(|next| next.len()), Some(2), "the die, or where to");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Floating {
    /// The number of its first pick, counted from 0.
    pub start: u8,
    pub length: u8,
}

impl Floating {
    pub const fn new(start: u8, length: u8) -> Self {
        Self { start, length }
    }

    fn range(self) -> Range<usize> {
        let start = usize::from(self.start);
        start..start + usize::from(self.length)
    }
}

/// Picks of an offer that follow one another: from the first to the last but for some between.
#[derive(Clone)]
struct Track {
    end: usize,
    left_out: Range<usize>,
}

impl Offer {
    pub const fn new(sentence: Sentence, picks: Vec<Pick>) -> Self {
        Self { sentence, picks, any_order: Vec::new(), floating: None }
    }

    /// The same with runs whose order does not matter; those of a single part are left out.
    #[must_use]
    pub fn in_any_order(self, runs: impl IntoIterator<Item = Run>) -> Self {
        let any_order = runs.into_iter().filter(|run| run.parts.len() > 1).collect();
        Self { any_order, ..self }
    }

    /// The same with picks that may be named at any point.
    #[must_use]
    pub fn with_floating(self, floating: impl Into<Option<Floating>>) -> Self {
        let floating = floating.into().filter(|floating| floating.length > 0);
        Self { floating, ..self }
    }

    /// What can be picked next by somebody who has picked these: nothing, if they spell the
    /// action. None, if they do not begin it.
    pub fn next_after<P>(&self, picked: &[P]) -> Option<Vec<&Pick>>
    where
        Pick: PartialEq<P>,
    {
        let loose = self.floating.map_or(0..0, Floating::range);
        let floats = |other: &&P| self.picks[loose.clone()].iter().any(|own| own == *other);
        let (named, others): (Vec<&P>, Vec<&P>) = picked.iter().partition(floats);
        let bound = Track { end: self.picks.len(), left_out: loose.clone() };
        let free = Track { end: loose.end, left_out: 0..0 };
        let mut next = Vec::new();
        let fits = self.follow(&free, loose.start, &named, &mut next)
            && self.follow(&bound, 0, &others, &mut next);
        fits.then_some(next)
    }

    /// Whether these picks, in this order, spell the action.
    pub fn is_spelt_by<P>(&self, picked: &[P]) -> bool
    where
        Pick: PartialEq<P>,
    {
        self.next_after(picked).is_some_and(|next| next.is_empty())
    }

    /// The picks with the parts of each run in another order, and what floats between the others:
    /// `choose` gives a number below the one it is asked for.
    pub fn mixed(&self, mut choose: impl FnMut(u32) -> usize) -> Vec<Pick> {
        let mut picks = self.picks.clone();
        for run in &self.any_order {
            let (mut parts, end) = run.cut(&self.picks);
            let mut mixed = Vec::new();
            while !parts.is_empty() {
                mixed.extend_from_slice(parts.swap_remove(choose(parts.len() as u32)));
            }
            picks.splice(usize::from(run.start)..end, mixed);
        }
        let named: Vec<Pick> = picks.drain(self.floating.map_or(0..0, Floating::range)).collect();
        let mut place = 0;
        for pick in named {
            place += choose((picks.len() - place + 1) as u32);
            picks.insert(place, pick);
            place += 1;
        }
        picks
    }

    /// Goes on from one pick; gives back whether what was picked fits.
    fn follow<'a, P>(
        &'a self,
        track: &Track,
        at: usize,
        picked: &[&P],
        next: &mut Vec<&'a Pick>,
    ) -> bool
    where
        Pick: PartialEq<P>,
    {
        let at = if track.left_out.contains(&at) { track.left_out.end } else { at };
        if at == track.end {
            return picked.is_empty();
        }
        if let Some(run) = self.any_order.iter().find(|run| usize::from(run.start) == at) {
            let (parts, end) = run.cut(&self.picks);
            return self.follow_parts(track, &parts, end, picked, next);
        }
        let own = &self.picks[at];
        match picked {
            [] => {
                next.push(own);
                true
            }
            [first, rest @ ..] => own == *first && self.follow(track, at + 1, rest, next),
        }
    }

    /// The same in a run, with the parts that are still to come.
    fn follow_parts<'a, P>(
        &'a self,
        track: &Track,
        left: &[&'a [Pick]],
        end: usize,
        picked: &[&P],
        next: &mut Vec<&'a Pick>,
    ) -> bool
    where
        Pick: PartialEq<P>,
    {
        if left.is_empty() {
            return self.follow(track, end, picked, next);
        }
        let mut fits = false;
        for (number, part) in left.iter().enumerate() {
            let begins = part.iter().zip(picked).all(|(own, other)| own == *other);
            if !begins || left[..number].contains(part) {
                continue;
            }
            if let Some(open) = part.get(picked.len()) {
                if !next.contains(&open) {
                    next.push(open);
                }
                fits = true;
            } else {
                let rest = [&left[..number], &left[number + 1..]].concat();
                fits |= self.follow_parts(track, &rest, end, &picked[part.len()..], next);
            }
        }
        fits
    }
}

/// One thing to pick: a square, a card, a die, a button.
///
/// ```
/// use kernel::Pick;
///
/// let pick = Pick::new("square", "b3");
/// assert_eq!(pick.to_string(), "square:b3");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Pick {
    pub kind: &'static str,
    pub id: Cow<'static, str>,
}

impl Pick {
    pub fn new(kind: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        Self { kind, id: id.into() }
    }
}

impl PartialEq<Picked<'_>> for Pick {
    fn eq(&self, other: &Picked<'_>) -> bool {
        self.kind == other.kind && self.id == other.id
    }
}

impl std::fmt::Display for Pick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.kind, self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(ids: &'static str) -> Vec<Pick> {
        ids.split_whitespace().map(|id| Pick::new("thing", id)).collect()
    }

    fn offer(ids: &'static str, runs: &[Run]) -> Offer {
        Offer::new(Sentence::new("x"), picks(ids)).in_any_order(runs.iter().cloned())
    }

    fn open(offer: &Offer, picked: &'static str) -> Option<String> {
        let next = offer.next_after(&picks(picked))?;
        Some(next.iter().map(|pick| pick.id.as_ref()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn without_runs_the_order_is_the_only_one() {
        let offer = offer("a b c", &[]);
        assert_eq!(open(&offer, "").as_deref(), Some("a"));
        assert_eq!(open(&offer, "a b").as_deref(), Some("c"));
        assert_eq!(open(&offer, "b"), None);
        assert_eq!(open(&offer, "a b c d"), None);
        assert!(offer.is_spelt_by(&picks("a b c")));
    }

    #[test]
    fn a_run_is_picked_in_any_order_each_part_as_often_as_it_is_there() {
        let roll = offer("r r g roll", &[Run::new(0, [1, 1, 1])]);
        assert_eq!(open(&roll, "").as_deref(), Some("r g"));
        assert_eq!(open(&roll, "g").as_deref(), Some("r"));
        assert_eq!(open(&roll, "r").as_deref(), Some("r g"));
        assert_eq!(open(&roll, "r g r").as_deref(), Some("roll"));
        assert_eq!(open(&roll, "g g"), None);
        assert!(roll.is_spelt_by(&picks("r g r roll")));
        assert!(!roll.is_spelt_by(&picks("roll r g r")), "the rest keeps its place");
    }

    #[test]
    fn what_belongs_together_stays_together() {
        let volley = offer("s o d e3 x", &[Run::new(0, [2, 1])]);
        assert!(volley.is_spelt_by(&picks("d s o e3 x")));
        assert_eq!(open(&volley, "s").as_deref(), Some("o"), "the special turns that die");
        assert_eq!(open(&volley, "o"), None);
        let both = offer("s o s d", &[Run::new(0, [2, 2])]);
        assert_eq!(open(&both, "s").as_deref(), Some("o d"));
        assert_eq!(open(&both, "s d s").as_deref(), Some("o"));
    }

    #[test]
    fn what_floats_is_named_at_any_point_and_the_rest_keeps_its_order() {
        let order = offer("bo c3 c4", &[]).with_floating(Floating::new(0, 1));
        assert_eq!(open(&order, "").as_deref(), Some("bo c3"));
        assert_eq!(open(&order, "c3").as_deref(), Some("bo c4"));
        assert_eq!(open(&order, "c3 c4").as_deref(), Some("bo"));
        for picked in ["bo c3 c4", "c3 bo c4", "c3 c4 bo"] {
            assert!(order.is_spelt_by(&picks(picked)), "{picked}");
        }
        assert_eq!(open(&order, "c4"), None);
        assert_eq!(open(&order, "bo bo"), None);
        assert!(!order.is_spelt_by(&picks("c3 c4")), "somebody has to pay");
    }

    #[test]
    fn runs_keep_their_freedom_where_something_floats() {
        let weapon = offer("ship fire rs bs e3", &[Run::new(2, [1, 1])]);
        let weapon = weapon.with_floating(Floating::new(2, 2));
        assert_eq!(open(&weapon, "ship").as_deref(), Some("rs bs fire"));
        assert!(weapon.is_spelt_by(&picks("bs ship rs fire e3")));
        let shield = offer("go b2 c3", &[Run::new(1, [1, 1])]).with_floating(Floating::new(0, 1));
        assert_eq!(open(&shield, "c3").as_deref(), Some("go b2"));
        assert!(shield.is_spelt_by(&picks("c3 go b2")));
    }

    #[test]
    fn what_is_mixed_spells_the_same() {
        let weapon = offer("ship fire rs bs e3", &[Run::new(2, [1, 1])]);
        let weapon = weapon.with_floating(Floating::new(2, 2));
        let mut met = std::collections::BTreeSet::new();
        for number in 0..200_usize {
            let mut left = number;
            let picks = weapon.mixed(|choices| {
                let chosen = left % choices as usize;
                left /= choices as usize;
                chosen
            });
            assert!(weapon.is_spelt_by(&picks), "{picks:?}");
            met.insert(picks);
        }
        assert_eq!(met.len(), 20, "two orders of the pair, ten ways to put it between three");
    }

    #[test]
    fn a_run_in_the_middle_begins_where_it_begins() {
        let weapon = offer("ship fire r b target", &[Run::new(2, [1, 1])]);
        assert_eq!(open(&weapon, "ship fire").as_deref(), Some("r b"));
        assert!(weapon.is_spelt_by(&picks("ship fire b r target")));
        assert_eq!(open(&weapon, "fire ship"), None);
    }
}
