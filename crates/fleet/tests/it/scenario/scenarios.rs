//! Asteroid Belt, The Trap, The Salvage, The Passage, The Capture.

use fleet::build::FleetSpec;
use fleet::play::Ending;
use fleet::scenario::Scenario;
use fleet::{Event, Setup};

use crate::promises::properties::look;
use crate::support::{
    DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, Table, draft, fleet_of, refused_setup, scenario,
};

const CRUISERS: &str = "cruiser cruiser";

fn bare(setup: Setup) -> Setup {
    Setup { terrain: Some(Vec::new()), ..setup }
}

fn sectors(table: &Table) -> Vec<String> {
    table.view().sectors.iter().map(|it| format!("{}@{}", it.kind, it.sector)).collect()
}

fn containers(table: &Table) -> Vec<String> {
    table.view().containers.iter().map(|(at, count)| format!("{at}={count}")).collect()
}

// Asteroid Belt.

#[test]
fn fc_scn_03_each_player_must_place_two_asteroid_fields() {
    let mut table = Table::start(&scenario("asteroid_belt", CRUISERS, CRUISERS), &[]);
    assert_eq!(table.question(), "question-fleet-terrain-needed", "nothing is set aside");
    assert_eq!(table.refusal("pass"), "FC-SCN-03");
    assert_eq!(table.refusal("terrain gas_cloud c3"), "FC-SETUP-07");
    for at in ["b2", "d2", "b4", "d4"] {
        table.play(&format!("terrain asteroid_field {at}"));
    }
    assert_eq!(
        sectors(&table),
        ["asteroid_field@b2", "asteroid_field@d2", "asteroid_field@b4", "asteroid_field@d4"]
    );
    assert_eq!(table.question(), "question-fleet-deploy");
    let five = vec![fleet_of("phebe", CRUISERS); 6];
    let mode = "teams".to_owned();
    let setup = Setup { mode, zones: vec!["12x5".to_owned()], ..Setup::battle(five) };
    assert_eq!(refused_setup(&Setup { scenario: "asteroid_belt".into(), ..setup }), "FC-SCN-03");
}

/// Seat 2 ends its turn; seat 1's begins.
fn belt(fields: &str) -> crate::support::Draft {
    let draft = draft(scenario("asteroid_belt", CRUISERS, CRUISERS)).sectors(fields);
    draft.ships(1, "cruiser@a1").ships(2, "cruiser@e5 frigate@c4").active(2).phase("bridge")
}

#[test]
fn fc_scn_04_a_field_moves_as_the_die_shows() {
    let mut table = belt("asteroid_field@b3 asteroid_field@d2").table();
    table.play("end");
    assert_eq!((table.asked(), table.rest("stir ")), (1, vec!["b3".into(), "d2".into()]));
    table.roll("stir b3", &[ORTHOGONAL]);
    assert_eq!(table.rest("shift "), ["a3", "b2", "b4", "c3"]);
    table.play("shift c3");
    assert_eq!(sectors(&table), ["asteroid_field@d2", "asteroid_field@c3"]);
    assert_eq!(table.phase(), "energy");

    let mut table = belt("asteroid_field@b3").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!(sectors(&table), ["asteroid_field@b3"], "a special moves nothing");
    assert_eq!(table.phase(), "energy");
}

#[test]
fn fc_scn_05_ships_in_the_sector_reached_take_the_test() {
    let mut table = belt("asteroid_field@c3").table();
    table.roll("end", &[ORTHOGONAL]).roll("shift c4", &[SPECIAL]);
    assert_eq!(table.hull(2, "b"), 5, "class 1 takes 1");
    let mut table = belt("asteroid_field@c3").table();
    table.roll("end", &[ORTHOGONAL]).roll("shift c4", &[MULTI]);
    assert_eq!(table.hull(2, "b"), 6);
}

#[test]
fn fc_scn_06_a_field_stays_inside_and_off_other_sectors_and_gates() {
    let draft = belt("asteroid_field@a5 gas_cloud@b5").gates("a4-e1");
    let mut table = draft.table();
    table.roll("end", &[ORTHOGONAL]);
    assert_eq!(sectors(&table).len(), 2);
    assert!(sectors(&table).contains(&"asteroid_field@a5".to_owned()), "no sector is legal");
    let mut table = belt("asteroid_field@c4").table();
    table.roll("end", &[DIAGONAL]).play("shift b3");
    assert_eq!(table.at(2, "b").as_deref(), Some("c4"), "ships stay behind");
    assert_eq!(sectors(&table), ["asteroid_field@b3"]);
}

