//! Secret weapons: drawn, kept face down, shown at their first use.

use fleet::{Event, Setup};

use crate::support::{Table, duel, fleet_of, refused_setup};

const DRAWN: [&str; 8] = [
    "proton_beam",
    "drones",
    "exo_bomb",
    "prometheus_beam",
    "drones",
    "sanctuary",
    "tractor_beam",
    "minefields",
];

fn secret() -> Setup {
    let ships = "battleship battleship frigate";
    Setup {
        first: Some(1),
        terrain: Some(Vec::new()),
        options: vec!["secret_weapons".to_owned()],
        ..Setup::battle(vec![fleet_of("phebe", ships), fleet_of("amycles", "battleship:drones")])
    }
}

fn weapons_seen(table: &Table, by: usize, of: usize) -> Vec<Option<&'static str>> {
    table.seen_by(by).seats[of - 1].ships.iter().map(|ship| ship.weapon).collect()
}

#[test]
fn fc_osw_01_four_tokens_for_each_ship_and_one_is_kept_face_down() {
    let mut table = Table::start_drawing(&secret(), &[], &DRAWN);
    assert_eq!(table.all_asked(), [1, 2], "everybody chooses at the same time");
    assert_eq!(table.seen_by(1).seats[0].drawn.len(), 4);
    assert_eq!(table.seen_by(2).seats[0].drawn.len(), 0, "the others do not see them");
    assert_eq!(table.rest("arm "), ["drones", "exo_bomb", "proton_beam"]);
    assert_eq!(table.refusal("arm sanctuary"), "FC-OSW-01");
    let next = ["nano_repairer", "interdictor", "vortex_gate", "gamma_bomb"];
    table.play_as(1, "arm drones", &[], &next);
    assert_eq!(table.all_asked(), [1, 2], "the second ship gets four of its own");
    table.play_as(2, "arm sanctuary", &[], &[]);
    assert_eq!(table.all_asked(), [1]);
    table.play("arm vortex_gate");
    assert_eq!(table.question(), "question-fleet-deploy");
    assert_eq!(weapons_seen(&table, 1, 1), [Some("drones"), Some("vortex_gate"), None]);
    assert_eq!(weapons_seen(&table, 1, 2), [None]);
    assert!(table.seen_by(1).seats[1].ships[0].weapon_face_down);
}

#[test]
fn fc_osw_01_only_the_player_hears_what_was_drawn_and_kept() {
    let mut table = Table::start_drawing(&secret(), &[], &DRAWN);
    let draws = |events: Vec<Event>| {
        events.iter().filter(|event| matches!(event, Event::WeaponsDrawn { .. })).count()
    };
    assert_eq!((draws(table.told(1)), draws(table.told(2))), (1, 1));
    table.play_as(2, "arm drones", &[], &[]);
    let [Event::WeaponKept { weapon: None, ship: None, .. }] = table.told(1)[..] else {
        panic!("{:?}", table.told(1))
    };
    let [Event::WeaponKept { weapon: Some(_), .. }] = table.told(2)[..] else {
        panic!("{:?}", table.told(2))
    };
}

#[test]
fn fc_osw_01_ships_that_carry_no_weapon_draw_none() {
    let none = Setup { fleets: vec![fleet_of("phebe", "cruiser"); 2], ..secret() };
    assert_eq!(Table::start(&none, &[]).question(), "question-fleet-deploy");
    let unknown = Setup { options: vec!["secret_sauce".to_owned()], ..secret() };
    assert_eq!(refused_setup(&unknown), "PA-SETUP-01");
}

#[test]
fn fc_osw_02_a_weapon_is_shown_at_its_first_use() {
    let mut table = duel()
        .options("secret_weapons")
        .ships(1, "battleship:exo_bomb@b1 battleship:drones@b2")
        .ships(2, "cruiser@d3")
        .rolled(1, "rs bs")
        .table();
    assert_eq!(weapons_seen(&table, 2, 1), [None, None]);
    table.play("weapon a rs bs c3");
    assert!(matches!(table.told(2)[2], Event::WeaponRevealed { .. }), "{:?}", table.told(2));
    assert_eq!(weapons_seen(&table, 2, 1), [Some("exo_bomb"), None]);
}

#[test]
fn fc_osw_02_a_module_is_shown_when_its_ship_does_more_than_others() {
    let mut table = duel()
        .options("secret_weapons")
        .ships(1, "battleship:ionic_module@b1")
        .ships(2, "cruiser@e5")
        .rolled(1, "bo")
        .bridge(1, "rs gs")
        .table();
    table.play("move bo b1 b2");
    assert_eq!(weapons_seen(&table, 2, 1), [None], "anybody could have moved so");
    table.play("onward b3");
    assert_eq!(weapons_seen(&table, 2, 1), [Some("ionic_module")]);
    let mut table = duel()
        .options("secret_weapons")
        .ships(1, "battleship:multipoint_module@b1")
        .ships(2, "cruiser@b3")
        .rolled(1, "ro")
        .bridge(1, "rs gs")
        .table();
    table.play("attack ro b1 b2 2a");
    assert_eq!(weapons_seen(&table, 2, 1), [Some("multipoint_module")]);
}

#[test]
fn fc_osw_03_forge_weapons_are_kept_only_by_their_faction() {
    let mut table = Table::start_drawing(&secret(), &[], &DRAWN);
    assert!(table.seen_by(1).seats[0].drawn.contains(&"prometheus_beam"));
    assert_eq!(table.refusal("arm prometheus_beam"), "FC-OSW-03");
    let forge = ["rampart_of_coeos", "prometheus_beam", "drones", "exo_bomb"];
    table.play_as(1, "arm drones", &[], &forge);
    assert_eq!(table.rest("arm "), ["drones", "exo_bomb", "rampart_of_coeos"]);
}

#[test]
fn fc_fleet_22_weapons_are_chosen_dealt_or_drawn_in_secret() {
    let with = |options: &[&str]| Setup {
        fleets: vec![fleet_of("phebe", "battleship:exo_bomb"), fleet_of("amycles", "cruiser")],
        options: options.iter().map(ToString::to_string).collect(),
        ..secret()
    };
    let chosen = Table::start(&with(&[]), &[]);
    assert_eq!(weapons_seen(&chosen, 2, 1), [Some("exo_bomb")]);
    let dealt = Table::start_drawing(&with(&["drawn_weapons"]), &[], &["sanctuary"]);
    assert_eq!(weapons_seen(&dealt, 2, 1), [Some("sanctuary")]);
    assert_eq!(dealt.question(), "question-fleet-deploy");
    let drawn = Table::start_drawing(&with(&["secret_weapons"]), &[], &DRAWN[..4]);
    assert_eq!(drawn.question(), "question-fleet-arm");
    let both = with(&["secret_weapons", "drawn_weapons"]);
    assert_eq!(crate::support::refused_setup(&both), "FC-FLEET-22", "one way at a time");
}
