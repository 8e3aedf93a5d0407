//! The race in words.

use kernel::{Offer, Paragraph, Pick, Present, Seat, Sentence};

use super::{Action, Race, RaceEvent, State, Step, View};

impl Present for Race {
    type Preview = ();

    fn question(state: &State, _seat: Seat) -> Sentence {
        match state.top() {
            Step::Turn { boosted: false, .. } => Sentence::new("race-question-turn"),
            Step::Turn { boosted: true, .. } => Sentence::new("race-question-boosted"),
            Step::React { by, .. } => Sentence::new("race-question-react").with("seat", by),
        }
    }

    fn offer(_state: &State, _seat: Seat, action: &Action) -> Offer {
        let key = match action {
            Action::Roll => "race-offer-roll",
            Action::Rest => "race-offer-rest",
            Action::Boost => "race-offer-boost",
            Action::Yield => "race-offer-yield",
            Action::Block => "race-offer-block",
        };
        Offer::new(Sentence::new(key), vec![Pick::new("button", action.word())])
    }

    fn tell(event: &RaceEvent) -> Sentence {
        match *event {
            RaceEvent::RocketLoaded { seat } => by("race-rocket-loaded", seat),
            RaceEvent::RocketBurnt { seat } => by("race-rocket-burnt", seat),
            RaceEvent::ShipMoved { seat, die, to } => {
                by("race-ship-moved", seat).with("die", die).with("square", to)
            }
            RaceEvent::ShipRanInto { seat, other } => {
                by("race-ship-ran-into", seat).with("other", other)
            }
            RaceEvent::ShipYielded { seat, to } => by("race-ship-yielded", seat).with("square", to),
            RaceEvent::BlockRolled { seat, die } => by("race-block-rolled", seat).with("die", die),
            RaceEvent::ShipThrownBack { seat, to } => {
                by("race-ship-thrown-back", seat).with("square", to)
            }
            RaceEvent::GoalReached { seat } => by("race-goal-reached", seat),
            RaceEvent::TimeRanOut => Sentence::new("race-time-ran-out"),
        }
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        let round = view.rounds.min(view.round + 1);
        let mut lines = vec![
            Sentence::new("race-round")
                .with("round", round)
                .with("rounds", view.rounds)
                .with("seat", view.turn),
        ];
        let ships = view.squares.iter().zip(&view.rockets);
        lines.extend(Seat::all(view.squares.len() as u8).zip(ships).map(
            |(seat, (square, rockets))| {
                by("race-ship", seat).with("square", *square).with("rockets", *rockets)
            },
        ));
        let heading = Sentence::new("race-heading").with("goal", view.goal);
        vec![Paragraph { heading, lines }]
    }
}

fn by(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).with("seat", seat)
}
