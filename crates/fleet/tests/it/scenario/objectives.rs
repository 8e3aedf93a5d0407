//! Control, Planetary Assault, Duel, Blockade, Illegal, and victory in objective scenarios.

use fleet::play::Ending;
use fleet::{Event, Setup};

use crate::support::{Draft, ORTHOGONAL, Table, draft, fleet_of, refused_setup, scenario};

const CRUISERS: &str = "cruiser cruiser";

fn bare(setup: Setup) -> Setup {
    Setup { terrain: Some(Vec::new()), ..setup }
}

// Control.

fn control() -> Draft {
    draft(scenario("control", CRUISERS, CRUISERS))
}

#[test]
fn fc_scn_34_gates_at_the_ends_of_a_diagonal() {
    let gates = |zone: &str| {
        let setup =
            Setup { zones: vec![zone.to_owned()], ..scenario("control", CRUISERS, CRUISERS) };
        Table::start(&bare(setup), &[]).view().lone_gates
    };
    assert_eq!(gates("5x5"), [('X', "a1".to_owned()), ('Y', "e5".to_owned())]);
    assert_eq!(gates("6x6"), [('X', "a1".to_owned()), ('Y', "f6".to_owned())]);
    let zones = vec!["7x5".to_owned()];
    assert_eq!(
        refused_setup(&Setup { zones, ..scenario("control", CRUISERS, CRUISERS) }),
        "FC-SCN-34"
    );
    let mut table = Table::start(&scenario("control", CRUISERS, CRUISERS), &[]);
    for _ in 0..4 {
        table.play("tile gas_cloud");
    }
    assert_eq!(table.rest("terrain gas_cloud ").len(), 23, "any sector without a gate");
    assert_eq!(table.refusal("terrain gas_cloud a1"), "FC-SCN-34");
}

#[test]
fn fc_scn_35_ships_come_in_through_the_own_gate() {
    let table = Table::start(&bare(scenario("control", CRUISERS, CRUISERS)), &[]);
    assert_eq!((table.phase(), table.ships(1).len()), ("energy", 0), "nobody is deployed");

    let draft = || control().held_back(1, "cruiser destroyer frigate").ships(2, "cruiser@e5");
    let mut table = draft().rolled(1, "bo bs ro").table();
    assert_eq!(table.rest("arrive "), ["bo a2", "bo b1", "bo/ b2", "bs a1"]);
    table.play("arrive bo a2");
    assert_eq!(table.rest(""), ["bring a", "bring b", "bring c"]);
    table.play_all(&["bring a", "bring b"]);
    assert_eq!(table.ships(1), ["a@a2=18", "b@a2=12"], "five class points");
    table.play("arrive bs a1");
    assert_eq!(table.ships(1).len(), 3);
    assert_eq!(table.refusal("arrive bs a1"), "FC-TURN-09");
    let mut table = draft().rolled(1, "bo bo").table();
    table.play_all(&["arrive bo b1", "bring c", "stop", "move bo b1 c1"]);
    assert_eq!(table.at(1, "c").as_deref(), Some("c1"), "it may act in the same turn");
}

#[test]
fn fc_scn_36_both_gates_at_the_own_start_of_turn_win() {
    let draft = control().ships(1, "frigate@a1 frigate@d5").ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "bo").table();
    table.play_all(&["move bo d5 e5", "stop"]);
    assert!(!table.is_over());
    table.play_all(&["end"]);
    table.roll("roll ggg", &[ORTHOGONAL; 3]).play_all(&["end", "end"]);
    assert_eq!(table.winners(), [1]);
}

#[test]
fn fc_scn_37_gates_lead_nowhere_and_held_sectors_are_closed() {
    let draft = control().ships(1, "frigate@a1").held_back(1, "cruiser").ships(2, "cruiser@a2");
    let table = draft.rolled(1, "bo bs").table();
    assert!(table.rest("gate ").is_empty());
    assert_eq!(table.rest("arrive "), ["bo b1", "bo/ b2", "bs a1"]);
    assert_eq!(table.refusal("arrive bo a2"), "FC-SCN-37");
    assert_eq!(table.refusal("arrive bo c3"), "FC-SCN-35");
    let draft = control().ships(1, "cruiser@a1").held_back(1, "cruiser").ships(2, "cruiser@a2");
    assert_eq!(draft.rolled(1, "bs").table().refusal("arrive bs a1"), "FC-SCN-37", "full");
    let draft = control().held_back(1, "cruiser").ships(2, "cruiser@c4").rolled(1, "bo");
    assert_eq!(draft.table().refusal("arrive bo b2"), "FC-SCN-35", "the result points elsewhere");
}

