//! As much of a message as a player needs. The rest is skipped unread: a load generator that read
//! everything would measure itself.

use std::borrow::Cow;

use serde::Deserialize;

/// Something that the server said.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Heard<'a> {
    Ack {},
    Refused {},
    Snapshot {
        version: u32,
        #[serde(borrow)]
        actions: Vec<Offer<'a>>,
        prompt: Prompt,
    },
    Moment {
        version: u32,
        #[serde(borrow)]
        now: Option<Now<'a>>,
    },
    Bye {},
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Now<'a> {
    #[serde(borrow)]
    pub(crate) actions: Vec<Offer<'a>>,
    pub(crate) prompt: Prompt,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Offer<'a> {
    #[serde(borrow)]
    pub(crate) notation: Cow<'a, str>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Prompt {
    over: Option<serde::de::IgnoredAny>,
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
    // A tag that comes first is found without keeping the rest; serde keeps everything.
    if text.starts_with(r#"{"type":"ack""#) {
        return Ok(Learnt::Done);
    }
    Ok(match serde_json::from_str(text)? {
        Heard::Ack {} => Learnt::Done,
        Heard::Refused {} => Learnt::Refused,
        Heard::Snapshot { version, actions, prompt }
        | Heard::Moment { version, now: Some(Now { actions, prompt }) } => {
            Learnt::Standing { version, actions, over: prompt.over.is_some() }
        }
        Heard::Bye {} => Learnt::Goodbye,
        Heard::Moment { now: None, .. } | Heard::Other => Learnt::Nothing,
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
