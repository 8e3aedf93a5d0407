//! What goes with what on a menu: found out by trying, so that nobody has to write it down twice.

use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::Menu;
use crate::chance::Fast;
use crate::{Clause, Refusal, Sentence};

/// Choices that can be played, and what does not go with them.
///
/// ```
/// use kernel::Fit;
/// use samples::race::Race;
///
/// let chosen = serde_json::Map::from_iter([("goal".to_owned(), 10.into())]);
/// let fit = Fit::of::<Race>(2, &chosen, Some("goal"));
/// assert_eq!((fit.setup, fit.refusal), (chosen, None));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fit {
    /// How many play: as many as were asked for, unless what was chosen last is for others.
    pub seats: u8,
    /// The choices, without those that did not go with what was chosen last.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub setup: Map<String, Json>,
    /// The options that went back to what is usual, each with the reason.
    pub dropped: Vec<Clash>,
    /// What would not go with these choices.
    pub clashes: Vec<Clash>,
    /// Why they cannot be played all the same, if they cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub refusal: Option<Reason>,
}

/// A choice that does not go with others.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Clash {
    pub option: String,
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = serde_json::Value))]
    pub value: Json,
    #[serde(flatten)]
    pub reason: Reason,
}

/// Why the rules do not like it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Reason {
    pub sentence: Sentence,
    pub clause: Clause,
}

impl From<Refusal> for Reason {
    fn from(Refusal { clause, sentence }: Refusal) -> Self {
        Self { sentence, clause }
    }
}

/// What stands for several choices of one option.
const JOINED: char = '+';

impl Fit {
    /// Keeps what was chosen last, and of the rest whatever goes with it, and tells what does not.
    pub fn of<R: Menu>(seats: u8, chosen: &Map<String, Json>, last: Option<&str>) -> Self {
        let fit = Self::mended::<R>(seats, chosen, last);
        Self { clashes: clashes::<R>(fit.seats, &fit.setup), ..fit }
    }

    /// The same without what else would not go. What the game is about comes last, so that it is
    /// the first to go.
    pub fn mended<R: Menu>(seats: u8, chosen: &Map<String, Json>, last: Option<&str>) -> Self {
        let counts = R::seat_counts();
        let usual = counts.first().copied().unwrap_or(seats);
        let seats = if counts.contains(&seats) { seats } else { usual };
        let mut fit = Self {
            seats,
            setup: chosen.clone(),
            dropped: Vec::new(),
            clashes: Vec::new(),
            refusal: None,
        };
        if try_out::<R>(seats, chosen).is_err() {
            fit.mend::<R>(chosen, last);
        }
        fit.refusal = try_out::<R>(fit.seats, &fit.setup).err().map(Reason::from);
        fit
    }

    fn mend<R: Menu>(&mut self, chosen: &Map<String, Json>, last: Option<&str>) {
        let main = R::options().first().map(|option| option.name);
        self.setup.retain(|name, _| Some(name.as_str()) == last);
        if try_out::<R>(self.seats, &self.setup).is_err() {
            let fits = |seats: &u8| try_out::<R>(*seats, &self.setup).is_ok();
            self.seats = R::seat_counts().into_iter().find(fits).unwrap_or(self.seats);
        }
        let mut others: Vec<_> =
            chosen.iter().filter(|(it, _)| Some(it.as_str()) != last).collect();
        others.sort_by_key(|(name, _)| Some(name.as_str()) == main);
        for (name, value) in others {
            let mut with = self.setup.clone();
            with.insert(name.clone(), value.clone());
            match try_out::<R>(self.seats, &with) {
                Ok(()) => self.setup = with,
                Err(refusal) => self.dropped.push(Clash {
                    option: name.clone(),
                    value: value.clone(),
                    reason: refusal.into(),
                }),
            }
        }
    }
}

/// Whether a game begins like this.
fn try_out<R: Menu>(seats: u8, chosen: &Map<String, Json>) -> Result<(), Refusal> {
    let mut chance = Fast::new(1);
    let setup = R::setup(seats, chosen, &mut chance)?;
    R::start(&setup, &mut chance, &mut Vec::new()).map(|_| ())
}

/// Every choice of the menu that cannot be made besides these.
fn clashes<R: Menu>(seats: u8, chosen: &Map<String, Json>) -> Vec<Clash> {
    let single = R::options().into_iter().map(|option| (option, false));
    let switched = R::switches().into_iter().map(|option| (option, true));
    let all = single.chain(switched).flat_map(|(option, is_switch)| {
        let name = option.name;
        option.choices.into_iter().map(move |choice| (name, choice.value, is_switch))
    });
    let clash = |(name, value, is_switch): (&'static str, Json, bool)| {
        let mut with = chosen.clone();
        let wanted = if is_switch { switched_on(chosen.get(name), &value) } else { value.clone() };
        with.insert(name.to_owned(), wanted);
        let refusal = try_out::<R>(seats, &with).err()?;
        Some(Clash { option: name.to_owned(), value, reason: refusal.into() })
    };
    all.filter_map(clash).collect()
}

/// The switches that are on, and this one.
fn switched_on(on: Option<&Json>, value: &Json) -> Json {
    let (on, value) = (on.and_then(Json::as_str).unwrap_or_default(), value.as_str());
    let words = on.split(JOINED).filter(|word| !word.is_empty() && Some(*word) != value);
    words.chain(value).collect::<Vec<_>>().join("+").into()
}
