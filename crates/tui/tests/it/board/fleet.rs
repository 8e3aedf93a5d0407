//! Fleet Commander's board: the zone, the fleets, the bridges, and what can be picked.

use expect_test::{Expect, expect};
use fleet::build::FleetSpec;
use fleet::{FleetCommander, Setup};
use kernel::chance::Seed;
use kernel::{Play, Seat, SeatSet};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::board::{Session, Theme};
use words::Language;

use super::{buffer, players, text, without_sentences};

/// Both fleets of the first battle, deployed.
const DEPLOYED: [&str; 14] = [
    "deploy a b1",
    "deploy a b5",
    "deploy b b1",
    "deploy b b5",
    "deploy c d1",
    "deploy c d5",
    "deploy d d1",
    "deploy d d5",
    "deploy e b1",
    "deploy e b5",
    "deploy f d1",
    "deploy f d5",
    "deploy g c1",
    "deploy g c5",
];

fn battle(actions: &[&str]) -> Play<FleetCommander> {
    let setup = Setup { first: Some(1), ..Setup::first_battle() };
    let seed = Seed::from_number(5);
    let mut play = Play::start(setup, players(&["Ada", "Grace"]), seed).expect("a sound set-up");
    for action in actions {
        let seat = play.prompt().seats().first().expect("somebody is asked");
        let open: Vec<String> = play.actions(seat).iter().map(ToString::to_string).collect();
        let played = play.play_text(seat.into(), action);
        assert!(played.is_ok(), "{action}: {played:?}; open are {open:?}");
    }
    play
}

fn begin(play: Play<FleetCommander>, language: Language) -> Session<FleetCommander> {
    Session::new(play, SeatSet::of(Seat::all(2)), language, Theme::Full)
}

fn screen(session: &mut Session<FleetCommander>, columns: u16, rows: u16) -> String {
    let mut buffer = buffer(columns, rows);
    session.draw(&mut buffer);
    text(&buffer)
}

fn press(session: &mut Session<FleetCommander>, keys: &[KeyCode]) {
    for code in keys {
        screen(session, 100, 30);
        session.press(KeyEvent::new(*code, KeyModifiers::NONE));
    }
}

fn check(session: &mut Session<FleetCommander>, columns: u16, rows: u16, expected: &Expect) {
    let drawn = without_sentences(&screen(session, columns, rows));
    expected.assert_eq(&format!("{columns} × {rows}\n{drawn}"));
}

