//! Energy dice: colours, faces, results, and what is spent of them.

use std::fmt;

use arrayvec::ArrayVec;

use crate::board::sector::{Sector, SectorSet};
use kernel::named;

named! {
    /// What a die is for. All dice have the same faces (`FC-DICE-02`).
    pub enum Colour {
        Red = "red",
        Blue = "blue",
        Green = "green",
    }
}

named! {
    /// The result of a die (`FC-DICE-04`..`FC-DICE-07`).
    pub enum Face {
        Orthogonal = "orthogonal",
        Diagonal = "diagonal",
        Multi = "multi",
        Special = "special",
    }
}

impl Colour {
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
            Self::Green => 'g',
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|colour| colour.letter() == letter)
    }
}

impl Face {
    /// What a six-sided die shows: two orthogonal, two diagonal, a multi and a special face
    /// (`FC-DICE-03`).
    pub(crate) const fn of_roll(roll: u8) -> Self {
        match roll {
            1 | 2 => Self::Orthogonal,
            3 | 4 => Self::Diagonal,
            5 => Self::Multi,
            _ => Self::Special,
        }
    }

    pub const fn is_directional(self) -> bool {
        !matches!(self, Self::Special)
    }

    /// The sectors around this one that the result indicates.
    #[inline]
    pub(crate) const fn reach(self, from: Sector) -> SectorSet {
        match self {
            Self::Orthogonal => from.orthogonal(),
            Self::Diagonal => from.diagonal(),
            Self::Multi => from.around(),
            Self::Special => SectorSet::EMPTY,
        }
    }

    /// The other direction; a multi or a special has none (`FC-SPE-09`).
    pub(crate) const fn turned(self) -> Option<Self> {
        match self {
            Self::Orthogonal => Some(Self::Diagonal),
            Self::Diagonal => Some(Self::Orthogonal),
            Self::Multi | Self::Special => None,
        }
    }

    const fn letter(self) -> char {
        match self {
            Self::Orthogonal => 'o',
            Self::Diagonal => 'd',
            Self::Multi => 'm',
            Self::Special => 's',
        }
    }
}

/// A result: a colour and a face, written `bo` for a blue orthogonal one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Die {
    pub colour: Colour,
    pub face: Face,
}

impl Die {
    pub const fn new(colour: Colour, face: Face) -> Self {
        Self { colour, face }
    }

    #[inline]
    const fn number(self) -> u32 {
        self.colour as u32 * 4 + self.face as u32
    }

    #[inline]
    fn of_number(number: u32) -> Self {
        Self { colour: Colour::ALL[number as usize / 4 % 3], face: Face::ALL[number as usize % 4] }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let colour = Colour::from_letter(letters.next()?)?;
        let letter = letters.next()?;
        let face = Face::ALL.iter().copied().find(|face| face.letter() == letter)?;
        letters.next().is_none().then_some(Self { colour, face })
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.face.letter())
    }
}

/// How many results of each kind, four bits for each of the twelve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn count(self, die: Die) -> u8 {
        (self.0 >> (die.number() * 4)) as u8 & 0xf
    }

    pub(crate) fn of_face(self, face: Face) -> u8 {
        Colour::ALL.iter().map(|colour| self.count(Die::new(*colour, face))).sum()
    }

    #[inline]
    pub(crate) const fn add(&mut self, die: Die) {
        self.0 += 1 << (die.number() * 4);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, die: Die) {
        self.0 -= 1 << (die.number() * 4);
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of the others are among these. No count reaches 8, so that the highest bit of
    /// each four is free to show a lack.
    pub(crate) const fn contains(self, others: Self) -> bool {
        const FREE: u64 = 0x8888_8888_8888;
        ((self.0 | FREE) - others.0) & FREE == FREE
    }

    /// The kinds of results there are, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Die> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let number = left.trailing_zeros() / 4;
            left &= !(0xf << (number * 4));
            Some(Die::of_number(number))
        })
    }

    /// Every result, as often as it is there.
    pub(crate) fn all(self) -> impl Iterator<Item = Die> {
        self.kinds().flat_map(move |die| std::iter::repeat_n(die, usize::from(self.count(die))))
    }
}

/// A result and where it lies: rolled in this turn, or stored on the bridge (`bo*`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Held {
    pub die: Die,
    pub stored: bool,
}

impl Held {
    pub(crate) const fn rolled(die: Die) -> Self {
        Self { die, stored: false }
    }

