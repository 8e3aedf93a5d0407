//! The promises of the kernel's contract.

use fleet::build::FleetSpec;
use fleet::{FleetCommander, Setup};
use kernel::conformance::{self, Effort};

use crate::support::{all_scenarios, fleet_of};

const EFFORT: Effort = Effort { games: 3, decisions_at_most: 40_000, every: 97 };

/// The optional rules alone and together.
const OPTIONS: [&str; 8] = [
    "drawn_weapons hidden_deployment",
    "secret_weapons",
    "fog_of_war",
    "hidden_deployment",
    "secret_weapons fog_of_war",
    "hidden_deployment secret_weapons",
    "hidden_deployment fog_of_war",
    "hidden_deployment secret_weapons fog_of_war",
];

#[test]
fn the_first_battle_keeps_the_contract() {
    conformance::run::<FleetCommander>(&Setup::first_battle(), EFFORT);
}

#[test]
fn battles_with_placed_sectors_keep_the_contract() {
    let ships = "frigate frigate frigate destroyer cruiser battleship:drones";
    let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
    conformance::run::<FleetCommander>(&Setup::battle(fleets), EFFORT);
}

#[test]
fn battles_of_teams_keep_the_contract() {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup =
        Setup { mode: "teams".to_owned(), zones: vec!["8x5".to_owned()], ..Setup::battle(fleets) };
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
}

#[test]
fn battles_with_every_weapon_keep_the_contract() {
    let weapons = [
        ("magnetic_bomb", "interdictor"),
        ("vortex_gate", "drones"),
        ("exo_bomb", "tractor_beam"),
        ("minefields", "gamma_bomb"),
        ("sanctuary", "nano_repairer"),
        ("proton_beam", "vortex_missiles"),
    ];
    for (first, second) in weapons {
        let ships = format!("battleship:{first} battleship:{second} frigate frigate destroyer");
        let south = fleet_of("phebe", &ships.replace("magnetic_bomb", "rampart_of_coeos"));
        let north = fleet_of("amycles", &ships.replace("proton_beam", "prometheus_beam"));
        let setup = Setup::battle(vec![south, north]);
        conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
    }
}

#[test]
fn battles_in_two_zones_and_free_for_all_keep_the_contract() {
    let ships = "battleship:vortex_gate battleship:minefields frigate frigate destroyer";
    let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
    let zones = vec!["4x4".to_owned(), "4x4".to_owned()];
    let setup = Setup { zones, ..Setup::battle(fleets) };
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
    let fleets = vec![fleet_of("phebe", ships); 3];
    let setup = Setup {
        mode: "free_for_all".to_owned(),
        zones: vec!["7x6".to_owned()],
        gates: Some(1),
        ..Setup::battle(fleets)
    };
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
}

#[test]
fn battles_with_options_keep_the_contract() {
    let ships = "battleship battleship frigate frigate destroyer";
    for options in OPTIONS {
        let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
        let options = options.split(' ').map(str::to_owned).collect();
        let mut setup = Setup { options, ..Setup::battle(fleets) };
        setup.fleets.iter_mut().for_each(|fleet| fleet.ships[0] += ":drones");
        setup.fleets.iter_mut().for_each(|fleet| fleet.ships[1] += ":exo_bomb");
        conformance::run::<FleetCommander>(&setup, Effort { games: 2, ..EFFORT });
    }
}

#[test]
fn battles_with_camouflage_keep_the_contract() {
    let led = |ships: &str| FleetSpec {
        commander: Some("ilya_kai_suhn".to_owned()),
        ..fleet_of("phebe", ships)
    };
    let fleets = vec![
        led("carrier battleship:interdictor destroyer"),
        led("cruiser cruiser frigate frigate"),
    ];
    for options in ["", "hidden_deployment secret_weapons fog_of_war"] {
        let options = options.split_whitespace().map(str::to_owned).collect();
        let setup = Setup { options, ..Setup::battle(fleets.clone()) };
        conformance::run::<FleetCommander>(&setup, Effort { games: 2, ..EFFORT });
    }
}

#[test]
fn battles_of_teams_with_signals_keep_the_contract() {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup = Setup {
        mode: "teams".to_owned(),
        zones: vec!["8x5".to_owned()],
        options: vec!["hidden_deployment".to_owned()],
        ..Setup::battle(fleets)
    };
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
}

#[test]
fn battles_of_expansions_keep_the_contract() {
    let carriers = fleet_of("phebe", "carrier carrier testudo testudo");
    let dreadnoughts = fleet_of("amycles", "dreadnought battleship:ionic_module phalanx frigate");
    let rebels = fleet_of("rebels", "cruiser cruiser cruiser destroyer frigate");
    let sorg = fleet_of("llib_sorg", "heavy_battleship:multipoint_module frigate frigate cruiser");
    let scavengers =
        fleet_of("scavengers", "destroyer destroyer destroyer frigate frigate frigate");
    let led = |faction, commander: &str| fleet::build::FleetSpec {
        commander: Some(commander.to_owned()),
        ..fleet_of(faction, "battleship:exo_bomb cruiser destroyer frigate")
    };
    for (south, north) in [
        (carriers, dreadnoughts),
        (rebels, sorg),
        (scavengers, led("amycles", "feyn_gandris")),
        (led("phebe", "arop_tan"), led("amycles", "anata_shunxn")),
        (led("phebe", "borom_himnital"), led("amycles", "dun_antar")),
    ] {
        let setup = Setup::battle(vec![south, north]);
        conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
    }
}

#[test]
fn scenarios_keep_the_contract() {
    for setup in all_scenarios() {
        conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
    }
}

/// Where ships come into play later, they come as Signals too.
#[test]
fn scenarios_with_signals_keep_the_contract() {
    let hidden = ["control", "duel", "the_trap", "the_passage", "planetary_assault"];
    for setup in all_scenarios().into_iter().filter(|it| hidden.contains(&it.scenario.as_str())) {
        let options = vec!["hidden_deployment".to_owned()];
        let setup = Setup { options, ..setup };
        conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
    }
}

#[test]
fn battles_of_technical_ships_and_stations_keep_the_contract() {
    let south = "mule:sentinel_device salvation:movement_device salvation:defence_device cruiser \
                 mule:repair_drone_device destroyer";
    let north = "advantage:attack_device advantage:energy_device mule:power_amplifier_device \
                 mule:refueller_device cruiser destroyer";
    let terrain = ["battle_station@b3", "gas_cloud@c3", "battle_station@d3"];
    let setup = Setup {
        terrain: Some(terrain.map(str::to_owned).to_vec()),
        ..Setup::battle(vec![fleet_of("phebe", south), fleet_of("amycles", north)])
    };
    conformance::run::<FleetCommander>(&setup, Effort { games: 2, ..EFFORT });
    let seti = fleet_of("maa_seti", "chimaera:energy_device+movement_device cruiser frigate");
    let scavengers =
        fleet_of("scavengers", "destroyer destroyer destroyer frigate frigate frigate");
    let setup = Setup::battle(vec![seti, scavengers]);
    conformance::run::<FleetCommander>(&setup, Effort { games: 1, ..EFFORT });
}
