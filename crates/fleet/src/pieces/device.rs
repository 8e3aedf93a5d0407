//! Technical devices, and which ship carries which.

use kernel::{Refusal, Value};

use crate::build::roster::{Berth, ship_key};
use crate::data::tables::{Faction, ShipKind, Tables};
use crate::decide::refusal::{refuse_about, refuse_count};
use kernel::named;

named! {
    /// A technical device, carried by a technical ship or a Chimaera.
    pub enum Device {
        Movement = "movement_device",
        Defence = "defence_device",
        Attack = "attack_device",
        Energy = "energy_device",
        Sentinel = "sentinel_device",
        RadarJammer = "radar_jammer_device",
        Refueller = "refueller_device",
        RepairDrone = "repair_drone_device",
        PowerAmplifier = "power_amplifier_device",
        ReconBeam = "recon_beam_device",
    }
}

impl Device {
    /// No ship carries more.
    pub const MOST_OF_A_SHIP: usize = 2;

    /// The empire that builds it; the others are neutral.
    pub fn faction(self) -> Option<Faction> {
        Tables::get().device(self).faction
    }

    /// Whether its token holds a result without being activated (`FC-CAP-07`).
    pub(crate) const fn is_store(self) -> bool {
        matches!(self, Self::Refueller)
    }

    /// The devices of a pool, a bit for each.
    pub(crate) fn pool(pool: &str, faction: Faction) -> u64 {
        let bits = Self::ALL.iter().filter(|device| device.is_of(pool, faction));
        bits.fold(0, |bits, device| bits | 1 << device.index())
    }

    /// Whether it belongs to the pool that a ship of the faction chooses from: `own` are the
    /// neutral ones and those of the faction, where the Forge has both empires' (`FC-FAC-02`).
    pub(crate) fn is_of(self, pool: &str, faction: Faction) -> bool {
        match (pool, self.faction()) {
            ("all", _) | ("own", None) => true,
            ("own", Some(empire)) => empire == faction || faction == Faction::Forge,
            (_, empire) => empire.is_some_and(|empire| empire.id() == pool),
        }
    }
}

/// Reads `sentinel_device+attack_device`.
pub(crate) fn parse_all(text: &str) -> Option<[Option<Device>; Device::MOST_OF_A_SHIP]> {
    let mut devices = [None; Device::MOST_OF_A_SHIP];
    for (number, id) in text.split('+').enumerate() {
        *devices.get_mut(number)? = Some(id.trim().parse().ok()?);
    }
    Some(devices)
}

/// Each technical ship has exactly one device of its pool (`FC-FLEET-14`), the Chimaera two of any
/// (`FC-FAC-16`).
pub(crate) fn fault(tables: &Tables, faction: Faction, berth: Berth) -> Option<Refusal> {
    let row = tables.ship(berth.kind);
    let clause = if berth.kind == ShipKind::Chimaera { "FC-FAC-16" } else { "FC-FLEET-14" };
    let found = berth.devices.iter().flatten().count() as u8;
    if found != row.device_slots {
        let ship = Value::message(ship_key(berth.kind));
        let fault = refuse_count(clause, "refusal-fleet-devices", found, row.device_slots);
        return Some(Refusal { sentence: fault.sentence.with("about", ship), ..fault });
    }
    let pool = row.device_pool.as_deref().unwrap_or_default();
    let foreign = berth.devices.iter().flatten().find(|device| !device.is_of(pool, faction))?;
    let name = Value::message(format!("fleet-device-{}", foreign.id().replace('_', "-")));
    Some(refuse_about(clause, "refusal-fleet-device-pool", name))
}
