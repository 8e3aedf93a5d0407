//! Camps and the free-for-all: support by others, elimination.

use fleet::Setup;
use fleet::build::FleetSpec;

use crate::support::{SPECIAL, Table, fleet_of, free_for_all, teams};

#[test]
fn fc_tea_07_dice_do_not_move_a_teammates_ships() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "cruiser@a1").ships(2, "cruiser@h5");
    let table = draft.ships(4, "cruiser@g5").rolled(1, "bo ro").table();
    assert_eq!(table.refusal("move bo a1 a2"), "FC-TEA-07");
    assert_eq!(table.refusal("attack ro a1 2a"), "FC-TEA-07");
    assert_eq!(table.refusal("move bo h5 g5"), "FC-DICE-08", "an enemy’s are not meant");
}

#[test]
fn fc_tea_08_teammates_beside_the_target_may_support() {
    let draft =
        teams().ships(1, "cruiser@c3").ships(3, "destroyer@b4 frigate@h1").ships(2, "cruiser@c4");
    let mut table = draft.ships(4, "cruiser@b3").rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!((table.asked(), table.rest("")), (3, vec!["join a".into(), "pass".into()]));
    assert_eq!(table.offered("join a", "damage"), "5");
    assert_eq!(table.refusal("join b"), "FC-TEA-08", "not beside the target");
    table.play("join a");
    assert_eq!(table.hull(2, "a"), 13);
}

#[test]
fn fc_tea_11_a_teammate_may_decline() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "destroyer@b4").ships(2, "cruiser@c4");
    let mut table = draft.ships(4, "cruiser@g5").rolled(1, "ro").table();
    table.play("attack ro c3 2a").play("pass");
    assert_eq!(table.hull(2, "a"), 15);
}

#[test]
fn fc_tea_12_dice_stay_with_their_bridge() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "cruiser@c2").ships(2, "cruiser@c4");
    let draft = draft.ships(4, "cruiser@g5").bridge(4, "gm bs").active(1).rolled(1, "ro");
    let mut table = draft.table();
    table.play("attack ro c3 2a");
    assert_eq!((table.hull(2, "a"), table.bridge(4).len()), (15, 2), "no shield of another bridge");
}

#[test]
fn fc_ffa_01_turns_go_clockwise() {
    let draft = free_for_all().ships(1, "cruiser@a1").ships(2, "cruiser@d4").ships(3, "cruiser@g7");
    let mut table = draft.phase("energy").table();
    for seat in [1, 2, 3, 1] {
        assert_eq!(table.active(), seat);
        table.roll("roll bbb", &[6; 3]).play("end").play("end");
    }
}

#[test]
fn fc_ffa_02_any_other_player_may_support() {
    let draft =
        free_for_all().ships(1, "cruiser@c3").ships(2, "cruiser@c4").ships(3, "destroyer@d4");
    let mut table = draft.rolled(1, "ro ro").table();
    table.play("attack ro c3 2a");
    assert_eq!((table.asked(), table.rest("join ")), (3, vec!["a".into()]));
    table.play("join a").play("attack ro c3 2a");
    assert_eq!(table.asked(), 3, "decided for each attack");
    table.play("pass");
    assert_eq!(table.hull(2, "a"), 18 - 5 - 3);
}

#[test]
fn fc_ffa_03_who_has_lost_two_thirds_is_out() {
    let draft = free_for_all().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 battleship:drones@g7");
    let mut table = draft.ships(3, "cruiser@a7").points_at_start(2, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert!(table.ships(2).is_empty() && !table.is_over());
    table.play("end");
    assert_eq!(table.active(), 3);

    let draft = free_for_all().ships(1, "cruiser@c3 battleship:magnetic_bomb@a1").active(2);
    let draft = draft.ships(2, "frigate@c4=1 battleship:minefields@e5 mule:sentinel_device@g7");
    let draft = draft.ships(3, "cruiser@a7 cruiser@a6").points_at_start(2, 21);
    let draft = draft.rolled(2, "rs bs gm").bridge(2, "bo bd").bridge(1, "ro rs");
    let mut table = draft.table();
    table.play_all(&["weapon b rs bs e6", "mine d6", "activate c sentinel gm g6", "end", "end"]);
    table.roll("roll rrr", &[SPECIAL; 3]).play("end").play("end").roll("roll ggb", &[SPECIAL; 3]);
    assert_eq!((table.view().tokens.len(), table.view().capacities.len()), (2, 1));
    assert!(table.is_legal("drain gs 2") && table.is_legal("weapon b rs* bs 2"));
    table.play("attack ro* c3 2a");
    assert_eq!((table.view().tokens.len(), table.view().capacities.len()), (0, 0));
    assert!(table.is_legal("drain gs 3") && table.is_legal("weapon b rs* bs 3"));
    assert_eq!(table.refusal("drain gs 2"), "FC-SPE-13", "whoever is out is asked nothing");
    assert_eq!(table.refusal("weapon b rs* bs 2"), "FC-WPN-04");
}

#[test]
fn fc_ffa_03_tokens_on_the_ships_of_whoever_is_out_are_removed_too() {
    let carriers = "cruiser@c3 battleship:drones@e4 battleship:drones@b6";
    let draft = free_for_all().ships(1, carriers).ships(2, "frigate@c4=1 battleship:drones@e5");
    let draft = draft.ships(3, "cruiser@a7 cruiser@a6").points_at_start(2, 12);
    let mut table = draft.rolled(1, "ro rs bs gs gs").table();
    table.play_all(&["weapon b rs bs 2b", "weapon c gs gs 3a"]);
    let victims = |table: &Table| {
        let tokens = table.view().tokens.into_iter();
        tokens.filter_map(|token| token.victim).collect::<Vec<_>>()
    };
    assert_eq!(victims(&table), ["2b", "3a"]);
    table.play("attack ro c3 2a");
    assert!(table.ships(2).is_empty() && !table.is_over());
    assert_eq!(victims(&table), ["3a"], "those on others stay");
}

#[test]
fn fc_ffa_04_the_last_player_wins() {
    let draft = free_for_all().ships(1, "cruiser@c3").ships(2, "frigate@c4=1").ships(3, "");
    let mut table = draft.points_at_start(3, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1]);
}

