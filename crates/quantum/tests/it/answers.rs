//! The second opinion on every question that is not a turn's actions.

use kernel::{Present as _, Rules as _, Seat, Viewer};
use quantum::{Action, Event, Place, Quantum, ShipRef, Square, State};

use crate::brute::{Brute, Spot, around, near, spot};

/// What happened so far in the turn and does not show in the view.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Past {
    /// The active seat has attacked in this turn.
    pub(crate) attacked: bool,
    /// Rerolls in the last combat.
    rerolls: Vec<(Seat, &'static str)>,
    /// Where the last transport went.
    flagship: Option<Spot>,
    /// The face that the ship showed, while a reconfigured ship gets another.
    old_face: Option<u8>,
}

impl Past {
    /// Takes note of a decision in a position, and of what it made happen.
    pub(crate) fn note(&mut self, before: &State, action: Action, events: &[Event]) {
        self.old_face = match action {
            Action::Reconfigure(ShipRef::On(at)) | Action::Scout(at) => face_on(before, at),
            Action::Reconfigure(ShipRef::Scrapped(die)) => {
                let dice = before.dice(before.active());
                dice.filter(|(other, ..)| *other == die).map(|(_, _, face)| face).next()
            }
            _ => None,
        };
        if let Action::Transport { to, .. } = action {
            self.flagship = Some(spot(&to.to_string()));
        }
        for event in events {
            match event {
                Event::TurnStarted { .. } => self.attacked = false,
                Event::AttackDeclared { .. } => {
                    self.attacked = true;
                    self.rerolls.clear();
                }
                Event::CombatRerolled { seat, with, .. } => self.rerolls.push((*seat, with.id())),
                _ => {}
            }
        }
    }
}

fn face_on(state: &State, at: Square) -> Option<u8> {
    let mut dice = state.dice(state.active());
    dice.find(|(_, place, _)| *place == Place::Board(at)).map(|(_, _, face)| face)
}

/// Everything that the seat that is asked may do, in notation and sorted, worked out by brute
/// force.
pub(crate) fn expected(state: &State, past: &Past) -> Vec<String> {
    let Some(seat) = Quantum::prompt(state).seats().first() else { return Vec::new() };
    let view = Quantum::view(state, Viewer::Spectator);
    let question = Quantum::question(state, seat);
    let brute = Brute::new(&view, past);
    let key = question.key.strip_prefix("question-quantum-").unwrap_or(question.key);
    let mut out = brute.answer(key, seat);
    out.sort();
    out
}

/// What the rules list, in notation and sorted.
pub(crate) fn listed(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(seat) = Quantum::prompt(state).seats().first() {
        Quantum::actions(state, seat, &mut actions);
    }
    let mut out: Vec<String> = actions.iter().map(ToString::to_string).collect();
    out.sort();
    out
}

/// Panics with the difference when the rules and the second opinion disagree.
pub(crate) fn compare(state: &State, past: &Past, place: impl Fn() -> String) {
    let (found, wanted) = (listed(state), expected(state, past));
    if found != wanted {
        let only = |these: &[String], those: &[String]| -> Vec<String> {
            these.iter().filter(|it| !those.contains(it)).cloned().collect()
        };
        let (extra, missing) = (only(&found, &wanted), only(&wanted, &found));
        panic!(
            "{}: listed but not allowed {extra:?}, allowed but not listed {missing:?}\n{state:?}",
            place()
        );
    }
}

fn texts<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

