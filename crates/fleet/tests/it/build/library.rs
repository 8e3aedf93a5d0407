//! Ready-made fleets, codes of fleets, and what scenarios ask of a fleet.

use std::collections::BTreeSet;

use fleet::build::{Brief, CodeError, FleetCode, FleetSpec, ReadyFleet};
use fleet::data::Faction;

use crate::support::fleet_of;

fn code(fleet: &FleetSpec) -> FleetCode {
    let roster = fleet.resolve().expect("known words");
    FleetCode::of(&roster).expect("a fleet that can be written down")
}

fn clauses(brief: &Brief, fleet: &FleetSpec) -> Vec<&'static str> {
    brief.faults(fleet).iter().map(|fault| fault.clause.0).collect()
}

fn for_scenario(scenario: &str) -> Brief {
    Brief { scenario: scenario.to_owned(), ..Brief::default() }
}

#[test]
fn every_faction_has_three_ready_made_fleets_and_all_are_legal() {
    for faction in Faction::ALL {
        let of_faction = ReadyFleet::all().iter().filter(|it| it.fleet.faction == faction.id());
        assert!(of_faction.count() >= 3, "{faction}");
    }
    for ready in ReadyFleet::all() {
        assert_eq!(Brief::default().faults(&ready.fleet), [], "{}", ready.id);
        let roster = ready.fleet.resolve().expect("a legal fleet");
        let spent = roster.points(fleet::data::Tables::get());
        let limit = Brief::default().limit(&roster).map(u32::from);
        assert_eq!(Some(spent), limit, "{} uses every point", ready.id);
    }
    let ids: BTreeSet<&str> = ReadyFleet::all().iter().map(|ready| ready.id.as_str()).collect();
    assert_eq!(ids.len(), ReadyFleet::all().len(), "an id is used once");
}

#[test]
fn a_code_is_short_and_gives_the_fleet_back() {
    for ready in ReadyFleet::all() {
        let code = code(&ready.fleet);
        let text = code.to_string();
        assert!(text.len() <= 24, "{}: {text}", ready.id);
        let read: FleetCode = text.parse().expect("a code of ours");
        assert_eq!(read.roster().spec(), ready.fleet, "{text}");
        assert_eq!(text.to_lowercase().replace('-', " ").parse(), Ok(code));
    }
}

/// Codes that people have shared must mean the same for ever.
#[test]
fn codes_of_earlier_versions_stay_readable() {
    assert_eq!(code(&FleetSpec::first_battle("phebe")).to_string(), "FC1-001G-J603-VF40");
    let shadows: FleetCode = "FC1-81W5-C48E-HW".parse().expect("a code of version 1");
    let expected = ["chimaera:sentinel_device+radar_jammer_device", "cruiser", "cruiser"];
    assert_eq!(shadows.roster().spec().ships, expected);
}

#[test]
fn every_slip_of_one_symbol_or_a_pair_is_noticed() {
    let text = code(&ReadyFleet::find("maa-ghosts").expect("it is there").fleet).to_string();
    let symbols: Vec<char> = text.chars().collect();
    let mut slips = Vec::new();
    for at in (4..symbols.len()).filter(|at| symbols[*at] != '-') {
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
            let mut wrong = symbols.clone();
            wrong[at] = other;
            slips.push(wrong);
        }
        let mut shorter = symbols.clone();
        shorter.remove(at);
        slips.push(shorter);
        let mut swapped = symbols.clone();
        swapped.swap(at, (at + 1).min(symbols.len() - 1));
        slips.push(swapped);
    }
    let plain = |slip: &[char]| slip.iter().filter(|c| **c != '-').collect::<String>();
    for slip in slips.iter().filter(|slip| plain(slip) != plain(&symbols)) {
        let slip: String = slip.iter().collect();
        assert_eq!(slip.parse::<FleetCode>(), Err(CodeError::Mistyped), "{slip} for {text}");
    }
}

