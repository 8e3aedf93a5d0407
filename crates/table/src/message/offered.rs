//! What is open to a seat, packed: what several actions have in common is said once.

use std::collections::HashMap;

use kernel::{Floating, Pick, Run, Sentence, Value};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Written;

/// An action that is open.
#[derive(Debug, Clone)]
pub struct Offered {
    /// What to send in order to play it.
    pub notation: String,
    pub sentence: Sentence,
    /// The things one picks, in order.
    pub picks: Vec<Pick>,
    /// The runs among them whose parts may be picked in any order.
    pub any_order: Vec<Run>,
    /// Those among them that may be named at any point between the others.
    pub floating: Option<Floating>,
    /// How many of the last picks follow by themselves where there is nothing else to pick.
    pub by_itself: u8,
    /// Whether it gives something up that is hard to get back: a client may ask first.
    pub gives_up: bool,
    /// What it would do, in the game's own words.
    pub preview: Option<Written>,
}

/// What is open to a seat. The first lists have an entry for each action, in the same order; they
/// refer by numbers, counted from 0, to the last five, which hold each thing once. Lists without
/// entries are left out.
#[derive(Debug, Clone, Default, Serialize, TS, ToSchema)]
pub struct Actions {
    /// What to send in order to play each action.
    pub notations: Vec<String>,
    /// Each action in words: a phrase, then the values of its arguments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<u32>>>", optional)]
    pub sentences: Vec<Vec<u32>>,
    /// The things that one picks for each action, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<u32>>>", optional)]
    pub picks: Vec<Vec<u32>>,
    /// The freedom that each action leaves to this order, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<u32>>>", optional)]
    pub orders: Vec<Option<u32>>,
    /// Those among the actions that give something up that is hard to get back, by their numbers: a
    /// client may ask first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub give_up: Vec<u32>,
    /// What each action would do, if there is anything to show.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<u32>>>", optional)]
    pub previews: Vec<Option<u32>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Phrase>>", optional)]
    #[schema(value_type = Vec<Phrase>)]
    pub phrases: Vec<Written>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Value>>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub values: Vec<Written>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Pick>>", optional)]
    #[schema(value_type = Vec<Pick>)]
    pub things: Vec<Written>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Freedom>>", optional)]
    #[schema(value_type = Vec<Freedom>)]
    pub freedoms: Vec<Written>,
    /// In the game's own words, as JSON.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<unknown>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub prospects: Vec<Written>,
}

/// A message of the locale files, with the names of its arguments.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct Phrase {
    pub key: &'static str,
    pub args: Vec<&'static str>,
}

/// In which other ways than one after the other picks may be made.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub struct Freedom {
    /// The runs among them whose parts may be picked in any order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Run>>", optional)]
    pub any_order: Vec<Run>,
    /// Those among them that may be named at any point between the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub floating: Option<Floating>,
    /// How many of the last ones follow by themselves where there is nothing else to pick.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by_itself: Option<u8>,
}

impl Actions {
    pub fn is_empty(&self) -> bool {
        self.notations.is_empty()
    }
}

impl FromIterator<Offered> for Actions {
    fn from_iter<I: IntoIterator<Item = Offered>>(offered: I) -> Self {
        let mut packing = Packing::default();
        offered.into_iter().for_each(|action| packing.add(action));
        packing.finish()
    }
}

/// Actions that are being packed.
#[derive(Default)]
struct Packing {
    actions: Actions,
    phrases: Numbered,
    values: Numbered,
    things: Numbered,
    freedoms: Numbered,
    prospects: Numbered,
}