impl Brute<'_> {
    fn answer(&self, question: &str, seat: Seat) -> Vec<String> {
        let index = seat.index();
        let with = |verb: &'static str, spots: Vec<Spot>| -> Vec<String> {
            spots.into_iter().map(|at| format!("{verb} {}", crate::brute::name(at))).collect()
        };
        match question {
            "actions" => self.turn(),
            "start-roll" | "keep" => texts(["keep", "reroll"]),
            "start-planet" => self.planets("settle", |it| it.start && it.cubes.is_empty()),
            "start-ship" => with("place", self.entries(index)),
            "picks" => self.picks(index),
            "drop" => {
                let at = self.past.flagship.expect("a transport was ordered");
                let open = self.open.iter().copied();
                with("drop", open.filter(|to| around(*to, at) && self.is_empty(*to)).collect())
            }
            "danger" => texts(["fight", "detonate"]),
            "rerolls" => self.rerolls(seat),
            "advance" => texts(["occupy", "withdraw"]),
            "face" => self.faces(),
            "infamy" => {
                let planets = self.open_planets(index).into_iter();
                planets.map(|it| format!("infamy {}", self.view.planets[it].square)).collect()
            }
            "place" => {
                let mut out = with("place", self.entries(index));
                out.push("scrap".to_owned());
                out
            }
            "relocate" => self.relocations(index),
            "reorganize" => self.reorganizations(index),
            "sabotage" | "room" => {
                let cards = self.view.seats[index].cards.iter();
                cards.map(|card| format!("discard {}", card.card)).collect()
            }
            other => panic!("no brute force for `{other}`"),
        }
    }

    fn planets(&self, verb: &str, fits: impl Fn(&quantum::PlanetView) -> bool) -> Vec<String> {
        let planets = self.view.planets.iter().filter(|planet| fits(planet));
        planets.map(|planet| format!("{verb} {}", planet.square)).collect()
    }

    /// `QU-CARD-03`, `QU-CARD-10`, `QU-CARD-18`, `QU-CARD-20`.
    fn picks(&self, seat: usize) -> Vec<String> {
        let mut out = texts(["pass", "refresh"]);
        let no_reserve = self.view.ships_in(seat, "reserve").next().is_none();
        for card in self.view.commands.iter().chain(&self.view.gambits) {
            let text = format!("take {card}");
            let impossible = card == "expansion" && no_reserve;
            if !impossible && !out.contains(&text) {
                out.push(text);
            }
        }
        out
    }

    /// `QU-NOTE-04`, `QU-NOTE-05`: the attacker's own die by Relentless and Scrappy, the other's by
    /// Cruel; each card once, and no die that Rational fixes.
    fn rerolls(&self, seat: Seat) -> Vec<String> {
        let combat = self.view.combat.as_ref().expect("a combat is being resolved");
        let attacks = seat.index() == usize::from(combat.attacker);
        let other = usize::from(if attacks { combat.defender } else { combat.attacker });
        let mut out = texts(["keep"]);
        for card in ["relentless", "scrappy", "cruel"] {
            let roller = if card == "cruel" { other } else { seat.index() };
            let unused = !self.past.rerolls.contains(&(seat, card));
            let in_turn = attacks || card != "scrappy";
            if self.has(seat.index(), card) && unused && in_turn && !self.has(roller, "rational") {
                out.push(format!("reroll {card}"));
            }
        }
        out
    }

    /// Clever: any face, but a reconfigured ship must change (`QU-RECONF-02`).
    fn faces(&self) -> Vec<String> {
        let faces = (1..=6).filter(|face| Some(*face) != self.past.old_face);
        faces.map(|face| format!("choose {face}")).collect()
    }

    /// `QU-RELOCATION-01`, `QU-FAQ-08`.
    fn relocations(&self, seat: usize) -> Vec<String> {
        let mut out = Vec::new();
        let planets = 0..self.view.planets.len();
        for owner in (0..self.view.seats.len()).filter(|owner| *owner != seat) {
            for from in planets.clone().filter(|planet| self.own_cubes(owner, *planet) > 0) {
                for to in planets.clone().filter(|planet| self.own_cubes(owner, *planet) == 0) {
                    let (from, to) = (&self.view.planets[from], &self.view.planets[to]);
                    let free = to.cubes.len() < usize::from(to.slots);
                    if free && (self.revised() || to.number <= from.number) {
                        let owner = owner + 1;
                        out.push(format!("relocate {owner} {} {}", from.square, to.square));
                    }
                }
            }
        }
        out
    }

    /// `QU-REORGANIZATION-01`.
    fn reorganizations(&self, seat: usize) -> Vec<String> {
        let mut choices = vec![String::new()];
        for ship in self.view.seats[seat].ships.iter().filter(|ship| ship.place != "reserve") {
            let with: Vec<String> =
                choices.iter().map(|choice| format!("{choice}{}", ship.die)).collect();
            choices.extend(with);
        }
        let word = |choice: String| if choice.is_empty() { "none".to_owned() } else { choice };
        choices.into_iter().map(|choice| format!("reorganize {}", word(choice))).collect()
    }
}

/// Whether an interceptor's order sets its mark, and nothing else does: compares the ship's ability
/// before and after.
pub(crate) fn compare_manoeuvre(before: &State, past: &Past, action: Action, after: &State) {
    let (from, via, last, pay) = match action {
        Action::Move { from, to, pay } => (from, to, to, pay),
        Action::Attack { from, via, target, pay } => (from, via, target, pay),
        _ => return,
    };
    let [from, via, last] = [from, via, last].map(|square| spot(&square.to_string()));
    let (old, new) =
        (Quantum::view(before, Viewer::Spectator), Quantum::view(after, Viewer::Spectator));
    let brute = Brute::new(&old, past);
    let ship = brute.ship_at(from).expect("a ship was ordered");
    let index = usize::from(ship.die.as_bytes()[0] - b'a');
    let used = |view: &quantum::View| view.seats[brute.active()].ships[index].ability_used;
    let cunning = |view: &quantum::View| {
        view.seats[brute.active()].cards.iter().any(|card| card.card == "cunning" && card.used)
    };
    let needed = ship.face == 5 && brute.needs_diagonal(from, &pay.to_string(), via, last);
    assert_eq!(used(&new), used(&old) || needed, "`{action}`: the ability\n{before:?}");
    let again = cunning(&old) || (used(&old) && needed);
    assert_eq!(cunning(&new), again, "`{action}`: Cunning\n{before:?}");
    assert!(near(via, last) || via == last || needed, "`{action}`: a diagonal attack");
}
