//! What can be chosen before a game begins, as data: a start page offers every game by it.

mod fit;

use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::chance::Chance;
use crate::{Present, Refusal, Seat, SeatSet, Sentence, Series};

pub use fit::{Clash, Fit, Reason};

/// The word that leaves the choice of an option to chance.
pub const RANDOM: &str = "random";

/// A game that can be put on a start page.
///
/// ```
/// use kernel::Menu;
/// use kernel::chance::Fast;
/// use samples::race::Race;
///
/// let setup = Race::setup(3, &serde_json::Map::new(), &mut Fast::new(1))?;
/// assert_eq!(Race::seats_of(&setup), 3);
/// # Ok::<(), kernel::Refusal>(())
/// ```
pub trait Menu: Present {
    /// Whether anything is hidden from anybody: then a table needs curtains, and its record stays
    /// closed until the end.
    const SECRETS: bool;

    /// How its matches can follow one another; [`crate::NoSeries`] if they cannot.
    type Series: Series<Self>;

    /// The name of the game.
    fn name() -> Sentence;

    /// How it introduces itself to those who have never played it.
    fn pitch() -> Pitch;

    /// The numbers of seats that it can be played with.
    fn seat_counts() -> Vec<u8>;

    /// What can be chosen besides the seats. The names are those of the fields of the set-up.
    fn options() -> Vec<MenuOption>;

    /// What can be chosen for each seat by itself: a list with a value for every seat, or nothing
    /// at all.
    fn each_seat() -> Vec<MenuOption> {
        Vec::new()
    }

    /// What can be chosen of which several may be chosen at once: values with `+` between them.
    fn switches() -> Vec<MenuOption> {
        Vec::new()
    }

    /// What everybody at a table may read of its set-up: all of it, unless it gives something away.
    fn shown(setup: &Self::Setup) -> Json {
        serde_json::to_value(setup).unwrap_or_default()
    }

    /// Fields of the set-up that are written and not chosen, so that no menu lists them: a position.
    fn unlisted() -> &'static [&'static str] {
        &[]
    }

    /// What it lends to those who prepare a game, by its name: a catalogue, for example.
    fn document(_name: &str) -> Option<Json> {
        None
    }

    /// What it says of something that somebody prepares, by the name of the question.
    fn consult(_name: &str, _asked: &Json) -> Option<Result<Json, Refusal>> {
        None
    }

    fn seats_of(setup: &Self::Setup) -> u8;

    /// What is played on, in a few words.
    fn setting(setup: &Self::Setup) -> Sentence;

    /// What to say of a set-up that the rules allow and advise against.
    fn advice(_setup: &Self::Setup) -> Option<Sentence> {
        None
    }

    /// The same set-up for players who cannot act in real time: several people at one keyboard.
    fn without_clock(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// Who wins and loses together. Each seat on its own, unless the game has teams.
    fn sides(state: &Self::State) -> Vec<SeatSet> {
        Seat::all(Self::seats(state)).map(SeatSet::one).collect()
    }

    /// The set-up for so many seats: what was not chosen is as the menu says, and chance decides
    /// where it was asked to (`PA-SETUP-01`). Whether the rules like it is for them to say.
    fn setup(
        seats: u8,
        chosen: &Map<String, Json>,
        chance: &mut impl Chance,
    ) -> Result<Self::Setup, Refusal> {
        let options = Self::options();
        let each = [Self::each_seat(), Self::switches()].concat();
        let is_listed = |name: &str| is_known(&options, name) || is_known(&each, name);
        let unlisted: Vec<_> = chosen.iter().filter(|(name, _)| !is_listed(name)).collect();
        let is_written = |name: &str| Self::unlisted().contains(&name);
        if let Some((unknown, _)) = unlisted.iter().find(|(name, _)| !is_written(name)) {
            return Err(Refusal::not_on_the_menu(unknown));
        }
        let written = unlisted.into_iter().map(|(name, value)| (name.clone(), value.clone()));
        let mut setup: Map<_, _> = written.collect();
        for option in &each {
            let value = chosen.get(option.name).cloned();
            setup.extend(value.map(|value| (option.name.to_owned(), value)));
        }
        for option in &options {
            let value = match chosen.get(option.name) {
                Some(Json::String(text)) if text == RANDOM => option.random(seats, chance),
                Some(value) => Some(value.clone()),
                None => option.usual(seats),
            };
            setup.extend(value.map(|value| (option.name.to_owned(), value)));
        }
        setup.insert(SEATS.to_owned(), seats.into());
        serde_json::from_value(Json::Object(setup))
            .map_err(|error| Self::misfit(seats, chosen, &error.to_string()))
    }

    /// Which choice it was that could not be read, or what was the matter if it was none alone.
    fn misfit(seats: u8, chosen: &Map<String, Json>, reason: &str) -> Refusal {
        let spoils_the_usual = |(name, value): &(&String, &Json)| {
            let usual = |it: MenuOption| it.usual(seats).map(|value| (it.name.to_owned(), value));
            let mut setup: Map<_, _> = Self::options().into_iter().filter_map(usual).collect();
            setup.insert(SEATS.to_owned(), seats.into());
            setup.insert((*name).clone(), (*value).clone());
            serde_json::from_value::<Self::Setup>(Json::Object(setup)).is_err()
        };
        match chosen.iter().filter(|(_, value)| *value != RANDOM).find(spoils_the_usual) {
            Some((name, value)) => Refusal::not_a_choice(name, &value.to_string()),
            None => Refusal::not_on_the_menu(reason),
        }
    }
}

