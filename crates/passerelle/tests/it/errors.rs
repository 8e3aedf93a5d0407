//! Every mistake is answered with one sentence and exit code 2, and nothing is overwritten.

use crate::program::Desk;

#[test]
fn games_and_languages_must_exist() {
    let desk = Desk::new();
    desk.fails("play chess", "there is no game “chess”: choose quantum, fleet, alert");
    desk.fails(
        "sim chess --seats random",
        "there is no game “chess”: choose quantum, fleet, alert",
    );
    desk.fails("rules chess", "there is no game “chess”: choose quantum, fleet, alert");
    desk.fails(
        "play chess --lang fr",
        "il n’y a pas de jeu «\u{a0}chess\u{a0}»\u{a0}: choisissez quantum, fleet, alert",
    );
    desk.fails("play quantm", "there is no game “quantm”: did you mean “quantum”?");
    desk.fails(
        "rules flet --lang fr",
        "il n’y a pas de jeu «\u{a0}flet\u{a0}»\u{a0}: vouliez-vous dire «\u{a0}fleet\u{a0}»\u{a0}?",
    );
    desk.fails("rules quantum --lang tlh", "there is no language “tlh”: choose en or fr");
}

#[test]
fn what_is_typed_must_make_sense() {
    let desk = Desk::new();
    desk.fails(
        "dance",
        "there is no command “dance”: choose play, replay, verify, rules, learn, script, sim, serve, admin, bench, fleet, alert",
    );
    desk.fails("ply quantum", "there is no command “ply”: did you mean “play”?");
    desk.fails("fleet chek x", "there is no command “chek”: did you mean “check”?");
    let meant = "“--fleet” is not understood here: did you mean --fleets?";
    desk.fails("sim fleet --fleet phebe-line", meant);
    desk.fails("play quantum --sede 3", "“--sede” is not understood here: did you mean --seed?");
    let not_here = "“--jump” is not understood here; add --help to see what is";
    desk.fails("play quantum --jump", not_here);
    let which = "which game? It comes first, as in “passerelle play alert --campaign”: choose \
                 quantum, fleet, alert";
    desk.fails("play", which);
    desk.fails("play --campaign alert", which);
    desk.fails("script", "<FILES>... is missing; add --help to see what can be typed");
    desk.fails(
        "play quantum --seed seven",
        "“seven” is not a valid value for --seed <NUMBER>: it takes a whole number",
    );
    desk.fails("play quantum --seed -1", "“-1” is below 0; negative numbers are not accepted here");
    desk.fails(
        "alert solve m.toml --seats 9",
        "“9” is not a valid value for --seats <NUMBER>: it takes 4 to 5",
    );
    desk.fails(
        "alert study --missions 0",
        "“0” is not a valid value for --missions <NUMBER>: it takes 1 or more",
    );
    desk.fails(
        "play alert --common pink",
        "“pink” is not a valid value for --common <COLOUR>: choose white, yellow, mixed",
    );
    desk.fails("play alert --untimed --clock 10x", "--untimed and --clock do not go together");
    desk.fails("play quantum --seed", "--seed <NUMBER> needs a value");
    desk.fails("play quantum --text --text", "--text is given twice");
    desk.fails(
        "play quantum --resume --save game.jsonl",
        "--resume and --save <FILE> do not go together",
    );
    desk.fails(
        "play quantum --save game.jsonl --clock 10x",
        "quantum has no clock, so --clock has no meaning there",
    );
    assert!(!desk.path("game.jsonl").exists());
}

#[test]
fn what_makes_no_sense_is_answered_in_the_language_asked_for() {
    let desk = Desk::new();
    desk.fails(
        "dance --lang fr",
        "il n’y a pas de commande «\u{a0}dance\u{a0}»\u{a0}: choisissez play, replay, verify, \
         rules, learn, script, sim, serve, admin, bench, fleet, alert",
    );
    desk.fails(
        "sim quantum --lang=fr --seats random,random --games many",
        "«\u{a0}many\u{a0}» n’est pas une valeur possible pour --games <NOMBRE>\u{a0}: il faut un nombre entier",
    );
    desk.fails(
        "--lang fr",
        "il n’y a pas de commande\u{a0}: choisissez play, replay, verify, rules, learn, script, sim, serve, admin, bench, fleet, alert",
    );
    desk.fails("dance --lang tlh", "there is no language “tlh”: choose en or fr");
}

