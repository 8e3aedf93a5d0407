//! Mission and plan files: what is read, what is refused, and what is written back.

use alert::{
    DeckColour, DeckColours, FileError, Lane, Level, MissionFile, PlanFile, Script, Supply, Tile,
    TileOrder, Zone,
};
use kernel::chance::{Fast, Seed};

const MISSION: &str = "title = 'Night shift'
level = 'mission'

[tracks]
red = 'T6'
white = 'T2'
blue = 'T4'
internal = 'T1'

[[threat]]
turn = 5
zone = 'red'
card = 'E1-07'
at = '1:30'

[[threat]]
turn = 2
card = 'I1-01'
at = '0:10'

[tiles]
white = ['gravolift', 'shield']

[times]
phases_end = ['3:50', '7:30', '10:00']
data_transfer = ['2:00']
communications_down = [{ at = '5:00', seconds = 10 }]
";

fn errors(text: &str) -> Vec<(usize, &'static str)> {
    let told = |error: &FileError| (error.line, error.sentence.key);
    MissionFile::read(text).expect_err("there is a mistake").iter().map(told).collect()
}

fn plan_errors(text: &str, level: Level) -> Vec<(usize, &'static str)> {
    let told = |error: &FileError| (error.line, error.sentence.key);
    PlanFile::read(text, level).expect_err("there is a mistake").iter().map(told).collect()
}

/// The mission with one line changed.
fn with(line: &str, instead: &str) -> String {
    assert!(MISSION.contains(line), "{line}");
    MISSION.replacen(line, instead, 1)
}

#[test]
fn a_mission_file_is_read_in_the_order_of_numbers() {
    let file = MissionFile::read(MISSION).expect("it is sound");
    let codes: Vec<&str> = file.threats().iter().map(|it| it.threat.code.as_str()).collect();
    assert_eq!(codes, ["I1-01", "E1-07"]);
    assert_eq!(file.threats()[1].lane, Lane::External(Zone::Red));
    let script = file.script().expect("it has times");
    assert_eq!(script.end_ms(), 600_000);
    assert_eq!(script.announcements.len(), 7);
    assert_eq!(script.threats, ["I1-01", "E1-07"]);
}

#[test]
fn the_tiles_of_a_file_lie_on_top() {
    let file = MissionFile::read(MISSION).expect("it is sound");
    let order: TileOrder = file.tile_order(&mut Fast::new(3));
    assert_eq!(order.of(Zone::White)[..2], [Tile::Gravolift, Tile::Shield]);
    assert!(!file.fixes_tiles());
    let all = "['heavy_laser', 'second_weapon', 'shield', 'reactor', 'gravolift']";
    let fixed = with(
        "white = ['gravolift', 'shield']",
        &format!("red = {all}\nwhite = {all}\nblue = {all}"),
    );
    assert!(MissionFile::read(&fixed).expect("it is sound").fixes_tiles());
}

#[test]
fn what_is_written_is_read_back() {
    let file = MissionFile::read(MISSION).expect("it is sound");
    assert_eq!(MissionFile::read(&file.to_string()), Ok(file));
    for script in Script::all() {
        for seed in 0..20 {
            let chance = &mut Seed::from_number(seed).chance_for(0);
            let choices = DeckColours { common: DeckColour::Mixed, serious: DeckColour::Mixed };
            let drawn = MissionFile::draw(script, choices, chance);
            assert_eq!(MissionFile::read(&drawn.to_string()).as_ref(), Ok(&drawn), "{drawn}");
            let announced = drawn.script().expect("it has times").announcements;
            assert_eq!(announced, script.announcements);
        }
    }
}

