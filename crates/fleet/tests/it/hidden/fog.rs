//! Fog of war: the zone is discovered sector by sector.

use fleet::Setup;

use crate::support::{
    DIAGONAL, Draft, MULTI, ORTHOGONAL, SPECIAL, Table, all_scenarios, duel, refused_setup,
    usual_first,
};

fn in_fog() -> Draft {
    duel().options("fog_of_war")
}

fn setup() -> Setup {
    Setup {
        first: Some(1),
        terrain: None,
        options: vec!["fog_of_war".to_owned()],
        ..Setup::first_battle()
    }
}

#[test]
fn fc_ofw_01_a_zone_of_the_agreed_size_is_discovered_in_play() {
    let view = Table::start(&setup(), &[]).view();
    assert_eq!((view.fog.len(), view.sectors.len()), (15, 0));
    let wide = Setup { zones: vec!["6x5".to_owned()], ..setup() };
    assert_eq!(Table::start(&wide, &[]).view().fog.len(), 18);
    assert_eq!(view.options, ["fog_of_war"]);
}

#[test]
fn fc_ofw_02_only_neutral_deployment_sectors_are_laid() {
    let table = Table::start(&setup(), &[]);
    assert_eq!(table.question(), "question-fleet-deploy", "nobody places special sectors");
    let fog = table.view().fog;
    assert!(fog.iter().all(|sector| !sector.ends_with('1') && !sector.ends_with('5')), "{fog:?}");
    let terrain = Some(vec!["gas_cloud@c3".to_owned()]);
    assert_eq!(refused_setup(&Setup { terrain, ..setup() }), "FC-OFW-02");
}

#[test]
fn fc_ofw_03_a_blue_direction_discovers_sectors_instead_of_moving() {
    let mut table =
        in_fog().ships(1, "frigate@c1").ships(2, "frigate@c5").rolled(1, "bd bo ro").table();
    assert_eq!(table.refusal("survey ro c1"), "FC-OFW-03");
    assert_eq!(table.refusal("survey bd b1"), "FC-DICE-08");
    table.roll("survey bd c1", &[ORTHOGONAL, MULTI]);
    assert_eq!(table.at(1, "a").as_deref(), Some("c1"), "nobody moves");
    let fog = table.view().fog;
    assert!(!fog.contains(&"b2".to_owned()) && !fog.contains(&"d2".to_owned()));
    assert_eq!((fog.len(), table.rolled(1)), (13, vec!["ro".to_owned(), "bo".to_owned()]));
    table.roll("survey bo c1", &[DIAGONAL]);
    assert_eq!(table.view().fog.len(), 12, "only c2 was left that way");
}

#[test]
fn fc_ofw_03_there_must_be_something_to_discover() {
    let table = in_fog()
        .ships(1, "frigate@c1")
        .ships(2, "frigate@c5")
        .discovered("c2")
        .rolled(1, "bo")
        .table();
    assert_eq!(table.refusal("survey bo c1"), "FC-OFW-03");
}

#[test]
fn fc_ofw_04_a_special_lays_the_tile_special_side_up() {
    let mut table = in_fog().ships(1, "frigate@c1").ships(2, "frigate@c5").rolled(1, "bd").table();
    table.play_as(1, "survey bd c1", &[ORTHOGONAL, SPECIAL], &["gas_cloud"]);
    let found: Vec<_> =
        table.view().sectors.iter().map(|special| (special.sector.clone(), special.kind)).collect();
    assert_eq!(found, [("d2".to_owned(), "gas_cloud")]);
}

#[test]
fn fc_ofw_04_a_battle_station_that_is_found_has_a_weapon() {
    let draft = in_fog().ships(1, "frigate@c1").ships(2, "frigate@c5").rolled(1, "bo bo");
    let mut table = draft.table();
    table.play_as(1, "survey bo c1", &[SPECIAL], &["battle_station", "drones"]);
    let found = |table: &Table| {
        let special = table.seen_by(1).sectors[0].clone();
        (special.sector, special.kind, special.weapon)
    };
    assert_eq!(found(&table), ("c2".to_owned(), "battle_station", None), "face down");
    table.play("move bo c1 c2");
    assert_eq!(found(&table), ("c2".to_owned(), "battle_station", Some("drones")));
}

#[test]
fn fc_ofw_04_tiles_of_expansions_lie_in_the_fog_where_they_are_used() {
    let found = |variants: &[&str]| {
        let setup = Setup {
            options: vec!["fog_of_war".to_owned()],
            variants: variants.iter().map(|id| (*id).to_owned()).collect(),
            terrain: None,
            ..Setup::first_battle()
        };
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..60 {
            Table::playout(&setup, seed, |table| {
                kinds.extend(table.view().sectors.iter().map(|special| special.kind));
            });
        }
        kinds.into_iter().collect::<Vec<_>>().join(" ")
    };
    let plain = "asteroid_field colony gamma_storm gas_cloud gravity_field";
    assert_eq!(found(&["without_avatar"]), plain);
    let avatar = "asteroid_field battle_station black_hole colony gamma_storm gas_cloud";
    assert_eq!(found(&[]), format!("{avatar} gravity_field"));
}