// The Trap.

fn trap() -> Setup {
    bare(scenario("the_trap", CRUISERS, "cruiser destroyer frigate"))
}

/// Everybody has deployed.
fn sprung() -> Table {
    let mut table = Table::start(&Setup { first: None, ..trap() }, &[]);
    table.answer_all("question-fleet-deploy");
    table
}

#[test]
fn fc_scn_07_amycles_rolls_six_dice_beforehand() {
    let mut table = sprung();
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-preroll"));
    table.roll("roll rrbbgg", &[SPECIAL, MULTI, MULTI, DIAGONAL, ORTHOGONAL, SPECIAL]);
    table.play_all(&["store rs wing", "store bm wing", "end"]);
    assert_eq!(table.bridge(2), ["rs", "bm"]);
    assert_eq!(table.reserve(2), [2, 2, 3], "the others are back in the Reserve");
    assert_eq!(table.bridge(1).len(), 0);
}

#[test]
fn fc_scn_08_amycles_deploys_on_both_edges_and_phebe_in_the_middle() {
    let mut table = Table::start(&Setup { first: None, ..trap() }, &[]);
    assert_eq!(table.rest("deploy a ").len(), 10);
    table.play("deploy a a5");
    assert_eq!(
        (table.asked(), table.rest("deploy a ")),
        (1, ["a3", "b3", "c3", "d3", "e3"].map(str::to_owned).to_vec())
    );
    table.play_all(&["deploy a a3", "deploy b b5"]);
    assert_eq!(table.asked(), 1);
    table.play("deploy b b3");
    assert_eq!(table.rest("deploy c "), ["a1", "b1", "c1", "d1", "e1"]);
    assert_eq!(table.refusal("deploy c c5"), "FC-SCN-08");
    let mut table = Table::start(&trap(), &[]);
    table.play("deploy a a5");
    assert_eq!(table.refusal("deploy a a1"), "FC-SCN-08", "Phebe deploys in the middle");
}

#[test]
fn fc_scn_07_the_trap_is_laid_wherever_a_pitched_battle_has_a_middle_row() {
    let on = |zones: &[&str]| Setup {
        zones: zones.iter().map(|it| (*it).to_owned()).collect(),
        ..trap()
    };
    let mut table = Table::start(&on(&["6x5"]), &[]);
    assert_eq!(table.rest("deploy a ").len(), 12, "both long edges");
    table.play("deploy a a5");
    assert_eq!(table.rest("deploy a ").join(" "), "a3 b3 c3 d3 e3 f3");
    assert_eq!(refused_setup(&on(&["6x6"])), "FC-SCN-07", "no middle row");
    assert_eq!(refused_setup(&on(&["4x4", "4x4"])), "FC-SCN-07");
}

#[test]
fn fc_scn_08_a_decoy_is_no_ship_on_an_edge() {
    let options = vec!["hidden_deployment".to_owned()];
    let setup = Setup { options, ..bare(scenario("the_trap", "cruiser", "cruiser frigate")) };
    // Letters stay what they are: three Signals of Phebe, four of Amycles.
    let mut table = Table::start(&setup, &[2, 1, 3, 2, 1]);
    table.play_all(&["deploy a a5", "deploy a a3", "deploy c c1", "deploy b b3"]);
    assert_eq!(table.rest("deploy b "), ["a1", "b1", "c1", "d1", "e1"], "no ship is there yet");
    assert_eq!(table.refusal("deploy b b5"), "FC-SCN-08");
    assert_eq!(table.rest("deploy d ").len(), 10, "a decoy goes anywhere");
}

#[test]
fn fc_scn_09_amycles_begins() {
    let mut table = sprung();
    table.roll("roll rrrbbb", &[ORTHOGONAL; 6]).play("end");
    assert_eq!((table.active(), table.phase()), (2, "energy"));
    assert_eq!(refused_setup(&Setup { first: Some(1), ..trap() }), "FC-SCN-09");
    Table::start(&Setup { first: Some(2), ..trap() }, &[]);
}

#[test]
fn fc_scn_10_six_dice_of_his_choice_and_slots_as_usual() {
    let mut table = sprung();
    assert_eq!(table.refusal("roll rrr"), "FC-SCN-10");
    table.roll("roll rrrggg", &[SPECIAL, SPECIAL, SPECIAL, MULTI, MULTI, MULTI]);
    table.play_all(&["store rs wing", "store rs wing"]);
    assert_eq!(table.refusal("store rs wing"), "FC-TURN-13");
    table.play_all(&["store gm wing", "store gm wing"]);
    assert_eq!(table.refusal("store gm wing"), "FC-TURN-14");
}