#[test]
fn mistakes_in_a_mission_are_named_with_their_line() {
    for (line, instead, expected) in [
        ("level = 'mission'", "level = 'picnic'", (2, "alert-file-choice")),
        ("level = 'mission'", "", (1, "alert-file-missing")),
        ("title = 'Night shift'", "name = 'Night shift'", (1, "alert-file-unknown-key")),
        ("title = 'Night shift'", "title = 7", (1, "alert-file-not-text")),
        ("title = 'Night shift'", "title = ", (1, "toml-quotes")),
        ("white = 'T2'", "white = 'T8'", (6, "alert-file-choice")),
        ("white = 'T2'", "white = 'T6'", (6, "alert-file-track-twice")),
        ("white = 'T2'", "", (4, "alert-file-missing")),
        ("turn = 5", "turn = 9", (11, "alert-file-number")),
        ("turn = 5", "turn = '5'", (11, "alert-file-not-number")),
        ("turn = 5", "turn = 99999999999999999999", (11, "alert-file-number")),
        ("turn = 2", "turn = 5", (17, "alert-file-number-taken")),
        ("card = 'E1-07'", "card = 'E1-77'", (13, "alert-file-no-card")),
        ("card = 'E1-07'", "card = 'I1-02'", (12, "alert-file-no-zone")),
        ("card = 'I1-01'", "card = 'E1-07'\nzone = 'red'", (18, "alert-file-card-taken")),
        ("card = 'I1-01'", "card = 'E1-01'", (16, "alert-file-zone-missing")),
        ("internal = 'T1'", "", (16, "alert-file-internal-track")),
        ("zone = 'red'", "zone = 'green'", (12, "alert-file-choice")),
        ("at = '1:30'", "at = '1:3'", (14, "alert-file-time")),
        ("at = '1:30'", "at = '1:75'", (14, "alert-file-time")),
        ("at = '1:30'", "", (10, "alert-file-time-missing")),
        ("at = '1:30'", "at = '10:00'", (14, "alert-file-too-late")),
        ("['gravolift', 'shield']", "['lift']", (22, "alert-file-choice")),
        ("['gravolift', 'shield']", "['shield', 'shield']", (22, "alert-file-tile-twice")),
        ("['gravolift', 'shield']", "3", (22, "alert-file-not-list")),
        ("'3:50', '7:30', '10:00'", "'3:50', '10:00'", (25, "alert-file-phases")),
        ("'3:50', '7:30', '10:00'", "'7:30', '3:50', '10:00'", (25, "alert-file-phase-order")),
        ("seconds = 10", "seconds = 0", (27, "alert-file-seconds")),
        ("{ at = '5:00', seconds = 10 }", "'5:00'", (27, "alert-file-not-table")),
    ] {
        let found = errors(&with(line, instead));
        assert!(found.contains(&expected), "{instead}: {found:?}");
    }
    let untimed = MISSION.split("[times]").next().expect("there is a beginning");
    assert_eq!(errors(untimed)[0].1, "alert-file-times-missing");
}

#[test]
fn early_lessons_know_no_internal_threats_and_no_late_numbers() {
    let text = "level = 'test_run'\ntracks = { red = 'T6', white = 'T2', blue = 'T4' }
[[threat]]\nturn = 8\ncard = 'E1-01'\nzone = 'red'\n[[threat]]\nturn = 1\ncard = 'I1-01'\n";
    let found = errors(text);
    assert!(found.contains(&(4, "alert-file-number")), "{found:?}");
    assert!(found.contains(&(9, "alert-file-internal-too-early")), "{found:?}");
}

#[test]
fn a_plan_file_is_read_and_written() {
    let text = "names = ['Ada', 'Grace', 'Mary', 'Joan']
seats = ['C > A/^ -, A', 'hBB/h:UW', '-', '']
[[trip]]
seat = 2
turn = 3
meant = 'other_half'
";
    let file = PlanFile::read(text, Level::Mission).expect("it is sound");
    assert_eq!(file.plans[0].to_string(), "C > A/^ - A");
    assert_eq!(PlanFile::read(&file.to_string(), Level::Mission), Ok(file));
}

#[test]
fn mistakes_in_a_plan_are_named_with_their_line() {
    let crew = |line: &str| format!("seats = [\n'-',\n'{line}',\n'-',\n'-',\n]\n");
    let thirteen = ["A"; 13].join(" ");
    for (text, level, expected) in [
        (crew("C D"), Level::Mission, (3, "alert-file-order")),
        (crew("A/B"), Level::Mission, (3, "alert-file-order")),
        (crew(&thirteen), Level::Mission, (3, "alert-file-too-many-cards")),
        (crew("A A A A A A A A"), Level::TestRun, (3, "alert-file-too-many-cards")),
        (crew("hA"), Level::Simulation, (3, "alert-file-heroic-too-early")),
        (crew("hA hB"), Level::Mission, (3, "alert-file-heroic-surplus")),
        ("seats = ['-', '-', '-']".to_owned(), Level::Mission, (1, "alert-file-seats")),
        ("plans = []".to_owned(), Level::Mission, (1, "alert-file-missing")),
        ("names = ['Ada']\n".to_owned() + &crew("-"), Level::Mission, (1, "alert-file-names")),
        (
            crew("-") + "[[trip]]\nseat = 6\nturn = 1\nmeant = 'other_half'\n",
            Level::Mission,
            (8, "alert-file-range"),
        ),
        (
            crew("-") + "[[trip]]\nseat = 1\nturn = 1\nmeant = 'b'\n",
            Level::Mission,
            (10, "alert-file-choice"),
        ),
    ] {
        let found = plan_errors(&text, level);
        assert!(found.contains(&expected), "{text}: {found:?}");
    }
}

