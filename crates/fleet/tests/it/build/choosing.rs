//! Fleets that are chosen at the table, and devices that stay secret.

use fleet::build::{FleetCode, FleetSpec};
use fleet::{Event, FleetCommander, Setup};
use kernel::Present as _;
use kernel::conformance::{self, Effort};

use crate::support::{Table, all_scenarios, duel, fleet_of, refused_setup};

const EFFORT: Effort = Effort { games: 2, decisions_at_most: 40_000, every: 97 };

fn setup(choice: &str) -> Setup {
    Setup {
        choice: Some(choice.to_owned()),
        first: Some(2),
        terrain: Some(Vec::new()),
        ..Setup::first_battle()
    }
}

/// What a seat sees of another's fleet: its faction and how many ships.
fn seen(table: &Table, by: usize, of: usize) -> (&'static str, usize) {
    let seat = &table.seen_by(by).seats[of - 1];
    (seat.faction, seat.ships.len())
}

fn code_of(fleet: &FleetSpec) -> String {
    let roster = fleet.resolve().expect("known words");
    FleetCode::of(&roster).expect("it has ships").to_string()
}

#[test]
fn open_fleets_are_taken_in_turn_and_everybody_sees_them() {
    let mut table = Table::start(&setup("open"), &[]);
    assert_eq!((table.all_asked(), table.question()), (vec![2], "question-fleet-choose"));
    assert_eq!(seen(&table, 2, 2), ("unknown", 0), "nothing is chosen");
    assert!(table.is_legal("fleet phebe-line") && table.is_legal("fleet given"));
    assert_eq!(table.refusal("deploy a a1"), "FC-FLEET-01");
    table.play("fleet amycles-line");
    assert_eq!((table.asked(), seen(&table, 1, 2).0), (1, "amycles"));
    assert_eq!(seen(&table, 1, 1), ("unknown", 0));
    table.play("fleet given");
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-deploy"));
    assert_eq!(seen(&table, 2, 1), ("phebe", 7), "the fleet of the set-up");
}

#[test]
fn secret_fleets_are_taken_at_the_same_time_and_then_shown() {
    let mut table = Table::start(&setup("secret"), &[]);
    assert_eq!(table.all_asked(), [1, 2]);
    table.play_as(2, "fleet phebe-line", &[], &[]);
    assert_eq!(table.all_asked(), [1]);
    assert_eq!((seen(&table, 1, 2), seen(&table, 2, 2)), (("unknown", 0), ("phebe", 5)));
    assert!(!table.view().seats[1].is_choosing && table.view().seats[0].is_choosing);
    let [Event::FleetChosen { fleet: None, .. }] = table.told(1)[..] else {
        panic!("{:?}", table.told(1))
    };
    let [Event::FleetChosen { fleet: Some(_), .. }] = table.told(2)[..] else {
        panic!("{:?}", table.told(2))
    };
    table.play_as(1, "fleet amycles-line", &[], &[]);
    let shown = |event: &&Event| matches!(event, Event::FleetRevealed { .. });
    assert_eq!(table.told(1).iter().filter(shown).count(), 2, "both at once");
    assert_eq!((seen(&table, 1, 2).0, seen(&table, 2, 1).0), ("phebe", "amycles"));
    assert_eq!(table.question(), "question-fleet-deploy");
}

#[test]
fn a_fleet_of_ones_own_goes_by_its_code() {
    let mut table = Table::start(&setup("open"), &[]);
    let own = code_of(&fleet_of("phebe", "cruiser cruiser cruiser cruiser"));
    let heavy = code_of(&fleet_of("phebe", "cruiser cruiser cruiser cruiser frigate"));
    let foreign = code_of(&fleet_of("amycles", "battleship:rampart_of_coeos"));
    assert_eq!(table.refusal(&format!("fleet {heavy}")), "FC-FLEET-01", "13 points");
    assert_eq!(table.refusal(&format!("fleet {foreign}")), "FC-FLEET-10");
    table.play(&format!("fleet {own}"));
    assert_eq!(seen(&table, 1, 2), ("phebe", 4));
    let [chosen @ Event::FleetRevealed { .. }, ..] = &table.events[..] else {
        panic!("{:?}", table.events)
    };
    let told = format!("{:?}", FleetCommander::tell(chosen));
    assert!(told.contains("fleet-own") && told.contains("fleet-ship-cruiser"), "{told}");
    assert!(!told.contains(&own), "the log says what is in it");
    let ready = fleet::build::ReadyFleet::all().iter().map(|ready| ready.id.clone());
    assert!(
        table.rest("fleet ").iter().all(|id| id == "given" || ready.clone().any(|it| it == *id))
    );
}