#[test]
fn fc_ofw_05_ships_may_enter_the_unknown() {
    let mut table =
        in_fog().ships(1, "cruiser@c1").ships(2, "frigate@c5").rolled(1, "bo bo").table();
    table.roll("move bo c1 c2", &[ORTHOGONAL]);
    assert_eq!(table.at(1, "a").as_deref(), Some("c2"));
    assert_eq!(table.view().fog.len(), 14);
    // A field of asteroids is found, and then tests those who came.
    table.play_as(1, "move bo c2 c3", &[SPECIAL, SPECIAL], &["asteroid_field"]);
    assert!(table.hull(1, "a") < 18, "{:?}", table.events);
}

#[test]
fn fc_ofw_06_nothing_shoots_through_the_unknown() {
    let draft = in_fog()
        .ships(1, "battleship:proton_beam@c2")
        .ships(2, "frigate@c4 frigate@c5")
        .rolled(1, "ro ro rs")
        .bridge(1, "bs");
    let table = draft.clone().table();
    assert_eq!(table.refusal("attack ro+ro c2 c3 2a"), "FC-OFW-06");
    assert!(!table.is_legal("weapon a rs bs* 2a"), "{:?}", table.rest("weapon "));
    let clear = draft.discovered("c3 b3 d3").table();
    assert!(clear.is_legal("attack ro+ro c2 c3 2a") && clear.is_legal("weapon a rs bs* 2a"));
    let bombs = in_fog()
        .ships(1, "battleship:exo_bomb@c2")
        .ships(2, "frigate@c5")
        .rolled(1, "rs bs")
        .table();
    assert!(!bombs.is_legal("weapon a rs bs c3"), "nor is a sector of the fog named");
}

#[test]
fn fc_ofw_07_a_multi_discovers_all_around() {
    let mut table = in_fog().ships(1, "frigate@c3").ships(2, "frigate@c5").rolled(1, "bm").table();
    table.roll("survey bm c3", &[ORTHOGONAL; 8]);
    assert_eq!(table.view().fog.len(), 14 - 8);
}

/// A scenario in the fog, with its usual fleets.
fn scenario_in_fog(id: &str) -> Setup {
    let found = all_scenarios().into_iter().find(|setup| setup.scenario == id);
    let options = vec!["fog_of_war".to_owned()];
    Setup { options, first: usual_first(id), ..found.expect("a scenario") }
}

#[test]
fn fc_ofw_02_what_a_scenario_lays_lies_open_in_the_fog() {
    let view = Table::start(&scenario_in_fog("control"), &[]).view();
    assert_eq!(view.fog.len(), 23, "all but the two gates");
    let view = Table::start(&scenario_in_fog("the_capture"), &[]).view();
    assert!(!view.fog.contains(&"c3".to_owned()), "the shuttle is there");
    let mut table = Table::start(&scenario_in_fog("illegal"), &[]);
    let needed = "question-fleet-terrain-needed";
    assert_eq!((table.asked(), table.question()), (1, needed), "his Colonies");
    table.play_all(&["terrain colony b2", "terrain colony d2"]);
    assert_eq!(table.question(), "question-fleet-deploy", "nobody knows of other sectors");
    assert!(table.view().fog.iter().all(|at| at != "b2" && at != "d2"));
    let mut table = Table::start(&scenario_in_fog("asteroid_belt"), &[]);
    for at in ["b2", "b3", "c3", "d4"] {
        table.play(&format!("terrain asteroid_field {at}"));
    }
    assert_eq!((table.question(), table.view().fog.len()), ("question-fleet-deploy", 11));
}

#[test]
fn fc_ofw_05_ships_come_in_through_a_gate_into_the_unknown() {
    let mut table = Table::start(&scenario_in_fog("control"), &[]);
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play("arrive bo a2").play("bring a");
    table.roll("stop", &[ORTHOGONAL]);
    assert!(!table.view().fog.contains(&"a2".to_owned()));
}

#[test]
fn every_scenario_ends_in_the_fog() {
    for (seed, setup) in (0..).zip(all_scenarios()) {
        let setup = Setup { options: vec!["fog_of_war".to_owned()], ..setup };
        assert!(Table::playout(&setup, seed, |_| ()).is_over(), "{}", setup.scenario);
    }
}
