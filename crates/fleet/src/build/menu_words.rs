//! How the choices of a menu are read into a set-up: lists as one text, words for what is left out,
//! and fleets by their names.

use serde::{Deserialize, Deserializer, de};

use crate::build::code::FleetCode;
use crate::build::ready::ReadyFleet;
use crate::build::roster::FleetSpec;

/// Players place special sectors themselves.
pub(crate) const PLACED: &str = "placed";

/// Fleets are not chosen at the table.
pub(crate) const GIVEN: &str = "given";

#[derive(Deserialize)]
#[serde(untagged)]
enum Words {
    List(Vec<String>),
    Text(String),
}

impl Words {
    fn list(self) -> Vec<String> {
        match self {
            Self::List(list) => list,
            Self::Text(text) => {
                text.split('+').filter(|word| !word.is_empty()).map(str::to_owned).collect()
            }
        }
    }
}

/// A list of words, or one text with `+` between them.
pub(super) fn list<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<String>, D::Error> {
    Ok(Words::deserialize(source)?.list())
}

/// The same, or nothing at all where players place them.
pub(super) fn terrain<'de, D>(source: D) -> Result<Option<Vec<String>>, D::Error>
where
    D: Deserializer<'de>,
{
    let words = Option::<Words>::deserialize(source)?;
    Ok(words.filter(|it| !matches!(it, Words::Text(text) if text == PLACED)).map(Words::list))
}

/// How fleets are chosen; nothing where they are given.
pub(super) fn choice<'de, D: Deserializer<'de>>(source: D) -> Result<Option<String>, D::Error> {
    Ok(Option::<String>::deserialize(source)?.filter(|word| word != GIVEN))
}

/// Fleets as they are written, or by the name of a ready-made one, or by their code.
pub(super) fn fleets<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<FleetSpec>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Fleet {
        Written(FleetSpec),
        Named(String),
    }
    let read = |fleet| match fleet {
        Fleet::Written(spec) => Ok(spec),
        Fleet::Named(name) => {
            let code = || name.parse::<FleetCode>().ok().map(|code| code.roster().spec());
            let ready = ReadyFleet::find(&name).map(|ready| ready.fleet.clone());
            let unknown = || de::Error::custom(format!("there is no fleet called `{name}`"));
            ready.or_else(code).ok_or_else(unknown)
        }
    };
    Vec::<Fleet>::deserialize(source)?.into_iter().map(read).collect()
}
