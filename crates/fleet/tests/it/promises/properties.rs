//! Random battles: they end, and what must always hold holds.

use fleet::Setup;
use fleet::build::FleetSpec;
use fleet::pieces::{Colour, Place};
use kernel::Seat;

use crate::support::{Table, all_scenarios, fleet_of};

/// `FC-DICE-01`, `FC-OCC-01`, `FC-OCC-02`, `FC-OCC-05`, `FC-GRV-05`, `FC-VIC-04`: after every
/// decision.
pub(crate) fn look(table: &Table) {
    let state = &table.state;
    let verdict = state.verdict();
    assert!(table.is_over() || verdict.is_none(), "{verdict:?}, not over: {:?}", table.events);
    let mut holders = std::collections::HashMap::new();
    for seat in Seat::all(state.seats()) {
        let dice: u8 = Colour::ALL.iter().map(|colour| state.dice(seat, *colour)).sum();
        assert_eq!(dice, 9, "nine dice for seat {seat}");
        let view = &table.seen_by(seat.index() + 1).seats[seat.index()];
        let mut classes = std::collections::HashMap::new();
        for ((_, place, hull), ship) in state.ships(seat).zip(&view.ships) {
            assert_eq!(place == Place::Destroyed, hull == 0, "a hull of 0 is destroyed");
            let Place::On(sector) = place else { continue };
            *classes.entry(sector).or_insert(0) += ship.class;
            assert_eq!(
                *holders.entry(sector).or_insert(seat),
                seat,
                "two on {sector}: {:?}",
                table.events
            );
        }
        assert!(classes.values().all(|class| *class <= 5), "{classes:?}: {:?}", table.events);
    }
}

fn play_all(setup: &Setup, games: u64) {
    for seed in 0..games {
        let mut decisions = 0;
        Table::playout(setup, seed, |table| {
            decisions += 1;
            assert!(decisions < 40_000, "{}, seed {seed}: no end in sight", setup.scenario);
            look(table);
        });
    }
}

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
fn random_first_battles_end_and_keep_the_invariants() {
    play_all(&Setup::first_battle(), 20);
}

#[test]
fn random_battles_with_placed_sectors_end_and_keep_the_invariants() {
    for ships in [
        "cruiser cruiser cruiser cruiser",
        "destroyer destroyer destroyer destroyer destroyer destroyer",
        "frigate frigate frigate destroyer cruiser battleship:drones",
    ] {
        let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
        play_all(&Setup::battle(fleets), 8);
    }
}

#[test]
fn random_battles_with_options_end_and_keep_the_invariants() {
    let ships = "battleship:ionic_module battleship:drones destroyer frigate frigate";
    for options in OPTIONS {
        let fleets = vec![fleet_of("phebe", ships), fleet_of("amycles", ships)];
        let options = options.split(' ').map(str::to_owned).collect();
        play_all(&Setup { options, ..Setup::battle(fleets) }, 6);
    }
}

#[test]
fn random_battles_of_ilya_end_and_keep_the_invariants() {
    let ships = "carrier battleship:drones destroyer";
    let fleet =
        FleetSpec { commander: Some("ilya_kai_suhn".to_owned()), ..fleet_of("phebe", ships) };
    for options in ["", "hidden_deployment secret_weapons fog_of_war"] {
        let options = options.split_whitespace().map(str::to_owned).collect();
        play_all(&Setup { options, ..Setup::battle(vec![fleet.clone(); 2]) }, 8);
    }
}

#[test]
fn random_battles_of_teams_end_and_keep_the_invariants() {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let mode = "teams".to_owned();
    play_all(&Setup { mode, zones: vec!["8x5".to_owned()], ..Setup::battle(fleets) }, 4);
}

#[test]
fn random_scenarios_end_and_keep_the_invariants() {
    for setup in all_scenarios() {
        play_all(&setup, 3);
        let other = Setup { phebe: Some(2), fleets: reversed(&setup), ..setup };
        play_all(&other, 1);
    }
}

/// The fleets with those who play the parts changed over, so that what a part asks is kept.
fn reversed(setup: &Setup) -> Vec<FleetSpec> {
    setup.fleets.iter().rev().cloned().collect()
}

#[test]
fn random_scenarios_of_all_sizes_end_and_keep_the_invariants() {
    for setup in all_scenarios() {
        for points in [9, 15] {
            let mut setup = Setup { points, ..setup.clone() };
            for fleet in &mut setup.fleets {
                fleet.ships.truncate(3);
            }
            if setup.resolve().is_ok() {
                play_all(&setup, 1);
            }
        }
    }
}

/// Fleets with every device, and every sector that has something to find.
fn technical() -> Setup {
    let south = "mule:sentinel_device mule:repair_drone_device salvation:movement_device \
                 salvation:defence_device mule:radar_jammer_device cruiser destroyer frigate";
    let north = "advantage:attack_device advantage:energy_device mule:power_amplifier_device \
                 mule:refueller_device mule:recon_beam_device cruiser destroyer frigate";
    let fleets = vec![fleet_of("phebe", south), fleet_of("amycles", north)];
    let sectors = ["battle_station@b3", "gas_cloud@c3", "colony@d3", "gravity_field@c2"];
    let terrain = Some(sectors.map(str::to_owned).to_vec());
    Setup { terrain, ..Setup::battle(fleets) }
}

#[test]
fn random_battles_of_technical_ships_end_and_keep_the_invariants() {
    play_all(&technical(), 12);
    let seti = fleet_of(
        "maa_seti",
        "chimaera:sentinel_device+sentinel_device mule:refueller_device cruiser frigate frigate",
    );
    let scavengers =
        fleet_of("scavengers", "destroyer destroyer destroyer frigate frigate frigate");
    play_all(&Setup::battle(vec![seti, scavengers]), 6);
}
