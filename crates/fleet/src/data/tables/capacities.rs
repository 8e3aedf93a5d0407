//! Technical devices and the capacities on their faces.

use serde::Deserialize;

use crate::data::tables::Faction;
use crate::pieces::device::Device;
use kernel::{bit_set, named, read_as_list};

named! {
    /// A technical capacity: one face of a device's token.
    pub enum Capacity {
        Sentinel = "sentinel",
        RadarJammer = "radar_jammer",
        Refueller = "refueller",
        RepairDrone = "repair_drone",
        PowerAmplifier = "power_amplifier",
        ReconBeam = "recon_beam",
        RecallBeacon = "recall_beacon",
        PropulsionDisruptor = "propulsion_disruptor",
        DeflectionShield = "deflection_shield",
        ShieldBlocker = "shield_blocker",
        CommunicationsJammer = "communications_jammer",
        TargetingAdjuster = "targeting_adjuster",
        DistortionField = "distortion_field",
        EnergyOptimizer = "energy_optimizer",
    }
}

named! {
    /// What a capacity does where it works.
    pub enum CapacityEffect {
        /// One enemy ship takes damage.
        Damage = "damage",
        /// One allied ship regains hull.
        Repair = "repair",
        /// One allied ship may be teleported to the activation sector.
        Recall = "recall",
        /// Allied ships become Signals.
        Disguise = "disguise",
        /// What is hidden is shown.
        Reveal = "reveal",
        /// Its token holds a result.
        Store = "store",
        /// Allied results reach further, and shields stop what comes from two sectors.
        Amplify = "amplify",
        /// Enemies cannot move by themselves.
        Pin = "pin",
        /// The owner chooses the target of attacks.
        Deflect = "deflect",
        /// Enemies cannot use shields.
        Unshield = "unshield",
        /// Enemies can neither launch nor support attacks.
        Silence = "silence",
        /// Allies may read red orthogonal results as diagonal and the reverse.
        Adjust = "adjust",
        /// Enemies cannot use special results.
        Distort = "distort",
        /// Allies may play specials as multidirectional results.
        Optimize = "optimize",
    }
}

named! {
    /// Where a capacity works.
    pub enum Scope {
        Activation = "activation",
        /// The neighbours of the activation sector in the die's directions (`FC-TEC-21`).
        Indicated = "indicated",
        Line = "line",
        Bridge = "bridge",
    }
}

named! {
    /// When a capacity does something once.
    pub enum Trigger {
        Activation = "activation",
        StartOfTurn = "start_of_turn",
        EnemyArrival = "enemy_arrival",
        AlliedArrival = "allied_arrival",
    }
}

bit_set! {
    /// The moments at which a capacity acts; without any it works all the time.
    pub struct Triggers(u8) of Trigger
}
read_as_list!(Triggers of Trigger);

/// A row of the capacities in `tech.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapacityRow {
    pub id: Capacity,
    pub expansion: String,
    pub scope: Scope,
    pub triggers: Triggers,
    pub effect: CapacityEffect,
    /// Damage, hull, sectors or decoys.
    pub amount: u8,
}

/// A row of the devices in `tech.toml`: the faces of its token (`FC-CAP-30`).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviceRow {
    pub id: Device,
    /// The empire that builds it; the others are neutral.
    pub faction: Option<Faction>,
    pub faces: Vec<Capacity>,
}

#[derive(Deserialize)]
pub(super) struct TechFile {
    pub(super) device: Vec<DeviceRow>,
    pub(super) capacity: Vec<CapacityRow>,
}
