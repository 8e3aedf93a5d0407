//! What can be done now, by number and by notation, in lists that can be read aloud.

use std::fmt::Write as _;

use kernel::{Form, Offer, Pick, Piece, Play, Present, Seat, Sentence, Value, Viewer};
use words::Words;

use super::session::is_race;

/// A longer list is shown in groups.
const LIST_AT_MOST: usize = 15;

/// The actions open to one seat.
pub(crate) struct Menu<R: Present> {
    pub(crate) items: Vec<Item<R>>,
    /// Not where an action is spelt as a number, or where something that one picks is called by
    /// one, such as the slot of a turn. Nor in a race, where the list changes while one types.
    numbered: bool,
    /// Picks whose ids say too little, with their names.
    named: Vec<(Pick, Value)>,
    /// What can be written besides.
    forms: Vec<Form>,
}

/// One action, as it is offered.
pub(crate) struct Item<R: Present> {
    pub(crate) action: R::Action,
    pub(crate) notation: String,
    offer: Offer,
}

impl<R: Present> Menu<R> {
    pub(crate) fn new(play: &Play<R>, seat: Seat) -> Self {
        let item = |action: R::Action| Item {
            notation: action.to_string(),
            offer: R::offer(play.state(), seat, &action),
            action,
        };
        let items: Vec<_> = play.actions(seat).into_iter().map(item).collect();
        let is_number = |text: &str| text.parse::<usize>().is_ok();
        let is_called_by_number = |item: &Item<R>| {
            is_number(&item.notation) || item.offer.picks.iter().any(|pick| is_number(&pick.id))
        };
        let numbered = !is_race(play) && !items.iter().any(is_called_by_number);
        let view = R::view(play.state(), Viewer::Seat(seat));
        let mut named: Vec<(Pick, Value)> = Vec::new();
        for pick in items.iter().flat_map(|item| &item.offer.picks) {
            if named.iter().all(|(known, _)| known != pick) {
                named.extend(R::label(&view, pick).map(|name| (pick.clone(), name)));
            }
        }
        Self { items, numbered, named, forms: R::forms(play.state(), seat) }
    }

    /// The action that was typed, by its notation or its number.
    pub(crate) fn chosen(&self, typed: &str) -> Option<&R::Action> {
        let typed = typed.to_lowercase();
        let spelt = self.items.iter().find(|item| item.notation.to_lowercase() == typed);
        let by_number = || {
            let number = typed.parse::<usize>().ok().filter(|_| self.numbered)?;
            self.items.get(number.checked_sub(1)?)
        };
        spelt.or_else(by_number).map(|item| &item.action)
    }

    /// The last number that can be typed, for a number that is none of them.
    pub(crate) fn overshot(&self, typed: &str) -> Option<u32> {
        typed.parse::<u32>().ok().filter(|_| self.numbered)?;
        Some(self.items.len() as u32)
    }

    /// The numbers of the actions that begin with what was typed: with these letters, or with
    /// these things picked.
    pub(crate) fn beginning_with(&self, typed: &str) -> Vec<usize> {
        let typed = typed.to_lowercase();
        let ids: Vec<&str> = typed.split_whitespace().collect();
        let begins = |item: &Item<R>| {
            let picked = item.offer.picks.iter().map(|pick| pick.id.to_lowercase());
            item.notation.to_lowercase().starts_with(&typed)
                || (ids.len() <= item.offer.picks.len()
                    && picked.zip(&ids).all(|(id, typed)| id == **typed))
        };
        (0..self.items.len()).filter(|index| begins(&self.items[*index])).collect()
    }

    /// What can be written that begins with what was typed, if anything can.
    pub(crate) fn forms_for(&self, typed: &str) -> Vec<&Form> {
        self.forms.iter().filter(|form| form.begins_with(typed)).collect()
    }

    /// One line for each of these forms, with its blanks in brackets.
    pub(crate) fn write(forms: &[&Form], words: &Words) -> String {
        forms.iter().fold(String::new(), |mut lines, form| {
            let line = words.pair(pattern(form, words), words.say(&form.sentence, &[]));
            let _ = writeln!(lines, "  {line}");
            lines
        })
    }