#[test]
fn a_fleet_waits_for_deployment() {
    check(
        &mut begin(battle(&DEPLOYED[..5]), Language::En),
        100,
        30,
        &expect![[r"
            100 × 30
             Fleet Commander · Pitched Battle · round 0 · set-up                               h help · ? rules
               ┌───────────┬───────────┬───────────┬───────────┬───────────┐ ─ ▲ Ada ───── 12 of 12, lost at 4 ─
               │           │ ●a¹ ✦1  6 │           │           │           │  League of Phebe
             5 │     ·     │ ●b¹ ✦1  6 │     ·     │     ·     │     ·     │  reserve r3 b3 g3
               │           │           │           │           │           │  bridge –
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  to deploy ▲d¹✦1/6 ▲e²✦2/12
               │           │           │           │           │           │    ▲f²✦2/12 ▲g⁴✦4/24
             4 │     ·     │     ·     │     ·     │     ·     │     ·     │ ─ ● Grace ─── 12 of 12, lost at 4 ─
               │           │           │           │           │           │  Hegemony of Amycles
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  reserve r3 b3 g3
               │           │Asteroid   │           │Asteroid   │           │  bridge –
             3 │     ·     │Field      │     ·     │Field      │     ·     │  to deploy [●c¹✦1/6] ●d¹✦1/6
               │           │           │           │           │           │    [●e²✦2/12] ●f²✦2/12 [●g⁴✦4/24]
               ├───────────┼───────────┼───────────┼───────────┼───────────┤ ─ Log ─────────────────────────────
               │           │           │           │           │           │
             2 │     ·     │     ·     │     ·     │     ·     │     ·     │
               │           │           │           │           │           │
               ├───────────┼───────────┼───────────┼───────────┼───────────┤
               │           │ ▲a¹ ✦1  6 │           │ ▲c¹ ✦1  6 │           │
             1 │     ·     │ ▲b¹ ✦1  6 │     ·     │           │     ·     │
               │           │           │           │           │           │
               └───────────┴───────────┴───────────┴───────────┴───────────┘
                     a           b           c           d           e






             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn the_whole_battle_at_a_hundred_columns() {
    let mut actions = DEPLOYED.to_vec();
    actions.push("roll rbb");
    check(
        &mut begin(battle(&actions), Language::En),
        100,
        30,
        &expect![[r"
            100 × 30
             Fleet Commander · Pitched Battle · round 1 · Dice Actions                         h help · ? rules
               ┌───────────┬───────────┬───────────┬───────────┬───────────┐ ─ ▲ Ada ───── 12 of 12, lost at 4 ─
               │           │ ●a¹ ✦1  6 │ ●g⁴ ✦4 24 │ ●c¹ ✦1  6 │           │  League of Phebe
             5 │     ·     │ ●b¹ ✦1  6 │           │ ●d¹ ✦1  6 │     ·     │  reserve r2 b1 g3
               │           │ ●e² ✦2 12 │           │ ●f² ✦2 12 │           │  rolled r★ [1:b×] [2:b★]
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  bridge –
               │           │           │           │           │           │ ─ ● Grace ─── 12 of 12, lost at 4 ─
             4 │     ·     │     ·     │     ·     │     ·     │     ·     │  Hegemony of Amycles
               │           │           │           │           │           │  reserve r3 b3 g3
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  bridge –
               │           │Asteroid   │           │Asteroid   │           │  Red results attack, blue ones move
             3 │     ·     │Field      │     ·     │Field      │     ·     │  ships. Store green ones on your
               │           │           │           │           │           │  bridge: they are shields against
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  attacks.
               │           │           │           │           │           │ ─ Log ─────────────────────────────
             2 │     ·     │     ·     │     ·     │     ·     │     ·     │
               │           │           │           │           │           │
               ├───────────┼───────────┼───────────┼───────────┼───────────┤
               │           │ ▲a¹ ✦1  6 │[▲g⁴ ✦4 24]│ ▲c¹ ✦1  6 │           │
             1 │     ·     │ ▲b¹ ✦1  6 │           │ ▲d¹ ✦1  6 │     ·     │
               │           │ ▲e² ✦2 12 │           │ ▲f² ✦2 12 │           │
               └───────────┴───────────┴───────────┴───────────┴───────────┘
                     a           b           c           d           e


              3 End this phase



             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn what_can_be_picked_lights_up() {
    let mut actions = DEPLOYED.to_vec();
    actions.push("roll rbb");
    let mut session = begin(battle(&actions), Language::Fr);
    press(&mut session, &[KeyCode::Char('1')]);
    check(
        &mut session,
        100,
        30,
        &expect![[r"
            100 × 30
             Fleet Commander · Bataille Rangée · manche 1 · Actions des Dés                   h aide · ? règles
               ┌───────────┬───────────┬───────────┬───────────┬───────────┐ ─ ▲ Ada ── 12 sur 12, défaite à 4 ─
               │           │ ●a¹ ✦1  6 │ ●g⁴ ✦4 24 │ ●c¹ ✦1  6 │           │  Ligue de Phébé
             5 │     ·     │ ●b¹ ✦1  6 │           │ ●d¹ ✦1  6 │     ·     │  Réserve r2 b1 v3
               │           │ ●e² ✦2 12 │           │ ●f² ✦2 12 │           │  lancés r★ [b×] b★
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  Passerelle –
               │           │           │           │           │           │ ─ ● Grace ───────────── 12 sur 12 ─
             4 │     ·     │     ·     │     ·     │     ·     │     ·     │  Hégémonie d’Amyclès
               │           │           │           │           │           │  Réserve r3 b3 v3
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  Passerelle –
               │           │Astéroïdes │           │Astéroïdes │           │  Les résultats rouges servent à
             3 │     ·     │           │     ·     │           │     ·     │  attaquer, les bleus à se déplacer.
               │           │           │           │           │           │  Stockez les verts sur votre
               ├───────────┼───────────┼───────────┼───────────┼───────────┤  Passerelle : ce sont des boucliers
               │           │           │           │           │           │  contre les attaques.
             2 │     ·     │     ·     │     ·     │     ·     │     ·     │ ─ Journal ─────────────────────────
               │           │           │           │           │           │
               ├───────────┼[─────────]┼[─────────]┼[─────────]┼───────────┤
               │           │ ▲a¹ ✦1  6 │ ▲g⁴ ✦4 24 │ ▲c¹ ✦1  6 │           │
             1 │     ·     │ ▲b¹ ✦1  6 │           │ ▲d¹ ✦1  6 │     ·     │
               │           │ ▲e² ✦2 12 │           │ ▲f² ✦2 12 │           │
               └───────────┴───────────┴───────────┴───────────┴───────────┘
                     a           b           c           d           e


              un bleu diagonal  ▸



             ←↑↓→ aller · Entrée choisir · Échap reprendre · : taper · c cartes
        "]],
    );
}

#[test]
fn eighty_columns_are_enough() {
    let mut actions = DEPLOYED.to_vec();
    actions.push("roll rbb");
    check(
        &mut begin(battle(&actions), Language::En),
        80,
        24,
        &expect![[r"
            80 × 24
             Fleet Commander · Pitched Battle · round 1 · Dice Actions     h help · ? rules
                       ●a¹✦1/6 ●g⁴✦4/24●c¹✦1/6          ─ ▲ Ada ────── 12 of 12, lost at 4 ─
             5     ·   ●b¹✦1/6         ●d¹✦1/6     ·     League of Phebe
                       ●e²✦2/12        ●f²✦2/12          reserve r2 b1 g3
                                                         rolled r★ [1:b×] [2:b★]
             4     ·       ·       ·       ·       ·     bridge –
                                                        ─ ● Grace ──── 12 of 12, lost at 4 ─
                       Asteroid        Asteroid          Hegemony of Amycles
             3     ·   Field       ·   Field       ·     reserve r3 b3 g3
                                                         bridge –
                                                         Red results attack, blue ones move
             2     ·       ·       ·       ·       ·     ships. Store green ones on your
                                                         bridge: they are shields against
                       ▲a¹✦1/6 ▲g⁴✦4/24▲c¹✦1/6           attacks.
             1     ·   ▲b¹✦1/6         ▲d¹✦1/6     ·    ─ Log ──────────────────────────────
                       ▲e²✦2/12        ▲f²✦2/12
                   a       b       c       d       e


              3 End this phase



             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn a_question_is_never_cut_off() {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup = Setup { first: Some(1), ..Setup::battle(fleets) };
    let people = players(&["Captain Lovelace", "Admiral Hopper"]);
    let mut play = Play::start(setup, people, Seed::from_number(5)).expect("a sound set-up");
    for _ in 0..4 {
        let seat = play.prompt().seats().first().expect("somebody is asked");
        play.play_text(seat.into(), "tile asteroid_field").expect("everybody takes two");
    }
    for (language, question) in [
        (Language::En, "Put one of your special sectors in place of a neutral sector, or pass."),
        (Language::Fr, "Remplacez un secteur neutre par un de vos Secteurs Spéciaux, ou passez."),
    ] {
        let drawn = screen(&mut begin(play.clone(), language), 80, 24);
        let words: Vec<&str> = drawn.split_whitespace().collect();
        assert!(words.join(" ").contains(question), "{drawn}");
    }
}

#[test]
fn one_key_alone_deploys_a_ship() {
    let mut session = begin(battle(&[]), Language::En);
    press(&mut session, &[KeyCode::Enter; 4]);
    assert_eq!(session.play().record().decisions.len(), 1, "a ship, then a sector");
}

#[test]
fn what_wins_is_said_on_the_screen() {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
    let setup = Setup { scenario: "control".to_owned(), ..Setup::battle(fleets) };
    let play = Play::start(setup, players(&["Ada", "Grace"]), Seed::from_number(5));
    let mut session = begin(play.expect("a sound set-up"), Language::En);
    let drawn = screen(&mut session, 80, 24);
    assert!(drawn.contains("Fleet Commander · Control · round 0"), "{drawn}");
    assert!(drawn.contains("Have a ship on each of the two gates"), "{drawn}");
    assert!(!drawn.contains("lost at"), "points decide nothing here: {drawn}");
}

#[test]
fn every_zone_is_drawn_at_every_size() {
    for (seats, mode, zone) in [
        (2_usize, "duel", "6x6"),
        (3, "free_for_all", "7x7"),
        (4, "teams", "8x5"),
        (8, "teams", "16x5"),
    ] {
        let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle);
        let setup = Setup {
            mode: mode.to_owned(),
            zones: vec![zone.to_owned()],
            ..Setup::battle(fleets.into_iter().cycle().take(seats).collect())
        };
        let names = ["Ada", "Grace", "Joan", "Mary", "Lise", "Emmy", "Vera", "Jane"];
        let play = Play::start(setup, players(&names[..seats]), Seed::from_number(3));
        let everybody = SeatSet::of(Seat::all(seats as u8));
        let play = play.expect("a sound set-up");
        let mut session =
            Session::<FleetCommander>::new(play, everybody, Language::En, Theme::Plain);
        for (columns, rows) in [(80, 24), (100, 30), (160, 50), (240, 70)] {
            let drawn = screen(&mut session, columns, rows);
            for name in &names[..seats] {
                assert!(drawn.contains(name), "{zone} at {columns} × {rows}: {drawn}");
            }
        }
        press(&mut session, &[KeyCode::Char('z'), KeyCode::Tab, KeyCode::Char('c')]);
        assert!(screen(&mut session, 100, 30).contains("Frigate"));
    }
}

/// The fleets of the first battle on these zones, deployed here and there.
fn crowd(seats: usize, mode: &str, zones: &[&str]) -> Session<FleetCommander> {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle);
    let setup = Setup {
        mode: mode.to_owned(),
        zones: zones.iter().map(ToString::to_string).collect(),
        terrain: Some(Vec::new()),
        first: Some(1),
        ..Setup::battle(fleets.into_iter().cycle().take(seats).collect())
    };
    let names = ["Ada", "Grace", "Joan", "Mary", "Lise", "Emmy", "Vera", "Jane"];
    let play = Play::start(setup, players(&names[..seats]), Seed::from_number(3));
    let mut play = play.expect("a sound set-up");
    for step in 0_usize.. {
        let seat = play.prompt().seats().first().expect("somebody is asked");
        let actions = play.actions(seat);
        let action: fleet::Action = actions[(step * 7) % actions.len()];
        let is_set_up = action.to_string().starts_with("roll");
        if is_set_up {
            break;
        }
        play.play(seat.into(), &action).expect("a listed action");
    }
    let everybody = SeatSet::of(Seat::all(seats as u8));
    Session::new(play, everybody, Language::En, Theme::Full)
}

#[test]
fn four_fleets_can_be_read_at_a_hundred_columns() {
    check(
        &mut crowd(4, "teams", &["8x5"]),
        100,
        30,
        &expect![[r"
            100 × 30
             Fleet Commander · Pitched Battle · round 1 · Energy Allocation                   z larger · h help
               ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐  camps ▲■ 24, ●◆ 24, lost at 8
               │●b¹/6 │●c¹✦1 │●a¹/6 │●e²/12│◆a¹◆b¹│◆g⁴✦4 │      │◆e²/12│ ─ ▲ Ada ──────────────────── 12 of 12 ─
             5 │●g⁴/24│6/6   │●d¹/6 │●f²/12│◆c¹/6 │24/24 │   ·  │◆f²/12│  reserve [1:r3] [2:b3] [3:g3]
               │      │      │      │      │◆d¹/6 │      │      │      │  bridge –
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤ ─ ● Grace ────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │  reserve r3 b3 g3
             4 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │  bridge –
               │      │      │      │      │      │      │      │      │ ─ ■ Joan ─────────────────── 12 of 12 ─
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤  reserve r3 b3 g3
               │      │      │      │      │      │      │      │      │  bridge –
             3 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │ ─ ◆ Mary ─────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │  reserve r3 b3 g3
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤  bridge –
               │      │      │      │      │      │      │      │      │  Red dice attack, blue dice move, green
             2 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │  dice are shields against attacks.
               │      │      │      │      │      │      │      │      │ ─ Log ─────────────────────────────────
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤
               │▲a¹/6 │▲b¹/6 │      │▲c¹/6 │■c¹/6 │■g⁴✦4 │■a¹■b¹│      │
             1 │▲d¹/6 │▲g⁴/24│   ·  │▲f²/12│■f²/12│24/24 │■d¹/6 │   ·  │
               │▲e²/12│      │      │      │      │      │■e²/12│      │
               └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
                   a      b      c      d      e      f      g      h






             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn eight_fleets_can_be_read_at_a_hundred_and_sixty_columns() {
    check(
        &mut crowd(8, "teams", &["16x5"]),
        160,
        50,
        &expect![[r"
            160 × 50
             Fleet Commander · Pitched Battle · round 1 · Energy Allocation                                                                               z larger · h help
               ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐  camps ▲■▼□ 48, ●◆○◇ 48, lost at 16
               │●a¹✦1 │●f²✦2 │●b¹✦1 │●c¹✦1 │◆a¹/6 │◆g⁴✦4 │      │◆e²✦2 │○a¹/6 │      │○e²✦2 │○g⁴✦4 │◇f²✦2 │◇a¹✦1 │◇b¹✦1 │◇c¹✦1 │ ─ ▲ Ada ──────────────────────── 12 of 12 ─
               │6/6   │12/12 │6/6   │6/6   │◆b¹/6 │24/24 │      │12/12 │○b¹/6 │      │12/12 │24/24 │12/12 │6/6   │6/6   │6/6   │  reserve [1:r3] [2:b3] [3:g3]  bridge –
               │      │      │      │      │◆c¹/6 │      │      │      │○c¹/6 │      │      │      │      │      │      │      │ ─ ● Grace ────────────────────── 12 of 12 ─
             5 │●g⁴✦4 │      │●d¹✦1 │●e²✦2 │◆d¹/6 │      │   ·  │◆f²✦2 │○d¹/6 │   ·  │○f²✦2 │      │      │◇g⁴✦4 │◇d¹✦1 │◇e²✦2 │  reserve r3 b3 g3  bridge –
               │24/24 │      │6/6   │12/12 │      │      │      │12/12 │      │      │12/12 │      │      │24/24 │6/6   │12/12 │ ─ ■ Joan ─────────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  reserve r3 b3 g3  bridge –
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤ ─ ◆ Mary ─────────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  reserve r3 b3 g3  bridge –
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │ ─ ▼ Lise ─────────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  reserve r3 b3 g3  bridge –
             4 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │ ─ ○ Emmy ─────────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  reserve r3 b3 g3  bridge –
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │ ─ □ Vera ─────────────────────── 12 of 12 ─
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤  reserve r3 b3 g3  bridge –
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │ ─ ◇ Jane ─────────────────────── 12 of 12 ─
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  reserve r3 b3 g3  bridge –
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │  Red dice attack, blue dice move, green
             3 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │  dice are shields against attacks.
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │ ─ Log ─────────────────────────────────────
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
             2 │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │   ·  │
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤
               │▲a¹✦1 │▲b¹✦1 │▲e²✦2 │▲c¹✦1 │■b¹✦1 │■e²✦2 │■a¹✦1 │■c¹✦1 │▼b¹/6 │▼g⁴✦4 │▼a¹✦1 │▼f²✦2 │□a¹/6 │□f²✦2 │□e²✦2 │□g⁴✦4 │
               │6/6   │6/6   │12/12 │6/6   │6/6   │12/12 │6/6   │6/6   │▼c¹/6 │24/24 │6/6   │12/12 │□b¹/6 │12/12 │12/12 │24/24 │
               │      │      │      │      │      │      │      │      │▼d¹/6 │      │      │      │□c¹/6 │      │      │      │
             1 │▲g⁴✦4 │▲d¹✦1 │▲f²✦2 │      │■d¹✦1 │      │■g⁴✦4 │■f²✦2 │▼e²/12│      │      │      │□d¹/6 │      │      │      │
               │24/24 │6/6   │12/12 │      │6/6   │      │24/24 │12/12 │      │      │      │      │      │      │      │      │
               │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │      │
               └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
                   a      b      c      d      e      f      g      h      i      j      k      l      m      n      o      p











             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

/// Class, firepower and hull of every ship in a sector that is narrow and high.
#[test]
fn narrow_sectors_are_read_downwards() {
    let mut session = crowd(8, "teams", &["16x5"]);
    let drawn = screen(&mut session, 160, 50);
    assert!(drawn.contains("z larger · h help"), "{drawn}");
    assert!(drawn.contains("camps ▲■"), "who fights with whom: {drawn}");
    press(&mut session, &[KeyCode::Char('z')]);
    let drawn = screen(&mut session, 160, 50);
    assert!(drawn.contains("h help · ? rules"), "{drawn}");
}
