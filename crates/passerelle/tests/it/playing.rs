use std::fs;

use crate::program::Desk;

#[test]
fn a_game_is_begun_kept_and_resumed() {
    let desk = Desk::new();
    let begun = desk.type_into("play quantum --text --seed 5 --names Ada,Bo", "keep\n");
    assert_eq!((begun.code, begun.errors.as_str()), (0, ""), "{}", begun.output);
    let file = desk.path("passerelle/saves/quantum-0001.jsonl");
    let welcome = format!("A new game: Alpha Sector. It is saved in {}.", file.display());
    assert!(begun.output.starts_with(&welcome), "{}", begun.output);
    let goodbye = format!("The game is saved in {}.\n", file.display());
    assert!(begun.output.ends_with(&goodbye), "{}", begun.output);
    let kept = fs::read_to_string(&file).expect("the game is kept");
    assert!(kept.contains("\"do\":\"keep\""), "{kept}");

    let resumed = desk.type_into("play quantum --text --resume --lang fr", "aide\nquitter\n");
    let welcome = format!("La partie de {} continue après", file.display());
    assert!(resumed.output.starts_with(&welcome), "{}", resumed.output);
    assert!(resumed.output.contains("quitter\u{a0}: arrête"), "{}", resumed.output);
    assert_eq!(fs::read_to_string(&file).expect("still there"), kept);

    let second = desk.run("play quantum --text --seats human,human");
    assert!(second.output.contains("quantum-0002.jsonl"), "{}", second.output);
}

#[test]
fn the_latest_game_is_resumed() {
    let desk = Desk::new();
    let saves = desk.path("passerelle/saves");
    fs::create_dir_all(&saves).expect("the folder can be written");
    fs::write(saves.join("notes.txt"), "not a game").expect("the folder can be written");
    for seed in 1..=3 {
        desk.run(&format!("play quantum --text --seed {seed}"));
    }
    desk.type_into(
        &format!("play quantum --text --save {}", saves.join("quantum-0002.jsonl").display()),
        "keep\n",
    );
    let resumed = desk.run("play quantum --text --resume");
    assert!(resumed.output.contains("quantum-0002.jsonl goes on"), "{}", resumed.output);
}

