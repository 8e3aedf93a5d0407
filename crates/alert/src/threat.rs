//! The threats: 31 external and 24 internal cards, read from the tables in `data/`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::effect::{Downfall, Effects};
use crate::ship::{StationSet, System};
use crate::track::Mark;

/// One card.
///
/// ```
/// use alert::{Difficulty, Severity, Threat};
///
/// let fighter = Threat::find("E1-07").expect("a card of the game");
/// assert_eq!((fighter.shield, fighter.speed), (2, 3));
/// assert_eq!((fighter.severity, fighter.difficulty), (Severity::Common, Difficulty::White));
/// assert_eq!(Threat::all().len(), 55);
/// ```
#[derive(Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Threat {
    /// The code in the card's corner: `SE2-05`.
    pub code: String,
    pub severity: Severity,
    pub difficulty: Difficulty,
    pub hp: HitPoints,
    pub shield: i8,
    pub speed: u8,
    /// For having survived it.
    pub points_survived: i8,
    /// For having destroyed it.
    pub points_destroyed: i8,
    pub traits: TraitSet,
    /// What only internal threats have.
    pub inside: Option<Inside>,
    pub x: Effects,
    pub y: Effects,
    pub z: Effects,
    /// At the end of a damage step in which it received a cube.
    pub on_hit: Effects,
    /// At the end of the damage step in which it was destroyed.
    pub on_shot_down: Effects,
    /// At once when it is destroyed.
    pub on_destroy: Vec<Downfall>,
}

/// There is one copy of each card.
impl PartialEq for Threat {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Threat {}

impl Threat {
    /// All cards, external ones first.
    pub fn all() -> &'static [Self] {
        &THREATS
    }

    pub fn find(code: &str) -> Option<&'static Self> {
        Self::all().iter().find(|threat| threat.code == code)
    }

    pub const fn is_internal(&self) -> bool {
        self.inside.is_some()
    }

    /// The cubes that destroy it, with so many rockets in the station (`SA-X-30`).
    #[inline]
    pub const fn hp_with(&self, rockets: u8) -> u8 {
        match self.hp {
            HitPoints::Fixed(hp) => hp,
            HitPoints::Counted(CountedHp::RocketsAboard) => rockets,
        }
    }

    /// What it does at a mark.
    pub const fn effects(&self, mark: Mark) -> &Effects {
        match mark {
            Mark::X => &self.x,
            Mark::Y => &self.y,
            Mark::Z => &self.z,
        }
    }

    fn new(row: Row) -> Result<Self, String> {
        let (severity, difficulty) = rank(&row.code)?;
        let inside = match (row.kind, row.remedy) {
            (None, None) => None,
            (Some(kind), Some(remedy)) => Some(Inside {
                kind,
                stations: row.stations,
                button: row.button,
                remedy,
                fights_back: row.fights_back,
                remains: row.remains,
            }),
            _ => return Err(format!("threat `{}`: a kind and a remedy go together", row.code)),
        };
        let is_fought_with_a_button = inside.as_ref().is_some_and(|inside| match inside.remedy {
            Remedy::PerAction | Remedy::AllStationsBonus(_) | Remedy::AtOnce(_) => true,
            Remedy::Battlebots | Remedy::Progeny | Remedy::ClearStation | Remedy::Interceptors => {
                false
            }
        });
        if is_fought_with_a_button != row.button.is_some() {
            return Err(format!("threat `{}`: the button does not fit the remedy", row.code));
        }
        Ok(Self {
            code: row.code,
            severity,
            difficulty,
            hp: row.hp,
            shield: row.shield,
            speed: row.speed,
            points_survived: row.points[0],
            points_destroyed: row.points[1],
            traits: row.traits.into_iter().collect(),
            inside,
            x: row.x,
            y: row.y,
            z: row.z,
            on_hit: row.on_hit,
            on_shot_down: row.on_shot_down,
            on_destroy: row.on_destroy,
        })
    }
}

impl fmt::Display for Threat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)
    }
}

/// Common threats count 1, serious ones 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Severity {
    Common,
    Serious,
}

/// The colour of a card's symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Difficulty {
    White,
    Yellow,
}

/// How many red cubes destroy it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum HitPoints {
    Fixed(u8),
    Counted(CountedHp),
}

/// Hit points that depend on the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountedHp {
    /// One for each rocket in the station (`SA-X-30`).
    RocketsAboard,
}

