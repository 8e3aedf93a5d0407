//! Fleet building.

use fleet::Setup;
use fleet::build::FleetSpec;

use crate::support::{Table, duel, fleet_of, refused_setup};

/// Maa Seti’s flagship, as it must be.
pub(crate) const CHIMAERA: &str = "chimaera:sentinel_device+attack_device";

fn against_the_first_fleet(fleet: FleetSpec) -> Setup {
    Setup::battle(vec![fleet, FleetSpec::first_battle("amycles")])
}

fn refused(faction: &str, ships: &str) -> &'static str {
    refused_setup(&against_the_first_fleet(fleet_of(faction, ships)))
}

fn accepted(faction: &str, ships: &str) -> bool {
    against_the_first_fleet(fleet_of(faction, ships)).resolve().is_ok()
}

#[test]
fn fc_fleet_01_the_sum_of_classes_is_at_most_twelve() {
    assert!(accepted("phebe", "cruiser cruiser cruiser cruiser"));
    assert_eq!(refused("phebe", "cruiser cruiser cruiser cruiser frigate"), "FC-FLEET-01");
    assert_eq!(refused("phebe", ""), "FC-FLEET-01");
    assert_eq!(refused("phebe", "raft"), "FC-FLEET-01");
}

#[test]
fn fc_fleet_02_from_nine_to_fifteen_points() {
    let with = |points| Setup { points, ..Setup::first_battle() };
    assert_eq!((refused_setup(&with(8)), refused_setup(&with(16))), ("FC-FLEET-02", "FC-FLEET-02"));
    assert_eq!(refused_setup(&with(9)), "FC-FLEET-01", "a fleet of 12 is too large for 9");
    assert!(with(15).resolve().is_ok());
}

#[test]
fn fc_fleet_03_the_first_fleet() {
    let table = Table::start(&Setup { first: Some(1), ..Setup::first_battle() }, &[]);
    let kinds: Vec<&str> = table.view().seats[0].ships.iter().map(|ship| ship.kind).collect();
    assert_eq!(kinds[..4], ["frigate"; 4]);
    assert_eq!(kinds[4..], ["destroyer", "destroyer", "battleship"]);
    assert_eq!((table.points(1), table.points(2)), (12, 12));
}

#[test]
fn fc_fleet_04_ships_start_at_full_hull() {
    let table = Table::start(&Setup { first: Some(1), ..Setup::first_battle() }, &[]);
    let hulls: Vec<(u8, u8)> =
        table.view().seats[1].ships.iter().map(|ship| (ship.hull, ship.full_hull)).collect();
    assert_eq!(hulls, [(6, 6), (6, 6), (6, 6), (6, 6), (12, 12), (12, 12), (24, 24)]);
}

#[test]
fn fc_fleet_05_a_battleship_carries_exactly_one_weapon() {
    assert_eq!(refused("phebe", "battleship"), "FC-FLEET-05");
    assert_eq!(refused("phebe", "cruiser:drones"), "FC-FLEET-05");
    assert_eq!(refused("phebe", "battleship:cannon"), "FC-FLEET-05");
    assert!(accepted("phebe", "battleship:drones heavy_battleship:exo_bomb cruiser"));
}

#[test]
fn fc_fleet_08_weapons_of_the_first_game() {
    let table = Table::start(&Setup { first: Some(1), ..Setup::first_battle() }, &[]);
    let weapons = [0, 1].map(|seat: usize| table.view().seats[seat].ships[6].weapon);
    assert_eq!(weapons, [Some("vortex_missiles"), Some("proton_beam")]);
}

#[test]
fn fc_fleet_09_several_copies_of_a_weapon() {
    assert!(accepted("phebe", "battleship:drones battleship:drones battleship:drones"));
}

#[test]
fn fc_fleet_11_any_number_of_class_5_ships() {
    assert!(accepted("phebe", "heavy_battleship:drones heavy_battleship:drones destroyer"));
    assert!(accepted("phebe", "carrier carrier destroyer"));
}