/// Signals of a fleet, each with where it is.
fn signals(table: &Table, by: usize, of: usize) -> Vec<(&'static str, Option<String>, bool)> {
    let view = table.seen_by(by);
    let ships = view.seats[of - 1].ships.iter();
    ships.map(|ship| (ship.kind, ship.sector.clone(), ship.held_back)).collect()
}

#[test]
fn fc_ohd_01_ships_of_control_come_in_as_signals() {
    let options = vec!["hidden_deployment".to_owned()];
    let setup = Setup { options, ..bare(scenario("control", "cruiser frigate", "cruiser")) };
    // Letters stay what they are: four Signals of the first player, three of the second.
    let mut table = Table::start(&setup, &[3, 2, 1, 2, 1]);
    assert_eq!(table.phase(), "energy", "nobody is left out");
    assert_eq!(signals(&table, 2, 1), vec![("signal", None, true); 4]);
    assert_eq!(signals(&table, 1, 1)[3], ("decoy", None, true));
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play("arrive bo a2");
    assert_eq!(table.rest("bring "), ["a", "b", "c", "d"]);
    table.play("bring a");
    assert_eq!(table.event_names().last().map(String::as_str), Some("SignalDeployed"));
    assert_eq!(signals(&table, 2, 1)[0], ("signal", Some("a2".to_owned()), false));
    assert!(table.is_legal("bring b"), "there is room for a Frigate");
    table.play("bring d");
    assert!(matches!(table.events[..], [Event::SignalDeployed { joined: true, .. }]));
    table.play("stop");
    assert_eq!(signals(&table, 2, 1)[3], ("signal", Some("a2".to_owned()), false), "a decoy too");
}

#[test]
fn fc_ohd_01_who_brings_signals_is_asked_though_nothing_fits() {
    let options = vec!["hidden_deployment".to_owned()];
    let setup = Setup { options, ..bare(scenario("control", "cruiser cruiser", "cruiser")) };
    let mut table = Table::start(&setup, &[3, 2, 1, 2, 1]);
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play_all(&["arrive bo a2", "bring c", "bring d"]);
    table.play("bring a");
    assert_eq!(table.actions(), ["stop"], "no room for the second Cruiser: nobody is told");
}

#[test]
fn fc_ohd_01_reinforcements_of_a_duel_are_signals() {
    let options = vec!["hidden_deployment".to_owned()];
    let duel = scenario("duel", CARRIER, "heavy_battleship:drones cruiser destroyer");
    // The champion and two decoys are mixed with each other, and so are two reinforcements.
    let mut table = Table::start(&Setup { options, ..bare(duel) }, &[2, 1, 1, 2, 1, 1]);
    assert_eq!(signals(&table, 2, 1)[1], ("signal", None, true));
    assert_eq!(signals(&table, 1, 1)[1], ("cruiser", None, true));
    assert_eq!(table.rest("deploy ").len(), 3 * 5, "the Carrier and two decoys");
    table.play("deploy d a1");
    assert_eq!(signals(&table, 1, 1)[3], ("decoy", Some("a1".to_owned()), false));
}

#[test]
fn fc_osw_01_ships_that_come_later_draw_as_well() {
    let options = vec!["drawn_weapons".to_owned()];
    let setup = scenario("control", "battleship:drones", "battleship:drones");
    let table =
        Table::start_drawing(&Setup { options, ..bare(setup) }, &[], &["exo_bomb", "sanctuary"]);
    let weapon = |seat: usize| table.view().seats[seat].ships[0].weapon;
    assert_eq!((weapon(0), weapon(1)), (Some("exo_bomb"), Some("sanctuary")));
}

// Planetary Assault.

fn assault() -> Draft {
    draft(scenario("planetary_assault", CRUISERS, CRUISERS))
        .sectors("battle_station@b2 battle_station@d2")
}