// The Salvage.

fn salvage() -> crate::support::Draft {
    draft(scenario("the_salvage", CRUISERS, CRUISERS)).containers("")
}

#[test]
fn fc_scn_11_eleven_containers_lie_on_the_middle_row() {
    let table = Table::start(&bare(scenario("the_salvage", CRUISERS, CRUISERS)), &[]);
    assert_eq!(containers(&table), ["a3=2", "b3=2", "c3=3", "d3=2", "e3=2"]);
    let setup =
        Setup { zones: vec!["6x6".to_owned()], ..scenario("the_salvage", CRUISERS, CRUISERS) };
    assert_eq!(refused_setup(&setup), "FC-SCN-11");
}

#[test]
fn fc_scn_12_special_sectors_lie_off_the_middle_row() {
    let mut table = Table::start(&scenario("the_salvage", CRUISERS, CRUISERS), &[]);
    for _ in 0..4 {
        table.play("tile gas_cloud");
    }
    assert_eq!(
        table.rest("terrain gas_cloud "),
        ["a2", "a4", "b2", "b4", "c2", "c4", "d2", "d4", "e2", "e4"]
    );
    assert_eq!(table.refusal("terrain gas_cloud c3"), "FC-SCN-12");
}

#[test]
fn fc_scn_13_containers_are_indestructible_obstacles() {
    let ships = |draft: crate::support::Draft| {
        draft.ships(1, "cruiser@c1").ships(2, "cruiser@c3").rolled(1, "ro ro").table()
    };
    assert!(ships(salvage()).is_legal("attack ro+ro c1 c2 2a"));
    let table = ships(salvage().containers("c2=1"));
    assert_eq!(table.refusal("attack ro+ro c1 c2 2a"), "FC-RNG-04");
    let beam = |containers| {
        let draft = salvage().containers(containers).ships(1, "battleship:proton_beam@c1");
        draft.ships(2, "cruiser@c3").rolled(1, "rs bs").table()
    };
    assert_eq!(beam("").rest("weapon a rs bs "), ["2a"]);
    assert!(beam("c2=1").rest("weapon ").is_empty(), "nor does a beam pass");
    let draft = salvage().containers("c2=1 c3=2").ships(1, "battleship:exo_bomb@c1");
    let mut table = draft.ships(2, "cruiser@c3").rolled(1, "rs bs").table();
    table.play("weapon a rs bs c2");
    assert_eq!((table.hull(2, "a"), containers(&table)), (17, vec!["c2=1".into(), "c3=2".into()]));
}

#[test]
fn fc_scn_14_no_ionic_and_no_multipoint_beside_containers() {
    let start = |containers| {
        let draft = salvage().containers(containers).ships(1, "frigate@a2 destroyer@c3");
        draft.ships(2, "frigate@c4 frigate@c4 cruiser@e5").rolled(1, "bo ro").table()
    };
    let mut table = start("");
    table.play("move bo a2 a3");
    assert_eq!(table.question(), "question-fleet-onward");
    assert!(start("").is_legal("double ro c3 2a 2b"));
    let mut table = start("a2=1 c3=1");
    assert_eq!(table.refusal("double ro c3 2a 2b"), "FC-SCN-14");
    let far = salvage().containers("b3=1").ships(1, "destroyer@b3").ships(2, "cruiser@b5");
    assert_eq!(far.rolled(1, "ro").table().refusal("attack ro b3 b4 2a"), "FC-SCN-14");
    table.play_all(&["move bo a2 a3", "take 0"]);
    assert_eq!(table.question(), "question-fleet-actions");
}

#[test]
fn fc_scn_15_of_equal_ships_the_one_that_may_haul_leaves_alone() {
    let draft = salvage().containers("c3=1").ships(1, "destroyer@c2 destroyer@c3");
    let draft = draft.ships(2, "cruiser@e5").bridge(1, "bo bo").bridge(2, "go");
    let mut table = draft.active(2).phase("bridge").table();
    table.play("end").roll("roll ggg", &[ORTHOGONAL; 3]);
    table.play("move bo* c2 c3").play("move bo* c3 b3");
    assert_eq!(table.rest("ships "), ["a", "ab", "b"]);
    table.play("ships b").play("take 1");
    assert_eq!((containers(&table), table.ships(1)[0].as_str()), (vec!["b3=1".into()], "a@c3=12"));
}

