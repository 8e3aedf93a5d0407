//! What Quantum says, in both languages: all that it asks, offers, tells, refuses and describes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel::chance::Fast;
use kernel::{Menu as _, Present as _, Rules as _, Seat, Sentence, Stage as _, Viewer};
use quantum::{Action, Command, Event, Gambit, Map, Position, Quantum, Setup, State};
use words::{Language, Words};

use crate::quantum_scenes::{MISTAKES, SCENES};

/// So many sentences of each key are put into words; further ones differ in their values only.
const ENOUGH: usize = 60;

/// Marks that French joins to their words by a space at which no line ends.
const LOOSE: [&str; 6] = [" :", " ;", " !", " ?", "« ", " »"];

const DECISIONS_AT_MOST: usize = 500;

/// Says sentences in both languages and keeps them by their keys.
struct Speaker {
    languages: [Words; 2],
    names: [String; 4],
    said: BTreeMap<&'static str, Vec<[String; 2]>>,
    /// Actions that were offered somewhere, to be tried where they do not belong.
    strange: Vec<Action>,
}

impl Speaker {
    fn new() -> Self {
        Self {
            languages: Language::ALL.map(Words::new),
            names: ["Ana", "Bob", "Zoé", "Léo"].map(str::to_owned),
            said: BTreeMap::new(),
            strange: Vec::new(),
        }
    }

    #[track_caller]
    fn say(&mut self, sentence: &Sentence) {
        let said = self.said.entry(sentence.key).or_default();
        if said.len() >= ENOUGH {
            return;
        }
        let texts = self.languages.each_ref().map(|words| words.say(sentence, &self.names));
        let [_, french] = &texts;
        let loose = LOOSE.iter().find(|mark| french.contains(*mark));
        assert_eq!(loose, None, "`{french}` may be broken at its punctuation");
        for text in &texts {
            let whole = !text.trim().is_empty() && !text.contains(['{', '}']);
            assert!(whole, "{sentence:?} reads `{text}`");
        }
        said.push(texts);
    }

    fn tell(&mut self, events: &[Event]) {
        for event in events {
            self.say(&Quantum::tell(event));
        }
    }

    /// Everything there is to say about a position.
    fn present(&mut self, state: &State, chance: &mut Fast) {
        for paragraph in Quantum::describe(&Quantum::view(state, Viewer::Spectator)) {
            self.say(&paragraph.heading);
            paragraph.lines.iter().for_each(|line| self.say(line));
        }
        let Some(seat) = Quantum::prompt(state).seats().first() else {
            return self.say(&Quantum::question(state, Seat::new(0)));
        };
        self.say(&Quantum::question(state, seat));
        for action in actions(state, seat) {
            self.say(&Quantum::offer(state, seat, &action).sentence);
        }
        for _ in 0..8.min(self.strange.len()) {
            let action = self.strange[below(chance, self.strange.len())];
            self.refuse(state, seat, action);
        }
    }

    fn refuse(&mut self, state: &State, seat: Seat, action: Action) {
        if let Err(refusal) = Quantum::check(state, seat.into(), &action) {
            self.say(&refusal.sentence);
        }
    }

    /// A game of random decisions: first their kind, then one of that kind, so that what is
    /// seldom possible is seldom missed.
    fn play_game(&mut self, setup: &Setup, seed: u64) {
        let mut chance = Fast::new(seed);
        let mut events = Vec::new();
        let mut state = Quantum::start(setup, &mut chance, &mut events).expect("a sound set-up");
        for _ in 0..DECISIONS_AT_MOST {
            self.tell(&events);
            self.present(&state, &mut chance);
            let Some(seat) = Quantum::prompt(&state).seats().first() else { return };
            let mut kinds: BTreeMap<&str, Vec<Action>> = BTreeMap::new();
            for action in actions(&state, seat) {
                let key = Quantum::offer(&state, seat, &action).sentence.key;
                kinds.entry(key).or_default().push(action);
            }
            let kind = kinds.values().nth(below(&mut chance, kinds.len())).expect("a kind");
            let action = kind[below(&mut chance, kind.len())];
            self.strange.push(action);
            events.clear();
            Quantum::apply(&mut state, seat.into(), &action, &mut chance, &mut events);
        }
    }