#[test]
fn the_language_comes_from_the_environment_or_the_option() {
    let desk = Desk::new();
    let (english, french) = ("When undo is free", "Quand on peut annuler");
    for (variables, option, title) in [
        (&[][..], "", english),
        (&[("LANG", "fr_FR.UTF-8")], "", french),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")], "", english),
        (&[("LANG", "de_DE.UTF-8")], "", english),
        (&[("LC_ALL", "fr")], "--lang en", english),
        (&[], "--lang fr", french),
    ] {
        let run = desk.run_with(variables, &format!("rules quantum PA-UNDO-01 {option}"), "");
        assert!(run.output.contains(title), "{variables:?} {option}: {}", run.output);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let desk = Desk::new();
    for name in ["one", "two"] {
        let run = desk.run(&format!(
            "play quantum --text --seed 9 --seats greedy,random --save {name}.jsonl"
        ));
        assert_eq!((run.code, run.errors.as_str()), (0, ""));
        assert!(run.output.contains("The record of the game is in"), "{name}: the game ended");
    }
    assert_eq!(desk.read("one.jsonl"), desk.read("two.jsonl"));

    let verified = desk.run("verify one.jsonl");
    assert_eq!(verified.code, 0, "{}", verified.errors);
    let end = verified.output.lines().nth(1).unwrap_or_default();
    assert!(end.starts_with("The game is won by Bot "), "{end}");

    let again = desk.run("play quantum --text --save one.jsonl");
    assert!(again.output.contains(end), "a finished game tells its end: {}", again.output);
}

/// Sixty actions, typed by number: nothing breaks.
#[test]
fn any_map_can_be_played_in_plain_lines() {
    let desk = Desk::new();
    for (map, seats) in
        [("alpha-sector", 2), ("null-hypothesis", 2), ("beta-sector", 3), ("gamma-sector", 4)]
    {
        let people = vec!["human"; seats].join(",");
        let typed = "1\n2\n3\n".repeat(20);
        let arguments = format!("play quantum --text --seed 4 --map {map} --seats {people}");
        let run = desk.type_into(&arguments, &typed);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{map}");
        assert!(run.output.contains("Player 2> "), "{map}: {}", run.output);
    }
}

/// Without the clock every `done` leads to the next announcement.
#[test]
fn a_test_run_of_space_alert_is_played_alone_in_plain_lines() {
    let desk = Desk::new();
    let typed = format!("lay a1.1 >/A\nwhy next\n{}go all\n", "done\n".repeat(30));
    let run = desk.type_into("play alert --text --untimed --mission S1-1 --seed 3", &typed);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{}", run.output);
    for said in [
        "A new game: Test run 1.",
        "Time T+1. Threat, blue zone.",
        "SA-SOLO-04",
        "The Action Round is over.",
        "android 1 goes to the upper blue station.",
        "The ship is lost.",
        "Play the second test run next",
    ] {
        assert!(run.output.contains(said), "{said}: {}", run.output);
    }
    assert!(!desk.path("passerelle/alert-log.txt").exists(), "training is not logged");
}

#[test]
fn a_mission_is_entered_in_the_ship_s_log() {
    let desk = Desk::new();
    let typed = "done\n".repeat(60);
    let run =
        desk.type_into("play alert --text --untimed --mission S2-1 --seed 3 --names Ada", &typed);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{}", run.output);
    let log = fs::read_to_string(desk.path("passerelle/alert-log.txt")).expect("a log");
    assert!(log.starts_with("== Ada*@!, [android 1], [android 2]"), "{log}");
    assert!(log.contains(" S2-1 1 1 lost:SE1-08\n"), "{log}");
    assert!(run.output.contains("Entered in the ship’s log"), "{}", run.output);
}

#[test]
fn several_people_at_one_keyboard_play_space_alert_without_the_clock() {
    let desk = Desk::new();
    let run = desk.run("play alert --text --mission S1-1 --seats human,human --seed 3");
    assert_eq!(run.code, 0, "{}", run.output);
    let file = desk.path("passerelle/saves/alert-0001.jsonl");
    let kept = fs::read_to_string(file).expect("the game is kept");
    assert!(kept.contains("\"clock\":false"), "{kept}");
}

#[test]
fn a_crew_is_named_by_its_level() {
    let desk = Desk::new();
    for command in ["play alert --text --seats human,mcts:9", "sim alert --seats random,random"] {
        let run = desk.run(command);
        assert_ne!(run.code, 0, "{command}: {}", run.output);
        assert!(run.errors.contains("easy, medium and hard"), "{command}: {}", run.errors);
    }
}

#[test]
fn a_crew_of_bots_flies_a_mission_by_itself() {
    let desk = Desk::new();
    let run = desk.run("play alert --text --mission generated --seats easy,easy,easy --seed 3");
    assert_eq!(run.code, 0, "{}", run.output);
    assert!(run.output.contains(": “Turn "), "they say what they do: {}", run.output);
    assert!(!desk.path("passerelle/alert-log.txt").exists(), "bots keep no log");
}

#[test]
fn the_missions_of_a_campaign_stand_in_a_bracket() {
    let desk = Desk::new();
    let command = "play alert --text --untimed --campaign --mission generated --names Ada --seed 5";
    let run = desk.type_into(command, &"done\n".repeat(60));
    assert_eq!(run.code, 0, "{}", run.output);
    let log = fs::read_to_string(desk.path("passerelle/alert-log.txt")).expect("a log is kept");
    let entries = log.lines().filter(|line| !line.starts_with("== "));
    let starts: Vec<char> = entries.filter_map(|line| line.chars().next()).collect();
    assert_eq!((starts.first(), starts.last()), (Some(&'┌'), Some(&'└')), "{log}");
    assert!(starts.len() >= 2, "{log}");
}