#[test]
fn fc_scn_15_a_ship_moves_one_container_that_it_began_its_turn_beside() {
    let draft = salvage().containers("c3=3 b2=1").ships(2, "cruiser@e5");
    let mut table =
        draft.ships(1, "frigate@c3 frigate@c3 cruiser@b1").rolled(1, "bo bo bo").table();
    let hauls: Vec<bool> = table.view().seats[0].ships.iter().map(|ship| ship.hauls).collect();
    assert_eq!(hauls, [true, true, false], "everybody sees who may");
    table.play_all(&["move bo c3 c2", "ships ab"]);
    assert_eq!(table.rest("take "), ["0", "1", "2"]);
    assert_eq!(table.refusal("take 3"), "FC-SCN-15");
    assert_eq!(table.refusal("end"), "FC-SCN-15", "first the containers");
    table.play("take 2");
    assert_eq!(containers(&table), ["b2=1", "c2=2", "c3=1"]);
    table.play("move bo b1 b2");
    assert_eq!(table.question(), "question-fleet-actions", "it began its turn elsewhere");
    table.play_all(&["move bo b2 a2"]);
    assert_eq!(containers(&table), ["b2=1", "c2=2", "c3=1"]);
}

#[test]
fn fc_scn_16_a_carrier_leaves_from_its_own_deployment_zone() {
    let draft = salvage().containers("c1=1 c2=1").ships(2, "cruiser@e5");
    let mut table = draft.ships(1, "frigate@c1 cruiser@c2").rolled(1, "bo bs ro").table();
    assert_eq!(table.rest("flee "), ["bo c1", "bo/ c1"]);
    assert_eq!(table.refusal("flee bo c2"), "FC-SCN-16");
    assert_eq!(table.refusal("flee bs c1"), "FC-SCN-16", "a directional result");
    table.play("flee bo c1");
    assert_eq!((table.ships(1).len(), containers(&table)), (1, vec!["c2=1".to_owned()]));
    assert_eq!(table.view().seats[0].containers, 1);
    assert!(table.view().seats[0].ships[0].fled);
}

#[test]
fn fc_scn_16_no_more_ships_leave_than_there_are_containers() {
    let draft = salvage().containers("c1=1").ships(2, "cruiser@e5");
    let mut table = draft.ships(1, "frigate@c1 destroyer@c1").rolled(1, "bo").table();
    table.play("flee bo c1");
    assert_eq!(table.rest("ships "), ["a", "b"]);
    let refused = table.refused("ships ab");
    assert_eq!((refused.clause.0, refused.sentence.key), ("FC-SCN-16", "refusal-fleet-leave"));
    assert_eq!(refused.sentence.args, [("count", 2.into()), ("limit", 1.into())]);
}

/// Whoever leaves for good takes what he has activated along.
#[test]
fn fc_scn_16_a_technical_ship_that_leaves_ends_its_capacities() {
    let draft = salvage().containers("c1=1").ships(2, "cruiser@e5");
    let ships = "mule:power_amplifier_device@c1 cruiser@b2";
    let mut table = draft.ships(1, ships).rolled(1, "gd bo").table();
    table.play("activate a power_amplifier gd b2");
    assert_eq!(table.view().capacities.len(), 1);
    table.play("flee bo c1");
    assert!(table.view().seats[0].ships[0].fled);
    assert_eq!(table.view().capacities.len(), 0, "the die goes back to the Reserve");
    assert_eq!(table.reserve(1), [3, 3, 3]);
}

#[test]
fn fc_scn_17_six_containers_win_or_the_most_when_no_ship_is_left() {
    let draft = salvage().containers("c1=1").ships(2, "cruiser@e5").saved(1, 5);
    let mut table = draft.ships(1, "frigate@c1 cruiser@c2").rolled(1, "bo").table();
    table.play("flee bo c1");
    assert_eq!(table.winners(), [1]);

    let draft = salvage().containers("c1=1").ships(2, "").saved(1, 1).saved(2, 3);
    let mut table = draft.ships(1, "frigate@c1").rolled(1, "bo").table();
    table.play("flee bo c1");
    assert_eq!(table.winners(), [2]);
}

/// The last ships carry one container each: when that is not enough, others have the most.
#[test]
fn fc_scn_17_the_last_ships_lose_when_they_cannot_carry_enough() {
    let battle = |saved| {
        let draft = salvage().containers("c1=1 d1=1").saved(2, saved);
        let draft = draft.ships(1, "cruiser@c3 cruiser@e1").ships(2, "frigate@c4=1");
        let mut table = draft.rolled(1, "ro").table();
        table.play("attack ro c3 2a");
        table
    };
    assert_eq!(battle(0).winners(), [1], "nobody has more");
    assert!(!battle(2).is_over(), "two ships carry two containers");
    assert_eq!(battle(3).winners(), [2]);
}

