//! Options made of a game's menu: what can be chosen on a start page can be typed as well.

use std::fmt;
use std::marker::PhantomData;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};
use kernel::chance::Fast;
use kernel::{Menu, MenuOption, Sentence};
use serde_json::{Map, Value as Json};

use super::options::Options;
use crate::failure::Failure;

/// What was typed of what the menu of a game offers.
pub struct FromMenu<R> {
    chosen: Map<String, Json>,
    rules: PhantomData<fn() -> R>,
}

impl<R> fmt::Debug for FromMenu<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FromMenu").field(&self.chosen).finish()
    }
}

impl<R: Menu> Args for FromMenu<R> {
    fn augment_args(command: Command) -> Command {
        command.args(R::options().iter().map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<R: Menu> FromArgMatches for FromMenu<R> {
    fn from_arg_matches(given: &ArgMatches) -> Result<Self, Error> {
        let mut read = Self { chosen: Map::new(), rules: PhantomData };
        read.update_from_arg_matches(given)?;
        Ok(read)
    }

    fn update_from_arg_matches(&mut self, given: &ArgMatches) -> Result<(), Error> {
        for option in R::options() {
            if let Some(text) = given.try_get_one::<String>(option.name).ok().flatten() {
                self.chosen.insert(option.name.to_owned(), typed(&option, text));
            }
        }
        Ok(())
    }
}

impl<R: Menu> Options<R> for FromMenu<R> {
    fn setup(&self, seats: Option<u8>, luck: u64) -> Result<R::Setup, Failure> {
        let options = R::options();
        let seats = seats.unwrap_or_else(|| self.usual_seats(&options));
        let mut chosen = self.chosen.clone();
        // Where nothing fits so many seats, the rules shall say so.
        for option in options.iter().filter(|option| option.usual(seats).is_none()) {
            chosen.entry(option.name).or_insert_with(|| option.default.clone());
        }
        R::setup(seats, &chosen, &mut Fast::new(luck))
            .map_err(|refusal| Failure::refused(Sentence::new("cli-setup-refused"), refusal))
    }

    fn contradiction(&self, setup: &R::Setup) -> Option<String> {
        let played = serde_json::to_value(setup).unwrap_or_default();
        let differs = |(name, value): &(&String, &Json)| {
            **value != kernel::RANDOM && played.get(name.as_str()) != Some(*value)
        };
        self.chosen.iter().find(differs).map(|(name, _)| format!("--{}", dashed(name)))
    }
}

impl<R: Menu> FromMenu<R> {
    /// As many as whatever was chosen is made for.
    fn usual_seats(&self, options: &[MenuOption]) -> u8 {
        let is_for = |option: &MenuOption, seats: u8| {
            let Some(value) = self.chosen.get(option.name) else { return true };
            option.choices.iter().any(|choice| choice.value == *value && choice.fits(seats))
        };
        let counts = R::seat_counts();
        let fitting = |seats: &u8| options.iter().all(|option| is_for(option, *seats));
        counts.iter().copied().find(fitting).or(counts.first().copied()).unwrap_or(1)
    }
}

fn argument(option: &MenuOption) -> Arg {
    let value = if option.default.is_number() { "NUMBER" } else { "ID" };
    Arg::new(option.name).long(dashed(option.name)).value_name(value)
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// One of the choices as it is typed, or else whatever it looks like: perhaps the rules know it.
fn typed(option: &MenuOption, text: &str) -> Json {
    let listed = option.choices.iter().map(|choice| &choice.value).find(|it| spelt(it) == text);
    let plain = || {
        let value: Option<Json> = serde_json::from_str(text).ok();
        value.filter(|value| {
            !option.default.is_string() && (value.is_number() || value.is_boolean())
        })
    };
    listed.cloned().or_else(plain).unwrap_or_else(|| text.into())
}

/// A choice as one types it.
pub(crate) fn spelt(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
