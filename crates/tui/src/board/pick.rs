//! Actions spelt by picking things: what is picked narrows down what can be picked next.

use kernel::{Offer, Pick};

/// The picks of one decision in the making. No action's picks begin another's, as every game
/// promises, so an action is played as soon as it is spelt.
///
/// ```
/// use kernel::{Offer, Pick, Sentence};
/// use tui::board::{Picker, Spelling};
///
/// let offer = |picks: &[&'static str]| {
///     let picks = picks.iter().map(|id| Pick::new("square", *id)).collect();
///     Offer::new(Sentence::new("board-nothing-here"), picks)
/// };
/// let offers = [("one", offer(&["a1", "b1"])), ("two", offer(&["a1", "b2"]))];
/// let mut picker = Picker::new(offers);
/// assert_eq!(picker.pick(&Pick::new("square", "a1")), Spelling::Begun);
/// assert_eq!(picker.pick(&Pick::new("square", "c3")), Spelling::Dark);
/// assert_eq!(picker.pick(&Pick::new("square", "b2")), Spelling::Spelt("two"));
/// ```
#[derive(Debug, Clone)]
pub struct Picker<A> {
    offers: Vec<(A, Offer)>,
    /// Each with whether it came by itself: taking back takes those along.
    picks: Vec<(Pick, Came)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    ByHand,
    ByItself,
}

/// What a pick led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spelling<A> {
    /// No action goes on like this.
    Dark,
    /// There is more to pick.
    Begun,
    Spelt(A),
}

impl<A> Default for Picker<A> {
    fn default() -> Self {
        Self { offers: Vec::new(), picks: Vec::new() }
    }
}

impl<A: Clone> Picker<A> {
    /// A terminal asks for one thing after the other: what may be named at any point keeps its
    /// place here.
    pub fn new(offers: impl IntoIterator<Item = (A, Offer)>) -> Self {
        let in_order = |(action, offer): (A, Offer)| (action, offer.with_floating(None));
        Self { offers: offers.into_iter().map(in_order).collect(), picks: Vec::new() }
    }

    /// What was picked so far, in order.
    pub fn picks(&self) -> Vec<Pick> {
        self.picks.iter().map(|(pick, _)| pick.clone()).collect()
    }

    pub const fn is_begun(&self) -> bool {
        !self.picks.is_empty()
    }

    /// What can be picked next, each once, in the order of the offers.
    pub fn lit(&self) -> Vec<Pick> {
        self.lit_after(&self.picks())
    }

    /// What can be picked first.
    pub fn lit_first(&self) -> Vec<Pick> {
        self.lit_after(&[])
    }

    fn lit_after(&self, picks: &[Pick]) -> Vec<Pick> {
        let mut lit: Vec<Pick> = Vec::new();
        for next in self.offers.iter().filter_map(|(_, offer)| offer.next_after(picks)).flatten() {
            if !lit.contains(next) {
                lit.push(next.clone());
            }
        }
        lit
    }

    /// The offers that go on from what was picked.
    pub fn open(&self) -> impl Iterator<Item = &Offer> {
        let picks = self.picks();
        let begins = move |offer: &&Offer| offer.next_after(&picks).is_some();
        self.offers.iter().map(|(_, offer)| offer).filter(begins)
    }

    /// The offers that could go on with this.
    pub fn open_to(&self, pick: &Pick) -> impl Iterator<Item = &Offer> {
        let picks = self.picks();
        let goes_on =
            move |offer: &&Offer| offer.next_after(&picks).is_some_and(|next| next.contains(&pick));
        self.offers.iter().map(|(_, offer)| offer).filter(goes_on)
    }

    fn spelt_by(&self, picks: &[Pick]) -> Option<&A> {
        self.offers.iter().find(|(_, offer)| offer.is_spelt_by(picks)).map(|(action, _)| action)
    }

    /// Picks one thing. Nothing changes when it is dark.
    pub fn pick(&mut self, pick: &Pick) -> Spelling<A> {
        self.pick_and_follow(pick, |_, _| false)
    }

    /// Picks one thing, and after it whatever is the only thing to pick and `follows` by itself.
    pub fn pick_and_follow(
        &mut self,
        pick: &Pick,
        follows: impl Fn(&[Pick], &Pick) -> bool,
    ) -> Spelling<A> {
        if !self.lit().contains(pick) {
            return Spelling::Dark;
        }
        self.picks.push((pick.clone(), Came::ByHand));
        loop {
            let picks = self.picks();
            match self.lit().as_slice() {
                [] => {
                    let spelt = self.spelt_by(&picks).cloned();
                    return spelt.map_or(Spelling::Begun, Spelling::Spelt);
                }
                [only] if follows(&picks, only) => {
                    self.picks.push((only.clone(), Came::ByItself));
                }
                [_, ..] => return Spelling::Begun,
            }
        }
    }

