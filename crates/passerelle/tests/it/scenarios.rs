//! The scenarios and campaigns of Fleet Commander, from the set-up to the end.

use crate::program::Desk;

const SCENARIOS: [&str; 10] = [
    "asteroid_belt",
    "the_trap",
    "the_salvage",
    "the_passage",
    "the_capture",
    "control",
    "planetary_assault",
    "duel",
    "blockade",
    "illegal",
];

#[test]
fn every_scenario_is_played_to_its_end_in_both_languages() {
    let desk = Desk::new();
    for scenario in SCENARIOS {
        for language in ["en", "fr"] {
            let play = format!(
                "play fleet --scenario {scenario} --seats random,greedy --seed 5 --lang {language}"
            );
            let run = desk.run(&play);
            assert_eq!((run.code, run.errors.as_str()), (0, ""), "{play}");
            let keys = ["event-fleet", "question-fleet", "describe-fleet", "fleet-ship"];
            let left = keys.iter().find(|key| run.output.contains(*key));
            assert_eq!(left, None, "{play}: a key is not put into words");
        }
    }
    let sim = desk.run("sim fleet --scenario the_salvage --seats random,random --games 4 --json");
    assert_eq!((sim.code, sim.errors.as_str()), (0, ""));
    let four = "play fleet --scenario the_salvage --seats random,random,random,random --seed 2";
    assert_eq!(desk.run(four).code, 0);
}

#[test]
fn a_campaign_is_kept_and_goes_on() {
    let desk = Desk::new();
    let play = |more: &str| {
        desk.run(&format!("play fleet --campaign war --seats greedy,random --seed 4 {more}"))
    };
    let first = play("");
    assert_eq!((first.code, first.errors.as_str()), (0, ""));
    assert!(first.output.contains("Battle 2 of the campaign comes next, 8 points each"));
    let kept = desk.read("passerelle/campaigns/war.toml");
    assert!(kept.contains("scenario = \"pitched_battle\""), "{kept}");
    assert!(first.output.contains("carries into the Final Battle: Ready on the bridge"));
    let person = "play fleet --campaign war --seats human,human --text";
    let unpicked = desk.run(person);
    assert_eq!(unpicked.code, 2);
    assert!(unpicked.errors.contains("--scenario, one of pitched_battle"), "{}", unpicked.errors);
    desk.fails(
        "play fleet --campaign war --seats greedy,random --zones 6x6",
        "the zones of a campaign battle are fixed; only the player who has won all special \
         sectors may choose 5x5,5x5 instead, and only for the Final Battle with four players",
    );
    for more in ["--scenario duel", "--scenario blockade", ""] {
        let run = play(more);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{more}: a bot picks for itself");
    }
    let standing = desk.run("fleet campaigns war");
    assert!(
        standing.output.contains("Battle 2, Duel, between players 1 and 2"),
        "{}",
        standing.output
    );
    let last = play("");
    assert!(last.output.contains("The campaign is over"), "{}", last.output);
    let over = play("");
    assert_eq!(over.code, 2);
    assert!(over.errors.contains("“war” is over"), "{}", over.errors);
}

#[test]
fn everybody_keeps_his_name_in_a_campaign() {
    let desk = Desk::new();
    let play = "play fleet --campaign four --seats random,random,random,random --seed 3";
    let first = desk.run(play);
    assert_eq!((first.code, first.errors.as_str()), (0, ""));
    desk.run(play);
    let second = desk.read("passerelle/campaigns/four-2.jsonl");
    let whole = desk.read("passerelle/campaigns/four-1.jsonl");
    assert!(whole.contains("Bot 4 (random)"));
    let names: Vec<&str> =
        ["Bot 1", "Bot 2", "Bot 3", "Bot 4"].into_iter().filter(|it| second.contains(it)).collect();
    assert_eq!(names.len(), 2, "two of the four, by their own numbers");
    desk.fails(
        "play fleet --campaign four --seats random,random,random",
        "the campaign “four” is fought by 4 players, not 3",
    );
    let standing = desk.run("fleet campaigns four").output;
    assert!(standing.contains("Battle 2a, "), "{standing}");
    assert!(standing.contains("Battle 2b of the campaign comes next"), "{standing}");
    desk.write("passerelle/campaigns/odd.toml", "seats = 99\n");
    let odd = desk.run("play fleet --campaign odd");
    assert!(odd.errors.contains("A campaign is for 2 or 4 players, not 99"), "{}", odd.errors);
    desk.fails(
        "sim fleet --campaign four --seats random,random",
        "a campaign is played with “passerelle play”, not here",
    );
    desk.fails(
        "play fleet --advantage preroll",
        "--advantage is for a campaign: name one with --campaign",
    );
}