#[test]
fn fc_house_01_a_stalled_salvage_goes_to_the_most_containers() {
    let stalled = |saved| {
        let draft = salvage().containers("c3=1").saved(2, saved);
        let draft = draft.ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
        let mut table = draft.table();
        while !table.is_over() {
            table.roll("roll bbb", &[6, 6, 6]).play("end").play("end");
        }
        table
    };
    assert_eq!(stalled(1).winners(), [2]);
    assert!(stalled(0).is_draw());
}

#[test]
fn fc_scn_18_four_players_share_twenty_one_containers() {
    let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup = Setup {
        scenario: "the_salvage".to_owned(),
        mode: "teams".to_owned(),
        zones: vec!["8x5".to_owned()],
        terrain: Some(Vec::new()),
        first: Some(1),
        ..Setup::battle(fleets)
    };
    let table = Table::start(&setup, &[]);
    assert_eq!(containers(&table), ["b3=4", "c3=4", "d3=5", "e3=4", "f3=4"]);
    let mode = "free_for_all".to_owned();
    assert_eq!(refused_setup(&Setup { mode, ..setup.clone() }), "FC-SCN-11");
    let draft = draft(setup).containers("a1=1").saved(1, 6).saved(3, 4);
    let draft = draft.ships(1, "frigate@a1 cruiser@b1").ships(2, "cruiser@a5");
    let mut table = draft.ships(3, "cruiser@h1").ships(4, "cruiser@h5").rolled(1, "bo").table();
    table.play("flee bo a1");
    assert_eq!(table.winners(), [1, 3], "eleven of a camp");
}

#[test]
fn fc_scn_19_one_result_for_a_sector_and_containers_outlive_their_carriers() {
    let draft = salvage().containers("c1=2").ships(2, "cruiser@e5");
    let mut table = draft.ships(1, "frigate@c1 frigate@c1 cruiser@c1").rolled(1, "bo").table();
    table.play("flee bo c1");
    assert_eq!(table.rest("ships "), ["a", "ab", "ac", "c"]);
    table.play("ships ac");
    assert_eq!((table.view().seats[0].containers, table.ships(1)), (2, vec!["b@c1=6".to_owned()]));

    let draft = salvage().containers("c3=1").ships(2, "frigate@c3=1 cruiser@e5");
    let mut table = draft.ships(1, "cruiser@c2").rolled(1, "ro").table();
    table.play("attack ro c2 2a");
    assert_eq!(containers(&table), ["c3=1"]);

    let draft = salvage().containers("c1=1").ships(2, "").saved(1, 2).saved(2, 3);
    let mut table = draft.ships(1, "frigate@c1").rolled(1, "bo").table();
    table.play("flee bo c1");
    assert!(table.is_draw(), "equal containers");
}

// The Passage.

fn passage() -> crate::support::Draft {
    draft(scenario("the_passage", CRUISERS, CRUISERS)).ships(2, "cruiser@e5")
}

#[test]
fn fc_scn_20_phebe_has_a_damaged_cruiser_besides() {
    let table = Table::start(&bare(scenario("the_passage", CRUISERS, CRUISERS)), &[]);
    let view = table.view();
    let cruiser = view.seats[0].ships.last().expect("three ships");
    assert_eq!((cruiser.kind, cruiser.hull, cruiser.firepower), ("damaged_cruiser", 6, Some(0)));
    assert!(cruiser.held_back && view.seats[1].ships.len() == 2);
    let draft = passage().ships(1, "damaged_cruiser@d4 frigate@d4").ships(2, "cruiser@e5");
    let mut shot = draft.active(2).rolled(2, "rd").table();
    shot.play("attack rd e5 1b");
    assert_eq!(shot.hull(1, "b"), 3, "no Depolarized Shields: nobody is asked");
    let setup = Setup { points: 9, ..scenario("the_passage", CRUISERS, CRUISERS) };
    assert_eq!(refused_setup(&setup), "FC-SCN-20");
}

