//! Positions placed by hand, with everything that can lie on the board.

use fleet::state::Position;
use fleet::{FleetCommander, Setup};
use kernel::chance::{Fast, Seed};
use kernel::{Actor, NoLog, Play, Player, Present as _, Record, Replay, Rules as _, Seat, verify};

use crate::support::{SPECIAL, Table, fleet_of};

fn staged(faction: &str, position: &str) -> Result<Table, &'static str> {
    let fleets = vec![fleet_of(faction, "cruiser cruiser"), fleet_of("amycles", "cruiser")];
    let setup = Setup { terrain: Some(Vec::new()), ..Setup::battle(fleets) };
    let position: Position = toml::from_str(position).expect("a position");
    Table::staged(&setup, &position)
}

#[track_caller]
fn placed(position: &str) -> Table {
    staged("phebe", position).expect("a sound position")
}

#[track_caller]
fn fault(position: &str) -> &'static str {
    match staged("phebe", position) {
        Ok(_) => panic!("the position is sound"),
        Err(clause) => clause,
    }
}

#[test]
fn a_turn_starts_when_the_player_before_ends_his() {
    let mut table = placed(
        r#"
        phase = "start"
        active = 1
        sectors = ["asteroid_field@c3"]
        seats = [{ ships = ["cruiser@c3"] }, { ships = ["cruiser@e5"] }]
        "#,
    );
    assert_eq!((table.asked(), table.rest("end")), (2, vec![String::new()]));
    table.roll("end", &[SPECIAL]);
    assert_eq!((table.active(), table.phase(), table.hull(1, "a")), (1, "energy", 15));
}

#[test]
fn tokens_lie_where_they_are_placed() {
    let seats = r#"seats = [
        { ships = ["battleship:drones@a1", "battleship:minefields@b1", "battleship:interdictor@c1",
                   "battleship:gamma_bomb@d1", "battleship:sanctuary@e1",
                   "heavy_battleship:rampart_of_coeos@a2"] },
        { ships = ["cruiser@e5"] },
    ]"#;
    let tokens =
        ["1a drones 2a", "1b mine c3", "1b mine c3", "1c interdictor d4", "1d gamma_bomb a4"];
    let tokens = [&tokens[..], &["1e sanctuary e1", "1f rampart"]].concat();
    let table = placed(&format!("tokens = {tokens:?}\n{seats}"));
    let view = table.view();
    let found: Vec<String> = view
        .tokens
        .iter()
        .map(|it| {
            format!("{} {} {}", it.carrier, it.kind, it.victim.as_ref().unwrap_or(&it.sector))
        })
        .collect();
    let named = |token: &str| token.replace("1f rampart", "1f rampart a2");
    assert_eq!(found, tokens.iter().map(|token| named(token)).collect::<Vec<_>>());
    for wrong in ["1a mine c3", "1a drones 1a", "1b mine f6", "2a drones 1a", "1f rampart a2 b2"] {
        assert_eq!(fault(&format!("tokens = [{wrong:?}]\n{seats}")), "FC-WPN-01", "{wrong}");
    }
    let twice = r#"tokens = ["1a drones 2a", "1a drones 2a"]"#;
    assert_eq!(fault(&format!("{twice}\n{seats}")), "FC-WPN-01", "one token");
}

#[test]
fn capacities_work_with_their_activation_dice() {
    let seats = r#"seats = [
        { ships = ["mule:sentinel_device@a1", "mule:recon_beam_device@b1"], bridge = ["go"] },
        { ships = ["cruiser@e5"] },
    ]"#;
    let table =
        placed(&format!("capacities = ['1a sentinel c3 gm', '1b recon_beam c2 go row']\n{seats}"));
    let view = table.view();
    let found: Vec<_> =
        view.capacities.iter().map(|it| (it.capacity, it.sector.as_str())).collect();
    assert_eq!(found, [("sentinel", "c3"), ("recon_beam", "c2")]);
    assert_eq!(table.reserve(1)[2], 0, "a die on the bridge, two on the board");
    for wrong in
        ["1a sentinel c3 gs", "1a sentinel c3", "1a repair_drone c3 go", "1b recon_beam c2 go"]
    {
        assert_eq!(fault(&format!("capacities = [{wrong:?}]\n{seats}")), "FC-TEC-02", "{wrong}");
    }
    let rising = "capacities = ['1b recon_beam c2 go rising']";
    assert_eq!(fault(&format!("{rising}\n{seats}")), "FC-TEC-02", "not in the die's directions");
}

