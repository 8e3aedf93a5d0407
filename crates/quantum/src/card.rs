//! The advance cards: 31 command cards, once each, and 22 gambits of six designs.
//!
//! What a card does stands where the rule it changes stands; this file has their names and how
//! many copies there are.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

/// Cards are named things with a clause and a text of their own.
macro_rules! cards {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $id:literal $clause:literal),* $(,)? }) => {
        kernel::named! {
            $(#[$meta])*
            pub enum $name { $($variant = $id,)* }
        }

        impl $name {
            /// The clause of the built-in rulebook that explains the card.
            pub const fn clause(self) -> &'static str {
                match self { $(Self::$variant => $clause),* }
            }

            /// The locale key of the card's name; its text is the attribute `text`.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!("card-", $id)),* }
            }
        }
    };
}

cards! {
    /// A command card: attached to its owner's sheet with lasting effect (`QU-CARD-05`).
    Command {
        Agile = "agile" "QU-AGILE-01",
        Arrogant = "arrogant" "QU-ARROGANT-01",
        Brilliant = "brilliant" "QU-BRILLIANT-01",
        Cerebral = "cerebral" "QU-CEREBRAL-01",
        Clever = "clever" "QU-CLEVER-01",
        Conformist = "conformist" "QU-CONFORMIST-01",
        Cruel = "cruel" "QU-CRUEL-01",
        Cunning = "cunning" "QU-CUNNING-01",
        Curious = "curious" "QU-CURIOUS-01",
        Dangerous = "dangerous" "QU-DANGEROUS-01",
        Eager = "eager" "QU-EAGER-01",
        Energetic = "energetic" "QU-ENERGETIC-01",
        Ferocious = "ferocious" "QU-FEROCIOUS-01",
        Flexible = "flexible" "QU-FLEXIBLE-01",
        Ingenious = "ingenious" "QU-INGENIOUS-01",
        Intelligent = "intelligent" "QU-INTELLIGENT-01",
        Nomadic = "nomadic" "QU-NOMADIC-01",
        Plundering = "plundering" "QU-PLUNDERING-01",
        Precocious = "precocious" "QU-PRECOCIOUS-01",
        Rational = "rational" "QU-RATIONAL-01",
        Ravenous = "ravenous" "QU-RAVENOUS-01",
        Relentless = "relentless" "QU-RELENTLESS-01",
        Resourceful = "resourceful" "QU-RESOURCEFUL-01",
        Righteous = "righteous" "QU-RIGHTEOUS-01",
        Scrappy = "scrappy" "QU-SCRAPPY-01",
        Stealthy = "stealthy" "QU-STEALTHY-01",
        Strategic = "strategic" "QU-STRATEGIC-01",
        Stubborn = "stubborn" "QU-STUBBORN-01",
        Tactical = "tactical" "QU-TACTICAL-01",
        Tyrannical = "tyrannical" "QU-TYRANNICAL-01",
        Warlike = "warlike" "QU-WARLIKE-01",
    }
}

cards! {
    /// A gambit: takes effect at once and is discarded (`QU-CARD-04`).
    Gambit {
        Expansion = "expansion" "QU-EXPANSION-01",
        Aggression = "aggression" "QU-AGGRESSION-01",
        Momentum = "momentum" "QU-MOMENTUM-01",
        Relocation = "relocation" "QU-RELOCATION-01",
        Reorganization = "reorganization" "QU-REORGANIZATION-01",
        Sabotage = "sabotage" "QU-SABOTAGE-01",
    }
}

impl Gambit {
    /// How many of these are in the deck.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Expansion => 8,
            Self::Aggression | Self::Momentum => 4,
            Self::Relocation | Self::Reorganization | Self::Sabotage => 2,
        }
    }
}

/// The design of an advance card.
///
/// ```
/// use quantum::{Card, Gambit};
///
/// assert_eq!("momentum".parse::<Card>()?, Card::Gambit(Gambit::Momentum));
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    Command(Command),
    Gambit(Gambit),
}

impl Card {
    pub fn all() -> impl Iterator<Item = Self> {
        let commands = Command::ALL.iter().copied().map(Self::Command);
        commands.chain(Gambit::ALL.iter().copied().map(Self::Gambit))
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Command(command) => command.id(),
            Self::Gambit(gambit) => gambit.id(),
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Command(command) => command.key(),
            Self::Gambit(gambit) => gambit.key(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_ascii_lowercase();
        let card = lower.parse().map(Self::Command).or_else(|_| lower.parse().map(Self::Gambit));
        card.map_err(|_: NotationError| NotationError(text.to_owned()))
    }
}

kernel::bit_set! {
    /// A set of command cards.
    pub struct Commands(u32) of Command
}
