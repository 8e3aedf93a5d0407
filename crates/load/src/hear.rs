//! As much of a message as a player needs. The rest is skipped unread: a load generator that read
//! everything would measure itself.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;

/// Something that the server said: one kind of record for all kinds of messages, because what
/// depends on a tag would have to be kept until the tag is found.
#[derive(Debug, Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: Kind,
    version: Option<u32>,
    #[serde(borrow)]
    now: Option<Standing<'a>>,
    #[serde(borrow)]
    actions: Option<Actions<'a>>,
    prompt: Option<Prompt>,
    clock: Option<Clock>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Ack,
    Refused,
    Snapshot,
    Moment,
    Bye,
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Standing<'a> {
    #[serde(borrow)]
    actions: Option<Actions<'a>>,
    prompt: Option<Prompt>,
    clock: Option<Clock>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Actions<'a> {
    #[serde(borrow)]
    pub(crate) notations: Vec<Notation<'a>>,
}

/// An action that is open, borrowed from the message wherever that is possible.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Notation<'a>(#[serde(borrow)] pub(crate) Cow<'a, str>);

#[derive(Debug, Deserialize)]
struct Prompt {
    over: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
struct Clock {
    #[serde(default)]
    awaits_ready: bool,
}

/// What a player learns from it.
#[derive(Debug)]
pub(crate) enum Learnt<'a> {
    /// The command was carried out.
    Done,
    /// It was not.
    Refused,
    /// How it stands: what this player may do if that has changed, whether the game is over, and
    /// whether it waits for everybody to be ready.
    Standing {
        version: u32,
        actions: Option<Actions<'a>>,
        over: bool,
        awaits_ready: bool,
    },
    Goodbye,
    Nothing,
}

pub(crate) fn hear(text: &str) -> Result<Learnt<'_>, serde_json::Error> {
    let Heard { kind, version, now, actions, prompt, clock } = serde_json::from_str(text)?;
    let whole = actions.is_some().then_some(Standing { actions, prompt, clock });
    Ok(match (kind, version, now.or(whole)) {
        (Kind::Ack, ..) => Learnt::Done,
        (Kind::Refused, ..) => Learnt::Refused,
        (Kind::Snapshot | Kind::Moment, Some(version), Some(now)) => Learnt::Standing {
            version,
            actions: now.actions,
            over: now.prompt.is_some_and(|prompt| prompt.over.is_some()),
            awaits_ready: now.clock.is_some_and(|clock| clock.awaits_ready),
        },
        (Kind::Bye, ..) => Learnt::Goodbye,
        (Kind::Snapshot | Kind::Moment | Kind::Other, ..) => Learnt::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_tells_what_is_open() {
        let text = r#"{"type":"moment","version":7,"at":7,"events":[{"event":{}}],"now":
            {"prompt":{"seats":[1]},"view":{"x":[1]},"actions":{"notations":["m b3"],"picks":[[]]}}}"#;
        let Ok(Learnt::Standing { version: 7, actions, over: false, .. }) = hear(text) else {
            panic!("something else was heard")
        };
        assert_eq!(actions.expect("they changed").notations[0].0, "m b3");
    }

    #[test]
    fn what_is_left_out_has_not_changed() {
        let text = r#"{"type":"moment","version":8,"at":8,"events":[],"now":
            {"undo":false,"clock":{"awaits_ready":true}}}"#;
        let Ok(Learnt::Standing { version: 8, actions: None, over: false, awaits_ready: true }) =
            hear(text)
        else {
            panic!("something else was heard")
        };
    }

    #[test]
    fn other_messages_are_short() {
        assert!(matches!(hear(r#"{"type":"ack","id":"a","version":1}"#), Ok(Learnt::Done)));
        assert!(matches!(hear(r#"{"type":"seats","seats":[]}"#), Ok(Learnt::Nothing)));
        assert!(matches!(hear(r#"{"type":"bye","sentence":{}}"#), Ok(Learnt::Goodbye)));
        assert!(hear("garbage").is_err());
    }
}