/// How weapons meet an external threat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Trait {
    /// Rockets look for another target.
    NoRocket,
    /// A rocket that targets it does nothing (`SA-X-02`).
    RocketWasted,
    /// Heavy lasers look for another target (`SA-X-08`).
    NoHeavyLaser,
    /// Nothing can target it before its X action (`SA-X-01`).
    StealthUntilX,
    /// Nothing can target it at distance 3 (`SA-X-18`).
    HiddenWhenFar,
    /// The first hit does no damage (`SA-X-03`).
    Cryoshield,
    /// Without shield points in a turn in which the pulse cannon reaches it (`SA-X-06`).
    PulseStripsShield,
    /// One damage a turn at most (`SA-X-12`).
    OneDamageATurn,
    /// Rockets target nothing else, at any distance (`SA-X-22`).
    RocketMagnet,
    /// Interceptors that have no other target sacrifice themselves (`SA-X-19`).
    InterceptorBait,
}

impl Trait {
    pub const ALL: [Self; 10] = [
        Self::NoRocket,
        Self::RocketWasted,
        Self::NoHeavyLaser,
        Self::StealthUntilX,
        Self::HiddenWhenFar,
        Self::Cryoshield,
        Self::PulseStripsShield,
        Self::OneDamageATurn,
        Self::RocketMagnet,
        Self::InterceptorBait,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }
}

kernel::bit_set! {
    /// The traits of a card.
    ///
    /// ```
    /// use alert::{Threat, Trait};
    ///
    /// let amoeba = Threat::find("E1-09").expect("a card of the game");
    /// assert!(amoeba.traits.contains(Trait::NoRocket));
    /// ```
    pub struct TraitSet(u16) of Trait
}

/// What only internal threats have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inside {
    pub kind: Kind,
    /// Where its tokens lie at first.
    pub stations: StationSet,
    /// The system that it covers.
    pub button: Option<System>,
    pub remedy: Remedy,
    pub fights_back: bool,
    pub remains: Remains,
}

/// Fought with battlebots, or repaired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Kind {
    Intruder,
    Malfunction,
}

/// How an internal threat is got rid of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// Each attack by battlebots in its station is a hit (`SA-BOT-07`).
    Battlebots,
    /// As battlebots, but its offspring has to go too (`SA-X-40`).
    Progeny,
    /// Each attack by battlebots clears one station (`SA-X-57`).
    ClearStation,
    /// Each action with its button is a hit (`SA-REP-01`).
    PerAction,
    /// As [`Self::PerAction`], and so many more at the end of a turn in which it was done in
    /// every station (`SA-X-49`, `SA-X-52`).
    AllStationsBonus(u8),
    /// Only so many players in the same turn repair it (`SA-X-60`).
    AtOnce(u8),
    /// Each attack by interceptors is a hit (`SA-X-45`).
    Interceptors,
}

/// What the last action of an internal threat leaves behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remains {
    #[default]
    Nothing,
    /// Its systems cannot be repaired any more (`SA-REP-08`).
    BrokenSystem,
    /// Its tokens stay and delay whoever comes in (`SA-X-42`).
    Slime,
    /// Its tokens stay and knock out whoever comes in (`SA-X-59`).
    Contamination,
}

/// A card as it stands in its table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    code: String,
    hp: HitPoints,
    #[serde(default)]
    shield: i8,
    speed: u8,
    points: [i8; 2],
    #[serde(default)]
    traits: Vec<Trait>,
    kind: Option<Kind>,
    #[serde(default)]
    stations: StationSet,
    button: Option<System>,
    remedy: Option<Remedy>,
    #[serde(default)]
    fights_back: bool,
    #[serde(default)]
    remains: Remains,
    #[serde(default)]
    x: Effects,
    #[serde(default)]
    y: Effects,
    z: Effects,
    #[serde(default)]
    on_hit: Effects,
    #[serde(default)]
    on_shot_down: Effects,
    #[serde(default)]
    on_destroy: Vec<Downfall>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    threat: Vec<Row>,
}

/// The code says how grave a threat is and how difficult: `SE2-05` is serious and yellow.
fn rank(code: &str) -> Result<(Severity, Difficulty), String> {
    let wrong = || format!("threat `{code}`: the code tells no rank");
    let severity = if code.starts_with('S') { Severity::Serious } else { Severity::Common };
    let (series, _) = code.split_once('-').ok_or_else(wrong)?;
    match series.chars().last() {
        Some('1') => Ok((severity, Difficulty::White)),
        Some('2') => Ok((severity, Difficulty::Yellow)),
        _ => Err(wrong()),
    }
}

static THREATS: LazyLock<Vec<Threat>> = LazyLock::new(|| {
    [include_str!("../data/threats-external.toml"), include_str!("../data/threats-internal.toml")]
        .into_iter()
        .flat_map(|text| {
            let rows: Rows =
                toml::from_str(text).expect("the tables of threats are read by a test");
            rows.threat
        })
        .map(|row| Threat::new(row).expect("the tables of threats are sound"))
        .collect()
});
