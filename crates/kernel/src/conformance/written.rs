//! Written answers: what an open form spells is accepted and not listed, and what is accepted is
//! listed or spelled.

use super::Examination;
use crate::chance::Chance as _;
use crate::{Form, Present, Seat};

/// Up to so many spellings of a form are all tried; of more, so many of them.
const SPELLINGS_TRIED: usize = 48;

impl<R: Present> Examination<R> {
    pub(super) fn examine_forms(&mut self) {
        let place = self.place();
        for seat in Seat::all(R::seats(self.play.state())) {
            for form in R::forms(self.play.state(), seat) {
                self.examine_form(seat, &form);
            }
            for action in self.play.actions(seat) {
                assert!(!R::is_written(&action), "{place}: `{action}` is listed and written");
            }
        }
    }

    fn examine_form(&mut self, seat: Seat, form: &Form) {
        let place = self.place();
        assert!(form.spellings() != Some(0), "{place}: {form:?} spells nothing");
        let spellings = form.spellings().unwrap_or(1);
        for number in 0..spellings.min(SPELLINGS_TRIED) {
            let is_all = spellings <= SPELLINGS_TRIED;
            let number = if is_all { number } else { self.whim.below(spellings as u32) as usize };
            let Some(text) = form.spelling(number) else { continue };
            assert!(form.spells(&text), "{place}: {form:?} does not know `{text}`");
            let Ok(action) = text.parse::<R::Action>() else {
                panic!("{place}: `{text}` is spelled and no notation")
            };
            assert!(R::is_written(&action), "{place}: `{text}` is spelled and not written");
            if let Err(refusal) = R::check(self.play.state(), seat.into(), &action) {
                panic!("{place}: `{text}` is spelled but refused: {refusal}");
            }
            self.examine_notation(&action);
            self.remember(&[action]);
        }
    }

    /// Whether an open form spells the action.
    pub(super) fn is_spelled(&self, seat: Seat, action: &R::Action) -> bool {
        let text = action.to_string();
        R::forms(self.play.state(), seat).iter().any(|form| form.spells(&text))
    }

    /// Something that a form spells, where one is open.
    pub(super) fn written_action(&mut self, seat: Seat) -> Option<R::Action> {
        let forms = R::forms(self.play.state(), seat);
        let form = forms.get(self.whim.below(forms.len().max(1) as u32) as usize)?;
        let number = self.whim.below(form.spellings().unwrap_or(1).max(1) as u32) as usize;
        form.spelling(number)?.parse().ok()
    }
}
