//! Space Alert put before a person: questions, offers, news and the position in words, as data.

mod cards;
mod deeds;
mod describe;
mod film;
mod forms;
mod names;
mod offer;
mod shorthand;
mod story;
mod tell;

use kernel::{
    Clause, Form, Line, Offer, Paragraph, Pick, Picked, Present, Refusal, Seat, Sentence,
};

use super::Alert;
use super::action::Action;
use super::event::Event;
use super::state::{Part, State};
use super::talk::Phrase;
use super::view::View;
use names::{phase_the, say, who};

impl Present for Alert {
    type Preview = ();

    fn question(state: &State, seat: Seat) -> Sentence {
        match state.part {
            Part::Planning => planning_question(state, seat),
            Part::Film => say("question-alert-trip").with(
                "turn",
                state.film.map_or(1, |film| film.resolution.situation().turn.number()),
            ),
            Part::Interval => match state.interval.next(state) {
                Some(member) => {
                    say("question-alert-repair").with("who", who(state.settled.crew, member))
                }
                None if state.interval.is_agreed() => say("question-alert-squad"),
                None => say("question-alert-go-on"),
            },
            Part::Over => say("question-none"),
        }
    }

    fn offer(state: &State, seat: Seat, action: &Action) -> Offer {
        offer::offer(state, seat, *action)
    }

    fn forms(state: &State, seat: Seat) -> Vec<Form> {
        forms::forms(state, seat)
    }

    fn tell(event: &Event) -> Sentence {
        tell::tell(event)
    }

    fn clause(event: &Event) -> Option<Clause> {
        Some(event.clause())
    }

    fn depth(event: &Event) -> u8 {
        story::depth(event)
    }

    fn tell_all(events: &[Event]) -> Vec<Line> {
        story::tell_all(events)
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        describe::describe(view)
    }

    /// The threat that it is about.
    fn marks(event: &Event) -> Vec<Pick> {
        let number = match event {
            Event::ThreatPlaced { number, .. }
            | Event::Said { phrase: Phrase::Take(number) | Phrase::Leave(number), .. } => {
                Some(*number)
            }
            Event::Film(film) => film.event.number(),
            Event::AlarmSounded { .. }
            | Event::HeroicShown { .. }
            | Event::PileTaken { .. }
            | Event::Announced { .. }
            | Event::ReportPassedOver { .. }
            | Event::CardLaid { .. }
            | Event::CardTurned { .. }
            | Event::CardMoved { .. }
            | Event::CardTaken { .. }
            | Event::CardDrawn { .. }
            | Event::CardHeldOut { .. }
            | Event::CardHandedOver { .. }
            | Event::CardKept { .. }
            | Event::Said { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::RoundEnded
            | Event::CardsShown { .. }
            | Event::TripDeclared { .. }
            | Event::Watched { .. }
            | Event::MissionEnded { .. }
            | Event::Proposed { .. }
            | Event::WentOn { .. }
            | Event::Repaired { .. }
            | Event::CampaignEnded => None,
        };
        number.map(|number| Pick::new("threat", number.to_string())).into_iter().collect()
    }

    /// Each mission of a campaign begins at 0:00; the film and the interval know no hurry.
    fn clock_shows(state: &State, now_ms: u32) -> Option<u32> {
        (state.part == Part::Planning).then(|| now_ms.saturating_sub(state.started_ms))
    }

    fn catalogue() -> Vec<Paragraph> {
        cards::reference()
    }

    fn shorthand(state: &State, seat: Seat, text: &str) -> Result<Option<Vec<Action>>, Refusal> {
        shorthand::shorthand(state, seat, text)
    }

    fn shorthand_help() -> Option<Sentence> {
        Some(say("text-alert-shorthand"))
    }

    fn meant(_state: &State, _seat: Seat, picks: &[Picked<'_>]) -> Option<Action> {
        offer::meant(picks)
    }
}

fn planning_question(state: &State, seat: Seat) -> Sentence {
    if state.agreed.contains(seat) {
        return say("question-alert-agreed");
    }
    let desk = state.desk(seat);
    let turns = desk.phase.turns();
    say("question-alert-plan")
        .with("phase", phase_the(desk.phase))
        .with("first", *turns.start())
        .with("last", (*turns.end()).min(state.settled.level.turns()))
        .with("cards", desk.count())
}
