//! What is drawn, at several sizes and in both languages.

use expect_test::{Expect, expect};

use super::*;

/// Three ships of each around their start planets.
const SETTLED: [&str; 10] = [
    "keep",
    "keep",
    "settle b2",
    "settle h8",
    "place a2",
    "place b1",
    "place c2",
    "place g8",
    "place h7",
    "place i8",
];

/// The first line keeps the margin of the others.
fn check(session: &mut Session<Quantum>, columns: u16, rows: u16, expected: &Expect) {
    let drawn = without_sentences(&screen(session, columns, rows));
    expected.assert_eq(&format!("{columns} × {rows}\n{drawn}"));
}

#[test]
fn the_whole_table_at_a_hundred_columns() {
    check(
        &mut begin(game(1, &SETTLED), Language::En),
        100,
        30,
        &expect![[r"
            100 × 30
             Quantum · Alpha Sector · revised rules · turn 1                                   h help · ? rules
                 a   b   c    d   e   f    g   h   i    ─ ▲ Ada ───────────────────────────────── 4 cubes ▲▲▲▲ ─
               ┌────────────┬────────────┬────────────┐  research 1 ━─────          dominance 1 ━─────
             1 │ ·  [●2] ·  │ ·   ·   ·  │ ·   ·   ·  │  reserve ▲ ▲
               │            │            │            │  cards –
             2 │[●2] 7★ [●1]│ ·   7   ·  │ ·   7   ·  │ ─ ● Grace ─ 3 actions left ────────────── 4 cubes ●●●● ─
               │     ●      │     ▫      │     ▫      │  research 1 ━─────          dominance 1 ━─────
             3 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │  reserve ● ●
               │            │            │            │  cards –
               ├────────────┼────────────┼────────────┤ ─ Command cards ──────────── Gambits ───────────────────
             4 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │  Conformist                  Aggression
               │            │            │            │  Stealthy                    Momentum
             5 │ ·   7   ·  │ ·   8   ·  │ ·   7   ·  │  Relentless                  Expansion
               │     ▫      │     ▫▫     │     ▫      │ ─ Log ──────────────────────────────────────────────────
             6 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │
               │            │            │            │
               ├────────────┼────────────┼────────────┤
             7 │ ·   ·   ·  │ ·   ·   ·  │ ·   ▲3  ·  │
               │            │            │            │
             8 │ ·   7   ·  │ ·   7   ·  │ ▲1  7★  ▲2 │
               │     ▫      │     ▫      │     ▲  ▁▁▁▁│
             9 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │
               │            │            │            │
               └────────────┴────────────┴────────────┘

              1 Research   2 End actions



             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn a_ship_is_picked_and_its_ways_light_up() {
    let mut session = begin(game(1, &SETTLED), Language::Fr);
    press(&mut session, "<tab> <enter> <right>");
    check(
        &mut session,
        100,
        30,
        &expect![[r"
            100 × 30
             Quantum · Secteur Alpha · règles révisées · tour 1                               h aide · ? règles
                 a   b   c    d   e   f    g   h   i    ─ ▲ Ada ───────────────────────────────── 4 cubes ▲▲▲▲ ─
               ┌────────────┬────────────┬────────────┐  recherche 1 ━─────         domination 1 ━─────
             1 │ ◦  «●2»[◦ ]│ ◦   ·   ·  │ ·   ·   ·  │  réserve ▲ ▲
               │            │            │            │  cartes –
             2 │ ●2  7★  ●1 │ ·   7   ·  │ ·   7   ·  │ ─ ● Grace ─ encore 3 actions ──────────── 4 cubes ●●●● ─
               │     ●      │     ▫      │     ▫      │  recherche 1 ━─────         domination 1 ━─────
             3 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │  réserve ● ●
               │            │            │            │  cartes –
               ├────────────┼────────────┼────────────┤ ─ Commandement ───────────── Tactiques ─────────────────
             4 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │  Conformiste                 Agression
               │            │            │            │  Furtif                      Momentum
             5 │ ·   7   ·  │ ·   8   ·  │ ·   7   ·  │  Impitoyable                 Expansion
               │     ▫      │     ▫▫     │     ▫      │ ─ Journal ──────────────────────────────────────────────
             6 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │
               │            │            │            │
               ├────────────┼────────────┼────────────┤
             7 │ ·   ·   ·  │ ·   ·   ·  │ ·   ▲3  ·  │
               │            │            │            │
             8 │ ·   7   ·  │ ·   7   ·  │ ▲1  7★  ▲2 │
               │     ▫      │     ▫      │     ▲  ▁▁▁▁│
             9 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │
               │            │            │            │
               └────────────┴────────────┴────────────┘

              b1  ▸  1 Reconfigurer   2 Transporter



             ←↑↓→ aller · Entrée choisir · Échap reprendre · : taper · c cartes
        "]],
    );
}

#[test]
fn eighty_columns_are_enough() {
    check(
        &mut begin(game(1, &SETTLED), Language::En),
        80,
        24,
        &expect![[r"
            80 × 24
             Quantum · Alpha Sector · revised rules · turn 1               h help · ? rules
                 a   b   c    d   e   f    g   h   i    ─ ▲ Ada ────────────────── 4 cubes ─
               ┌────────────┬────────────┬────────────┐  research 1       dominance 1
             1 │ ·  [●2] ·  │ ·   ·   ·  │ ·   ·   ·  │  reserve ▲ ▲
             2 │[●2]★7● [●1]│ ·  7▫   ·  │ ·  7▫   ·  │  cards –
             3 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │ ─ ● Grace ─ 3 actions left 4 cubes ─
               ├────────────┼────────────┼────────────┤  research 1       dominance 1
             4 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │  reserve ● ●
             5 │ ·  7▫   ·  │ ·  8▫▫  ·  │ ·  7▫   ·  │  cards –
             6 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │ ─ Command cards ── Gambits ─────────
               ├────────────┼────────────┼────────────┤  Conformist        Aggression
             7 │ ·   ·   ·  │ ·   ·   ·  │ ·   ▲3  ·  │  Stealthy          Momentum
             8 │ ·  7▫   ·  │ ·  7▫   ·  │ ▲1 ★7▲  ▲2 │  Relentless        Expansion
             9 │ ·   ·   ·  │ ·   ·   ·  │ ·   ·   ·  │ ─ Log ──────────────────────────────
               └────────────┴────────────┴────────────┘




              1 Research   2 End actions



             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}

#[test]
fn a_smaller_window_asks_to_be_enlarged() {
    let mut session = begin(game(1, &[]), Language::En);
    assert!(screen(&mut session, 79, 24).contains("at least 80 columns and 24 rows"));
    for (columns, rows) in [(1, 1), (5, 2), (200, 3), (80, 23)] {
        screen(&mut session, columns, rows);
    }
}

#[test]
fn every_map_is_drawn_at_every_size() {
    for map in quantum::Map::all() {
        let names = ["Ada", "Grace", "Joan", "Mary"];
        let players = players(&names[..usize::from(map.seats)]);
        let setup = quantum::Setup::on(&map.id, map.seats);
        let play = Play::start(setup, players, Seed::from_number(3)).expect("a sound set-up");
        let everybody = SeatSet::of(Seat::all(map.seats));
        let mut session = Session::<Quantum>::new(play, everybody, Language::En, Theme::Full);
        for (columns, rows) in [(80, 24), (100, 30), (160, 50), (240, 70)] {
            let drawn = screen(&mut session, columns, rows);
            assert!(drawn.contains("Gambits"), "{}: {drawn}", map.id);
        }
        session.press(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::NONE));
        screen(&mut session, 80, 24);
    }
}

#[test]
fn a_big_map_shrinks_to_fit() {
    let play = Play::start(
        quantum::Setup::on("everything", 4),
        players(&["Ada", "Grace", "Joan", "Mary"]),
        Seed::from_number(3),
    )
    .expect("a sound set-up");
    let everybody = SeatSet::of(Seat::all(4));
    let mut session = Session::<Quantum>::new(play, everybody, Language::En, Theme::Plain);
    check(
        &mut session,
        100,
        30,
        &expect![[r"
            100 × 30
             Quantum · Everything · revised rules · turn 0                                     h help · ? rules
                a b c  d e f  g h i  j k l  m n o  p q r  s t u   ─ ▲ Ada ─ set-up ─────────── 7 cubes ▲▲▲▲▲▲▲ ─
                      ┌──────┬──────┬──────┬──────┬──────┐         research 1 ━─────     dominance 1 ━─────
             1        │· · · │· · · │· · · │· · · │· · · │         in hand a▲5 b▲6 c▲6  reserve ▲ ▲
             2        │·  7· │·  8· │·  9· │·  8· │·  7· │        ─ ● Grace ────────────────── 7 cubes ●●●●●●● ─
             3        │· · · │· · · │· · · │· · · │· · · │         research 1 ━─────     dominance 1 ━─────
               ┌──────┼──────┼──────┼──────┼──────┼──────┼──────┐ ─ ■ Joan ─────────────────── 7 cubes ■■■■■■■ ─
             4 │· · · │· · · │      │· · · │      │· · · │· · · │  research 1 ━─────     dominance 1 ━─────
             5 │·  7· │·  8· │      │· 10· │      │·  8· │·  7· │ ─ ◆ Mary ─────────────────── 7 cubes ◆◆◆◆◆◆◆ ─
             6 │· · · │· · · │      │· · · │      │· · · │· · · │  research 1 ━─────     dominance 1 ━─────
               └──────┼──────┼──────┼──────┼──────┼──────┼──────┘ ─ Command cards ─────── Gambits ──────────────
             7        │· · · │· · · │░ ░ ░ │· · · │· · · │        ─ Log ────────────────────────────────────────
             8        │·  9· │· 10· │░ ░ ░ │· 10· │·  9· │
             9        │· · · │· · · │░ ░ ░ │· · · │· · · │
               ┌──────┼──────┼──────┼──────┼──────┼──────┼──────┐
            10 │· · · │· · · │      │· · · │      │· · · │· · · │
            11 │·  7· │·  8· │      │· 10· │      │·  8· │·  7· │
            12 │· · · │· · · │      │· · · │      │· · · │· · · │
               └──────┼──────┼──────┼──────┼──────┼──────┼──────┘
            13        │· · · │· · · │· · · │· · · │· · · │
            14        │·  7· │·  8· │·  9· │·  8· │·  7· │
            15        │· · · │· · · │· · · │· · · │· · · │
                      └──────┴──────┴──────┴──────┴──────┘


              1 Keep   2 Reroll



             ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
        "]],
    );
}