#[test]
fn fc_fleet_12_class_5_ships_and_their_factions() {
    assert!(accepted("phebe", "carrier heavy_battleship:drones"));
    assert_eq!(refused("phebe", "dreadnought"), "FC-FLEET-12");
    assert_eq!(refused("amycles", "carrier"), "FC-FLEET-12");
    assert!(accepted("amycles", "dreadnought"));
    assert!(accepted("forge_of_fendrix", "dreadnought carrier"));
}

#[test]
fn fc_fleet_16_forge_ships_and_their_factions() {
    assert!(accepted("phebe", "testudo testudo centaurus centaurus"));
    assert!(accepted("amycles", "phalanx phalanx sagittarius"));
    assert_eq!(refused("phebe", "phalanx"), "FC-FLEET-16");
    assert_eq!(refused("amycles", "centaurus"), "FC-FLEET-16");
}

fn led(faction: &str, commander: &str, ships: &str) -> FleetSpec {
    FleetSpec { commander: Some(commander.to_owned()), ..fleet_of(faction, ships) }
}

#[test]
fn fc_fleet_17_a_commander_costs_two_points() {
    let ten = "cruiser cruiser cruiser frigate";
    assert!(against_the_first_fleet(led("phebe", "arop_tan", ten)).resolve().is_ok());
    let eleven = "cruiser cruiser cruiser destroyer";
    let setup = against_the_first_fleet(led("phebe", "arop_tan", eleven));
    assert_eq!(refused_setup(&setup), "FC-FLEET-01");
}

#[test]
fn fc_fleet_18_when_everybody_recruits_nobody_pays() {
    let twelve = "cruiser cruiser cruiser cruiser";
    let fleets = vec![led("phebe", "arop_tan", twelve), led("amycles", "feyn_gandris", twelve)];
    assert!(Setup::battle(fleets).resolve().is_ok());
}

#[test]
fn fc_fleet_19_the_recruiter_pays_or_the_others_have_more() {
    let other = |ships| fleet_of("amycles", ships);
    let ten = || led("phebe", "arop_tan", "cruiser cruiser cruiser frigate");
    let twelve = || led("phebe", "arop_tan", "cruiser cruiser cruiser cruiser");
    let battle = |one, ships, variant: &str| Setup {
        variants: variant.split_whitespace().map(str::to_owned).collect(),
        ..Setup::battle(vec![one, other(ships)])
    };
    let (twelve_of_his, fourteen, fifteen) = (
        "cruiser cruiser cruiser cruiser",
        "cruiser cruiser cruiser cruiser destroyer",
        "cruiser cruiser cruiser cruiser cruiser",
    );
    assert!(battle(ten(), twelve_of_his, "").resolve().is_ok(), "ten against twelve");
    assert_eq!(refused_setup(&battle(twelve(), twelve_of_his, "")), "FC-FLEET-01");
    assert_eq!(refused_setup(&battle(ten(), fourteen, "")), "FC-FLEET-01");
    let bonus = "commander_bonus";
    assert!(battle(twelve(), fourteen, bonus).resolve().is_ok(), "twelve against fourteen");
    assert_eq!(refused_setup(&battle(twelve(), fifteen, bonus)), "FC-FLEET-01", "never both");
    let both = vec![twelve(), led("amycles", "feyn_gandris", fourteen)];
    let both = Setup { variants: vec![bonus.to_owned()], ..Setup::battle(both) };
    assert_eq!(refused_setup(&both), "FC-FLEET-01", "nobody has more when everybody recruits");
}

#[test]
fn fc_fleet_20_a_commander_of_ones_own_faction_or_a_neutral_one() {
    let ships = "cruiser cruiser cruiser";
    let refused = |faction, commander| {
        refused_setup(&against_the_first_fleet(led(faction, commander, ships)))
    };
    assert_eq!(refused("phebe", "feyn_gandris"), "FC-FLEET-20");
    assert_eq!(refused("forge_of_fendrix", "dun_antar"), "FC-FLEET-20");
    for faction in ["phebe", "rebels"] {
        let fleet = led(faction, "dun_antar", ships);
        assert!(against_the_first_fleet(fleet).resolve().is_ok(), "{faction}");
    }
}

