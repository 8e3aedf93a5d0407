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
    actions: Option<Vec<Offer<'a>>>,
    prompt: Option<Prompt>,
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
    actions: Vec<Offer<'a>>,
    prompt: Prompt,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Offer<'a> {
    #[serde(borrow)]
    pub(crate) notation: Cow<'a, str>,
}

#[derive(Debug, Deserialize)]
struct Prompt {
    over: Option<IgnoredAny>,
}

/// What a player learns from it.
#[derive(Debug)]
pub(crate) enum Learnt<'a> {
    /// The command was carried out.
    Done,
    /// It was not.
    Refused,
    /// How it stands: what this player may do, and whether the game is over.
    Standing {
        version: u32,
        actions: Vec<Offer<'a>>,
        over: bool,
    },
    Goodbye,
    Nothing,
}

pub(crate) fn hear(text: &str) -> Result<Learnt<'_>, serde_json::Error> {
    let Heard { kind, version, now, actions, prompt } = serde_json::from_str(text)?;
    let now = now.or_else(|| Some(Standing { actions: actions?, prompt: prompt? }));
    Ok(match (kind, version, now) {
        (Kind::Ack, ..) => Learnt::Done,
        (Kind::Refused, ..) => Learnt::Refused,
        (Kind::Snapshot | Kind::Moment, Some(version), Some(Standing { actions, prompt })) => {
            Learnt::Standing { version, actions, over: prompt.over.is_some() }
        }
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
            {"prompt":{"seats":[1]},"view":{"x":[1]},"actions":[{"notation":"m b3","picks":[]}]}}"#;
        let Ok(Learnt::Standing { version: 7, actions, over: false }) = hear(text) else {
            panic!("something else was heard")
        };
        assert_eq!(actions[0].notation, "m b3");
    }

    #[test]
    fn other_messages_are_short() {
        assert!(matches!(hear(r#"{"type":"ack","id":"a","version":1}"#), Ok(Learnt::Done)));
        assert!(matches!(hear(r#"{"type":"seats","seats":[]}"#), Ok(Learnt::Nothing)));
        assert!(matches!(hear(r#"{"type":"bye","sentence":{}}"#), Ok(Learnt::Goodbye)));
        assert!(hear("garbage").is_err());
    }
}