const SEATS: &str = "seats";

fn is_known(options: &[MenuOption], name: &str) -> bool {
    name == SEATS || options.iter().any(|option| option.name == name)
}

/// How a game introduces itself on a start page.
///
/// ```
/// use kernel::Menu;
/// use kernel::chance::Fast;
/// use samples::race::Race;
///
/// let first = Race::pitch().first;
/// assert!(Race::setup(first.seats, &first.setup, &mut Fast::new(1)).is_ok());
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Pitch {
    /// What it is about, in a sentence.
    pub sentence: Sentence,
    /// How long a game takes: at least, and at most.
    pub minutes: [u16; 2],
    pub first: FirstGame,
}

/// The game to begin with: whoever opens it sits on the first seat, and bots that are easy to beat
/// on the others.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstGame {
    pub name: Sentence,
    /// What waits there, in a few words.
    pub note: Sentence,
    pub seats: u8,
    /// What is chosen for it from the menu.
    pub setup: Map<String, Json>,
}

impl FirstGame {
    /// A first game with the usual choices.
    pub fn new(name: &'static str, note: &'static str, seats: u8) -> Self {
        Self { name: Sentence::new(name), note: Sentence::new(note), seats, setup: Map::new() }
    }

    /// The same with one thing chosen.
    #[must_use]
    pub fn with(mut self, option: &str, value: impl Into<Json>) -> Self {
        self.setup.insert(option.to_owned(), value.into());
        self
    }
}

/// One thing to choose.
///
/// ```
/// use kernel::{Choice, MenuOption, Sentence};
///
/// let option = MenuOption {
///     name: "edition",
///     label: Sentence::new("menu-edition"),
///     default: "revised".into(),
///     choices: vec![Choice::new("revised", Sentence::new("menu-edition-revised"))],
/// };
/// assert_eq!(option.usual(2), Some("revised".into()));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MenuOption {
    /// The field of the set-up.
    pub name: &'static str,
    pub label: Sentence,
    #[cfg_attr(feature = "schema", ts(type = "string | number | boolean"))]
    pub default: Json,
    pub choices: Vec<Choice>,
}

/// One of the choices of an option.
///
/// ```
/// use kernel::{Choice, Sentence};
///
/// let choice = Choice { seats: Some(vec![2]), ..Choice::new(5, Sentence::new("menu-five")) };
/// assert!(choice.fits(2));
/// assert!(!choice.fits(3));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    #[cfg_attr(feature = "schema", ts(type = "string | number | boolean"))]
    pub value: Json,
    pub label: Sentence,
    /// The numbers of seats that it is for; for all when there is no list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seats: Option<Vec<u8>>,
    /// A heading under which it stands with others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub group: Option<Sentence>,
}

impl Choice {
    /// A choice for every number of seats.
    pub fn new(value: impl Into<Json>, label: Sentence) -> Self {
        Self { value: value.into(), label, seats: None, group: None }
    }

    pub fn fits(&self, seats: u8) -> bool {
        self.seats.as_ref().is_none_or(|list| list.contains(&seats))
    }
}

impl MenuOption {
    /// The default if it fits so many seats, or the first choice that does.
    pub fn usual(&self, seats: u8) -> Option<Json> {
        let fits = |choice: &&Choice| choice.fits(seats);
        let default = self.choices.iter().filter(fits).find(|choice| choice.value == self.default);
        let choice = default.or_else(|| self.choices.iter().find(fits));
        choice.map(|choice| choice.value.clone())
    }

    fn random(&self, seats: u8, chance: &mut impl Chance) -> Option<Json> {
        let fitting: Vec<_> = self.choices.iter().filter(|choice| choice.fits(seats)).collect();
        let chosen = fitting.len().checked_sub(1).map(|last| chance.below(last as u32 + 1))?;
        Some(fitting[chosen as usize].value.clone())
    }
}