#[test]
fn ships_are_docked_one_in_each_dock() {
    let docked = |ships: &str, docked: &str| {
        format!(
            "sectors = ['colony@c3=1', 'black_hole@e3=3']
             seats = [{{ ships = [{ships}], docked = [{docked}] }}, {{ ships = ['cruiser@e5'] }}]"
        )
    };
    let two = "'frigate@c3', 'cruiser@c3'";
    let view = placed(&docked(two, "'b'")).view();
    assert_eq!(view.seats[0].ships.iter().map(|it| it.docked).collect::<Vec<_>>(), [false, true]);
    assert_eq!(view.sectors.iter().map(|it| it.markers).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(fault(&docked(two, "'a', 'b'")), "FC-STA-02");
    assert_eq!(fault(&docked("'frigate@c2'", "'a'")), "FC-STA-02", "no dock there");
    let seats = "seats = [{ ships = ['frigate@a1'] }, { ships = ['cruiser@e5'] }]";
    for sector in ["black_hole@c3=4", "gas_cloud@c3=1", "colony@c3=9"] {
        assert_eq!(fault(&format!("sectors = ['{sector}']\n{seats}")), "FC-SETUP-08", "{sector}");
    }
}

#[test]
fn wrecks_belong_to_relentless_fleets() {
    let position =
        "seats = [{ ships = ['destroyer@c3=1'], wrecks = ['a'] }, { ships = ['cruiser@e5'] }]";
    let table = staged("rebels", position).expect("a sound position");
    assert!(table.view().seats[0].ships[0].wreck);
    assert_eq!(fault(position), "FC-FAC-22");
}

#[test]
fn squadrons_name_their_carrier() {
    let seats = |squadron: &str| {
        format!(
            "seats = [{{ ships = ['carrier@a1', 'carrier@c3=1', '{squadron}@c4'] }},
                      {{ ships = ['cruiser@d3', 'cruiser@e5'], rolled = ['ro'] }}]
             active = 2"
        )
    };
    for (squadron, left) in [("interceptor_squadron", 2), ("interceptor_squadron:b", 1)] {
        let mut table = placed(&seats(squadron));
        table.play("attack ro d3 1b");
        assert_eq!(table.ships(1).len(), left, "{squadron}");
    }
    assert_eq!(fault(&seats("interceptor_squadron:c")), "FC-ABL-24");
}

/// A position is part of the set-up: a battle that begins in the middle is recorded and replayed as
/// any other.
#[test]
fn a_battle_begins_where_its_set_up_places_it() {
    let position = serde_json::json!({
        "seats": [
            { "ships": ["cruiser@c3", "frigate@c3"], "rolled": ["ro", "bo"] },
            { "ships": ["destroyer@c4=5", "cruiser@e5"], "bridge": ["go"] },
        ],
        "sectors": ["gas_cloud@a3"],
    });
    let setup = Setup {
        position: Some(serde_json::from_value(position).expect("a position")),
        ..Setup::first_battle()
    };
    let players = ["Ada", "Grace"].map(|name| Player { name: name.into(), kind: "human".into() });
    let seed = Seed::from_number(1);
    let mut play = Play::<FleetCommander>::start(setup, players.to_vec(), seed).expect("it starts");
    assert_eq!(FleetCommander::question(play.state(), Seat::new(0)).key, "question-fleet-actions");
    let attack = "attack ro c3 2a".parse().expect("an action");
    play.play(Actor::Seat(Seat::new(0)), &attack).expect("allowed");

    let text = play.record().to_text();
    let record = Record::parse::<FleetCommander>(&text).expect("a record");
    assert!(record.setup.position.is_some() && verify::<FleetCommander>(&record).is_ok());
    let mut replay = Replay::<FleetCommander>::new(&record).expect("it replays");
    assert!(replay.step().expect("it replays").is_some(), "one decision");
    assert_eq!(replay.state(), play.state());

    let lost = Setup { position: Some(Box::default()), ..Setup::first_battle() };
    let refused =
        FleetCommander::start(&lost, &mut Fast::new(1), &mut NoLog).expect_err("no seats");
    assert_eq!(refused.sentence.key, "refusal-fleet-position-seats");
}
