//! Fleets that are chosen at the table: in the open, one after the other, or in secret and all at
//! once.

use std::fmt;

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::build::brief::Brief;
use crate::build::code::FleetCode;
use crate::build::options::GameOption;
use crate::build::ready::ReadyFleet;
use crate::build::roster::{FleetSpec, Roster};
use crate::build::setup::Setup;
use crate::build::variant::Variant;
use crate::decide::action::Action;
use crate::decide::refusal::{refuse_about, refuse_unknown};
use crate::pieces::fleet::Fleet;
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::scenario::Role;
use crate::state::State;
use crate::state::step::Step;
use kernel::named;

named! {
    /// How fleets are chosen at the table.
    pub enum FleetChoice {
        /// One after the other, the first player first; everybody sees what is taken.
        Open = "open",
        /// All at once; nobody sees anything before everybody has chosen.
        Secret = "secret",
    }
}

/// A fleet that somebody takes.
///
/// ```
/// use fleet::build::FleetPick;
///
/// let line: FleetPick = "phebe-line".parse()?;
/// assert_eq!(line.to_string(), "phebe-line");
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum FleetPick {
    /// The one that the set-up names for the seat.
    Given,
    /// A ready-made one, by its place in [`ReadyFleet::all`].
    Ready(u8),
    /// One of one's own, by its code.
    Own(Own),
}

/// The bytes of a fleet code, without its checksum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Own {
    // Invariant: the first `length` bytes are those of a code, the others are 0.
    bytes: [u8; Self::MOST],
    length: u8,
}

impl Own {
    /// Longer codes do not come to the table.
    const MOST: usize = 24;

    /// None for a fleet with more different ships than a code may hold here.
    fn of(code: &FleetCode) -> Option<Self> {
        let code = code.bytes();
        let mut bytes = [0; Self::MOST];
        bytes.get_mut(..code.len())?.copy_from_slice(&code);
        Some(Self { bytes, length: code.len() as u8 })
    }

    fn code(self) -> Option<FleetCode> {
        FleetCode::of_bytes(&self.bytes[..usize::from(self.length)])
    }
}

impl FleetPick {
    /// The fleet, unless it is the one that the seat has anyway.
    pub(crate) fn roster(self) -> Option<Roster> {
        match self {
            Self::Given => None,
            Self::Ready(number) => ReadyFleet::all().get(usize::from(number))?.fleet.resolve().ok(),
            Self::Own(own) => own.code().map(|code| code.roster().clone()),
        }
    }

    /// A fleet of one's own; none where it has no code that is short enough.
    pub fn own(fleet: &FleetSpec) -> Option<Self> {
        let code = FleetCode::of(&fleet.resolve().ok()?)?;
        Own::of(&code).map(Self::Own)
    }

    /// The ready-made fleet, if it is one.
    pub fn ready(self) -> Option<&'static ReadyFleet> {
        match self {
            Self::Ready(number) => ReadyFleet::all().get(usize::from(number)),
            Self::Given | Self::Own(_) => None,
        }
    }
}

/// As it is written in notation: `given`, the id of a ready-made fleet, or a code.
impl fmt::Display for FleetPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Given => f.write_str("given"),
            Self::Ready(_) => f.write_str(self.ready().map_or("given", |ready| ready.id.as_str())),
            Self::Own(own) => match own.code() {
                Some(code) => write!(f, "{code}"),
                None => f.write_str("given"),
            },
        }
    }
}

impl std::str::FromStr for FleetPick {
    type Err = kernel::NotationError;

    fn from_str(text: &str) -> Result<Self, kernel::NotationError> {
        let ready = || ReadyFleet::all().iter().position(|ready| ready.id == text);
        let own = || text.parse::<FleetCode>().ok().and_then(|code| Own::of(&code));
        let pick = match text {
            "given" => Some(Self::Given),
            _ => ready().map(|at| Self::Ready(at as u8)).or_else(|| own().map(Self::Own)),
        };
        pick.ok_or_else(|| kernel::NotationError(text.to_owned()))
    }
}

