//! What one viewer may know: the only thing that leaves the program.

mod ship;
mod threat;

use kernel::{Seat, SeatSet, Viewer};
use serde::Serialize;

use super::film::Film;
use super::setup::Officers;
use super::state::{Part, State};
use super::talk::{Deed, Said};
use crate::campaign::Repair;
use crate::card::{Card, Laid};
use crate::crew::Member;
use crate::level::Level;
use crate::logbook::DeckColours;
use crate::plan::Plan;
use crate::report::Score;
use crate::ship::{Store, Zone};
use crate::situation::Situation;
use crate::track::Track;
use crate::turn::{Number, Turn};

pub use ship::{FigureView, ShipView, ZoneView};
pub use threat::{CardView, ThreatView};

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertView"))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own for those who draw it"
)]
pub struct View {
    /// `planning`, `film`, `interval` or `over`.
    #[cfg_attr(feature = "schema", ts(type = "'planning' | 'film' | 'interval' | 'over'"))]
    pub part: &'static str,
    pub level: Level,
    pub choices: DeckColours,
    pub officers: Officers,
    /// When the clock acts next, since the start; none where no clock runs.
    pub clock_ms: Option<u32>,
    /// Since the alarm.
    pub time_ms: u32,
    /// When this mission's alarm sounded, since the start: a campaign has several.
    pub started_ms: u32,
    /// Whether time runs by itself.
    pub is_timed: bool,
    /// Whether the crew agreed that the clock may be stopped.
    pub may_pause: bool,
    /// When the phase ends, since the alarm, once the computer has warned of it.
    pub phase_ends_ms: Option<u32>,
    /// When the data transfer ends, since the alarm, while it is open.
    pub transfer_ends_ms: Option<u32>,
    /// Red, white, blue.
    pub tracks: [Track; 3],
    /// Where internal threats come.
    pub internal_track: Option<Track>,
    pub threats: Vec<ThreatView>,
    pub members: Vec<MemberView>,
    /// The viewer's own cards; in solo play everybody sees the open deck.
    pub hand: Option<Vec<String>>,
    /// Who holds a card out to whom.
    pub gifts: Vec<(Seat, Seat)>,
    /// The card that the viewer holds out.
    pub gift: Option<String>,
    pub transfer_open: bool,
    pub communications_down: bool,
    pub may_end: bool,
    /// Who agrees to end the round or, without a clock, has time go on.
    pub agreed: SeatSet,
    /// Who is asked whether a card was laid wrongly.
    pub waiting: SeatSet,
    /// The ship: while the crew plans and between two missions, as the mission will find it.
    pub ship: ShipView,
    pub result: Option<ResultView>,
    /// The missions of a campaign that are over.
    pub missions: u8,
    /// Which soundtrack it was, once that is no secret any more.
    pub soundtrack: Option<String>,
}

/// A member of the crew with the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct MemberView {
    /// None for an android.
    pub seat: Option<Seat>,
    /// The number of an android, from 1.
    pub android: Option<u8>,
    /// 1 to 3; that of the player.
    pub phase: Option<u8>,
    /// How many cards are in hand.
    pub hand: Option<u8>,
    /// Cards of incoming data that may still be drawn.
    pub draws: u8,
    /// An android's heroic card that is not played yet.
    pub heroic: Option<String>,
    pub slots: Vec<SlotView>,
    /// What the player has said; none for an android.
    pub said: Option<SaidView>,
}

/// What a player has said and not taken back. Nobody checks whether it is true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SaidView {
    /// What the player intends, by turn.
    pub will: Vec<(u8, Deed)>,
    /// The turn in which the player plays the heroic card.
    pub hero: Option<u8>,
    /// The numbers of the threats that the player takes care of.
    pub takes: Vec<u8>,
    /// Halves of cards, in their notation.
    pub has: Vec<String>,
    pub needs: Vec<String>,
    /// Whole cards.
    pub holds: Vec<String>,
}