#[test]
fn fc_scn_38_phebe_places_two_stations_then_amycles_what_he_likes() {
    let setup = Setup { first: Some(2), ..scenario("planetary_assault", CRUISERS, CRUISERS) };
    let mut table = Table::start(&setup, &[]);
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-tile"));
    table.play_all(&["tile gas_cloud", "tile gas_cloud"]);
    assert_eq!((table.asked(), table.refusal("pass")), (1, "FC-SCN-38"));
    table.play_all(&["terrain battle_station b2", "terrain battle_station d2"]);
    assert_eq!(table.asked(), 2);
    assert!(table.is_legal("terrain gas_cloud c4"), "outside of deployment zones");
    table.play_all(&["pass", "pass"]);
    assert_eq!(table.question(), "question-fleet-deploy");
    let sites: Vec<String> = table.view().sites.into_iter().map(|(at, _)| at).collect();
    assert_eq!(sites, ["b2", "d2"]);
}

#[test]
fn fc_scn_39_stations_hold_three_squadrons_each() {
    let draft = assault().ships(1, "cruiser@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "ro ro ro").table();
    let launches = table.rest("launch ro b ");
    assert_eq!(launches, ["a2", "b1", "b3", "c2"], "the bays of the station on b2");
    table.play_all(&["launch ro b b3", "launch ro b b3", "launch ro b c2"]);
    assert_eq!(table.ships(1).len(), 1 + 2 + 3, "a ship, two stations, three squadrons");
    table.play("end").roll("roll ggg", &[ORTHOGONAL; 3]).play_all(&["end", "end", "end"]);
    table.roll("roll rrr", &[ORTHOGONAL; 3]);
    assert!(table.rest("launch ro b ").is_empty(), "three at most");
    assert!(!table.rest("launch ro c ").is_empty(), "the other station has its own");
    let draft = assault().ships(1, "cruiser@b2").ships(2, "cruiser@c3 cruiser@e5");
    let mut table = draft.bridge(1, "rs").active(2).phase("bridge").table();
    table.play("end").play("dock a").roll("roll bbb", &[ORTHOGONAL; 3]);
    assert!(table.view().seats[0].ships[0].docked);
    assert!(table.rest("station ").is_empty(), "and no weapon");
}

#[test]
fn fc_scn_39_a_station_that_amycles_lays_is_one_like_others() {
    let mut table = Table::start(&scenario("planetary_assault", CRUISERS, CRUISERS), &[]);
    table.play_all(&["tile battle_station", "tile gas_cloud"]);
    table.play_all(&["terrain battle_station b2", "terrain battle_station d2"]);
    let sites = [("b2".to_owned(), true), ("d2".to_owned(), true)];
    assert_eq!(table.view().sites, sites, "they serve from the beginning");
    table.play_as(2, "terrain battle_station c4", &[], &["drones"]);
    table.play("pass");
    table.play_all(&["deploy a a1", "deploy a c5", "deploy b b1", "deploy b b5"]);
    table.roll("roll rrr", &[ORTHOGONAL; 3]).play_all(&["end", "end"]);
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play("move bo c5 c4");
    let weapon = |table: &Table, at: &str| {
        let view = table.seen_by(2);
        view.sectors.iter().find(|it| it.sector == at).and_then(|it| it.weapon)
    };
    assert_eq!((weapon(&table, "c4"), weapon(&table, "b2")), (Some("drones"), None));
}

#[test]
fn fc_scn_40_a_docked_enemy_disables_a_station_for_good() {
    let draft = assault().ships(1, "cruiser@a1").ships(2, "cruiser@b2").active(1).phase("bridge");
    let mut table = draft.table();
    table.play("end");
    assert_eq!(table.question(), "question-fleet-dock");
    table.play("dock a");
    assert_eq!(table.view().sites, [("b2".to_owned(), false), ("d2".to_owned(), true)]);
    table.roll("roll ggg", &[ORTHOGONAL; 3]).play_all(&["end", "end"]);
    table.roll("roll rrr", &[ORTHOGONAL; 3]);
    assert_eq!(table.refusal("launch ro b b3"), "FC-ABL-23");
    assert!(table.is_legal("launch ro c d3"));
}

#[test]
fn fc_scn_41_a_third_left_or_both_stations() {
    let draft = assault().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 cruiser@e5");
    let mut table = draft.points_at_start(2, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1], "3 of 12 points");

    let draft = assault().ships(1, "cruiser@a1").ships(2, "cruiser@b2 cruiser@d2");
    let mut table = draft.active(1).phase("bridge").table();
    table.play_all(&["end", "resolve b2", "dock a", "dock b"]);
    assert_eq!(table.winners(), [2]);

    let draft = assault().ships(1, "frigate@c3=1 frigate@a1").ships(2, "cruiser@c4").active(2);
    let mut table = draft.points_at_start(1, 12).rolled(2, "ro").table();
    table.play("attack ro c4 1a");
    assert!(!table.is_over(), "Phebe may lose as much as he likes");
}

