use std::fs;

use crate::program::Desk;

#[test]
fn a_game_is_begun_kept_and_resumed() {
    let desk = Desk::new();
    let begun = desk.type_into("play quantum --text --seed 5 --names Ada,Bo", "keep\n");
    assert_eq!((begun.code, begun.errors.as_str()), (0, ""), "{}", begun.output);
    let file = desk.path("passerelle/saves/quantum-0001.jsonl");
    let welcome = format!("A new game: Alpha Sector. It is kept in {}.", file.display());
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
    let (english, french) = ("When undo is free", "Quand annuler est libre");
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
