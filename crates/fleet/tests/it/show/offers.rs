//! What a picture shows before one commits: who would fire and what each sector would do.

use fleet::FleetCommander;
use kernel::{Pick, Present as _, Value};

use crate::support::{duel, salvo, teams, victims};

#[test]
fn what_is_aimed_at_is_named_unless_it_is_a_signal() {
    let aimed_at = |options: &str, ship: &str| {
        let draft = duel().options(options).ships(1, "destroyer@c3").ships(2, ship);
        draft.rolled(1, "ro").table().offered("double ro c3 2a 2b", "target")
    };
    assert!(aimed_at("", "cruiser@c4 frigate@b3").contains("fleet-ship-cruiser"));
    let hidden = aimed_at("hidden_deployment", "?cruiser@c4 ?frigate@b3");
    assert!(hidden.contains("signal") && !hidden.contains("cruiser"), "{hidden}");
}

/// What can be picked, and what its button says.
#[test]
fn things_that_can_be_picked_have_names() {
    let table = duel().ships(1, "heavy_battleship:drones@c3").ships(2, "cruiser@c4").table();
    let view = table.view();
    let label = |kind, id| FleetCommander::label(&view, &Pick::new(kind, id));
    let named = |key: &str| Some(Value::message(key.to_owned()));
    assert_eq!(label("button", "pass"), named("button-fleet-pass"));
    assert_eq!(label("tile", "empty"), named("fleet-sector-neutral"));
    assert_eq!(label("tile", "gas_cloud"), named("fleet-sector-gas-cloud"));
    assert_eq!(label("colour", "red"), named("fleet-colour-red"));
    assert_eq!(label("die", "ro*"), named("fleet-die-ro-stored"));
    assert_eq!(label("fleet", "given"), named("fleet-given"));
    assert_eq!(label("fleet", "phebe-line"), named("fleet-ready-phebe-line"));
    assert_eq!(label("seat", "2"), Some(Value::Seat(kernel::Seat::new(1))));
    let ship = format!("{:?}", label("ship", "1a"));
    assert!(ship.contains("fleet-ship-heavy-battleship") && ship.contains("letter"), "{ship}");
    assert_eq!(label("sector", "c3"), None, "a sector goes by its id");
}

#[test]
fn an_attack_tells_participants_supporters_and_the_damage_from_each_sector() {
    let ships = "cruiser@c3 frigate@c3 destroyer@d3 frigate@a1";
    let table = duel().ships(1, ships).ships(2, "cruiser@c4").rolled(1, "ro").table();
    let preview = table.preview("attack ro c3 2a");
    assert_eq!(
        (preview.ships.join(" "), preview.supporters.join(" ")),
        ("1a 1b".into(), "1c".into())
    );
    assert_eq!(salvo(&preview), "c3 4, d3 2");
    assert_eq!((preview.damage, victims(&preview).as_str()), (6, "2a 6=12"));
    assert_eq!(table.offered("attack ro c3 2a", "damage"), "6");
}

#[test]
fn a_ranged_attack_comes_from_the_last_sector_of_its_path() {
    let ships = "cruiser@c2 frigate@d3";
    let table = duel().ships(1, ships).ships(2, "cruiser@c4").rolled(1, "ro ro").table();
    let preview = table.preview("attack ro+ro c2 c3 2a");
    assert!(preview.supporters.is_empty(), "nobody supports it");
    assert_eq!(salvo(&preview), "c3 3");
}

#[test]
fn teammates_may_support() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "destroyer@d3").ships(2, "cruiser@c4");
    let table = draft.ships(4, "frigate@h5").rolled(1, "ro").table();
    assert_eq!(table.preview("attack ro c3 2a").supporters, ["3a"]);
    assert_eq!(table.offered("attack ro c3 2a", "damage"), "5");
}