#[test]
fn fc_scn_42_the_half_of_a_player_is_without_the_middle_row() {
    let sectors = |zone: &str, phebe| {
        let setup = scenario("planetary_assault", CRUISERS, CRUISERS);
        let setup = Setup { zones: vec![zone.to_owned()], phebe: Some(phebe), ..setup };
        let mut table = Table::start(&setup, &[]);
        table.play_all(&["tile gas_cloud", "tile gas_cloud"]);
        table.rest("terrain battle_station ")
    };
    assert_eq!(sectors("5x5", 1), ["a2", "b2", "c2", "d2", "e2"]);
    assert_eq!(sectors("5x5", 2), ["a4", "b4", "c4", "d4", "e4"]);
    assert_eq!(sectors("6x6", 1).len(), 12, "rows 2 and 3");
}

// Duel.

const DUELLIST: &str = "dreadnought cruiser destroyer";
const CARRIER: &str = "carrier cruiser destroyer";

fn fight() -> Draft {
    let setup = scenario("duel", "heavy_battleship:drones frigate", "heavy_battleship:drones");
    draft(setup)
}

#[test]
fn fc_scn_43_one_ship_of_class_five_and_five_points_of_reinforcements() {
    let fleet = "heavy_battleship:drones cruiser destroyer";
    Table::start(&bare(scenario("duel", fleet, DUELLIST)), &[]);
    let more = format!("{fleet} frigate");
    assert_eq!(refused_setup(&scenario("duel", &more, DUELLIST)), "FC-FLEET-01");
    Table::start(&bare(Setup { points: 6, ..scenario("duel", &more, DUELLIST) }), &[]);
    assert_eq!(
        refused_setup(&Setup { points: 10, ..scenario("duel", fleet, DUELLIST) }),
        "FC-SCN-43"
    );
    assert_eq!(refused_setup(&scenario("duel", "cruiser", DUELLIST)), "FC-SCN-43");
    let zones = vec!["4x4".to_owned(), "4x4".to_owned()];
    Table::start(&bare(Setup { zones, ..scenario("duel", fleet, DUELLIST) }), &[]);
}

#[test]
fn fc_scn_44_reinforcements_come_when_half_of_the_hull_is_lost() {
    let mut table = Table::start(&bare(scenario("duel", CARRIER, DUELLIST)), &[]);
    assert_eq!(table.rest("deploy "), ["a a1", "a b1", "a c1", "a d1", "a e1"]);
    table.answer_all("question-fleet-deploy");
    assert_eq!((table.ships(1).len(), table.ships(2).len()), (1, 1), "only the champions");
    assert_eq!(table.phase(), "energy", "nobody is wounded");

    let hurt = |hull: u8| {
        let draft = fight().ships(1, &format!("heavy_battleship:drones@c3={hull}"));
        let draft = draft.held_back(1, "cruiser frigate").ships(2, "heavy_battleship:drones@c4");
        let mut table = draft.active(2).rolled(2, "ro").table();
        table.play_all(&["attack ro c4 1a", "end"]);
        table
    };
    assert_eq!(hurt(21).phase(), "energy", "16 of 30 are left");
    assert!(!hurt(21).view().seats[0].calls_reinforcements);
    let mut table = hurt(20);
    assert!(table.view().seats[0].calls_reinforcements, "everybody sees it");
    assert_eq!(table.question(), "question-fleet-reinforce");
    assert_eq!(table.rest("deploy b "), ["a1", "b1", "c1", "d1", "e1"]);
    table.play_all(&["deploy b a1", "deploy c a1"]);
    assert_eq!((table.ships(1).len(), table.phase()), (3, "energy"));
}