#[test]
fn only_fleets_that_the_scenario_allows_are_offered() {
    let capture = all_scenarios().into_iter().find(|it| it.scenario == "the_capture");
    let capture = Setup { choice: Some("open".to_owned()), ..capture.expect("one") };
    let mut table = Table::start(&capture, &[]);
    assert!(table.is_legal("fleet amycles-line"), "Amycles begins");
    table.play("fleet given");
    assert_eq!(table.refusal("fleet phebe-line"), "FC-FLEET-01", "8 points for Phebe");
    assert_eq!(
        refused_setup(&Setup { choice: Some("maybe".to_owned()), ..setup("open") }),
        "PA-SETUP-01"
    );
}

#[test]
fn battles_with_chosen_fleets_end_in_every_scenario() {
    for (seed, setup) in (0..).zip(all_scenarios()) {
        for choice in ["open", "secret"] {
            let setup = Setup { choice: Some(choice.to_owned()), ..setup.clone() };
            assert!(Table::playout(&setup, seed, |_| ()).is_over());
        }
    }
}

#[test]
fn chosen_fleets_keep_the_contract() {
    for options in ["", "hidden_deployment secret_weapons"] {
        let options = options.split_whitespace().map(str::to_owned).collect();
        let setup = Setup { options, terrain: None, ..setup("secret") };
        conformance::run::<FleetCommander>(&setup, EFFORT);
    }
}

#[test]
fn fc_fleet_14_a_device_may_stay_secret_until_its_first_use() {
    let draft = duel().options("secret_devices");
    let ships = "mule:sentinel_device@a1 mule:refueller_device@b1";
    let mut table = draft.ships(1, ships).ships(2, "cruiser@a3").rolled(1, "go rs").table();
    let devices = |table: &Table, by: usize, ship: usize| {
        table.seen_by(by).seats[0].ships[ship].devices.clone()
    };
    assert_eq!(devices(&table, 1, 0), ["sentinel_device"]);
    assert!(devices(&table, 2, 0).is_empty() && table.view().seats[0].ships[0].device_face_down);
    table.play("activate a sentinel go a2");
    assert_eq!(devices(&table, 2, 0), ["sentinel_device"], "it was used");
    assert!(devices(&table, 2, 1).is_empty());
    table.play("end").play("store rs refueller");
    assert_eq!(devices(&table, 2, 1), ["refueller_device"], "a result lies on it");
}

/// In a position that is placed by hand, too, whatever shows its use lies face up.
#[test]
fn fc_fleet_14_a_placed_refueller_that_holds_a_result_is_known() {
    let seen = |dice: &str| {
        let draft = duel().options("secret_devices").bridge(1, dice);
        let draft = draft.ships(1, "mule:refueller_device@a1 cruiser@e1");
        let view = draft.ships(2, "cruiser@a5").table().seen_by(2);
        view.seats[0].ships[0].devices.clone()
    };
    assert_eq!(seen("bo bo"), ["refueller_device"; 0], "the wing has room for two");
    assert_eq!(seen("bo bo go"), ["refueller_device"], "the third lies on it");
}

#[test]
fn secret_devices_keep_the_contract() {
    let south = "mule:sentinel_device mule:radar_jammer_device mule:recon_beam_device cruiser \
                 salvation:movement_device destroyer";
    let north = "mule:radar_jammer_device mule:refueller_device mule:refueller_device cruiser \
                 advantage:energy_device destroyer";
    for options in ["", "secret_devices", "secret_devices hidden_deployment fog_of_war"] {
        let options = options.split_whitespace().map(str::to_owned).collect();
        let fleets = vec![fleet_of("phebe", south), fleet_of("amycles", north)];
        let setup = Setup { options, ..Setup::battle(fleets) };
        conformance::run::<FleetCommander>(&setup, EFFORT);
    }
}