#[test]
fn the_bare_program_shows_its_help() {
    let run = Desk::new().run("");
    assert_eq!((run.code, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("Usage: passerelle"), "{}", run.errors);
}

#[test]
fn help_speaks_the_language_asked_for() {
    let desk = Desk::new();
    for (arguments, expected) in [
        ("--help", "Usage: passerelle [OPTIONS] <COMMAND>"),
        ("play --help", "Save the game in this file"),
        ("--lang fr --help", "Utilisation\u{a0}: passerelle [OPTIONS] <COMMAND>"),
        ("sim --help --lang fr", "Combien de parties (par défaut\u{a0}: 100)"),
        ("--lang=fr help replay", "Parcourir une partie enregistrée"),
    ] {
        let run = desk.run(arguments);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments}");
        assert!(run.output.contains(expected), "{arguments}: {}", run.output);
        let french = arguments.contains("fr");
        assert_eq!(run.output.contains("Afficher l’aide"), french, "{arguments}: {}", run.output);
    }
}

#[test]
fn a_setup_that_the_rules_do_not_know_names_its_clause() {
    let desk = Desk::new();
    for (arguments, clause) in [
        ("play quantum --map nowhere", "QU-MAP-03"),
        ("play quantum --edition third", "QU-EDITION-01"),
        ("play quantum --seats human", "QU-SETUP-01"),
        ("play quantum --map alpha-sector --seats human,easy,easy", "QU-"),
        ("sim quantum --seats random,random,random,random,random", "QU-SETUP-01"),
    ] {
        let run = desk.run(arguments);
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{arguments}");
        let start = "passerelle: this game cannot be set up: ";
        assert!(run.errors.starts_with(start), "{arguments}: {}", run.errors);
        assert!(run.errors.contains(clause), "{arguments}: {}", run.errors);
        assert_eq!(run.errors.lines().count(), 1, "{arguments}: {}", run.errors);
    }
    let crowd = desk.run(&format!("play quantum --seats {}", vec!["human"; 300].join(",")));
    assert_eq!((crowd.code, crowd.errors.lines().count()), (2, 1), "{}", crowd.errors);
    assert!(!desk.path("passerelle").exists(), "no game was begun");
}

#[test]
fn bots_and_names_must_fit() {
    let desk = Desk::new();
    desk.fails(
        "play quantum --seats human,bot:clever",
        "there is no bot “clever”: choose random, greedy, mcts:2000 (iterations), mcts:200ms, \
         easy, medium or hard",
    );
    desk.fails(
        "sim quantum --seats random,mcts",
        "“mcts” does not say how long to think: write mcts:2000 (iterations) or mcts:200ms",
    );
    desk.fails(
        "sim quantum --seats random,mcts:many --lang fr",
        "«\u{a0}mcts:many\u{a0}»\u{a0}: «\u{a0}many\u{a0}» n’est pas un nombre d’itérations ou de \
         millisecondes",
    );
    desk.fails("play quantum --names A,B,C", "3 names are too many for 2 seats");
    desk.fails(
        "sim quantum --seats random,random --games 0",
        "there is nothing to play: --games must be at least 1",
    );
    desk.fails(
        "sim quantum --seats random,random --jobs 0",
        "nobody would play: --jobs must be at least 1",
    );
}