#[test]
fn fc_scn_21_gates_at_the_ends_of_the_middle_row_and_sectors_anywhere() {
    let mut table = Table::start(&scenario("the_passage", CRUISERS, CRUISERS), &[]);
    let gates = vec![('X', "a3".to_owned()), ('Y', "e3".to_owned())];
    assert_eq!(table.view().lone_gates, gates);
    for _ in 0..4 {
        table.play("tile gas_cloud");
    }
    assert_eq!(table.rest("terrain gas_cloud ").len(), 23);
    assert_eq!(table.refusal("terrain gas_cloud a3"), "FC-SCN-21");
    table.play("terrain gas_cloud a1");
    table.answer_all("question-fleet-terrain");
    assert_eq!(table.refusal("deploy a a1"), "FC-SETUP-13", "no ship is deployed on one");
}

#[test]
fn fc_scn_22_a_special_brings_the_cruiser_to_gate_x() {
    let draft = || passage().ships(1, "cruiser@c1").held_back(1, "damaged_cruiser");
    let mut table = draft().active(2).phase("bridge").table();
    table.roll("end", &[MULTI]);
    assert_eq!(table.at(1, "b"), None);
    let mut table = draft().active(2).phase("bridge").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!(table.at(1, "b").as_deref(), Some("a3"));
    let mut table = draft().phase("bridge").table();
    table.play("end");
    assert_eq!(table.active(), 2, "Amycles rolls nothing");
}

#[test]
fn fc_scn_23_it_does_not_move_in_its_first_turn_and_phebe_begins() {
    let draft = passage().ships(1, "cruiser@c1").held_back(1, "damaged_cruiser");
    let mut table = draft.active(2).phase("bridge").table();
    table.roll("end", &[SPECIAL]).roll("roll bbb", &[ORTHOGONAL, DIAGONAL, MULTI]);
    assert_eq!(table.refusal("move bo a3 a2"), "FC-SCN-23");
    assert!(table.is_legal("move bo c1 c2"));
    let setup = bare(scenario("the_passage", CRUISERS, CRUISERS));
    assert_eq!(Table::start(&setup, &[]).asked(), 1);
    assert_eq!(refused_setup(&Setup { first: Some(2), ..setup }), "FC-SCN-23");
}

#[test]
fn fc_scn_24_phebe_wins_by_fleeing_and_amycles_by_destroying() {
    let mut table = passage().ships(1, "damaged_cruiser@e3").rolled(1, "bo bs").table();
    assert_eq!(table.refusal("flee bs e3"), "FC-SCN-24");
    assert_eq!(table.refusal("flee bo a3"), "FC-SCN-24");
    table.play("flee bo e3");
    assert_eq!(table.winners(), [1]);

    let draft = passage().ships(1, "damaged_cruiser@e4=2 cruiser@a1").active(2);
    let mut table = draft.rolled(2, "ro").table();
    table.play("attack ro e5 1a");
    assert_eq!(table.winners(), [2]);
}

#[test]
fn fc_scn_25_gates_are_not_linked_and_a_blocked_gate_delays() {
    let table = passage().ships(1, "frigate@a3").rolled(1, "bo bs").table();
    assert!(table.rest("gate ").is_empty());
    let draft = passage().ships(1, "cruiser@c1").held_back(1, "damaged_cruiser");
    let mut table = draft.ships(2, "cruiser@a3").active(2).rolled(2, "bo").table();
    table.play("end").roll("end", &[SPECIAL]);
    assert_eq!(table.at(1, "b"), None, "Amycles stands on the gate");
    assert!(table.event_names().contains(&"ArrivalDelayed".to_owned()));
    assert!(table.view().is_ship_due, "everybody knows that it waits");
    table.roll("roll ggg", &[ORTHOGONAL; 3]).play_all(&["end", "end"]);
    table.roll("roll bbb", &[ORTHOGONAL; 3]).play_all(&["move bo a3 a4", "end", "end"]);
    assert_eq!(table.at(1, "b").as_deref(), Some("a3"), "no further die is needed");
    let view = table.view();
    assert!(!view.is_ship_due && view.seats[0].ships[1].grounded);
    let draft = passage().ships(1, "cruiser@a3").held_back(1, "damaged_cruiser");
    let mut table = draft.active(2).phase("bridge").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!(table.at(1, "b"), None, "no room beside a Cruiser");
    assert!(table.view().is_ship_due);
}

// The Capture.

const LIGHT: &str = "destroyer destroyer frigate";

fn capture() -> crate::support::Draft {
    draft(scenario("the_capture", LIGHT, CRUISERS))
}

