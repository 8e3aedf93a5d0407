//! Battle Stations' weapons, Radar Anomalies and Gamma Warheads.

use fleet::Setup;
use fleet::data::{Tables, Weapon};

use crate::support::{
    DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, Table, duel, fleet_of, refused_setup, start_drawing,
};

/// A station on c3 from the beginning.
fn with_station() -> Setup {
    let fleets = vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "cruiser")];
    let terrain = Some(vec!["battle_station@c3".to_owned()]);
    Setup { terrain, first: Some(1), ..Setup::battle(fleets) }
}

/// What seat 1 sees on the station.
fn known(table: &Table, seat: usize) -> Option<&'static str> {
    table.seen_by(seat).sectors[0].weapon
}

#[test]
fn fc_sta_01_a_random_weapon_lies_face_down_on_it() {
    let table = start_drawing(&with_station(), "drones").expect("one weapon is drawn");
    assert_eq!(table.view().sectors[0].kind, "battle_station");
    assert_eq!((known(&table, 1), known(&table, 2)), (None, None));
    let placed = Setup { terrain: None, ..with_station() };
    let mut table = Table::start(&placed, &[]);
    table.play_all(&["tile battle_station", "tile colony", "tile colony", "tile colony"]);
    table.play_as(1, "terrain battle_station c3", &[], &["exo_bomb"]);
    assert_eq!(known(&table, 1), None, "not even by who lays it");
}

#[test]
fn fc_sta_03_who_enters_looks_at_the_weapon_secretly() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@c5").rolled(1, "bo");
    let mut table = draft.sectors("battle_station:drones@c3").table();
    assert_eq!(known(&table, 1), None);
    table.play("move bo c2 c3");
    assert_eq!((known(&table, 1), known(&table, 2)), (Some("drones"), None));
    assert_eq!(table.event_names(), ["ResultUsed", "ShipsMoved", "StationSeen"]);
}

/// Phebe's ship is docked on c3, where the station has this weapon, and has rolled these dice.
fn docked(weapon: &str, north: &str, dice: &[u32]) -> Table {
    let draft = duel().ships(1, "cruiser@c3 frigate@c3").ships(2, north).active(2).phase("bridge");
    let mut table = draft.sectors(&format!("battle_station:{weapon}@c3")).table();
    table.play("end").play("dock a").roll("roll rrb", dice);
    table
}

#[test]
fn fc_sta_04_a_docked_ship_fires_it_for_one_special() {
    let mut table = docked("vortex_missiles", "cruiser@c5", &[SPECIAL, 1, 1]);
    assert_eq!(table.rest("station "), ["a rs 2a"]);
    assert_eq!(table.refusal("station b rs 2a"), "FC-STA-04", "not docked");
    table.play("station a rs 2a");
    assert_eq!((table.hull(2, "a"), table.rolled(1).len()), (14, 2));
    let loose = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c5").rolled(1, "rs");
    let table = loose.sectors("battle_station:vortex_missiles@c3").table();
    assert_eq!(table.refusal("station a rs 2a"), "FC-STA-04");
}

#[test]
fn fc_sta_08_ranges_from_the_station_and_the_token_stays_face_up() {
    let mut table = docked("proton_beam", "cruiser@c5 cruiser@e5 cruiser@a1", &[SPECIAL, 1, 1]);
    assert_eq!(table.rest("station a rs "), ["2a", "2b", "2c"], "two sectors from c3");
    table.play("station a rs 2a");
    assert_eq!(known(&table, 2), Some("proton_beam"), "face up for everybody");
    let far = docked("proton_beam", "cruiser@c5", &[SPECIAL, 1, 1]);
    assert_eq!(far.rest("station a rs "), ["2a"]);
}

#[test]
fn fc_sta_08_a_new_occupier_inherits_the_weapon() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@d4 cruiser@e5").active(2);
    let draft = draft.phase("bridge").bridge(1, "rs bo").bridge(2, "bs bd");
    let mut table = draft.sectors("battle_station:vortex_missiles@c3").table();
    table.play("end").play("dock a").roll("roll ggg", &[1; 3]).play("station a rs* 2b");
    assert_eq!(table.hull(2, "b"), 14);
    table.play("move bo* c3 c2").pass_turn();
    table.play("move bd* d4 c3").play("end").play("end").roll("roll bbb", &[1; 3]);
    table.play("move bo c2 c1").play("end").play("end").play("dock a").roll("roll rrr", &[1; 3]);
    table.play("station a bs* 1a");
    assert_eq!(table.hull(1, "a"), 14);
}

