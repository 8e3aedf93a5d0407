use crate::program::{Desk, root};

/// The examples of `docs/fleet-files.md`: the blocks of TOML, in order.
fn documented() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("docs/fleet-files.md")).expect("it is there");
    let blocks = text.split("```toml\n").skip(1);
    blocks.filter_map(|block| Some(block.split_once("```")?.0.to_owned())).collect()
}

#[test]
fn the_documented_fleets_are_legal_and_have_codes() {
    let desk = Desk::new();
    let [reply, pack, small] = <[String; 3]>::try_from(documented()).expect("three examples");
    desk.write("reply.toml", &reply);
    let legal =
        "reply.toml: legal. Hegemony of Amycles, 10 class points and 2 for the leader of 12.\n";
    assert_eq!(desk.run("fleet check reply.toml").output, legal);
    desk.write("pack.toml", &pack);
    desk.write("small.toml", &small);
    for check in ["pack.toml", "small.toml --scenario the_capture", "maa-pack --points 15"] {
        let run = desk.run(&format!("fleet check {check}"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{check}");
    }
    for (file, text) in [("reply.toml", &reply), ("pack.toml", &pack), ("small.toml", &small)] {
        let code = desk.run(&format!("fleet code {file}")).output;
        assert!(code.starts_with("FC1-") && code.lines().count() == 1, "{code}");
        assert_eq!(desk.run(&format!("fleet file {}", code.trim())).output, *text);
    }
}

#[test]
fn every_reason_with_its_clause_in_both_languages() {
    let desk = Desk::new();
    desk.write(
        "bad.toml",
        "faction = \"phebe\"\nships = [\"dreadnought\", \"battleship\", \"mule\"]\n",
    );
    let run = desk.run("fleet check bad.toml --points 9");
    assert_eq!((run.code, run.output.as_str()), (1, ""));
    assert_eq!(
        run.errors,
        "bad.toml: not legal, for 4 reasons:\n\
         - The fleet has 10 class points; at most 9 are allowed. (FC-FLEET-01: Twelve class points)\n\
         - The faction cannot take this ship: Dreadnought. (FC-FLEET-12: Who may take which class 5 ship)\n\
         - The ship must carry a special weapon: Battleship. (FC-FLEET-05: One weapon per carrying ship)\n\
         - Mule: it carries 1 technical device, not 0. (FC-FLEET-14: One device per technical ship)\n"
    );
    let french = desk.run("fleet check bad.toml --points 9 --lang fr");
    assert!(french.errors.contains("(FC-FLEET-12\u{a0}: "), "{}", french.errors);
    assert!(
        french.errors.starts_with("bad.toml\u{a0}: flotte non valide, pour 4 raisons"),
        "{}",
        french.errors
    );
}

#[test]
fn a_fleet_beyond_all_measure_is_counted_and_refused() {
    let desk = Desk::new();
    for (faction, ship, count, points) in [
        ("phebe", "frigate", 5000, 5000),
        ("maa_seti", "frigate", 256, 256),
        ("forge_of_fendrix", "battleship:drones", 100, 400),
        ("rebels", "destroyer", 300, 600),
    ] {
        let ships = vec![format!("\"{ship}\""); count].join(", ");
        desk.write("huge.toml", &format!("faction = \"{faction}\"\nships = [{ships}]\n"));
        let run = desk.run("fleet check huge.toml --points 15");
        assert_eq!(run.code, 1, "{faction}");
        let said = format!("The fleet has {points} class points; at most ");
        assert!(run.errors.replace(',', "").contains(&said), "{faction}: {}", run.errors);
    }
    let most = desk.run("fleet check phebe-line --points 255");
    assert!(most.errors.contains("9 to 15 class points, not 255. (FC-FLEET-02"), "{}", most.errors);
}

#[test]
fn what_is_no_fleet_is_told() {
    let desk = Desk::new();
    desk.write("torn.toml", "faction = \"phebe\"\nships = [\"frigate\"\n");
    let run = desk.run("fleet check torn.toml");
    assert_eq!(run.code, 2);
    assert!(
        run.errors.starts_with("passerelle: torn.toml, line 2: this is not a fleet"),
        "{}",
        run.errors
    );
    desk.fails(
        "fleet code nothing.toml",
        "nothing.toml cannot be read: there is no such file or folder",
    );
    desk.fails(
        "fleet file FC1-81W5-C48E-HX",
        "“FC1-81W5-C48E-HX” has a typing error: it does not match its checksum",
    );
    desk.fails("fleet file FC9-81W5", "“FC9-81W5” is a fleet from another version of the program");
    desk.fails(
        "fleet check phebe-lime",
        "“phebe-lime” is neither a ready-made fleet nor a file: “passerelle fleet list” lists the ready-made ones",
    );
    // Too many points are no reason: what is aboard is.
    desk.write("odd.toml", "faction = \"phebe\"\nships = [\"carrier\", \"carrier\", \"carrier\", \"frigate:drones\"]\n");
    desk.fails(
        "fleet code odd.toml",
        "odd.toml has no code: The ship cannot carry a special weapon: Frigate. (FC-FLEET-05: One weapon per carrying ship)",
    );
}

/// Ships and weapons have their articles where French wants them.
#[test]
fn a_battle_is_told_in_french_sentences() {
    let desk = Desk::new();
    let play = "play fleet --first-battle --seats greedy,greedy --seed 3 --lang fr --text";
    let told = desk.type_into(play, "").output;
    for said in [" attaque l", " tire avec l", " utilise l"] {
        assert!(told.contains(said), "{said} in {told}");
    }
    let ships = ["Frégate", "Destroyer", "Cuirassé"];
    for verb in ["attaque", "déplace", "avec", "utilise", "sur", "capture"] {
        for ship in ships {
            assert!(!told.contains(&format!(" {verb} {ship}")), "{verb} {ship} in {told}");
        }
    }
}

#[test]
fn ready_made_fleets_are_listed_with_advice() {
    let desk = Desk::new();
    for language in ["en", "fr"] {
        let list = desk.run(&format!("fleet list --lang {language}")).output;
        assert!(!list.contains('{'), "a text is missing: {list}");
        for ready in fleet::build::ReadyFleet::all() {
            assert!(list.contains(&format!("  {} (", ready.id)), "{} in {list}", ready.id);
        }
    }
}

#[test]
fn the_reference_is_printed_in_both_languages() {
    let desk = Desk::new();
    let english = desk.run("fleet reference").output;
    assert!(
        english.starts_with("Fleet Commander at a glance\n\nSET-UP\n- 9 dice each"),
        "{english}"
    );
    assert!(english.contains("VICTORY\n- At a third"), "{english}");
    assert!(english.lines().all(|line| line.chars().count() <= 80), "{english}");
    let french = desk.run("fleet reference --lang fr").output;
    assert!(french.contains("Frégate") && !french.contains('{'), "{french}");
}

#[test]
fn battles_are_played_and_counted() {
    let desk = Desk::new();
    let first = desk.type_into("play fleet --first-battle --seats greedy,random --seed 3", "");
    assert_eq!((first.code, first.errors.as_str()), (0, ""));
    let sim = desk.run("sim fleet --fleets rebels-wall --seats random,random --games 4 --seed 2");
    assert_eq!((sim.code, sim.errors.as_str()), (0, ""));
    assert!(sim.output.starts_with("4 games on Pitched Battle, seed 2\n"), "{}", sim.output);
    let four = "--seats random,random,random,random --games 1";
    let teams = desk
        .run(&format!("sim fleet {four} --fleets phebe-line,amycles-line,phebe-line,amycles-line"));
    assert_eq!((teams.code, teams.errors.as_str()), (0, ""));
    assert!(teams.output.starts_with("One game on Pitched Battle, 4 players"), "{}", teams.output);
}

#[test]
fn options_of_another_game_are_refused() {
    let desk = Desk::new();
    let seats = "--seats random,random";
    desk.fails(
        &format!("sim quantum --first-battle {seats}"),
        "--first-battle has no meaning in quantum",
    );
    desk.fails(&format!("sim fleet --map alpha-sector {seats}"), "--map has no meaning in fleet");
    let party = desk.run(&format!("sim fleet --scenario tea_party {seats}"));
    let told =
        "this game cannot be set up: There is no scenario tea_party. Possible: pitched_battle,";
    assert!(party.errors.contains(told), "{}", party.errors);
}

#[test]
fn gates_and_the_first_seat_are_chosen_on_the_command_line() {
    let desk = Desk::new();
    let battle = "play fleet --text --terrain gas_cloud@c3 --seats human,human --save kept.jsonl";
    let run =
        desk.type_into(&format!("{battle} --gates 1 --first 2"), "portal b2\nportal d4\nquit\n");
    assert!(run.output.contains("Player 2"), "{}", run.output);
    let record = desk.read("kept.jsonl");
    assert!(record.contains("\"gates\":1") && record.contains("\"first\":2"), "{record}");
    assert!(record.contains("portal b2") && record.contains("portal d4"), "{record}");
    let other = desk.run(&format!("{battle} --gates 2"));
    assert!(other.errors.contains("--gates"), "{}", other.errors);
    let many = desk.run("sim fleet --gates 3 --seats random,random --games 1");
    assert!(many.errors.contains("FC-GAT-11"), "{}", many.errors);
    let nobody = desk.run("sim fleet --first 3 --seats random,random --games 1");
    assert!(nobody.errors.contains("FC-SETUP-01"), "{}", nobody.errors);
}

#[test]
fn zones_that_are_not_of_the_advised_size_are_noted() {
    let desk = Desk::new();
    let large = desk.type_into("play fleet --text --zones 7x7 --seats human,human", "quit\n");
    let note = "The zones have 49 sectors; 24 to 30 are recommended for this many players.";
    assert!(large.output.contains(note), "{}", large.output);
    let usual = desk.type_into("play fleet --text --zones 6x6 --seats human,human", "quit\n");
    assert!(!usual.output.contains("advised"), "{}", usual.output);
}

#[test]
fn a_matrix_is_kept_gone_on_with_and_drawn() {
    let desk = Desk::new();
    let study = "fleet matrix phebe-line rebels-wall --bot random --games 6 --results kept.json";
    let run = desk.run(&format!("{study} --json --chart matrix.svg"));
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let matrix: serde_json::Value = serde_json::from_str(&run.output).expect("it is JSON");
    let pair = &matrix["pairs"][0];
    let count = |key: &str| pair[key].as_u64().expect("a count");
    assert_eq!(count("wins") + count("draws") + count("losses"), 6);
    assert!(desk.read("matrix.svg").contains(">Line of Phebe</text>"));

    // A pair that is in the file is not played again.
    let forged = r#"{"bot":"random","games":6,"seed":1,"sides":["phebe-line","rebels-wall"],
        "pairs":[{"row":0,"column":1,"wins":3,"draws":3,"losses":0}]}"#;
    desk.write("kept.json", forged);
    assert_eq!(desk.run(study).output, "75.0%  Line of Phebe\n25.0%  The Wall\n");
    let other = desk.run(&format!("{study} --seed 2"));
    assert_eq!(other.code, 2);
    assert!(
        other.errors.contains("kept.json does not hold the beginning of this study"),
        "{}",
        other.errors
    );
    assert_eq!(desk.read("kept.json"), forged);
}

#[test]
fn a_fleet_does_not_fight_alone() {
    let run = Desk::new().run("fleet matrix phebe-line --bot random");
    assert_eq!(run.code, 2);
    assert!(run.errors.contains("name at least two"), "{}", run.errors);
}

#[test]
fn a_bot_builds_a_fleet_and_another_one() {
    let desk = Desk::new();
    let [first, again, second] = ["bot:rebels", "bot:rebels:1", "bot:rebels:2"]
        .map(|fleet| desk.run(&format!("fleet code {fleet}")));
    assert_eq!((first.code, first.output.as_str()), (0, again.output.as_str()));
    assert_ne!(first.output, second.output);
    assert_eq!(desk.run("fleet check bot:rebels:2").code, 0);
    assert_ne!(desk.run("fleet check bot:romans").code, 0);
}

#[test]
fn bots_build_for_the_battle_that_is_asked_for() {
    let desk = Desk::new();
    for asked in [
        "--fleets bot:rebels,bot:phebe --points 9",
        "--fleets bot:rebels:3,bot:phebe --points 15",
        "--fleets bot:phebe,bot:amycles --scenario the_capture",
        "--fleets bot:amycles,bot:amycles:2 --scenario the_capture --phebe 2",
        "--fleets bot:phebe,bot:amycles --scenario duel",
        "--fleets bot:phebe,bot:amycles --scenario illegal",
        "--fleets bot:maa_seti --scenario blockade --variants commander_bonus",
    ] {
        let run = desk.run(&format!("sim fleet --seats random,random --games 1 {asked}"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{asked}");
    }
    let run = desk.run("fleet check bot:phebe:4 --points 9");
    assert!(run.output.contains(" of 9."), "{}", run.output);
    let run = desk.run("sim fleet --seats random,random --games 1 --fleets bot:phebe --points 40");
    assert!(run.errors.contains("bot:phebe: the faction has no fleet"), "{}", run.errors);
    let capture = "--games 1 --fleets bot:rebels --scenario the_capture";
    let run = desk.run(&format!("sim fleet --seats random,random {capture}"));
    assert!(run.errors.contains("(FC-SCN-26"), "no ships above class 2: {}", run.errors);
}

#[test]
fn a_field_that_is_not_known_is_told_by_its_line() {
    let desk = Desk::new();
    desk.write("odd.toml", "faction = \"phebe\"\nships = [\"frigate\"]\ncolour = \"red\"\n");
    let run = desk.run("fleet check odd.toml");
    assert!(run.errors.starts_with("passerelle: odd.toml, line 3: "), "{}", run.errors);
}
