//! The drill in words.

use kernel::{Offer, Paragraph, Pick, Present, Seat, Sentence, Value};

use super::{Action, Drill, DrillEvent, State, View};

impl Present for Drill {
    type Preview = ();

    fn question(state: &State, seat: Seat) -> Sentence {
        let dial = state.dials[seat.index()];
        Sentence::new("drill-question").with("shows", dial.shows).with("wanted", dial.wanted)
    }

    fn offer(_state: &State, _seat: Seat, action: &Action) -> Offer {
        let key = match action {
            Action::Up => "drill-offer-up",
            Action::Down => "drill-offer-down",
            Action::Ready => "drill-offer-ready",
            Action::Elapsed { .. } => "drill-offer-elapsed",
        };
        let picks = vec![Pick::new("button", action.to_string())];
        Offer::new(Sentence::new(key), picks)
    }

    fn tell(event: &DrillEvent) -> Sentence {
        match *event {
            DrillEvent::DialTurned { seat, shows } => {
                Sentence::new("drill-dial-turned").with("seat", seat).with("shows", shows)
            }
            DrillEvent::SeatReady { seat } => Sentence::new("drill-seat-ready").with("seat", seat),
            DrillEvent::AlarmSounded { number, right } => {
                let seats: Vec<Value> = right.iter().map(Value::from).collect();
                Sentence::new("drill-alarm-sounded")
                    .with("number", number)
                    .with("right", right.len())
                    .with("seats", seats)
            }
            DrillEvent::DialOrdered { seat, wanted } => {
                Sentence::new("drill-dial-ordered").with("seat", seat).with("wanted", wanted)
            }
        }
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        let mut lines = vec![
            Sentence::new("drill-score").with("score", view.score).with("needed", view.needed),
            Sentence::new("drill-time")
                .with("seconds", view.elapsed_ms / 1000)
                .with("sounded", view.sounded)
                .with("alarms", view.alarms),
        ];
        lines.extend(Seat::all(view.dials.len() as u8).zip(&view.dials).map(|(seat, dial)| {
            Sentence::new("drill-dial")
                .with("seat", seat)
                .with("shows", dial.shows)
                .with("wanted", dial.wanted)
                .with("turns", dial.turns_left)
        }));
        vec![Paragraph { heading: Sentence::new("drill-heading"), lines }]
    }
}