    /// What each of their blanks may be filled with, once each.
    pub(crate) fn blanks(forms: &[&Form], words: &Words) -> String {
        let mut blanks: Vec<String> = Vec::new();
        for piece in forms.iter().flat_map(|form| &form.pieces) {
            let (label, choices) = match piece {
                Piece::Fixed(_) => continue,
                Piece::OneOf { label, choices } => (label, choices.as_slice()),
                Piece::Free { label, .. } => (label, [].as_slice()),
            };
            let ids: Vec<&str> = choices.iter().map(|pick| &*pick.id).collect();
            let line = words.pair(format!("[{}]", words.say(label, &[])), ids.join(", "));
            if !ids.is_empty() && !blanks.contains(&line) {
                blanks.push(line);
            }
        }
        blanks.iter().fold(String::new(), |mut lines, line| {
            let _ = writeln!(lines, "    {line}");
            lines
        })
    }

    pub(crate) fn all(&self) -> Vec<usize> {
        (0..self.items.len()).collect()
    }

    /// One line for each of these actions.
    pub(crate) fn list(&self, indices: &[usize], words: &Words, names: &[String]) -> String {
        indices.iter().fold(String::new(), |mut lines, index| {
            let _ = writeln!(lines, "  {}", self.line(*index, words, names));
            lines
        })
    }

    /// The same, in groups by the first thing that one picks when there are many.
    pub(crate) fn outline(&self, indices: &[usize], words: &Words, names: &[String]) -> String {
        if indices.len() <= LIST_AT_MOST {
            return self.list(indices, words, names);
        }
        self.groups(indices).iter().fold(String::new(), |mut lines, (picks, members)| {
            let line = match members.as_slice() {
                [only] => self.line(*only, words, names),
                members => self.group_line(picks, members.len(), words),
            };
            let _ = writeln!(lines, "  {line}");
            lines
        })
    }

    fn line(&self, index: usize, words: &Words, names: &[String]) -> String {
        let item = &self.items[index];
        let sentence = words.say(&item.offer.sentence, names);
        let line = words.pair(&*item.notation, sentence);
        if self.numbered { format!("{}. {line}", index + 1) } else { line }
    }

    /// By the first pick in which these actions differ, in the order in which they are listed; each
    /// group with the picks that lead to it.
    fn groups(&self, indices: &[usize]) -> Vec<(&[Pick], Vec<usize>)> {
        let picks = |index: usize| self.items[index].offer.picks.as_slice();
        let shared = indices.iter().fold(picks(indices[0]).len(), |shared, index| {
            let pairs = picks(indices[0])[..shared].iter().zip(picks(*index));
            pairs.take_while(|(one, other)| one == other).count()
        });
        let mut groups: Vec<(&[Pick], Vec<usize>)> = Vec::new();
        for &index in indices {
            let lead = &picks(index)[..picks(index).len().min(shared + 1)];
            match groups.iter_mut().find(|(first, _)| *first == lead) {
                Some((_, members)) => members.push(index),
                None => groups.push((lead, vec![index])),
            }
        }
        groups
    }

    /// A group is called by what one types to see it; what was picked last by its name besides.
    fn group_line(&self, picks: &[Pick], count: usize, words: &Words) -> String {
        let ids: Vec<&str> = picks.iter().map(|pick| &*pick.id).collect();
        let name = picks.last().and_then(|last| self.named.iter().find(|(pick, _)| pick == last));
        let key = if name.is_some() { "text-group-named" } else { "text-group" };
        let mut sentence =
            Sentence::new(key).with("picks", ids.join(" ")).with("count", count as u32);
        if let Some((_, name)) = name {
            sentence = sentence.with("what", name.clone());
        }
        words.say(&sentence, &[])
    }
}

/// `say [turn] [station]`.
fn pattern(form: &Form, words: &Words) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Fixed(words) => (*words).to_owned(),
        Piece::OneOf { label, .. } | Piece::Free { label, .. } => {
            format!("[{}]", words.say(label, &[]))
        }
    };
    form.pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
}