#[test]
fn a_retreat_tells_what_it_prevents() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=3 cruiser@e5");
    let mut table = draft.rolled(1, "ro").bridge(2, "bs").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.offered("retreat bs* c5", "prevented"), "3", "Ionic Propulsion");
    let retreat = table.preview("retreat bs* c5");
    assert_eq!((retreat.prevented, victims(&retreat).as_str()), (Some(3), "2a 0=3"));
    assert_eq!(victims(&table.preview("pass")), "2a 3=0", "who lets it happen loses the ship");
}

#[test]
fn a_shield_tells_what_it_stops_and_what_is_left_of_the_hull() {
    let draft = duel().ships(1, "cruiser@c3 destroyer@d3").ships(2, "cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").bridge(2, "go rs").table();
    table.play("attack ro c3 2a").play("fire");
    let shield = table.preview("shield go* c3");
    assert_eq!((shield.damage, shield.prevented), (2, Some(3)));
    assert_eq!(victims(&shield), "2a 2=16");
    let counter = table.preview("counter rs* 1b");
    assert_eq!((counter.prevented, victims(&counter)), (Some(0), "2a 5=13, 1b 3=9".to_owned()));
}

#[test]
fn who_holds_fire_or_joins_sees_what_it_changes() {
    let draft = duel().ships(1, "cruiser@c3 destroyer@d3").ships(2, "cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(victims(&table.preview("fire")), "2a 5=13");
    assert_eq!(victims(&table.preview("hold b")), "2a 3=15");
}

#[test]
fn what_does_no_harm_has_no_preview() {
    use fleet::FleetCommander;
    use kernel::{Present as _, Seat};

    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo").table();
    let order = "move bo c3 c4".parse().expect("a sound notation");
    assert_eq!(FleetCommander::preview(&table.state, Seat::new(0), &order), None);
}

#[test]
fn a_shield_against_warheads_tells_what_it_prevents() {
    let draft = crate::support::duel().sectors("colony@c3");
    let draft = draft.ships(1, "cruiser@c3").ships(2, "battleship:gamma_warheads@c4").active(2);
    let mut table = draft.rolled(2, "ro").bridge(1, "go").table();
    table.play("bombard ro c4 c3");
    assert_eq!(table.offered("shield go* c4", "prevented"), "1");
    assert_eq!(table.preview("shield go* c4").prevented, Some(1));
}

#[test]
fn an_attack_names_who_fires_from_where() {
    let ships = "cruiser@c3 frigate@c3 destroyer@d3 frigate@a1";
    let table = duel().ships(1, ships).ships(2, "cruiser@c4").rolled(1, "ro").table();
    let fire = table.offered("attack ro c3 2a", "fire");
    let places = ["fleet-fire-from", "c3", "fleet-ship-cruiser", "d3", "fleet-ship-destroyer"];
    let found: Vec<_> = places.iter().map(|word| fire.find(word)).collect();
    assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{fire}");
    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro").table();
    let fire = table.offered("attack ro c3 2a", "fire");
    assert!(fire.contains("fleet-fire-by") && !fire.contains("c3"), "no origin twice: {fire}");
}

#[test]
fn a_double_attack_tells_what_each_shot_does() {
    let draft = duel().ships(1, "destroyer@c3 cruiser@d3").ships(2, "cruiser@c4 frigate@c4");
    let table = draft.rolled(1, "ro").table();
    let preview = table.preview("double ro c3 2a 2b");
    assert_eq!((preview.damage, preview.ships.join(" ")), (2, "1a".to_owned()));
    assert_eq!(victims(&preview), "2a 2=16, 2b 2=4");
}

#[test]
fn a_weapon_tells_its_damage_by_class_and_by_distance() {
    let fired = |weapon: &str, enemies: &str| {
        let draft = duel().ships(1, &format!("battleship:{weapon}@c1")).ships(2, enemies);
        let table = draft.rolled(1, "rs bs").table();
        let preview = table.preview("weapon a rs bs 2a");
        assert_eq!(table.offered("weapon a rs bs 2a", "damage"), preview.damage.to_string());
        format!("{} in {}", victims(&preview), preview.area.join(" "))
    };
    assert_eq!(fired("proton_beam", "cruiser@c2"), "2a 6=12 in c2", "twice the class");
    assert_eq!(fired("proton_beam", "frigate@c2"), "2a 2=4 in c2");
    assert_eq!(fired("vortex_missiles", "cruiser@c4"), "2a 4=14 in c4");
    assert_eq!(fired("prometheus_beam", "cruiser@c5"), "2a 9=9 in c5", "three sectors beyond");
    assert_eq!(fired("drones", "cruiser@c2"), "2a 2=16 in c2", "at each start of turn");
}

#[test]
fn a_repair_tells_how_much_it_gives_back() {
    let draft = duel().ships(1, "battleship:nano_repairer@c1 cruiser@c2=15").ships(2, "frigate@e5");
    let table = draft.rolled(1, "rs bs").table();
    assert_eq!(table.offered("weapon a rs bs 1b", "damage"), "3", "never above the full hull");
    assert!(table.offered("weapon a rs bs 1b", "outcome").contains("fleet-outcome-repair"));
    assert_eq!(victims(&table.preview("weapon a rs bs 1b")), "1b 0=18");
}

#[test]
fn a_bomb_tells_its_whole_area_and_whom_it_hits_there() {
    let ships = "battleship:exo_bomb@c1 frigate@b2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c3 frigate@d4 frigate@e5");
    let table = draft.rolled(1, "rs bs").table();
    let preview = table.preview("weapon a rs bs c3");
    assert_eq!(victims(&preview), "1b 1=5, 2a 1=17, 2b 1=5");
    assert_eq!(preview.area.len(), 9);
    assert!(table.offered("weapon a rs bs a3", "outcome").contains("fleet-outcome-blast"));
    let draft = duel().ships(1, "battleship:exo_bomb@c1").ships(2, "frigate@e5");
    let table = draft.rolled(1, "rs bs").table();
    assert!(table.offered("weapon a rs bs a3", "outcome").contains("fleet-outcome-nobody"));
}