#[test]
fn fc_sta_09_no_warheads_modules_or_weapons_of_a_faction() {
    for weapon in Weapon::ALL {
        let row = Tables::get().weapon(*weapon);
        let barred = [Weapon::GammaWarheads, Weapon::IonicModule, Weapon::MultipointModule];
        let fits = row.faction == "any" && !barred.contains(weapon);
        let drawn = start_drawing(&with_station(), weapon.id()).is_some();
        assert_eq!(drawn, fits, "{weapon}");
    }
}

#[test]
fn fc_wpn_55_tokens_of_a_station_stay_while_a_ship_is_docked() {
    let table = || {
        let mut table = docked("interdictor", "cruiser@c5", &[SPECIAL, 1, 1]);
        table.play("station a rs d4");
        assert_eq!((table.view().tokens.len(), table.reserve(1)[0]), (1, 2), "one special");
        table.play("end").play("end").roll("roll rrr", &[1; 3]).play("end").play("end");
        table
    };
    let mut exchanged = table();
    exchanged.play("dock b");
    assert_eq!(exchanged.view().tokens[0].carrier, "1b", "another ship keeps it up");
    let mut left = table();
    left.play("undock");
    assert!(left.view().tokens.is_empty());
    let mut moved = table();
    moved.play("keep").roll("roll bbb", &[1; 3]).play("move bo c3 c4").play("ships a");
    assert!(moved.view().tokens.is_empty());
}

/// A Battleship beside or at a station with the same weapon as its own, docked in its second turn.
fn doubly_armed(weapon: &str, dice: &str, orders: &[&str]) -> Table {
    let ships = format!("battleship:{weapon}@c3");
    let draft = duel().ships(1, &ships).ships(2, "cruiser@d5 cruiser@e5").rolled(1, dice);
    let draft = draft.sectors(&format!("battle_station:{weapon}@c3")).bridge(1, "gs");
    let mut table = draft.bridge(2, "go").table();
    table.play_all(orders).play_all(&["end", "end"]).roll("roll rrr", &[1; 3]);
    table.play_all(&["end", "end", "dock a"]).roll("roll rrr", &[1; 3]);
    table
}

#[test]
fn fc_wpn_55_a_ships_own_weapon_and_the_stations_have_tokens_each() {
    let sectors = |table: &Table| -> Vec<String> {
        table.view().tokens.iter().map(|token| token.sector.clone()).collect()
    };
    let mut table = doubly_armed("interdictor", "rs bs", &["weapon a rs bs c4"]);
    table.play("station a gs* b2");
    assert_eq!(sectors(&table), ["c4", "b2"]);
    assert_eq!(table.rest("lift "), ["a"], "listed once");
    table.play("lift a");
    assert_eq!(sectors(&table), ["c4"], "the station’s first");
    table.play("lift a");
    assert!(sectors(&table).is_empty() && table.rest("lift ").is_empty());

    let mut table = doubly_armed("drones", "rs bs", &["weapon a rs bs 2a"]);
    table.play("station a gs* 2b");
    assert_eq!(sectors(&table), ["d5", "e5"]);

    let lay = ["weapon a rs bs c4", "mine b4", "weapon a rs bs b2", "mine b3"];
    let mut table = doubly_armed("minefields", "rs bs rs bs", &lay);
    table.play_all(&["station a gs* d2", "mine d2"]);
    assert_eq!(sectors(&table).len(), 6, "four of the one and two of the other (FC-WPN-27)");
}

#[test]
fn fc_cmd_03_anata_rerolls_the_one_special_of_a_station() {
    let draft = duel().led_by(2, "anata_shunxn").ships(1, "cruiser@a1").ships(2, "cruiser@c3");
    let draft = draft.phase("bridge").sectors("battle_station:vortex_missiles@c3");
    let mut table = draft.bridge(2, "rs").table();
    table.play("end").play("dock a").roll("roll ggg", &[1; 3]);
    table.roll("station a rs* 1a", &[MULTI]);
    assert_eq!(table.hull(1, "a"), 14);
    assert!(table.rolled(2).contains(&"rm".to_owned()));
}

