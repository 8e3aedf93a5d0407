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
    let unpicked = play("");
    assert_eq!(unpicked.code, 2);
    assert!(unpicked.errors.contains("--scenario"), "{}", unpicked.errors);
    for scenario in ["duel", "blockade", "control"] {
        let run = play(&format!("--scenario {scenario}"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{scenario}");
    }
    let last = play("");
    assert!(last.output.contains("The campaign is over"), "{}", last.output);
    let over = play("");
    assert_eq!(over.code, 2);
    assert!(over.errors.contains("“war” is over"), "{}", over.errors);
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
    desk.fails(
        "play fleet --campaign ../x",
        "a campaign’s name is made of letters, digits, - and _; “../x” is not",
    );
}
