//! The random games reach everything: otherwise what they keep would say little.

use std::collections::BTreeSet;

use kernel::{Present as _, Seat};
use quantum::{Action, Card, Event, Pay, Quantum, Roll, Setup};

use crate::player::{Playout, Style};

/// Names the variant of a value, and lists the names of all variants.
macro_rules! variants {
    ($name:ident, $all:ident, $type:ident, [$($variant:ident),* $(,)?]) => {
        const $all: &[&str] = &[$(stringify!($variant)),*];

        const fn $name(value: &$type) -> &'static str {
            match value { $($type::$variant { .. } => stringify!($variant)),* }
        }
    };
}

#[rustfmt::skip]
variants!(event_name, EVENTS, Event, [
    ShipRolled, FaceChosen, TieRolled, FirstPlayerFound, CubePlaced, CubeRelocated, ShipPlaced,
    ShipScrapped, TurnStarted, CardPhaseStarted, TurnEnded, ShipMoved, ShipLoaded, ShipWarped,
    FaceChanged, AttackDeclared, CombatRolled, CombatRerolled, CombatDecided, AttackRepelled,
    ShipDestroyed, BothDestroyed, ResearchChanged, DominanceChanged, ActionGained, CardTaken,
    CardDiscarded, CardRevealed, DisplayRefreshed, PicksLapsed, GameEnded,
]);

#[rustfmt::skip]
variants!(action_name, ACTIONS, Action, [
    Keep, Reroll, Settle, Place, Scrap, Reconfigure, Deploy, Move, Attack, Transport, Drop, Build,
    Research, End, Strike, Warp, Modify, Scout, Cerebral, Tyrannical, Flexible, Nomadic,
    Resourceful, Occupy, Withdraw, Detonate, Fight, RerollWith, Choose, Infamy, Take, Refresh,
    Pass, Discard, Relocate, Reorganize,
]);

#[rustfmt::skip]
variants!(roll_name, ROLLS, Roll, [
    Start, StartAgain, Reconfigured, Destroyed, Resourceful, Expansion, Reorganized, Scrappy,
]);

/// The questions of every step that asks; the steps that run by themselves show in the events.
#[rustfmt::skip]
const QUESTIONS: &[&str] = &[
    "start-roll", "start-planet", "start-ship", "actions", "picks", "drop", "danger",
    "attacker-rerolls", "defender-rerolls", "advance", "face", "keep", "infamy", "place",
    "relocate", "reorganize", "sabotage", "room",
];

/// Orders that a card pays for, cards that show in events, and questions out of turn.
#[rustfmt::skip]
const CARD_EFFECTS: &[&str] = &[
    "curious Move", "curious Transport", "tactical Attack", "tactical Move", "tactical Transport",
    "arrogant action", "conformist action", "resourceful action", "warlike action",
    "cruel reroll", "relentless reroll", "scrappy reroll", "bonus turn", "foreign infamy",
    "foreign picks",
];

#[derive(Default)]
struct Met {
    events: BTreeSet<&'static str>,
    actions: BTreeSet<&'static str>,
    rolls: BTreeSet<&'static str>,
    questions: BTreeSet<&'static str>,
    cards: BTreeSet<&'static str>,
    effects: BTreeSet<String>,
}

impl Met {
    fn note_question(&mut self, game: &Playout, seat: Seat) {
        let key = Quantum::question(&game.state, seat).key;
        let key = key.strip_prefix("question-quantum-").unwrap_or(key);
        self.questions.insert(match key {
            "rerolls" if seat == game.state.active() => "attacker-rerolls",
            "rerolls" => "defender-rerolls",
            _ => key,
        });
        if seat != game.state.active() && ["infamy", "picks"].contains(&key) {
            self.effects.insert(format!("foreign {key}"));
        }
    }

    fn note_action(&mut self, action: Action) {
        self.actions.insert(action_name(&action));
        let (Action::Move { pay, .. } | Action::Attack { pay, .. } | Action::Transport { pay, .. }) =
            action
        else {
            return;
        };
        if pay != Pay::Action {
            self.effects.insert(format!("{pay}{}", action_name(&action)));
        }
    }

    fn note_event(&mut self, event: &Event) {
        self.events.insert(event_name(event));
        match event {
            Event::ShipRolled { roll, .. } => {
                self.rolls.insert(roll_name(roll));
            }
            Event::CardTaken { card, .. } => {
                self.cards.insert(card.id());
            }
            Event::ActionGained { card, .. } => {
                self.effects.insert(format!("{} action", card.id()));
            }
            Event::CombatRerolled { with, .. } => {
                self.effects.insert(format!("{} reroll", with.id()));
            }
            Event::TurnStarted { actions: 2, .. } => {
                self.effects.insert("bonus turn".to_owned());
            }
            _ => {}
        }
    }

    fn play(&mut self, setup: &Setup, seed: u64) {
        let mut game = Playout::start(setup, Style::Eager, seed);
        game.events.clone().iter().for_each(|event| self.note_event(event));
        while let Some(seat) = game.asked() {
            self.note_question(&game, seat);
            let action = game.choose(seat);
            self.note_action(action);
            game.play(seat, action);
            game.events.iter().for_each(|event| self.note_event(event));
        }
    }
}

/// Both lists hold the same: nothing is missing, and nothing is met that nobody listed.
fn expect_all<'a>(what: &str, met: impl Iterator<Item = &'a str>, all: &[&'a str]) {
    let (met, all): (BTreeSet<&str>, BTreeSet<&str>) =
        (met.collect(), all.iter().copied().collect());
    let missing: Vec<_> = all.difference(&met).collect();
    let unknown: Vec<_> = met.difference(&all).collect();
    assert!(missing.is_empty(), "{what} that never occurred: {missing:?}");
    assert!(unknown.is_empty(), "{what} that nobody listed: {unknown:?}");
}

#[test]
fn random_games_reach_everything() {
    let mut met = Met::default();
    for setup in [2, 3, 4].map(Setup::basic).into_iter().chain([Setup::on("tactics", 2)]) {
        for seed in 0..60 {
            met.play(&setup, seed);
        }
    }
    let cards: Vec<&str> = Card::all().map(Card::id).collect();
    expect_all("events", met.events.iter().copied(), EVENTS);
    expect_all("actions", met.actions.iter().copied(), ACTIONS);
    expect_all("rolls", met.rolls.iter().copied(), ROLLS);
    expect_all("questions", met.questions.iter().copied(), QUESTIONS);
    expect_all("cards", met.cards.iter().copied(), &cards);
    expect_all("effects of cards", met.effects.iter().map(String::as_str), CARD_EFFECTS);
}