impl Serialize for FleetPick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a battle keeps of a choice that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choosing {
    pub(crate) how: FleetChoice,
    /// Who has still to choose.
    pub(crate) pending: SeatSet,
    /// What everybody who has chosen has taken.
    pub(crate) taken: [Option<FleetPick>; Seat::MOST],
    /// Points that are not the usual ones.
    points: Option<u8>,
    /// Points that a campaign or a variant gives a seat.
    agreed: [Option<u8>; Seat::MOST],
    /// Points that everybody has to spend.
    least: u8,
}

impl Setup {
    /// What is to be chosen, if anything is.
    pub(crate) fn resolve_choice(&self, seats: u8) -> Result<Option<Choosing>, Refusal> {
        let Some(word) = &self.choice else { return Ok(None) };
        let unknown = |_| refuse_unknown("refusal-fleet-choice", word, FleetChoice::ALL);
        let how = word.parse().map_err(unknown)?;
        let mut agreed = [None; Seat::MOST];
        for seat in Seat::all(seats) {
            agreed[seat.index()] = self.agreed_points(seat);
        }
        let pending = SeatSet::of(Seat::all(seats));
        let (points, least) = (self.unusual_points(), self.least_points());
        Ok(Some(Choosing { how, pending, taken: [None; Seat::MOST], points, agreed, least }))
    }
}

impl State {
    /// Who is asked for a fleet: everybody at once, or the next in turn.
    pub(crate) fn choosers(&self) -> SeatSet {
        match self.choosing {
            None => SeatSet::EMPTY,
            Some(Choosing { how: FleetChoice::Secret, pending, .. }) => pending,
            Some(Choosing { how: FleetChoice::Open, pending, .. }) => {
                let next = self.clockwise(self.first).find(|seat| pending.contains(*seat));
                next.map_or(SeatSet::EMPTY, SeatSet::one)
            }
        }
    }

    /// Whether the seat has taken a fleet that only its player knows.
    fn has_secret_fleet(&self, seat: Seat) -> bool {
        let secret = |choosing: Choosing| {
            choosing.how == FleetChoice::Secret && choosing.taken[seat.index()].is_some()
        };
        self.choosing.is_some_and(secret)
    }

    /// Whether the fleet of the seat is shown to its player, or to the others.
    pub(crate) fn shows_fleet(&self, seat: Seat, own: bool) -> bool {
        let shown = |choosing: Choosing| {
            choosing.taken[seat.index()].is_some() && (own || choosing.how == FleetChoice::Open)
        };
        self.choosing.is_none_or(shown)
    }

    /// Every reason why the seat may not take the fleet.
    pub(crate) fn pick_faults(&self, seat: Seat, pick: FleetPick) -> Vec<Refusal> {
        let Some(choosing) = self.choosing else { return Vec::new() };
        if pick == FleetPick::Given {
            return Vec::new();
        }
        let Some(mut roster) = pick.roster() else {
            return vec![refuse_about("FC-FLEET-01", "refusal-fleet-no-fleet", pick.to_string())];
        };
        self.lay_weapons_open(&mut roster);
        let (brief, role) = self.brief_of(seat, choosing);
        brief.faults_in(&roster, role)
    }

    /// What the seat is asked to choose a fleet for, and the part that it plays; none when it is
    /// not asked.
    pub fn fleet_asked_of(&self, seat: Seat) -> Option<(Brief, Role)> {
        let choosing = self.choosing.filter(|_| self.choosers().contains(seat))?;
        Some(self.brief_of(seat, choosing))
    }

    fn brief_of(&self, seat: Seat, choosing: Choosing) -> (Brief, Role) {
        let agreed = choosing.agreed[seat.index()];
        let brief = Brief {
            scenario: self.scenario.id().to_owned(),
            points: agreed.or(choosing.points),
            without_avatar: self.varies(Variant::WithoutAvatar),
            agreed: agreed.is_some(),
            least: choosing.least,
            ..Brief::default()
        };
        (brief, Role::of(seat, self.scene.phebe))
    }

    /// Whether special weapons are drawn, whatever the fleets name.
    pub(crate) fn draws_weapons(&self) -> bool {
        let drawn = [GameOption::SecretWeapons, GameOption::DrawnWeapons];
        drawn.iter().any(|option| self.options.contains(*option))
    }

    /// Weapons that a fleet names do not count when they are drawn.
    fn lay_weapons_open(&self, roster: &mut Roster) {
        if self.draws_weapons() {
            roster.put_weapons_aside(self.tables, self.scenario);
        }
    }

