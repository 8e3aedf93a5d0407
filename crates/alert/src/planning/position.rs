//! Positions written by hand: who holds what, what lies where, and what time it is.

use kernel::chance::Scripted;
use kernel::{Refusal, Sentence, Stage};
use serde::Deserialize;

use super::Alert;
use super::setup::Setup;
use super::state::{Placed, State};
use crate::card::{Card, Half};
use crate::crew::Member;
use crate::mission::Lane;
use crate::ship::Zone;
use crate::threat::Threat;
use crate::track::Track;
use crate::turn::{Number, Phase, Turn};

/// A moment of the action round, or the cards as they lie at its end.
///
/// ```
/// use alert::planning::Position;
/// use alert::{Alert, Setup};
/// use kernel::{Rules, Seat, Stage};
///
/// let position = Position { hands: vec!["</A >/B".into()], ..Position::default() };
/// let state = Alert::stage(&Setup::on("S2-1", 4), &position)?;
/// let lay = "lay 1 A/<".parse().expect("an action");
/// assert!(Alert::check(&state, Seat::new(0).into(), &lay).is_ok());
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Seconds since the alarm; announcements up to then are not made.
    pub seconds: u32,
    /// Of each seat, cards apart by spaces: `</A h:LR/hA`.
    pub hands: Vec<String>,
    /// Of each member, androids last, as in plan files: `A/< - >/B`.
    pub plans: Vec<String>,
    /// The heroic card beside the board of each android: `h:LR/hA`.
    pub heroics: Vec<String>,
    /// Of each seat, 1 to 3.
    pub phases: Vec<u8>,
    /// Red, white, blue, internal.
    pub tracks: Vec<Track>,
    pub threats: Vec<StagedThreat>,
}

/// A threat that was announced.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagedThreat {
    pub number: u8,
    pub code: String,
    /// None for an internal threat.
    pub zone: Option<Zone>,
}

impl Stage for Alert {
    type Position = Position;

    fn stage(setup: &Setup, position: &Position) -> Result<State, Refusal> {
        let mut state = State::before_the_alarm(setup.settle()?, &mut Scripted::default());
        state.elapsed_ms = position.seconds * 1000;
        state.skip_to_now();
        for (desk, phase) in state.desks.iter_mut().zip(&position.phases) {
            let index = usize::from(*phase).wrapping_sub(1);
            desk.phase = *Phase::ALL.get(index).ok_or_else(|| wrong(&phase.to_string()))?;
        }
        if state.is_solo() && position.hands.is_empty() {
            state.desks[0].hand = std::mem::take(&mut state.deck);
        }
        for (index, text) in position.hands.iter().enumerate().take(Member::MOST) {
            for word in text.split_whitespace() {
                let card = state.take_from_deck(word)?;
                state.desks[index].put(card);
            }
        }
        state.stage_plans(&position.plans)?;
        state.stage_heroics(&position.heroics)?;
        state.stage_threats(position)?;
        Ok(state)
    }

    /// Cards are drawn by number, not out of a set.
    fn picks_named(_name: &str) -> Option<u64> {
        None
    }
}

impl State {
    fn skip_to_now(&mut self) {
        let now_ms = self.time_ms();
        let heard = self.soundtrack.cues.iter().take_while(|cue| cue.at_ms <= now_ms);
        self.heard = heard.count() as u16;
    }

    fn take_from_deck(&mut self, word: &str) -> Result<Card, Refusal> {
        let card: Card = word.parse().map_err(|_| wrong(word))?;
        match card {
            Card::Action(action) if !self.deck.remove(action) => Err(wrong(word)),
            Card::Action(_) | Card::Heroic(_) => Ok(card),
        }
    }

    fn stage_plans(&mut self, plans: &[String]) -> Result<(), Refusal> {
        if plans.len() > usize::from(self.settled.crew.size()) {
            return Err(wrong(&plans.len().to_string()));
        }
        for (member, plan) in self.members().zip(plans) {
            for (turn, word) in (1..).filter_map(Turn::new).zip(plan.split_whitespace()) {
                if word == "-" || turn.number() > self.settled.level.turns() {
                    continue;
                }
                let card = self.take_from_deck(word)?;
                let is_movement = word.starts_with(&card.movement().to_string());
                let half = if is_movement { Half::Movement } else { Half::Action };
                *self.slot_mut(member, turn) = Some(Placed { card, half });
            }
        }
        Ok(())
    }

    fn stage_heroics(&mut self, heroics: &[String]) -> Result<(), Refusal> {
        let androids: Vec<Member> = self.androids().map(|(_, member)| member).collect();
        for (member, word) in androids.into_iter().zip(heroics) {
            match word.parse() {
                Ok(Card::Heroic(card)) => self.boards[member.index()].heroic = Some(card),
                Ok(Card::Action(_)) | Err(_) => return Err(wrong(word)),
            }
        }
        Ok(())
    }

    fn stage_threats(&mut self, position: &Position) -> Result<(), Refusal> {
        if let [red, white, blue, rest @ ..] = position.tracks.as_slice() {
            self.mission.tracks = [*red, *white, *blue];
            self.mission.internal_track = *rest.first().unwrap_or(&self.mission.internal_track);
        }
        for staged in &position.threats {
            let refuse = || wrong(&staged.code);
            let number = Number::new(staged.number).ok_or_else(refuse)?;
            let threat = Threat::find(&staged.code).ok_or_else(refuse)?;
            let lane = staged.zone.map_or(Lane::Internal, Lane::External);
            self.mission.add(number, threat, lane).map_err(|_| refuse())?;
        }
        Ok(())
    }
}

fn wrong(what: &str) -> Refusal {
    let sentence = Sentence::new("refusal-alert-stage").with("what", what.to_owned());
    Refusal::new("SA-PLAN-02", sentence)
}