    /// Takes back the last pick made by hand and all that came after it by itself.
    pub fn back(&mut self) -> Option<Pick> {
        while let Some((pick, came)) = self.picks.pop() {
            if came == Came::ByHand {
                return Some(pick);
            }
        }
        None
    }

    /// Forgets what was picked.
    pub fn clear(&mut self) {
        self.picks.clear();
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Run, Sentence};

    use super::*;

    fn square(id: &'static str) -> Pick {
        Pick::new("square", id)
    }

    fn button(id: &'static str) -> Pick {
        Pick::new("button", id)
    }

    fn picker(orders: &[(&'static str, &[Pick])]) -> Picker<&'static str> {
        let offer = |picks: &[Pick]| Offer::new(Sentence::new("x"), picks.to_vec());
        Picker::new(orders.iter().map(|(action, picks)| (*action, offer(picks))))
    }

    fn ships() -> Picker<&'static str> {
        picker(&[
            ("b2-b3", &[square("b2"), square("b3")]),
            ("b2-c2", &[square("b2"), square("c2")]),
            ("attack", &[square("b2"), square("d4"), square("c4")]),
            ("warp", &[square("b2"), button("warp"), square("f6")]),
            ("roll", &[square("f6"), button("reconfigure")]),
            ("end", &[button("end")]),
        ])
    }

    #[test]
    fn only_what_goes_on_from_the_picks_is_lit() {
        let mut picker = ships();
        assert_eq!(picker.lit(), [square("b2"), square("f6"), button("end")]);
        assert_eq!(picker.pick(&square("b2")), Spelling::Begun);
        assert_eq!(picker.lit(), [square("b3"), square("c2"), square("d4"), button("warp")]);
        assert_eq!(picker.open().count(), 4);
        assert_eq!(picker.pick(&square("f6")), Spelling::Dark);
        assert_eq!(picker.picks(), [square("b2")], "a dark pick changes nothing");
    }

    #[test]
    fn the_last_pick_spells_the_action() {
        let mut picker = ships();
        picker.pick(&square("b2"));
        assert_eq!(picker.pick(&square("c2")), Spelling::Spelt("b2-c2"));
        assert_eq!(ships().pick(&button("end")), Spelling::Spelt("end"));
    }

    #[test]
    fn a_single_continuation_waits_unless_it_follows_by_itself() {
        let mut picker = ships();
        assert_eq!(picker.pick(&square("f6")), Spelling::Begun, "selecting a ship rolls no die");
        picker.back();
        picker.pick(&square("b2"));
        let only_squares = |_: &[Pick], next: &Pick| next.kind == "square";
        assert_eq!(picker.pick_and_follow(&square("d4"), only_squares), Spelling::Spelt("attack"));
    }

    #[test]
    fn dice_are_picked_in_any_order() {
        let roll = |action: &'static str, dice: &[&'static str]| {
            let picks = dice.iter().map(|id| Pick::new("colour", *id)).chain([button("roll")]);
            let offer = Offer::new(Sentence::new("x"), picks.collect());
            (action, offer.in_any_order([Run::new(0, vec![1; dice.len()])]))
        };
        let mut picker = Picker::new([roll("two", &["red", "red"]), roll("one", &["red", "blue"])]);
        let [red, blue] = ["red", "blue"].map(|id| Pick::new("colour", id));
        assert_eq!(picker.lit(), [red.clone(), blue.clone()]);
        assert_eq!(picker.open_to(&blue).count(), 1);
        picker.pick(&blue);
        assert_eq!(picker.lit().iter().collect::<Vec<_>>(), [&red]);
        picker.pick(&red);
        assert_eq!(picker.pick(&button("roll")), Spelling::Spelt("one"));
    }

    #[test]
    fn taking_back_takes_what_came_by_itself_along() {
        let mut picker = picker(&[
            ("one", &[square("a1"), square("b1"), square("c1")]),
            ("two", &[square("a1"), square("b1"), square("c2")]),
        ]);
        picker.pick_and_follow(&square("a1"), |_, _| true);
        assert_eq!(picker.picks(), [square("a1"), square("b1")]);
        assert_eq!(picker.back(), Some(square("a1")));
        assert!(!picker.is_begun());
        assert_eq!(picker.back(), None);
    }
}