#[test]
fn fc_rad_01_the_first_ship_to_enter_rolls_for_its_nature() {
    let draft = duel().ships(1, "cruiser@c2 cruiser@b3").ships(2, "cruiser@e5");
    let mut table = draft.sectors("radar_anomaly@c3").rolled(1, "bo bo").table();
    table.roll("move bo c2 c3", &[SPECIAL]);
    assert!(table.view().sectors.is_empty());
    let draft = duel().ships(1, "frigate@c2").ships(2, "cruiser@e5").rolled(1, "bo bo");
    let mut table = draft.sectors("radar_anomaly@c3").table();
    table.roll("move bo c2 c3", &[SPECIAL]).play("stop");
    table.play("move bo c3 c2");
    assert_eq!(table.question(), "question-fleet-onward", "it is known now: nobody rolls again");
}

#[test]
fn fc_rad_01_anomalies_are_set_aside_where_they_are_in_play() {
    let fleets = vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "cruiser")];
    let usual = Setup { first: Some(1), ..Setup::battle(fleets) };
    let table = Table::start(&usual, &[]);
    assert_eq!(table.refusal("tile radar_anomaly"), "FC-SETUP-07");
    let anomalies = Setup { variants: vec!["radar_anomalies".to_owned()], ..usual };
    let mut table = Table::start(&anomalies, &[]);
    for _ in 0..4 {
        table.play("tile radar_anomaly");
    }
    table.play("terrain radar_anomaly c3");
    assert_eq!(table.view().sectors[0].kind, "radar_anomaly");
    let terrain = Some(vec!["radar_anomaly@c3".to_owned()]);
    assert!(Setup { terrain, ..anomalies }.resolve().is_ok());
}

/// What the sector is after this result.
fn unveiled(faces: &[u32]) -> Table {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("radar_anomaly@c3").table();
    table.roll("move bo c2 c3", faces);
    table
}

#[test]
fn fc_rad_02_asteroids_gravity_a_choice_or_nothing() {
    let kind = |table: &Table| table.view().sectors.first().map(|sector| sector.kind);
    assert_eq!(kind(&unveiled(&[ORTHOGONAL, 1])), Some("asteroid_field"));
    assert_eq!(kind(&unveiled(&[DIAGONAL, DIAGONAL])), Some("gravity_field"));
    assert_eq!(kind(&unveiled(&[SPECIAL])), None);
    let mut table = unveiled(&[MULTI]);
    assert_eq!(table.rest("unveil "), ["asteroid_field", "empty", "gas_cloud", "gravity_field"]);
    assert_eq!(table.refusal("unveil colony"), "FC-RAD-02");
    table.play("unveil gas_cloud");
    assert_eq!(kind(&table), Some("gas_cloud"));
    let mut table = unveiled(&[MULTI]);
    table.play("unveil empty");
    assert_eq!(kind(&table), None);
}

#[test]
fn fc_rad_03_its_entry_effects_apply_at_once() {
    let table = unveiled(&[ORTHOGONAL, SPECIAL]);
    assert_eq!(table.hull(1, "a"), 15, "an asteroid field, and a special");
    let mut table = unveiled(&[DIAGONAL, ORTHOGONAL]);
    table.play("drift c4");
    assert_eq!(table.at(1, "a").as_deref(), Some("c4"));
}

#[test]
fn fc_rad_04_before_that_it_is_a_special_sector_without_effect() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@c4").rolled(1, "ro ro");
    let table = draft.clone().sectors("radar_anomaly@c3").table();
    assert!(table.rest("attack ").is_empty(), "it blocks the path");
    assert_eq!(draft.table().rest("attack ro+ro c2 "), ["c3 2a"]);
}

/// A Battleship with Gamma Warheads on c3, a Colony on c4.
fn warheads(south: &str, dice: &str, bridge: &str) -> Table {
    let draft = duel().ships(2, "battleship:gamma_warheads@c3").ships(1, south).active(2);
    let draft = draft.sectors("colony@c4").rolled(2, dice).bridge(1, bridge);
    draft.table()
}

#[test]
fn fc_wpn_37_warheads_shoot_at_colonies_by_red_results() {
    let table = warheads("cruiser@a1", "ro rd gs bs", "");
    assert_eq!(table.rest("bombard "), ["ro c3 c4"]);
    assert!(table.rest("weapon ").is_empty(), "no specials");
    assert_eq!(table.refusal("bombard ro c3 a1"), "FC-WPN-37", "only Colonies");
    let far = duel().ships(2, "battleship:gamma_warheads@c2").ships(1, "cruiser@a1").active(2);
    let table = far.sectors("colony@c4").rolled(2, "ro ro").table();
    assert_eq!(table.rest("bombard "), ["ro+ro c2 c3 c4"], "from afar too");
    let fleets =
        vec![fleet_of("phebe", "cruiser"), fleet_of("amycles", "battleship:gamma_warheads")];
    assert_eq!(refused_setup(&Setup::battle(fleets)), "FC-WPN-37", "one scenario only");
}