    /// The fleets that are offered to the seat: the given one, and the ready-made ones that it may
    /// take. Its own go by their codes.
    pub(crate) fn offered_fleets(&self, seat: Seat) -> impl Iterator<Item = FleetPick> {
        let ready = (0..ReadyFleet::all().len() as u8).map(FleetPick::Ready);
        let legal = move |pick: &FleetPick| self.pick_faults(seat, *pick).is_empty();
        std::iter::once(FleetPick::Given).chain(ready.filter(legal))
    }

    /// Whether the action takes a fleet of one's own that may be taken: nobody can list them all.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a fleet of one's own is the only action that is written"
    )]
    pub(crate) fn is_own_fleet(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Fleet(pick @ FleetPick::Own(_)) => {
                self.choosers().contains(seat) && self.pick_faults(seat, pick).is_empty()
            }
            _ => false,
        }
    }

    /// The code of a fleet that the seat may take: that of the first ready-made one.
    pub(crate) fn example_of_an_own_fleet(&self, seat: Seat) -> Option<String> {
        let codes = ReadyFleet::all().iter().filter_map(|ready| FleetPick::own(&ready.fleet));
        let legal = |pick: &FleetPick| self.is_own_fleet(seat, Action::Fleet(*pick));
        codes.into_iter().find(legal).map(|pick| pick.to_string())
    }

    /// The fleet that the seat would have.
    pub(crate) fn fleet_of(&self, seat: Seat, pick: FleetPick) -> Fleet {
        match pick.roster() {
            None => *self.fleet(seat),
            Some(roster) => Fleet::built(self.tables, &roster, self.fleet(seat).camp),
        }
    }

    /// Gives the seat the fleet.
    pub(crate) fn outfit(&mut self, seat: Seat, pick: FleetPick) {
        let Some(mut roster) = pick.roster() else { return };
        self.lay_weapons_open(&mut roster);
        let camp = self.fleet(seat).camp;
        *self.fleet_mut(seat) = Fleet::built(self.tables, &roster, camp);
        if seat == self.scene.phebe {
            self.add_extra_ships();
        }
        self.hold_back();
    }

    /// Chooses anew for those whose fleet the viewer cannot know.
    pub(crate) fn redeal_fleets(
        &mut self,
        unknown: impl Fn(Seat) -> bool,
        chance: &mut impl Chance,
    ) {
        let Some(mut choosing) = self.choosing else { return };
        for seat in Seat::all(self.seats) {
            if !unknown(seat) || !self.has_secret_fleet(seat) {
                continue;
            }
            let ready: Vec<FleetPick> =
                self.offered_fleets(seat).filter(|pick| *pick != FleetPick::Given).collect();
            if ready.is_empty() {
                continue;
            }
            let pick = ready[chance.below(ready.len() as u32) as usize];
            choosing.taken[seat.index()] = Some(pick);
            self.outfit(seat, pick);
        }
        self.choosing = Some(choosing);
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Fleets are chosen first, if they are chosen at the table.
    pub(crate) fn begin_choice(&mut self) {
        if self.state.choosing.is_some() {
            self.state.steps.reset(Step::Choose);
        } else {
            self.prepare_fleets();
        }
    }

    pub(crate) fn choose_fleet(&mut self, seat: Seat, pick: FleetPick) {
        let Some(mut choosing) = self.state.choosing else { return };
        choosing.pending = choosing.pending.without(seat);
        choosing.taken[seat.index()] = Some(pick);
        self.state.choosing = Some(choosing);
        self.state.outfit(seat, pick);
        match choosing.how {
            FleetChoice::Open => self.log.push(Event::FleetRevealed { seat, fleet: pick }),
            FleetChoice::Secret => self.log.push(Event::FleetChosen { seat, fleet: Some(pick) }),
        }
        if choosing.pending.is_empty() {
            self.end_choice(choosing);
        }
    }

    /// Everybody shows what he has taken, and the set-up goes on.
    fn end_choice(&mut self, choosing: Choosing) {
        self.state.choosing = None;
        if choosing.how == FleetChoice::Secret {
            for seat in Seat::all(self.state.seats) {
                if let Some(fleet) = choosing.taken[seat.index()] {
                    self.log.push(Event::FleetRevealed { seat, fleet });
                }
            }
        }
        self.prepare_fleets();
    }
}
