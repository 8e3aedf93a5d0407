//! Who is on board: players, androids, and the cards they are dealt.

use kernel::{Refusal, Sentence};
use serde::{Deserialize, Serialize};

use crate::level::Level;
use crate::turn::Phase;

/// A member of the crew, by the order in which they act: the Captain first (`SA-ROLE-06`).
///
/// Players and androids are members alike (`SA-ANDR-10`). Whose decision it is what a member does
/// belongs to the planning.
///
/// ```
/// use alert::Member;
///
/// assert_eq!(Member::first(4).map(Member::index).collect::<Vec<_>>(), [0, 1, 2, 3]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Member(
    // Invariant: 0 to 4.
    u8,
);

impl Member {
    pub const MOST: usize = 5;
    pub const ALL: [Self; Self::MOST] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The members of a crew of this size.
    pub fn first(size: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(size.into())
    }
}

kernel::bit_set! {
    /// A set of crew members.
    ///
    /// ```
    /// use alert::{Member, MemberSet};
    ///
    /// assert_eq!(MemberSet::of(Member::first(3)).len(), 3);
    /// ```
    pub struct MemberSet(u16) of Member
}

/// How many players and androids make up the crew.
///
/// Androids are the last members, because they act after all players (`SA-ANDR-09`).
///
/// ```
/// use alert::{Crew, Level, Phase};
///
/// let crew = Crew::new(2, false)?;
/// assert_eq!((crew.players(), crew.androids()), (2, 2));
/// assert_eq!(crew.deal(Level::Mission, Phase::One), 8);
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Crew {
    // Invariant: 1 to 5 players, together 4 or 5.
    players: u8,
    androids: u8,
}

impl Crew {
    /// So many players, filled up with androids to a crew of four; `five` is the variant with
    /// one android more (`SA-ANDR-01`, `SA-ANDR-12`, `SA-SOLO-01`).
    pub fn new(players: u8, five: bool) -> Result<Self, Refusal> {
        let androids = match (players, five) {
            (1, false) => 4,
            (2..=4, _) => 4 - players + u8::from(five),
            (5, _) => 0,
            _ => {
                let sentence = Sentence::new("refusal-alert-players").with("count", players);
                return Err(Refusal::new("SA-GEN-07", sentence));
            }
        };
        Ok(Self { players, androids })
    }

    pub const fn players(self) -> u8 {
        self.players
    }

    pub const fn androids(self) -> u8 {
        self.androids
    }

    /// The members that act: in solo play only the androids do (`SA-SOLO-01`).
    pub const fn size(self) -> u8 {
        if self.is_solo() { self.androids } else { self.players + self.androids }
    }

    pub const fn is_solo(self) -> bool {
        self.players == 1
    }

    /// The members without a player.
    pub fn android_members(self) -> MemberSet {
        Member::first(self.size()).filter(|member| self.is_android(*member)).collect()
    }

    pub const fn is_android(self, member: Member) -> bool {
        self.is_solo() || member.index() >= self.players as usize
    }

    /// Whether reports that are not confirmed concern this crew (`SA-ANN-05`, `SA-ANN-06`).
    pub const fn heeds_unconfirmed_reports(self) -> bool {
        self.size() == 5
    }

    /// How many action cards each player is dealt for a phase, heroic cards aside
    /// (`SA-SETUP-09`, `SA-SETUP-11`, `SA-SETUP-12`).
    pub const fn deal(self, level: Level, phase: Phase) -> u8 {
        if self.is_solo() {
            return 0;
        }
        let cards = match (self.players, phase) {
            (2, Phase::One) => 9,
            (2 | 3, _) => 6,
            _ => 5,
        };
        match phase {
            Phase::One => {
                let extra = if self.is_variant() { 1 } else { 0 };
                let heroic = if level.has_heroics() { 1 } else { 0 };
                cards + extra - heroic
            }
            Phase::Two | Phase::Three => cards,
        }
    }

    /// A crew of five with androids (`SA-ANDR-12`).
    const fn is_variant(self) -> bool {
        self.androids > 0 && self.size() == 5
    }
}