#[test]
fn fc_scn_45_the_champion_decides() {
    let draft = fight().ships(1, "heavy_battleship:drones@c3 frigate@a1");
    let draft = draft.ships(2, "heavy_battleship:drones@c4=5 cruiser@e5");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1]);

    let draft = fight().ships(1, "heavy_battleship:drones@c3=1");
    let draft = draft.ships(2, "heavy_battleship:drones@c4=5 cruiser@e5").bridge(2, "rs");
    let mut table = draft.rolled(1, "ro").table();
    table.play_all(&["attack ro c3 2a", "counter rs* 1a"]);
    assert!(table.is_draw(), "both by one action");
    assert!(matches!(table.events.last(), Some(Event::GameEnded { reason: Ending::Goal, .. })));
}

#[test]
fn fc_scn_46_all_or_part_at_the_next_start_of_turn() {
    let draft = fight().ships(1, "heavy_battleship:drones@a1=12").held_back(1, "cruiser frigate");
    let draft = draft.ships(2, "heavy_battleship:drones@b2").active(2).rolled(2, "rd");
    let mut table = draft.table();
    table.play("attack rd b2 1a");
    assert_eq!(table.question(), "question-fleet-actions", "not before the own turn");
    table.play_all(&["end"]);
    assert_eq!(table.refusal("deploy b a1"), "FC-SCN-46", "no room beside class 5");
    assert_eq!(table.refusal("deploy b a2"), "FC-SCN-46", "outside of the zone");
    table.play_all(&["deploy b b1", "pass"]);
    assert_eq!(table.ships(1).len(), 2, "a part of them");
}

#[test]
fn fc_scn_43_a_second_ship_of_class_five_is_a_reinforcement() {
    let two = "heavy_battleship:drones heavy_battleship:exo_bomb";
    let mut table = Table::start(&bare(scenario("duel", two, DUELLIST)), &[]);
    assert_eq!(table.rest("deploy "), ["a a1", "a b1", "a c1", "a d1", "a e1"], "the first only");
    table.answer_all("question-fleet-deploy");
    assert_eq!(table.ships(1), ["a@a1=30"]);
    let champions = |table: &Table| {
        let ships = table.view().seats[0].ships.clone().into_iter();
        ships.filter(|ship| ship.champion).map(|ship| ship.id).collect::<Vec<_>>()
    };
    assert_eq!(champions(&table), ["a"]);
    let more = format!("{two} frigate");
    assert_eq!(refused_setup(&scenario("duel", &more, DUELLIST)), "FC-FLEET-01");

    let both = "heavy_battleship:drones@a1 heavy_battleship:exo_bomb@c3=5";
    let draft = fight().ships(1, both).ships(2, "heavy_battleship:drones@c4");
    let mut table = draft.active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1b");
    assert_eq!((table.ships(1), table.is_over()), (vec!["a@a1=30".to_owned()], false));
    assert!(!table.view().seats[0].calls_reinforcements, "it was not the champion");
}

#[test]
fn fc_scn_43_a_hidden_champion_stays_the_champion_under_any_letter() {
    let two = "heavy_battleship:drones heavy_battleship:exo_bomb";
    let options = vec!["hidden_deployment".to_owned()];
    let setup = Setup { options, ..bare(scenario("duel", two, DUELLIST)) };
    let weapon_of_champion = |seed| {
        let ships = Table::begun(&setup, seed).seen_by(1).seats[0].ships.clone();
        let champion = ships.into_iter().find(|ship| ship.champion).expect("a champion");
        (champion.id, champion.weapon)
    };
    let found: Vec<_> = (0..20).map(weapon_of_champion).collect();
    assert!(found.iter().all(|(_, weapon)| *weapon == Some("drones")), "{found:?}");
    assert!(found.iter().any(|(id, _)| *id != found[0].0), "letters are mixed: {found:?}");
}

// Blockade.

fn blockade() -> Draft {
    draft(scenario("blockade", CRUISERS, CRUISERS)).ships(2, "cruiser@a5")
}

#[test]
fn fc_scn_47_the_runner_has_three_civilian_ships() {
    let setup = bare(scenario("blockade", CRUISERS, CRUISERS));
    let ships = |setup: &Setup, seat: usize| {
        let view = Table::start(setup, &[]).view();
        let ships = view.seats[seat].ships.iter().filter(|ship| ship.kind == "civilian");
        ships.map(|ship| ship.hull).collect::<Vec<_>>()
    };
    assert_eq!((ships(&setup, 0), ships(&setup, 1)), (vec![6; 3], vec![]));
    let other = Setup { phebe: Some(2), ..setup };
    assert_eq!((ships(&other, 0), ships(&other, 1)), (vec![], vec![6; 3]), "either player");
}

