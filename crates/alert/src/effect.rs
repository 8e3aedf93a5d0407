//! What threats do: the small vocabulary in which all 55 cards are written.

use serde::{Deserialize, Serialize};

use crate::card::Movement;
use crate::ship::{Station, StationSet, ZoneSet};

/// The effects of one space or one occasion, in order.
pub type Effects = Vec<Effect>;

/// One thing that a threat does.
///
/// ```
/// use alert::{Effect, Threat};
///
/// let marauder = Threat::find("E2-06").expect("a card of the game");
/// assert!(matches!(marauder.x[..], [Effect::Aura { .. }]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// An external threat's attack, which shields absorb (`SA-THREAT-10`).
    Attack {
        n: Strength,
        zones: Target,
        /// Tiles for each point that passes the shield.
        #[serde(default = "one")]
        leak: u8,
        #[serde(default)]
        ignore_shields: bool,
        #[serde(default)]
        when: Condition,
    },
    /// An internal threat's damage, which no shield stops (`SA-THREAT-13`).
    Damage {
        n: Strength,
        zones: Target,
        #[serde(default)]
        when: Condition,
    },
    /// Red cubes come off its own card (`SA-THREAT-15`).
    Heal {
        n: Cubes,
    },
    /// Red cubes on its own card, whatever its shield points.
    SelfDamage {
        n: u8,
    },
    SpeedUp {
        by: u8,
    },
    /// Shield points more than now.
    ShieldUp {
        by: i8,
    },
    /// So many shield points from now on.
    Shield {
        to: i8,
    },
    /// Weapons can target it from now on.
    Reveal,
    /// All external threats are better off as long as this one is not destroyed.
    Aura {
        on: Aura,
    },
    /// Every other external threat goes ahead at once, and acts on the way.
    AdvanceOthers {
        n: u8,
    },
    DrainShield {
        zones: Target,
        n: Cubes,
    },
    DrainReactor {
        zones: Target,
        n: Cubes,
        /// The damage instead, when the reactor was empty.
        #[serde(default)]
        else_damage: u8,
    },
    /// A reactor's cubes fill the shield; what does not fit is damage.
    DumpReactorIntoShield {
        zones: Target,
    },
    /// A shield's cubes are lost, each of them a damage.
    LeakShield {
        zones: Target,
    },
    /// Reactors are emptied; each cube is a damage to the reactor's own zone.
    LeakReactors {
        zones: Target,
    },
    LoseFuel {
        n: u8,
    },
    DestroyRocket {
        n: u8,
    },
    /// A squad that is still in the store is disabled.
    DisableStoredSquad {
        station: Station,
    },
    /// Its token goes to the next station, if there is one (`SA-THREAT-16`).
    Move {
        dir: Movement,
        #[serde(default)]
        when: Condition,
    },
    /// Its token goes to the neighbouring station with most players.
    Seek,
    /// Every token puts another one into the next station.
    Spread {
        dir: Movement,
    },
    /// From now on it fights back.
    FightBack,
    /// Each point of damage draws two tiles, until the threat is destroyed.
    DoubleDamage {
        zones: ZoneSet,
    },
    Delay {
        who: Group,
    },
    Knockout {
        who: Group,
    },
    /// The ship is lost (`SA-THREAT-19`).
    Lose,
}

/// What happens at once when a threat is destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Downfall {
    /// Red cubes on every other external threat, whatever protects it (`SA-X-16`).
    DamageOthers {
        n: u8,
    },
    Knockout {
        who: Group,
    },
}

const fn one() -> u8 {
    1
}

/// How strong an attack is, or how many points of damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Strength {
    Fixed(u8),
    Counted(Counted),
}

/// A strength that depends on the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// So much for each hit point that is left (`SA-THREAT-12`).
    PerHp(u8),
    /// So much for each X and Y space that it reached (`SA-X-27`).
    PerPassed(u8),
    /// The cubes in the central reactor.
    WhiteReactor,
    /// The players in its station.
    PlayersHere,
}

/// How many cubes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Cubes {
    Fixed(u8),
    Share(Share),
}

/// A share of the cubes that are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    All,
    /// Rounded down.
    Half,
}

impl Cubes {
    /// So many of these.
    pub(crate) fn of(self, there: u8) -> u8 {
        match self {
            Self::Fixed(n) => n.min(there),
            Self::Share(Share::All) => there,
            Self::Share(Share::Half) => there / 2,
        }
    }
}

/// The zones that an effect concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Target {
    Named(NamedTarget),
    These(ZoneSet),
}

/// Zones named from the threat's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamedTarget {
    /// The zone of its track, or the one where its token lies.
    Own,
    All,
    /// All but its own.
    Others,
    /// Its zone once for each of its tokens.
    EachStation,
}

/// When an effect takes place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    #[default]
    Always,
    /// The threat carries at least one red cube.
    Damaged,
    Undamaged,
    /// The threat carries fewer red cubes than this.
    FewerThan(u8),
}

impl Condition {
    pub(crate) const fn holds(self, hits: u8) -> bool {
        match self {
            Self::Always => true,
            Self::Damaged => hits > 0,
            Self::Undamaged => hits == 0,
            Self::FewerThan(limit) => hits < limit,
        }
    }
}

/// What a threat does for as long as it is not destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Aura {
    /// The attacks of all other external threats are 1 stronger.
    Attack,
    /// All external threats have 1 shield point more.
    Shield,
    /// Damage to the ship is doubled. No table of effects names it; views do.
    #[serde(skip_deserializing)]
    Fissure,
}

/// Whom an effect concerns; never a player in space (`SA-DELAY-10`, `SA-INT-04`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Group {
    Named(NamedGroup),
    /// Players in one of these stations.
    Stations(StationSet),
}

/// Players named from the threat's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamedGroup {
    Ship,
    ShipExceptBridge,
    /// Players in the threat's zone, on both decks.
    Zone,
    /// Players in a station with one of its tokens.
    Station,
    StationWithoutActiveSquad,
    LeadingActiveSquad,
    /// The player whose action destroyed it.
    Attacker,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aura_can_be_shown() {
        let shown = [Aura::Attack, Aura::Shield, Aura::Fissure].map(serde_json::to_value);
        let shown = shown.map(|it| it.expect("an aura is JSON"));
        assert_eq!(shown, ["attack", "shield", "fissure"]);
    }
}