#[test]
fn a_station_tells_what_its_weapon_does() {
    let draft = duel().sectors("battle_station:vortex_missiles@c3").phase("bridge").active(2);
    let draft = draft.ships(1, "cruiser@c3").ships(2, "cruiser@c5 frigate@e5");
    let mut table = draft.bridge(1, "rs").bridge(2, "bo").table();
    table.play("end").play("dock a").roll("roll bbb", &[1, 1, 1]);
    assert_eq!(table.offered("station a rs* 2a", "damage"), "4");
    assert_eq!(victims(&table.preview("station a rs* 2a")), "2a 4=14");
}

#[test]
fn a_strike_tells_its_damage() {
    let ships = "carrier@c1 interceptor_squadron@c3";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c4 cruiser@d4").rolled(1, "rs bs");
    let mut table = draft.table();
    table.play("offensive a rs bs");
    assert_eq!(table.offered("strike 2a", "damage"), "2");
    assert_eq!(table.preview("strike 2a").area, ["c4"]);
}

#[test]
fn a_last_blast_tells_its_damage_and_whom_it_hits() {
    let draft = duel().led_by(1, "dun_antar").ships(1, "cruiser@c3=1 frigate@b2 cruiser@a1");
    let draft = draft.ships(2, "cruiser@c4 frigate@c4").active(2).rolled(2, "ro");
    let mut table = draft.table();
    table.play("attack ro c4 1a");
    if table.question() == "question-fleet-muster" {
        table.play("fire");
    }
    assert_eq!(table.offered("blast c4", "damage"), "3");
    assert_eq!(victims(&table.preview("blast c4")), "2a 3=15, 2b 3=3");
}

#[test]
fn a_fleet_tells_what_is_in_it() {
    let setup = fleet::Setup {
        choice: Some("open".to_owned()),
        first: Some(1),
        ..fleet::Setup::first_battle()
    };
    let table = crate::support::Table::start(&setup, &[]);
    assert_eq!(table.offered("fleet phebe-line", "points"), "12");
    assert_eq!(table.offered("fleet given", "points"), "12");
    assert!(table.offered("fleet phebe-line", "ships").contains("fleet-ship-cruiser"));
}