#[test]
fn fc_wpn_38_three_hits_destroy_a_colony() {
    let mut table = warheads("cruiser@a1", "ro ro ro", "");
    table.play("bombard ro c3 c4").play("bombard ro c3 c4");
    let colony = &table.view().sectors[0];
    assert_eq!((colony.kind, colony.markers), ("colony", 2));
    table.play("bombard ro c3 c4");
    assert_eq!(table.view().sectors[0].kind, "asteroid_field");
}

#[test]
fn fc_wpn_39_a_ship_on_the_colony_may_block_a_shot() {
    let mut table = warheads("cruiser@c4", "ro", "gd gs bs");
    table.play("bombard ro c3 c4");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-ward"));
    assert_eq!(table.rest("retreat "), Vec::<String>::new(), "shields only");
    table.play("shield gd* c3");
    assert_eq!((table.view().sectors[0].markers, table.bridge(1).len()), (0, 2));
    let mut table = warheads("frigate@c4", "ro", "gd");
    table.play("bombard ro c3 c4");
    assert_eq!(table.view().sectors[0].markers, 1, "it must show the direction");
}

#[test]
fn fc_wpn_40_not_from_the_colonys_own_sector() {
    let draft = duel().ships(2, "battleship:gamma_warheads@c4").ships(1, "cruiser@a1").active(2);
    let table = draft.sectors("colony@c4").rolled(2, "ro rm rm").table();
    assert!(table.rest("bombard ").is_empty());
    assert_eq!(table.refusal("bombard ro c4 c4"), "FC-WPN-40");
}

#[test]
fn fc_wpn_41_an_asteroid_field_is_left_whose_effects_apply_at_once() {
    let mut table = warheads("cruiser@c4", "ro ro ro", "");
    table.play("bombard ro c3 c4").play("bombard ro c3 c4").roll("bombard ro c3 c4", &[SPECIAL]);
    assert_eq!((table.view().sectors[0].kind, table.hull(1, "a")), ("asteroid_field", 15));
}

#[test]
fn fc_spe_06_warheads_alone_do_not_forbid_the_reroll() {
    let table = warheads("cruiser@a1", "rs bs", "");
    assert!(table.is_legal("reroll rs bs"));
    let ships = "battleship:gamma_warheads@c3 battleship:drones@a5";
    let draft = duel().ships(1, "cruiser@a1").ships(2, ships).active(2).rolled(2, "rs bs");
    assert_eq!(draft.table().refusal("reroll rs bs"), "FC-SPE-03", "another weapon does");
}

#[test]
fn fc_wpn_05_a_magnetic_bomb_spares_activation_dice() {
    let ships = "mule:sentinel_device@a1 mule:refueller_device@b1";
    let draft = duel().led_by(1, "adan_rildanis").ships(1, ships);
    let draft = draft.ships(2, "battleship:magnetic_bomb@e5").rolled(1, "go");
    let mut table = draft.bridge(1, "bo bo gs gm bd").bridge(2, "rs bs").table();
    assert_eq!(table.bridge(1).len(), 5, "one on the commander's slot, one on the Refueller");
    table.play("activate a sentinel go a2").pass_turn();
    table.play("weapon a rs* bs* 1");
    assert!(table.bridge(1).is_empty());
    assert_eq!(table.view().capacities.len(), 1);
}

#[test]
fn fc_wpn_54_the_weapons_of_the_first_edition() {
    let tables = Tables::get();
    let of = |edition: &str| -> Vec<&str> {
        let rows = Weapon::ALL.iter().map(|weapon| tables.weapon(*weapon));
        let there = rows.filter(|row| row.first_edition.as_deref() == Some(edition));
        there.map(|row| row.id.id()).collect()
    };
    assert_eq!(
        of("ignition"),
        [
            "proton_beam",
            "magnetic_bomb",
            "vortex_missiles",
            "nano_repairer",
            "drones",
            "tractor_beam"
        ]
    );
    assert_eq!(of("beyond_the_gate"), ["interdictor", "vortex_gate", "exo_bomb"]);
    let genesis = Weapon::ALL.iter().filter(|w| tables.weapon(**w).expansion == "genesis");
    assert_eq!(genesis.count(), 9, "Genesis holds these nine");
}