#[test]
fn files_must_be_there_and_be_records() {
    let desk = Desk::new();
    desk.write("letter.txt", "Dear Grace");
    desk.write("empty.jsonl", "");
    for command in ["verify", "replay"] {
        desk.fails(
            &format!("{command} nothing.jsonl"),
            "nothing.jsonl cannot be read: there is no such file or folder",
        );
        desk.fails(
            &format!("{command} letter.txt"),
            "letter.txt is not a saved game that can be read: it is something else",
        );
        desk.fails(
            &format!("{command} empty.jsonl --lang fr"),
            "empty.jsonl n’est pas une partie enregistrée lisible\u{a0}: il est vide",
        );
    }
    desk.fails("verify .", ". cannot be read: it is a folder");
}

#[test]
fn a_record_of_another_version_is_not_taken_up() {
    let desk = Desk::new();
    desk.run("play quantum --text --save game.jsonl --seed 1");
    let record = desk.read("game.jsonl");
    let other = |name: &str, from: &str, to: &str| {
        assert!(record.contains(from), "{record}");
        desk.write(name, &record.replacen(from, to, 1));
    };
    other("format.jsonl", "\"version\":1", "\"version\":9");
    other("rules.jsonl", "\"rules\":1", "\"rules\":9");
    other("game2.jsonl", "\"game\":\"quantum\"", "\"game\":\"chess\"");
    desk.fails(
        "verify format.jsonl",
        "format.jsonl is not a saved game that can be read: it has version 9 of the format, but \
         this program reads version 1",
    );
    desk.fails(
        "play quantum --save rules.jsonl",
        "rules.jsonl is not a saved game that can be read: it was played under version 9 of the \
         rules, but this program has version 1",
    );
    desk.fails("replay game2.jsonl", "there is no game “chess”: choose quantum, fleet, alert");
    desk.fails(
        "play quantum --save game2.jsonl",
        "game2.jsonl is not a saved game that can be read: it is a game of chess, not of quantum",
    );
    assert!(desk.read("rules.jsonl").contains("\"rules\":9"), "nothing was overwritten");
}

#[test]
fn nothing_else_is_overwritten_by_a_game() {
    let desk = Desk::new();
    desk.write("letter.txt", "Dear Grace");
    desk.fails(
        "play quantum --save letter.txt",
        "letter.txt is not a saved game that can be read: it is something else",
    );
    assert_eq!(desk.read("letter.txt"), "Dear Grace");
    desk.fails(
        "play quantum --save no/such/folder/game.jsonl",
        "no/such/folder/game.jsonl cannot be written: there is no such file or folder",
    );
}

#[test]
fn options_may_not_contradict_a_game_that_goes_on() {
    let desk = Desk::new();
    desk.run("play quantum --text --save g.jsonl --seed 1 --seats human,easy --names Ada");
    let record = desk.read("g.jsonl");
    for option in
        ["--seats human,hard", "--map beta-sector", "--edition first", "--names Eve", "--seed 2"]
    {
        let name = option.split(' ').next().unwrap_or_default();
        desk.fails(
            &format!("play quantum --text --save g.jsonl {option}"),
            &format!("{name} contradicts the game in g.jsonl, which continues as it was begun"),
        );
    }
    let same = "--seats human,bot:easy --map alpha-sector --edition revised --names Ada --seed 1";
    let run = desk.run(&format!("play quantum --text --save g.jsonl {same}"));
    assert_eq!(run.code, 0, "{}", run.errors);
    assert_eq!(desk.read("g.jsonl"), record, "looking at a game does not change it");
}

#[test]
fn there_must_be_something_to_resume() {
    let desk = Desk::new();
    let folder = desk.path("passerelle/saves");
    desk.fails(
        "play quantum --resume",
        &format!("there is no unfinished game of quantum in {}", folder.display()),
    );
}

#[test]
fn a_game_needs_a_place_to_be_kept() {
    let desk = Desk::new();
    for home in ["", "somewhere"] {
        let nowhere = [("XDG_DATA_HOME", ""), ("HOME", home)];
        let run = desk.run_with(&nowhere, "play quantum --text", "");
        assert_eq!(
            (run.code, run.errors.as_str()),
            (2, "passerelle: there is no folder to keep the game in: name a file with --save\n"),
        );
    }
}