#[test]
fn a_trip_that_no_card_allows_is_refused() {
    let trip = |plan: &str, level, turn: u8, meant: &str, twice: bool| {
        let trip = format!("[[trip]]\nseat = 1\nturn = {turn}\nmeant = '{meant}'\n");
        let trips = if twice { trip.repeat(2) } else { trip };
        plan_errors(&format!("seats = ['{plan}', '-', '-', '-']\n{trips}"), level)
    };
    let mission = Level::Mission;
    assert_eq!(trip("C", mission, 1, "other_half", false), [(2, "alert-file-trip-half")]);
    assert_eq!(trip("C", mission, 5, "other_half", false), [(2, "alert-file-trip-half")]);
    assert_eq!(trip("C", mission, 1, "opposite_arrow", false), [(2, "alert-file-trip-arrow")]);
    assert_eq!(trip("- >", mission, 1, "opposite_arrow", false), [(2, "alert-file-trip-arrow")]);
    let twice = trip("C/<", mission, 1, "other_half", true);
    assert_eq!(twice, [(6, "alert-file-trip-twice")]);
    // A delay may bring an earlier card; a test run knows no delays.
    let late =
        "seats = ['- >', '-', '-', '-']\n[[trip]]\nseat = 1\nturn = 4\nmeant = 'opposite_arrow'";
    assert!(PlanFile::read(late, mission).is_ok());
    let arrow = trip("- >", Level::TestRun, 4, "opposite_arrow", false);
    assert_eq!(arrow, [(2, "alert-file-trip-arrow")]);
}

#[test]
fn what_cannot_be_printed_or_drawn_is_refused() {
    let names = "names = ['a', 'b', \"\\u001b[31mX\", 'd']\nseats = ['-', '-', '-', '-']\n";
    assert_eq!(plan_errors(names, Level::Mission), [(1, "alert-file-control")]);
    let title = with("title = 'Night shift'", "title = \"a\\nb\"");
    assert_eq!(errors(&title), [(1, "alert-file-control")]);
    let both = "level = 'mission'\ntracks = { red = 'T6', white = 'T2', blue = 'T4' }
squads = ['LR', 'LR']\n[tiles]\nred = ['shield']\n[damage]\nred = ['shield']\n";
    assert_eq!(errors(both), [(3, "alert-file-squad-twice"), (5, "alert-file-tile-lies")]);
}

/// One mistake is told once.
#[test]
fn a_mistake_has_no_others_in_its_train() {
    for (line, instead, expected) in [
        ("zone = 'red'", "zone = 'green'", (12, "alert-file-choice")),
        ("at = '1:30'", "at = '1:3'", (14, "alert-file-time")),
        ("at = '1:30'", "at = '99:00'", (14, "alert-file-time-late")),
        ("'3:50', '7:30', '10:00'", "'3:50', '7:3', '10:00'", (25, "alert-file-time")),
    ] {
        assert_eq!(errors(&with(line, instead)), [expected], "{instead}");
    }
}

#[test]
fn a_number_is_told_as_it_is_written() {
    let text = with("turn = 5", "turn = 99999999999999999999");
    let found = MissionFile::read(&text).unwrap_err();
    let told = found.iter().find(|error| error.sentence.key == "alert-file-number");
    let value = told.map(|error| error.sentence.args[0].1.clone());
    assert_eq!(value, Some("99999999999999999999".into()));
}

/// A long file is refused about as fast as it is read.
#[test]
fn a_huge_file_is_not_read_to_the_end_of_its_mistakes() {
    let threat = "[[threat]]\nturn = 1\nzone = 'red'\ncard = 'E1-07'\n";
    let text = format!(
        "level = 'mission'\ntracks = {{ red = 'T6', white = 'T2', blue = 'T4' }}\n{}",
        threat.repeat(20_000)
    );
    let begun = std::time::Instant::now();
    let found = errors(&text);
    assert!(begun.elapsed() < std::time::Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(found.len() <= 20, "{}", found.len());
}

#[test]
fn the_deck_holds_thirty_cards_with_a() {
    let twelve = ["A"; 12].join(" ");
    let lines =
        |last: &str| format!("seats = [\n'{twelve}',\n'{twelve}',\n'A A A A A {last}',\n'-',\n]\n");
    assert!(PlanFile::read(&lines("A"), Level::Mission).is_ok());
    let found = plan_errors(&lines("A A"), Level::Mission);
    assert_eq!(found, [(4, "alert-file-shortage")]);
    // A card whose other half is known is one of ten.
    let eleven = ["A/<"; 11].join(" ");
    let found = plan_errors(&format!("seats = ['{eleven}', '-', '-', '-']"), Level::Mission);
    assert_eq!(found, [(1, "alert-file-shortage")]);
}

#[test]
fn a_supply_is_counted_by_both_halves() {
    use alert::{ActionCard, Button, Movement, Needs, Order};
    let mut supply = Supply::NOTHING;
    supply.add(ActionCard { movement: Movement::Red, button: Button::A });
    supply.add(ActionCard { movement: Movement::Red, button: Button::B });
    let mut needs = Needs::default();
    needs.add(Order::Red);
    needs.add(Order::A);
    assert!(supply.covers(&needs), "B gives the arrow");
    needs.add(Order::B);
    assert!(!supply.covers(&needs), "three halves of two cards");
    needs.remove(Order::Red);
    assert!(supply.covers(&needs));
}