impl Packing {
    fn add(&mut self, offered: Offered) {
        let Offered { notation, sentence, picks, any_order, floating, by_itself, .. } = offered;
        let mut said = vec![self.phrase(&sentence)];
        said.extend(sentence.args.iter().map(|(_, value)| self.values.number(value)));
        let by_itself = (by_itself > 0).then_some(by_itself);
        let is_free = !any_order.is_empty() || floating.is_some() || by_itself.is_some();
        let freedom = Freedom { any_order, floating, by_itself };
        let freedom = is_free.then(|| self.freedoms.number(&freedom));
        let actions = &mut self.actions;
        if offered.gives_up {
            actions.give_up.push(actions.notations.len() as u32);
        }
        actions.notations.push(notation);
        actions.sentences.push(said);
        actions.picks.push(picks.iter().map(|pick| self.things.number(pick)).collect());
        actions.orders.push(freedom);
        actions.previews.push(
            offered.preview.map(|preview| self.prospects.number_of(preview.get().to_owned())),
        );
    }

    fn phrase(&mut self, sentence: &Sentence) -> u32 {
        let args = sentence.args.iter().map(|(name, _)| *name).collect();
        self.phrases.number(&Phrase { key: sentence.key, args })
    }

    fn finish(self) -> Actions {
        let mut actions = self.actions;
        for list in [&mut actions.orders, &mut actions.previews] {
            if list.iter().all(Option::is_none) {
                list.clear();
            }
        }
        Actions {
            phrases: self.phrases.entries,
            values: self.values.entries,
            things: self.things.entries,
            freedoms: self.freedoms.entries,
            prospects: self.prospects.entries,
            ..actions
        }
    }
}

/// Things that are written once, and known by their numbers afterwards.
#[derive(Default)]
struct Numbered {
    numbers: HashMap<String, u32>,
    entries: Vec<Written>,
}

impl Numbered {
    fn number(&mut self, thing: &impl Serialize) -> u32 {
        let text = serde_json::to_string(thing);
        self.number_of(text.expect("what is shown holds only what JSON can say"))
    }

    fn number_of(&mut self, text: String) -> u32 {
        if let Some(known) = self.numbers.get(&text) {
            return *known;
        }
        let number = self.entries.len() as u32;
        let raw = RawValue::from_string(text.clone()).expect("it was written as JSON");
        self.entries.push(Written::from(raw));
        self.numbers.insert(text, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(notation: &str, die: &'static str, damage: u8) -> Offered {
        Offered {
            notation: notation.to_owned(),
            sentence: Sentence::new("offer").with("die", die).with("damage", damage),
            picks: vec![Pick::new("die", die), Pick::new("ship", "2a")],
            any_order: Vec::new(),
            floating: Some(Floating::new(0, 1)),
            by_itself: 0,
            gives_up: notation == "b",
            preview: Some(Written::new(&damage)),
        }
    }

    #[test]
    fn what_several_have_in_common_is_said_once() {
        let actions: Actions =
            [offered("a", "ro", 3), offered("b", "rd", 3), offered("c", "ro", 4)]
                .into_iter()
                .collect();
        let written = serde_json::to_value(&actions).expect("JSON");
        let expected = serde_json::json!({
            "notations": ["a", "b", "c"],
            "sentences": [[0, 0, 1], [0, 2, 1], [0, 0, 3]],
            "picks": [[0, 1], [2, 1], [0, 1]],
            "orders": [0, 0, 0],
            "give_up": [1],
            "previews": [0, 0, 1],
            "phrases": [{"key": "offer", "args": ["die", "damage"]}],
            "values": [{"text": "ro"}, {"number": 3}, {"text": "rd"}, {"number": 4}],
            "things": [
                {"kind": "die", "id": "ro"}, {"kind": "ship", "id": "2a"}, {"kind": "die", "id": "rd"},
            ],
            "freedoms": [{"floating": {"start": 0, "length": 1}}],
            "prospects": [3, 4],
        });
        assert_eq!(written, expected);
    }

    #[test]
    fn what_nobody_has_is_left_out() {
        let plain = Offered { floating: None, preview: None, ..offered("a", "ro", 3) };
        let written = serde_json::to_value(Actions::from_iter([plain])).expect("JSON");
        for list in ["orders", "give_up", "previews", "freedoms", "prospects"] {
            assert!(written.get(list).is_none(), "{list}");
        }
        let nothing = serde_json::to_string(&Actions::default()).expect("JSON");
        assert_eq!(nothing, r#"{"notations":[]}"#);
    }
}