#[test]
fn fc_fac_03_two_thirds_of_the_forges_points_are_heavy() {
    assert!(accepted("forge_of_fendrix", "cruiser cruiser destroyer frigate"));
    assert_eq!(refused("forge_of_fendrix", "cruiser cruiser destroyer destroyer"), "FC-FAC-03");
}

#[test]
fn fc_fac_05_ships_that_pirates_cannot_take() {
    for ship in ["salvation", "advantage", "dreadnought", "carrier"] {
        assert_eq!(refused("rebels", &format!("cruiser cruiser {ship}")), "FC-FAC-05", "{ship}");
    }
}

#[test]
fn fc_fac_06_pirates_take_up_to_two_forge_ships() {
    assert!(accepted("rebels", "centaurus sagittarius"));
    assert_eq!(refused("rebels", "centaurus sagittarius testudo"), "FC-FAC-06");
}

#[test]
fn fc_fac_07_llib_sorg_and_maa_seti_cost_two_points() {
    let ships = "heavy_battleship:drones cruiser destroyer";
    assert!(accepted("llib_sorg", ships), "ten points");
    assert_eq!(refused("llib_sorg", &format!("{ships} frigate")), "FC-FLEET-01");
    assert!(accepted("rebels", "cruiser cruiser cruiser cruiser"), "twelve");
}

#[test]
fn fc_fac_08_llib_sorgs_flagship() {
    assert!(accepted("llib_sorg", "heavy_battleship:drones cruiser"));
    assert_eq!(refused("llib_sorg", "cruiser cruiser"), "FC-FAC-08");
    assert_eq!(refused("llib_sorg", "battleship:drones cruiser"), "FC-FAC-08");
    let without = |ships: &str| Setup {
        variants: vec!["without_avatar".to_owned()],
        ..against_the_first_fleet(fleet_of("llib_sorg", ships))
    };
    assert!(without("battleship:drones cruiser").resolve().is_ok(), "where Avatar is not used");
    assert_eq!(refused_setup(&without("heavy_battleship:drones cruiser")), "FC-FAC-08");
    assert_eq!(refused_setup(&without("cruiser cruiser")), "FC-FAC-08");
    assert_eq!(refused_setup(&without("battleship:drones battleship:drones")), "FC-FAC-08");
    let draft = duel().variant("without_avatar").faction(1, "llib_sorg", "battleship:drones");
    let draft = draft.ships(1, "battleship:drones@c3=1 cruiser@a1 cruiser@b1 cruiser@d1");
    let mut table = draft.ships(2, "cruiser@c4").active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1a");
    assert_eq!(table.winners(), [2], "he loses with it");
}

#[test]
fn without_avatar_nothing_of_it_is_used() {
    let without = |fleet: FleetSpec| Setup {
        variants: vec!["without_avatar".to_owned()],
        first: Some(1),
        ..against_the_first_fleet(fleet)
    };
    for ships in ["carrier", "heavy_battleship:drones", "battleship:minefields"] {
        assert_eq!(refused_setup(&without(fleet_of("phebe", ships))), "FC-FAC-08", "{ships}");
    }
    assert_eq!(refused_setup(&without(led("phebe", "arop_tan", "cruiser"))), "FC-FAC-08");
    assert!(without(led("phebe", "adan_rildanis", "cruiser")).resolve().is_ok());
    let tiles = Table::start(&without(fleet_of("phebe", "cruiser")), &[]).rest("tile ");
    let kept = ["asteroid_field", "colony", "gamma_storm", "gas_cloud", "gravity_field"];
    assert_eq!(tiles, kept, "neither Battle Stations nor Black Holes");
    let assault =
        Setup { scenario: "planetary_assault".to_owned(), ..without(fleet_of("phebe", "cruiser")) };
    assert_eq!(refused_setup(&assault), "FC-FAC-08");
}

