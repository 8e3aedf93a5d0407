//! What there is, by name: ships, weapons, sectors, commanders, factions, and what each of them can do.

use kernel::{bit_set, named, read_as_list};

named! {
    /// A type of ship.
    pub enum ShipKind {
        Frigate = "frigate",
        Destroyer = "destroyer",
        Cruiser = "cruiser",
        Battleship = "battleship",
        HeavyBattleship = "heavy_battleship",
        Dreadnought = "dreadnought",
        Carrier = "carrier",
        Squadron = "interceptor_squadron",
        Mule = "mule",
        Advantage = "advantage",
        Salvation = "salvation",
        Testudo = "testudo",
        Centaurus = "centaurus",
        Phalanx = "phalanx",
        Sagittarius = "sagittarius",
        Chimaera = "chimaera",
        DamagedCruiser = "damaged_cruiser",
        DiplomaticFrigate = "diplomatic_frigate",
        DiplomaticShuttle = "diplomatic_shuttle",
        Civilian = "civilian",
        Decoy = "decoy",
        Station = "station",
    }
}

named! {
    /// What a ship can do beyond moving and shooting.
    pub enum Ability {
        /// Blue results move a sector of such ships twice, and retreats cancel damage.
        Ionic = "ionic_propulsion",
        /// Shields block any direction, and the ship may take an attack upon itself.
        Depolarized = "depolarized_shields",
        /// A red result shoots two sectors far, or at two ships.
        Multipoint = "multipoint",
        SpecialWeapon = "special_weapon",
        LongRange = "long_range_missiles",
        Bays = "interceptor_bays",
        Impulse = "impulse",
        SupportBeam = "support_beam",
        Device = "technical_device",
        Elusive = "elusive",
        Untargetable = "untargetable",
        /// No ship at all, but something that looks like one from afar.
        Decoy = "decoy",
    }
}

bit_set! {
    /// The abilities of a ship.
    pub struct Abilities(u16) of Ability
}
read_as_list!(Abilities of Ability);

named! {
    /// A special weapon, carried by a Battleship or found on a Battle Station.
    pub enum Weapon {
        ProtonBeam = "proton_beam",
        MagneticBomb = "magnetic_bomb",
        VortexMissiles = "vortex_missiles",
        NanoRepairer = "nano_repairer",
        Drones = "drones",
        TractorBeam = "tractor_beam",
        Interdictor = "interdictor",
        VortexGate = "vortex_gate",
        ExoBomb = "exo_bomb",
        Minefields = "minefields",
        GammaBomb = "gamma_bomb",
        Sanctuary = "sanctuary",
        GammaWarheads = "gamma_warheads",
        RampartOfCoeos = "rampart_of_coeos",
        PrometheusBeam = "prometheus_beam",
        IonicModule = "ionic_module",
        MultipointModule = "multipoint_module",
    }
}

bit_set! {
    /// Some of the special weapons.
    pub struct Weapons(u32) of Weapon
}
read_as_list!(Weapons of Weapon);

named! {
    /// A special sector.
    pub enum SectorKind {
        AsteroidField = "asteroid_field",
        GravityField = "gravity_field",
        GasCloud = "gas_cloud",
        BattleStation = "battle_station",
        BlackHole = "black_hole",
        Colony = "colony",
        GammaStorm = "gamma_storm",
        RadarAnomaly = "radar_anomaly",
    }
}

named! {
    /// What happens to ships that enter a special sector.
    pub enum Entry {
        /// A die is rolled; on a special every ship there takes damage by its class.
        TestClassDamage = "test_class_damage",
        /// A die says where the ships are carried on to.
        Drift = "drift",
        /// The entering player may look at the station's weapon.
        Peek = "peek",
        Destroyed = "destroyed",
        /// A die says what the sector is.
        Unveil = "unveil",
    }
}

named! {
    /// What a special sector does at the start of a turn.
    pub enum StartEffect {
        TestClassDamage = "test_class_damage",
        Dock = "dock",
        Swell = "swell",
    }
}

named! {
    /// What a ship inside a special sector cannot do or suffer.
    pub enum Forbid {
        Attack = "attack",
        Support = "support",
        BeSupported = "be_supported",
        BeAttacked = "be_attacked",
        UseWeapon = "use_weapon",
        BeNamed = "be_named",
        Stay = "stay",
    }
}

bit_set! {
    /// What is forbidden inside.
    pub struct Forbids(u8) of Forbid
}
read_as_list!(Forbids of Forbid);

named! {
    /// A side of the war, or one that profits from it.
    pub enum Faction {
        Phebe = "phebe",
        Amycles = "amycles",
        Forge = "forge_of_fendrix",
        LlibSorg = "llib_sorg",
        MaaSeti = "maa_seti",
        Rebels = "rebels",
        Scavengers = "scavengers",
    }
}

named! {
    /// Who commands a fleet.
    pub enum Commander {
        Anata = "anata_shunxn",
        Feyn = "feyn_gandris",
        Sao = "sao_kai_suhn",
        Bondra = "bondra_zoupa",
        Borom = "borom_himnital",
        Arop = "arop_tan",
        Ilya = "ilya_kai_suhn",
        Adan = "adan_rildanis",
        DunAntar = "dun_antar",
    }
}

named! {
    /// What a commander or a faction changes in the rules.
    pub enum Power {
        RerollsSpentSpecials = "rerolls_spent_specials",
        CountersWithAnyRed = "counters_with_any_red",
        StretchesMulti = "stretches_multi",
        RetreatsWithAnyBlue = "retreats_with_any_blue",
        DrainsWithAnyGreen = "drains_with_any_green",
        Camouflages = "camouflages",
        ActivatesMulti = "activates_multi",
        BlastsWhenDestroyed = "blasts_when_destroyed",
        Redemption = "redemption",
        CharismaticLeader = "charismatic_leader",
        Elusive = "elusive",
        Undisciplined = "undisciplined",
        Relentless = "relentless",
        ExpertPilots = "expert_pilots",
        Ruse = "ruse",
        Boarding = "boarding",
    }
}

bit_set! {
    /// The powers that a seat has.
    pub struct Powers(u32) of Power
}
read_as_list!(Powers of Power);