#[test]
fn fc_scn_48_two_that_flee_or_two_that_are_destroyed() {
    let draft = blockade().ships(1, "civilian@c5 civilian@c5 civilian@c1 cruiser@d1");
    let mut table = draft.rolled(1, "bo bo bs").table();
    assert_eq!(table.refusal("flee bo c1"), "FC-SCN-48", "the enemy deployment zone");
    assert_eq!(table.refusal("flee bs c5"), "FC-SCN-48", "a directional result");
    let mut hurt =
        blockade().ships(1, "civilian@c5=3 civilian@c5 cruiser@d1").rolled(1, "bo").table();
    hurt.play("flee bo c5");
    assert_eq!((hurt.refusal("ships ab"), hurt.refusal("end")), ("FC-SCN-48", "FC-SCN-48"));
    table.play("flee bo c5");
    assert!(!table.is_over() && table.ships(1).len() == 3, "one by each result");
    table.play("flee bo c5");
    assert_eq!(table.winners(), [1]);

    let draft = blockade().ships(1, "civilian@a4=1 civilian@a4=1 civilian@c1 cruiser@d1").active(2);
    let mut table = draft.rolled(2, "ro ro").table();
    table.play("attack ro a5 1a");
    assert!(!table.is_over());
    table.play("attack ro a5 1b");
    assert_eq!(table.winners(), [2]);
}

#[test]
fn fc_scn_48_one_that_fled_and_one_that_was_destroyed_decide_nothing() {
    let draft = blockade().ships(1, "civilian@c5 civilian@a4=1 civilian@b5=1 cruiser@d1");
    let mut table = draft.rolled(1, "bo").bridge(1, "bd").table();
    table.play("flee bo c5");
    assert!(!table.is_over(), "one has fled");
    table.play_all(&["end", "end"]).roll("roll rrr", &[ORTHOGONAL; 3]).play("attack ro a5 1b");
    assert!(!table.is_over(), "one has fled and one is destroyed");
    assert_eq!(table.ships(1), ["c@b5=1", "d@d1=18"]);

    let mut destroyed = table.clone();
    destroyed.play("attack ro a5 1c");
    assert_eq!(destroyed.winners(), [2], "the third one decides");
    let mut fled = table;
    fled.pass_turn().play("flee bd* b5");
    assert_eq!(fled.winners(), [1], "either way");
}

#[test]
fn fc_scn_49_civilians_are_unarmed_ships_of_class_one_deployed_with_the_fleet() {
    let table = Table::start(&bare(scenario("blockade", CRUISERS, CRUISERS)), &[]);
    assert_eq!(table.rest("deploy c "), ["a1", "b1", "c1", "d1", "e1"]);
    let view = table.view();
    let civilian = &view.seats[0].ships[2];
    assert_eq!((civilian.class, civilian.firepower), (1, None));
    let draft = blockade().ships(1, "civilian@a4 cruiser@d1").rolled(1, "ro");
    assert_eq!(draft.table().refusal("attack ro a4 2a"), "FC-ATK-09");
    let mut table = Table::start(&scenario("blockade", CRUISERS, CRUISERS), &[]);
    table.play("tile gas_cloud");

    for sector in ["battle_station:vortex_missiles@c3", "colony@c3"] {
        let draft = blockade().sectors(sector).phase("bridge").active(2);
        let draft = draft.ships(1, "civilian@c3=2 cruiser@c3 cruiser@d1").bridge(1, "rs");
        let mut table = draft.ships(2, "cruiser@c5 cruiser@e5").bridge(2, "go").table();
        table.play("end");
        assert_eq!(table.refusal("dock a"), "FC-SCN-49", "no ability: {sector}");
        assert_eq!(table.rest("dock "), ["b"]);
        table.play("keep");
        assert_eq!(table.hull(1, "a"), 2, "it is not repaired");
    }
}

// Illegal.

const WARSHIP: &str = "battleship:gamma_warheads cruiser";