impl From<&Said> for SaidView {
    fn from(said: &Said) -> Self {
        let deeds = (1_u8..).zip(said.deeds);
        let orders = |has| said.orders(has).map(|order| order.to_string()).collect();
        Self {
            will: deeds.filter_map(|(turn, deed)| Some((turn, deed?))).collect(),
            hero: said.hero.map(Turn::number),
            takes: said.takes.iter().map(Number::get).collect(),
            has: orders(true),
            needs: orders(false),
            holds: said.cards().map(|card| card.to_string()).collect(),
        }
    }
}

/// A slot of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SlotView {
    pub turn: u8,
    /// The half that is up: all that the back of a card tells (`SA-CARD-04`).
    #[cfg_attr(feature = "schema", ts(type = "'movement' | 'action' | null"))]
    pub back: Option<&'static str>,
    /// The card with the upper half first, for those who may see it.
    pub card: Option<String>,
    /// Nobody may change this slot any more.
    pub locked: bool,
}

/// How the last mission ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ResultView {
    pub won: bool,
    /// None for a loss or a test run.
    pub score: Option<ScoreView>,
    /// Where and when the ship was lost, and to which threat.
    pub loss: Option<LossView>,
}

/// How the ship was lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct LossView {
    pub turn: u8,
    /// None where the threat’s text ended the mission.
    pub zone: Option<Zone>,
    /// The code of the threat.
    pub by: String,
}

/// A score, line by line; penalties are negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScoreView {
    pub destroyed: i16,
    pub survived: i16,
    pub damage: i16,
    pub worst_zone: i16,
    pub knocked_out: i16,
    pub disabled_squads: i16,
    pub visual: i16,
    pub total: i16,
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> Self {
        Self {
            destroyed: score.destroyed,
            survived: score.survived,
            damage: score.damage,
            worst_zone: score.worst_zone,
            knocked_out: score.knocked_out,
            disabled_squads: score.disabled_squads,
            visual: score.visual,
            total: score.total(),
        }
    }
}