#[test]
fn fc_ffa_05_supporters_of_other_players_may_be_countered() {
    let draft =
        free_for_all().ships(1, "cruiser@c3").ships(2, "cruiser@c4").ships(3, "destroyer@d4");
    let mut table = draft.rolled(1, "ro").bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("join a");
    assert_eq!(table.rest("counter rs* "), ["1a", "3a"]);
    table.play("counter rs* 3a");
    assert_eq!(table.hull(3, "a"), 9);
}

#[test]
fn fc_sqn_11_squadrons_do_not_share_a_teammates_sector() {
    let draft = teams().ships(1, "carrier@c3").ships(3, "frigate@c4").ships(2, "cruiser@h5");
    let table = draft.ships(4, "cruiser@g5").rolled(1, "ro").table();
    assert_eq!(table.rest("launch ro a "), ["b3", "c2", "d3"]);
    assert_eq!(table.refusal("launch ro a c4"), "FC-SQN-11");
}

#[test]
fn fc_fac_13_in_a_camp_a_leaders_ships_go_with_his_flagship() {
    let draft = teams().faction(1, "llib_sorg", "heavy_battleship:drones frigate");
    let draft = draft.ships(1, "heavy_battleship:drones@c3=2 frigate@a1 cruiser@b1");
    let draft =
        draft.ships(3, "cruiser@h1 cruiser@g1 cruiser@f1 cruiser@e1").ships(2, "cruiser@c4");
    let mut table = draft.ships(4, "cruiser@h5").active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1a");
    assert_eq!((table.ships(1).len(), table.points(1)), (0, 0), "all of them count as lost");
    assert!(!table.is_over(), "the camp has 12 of 21 points");
}

fn four(points: u8, zones: &[&str]) -> Setup {
    let ships = "cruiser cruiser cruiser";
    let fleets: Vec<FleetSpec> = (0..4).map(|_| fleet_of("phebe", ships)).collect();
    Setup {
        mode: "teams".to_owned(),
        points,
        zones: zones.iter().map(ToString::to_string).collect(),
        first: Some(1),
        ..Setup::battle(fleets)
    }
}

#[test]
fn fc_tea_02_nine_twelve_or_fifteen_points_for_each_player() {
    for points in [9, 12, 15] {
        assert!(four(points, &["8x5"]).resolve().is_ok(), "{points}");
    }
    let mut many = four(9, &["8x5"]);
    many.fleets[3].ships.push("frigate".to_owned());
    assert_eq!(crate::support::refused_setup(&many), "FC-FLEET-01", "ten of nine");
    assert_eq!(crate::support::refused_setup(&four(16, &["8x5"])), "FC-FLEET-02");
}

#[test]
fn fc_tea_03_ten_to_fifteen_sectors_and_up_to_two_special_ones_for_each_player() {
    for zones in [&["8x5"][..], &["10x5"], &["7x7"], &["5x5", "5x5"], &["12x5"]] {
        let setup = four(12, zones);
        assert!(setup.resolve().is_ok() && setup.advice().is_none(), "{zones:?}");
    }
    assert!(four(12, &["7x5"]).advice().is_some(), "35 for four");
    assert!(four(12, &["9x7"]).advice().is_some(), "63 for four");
    for seats in 2..=8 {
        let usual = Setup { seats: Some(seats), ..Setup::battle(Vec::new()) };
        assert_eq!(usual.advice(), None, "{seats} players");
    }
    let mut table = Table::start(&four(12, &["8x5"]), &[]);
    for _ in 0..8 {
        table.play("tile gas_cloud");
    }
    for (number, seat) in [1, 2, 3, 4, 1, 2, 3, 4].into_iter().enumerate() {
        assert_eq!((table.asked(), table.question()), (seat, "question-fleet-terrain"));
        let column = char::from(b'a' + number as u8);
        table.play(&format!("terrain gas_cloud {column}3"));
    }
    assert_eq!(table.view().sectors.len(), 8);
    assert_eq!(table.question(), "question-fleet-deploy");
}

#[test]
fn more_than_four_fight_for_themselves_on_the_long_edges() {
    let fleets: Vec<FleetSpec> = (0..5).map(|_| fleet_of("phebe", "cruiser")).collect();
    let setup = Setup {
        mode: "free_for_all".to_owned(),
        zones: vec!["12x5".to_owned()],
        terrain: Some(Vec::new()),
        first: Some(1),
        ..Setup::battle(fleets)
    };
    let homes = Table::start(&setup, &[]).view().seats.into_iter().map(|seat| seat.home);
    let homes: Vec<String> = homes.map(|home| home.join(" ")).collect();
    assert_eq!(homes, ["i1 j1 k1 l1", "a1 b1 c1 d1", "a5 b5 c5 d5", "e5 f5 g5 h5", "i5 j5 k5 l5"]);
}
