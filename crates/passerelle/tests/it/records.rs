//! `verify` and `replay`.

use crate::program::Desk;

fn game(desk: &Desk) -> String {
    let typed = "keep\nkeep\n";
    desk.type_into("play quantum --text --seed 1 --save g.jsonl --seats human,human", typed);
    desk.read("g.jsonl")
}

#[test]
fn an_honest_record_is_verified() {
    let desk = Desk::new();
    game(&desk);
    let run = desk.run("verify g.jsonl");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    assert_eq!(
        run.output,
        "g.jsonl: the seed matches its fingerprint, and all 6 outcomes of chance in 2 decisions \
         follow from it.\nThe game is not over.\n"
    );
    let french = desk.run("verify g.jsonl --lang fr");
    assert_eq!(
        french.output,
        "g.jsonl\u{a0}: la graine correspond à son empreinte, et les 6 résultats du hasard en 2 \
         décisions en découlent tous.\nLa partie n’est pas finie.\n"
    );
}

#[test]
fn the_first_decision_that_was_tampered_with_is_named() {
    let desk = Desk::new();
    let record = game(&desk);
    let header = record.lines().next().unwrap_or_default();
    let first = record.lines().nth(1).unwrap_or_default();
    let chance = first.split("\"chance\":").nth(1).expect("keep rolls the next player's dice");
    let rolled = chance.trim_end_matches('}');
    let wished = if rolled == "[6,6,6]" { "[5,5,5]" } else { "[6,6,6]" };
    desk.write("wished.jsonl", &record.replace(rolled, wished));
    let run = desk.run("verify wished.jsonl");
    assert_eq!((run.code, run.errors.as_str()), (1, ""));
    let rolled = rolled.replace(',', ", ");
    let wished = wished.replace(',', ", ");
    assert_eq!(
        run.output,
        format!(
            "wished.jsonl does not check out: decision 1, “keep”, was given {wished}, but \
             {rolled} follows from the seed\n"
        )
    );

    desk.write("illegal.jsonl", &format!("{header}\n{{\"by\":1,\"do\":\"keep\"}}\n"));
    let run = desk.run("verify illegal.jsonl --lang fr");
    assert_eq!(run.code, 1);
    assert!(run.output.starts_with("illegal.jsonl\u{a0}: vérification échouée\u{a0}: la décision 1, «\u{a0}keep\u{a0}», est refusée\u{a0}: "), "{}", run.output);
    assert!(run.output.contains("PA-SEAT-01"), "{}", run.output);
    desk.fails("verify cut.jsonl", "cut.jsonl cannot be read: there is no such file or folder");
}

#[test]
fn a_record_without_its_seed_cannot_be_verified_but_replayed() {
    let desk = Desk::new();
    let record = game(&desk);
    let start = record.find("\"seed\":").expect("the game's own file holds the seed");
    let end = start + record[start..].find(',').expect("more follows") + 1;
    desk.write("open.jsonl", &format!("{}{}", &record[..start], &record[end..]));
    let verified = desk.run("verify open.jsonl");
    assert_eq!(
        (verified.code, verified.output.as_str()),
        (1, "open.jsonl does not check out: it holds no seed\n")
    );
    let replayed = desk.type_into("replay open.jsonl --text", "end\nquit\n");
    assert_eq!(replayed.code, 0);
    assert!(replayed.output.contains("Decision 2 of 2, Player 2: keep"), "{}", replayed.output);
    desk.fails("play quantum --save open.jsonl", "open.jsonl cannot be replayed: it holds no seed");
}

#[test]
fn a_replay_starts_where_it_is_told() {
    let desk = Desk::new();
    game(&desk);
    let run = desk.run("replay g.jsonl --at 1 --text");
    assert!(run.output.starts_with("Decision 1 of 2, Player 1: keep\n"), "{}", run.output);
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    desk.fails("replay g.jsonl --at 3", "g.jsonl has decisions 0 to 2, but --at asks for 3");
    desk.fails(
        "replay g.jsonl --at 99 --lang fr",
        "g.jsonl a les décisions 0 à 2, et --at demande 99",
    );
}

#[test]
fn a_game_whose_last_line_was_cut_off_goes_on() {
    let desk = Desk::new();
    let record = game(&desk);
    desk.write("cut.jsonl", &record[..record.len() - 8]);
    desk.fails(
        "verify cut.jsonl",
        "cut.jsonl is not a saved game that can be read: line 3, the last one, is cut off",
    );
    let run = desk.run("play quantum --text --save cut.jsonl");
    assert!(run.output.starts_with("The game in cut.jsonl goes on after one decision."));
    assert_eq!(run.code, 0, "{}", run.errors);
}