#[test]
fn other_texts_are_no_codes() {
    for (text, error) in [
        ("", CodeError::Foreign),
        ("fleet.toml", CodeError::Foreign),
        ("FC", CodeError::Foreign),
        ("FCX-0000", CodeError::Foreign),
        ("FC2-0000-0000", CodeError::Version('2')),
        ("FC1-", CodeError::Mistyped),
        ("FC1-!!!!", CodeError::Mistyped),
    ] {
        assert_eq!(text.parse::<FleetCode>(), Err(error), "{text}");
    }
}

#[test]
fn a_fleet_without_ships_or_with_a_misplaced_weapon_has_no_code() {
    let none = |ships: &str| {
        FleetCode::of(&fleet_of("phebe", ships).resolve().expect("known words")).is_none()
    };
    assert!(none("") && none("cruiser:drones"));
    assert!(!none("battleship"), "a weapon may still be missing");
}

#[test]
fn every_reason_is_told() {
    let fleet =
        fleet_of("phebe", "dreadnought battleship cruiser:drones mule salvation:attack_device");
    assert_eq!(
        clauses(&Brief::default(), &fleet),
        ["FC-FLEET-01", "FC-FLEET-12", "FC-FLEET-05", "FC-FLEET-05", "FC-FLEET-14", "FC-FLEET-14"]
    );
    let mut unknown = fleet_of("phobos", "raft mule:spade");
    unknown.commander = Some("nobody".to_owned());
    assert_eq!(
        clauses(&Brief::default(), &unknown),
        ["FC-FAC-01", "FC-CMD-01", "FC-FLEET-01", "FC-FLEET-14"]
    );
    let half_known = fleet_of("rebels", "raft battleship:spade carrier cruiser cruiser");
    assert_eq!(
        clauses(&Brief::default(), &half_known),
        ["FC-FLEET-01", "FC-FLEET-05", "FC-FLEET-01", "FC-FAC-05", "FC-FAC-20"],
        "what is wrong whatever a raft is"
    );
    let wanting = fleet_of("rebels", "raft frigate");
    assert_eq!(clauses(&Brief::default(), &wanting), ["FC-FLEET-01"], "it may be a class 3 ship");
}

#[test]
fn what_scenarios_ask_of_fleets() {
    let line = &ReadyFleet::find("phebe-line").expect("it is there").fleet;
    assert_eq!(clauses(&for_scenario("control"), line), [""; 0]);
    assert_eq!(clauses(&for_scenario("the_capture"), line), ["FC-FLEET-01", "FC-SCN-26"]);
    let small = fleet_of("phebe", "destroyer destroyer destroyer frigate frigate");
    assert_eq!(clauses(&for_scenario("the_capture"), &small), [""; 0]);
    assert_eq!(clauses(&for_scenario("illegal"), line), ["FC-SCN-50"]);
    let bombers = fleet_of("amycles", "battleship:proton_beam cruiser");
    assert_eq!(clauses(&for_scenario("illegal"), &bombers), ["FC-SCN-50"]);
    let warheads = fleet_of("amycles", "battleship:gamma_warheads cruiser");
    assert_eq!(clauses(&for_scenario("illegal"), &warheads), [""; 0]);
    let champion = fleet_of("amycles", "dreadnought cruiser destroyer");
    assert_eq!(clauses(&for_scenario("duel"), &champion), [""; 0]);
    assert_eq!(clauses(&for_scenario("duel"), &small), ["FC-SCN-43"]);
    assert_eq!(clauses(&for_scenario("tea_party"), line), ["PA-SETUP-01"]);
    assert!(Brief::scenarios().any(|scenario| scenario == "the_trap"));
}

#[test]
fn sizes_and_leaders() {
    let sized = |points| Brief { points: Some(points), ..Brief::default() };
    let line = &ReadyFleet::find("phebe-line").expect("it is there").fleet;
    assert_eq!(clauses(&sized(15), line), [""; 0]);
    assert_eq!(clauses(&sized(9), line), ["FC-FLEET-01"]);
    assert_eq!(clauses(&sized(16), line), ["FC-FLEET-02"]);
    let led = FleetSpec { commander: Some("arop_tan".to_owned()), ..line.clone() };
    assert_eq!(clauses(&Brief::default(), &led), ["FC-FLEET-01"], "the commander costs two");
    assert_eq!(clauses(&Brief { all_lead: true, ..Brief::default() }, &led), [""; 0]);
}