#[test]
fn fc_fac_09_nothing_of_the_flagships_class_beside_it() {
    let two = "heavy_battleship:drones heavy_battleship:drones";
    assert_eq!(refused("llib_sorg", two), "FC-FAC-08", "one flagship");
    assert!(accepted("llib_sorg", "heavy_battleship:drones battleship:drones frigate"));
    let without_avatar = |ships: &str| Setup {
        variants: vec!["without_avatar".to_owned()],
        ..against_the_first_fleet(fleet_of("llib_sorg", ships))
    };
    assert!(without_avatar("battleship:drones cruiser").resolve().is_ok());
    let heavier = without_avatar("battleship:drones heavy_battleship:drones");
    assert_eq!(refused_setup(&heavier), "FC-FAC-09");
}

#[test]
fn fc_fac_14_at_most_three_class_1_ships_for_maa_seti() {
    assert!(accepted("maa_seti", &format!("{CHIMAERA} frigate frigate frigate")));
    assert_eq!(
        refused("maa_seti", &format!("{CHIMAERA} frigate frigate frigate frigate")),
        "FC-FAC-14"
    );
    assert_eq!(refused("maa_seti", "frigate"), "FC-FAC-16", "and a Chimaera");
}

#[test]
fn fc_fac_20_rebels_have_two_class_3_ships_and_nothing_above() {
    assert_eq!(refused("rebels", "cruiser destroyer"), "FC-FAC-20");
    assert_eq!(refused("rebels", "cruiser cruiser battleship:drones"), "FC-FAC-20");
    assert!(accepted("rebels", "cruiser cruiser destroyer"));
}

#[test]
fn fc_fac_25_scavengers_have_classes_1_and_2() {
    assert_eq!(refused("scavengers", "cruiser destroyer"), "FC-FAC-25");
    assert!(accepted("scavengers", "destroyer destroyer frigate"));
}

#[test]
fn fc_fac_32_who_may_recruit_dun_antar() {
    let of = |faction, ships| against_the_first_fleet(led(faction, "dun_antar", ships));
    for (faction, ships) in [
        ("phebe", "cruiser"),
        ("amycles", "cruiser"),
        ("rebels", "cruiser cruiser"),
        ("scavengers", "destroyer destroyer"),
    ] {
        assert!(of(faction, ships).resolve().is_ok(), "{faction}");
    }
    for (faction, ships) in [("llib_sorg", "heavy_battleship:drones"), ("maa_seti", CHIMAERA)] {
        assert_eq!(refused_setup(&of(faction, ships)), "FC-FLEET-20", "{faction}");
    }
}

#[test]
fn fc_abl_24_squadrons_are_launched_and_not_taken_along() {
    assert_eq!(refused("phebe", "carrier interceptor_squadron"), "FC-FLEET-12");
    assert_eq!(refused("forge_of_fendrix", "carrier interceptor_squadron"), "FC-FLEET-12");
}

#[test]
fn fc_fleet_13_technical_ships_and_their_factions() {
    assert!(accepted("phebe", "mule:sentinel_device salvation:movement_device"));
    assert!(accepted("amycles", "mule:sentinel_device advantage:attack_device"));
    assert!(accepted("rebels", "cruiser cruiser mule:recon_beam_device"));
    assert_eq!(refused("amycles", "salvation:movement_device"), "FC-FLEET-13");
    assert_eq!(refused("phebe", "advantage:attack_device"), "FC-FLEET-13");
    let twelve = ["mule:sentinel_device"; 12].join(" ");
    assert!(accepted("phebe", &twelve), "any number");
}

#[test]
fn fc_fleet_14_a_mule_takes_neutral_devices_and_those_of_its_faction() {
    let open =
        |faction, ships: &str, device: &str| accepted(faction, &format!("{ships} mule:{device}"));
    for (faction, ships, phebe, amycles) in [
        ("phebe", "cruiser", true, false),
        ("amycles", "cruiser", false, true),
        ("forge_of_fendrix", "cruiser cruiser cruiser", true, true),
        ("rebels", "cruiser cruiser", false, false),
    ] {
        assert!(open(faction, ships, "sentinel_device"), "{faction}");
        assert_eq!(open(faction, ships, "movement_device"), phebe, "{faction}");
        assert_eq!(open(faction, ships, "energy_device"), amycles, "{faction}");
    }
}

