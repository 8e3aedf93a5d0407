//! What events say more exactly: why, how, of what kind.

/// What others learn about Signals that stay Signals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "SignalHint"))]
pub enum Hint {
    /// They find room in one sector.
    Room,
    /// One of those who fire may be armed.
    Guns,
    /// One of them may have had a part in what was done.
    Part,
}

/// Why a battle is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetEnding"))]
pub enum Ending {
    /// A side is down to the points at which it has lost.
    Points,
    /// A charismatic leader has lost his flagship.
    Flagship,
    /// What the scenario asks for is done.
    Goal,
    /// A side has no ship left.
    Ships,
    /// The shuttle that the battle was about is destroyed.
    ShuttleLost,
    /// Nothing was lost for too long.
    Quiet,
}

/// Why ships became Signals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetCover"))]
pub enum Cover {
    /// Ilya has reacted to an attack by a special.
    Reaction,
    /// Ilya has drained somebody.
    Drain,
    /// Ilya has used no result in her turn.
    Rest,
    RadarJammer,
}

/// What repairs a hull.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetRepair"))]
pub enum Repair {
    NanoRepairer,
    RepairDrone,
    /// The dock of a Colony.
    Dock,
}
