//! Where a view differs from the one before: what a seat did changes little of what all can see.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use super::Written;

/// A place in a view and what stands there now: the way to it by names and numbers, and the value.
#[derive(Debug, Clone, Serialize)]
pub struct ViewChange(Vec<Step>, Written);

/// One step on the way into a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Step {
    Name(String),
    Number(u32),
}

impl ViewChange {
    /// Puts the value into its place.
    pub(crate) fn put_into(&self, view: &mut serde_json::Value) {
        let place = self.0.iter().fold(view, |place, step| match step {
            Step::Name(name) => &mut place[name.as_str()],
            Step::Number(number) => &mut place[*number as usize],
        });
        *place = serde_json::from_str(self.1.get()).expect("what is shown is JSON");
    }
}

/// What is different now; nothing where it is shorter to show the whole view again.
pub(crate) fn changes(before: &Written, after: &Written) -> Option<Vec<ViewChange>> {
    let mut found = Found { way: Vec::new(), changes: Vec::new(), size: 0 };
    found.compare(&before.0, &after.0);
    let is_whole = found.changes.iter().any(|change| change.0.is_empty());
    (!is_whole).then_some(found.changes)
}

struct Found {
    /// Where the comparison stands.
    way: Vec<Step>,
    changes: Vec<ViewChange>,
    /// About how long the changes are as text.
    size: usize,
}

impl Found {
    fn compare(&mut self, before: &RawValue, after: &RawValue) {
        let (old, new) = (before.get(), after.get());
        if old == new {
            return;
        }
        let (count, size) = (self.changes.len(), self.size);
        let is_compared = match (old.as_bytes()[0], new.as_bytes()[0]) {
            (b'{', b'{') => self.compare_fields(old, new),
            (b'[', b'[') => self.compare_entries(old, new),
            _ => false,
        };
        if is_compared && self.size - size < self.cost(new) {
            return;
        }
        // Several small changes of a thing can be longer than the thing.
        self.changes.truncate(count);
        self.size = size + self.cost(new);
        self.changes.push(ViewChange(self.way.clone(), Written::from(after.to_owned())));
    }

    fn cost(&self, value: &str) -> usize {
        let steps = self.way.iter().map(|step| match step {
            Step::Name(name) => name.len() + 3,
            Step::Number(_) => 3,
        });
        value.len() + steps.sum::<usize>() + 6
    }

    /// Whether both have the same fields, and were compared field by field.
    fn compare_fields(&mut self, old: &str, new: &str) -> bool {
        type Fields<'a> = BTreeMap<&'a str, &'a RawValue>;
        let (Ok(old), Ok(new)) =
            (serde_json::from_str::<Fields<'_>>(old), serde_json::from_str::<Fields<'_>>(new))
        else {
            return false;
        };
        if !old.keys().eq(new.keys()) {
            return false;
        }
        for ((name, old), new) in old.iter().zip(new.values()) {
            self.way.push(Step::Name((*name).to_owned()));
            self.compare(old, new);
            self.way.pop();
        }
        true
    }

    /// Whether both have as many entries, and were compared entry by entry.
    fn compare_entries(&mut self, old: &str, new: &str) -> bool {
        type Entries<'a> = Vec<&'a RawValue>;
        let (Ok(old), Ok(new)) =
            (serde_json::from_str::<Entries<'_>>(old), serde_json::from_str::<Entries<'_>>(new))
        else {
            return false;
        };
        if old.len() != new.len() {
            return false;
        }
        for (number, (old, new)) in (0..).zip(old.iter().zip(&new)) {
            self.way.push(Step::Number(number));
            self.compare(old, new);
            self.way.pop();
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};
    use serde_json::{Value as Json, json};

    use super::*;

    /// What is sent, after it was seen that it leads from one view to the other.
    fn check(before: Json, after: &Json, expected: &Expect) {
        let sent = changes(&Written::new(&before), &Written::new(after));
        if let Some(changes) = &sent {
            let mut view = before;
            for change in changes {
                change.put_into(&mut view);
            }
            assert_eq!(view, *after);
        }
        expected.assert_eq(Written::new(&sent).get());
    }

    #[test]
    fn only_what_changed_is_sent() {
        check(
            json!({"time": 5, "members": [{"hand": 3, "name": "a long name"}, {"hand": 4, "name": "another long name"}]}),
            &json!({"time": 5, "members": [{"hand": 3, "name": "a long name"}, {"hand": 2, "name": "another long name"}]}),
            &expect![[r#"[[["members",1,"hand"],2]]"#]],
        );
    }

    #[test]
    fn what_grew_or_shrank_is_sent_as_a_whole() {
        check(
            json!({"title": "a text that is not sent again", "cards": ["A", "B"]}),
            &json!({"title": "a text that is not sent again", "cards": ["A"]}),
            &expect![[r#"[[["cards"],["A"]]]"#]],
        );
        check(json!({"a": 1}), &json!({"b": 1}), &expect!["null"]);
    }

    #[test]
    fn many_changes_of_a_small_thing_are_one() {
        check(
            json!({"title": "a text that is not sent again", "zones": [1, 2, 3]}),
            &json!({"title": "a text that is not sent again", "zones": [3, 2, 1]}),
            &expect![[r#"[[["zones"],[3,2,1]]]"#]],
        );
    }

    #[test]
    fn where_everything_is_new_the_whole_is_shorter() {
        check(json!({"a": 1, "b": 2}), &json!({"a": 2, "b": 1}), &expect!["null"]);
    }
}
