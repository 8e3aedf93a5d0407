//! The questions and answers of Fleet Commander's manual: each of them is a script.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fleet::FleetCommander;
use words::{Language, Words};

/// The entries of the manual's questions and answers in their order, and the scripts that answer
/// them.
const ENTRIES: [(&str, &[&str]); 28] = [
    (
        "what targets a ship in a Gas Cloud",
        &[
            "gas-cloud-targets",
            "gas-cloud-no-support",
            "gas-cloud-drones",
            "gas-cloud-counter-attack",
        ],
    ),
    ("bonus die and counter-attack", &["gas-cloud-bonus-or-counter-attack"]),
    ("where the bonus die goes", &["gas-cloud-bonus-die-returns"]),
    ("Multipoint Weapons, Depolarized Shields", &["multipoint-and-depolarized-shields"]),
    ("Multipoint Weapons, shields", &["multipoint-and-shields"]),
    ("Vortex Gate on enemies", &["vortex-gate-and-enemies"]),
    ("Ionic Propulsion through a Gravity Field", &["ionic-through-a-gravity-field"]),
    ("the same Gravity Field again", &["ionic-and-the-same-gravity-field"]),
    ("limits of special weapons", &["weapons-of-another-faction", "weapons-several-times"]),
    (
        "how weapons are selected",
        &["weapons-several-times", "weapons-dealt", "weapons-drawn-in-secret"],
    ),
    ("the same weapon several times", &["weapons-several-times"]),
    ("bombs and mines in a Gas Cloud", &["bombs-mines-and-special-sectors"]),
    ("bombs and mines in an Asteroid Field", &["bombs-mines-and-special-sectors"]),
    ("bombs and mines in a Gamma Storm", &["bombs-mines-and-special-sectors"]),
    ("bombs and mines on a Battle Station or a Colony", &["bombs-mines-and-special-sectors"]),
    ("limits of technical devices", &["devices-of-another-faction", "devices-several-times"]),
    ("Targeting Adjuster", &["targeting-adjuster"]),
    ("tokens with two faces", &["tokens-with-two-faces"]),
    ("Offensive and idle squadrons", &["offensive-and-idle-squadrons"]),
    ("squadrons and counter-attack", &["squadrons-and-counter-attack"]),
    ("Dreadnought, Carrier, reroll", &["dreadnought-and-carrier-are-battleships"]),
    ("the Dreadnought’s attack", &["dreadnought-attack"]),
    ("Ilya without hidden deployment", &["ilya-without-hidden-deployment"]),
    ("Ilya and squadrons", &["ilya-and-squadrons"]),
    (
        "what pirates cost",
        &[
            "llib-sorg-costs-two-points",
            "maa-seti-costs-two-points",
            "rebels-and-scavengers-cost-nothing",
        ],
    ),
    (
        "Llib Sorg and his other ships; the Chimaera’s reroll",
        &["llib-sorg-and-a-battleship", "chimaera-and-the-reroll"],
    ),
    ("Dun Antar and squadrons", &["dun-antar-and-squadrons"]),
    ("the two modules", &["ionic-module", "ionic-module-doubles-the-way", "multipoint-module"]),
];

/// The clauses that rest on these questions and answers.
const CLAUSES: &str = "FC-ABL-04 FC-ABL-05 FC-ABL-11 FC-ABL-15 FC-ABL-20 FC-ABL-30 FC-CAP-26 \
    FC-CMD-13 FC-CMD-17 FC-DEF-03 FC-DEF-10 FC-FAC-07 FC-FAC-09 FC-FLEET-09 FC-FLEET-10 \
    FC-FLEET-15 FC-FLEET-22 FC-GAS-03 FC-GAS-06 FC-GAS-11 FC-GAS-12 FC-REA-15 FC-SPE-04 \
    FC-SPE-05 FC-TEC-17 FC-TEC-18 FC-WPN-10 FC-WPN-21 FC-WPN-30 FC-WPN-47 FC-WPN-49";

/// The names of the scripts without `faq-`, and their texts.
fn scripts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/fleet");
    let paths = fs::read_dir(folder).expect("the scripts are there");
    let paths = paths.map(|entry| entry.expect("it is listed").path());
    let name = |path: &Path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
    let read = |path: &Path| fs::read_to_string(path).expect("it is text");
    let named = paths.filter_map(|path| Some((name(&path)?, read(&path))));
    named.filter_map(|(name, text)| Some((name.strip_prefix("faq-")?.to_owned(), text))).collect()
}

#[test]
fn every_question_has_its_scripts_and_every_script_its_question() {
    let there: BTreeSet<String> = scripts().into_iter().map(|(name, _)| name).collect();
    let named: BTreeSet<String> =
        ENTRIES.iter().flat_map(|(_, scripts)| *scripts).map(ToString::to_string).collect();
    assert_eq!(named, there);
    assert!(ENTRIES.iter().all(|(_, scripts)| !scripts.is_empty()));
}

/// The comment in front of a script ends with the clauses that it shows.
#[test]
fn every_clause_of_the_questions_is_shown() {
    let mut shown = BTreeSet::new();
    for (name, text) in scripts() {
        let comment = text.lines().take_while(|line| line.starts_with('#'));
        let last = comment.last().expect("a comment says what is asked").trim_start_matches("# ");
        assert!(last.split(' ').all(|clause| clause.starts_with("FC-")), "{name}: {last}");
        shown.extend(last.split(' ').map(str::to_owned));
    }
    let expected: BTreeSet<String> = CLAUSES.split_whitespace().map(str::to_owned).collect();
    assert_eq!(shown, expected);
}

#[test]
fn every_answer_is_the_manuals() {
    let words = Words::new(Language::En);
    for (name, text) in scripts() {
        let report = script::run::<FleetCommander>(&text, &name);
        let failures: Vec<String> = report.lines(&words).collect();
        assert_eq!(failures, Vec::<String>::new());
        assert!(report.expectations > 0, "{name} expects nothing");
    }
}
