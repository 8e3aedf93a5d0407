//! What the game lends to those who prepare a battle.

use fleet::FleetCommander;
use fleet::build::{Brief, FleetSpec, ReadyFleet};
use fleet::data::{Commander, Faction, ShipKind, Weapon};
use kernel::Menu as _;
use kernel::chance::{Chance as _, Fast};
use serde_json::{Value as Json, json};

fn check(asked: &Json) -> Json {
    let answer = FleetCommander::consult("check", asked).expect("there is such a question");
    answer.expect("a fleet")
}

/// A fleet of anything, most often an illegal one.
fn any_fleet(chance: &mut Fast) -> FleetSpec {
    let faction = Faction::ALL[chance.below(Faction::ALL.len() as u32) as usize];
    let commander = Commander::ALL.get(chance.below(24) as usize).map(|it| it.id().to_owned());
    let ship = |chance: &mut Fast| {
        let kind = ShipKind::ALL[chance.below(ShipKind::ALL.len() as u32) as usize];
        match chance.below(3) {
            0 => {
                let weapon = Weapon::ALL[chance.below(Weapon::ALL.len() as u32) as usize];
                format!("{}:{}", kind.id(), weapon.id())
            }
            _ => kind.id().to_owned(),
        }
    };
    let count = chance.below(8);
    let ships = (0..count).map(|_| ship(chance)).collect();
    FleetSpec { faction: faction.id().to_owned(), commander, ships }
}

#[test]
fn the_reasons_are_those_of_the_command_for_any_fleet() {
    let mut chance = Fast::new(11);
    for number in 0..500 {
        let fleet = any_fleet(&mut chance);
        let told = check(&json!({ "fleet": fleet }));
        let expected: Vec<Json> = Brief::default()
            .faults(&fleet)
            .iter()
            .map(|it| json!([it.clause, it.sentence]))
            .collect();
        let found: Vec<Json> = told["refusals"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|it| json!([it["clause"], it["sentence"]]))
            .collect();
        assert_eq!(found, expected, "fleet {number}: {fleet:?}");
    }
}

#[test]
fn a_code_leads_back_to_its_fleet() {
    for ready in ReadyFleet::all() {
        let told = check(&json!({ "fleet": ready.fleet }));
        let back = check(&json!({ "code": told["code"] }));
        assert_eq!(back["fleet"], json!(ready.fleet), "{}", ready.id);
        assert_eq!(back["code"], told["code"]);
    }
    let refused = FleetCommander::consult("check", &json!({ "code": "FC1-NONSENSE" }));
    let refused = refused.expect("there is such a question").expect_err("no code");
    assert_eq!(refused.sentence.key, "refusal-fleet-no-fleet");
}

#[test]
fn fc_fleet_05_the_ship_that_lacks_its_weapon_is_named() {
    let fleet = json!({ "faction": "phebe", "ships": ["frigate", "battleship"] });
    let told = check(&json!({ "fleet": fleet }));
    assert_eq!(told["refusals"][0]["ship"], 1);
    assert_eq!(told["refusals"][0]["clause"], "FC-FLEET-05");
    let none = check(&json!({ "fleet": { "faction": "phebe", "ships": [] } }));
    assert_eq!(none.get("code"), None);
}

#[test]
fn the_catalogue_has_every_scenario_with_where_it_is_fought() {
    let told = FleetCommander::document("catalogue").expect("there is one");
    let scenarios = told["scenarios"].as_array().expect("a list");
    assert_eq!(scenarios.len(), 11);
    let passage = scenarios.iter().find(|it| it["id"] == "the_passage").expect("it is there");
    assert_eq!(passage["layout"]["gates"], json!([[0, 2], [4, 2]]));
    assert_eq!(passage["layout"]["homes"][0].as_array().map(Vec::len), Some(5));
    assert!(told["ships"].as_array().expect("a list").iter().all(|it| it["id"] != "civilian"));
}

#[test]
fn a_battle_is_laid_out_as_it_is_chosen() {
    let asked = json!({ "seats": 4, "setup": { "zones": "10x5", "mode": "teams" } });
    let laid = FleetCommander::consult("layout", &asked).expect("there is such a question");
    let laid = laid.expect("it can be played");
    assert_eq!(
        (&laid["zones"][0]["width"], laid["homes"].as_array().map(Vec::len)),
        (&json!(10), Some(4))
    );
    let refused = FleetCommander::consult("layout", &json!({ "seats": 99, "setup": {} }));
    assert!(refused.expect("there is such a question").is_err());
}

/// A fleet chosen at a table, where the table asks for something else than the scenario does.
#[test]
fn what_a_table_agreed_upon_is_what_the_builder_is_told() {
    let armed = FleetSpec::first_battle("phebe");
    let bare = |ship: &String| ship.split(':').next().expect("a type").to_owned();
    let unarmed = FleetSpec { ships: armed.ships.iter().map(bare).collect(), ..armed.clone() };
    let clauses = |asked: Json| -> Vec<String> {
        let told = check(&asked)["refusals"].clone();
        let all = told.as_array().expect("a list").iter();
        all.map(|it| it["clause"].as_str().expect("a clause").to_owned()).collect()
    };

    // Weapons that are drawn need not be named, and their fleet has a code nevertheless.
    assert_eq!(clauses(json!({ "fleet": unarmed })), ["FC-FLEET-05"]);
    let drawn = check(&json!({ "fleet": unarmed, "draws_weapons": true }));
    assert_eq!(drawn["refusals"], json!([]));
    assert!(drawn["code"].is_string(), "{drawn}");

    // Where Avatar stays in its box, nothing of it is taken.
    let carrier = json!({ "faction": "phebe", "ships": ["carrier", "cruiser", "cruiser"] });
    assert_eq!(clauses(json!({ "fleet": carrier })), [""; 0]);
    let without = json!({ "fleet": carrier, "without_avatar": true });
    assert_eq!(clauses(without), ["FC-FAC-08"]);

    // Twenty points are no size of a Pitched Battle, but a campaign may give them.
    assert_eq!(clauses(json!({ "fleet": armed, "points": 20 })), ["FC-FLEET-02"]);
    let agreed = check(&json!({ "fleet": armed, "points": 20, "agreed": true }));
    assert_eq!((&agreed["refusals"], &agreed["limit"]), (&json!([]), &json!(20)));

    // Where camps must be equal, everything is spent.
    assert_eq!(clauses(json!({ "fleet": armed, "least": 13 })), ["FC-LEG-11"]);
}