#[test]
fn fc_scn_26_phebe_has_eight_points_of_light_ships_and_a_shuttle() {
    let table = Table::start(&bare(scenario("the_capture", LIGHT, CRUISERS)), &[]);
    let view = table.view();
    let shuttle = view.seats[0].ships.last().expect("four ships");
    assert_eq!((shuttle.kind, shuttle.class, shuttle.hull), ("diplomatic_shuttle", 1, 2));
    let many = "destroyer destroyer destroyer destroyer";
    assert_eq!(refused_setup(&scenario("the_capture", "cruiser", CRUISERS)), "FC-SCN-26");
    let nine = format!("{many} frigate");
    assert_eq!(refused_setup(&scenario("the_capture", &nine, CRUISERS)), "FC-FLEET-01");
    let twelve = "cruiser cruiser cruiser cruiser";
    Table::start(&bare(scenario("the_capture", many, twelve)), &[]);
}

#[test]
fn fc_scn_27_the_shuttle_starts_in_the_middle() {
    let setup = Setup { first: None, ..bare(scenario("the_capture", LIGHT, CRUISERS)) };
    let mut table = Table::start(&setup, &[]);
    assert_eq!(table.at(1, "d").as_deref(), Some("c3"));
    assert_eq!(table.rest("deploy a ").len(), 10, "Amycles on both edges");
    table.play("deploy a a1");
    assert_eq!(table.rest("deploy c "), ["a3", "b3", "c3", "d3", "e3"]);
}

#[test]
fn fc_scn_28_amycles_rolls_beforehand_and_begins() {
    let setup = Setup { first: None, ..bare(scenario("the_capture", LIGHT, CRUISERS)) };
    let mut table = Table::start(&setup, &[]);
    table.answer_all("question-fleet-deploy");
    assert_eq!((table.asked(), table.question()), (2, "question-fleet-preroll"));
    table.roll("roll rrrbbb", &[ORTHOGONAL; 6]).play("end");
    assert_eq!(table.active(), 2);
    assert_eq!(refused_setup(&Setup { first: Some(1), ..setup }), "FC-SCN-28");
}

#[test]
fn fc_scn_29_the_shuttle_cannot_be_targeted() {
    let draft = capture().ships(1, "diplomatic_shuttle@c3 frigate@c3").ships(2, "cruiser@c4");
    let table = draft.active(2).rolled(2, "ro").table();
    assert_eq!(table.refusal("attack ro c4 1a"), "FC-SCN-29");
    assert!(table.is_legal("attack ro c4 1b"));
    let weapon = |ships: &str, target: &str| {
        let draft = capture().ships(1, "diplomatic_shuttle@c4 frigate@a1").ships(2, ships);
        let table = draft.active(2).rolled(2, "rs bs").table();
        table.refusal(&format!("weapon a rs bs {target}"))
    };
    assert_eq!(weapon("battleship:tractor_beam@c3", "1a"), "FC-SCN-29");
    let own = "battleship:nano_repairer@d3 diplomatic_shuttle@d3=1";
    assert_eq!(weapon(own, "2b"), "FC-SCN-29", "nor by its holder");
}

#[test]
fn fc_scn_30_who_moves_onto_a_lone_shuttle_takes_it() {
    let draft = capture().ships(1, "diplomatic_shuttle@c3 frigate@a1").ships(2, "cruiser@c4");
    let mut table = draft.active(2).rolled(2, "bo bo").table();
    table.play("move bo c4 c3");
    assert_eq!(table.ships(2), ["a@c3=18", "b@c3=2"]);
    assert_eq!(table.ships(1), ["b@a1=6"]);
    table.play_all(&["move bo c3 c4", "ships b"]);
    assert_eq!(table.at(2, "b").as_deref(), Some("c4"), "the holder moves it by his own dice");

    let draft = capture().ships(1, "diplomatic_shuttle@c3 frigate@c3").ships(2, "cruiser@c4");
    let table = draft.active(2).rolled(2, "bo").table();
    assert_eq!(table.refusal("move bo c4 c3"), "FC-OCC-02", "it is not alone");

    let draft = capture().ships(1, "diplomatic_shuttle@c3 frigate@a1").active(2);
    let ships = "cruiser@c4 battleship:tractor_beam@e4 carrier@e5 interceptor_squadron@d4";
    let mut table = draft.ships(2, ships).rolled(2, "rs bs").bridge(2, "gs gs").table();
    table.play("weapon b rs bs 2d");
    assert!(!table.is_legal("tow c3"), "a squadron does not take it");
    table.play("tow d5").play("weapon b gs* gs* 2a").play("tow c3");
    assert_eq!(table.ships(1), ["b@a1=6"], "a ship that is towed there does");
}