    pub(crate) const fn stored(die: Die) -> Self {
        Self { die, stored: true }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (die, stored) = match text.strip_suffix('*') {
            Some(die) => (die, true),
            None => (text, false),
        };
        Some(Self { die: Die::parse(die)?, stored })
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.die, if self.stored { "*" } else { "" })
    }
}

/// Where the special lies that turns a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// The result is used as it lies.
    None,
    /// Turned by a special that was rolled in this turn: `bo/`.
    ByRolled,
    /// Turned by a special that was stored: `bo/*`.
    ByStored,
    /// Changed by a capacity, for nothing: `ro~`. A special becomes a multi (`FC-CAP-29`), another
    /// result is turned (`FC-CAP-26`).
    Free,
}

/// One result as it is used: as it lies, or turned from orthogonal to diagonal or the reverse by
/// a special of its colour (`FC-SPE-08`).
///
/// ```
/// use fleet::pieces::Spend;
///
/// let spend: Spend = "ro/*".parse()?;
/// assert_eq!(spend.face().id(), "diagonal");
/// assert_eq!(spend.to_string(), "ro/*");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spend {
    pub held: Held,
    pub turn: Turn,
}

impl Spend {
    pub(crate) const fn plain(held: Held) -> Self {
        Self { held, turn: Turn::None }
    }

    /// The face that the result is used with.
    #[inline]
    pub fn face(self) -> Face {
        let face = self.held.die.face;
        match self.turn {
            Turn::None => face,
            Turn::ByRolled | Turn::ByStored => face.turned().unwrap_or(face),
            Turn::Free => face.turned().unwrap_or(Face::Multi),
        }
    }

    pub(crate) const fn colour(self) -> Colour {
        self.held.die.colour
    }

    /// How many specials it takes off the bridge.
    pub(crate) fn stored_specials(self) -> u8 {
        let count = |held: Held| u8::from(held.stored && held.die.face == Face::Special);
        count(self.held) + self.turned_by().map_or(0, count)
    }

    /// The special that turns it.
    pub(crate) const fn turned_by(self) -> Option<Held> {
        let special = Die::new(self.held.die.colour, Face::Special);
        match self.turn {
            Turn::None | Turn::Free => None,
            Turn::ByRolled => Some(Held::rolled(special)),
            Turn::ByStored => Some(Held::stored(special)),
        }
    }
}

impl fmt::Display for Spend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = match self.turn {
            Turn::None => "",
            Turn::ByRolled => "/",
            Turn::ByStored => "/*",
            Turn::Free => "~",
        };
        write!(f, "{}{turn}", self.held)
    }
}

impl std::str::FromStr for Spend {
    type Err = kernel::NotationError;

    fn from_str(text: &str) -> Result<Self, kernel::NotationError> {
        let (held, turn) = match text.split_once('/') {
            None => text.strip_suffix('~').map_or((text, Turn::None), |held| (held, Turn::Free)),
            Some((held, "")) => (held, Turn::ByRolled),
            Some((held, "*")) => (held, Turn::ByStored),
            Some(_) => ("", Turn::None),
        };
        let spend = Held::parse(held).map(|held| Self { held, turn });
        spend
            .filter(|spend| match turn {
                Turn::None => true,
                Turn::ByRolled | Turn::ByStored => spend.held.die.face.turned().is_some(),
                Turn::Free => spend.held.die.face != Face::Multi,
            })
            .ok_or_else(|| kernel::NotationError(text.to_owned()))
    }
}

/// The results that one attack spends, in rising order: one for an adjacent sector, several for a
/// ranged attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Volley {
    spends: [Option<Spend>; Self::MOST],
}

impl Volley {
    /// No commander has more red dice.
    pub const MOST: usize = 5;

    pub(crate) fn one(spend: Spend) -> Self {
        let mut spends = [None; Self::MOST];
        spends[0] = Some(spend);
        Self { spends }
    }

    /// From one to five results, put into order.
    pub(crate) fn new(spends: &[Spend]) -> Option<Self> {
        if spends.is_empty() || spends.len() > Self::MOST {
            return None;
        }
        let mut sorted: ArrayVec<Spend, { Self::MOST }> = spends.iter().copied().collect();
        sorted.sort_unstable();
        let mut volley = Self { spends: [None; Self::MOST] };
        for (slot, spend) in volley.spends.iter_mut().zip(sorted) {
            *slot = Some(spend);
        }
        Some(volley)
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Spend> + Clone {
        self.spends.into_iter().flatten()
    }

    pub(crate) fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// How many specials it takes off the bridge.
    pub(crate) fn stored_specials(&self) -> u8 {
        self.iter().map(Spend::stored_specials).sum()
    }
}
