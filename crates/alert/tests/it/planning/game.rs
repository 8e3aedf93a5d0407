//! A game in a few words: who does what, when, and what comes of it.

use alert::planning::{Action, BEAT_MS, Event, MemberView, Part, Position, State, View};
use alert::{Alert, Setup};
use kernel::chance::Fast;
use kernel::{Actor, Present as _, Prompt, Rules, Seat, Stage, Viewer, bench};

/// A game at some point, with everything that happened since the last question about it.
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    chance: Fast,
}

/// Seats are counted from 1, as people do.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

impl Game {
    pub(crate) fn start(setup: &Setup) -> Self {
        Self::seeded(setup, 1)
    }

    pub(crate) fn seeded(setup: &Setup, seed: u64) -> Self {
        let (mut chance, mut events) = (Fast::new(seed), Vec::new());
        let state = Alert::start(setup, &mut chance, &mut events).expect("a set-up of the game");
        Self { state, events, chance }
    }

    /// At the alarm, with these hands.
    pub(crate) fn with_hands(setup: &Setup, hands: &[&str]) -> Self {
        let hands = hands.iter().map(|hand| (*hand).to_owned()).collect();
        Self::staged(setup, &Position { hands, ..Position::default() })
    }

    pub(crate) fn staged(setup: &Setup, position: &Position) -> Self {
        let state = Alert::stage(setup, position).expect("a position of the game");
        Self { state, events: Vec::new(), chance: Fast::new(1) }
    }

    /// What chance gives from now on.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.chance = Fast::new(seed);
    }

    pub(crate) fn play(&mut self, actor: Actor, text: &str) -> Vec<Event> {
        let events = bench::play::<Alert>(&mut self.state, actor, text, &mut self.chance);
        self.events.extend(events.iter().copied());
        events
    }

    /// A seat decides, and may.
    pub(crate) fn does(&mut self, number: u8, text: &str) -> Vec<Event> {
        self.play(seat(number).into(), text)
    }

    /// Every seat decides the same.
    pub(crate) fn all_do(&mut self, text: &str) {
        for number in 1..=Alert::seats(&self.state) {
            self.does(number, text);
        }
    }

    /// The clause by which a seat may not decide this.
    pub(crate) fn refused(&self, number: u8, text: &str) -> &'static str {
        bench::refusal::<Alert>(&self.state, seat(number).into(), text)
    }

    pub(crate) fn allowed(&self, number: u8, text: &str) -> bool {
        bench::is_legal::<Alert>(&self.state, seat(number).into(), text)
    }

    /// Lets the clock run to this second of the mission.
    pub(crate) fn at(&mut self, seconds: u32) -> &mut Self {
        while self.state.part() == Part::Planning && self.state.time_ms() < seconds * 1000 {
            let Prompt::Decide { clock_ms: Some(due_ms), .. } = Alert::prompt(&self.state) else {
                panic!("the clock does not run")
            };
            assert_eq!(due_ms % BEAT_MS, 0);
            self.play(Actor::Clock, &format!("t {due_ms}"));
        }
        self
    }

    /// The clock runs out.
    pub(crate) fn run_out(&mut self) -> &mut Self {
        self.at(u32::MAX / 1000)
    }

    /// Nobody trips in the whole film.
    pub(crate) fn watch(&mut self) -> &mut Self {
        while self.state.part() == Part::Film {
            let asked = Alert::prompt(&self.state).seats().first().expect("somebody is asked");
            self.play(asked.into(), "go all");
        }
        self
    }

    pub(crate) fn view(&self, number: u8) -> View {
        Alert::view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(crate) fn spectate(&self) -> View {
        Alert::view(&self.state, Viewer::Spectator)
    }

    /// A member's board as this seat sees it: `A/<` face up, `m` or `a` for a back, `-` for none.
    pub(crate) fn board(&self, viewer: u8, member: u8) -> String {
        board(&self.view(viewer).members[usize::from(member) - 1])
    }

    pub(crate) fn hand(&self, number: u8) -> Vec<String> {
        self.view(number).hand.expect("a player sees the own hand")
    }

    pub(crate) fn phase(&self, number: u8) -> u8 {
        self.view(number).members[usize::from(number) - 1].phase.expect("players have a phase")
    }

    pub(crate) fn actions(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        Alert::actions(&self.state, seat(number), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The keys of the sentences that the seat may say.
    pub(crate) fn phrases(&self, number: u8) -> Vec<&'static str> {
        let forms = Alert::forms(&self.state, seat(number)).into_iter();
        forms.map(|form| form.sentence.key).collect()
    }

    /// The numbers of the threats that lie beside the tracks.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        self.spectate().threats.iter().map(|threat| threat.number).collect()
    }
}

pub(crate) fn board(member: &MemberView) -> String {
    let slots = member.slots.iter().map(|slot| match (&slot.card, slot.back) {
        (Some(card), _) => card.clone(),
        (None, Some("movement")) => "m".to_owned(),
        (None, Some(_)) => "a".to_owned(),
        (None, None) => "-".to_owned(),
    });
    let slots: Vec<String> = slots.collect();
    let used = slots.iter().rposition(|slot| slot != "-").map_or(0, |last| last + 1);
    slots[..used].join(" ")
}

/// The clause by which a set-up is refused.
pub(crate) fn refused_setup(setup: &Setup) -> &'static str {
    match setup.settle() {
        Ok(_) => panic!("the set-up is allowed"),
        Err(refusal) => refusal.clause.0,
    }
}