#[test]
fn fc_scn_50_light_ships_against_gamma_warheads() {
    Table::start(&scenario("illegal", CRUISERS, WARSHIP), &[]);
    let heavy = "battleship:drones";
    assert_eq!(refused_setup(&scenario("illegal", heavy, WARSHIP)), "FC-SCN-50");
    assert_eq!(refused_setup(&scenario("illegal", CRUISERS, heavy)), "FC-SCN-50");
    for option in ["secret_weapons", "drawn_weapons"] {
        let ships = "battleship:gamma_warheads battleship:drones";
        let setup = scenario("illegal", CRUISERS, ships);
        let setup = fleet::Setup { options: vec![option.to_owned()], ..setup };
        let mut table = Table::begun(&setup, 3);
        let weapons = |table: &Table, viewer: usize| {
            let fleet = &table.seen_by(viewer).seats[1];
            fleet.ships.iter().map(|ship| ship.weapon).collect::<Vec<_>>()
        };
        while table.question() == "question-fleet-arm" {
            let first = table.actions()[0].clone();
            table.play(&first);
        }
        let [kept, drawn] = weapons(&table, 2)[..] else { panic!("two Battleships") };
        assert_eq!(kept, Some("gamma_warheads"), "{option}: it is what the battle is about");
        assert!(drawn.is_some_and(|weapon| weapon != "gamma_warheads"), "{option}: {drawn:?}");
        assert_eq!(weapons(&table, 1)[0], kept, "{option}: everybody knows");
    }
    let fleets = vec![fleet_of("phebe", CRUISERS), fleet_of("amycles", WARSHIP)];
    assert_eq!(refused_setup(&Setup::battle(fleets)), "FC-WPN-37", "nowhere else");
}

#[test]
fn fc_scn_51_phebe_places_two_colonies() {
    let mut table = Table::start(&scenario("illegal", CRUISERS, WARSHIP), &[]);
    assert_eq!(table.asked(), 2);
    table.play_all(&["tile gas_cloud", "tile colony"]);
    assert_eq!((table.asked(), table.refusal("pass")), (1, "FC-SCN-51"));
    assert_eq!(table.rest("terrain colony "), ["a2", "b2", "c2", "d2", "e2"]);
    table.play_all(&["terrain colony b2", "terrain colony d2"]);
    assert_eq!((table.asked(), table.is_legal("pass")), (2, true));
}

#[test]
fn fc_scn_52_the_colonies_or_the_ship_that_threatens_them() {
    let setup = scenario("illegal", CRUISERS, WARSHIP);
    let draft = draft(setup).sectors("colony@b2 colony@d2").ships(1, "cruiser@c3");
    let draft = draft.ships(2, "battleship:gamma_warheads@c4=2 cruiser@e5");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1]);

    let draft = self::draft(scenario("illegal", CRUISERS, WARSHIP)).sectors("colony@c2");
    let draft = draft.ships(1, "cruiser@a1").ships(2, "battleship:gamma_warheads@d2 cruiser@e5");
    let mut table = draft.rolled(2, "ro ro ro").active(2).table();
    table.play("bombard ro d2 c2").play("bombard ro d2 c2");
    assert!(!table.is_over(), "it still stands");
    table.play("bombard ro d2 c2");
    assert_eq!(table.winners(), [2], "the last Colony is gone");
}

// Victory.

#[test]
fn fc_vic_06_the_rule_of_a_third_gives_way_but_nobody_wins_without_ships() {
    let draft = control().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 frigate@e5");
    let mut table = draft.points_at_start(2, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert!(!table.is_over(), "1 of 12 points is enough in Control");

    let draft = control().ships(1, "cruiser@c3").ships(2, "frigate@c4=1").held_back(2, "frigate");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert!(!table.is_over(), "a ship is still to come");

    let draft = control().ships(1, "cruiser@c3").ships(2, "frigate@c4=1");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1]);
    assert!(matches!(table.events.last(), Some(Event::GameEnded { reason: Ending::Ships, .. })));

    let draft = control().ships(1, "cruiser@c3 cruiser@d3").rolled(1, "ro ro");
    let mut table = draft.options("hidden_deployment").ships(2, "frigate@c4=1 ?decoy@e5").table();
    table.play("attack ro c3 2a");
    if table.question() == "question-fleet-muster" {
        table.play("fire");
    }
    assert_eq!(table.winners(), [1], "a decoy is no ship");
}
