//! The resolution round: turn by turn what was planned happens, and cards that were laid wrongly
//! may be corrected (`SA-GEN-02`, `SA-TRIP-01`).

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat, SeatSet};

use super::action::Action;
use super::event::{Event, FilmEvent};
use super::refusal::Ban;
use super::state::{Board, Part, State};
use crate::card::{Correction, Laid};
use crate::crew::{Crew, Member};
use crate::logbook::LogLine;
use crate::mission::Mission;
use crate::resolve::{Resolution, Status};
use crate::ship::Zone;
use crate::tile::TileOrder;

/// The resolution while it runs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Film {
    pub(super) resolution: Resolution,
    /// What was corrected in this turn.
    pub(super) trips: [Option<Correction>; Member::MOST],
    /// Who has yet to say whether something was laid wrongly.
    pub(super) waiting: SeatSet,
    /// Who has nothing to correct in the rest of the mission.
    pub(super) content: SeatSet,
}

impl Film {
    /// The card that a member is about to play; none of somebody who is knocked out.
    pub(super) fn card(&self, member: Member) -> Option<Laid> {
        let now = self.resolution.situation();
        if now.figure(member).knocked_out { None } else { now.card(member) }
    }
}

/// Passes the events of the resolution on, with what is needed to put them into words.
pub(super) struct FilmLog<'a, L> {
    log: &'a mut L,
    crew: Crew,
    mission: Mission,
}

impl<L: Log<Event>> Log<crate::Event> for FilmLog<'_, L> {
    fn push(&mut self, event: crate::Event) {
        self.log.push(Event::Film(FilmEvent::new(event, self.crew, &self.mission)));
    }
}