    fn play_scene(&mut self, edition: &str, position: &str, actions: &[&str]) {
        let setup = Setup { edition: edition.to_owned(), ..Setup::basic(2) };
        let mut state = Quantum::stage(&setup, &read(position)).expect("a sound position");
        let mut chance = Fast::new(1);
        self.present(&state, &mut chance);
        for text in actions {
            let Some(seat) = Quantum::prompt(&state).seats().first() else { return };
            let action: Action = text.parse().expect("an action");
            if let Err(refusal) = Quantum::check(&state, seat.into(), &action) {
                self.say(&refusal.sentence);
                continue;
            }
            let mut events = Vec::new();
            Quantum::apply(&mut state, seat.into(), &action, &mut chance, &mut events);
            self.tell(&events);
            self.present(&state, &mut chance);
        }
    }

    /// What a start page says of the game.
    fn show_menu(&mut self) {
        self.say(&Quantum::name());
        for option in Quantum::options() {
            self.say(&option.label);
            for choice in option.choices {
                self.say(&choice.label);
                choice.group.iter().for_each(|group| self.say(group));
            }
        }
        for map in Map::all() {
            self.say(&Quantum::setting(&Setup::on(&map.id, map.seats)));
        }
    }

    fn refuse_setup(&mut self, setup: &Setup) {
        let refusal = setup.resolve().expect_err("the set-up is none of ours");
        self.say(&refusal.sentence);
    }
}

fn actions(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    Quantum::actions(state, seat, &mut actions);
    actions
}

fn below(chance: &mut Fast, count: usize) -> usize {
    (chance.next_u64() % count as u64) as usize
}

fn read(position: &str) -> Position {
    toml::from_str(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn say_everything() -> Speaker {
    let mut speaker = Speaker::new();
    speaker.show_menu();
    for scene in SCENES {
        speaker.play_scene(scene.edition, scene.position, scene.actions);
    }
    speaker.play_scene("revised", "seats = [{}, {}]", &["end"; 100]);
    for (number, map) in Map::all().iter().step_by(2).enumerate() {
        let edition = if number % 2 == 0 { "revised" } else { "first" };
        let setup = Setup { edition: edition.to_owned(), ..Setup::on(&map.id, map.seats) };
        speaker.play_game(&setup, number as u64);
    }

    for position in MISTAKES {
        let refusal = Quantum::stage(&Setup::basic(2), &read(position));
        speaker.say(&refusal.expect_err(position).sentence);
    }
    speaker.refuse_setup(&Setup { seats: 5, ..Setup::basic(2) });
    speaker.refuse_setup(&Setup { seats: 3, ..Setup::basic(2) });
    speaker.refuse_setup(&Setup::on("nowhere", 2));
    speaker.refuse_setup(&Setup { edition: "third".to_owned(), ..Setup::basic(2) });
    speaker
}

/// The ids of the messages in a file of English.
fn messages(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en").join(file);
    let source = fs::read_to_string(path).expect("the file can be read");
    let ids = source.lines().filter_map(|line| line.split_once(" = "));
    ids.filter(|(id, _)| !id.starts_with([' ', '#'])).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn quantum_has_words_for_everything_and_nothing_in_vain() {
    let speaker = say_everything();
    let silent: Vec<String> = messages("quantum/quantum.ftl")
        .into_iter()
        .filter(|id| !speaker.said.contains_key(id.as_str()))
        .collect();
    assert!(silent.is_empty(), "never said: {}", silent.join(", "));
}

#[test]
fn cards_ships_and_maps_of_quantum_have_names_and_texts() {
    let cards = Command::ALL.iter().map(|card| card.key());
    let cards = cards.chain(Gambit::ALL.iter().map(|card| card.key()));
    let mut keys: Vec<String> =
        cards.flat_map(|key| [key.to_owned(), format!("{key}.text")]).collect();
    for ship in 1..=6 {
        let attributes = ["", ".the", ".a", ".ability", ".text"];
        keys.extend(attributes.map(|attribute| format!("ship-{ship}{attribute}")));
    }
    keys.extend(Map::all().iter().map(|map| format!("map-{}", map.id)));
    for words in Language::ALL.map(Words::new) {
        let missing: Vec<&String> = keys.iter().filter(|key| words.text(key).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", words.language());
    }
}