#[test]
fn technical_ships_carry_one_device_of_their_own() {
    for ship in ["mule", "mule:attack_device", "salvation:sentinel_device", "mule:spade"] {
        assert_eq!(refused("phebe", ship), "FC-FLEET-14", "{ship}");
    }
    let two = "mule:sentinel_device+recon_beam_device";
    assert_eq!(refused("phebe", two), "FC-FLEET-14");
}

#[test]
fn fc_fleet_15_several_copies_of_a_device() {
    assert!(accepted("phebe", "mule:sentinel_device mule:sentinel_device mule:sentinel_device"));
}

#[test]
fn fc_fac_01_empires_have_no_limit_but_size() {
    let twelve = |ship: &str| [ship; 12].join(" ");
    for (faction, own) in [("phebe", "carrier carrier"), ("amycles", "dreadnought dreadnought")] {
        assert!(accepted(faction, &twelve("frigate")), "{faction}");
        assert!(accepted(faction, "cruiser battleship:exo_bomb heavy_battleship:sanctuary"));
        assert!(accepted(faction, own), "{faction}");
    }
    assert!(accepted("phebe", "battleship:rampart_of_coeos testudo centaurus"));
    assert!(accepted("amycles", "battleship:prometheus_beam phalanx sagittarius"));
    assert_eq!(refused("phebe", "battleship:prometheus_beam"), "FC-FLEET-10");
}

#[test]
fn fc_fac_02_the_forge_has_what_both_empires_have() {
    assert!(accepted("forge_of_fendrix", "dreadnought carrier salvation:defence_device"));
    assert!(accepted("forge_of_fendrix", "centaurus sagittarius phalanx testudo"));
    assert!(accepted("forge_of_fendrix", "battleship:rampart_of_coeos battleship:prometheus_beam"));
    assert!(accepted("forge_of_fendrix", "cruiser cruiser advantage:energy_device"));
}

#[test]
fn fc_fac_16_the_chimaera_has_two_devices_and_no_weapon() {
    assert!(accepted("maa_seti", "chimaera:energy_device+movement_device cruiser"));
    for ship in ["chimaera", "chimaera:energy_device", "chimaera:proton_beam"] {
        let clause = if ship.ends_with("beam") { "FC-FLEET-14" } else { "FC-FAC-16" };
        assert_eq!(refused("maa_seti", ship), clause, "{ship}");
    }
    let tables = fleet::data::Tables::get();
    let (chimaera, battleship) = (
        tables.ship(fleet::data::ShipKind::Chimaera),
        tables.ship(fleet::data::ShipKind::Battleship),
    );
    let numbers = |row: &fleet::data::ShipRow| (row.class, row.firepower, row.hull);
    assert_eq!(numbers(chimaera), numbers(battleship));
}

#[test]
fn fc_fac_04_the_forge_has_no_commander_and_two_points_more_than_one_who_has() {
    let forge = || fleet_of("forge_of_fendrix", "cruiser cruiser cruiser cruiser");
    let led_forge = led("forge_of_fendrix", "dun_antar", "cruiser cruiser cruiser");
    assert_eq!(refused_setup(&against_the_first_fleet(led_forge)), "FC-FLEET-20");
    let ten = led("amycles", "feyn_gandris", "cruiser cruiser cruiser frigate");
    assert!(Setup::battle(vec![forge(), ten]).resolve().is_ok(), "twelve against ten");
    let eleven = led("amycles", "feyn_gandris", "cruiser cruiser cruiser destroyer");
    assert_eq!(refused_setup(&Setup::battle(vec![forge(), eleven])), "FC-FLEET-01");
}

#[test]
fn fc_fleet_21_a_bridge_has_wings_and_a_tile_for_each_type_or_each_ship_with_its_own() {
    let ships = "frigate@a1 frigate@a1 battleship:drones@b1 battleship:drones@c1 destroyer@d1";
    let table = duel().ships(1, ships).ships(2, "carrier@a5 mule:sentinel_device@b5").table();
    assert_eq!(
        table.bridge_tiles(1),
        ["left_wing", "frigate", "destroyer", "battleship:c", "battleship:d", "right_wing"]
    );
    assert_eq!(table.bridge_tiles(2), ["left_wing", "carrier:a", "mule:b", "right_wing"]);
}