impl State {
    /// All slots are locked, everything is put back into its place, and the film begins
    /// (`SA-PLAN-12`, `SA-SHIP-11`).
    pub(super) fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        log.push(Event::RoundEnded);
        self.agreed = SeatSet::EMPTY;
        self.is_silent = false;
        self.is_transfer_open = false;
        self.call_missing_threats(chance, log);
        let (plans, tiles) = (self.plans(), self.shuffle_tiles(chance));
        let mut film_log = self.film_log(log);
        let mission = film_log.mission;
        let resolution = Resolution::new(&mission, &plans, &tiles, &mut film_log);
        self.boards.iter_mut().for_each(|board| board.slots = Board::EMPTY.slots);
        self.part = Part::Film;
        self.film = Some(Film {
            resolution,
            trips: [None; Member::MOST],
            waiting: SeatSet::EMPTY,
            content: SeatSet::EMPTY,
        });
        self.roll(log);
    }

    /// By chance, as far as the mission leaves it to chance.
    pub(super) fn shuffle_tiles(&self, chance: &mut impl Chance) -> TileOrder {
        let tiles = &self.soundtrack.tiles;
        let shuffled = TileOrder::shuffled(chance);
        let fixed = |order: TileOrder, zone: Zone| order.beginning(zone, &tiles[zone.index()]);
        Zone::ALL.into_iter().fold(shuffled, fixed)
    }

    pub(super) fn film_log<'a, L: Log<Event>>(&self, log: &'a mut L) -> FilmLog<'a, L> {
        FilmLog { log, crew: self.settled.crew, mission: self.mission }
    }

    /// Plays turns until somebody is to be asked or the mission is over.
    pub(super) fn roll(&mut self, log: &mut impl Log<Event>) {
        while let Some(mut film) = self.film {
            if film.resolution.status() != Status::Running {
                return self.close_film(&film, log);
            }
            if film.waiting.is_empty() {
                self.show_cards(&film, log);
                film.waiting = self.asked_in(&film);
                self.film = Some(film);
                if !film.waiting.is_empty() {
                    return;
                }
            }
            self.play_turn(log);
        }
    }

    fn play_turn(&mut self, log: &mut impl Log<Event>) {
        let mut film_log = self.film_log(log);
        let Some(film) = &mut self.film else { return };
        let trips = film.trips;
        film.resolution.play_turn(|member| trips[member.index()], &mut film_log);
        film.trips = [None; Member::MOST];
        film.waiting = SeatSet::EMPTY;
    }

    /// All cards of the turn are turned over at once (`SA-TURN-03`).
    fn show_cards(&self, film: &Film, log: &mut impl Log<Event>) {
        let turn = film.resolution.situation().turn;
        let mut cards = [None; Member::MOST];
        for member in self.members() {
            cards[member.index()] = film.card(member);
        }
        if cards.iter().any(Option::is_some) {
            log.push(Event::CardsShown { crew: self.settled.crew, turn, cards });
        }
    }

    /// Whoever may have laid a card wrongly; the Captain answers for the androids
    /// (`SA-ANDR-10`).
    fn asked_in(&self, film: &Film) -> SeatSet {
        let with_card = self.members().filter(|member| film.card(*member).is_some());
        let seats = with_card.map(|member| self.answers_for(member));
        SeatSet::of(seats.filter(|seat| !film.content.contains(*seat)))
    }

    /// The seat that decides for a member once the cards lie.
    pub(super) fn answers_for(&self, member: Member) -> Seat {
        self.seat_of(member).unwrap_or(self.settled.officers.captain)
    }

    pub(super) fn check_film(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(film) = self.film.as_ref().filter(|_| self.part == Part::Film) else {
            return Err(Ban::StillPlanning.into());
        };
        if !film.waiting.contains(seat) {
            return Err(Refusal::not_asked(seat));
        }
        match action {
            Action::Trip { android, correction } => {
                Ok(self.check_trip(film, seat, android, correction)?)
            }
            Action::Lay { .. }
            | Action::Turn(_)
            | Action::Move { .. }
            | Action::Take(_)
            | Action::Next
            | Action::Draw
            | Action::Give { .. }
            | Action::Accept(_)
            | Action::Say(_)
            | Action::Done
            | Action::Stay
            | Action::Go
            | Action::GoAll
            | Action::Repair(_)
            | Action::Station(_)
            | Action::GoOn(_)
            | Action::Stop
            | Action::Elapsed { .. } => Ok(()),
        }
    }

    fn check_trip(
        &self,
        film: &Film,
        seat: Seat,
        android: Option<u8>,
        correction: Correction,
    ) -> Result<(), Ban> {
        let member = self.tripping(seat, android).ok_or(Ban::NoSuchBoard)?;
        if self.answers_for(member) != seat {
            return Err(Ban::NotYourFigure);
        }
        if film.trips[member.index()].is_some() {
            return Err(Ban::TrippedAlready);
        }
        let meant = film.card(member).and_then(|laid| laid.corrected(correction));
        meant.map(|_| ()).ok_or(Ban::CannotTrip)
    }

    fn tripping(&self, seat: Seat, android: Option<u8>) -> Option<Member> {
        match android {
            None => self.member_of(seat),
            Some(number) => {
                self.androids().find(|(android, _)| *android == number).map(|(_, member)| member)
            }
        }
    }

    pub(super) fn answer_film(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let crew = self.settled.crew;
        let tripping = match action {
            Action::Trip { android, correction } => {
                self.tripping(seat, android).map(|member| (member, correction))
            }
            Action::Lay { .. }
            | Action::Turn(_)
            | Action::Move { .. }
            | Action::Take(_)
            | Action::Next
            | Action::Draw
            | Action::Give { .. }
            | Action::Accept(_)
            | Action::Say(_)
            | Action::Done
            | Action::Stay
            | Action::Go
            | Action::GoAll
            | Action::Repair(_)
            | Action::Station(_)
            | Action::GoOn(_)
            | Action::Stop
            | Action::Elapsed { .. } => None,
        };
        let Some(film) = &mut self.film else { return };
        if let Some((member, correction)) = tripping {
            film.trips[member.index()] = Some(correction);
            log.push(Event::TripDeclared { crew, member, correction });
            return;
        }
        film.waiting = film.waiting.without(seat);
        if action == Action::GoAll {
            film.content = film.content.with(seat);
        }
        log.push(Event::Watched { seat });
        if film.waiting.is_empty() {
            self.play_turn(log);
            self.roll(log);
        }
    }

    fn close_film(&mut self, film: &Film, log: &mut impl Log<Event>) {
        let report = film.resolution.report();
        self.report = Some(report);
        let (script, choices) = (self.soundtrack.id.clone(), self.settled.choices);
        self.log.extend(LogLine::new(String::new(), script, choices, &self.mission, &report));
        log.push(Event::MissionEnded { won: report.is_won(), score: report.score() });
        self.part = Part::Over;
        if self.settled.is_campaign {
            self.campaign.finish(report);
            if self.campaign.may_go_on() {
                self.open_interval();
            }
        }
    }
}