#[test]
fn fc_scn_31_the_holder_wins_by_fleeing_from_a_corner() {
    let draft = capture().ships(1, "diplomatic_shuttle@a1 frigate@c1").ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "bo bs").table();
    assert_eq!(table.refusal("flee bo c1"), "FC-SCN-31");
    assert_eq!(table.refusal("flee bs a1"), "FC-SCN-31");
    table.play("flee bo a1");
    assert_eq!(table.winners(), [1]);

    let draft = capture().ships(1, "frigate@c1").ships(2, "cruiser@e5 diplomatic_shuttle@e5");
    let mut table = draft.active(2).rolled(2, "bm").table();
    table.play("flee bm e5");
    assert_eq!(table.winners(), [2]);
}

#[test]
fn fc_scn_32_without_the_shuttle_nobody_wins() {
    let draft = capture().ships(1, "diplomatic_shuttle@b2=1 frigate@c1").ships(2, "cruiser@c4");
    let mut table = draft.sectors("asteroid_field@b3").rolled(1, "bo").table();
    table.roll("move bo b2 b3", &[SPECIAL]);
    assert!(table.is_draw());
    assert!(matches!(
        table.events.last(),
        Some(Event::GameEnded { reason: Ending::ShuttleLost, .. })
    ));
}

#[test]
fn fc_scn_33_the_shuttle_is_unarmed_and_can_be_taken_back() {
    let draft = capture().ships(1, "frigate@b2").ships(2, "cruiser@e5 diplomatic_shuttle@c3");
    let mut table = draft.rolled(1, "bd ro").table();
    table.play_all(&["move bd b2 c3"]);
    assert_eq!(table.ships(1), ["a@c3=6", "b@c3=2"]);
    let draft = capture().ships(1, "diplomatic_shuttle@c3").ships(2, "cruiser@c4");
    let table = draft.rolled(1, "ro").table();
    assert_eq!(table.refusal("attack ro c3 2a"), "FC-ATK-09");
    let draft = capture().ships(1, "diplomatic_shuttle@b2 frigate@c1").ships(2, "cruiser@c4");
    let mut table = draft.sectors("asteroid_field@b3").rolled(1, "bo").table();
    table.roll("move bo b2 b3", &[SPECIAL]);
    assert_eq!(table.hull(1, "a"), 1, "sectors hurt it");
    let draft = capture().ships(1, "diplomatic_shuttle@c4 frigate@a1");
    let mut table = draft.ships(2, "battleship:exo_bomb@e3").active(2).rolled(2, "rs bs").table();
    table.play("weapon a rs bs d4");
    assert_eq!(table.hull(1, "a"), 1, "and bombs");

    for sector in ["battle_station:vortex_missiles@c3", "colony@c3"] {
        let draft = capture().sectors(sector).phase("bridge").active(2).bridge(1, "rs");
        let draft = draft.ships(1, "diplomatic_shuttle@c3=1 frigate@c3").ships(2, "cruiser@e5");
        let mut table = draft.bridge(2, "go").table();
        table.play("end");
        assert_eq!(table.refusal("dock a"), "FC-SCN-33", "no ability: {sector}");
        table.play("keep");
        assert_eq!(table.hull(1, "a"), 1, "it is not repaired");
        let draft = capture().sectors(sector).phase("bridge").active(2).bridge(1, "rs");
        let draft = draft.ships(1, "diplomatic_shuttle@c3 frigate@a1").ships(2, "cruiser@e5");
        let mut table = draft.bridge(2, "go").table();
        table.play("end");
        assert_eq!(table.phase(), "energy", "alone it is not even asked: {sector}");
    }
}

/// Every scenario as the program sets it up, with every optional rule alone and all that go
/// together.
#[test]
fn every_scenario_is_played_with_every_option() {
    let together = ["secret_weapons", "drawn_weapons"]
        .map(|drawn| format!("{drawn} secret_devices hidden_deployment fog_of_war"));
    let alone = fleet::build::GameOption::ALL.iter().map(|option| option.id().to_owned());
    let options: Vec<String> = alone.chain(together).collect();
    for scenario in Scenario::ALL {
        for words in &options {
            let setup = Setup {
                scenario: scenario.id().to_owned(),
                seats: Some(2),
                options: words.split(' ').map(str::to_owned).collect(),
                ..Setup::battle(Vec::new())
            };
            let sound = setup.resolve();
            assert!(sound.is_ok(), "{scenario} with {words}: {:?}", sound.err());
            let mut decisions = 0;
            Table::playout(&setup, 1, |table| {
                decisions += 1;
                assert!(decisions < 40_000, "{scenario} with {words}: no end in sight");
                look(table);
            });
        }
    }
}