#[test]
fn usual_fleets_suit_what_is_asked_for() {
    let desk = Desk::new();
    for asked in [
        "--seats random,random,random,random,random",
        "--seats random,random,random,random,random,random,random",
        "--seats random,random --points 9",
        "--seats random,random --points 10",
        "--seats random,random --scenario the_capture --phebe 2",
        "--seats random,random --scenario illegal --phebe 2",
        "--seats random,random --zones 5x6",
    ] {
        let run = desk.run(&format!("sim fleet {asked} --games 1"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{asked}");
    }
    let rebels = "fleet check rebels-wall --scenario illegal";
    let as_phebe = desk.run(&format!("{rebels} --part phebe"));
    assert_ne!(desk.run(rebels).errors, as_phebe.errors, "another part asks for other things");
    desk.fails("play fleet --mission 3", "--mission has no meaning in fleet");
}

#[test]
fn a_person_who_has_won_chooses_between_two_advantages() {
    let desk = Desk::new();
    let play = "play fleet --campaign four --seats random,random,random,random --seed 3";
    let early = desk.run(&format!("{play} --advantage hidden"));
    let refused = "nobody can win this advantage now: The advantage hidden is not available";
    assert_eq!(early.code, 2);
    assert!(early.errors.contains(refused), "before the battle: {}", early.errors);
    assert_eq!(desk.run(play).code, 0);
    let campaign = "passerelle/campaigns/four.toml";
    let before = desk.read(campaign);
    assert_eq!(desk.run(play).code, 0);
    let record = desk.read("passerelle/campaigns/four-2.jsonl");
    assert!(desk.read(campaign).contains("advantage = \"plus_two\""), "what a bot takes");

    // The same battle, fought by people.
    desk.write(campaign, &before);
    let people = record.replace("\"kind\":\"random\"", "\"kind\":\"human\"");
    assert_ne!(people, record);
    desk.write("passerelle/campaigns/four-2.jsonl", &people);
    let standing = desk.run("fleet campaigns four").output;
    let chooses = "choose what to carry into the Final Battle with --advantage";
    assert!(standing.contains(chooses), "{standing}");
    let unchosen = desk.run(play);
    assert_eq!(unchosen.code, 2);
    assert!(unchosen.errors.contains(chooses), "{}", unchosen.errors);
    assert!(
        unchosen.errors.contains("hidden (Hidden deployment) and plus_two (Two more points)"),
        "{}",
        unchosen.errors
    );
    assert_eq!(desk.read(campaign), before, "nothing is entered");
    let chosen = desk.run(&format!("{play} --advantage hidden"));
    assert_eq!((chosen.code, chosen.errors.as_str()), (0, ""));
    assert!(desk.read(campaign).contains("advantage = \"hidden\""));
}

#[test]
fn a_battle_of_a_campaign_is_resumed() {
    let desk = Desk::new();
    let play = "play fleet --campaign long --seats human,random --seed 4 --text";
    let begun = desk.type_into(play, "");
    assert_eq!((begun.code, begun.errors.as_str()), (0, ""));
    let record = "passerelle/campaigns/long-1.jsonl";
    let before = desk.read(record).lines().count();
    let resumed = desk.type_into(play, "1\n1\n");
    assert_eq!((resumed.code, resumed.errors.as_str()), (0, ""));
    assert!(desk.read(record).lines().count() > before, "it goes on where it was left");
    let kept = desk.read(record);
    for (other, option) in [
        ("--seats random,random", "--seats"),
        ("--seats human,random --names Ada", "--names"),
        ("--seats human,random --scenario duel", "--scenario"),
        ("--seats human,random --fleets rebels-wall,phebe-line", "--fleets"),
        ("--seats human,random --options fog_of_war", "--options"),
    ] {
        let refused = desk.run(&format!("play fleet --campaign long --text {other}"));
        assert_eq!(refused.code, 2, "{other}");
        let said = format!("passerelle: {option} contradicts the game in");
        assert!(refused.errors.starts_with(&said), "{other}: {}", refused.errors);
    }
    let same = desk.type_into("play fleet --campaign long --scenario pitched_battle --text", "");
    assert_eq!((same.code, same.errors.as_str()), (0, ""));
    assert_eq!(desk.read(record), kept);
    let alone =
        "play fleet --campaign alone --seats random,random --text --seed 2 --fleets bot:phebe";
    assert_eq!(desk.run(alone).code, 0, "one fleet alone is everybody's");
    let large = desk.run("play fleet --campaign none --seats random,random --fleets phebe-line");
    assert_eq!(large.code, 2);
    assert!(large.errors.contains("12 class points; at most 7 are allowed"), "{}", large.errors);
    desk.write("passerelle/campaigns/a-bad-one.toml", "seats = 'two'\n");
    let standing = desk.run("fleet campaigns");
    assert!(!standing.output.contains("none"), "what is refused leaves nothing behind");
    assert!(standing.errors.contains("a-bad-one.toml"), "{}", standing.errors);
    assert!(standing.output.contains("alone\n"), "and others are told: {}", standing.output);
    assert_eq!(standing.code, 2);
    desk.fails(
        "play fleet --campaign long --points 9",
        "--points cannot be used in a campaign, which sets it for each battle",
    );
    desk.fails(
        "play fleet --campaign ../x",
        "a campaign’s name is made of letters, digits, - and _; “../x” is not",
    );
}