impl State {
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let settled = &self.settled;
        let film = self.film.as_ref();
        let now = self.table_seen();
        let is_known = matches!(self.part, Part::Over | Part::Interval);
        View {
            part: part_name(self.part),
            level: settled.level,
            choices: settled.choices,
            officers: settled.officers,
            clock_ms: self.due_ms(),
            time_ms: self.time_ms(),
            started_ms: self.started_ms,
            is_timed: settled.is_timed,
            may_pause: settled.may_pause,
            phase_ends_ms: self.phase_ends_ms(),
            transfer_ends_ms: self.transfer_ends_ms(),
            tracks: self.mission.tracks,
            internal_track: settled.level.has_battlebots().then_some(self.mission.internal_track),
            threats: self.mission.arrivals().map(|it| ThreatView::new(it, &now)).collect(),
            members: self.members().map(|member| self.member_seen(member, own)).collect(),
            hand: self.hand_seen(own),
            gifts: self.gifts().collect(),
            gift: own.and_then(|seat| self.gift_of(seat)),
            transfer_open: self.is_transfer_open,
            communications_down: self.is_silent,
            may_end: self.may_end,
            agreed: self.agreed,
            waiting: film.map_or(SeatSet::EMPTY, |film| film.waiting),
            ship: ShipView::new(&self.ship_seen(&now)),
            result: self.result_seen(),
            missions: self.campaign.reports().len() as u8,
            soundtrack: is_known.then(|| self.soundtrack.id.clone()),
        }
    }

    /// The table in the film; before, as the mission will find it, and nobody's cards matter.
    fn table_seen(&self) -> Situation {
        if let Some(film) = &self.film {
            return *film.resolution.situation();
        }
        let boards = self.members().map(|_| Plan::EMPTY).collect();
        Situation::new(&self.mission, &boards)
    }

    /// Between two missions, the ship as the next one will find it after the repairs so far; a
    /// single squad is shown in the lower red station until somebody says where it shall lie.
    fn ship_seen(&self, now: &Situation) -> Situation {
        if self.part != Part::Interval {
            return *now;
        }
        let condition = self.campaign.condition(Store::LowerRed);
        let boards = self.members().map(|_| Plan::EMPTY).collect();
        let mut mission = self.mission;
        mission.condition = condition;
        let mut found = Situation::new(&mission, &boards);
        for member in self.members() {
            let figure = &mut found.figures[member.index()];
            figure.knocked_out = self.campaign.repairs(member) == [Repair::Return];
        }
        found
    }

    fn hand_seen(&self, own: Option<Seat>) -> Option<Vec<String>> {
        let seat = if self.is_solo() { Some(Seat::new(0)) } else { own };
        let desk = self.desk(seat.filter(|seat| seat.index() < Member::MOST)?);
        let heroic = desk.heroic.map(Card::Heroic);
        let cards = desk.hand.cards().map(Card::Action).chain(heroic);
        Some(cards.map(|card| card.to_string()).collect())
    }

    fn gifts(&self) -> impl Iterator<Item = (Seat, Seat)> {
        self.seats().filter_map(|seat| Some((seat, self.desk(seat).gift?.to)))
    }

    fn gift_of(&self, seat: Seat) -> Option<String> {
        let gift = self.desks.get(seat.index())?.gift?;
        Some(Card::Action(gift.card).to_string())
    }

    fn member_seen(&self, member: Member, own: Option<Seat>) -> MemberView {
        let seat = self.seat_of(member);
        let android = self.androids().find(|(_, android)| *android == member);
        let desk = seat.map(|seat| self.desk(seat));
        MemberView {
            seat,
            android: android.map(|(number, _)| number + 1),
            phase: desk.map(|desk| desk.phase.index() as u8 + 1),
            hand: desk.map(super::state::Desk::count),
            draws: desk.map_or(0, |desk| desk.draws),
            heroic: self.boards[member.index()].heroic.map(|it| Card::Heroic(it).to_string()),
            slots: self.slots_seen(member, own),
            said: seat.map(|seat| self.talk.of(seat).into()),
        }
    }

    fn slots_seen(&self, member: Member, own: Option<Seat>) -> Vec<SlotView> {
        let is_own = own.is_some() && own == self.seat_of(member);
        let sees_all = is_own || self.is_open(member) || self.part == Part::Over;
        let turns = (1..=self.settled.level.turns()).filter_map(Turn::new);
        turns
            .map(|turn| {
                let (laid, is_shown) = self.laid_at(member, turn);
                let half = |laid: Laid| if laid.up.is_movement() { "movement" } else { "action" };
                SlotView {
                    turn: turn.number(),
                    back: laid.map(half),
                    card: laid.filter(|_| sees_all || is_shown).map(|laid| laid.to_string()),
                    locked: self.is_locked(member, turn),
                }
            })
            .collect()
    }

    /// The card on a slot, and whether everybody has seen it in the film.
    fn laid_at(&self, member: Member, turn: Turn) -> (Option<Laid>, bool) {
        match &self.film {
            Some(Film { resolution, .. }) => {
                let now = resolution.situation();
                (now.plans[member.index()].at(turn), turn <= now.turn)
            }
            None => (self.slot(member, turn).map(super::state::Placed::laid), false),
        }
    }

    fn is_locked(&self, member: Member, turn: Turn) -> bool {
        let is_past = |seat| turn.phase() < self.desk(seat).phase;
        match self.seat_of(member) {
            _ if self.part != Part::Planning => true,
            Some(seat) => is_past(seat),
            None => self.seats().all(is_past),
        }
    }

    fn result_seen(&self) -> Option<ResultView> {
        let report = self.report.as_ref()?;
        let culprit = report.loss().and_then(|loss| self.mission.arrival(loss.by));
        let score = if self.part == Part::Over { self.final_score() } else { report.score() };
        Some(ResultView {
            won: report.is_won(),
            score: score.map(ScoreView::from),
            loss: report.loss().zip(culprit).map(|(loss, arrival)| LossView {
                turn: loss.turn.number(),
                zone: loss.zone,
                by: arrival.threat.code.clone(),
            }),
        })
    }
}

const fn part_name(part: Part) -> &'static str {
    match part {
        Part::Planning => "planning",
        Part::Film => "film",
        Part::Interval => "interval",
        Part::Over => "over",
    }
}
