//! The state of a game: small, flat and cheap to copy.

use kernel::{Outcome, Seat};

use crate::action::{DiceSet, DieId};
use crate::card::{Command, Commands};
use crate::cubes::Cubes;
use crate::deck::Decks;
use crate::map::Map;
use crate::setup::Edition;
use crate::square::Square;
use crate::step::{Step, Steps};

/// Where a die is. Every die is in exactly one place (`QU-TERM-12`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Board(Square),
    Scrapyard,
    /// Set aside for the Expansion card, or, in the set-up, not yet rolled.
    Reserve,
    /// Off the board for a moment: on a flagship, or about to be placed anew.
    InHand,
}

/// A ship die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Die {
    pub(crate) place: Place,
    pub(crate) face: u8,
}

/// A player's command sheet and dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub(crate) dice: [Die; DieId::COUNT],
    /// Dice that have moved in the owner's turn.
    pub(crate) moved: DiceSet,
    /// Dice that have used an ability in the owner's turn.
    pub(crate) ability_used: DiceSet,
    pub(crate) research: u8,
    pub(crate) dominance: u8,
    pub(crate) cubes: u8,
    pub(crate) held: Commands,
    /// The held cards that work: all of them from the owner's next turn on (`QU-CARD-14`).
    pub(crate) active: Commands,
    /// Picks earned by cubes and not yet spent.
    pub(crate) picks: u8,
}

/// The attack being resolved. The attacker belongs to the active seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Combat {
    pub(crate) attacker: DieId,
    pub(crate) defender: Seat,
    pub(crate) defending: DieId,
    pub(crate) target: Square,
    pub(crate) attack: u8,
    pub(crate) defence: u8,
    /// Reroll cards used by the attacker and by the defender.
    pub(crate) attacker_used: Commands,
    pub(crate) defender_used: Commands,
}

/// The state of a game of Quantum.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub(crate) map: &'static Map,
    pub(crate) edition: Edition,
    pub(crate) sheets: [Sheet; 4],
    pub(crate) cubes: Cubes,
    pub(crate) decks: Decks,
    pub(crate) steps: Steps,
    pub(crate) combat: Combat,
    pub(crate) active: Seat,
    /// Whose turn it is in the normal order; differs from `active` in a bonus turn that was
    /// earned on somebody else's turn.
    pub(crate) in_order: Seat,
    pub(crate) actions_left: u8,
    /// Once-a-turn cards that the active seat has used.
    pub(crate) cards_used: Commands,
    pub(crate) attacked: bool,
    /// Seats that earned a bonus turn outside their own, bit by bit.
    pub(crate) bonus_turns: u8,
    /// Turns since the one with the last cube, destroyed ship or card (`QU-HOUSE-01`).
    pub(crate) quiet_turns: u16,
    /// Whether there was one in the turn under way.
    pub(crate) progressed: bool,
    pub(crate) turn: u16,
    pub(crate) outcome: Option<Outcome>,
}

/// Full rounds without progress after which a game is drawn (`QU-HOUSE-01`).
pub(crate) const QUIET_ROUNDS: u16 = 50;

/// Both dials run from 1 to 6 (`QU-RES-03`, `QU-DOM-03`).
pub(crate) const DIAL_START: u8 = 1;
pub(crate) const DIAL_END: u8 = 6;

impl Sheet {
    pub(crate) const fn new(cubes: u8) -> Self {
        Self {
            dice: [Die { place: Place::Reserve, face: 1 }; DieId::COUNT],
            moved: DiceSet::EMPTY,
            ability_used: DiceSet::EMPTY,
            research: DIAL_START,
            dominance: DIAL_START,
            cubes,
            held: Commands::EMPTY,
            active: Commands::EMPTY,
            picks: 0,
        }
    }

    #[inline]
    pub(crate) const fn die(&self, die: DieId) -> Die {
        self.dice[die.index()]
    }

    /// The dice on the board with their squares.
    #[inline]
    pub(crate) fn on_board(&self) -> impl Iterator<Item = (DieId, Square)> {
        DieId::all().filter_map(|die| match self.die(die).place {
            Place::Board(square) => Some((die, square)),
            Place::Scrapyard | Place::Reserve | Place::InHand => None,
        })
    }

    pub(crate) fn in_scrapyard(&self) -> impl Iterator<Item = DieId> {
        DieId::all().filter(|die| self.die(*die).place == Place::Scrapyard)
    }

    pub(crate) fn in_hand(&self) -> impl Iterator<Item = DieId> {
        DieId::all().filter(|die| self.die(*die).place == Place::InHand)
    }

    pub(crate) fn in_reserve(&self) -> impl Iterator<Item = DieId> {
        DieId::all().filter(|die| self.die(*die).place == Place::Reserve)
    }

    /// The die on this square.
    pub(crate) fn at(&self, square: Square) -> Option<DieId> {
        self.on_board().find(|(_, on)| *on == square).map(|(die, _)| die)
    }
}

impl State {
    pub fn map(&self) -> &'static Map {
        self.map
    }

    pub const fn seats(&self) -> u8 {
        self.map.seats
    }

    /// The seat whose turn it is.
    pub const fn active(&self) -> Seat {
        self.active
    }

    pub const fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Cubes that the seat still has to place.
    pub fn cubes_left(&self, seat: Seat) -> u8 {
        self.sheet(seat).cubes
    }

    pub fn research(&self, seat: Seat) -> u8 {
        self.sheet(seat).research
    }

    pub fn dominance(&self, seat: Seat) -> u8 {
        self.sheet(seat).dominance
    }

    /// The command cards that the seat holds.
    pub fn commands(&self, seat: Seat) -> Commands {
        self.sheet(seat).held
    }

    /// Where the seat's dice are, and the face each shows.
    pub fn dice(&self, seat: Seat) -> impl Iterator<Item = (DieId, Place, u8)> {
        let sheet = *self.sheet(seat);
        DieId::all().map(move |die| (die, sheet.die(die).place, sheet.die(die).face))
    }

    /// Whether the seat has a cube on the planet.
    pub fn has_cube(&self, seat: Seat, planet: crate::map::PlanetId) -> bool {
        self.cubes.has(planet, seat)
    }

    /// How many cubes of the seat stand on the planet.
    pub fn cubes_on(&self, seat: Seat, planet: crate::map::PlanetId) -> u8 {
        self.cubes.count(planet, seat)
    }

    /// The cards that lie face up: three command cards, then three gambits. A slot is empty when
    /// its deck has run out.
    pub fn shown(&self) -> [Option<crate::card::Card>; 6] {
        self.decks.shown()
    }

    /// How many cards lie in the pile and in the discards: of commands, then of gambits.
    pub const fn pile_sizes(&self) -> [[u32; 2]; 2] {
        self.decks.counts()
    }

    /// Whether another cube fits on the planet.
    pub fn has_free_slot(&self, planet: crate::map::PlanetId) -> bool {
        self.cubes.has_free_slot(planet)
    }

    #[inline]
    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index() % 4]
    }

    #[inline]
    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index() % 4]
    }

    /// Every seat, from the active one clockwise.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, mut seat) = (self.seats(), self.active);
        (0..seats).map(move |_| {
            let current = seat;
            seat = seat.next(seats);
            current
        })
    }

    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats()).filter(move |other| *other != seat)
    }

    /// A cube, a destroyed ship or a taken card: the count of quiet turns begins anew with the
    /// next turn (`QU-HOUSE-01`).
    pub(crate) const fn note_progress(&mut self) {
        self.quiet_turns = 0;
        self.progressed = true;
    }

    /// Whether the card works for this seat now.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, card: Command) -> bool {
        self.sheet(seat).active.contains(card)
    }

    /// Whether the active seat has the once-a-turn card and has not used it.
    #[inline]
    pub(crate) fn can_use(&self, card: Command) -> bool {
        self.has(self.active, card) && !self.cards_used.contains(card)
    }

    /// The ship on this square, whoever owns it.
    pub(crate) fn ship_at(&self, square: Square) -> Option<(Seat, DieId)> {
        Seat::all(self.seats()).find_map(|seat| Some((seat, self.sheet(seat).at(square)?)))
    }

    /// A square that a ship could be put on: open, and without a ship (`QU-TERM-10`).
    pub(crate) fn is_empty(&self, square: Square) -> bool {
        self.map.is_open(square) && self.ship_at(square).is_none()
    }

    pub(crate) fn place(&mut self, seat: Seat, die: DieId, place: Place) {
        self.sheet_mut(seat).dice[die.index()].place = place;
    }

    pub(crate) fn set_face(&mut self, seat: Seat, die: DieId, face: u8) {
        self.sheet_mut(seat).dice[die.index()].face = face;
    }

    /// Whether the die may use the ability of its face: it has used none this turn (`QU-TURN-06`)
    /// or Cunning grants a second use.
    #[inline]
    pub(crate) fn ability_ready(&self, die: DieId) -> bool {
        !self.sheet(self.active).ability_used.contains(die) || self.can_use(Command::Cunning)
    }

    /// Whether the die may still move: once a turn (`QU-TURN-05`), more often with Energetic.
    #[inline]
    pub(crate) fn may_move(&self, die: DieId) -> bool {
        !self.sheet(self.active).moved.contains(die) || self.has(self.active, Command::Energetic)
    }

    /// Whether attacks are still allowed: the revised Curious gives them up (`QU-CURIOUS-01`).
    #[inline]
    pub(crate) fn may_attack(&self) -> bool {
        self.edition == Edition::First || !self.cards_used.contains(Command::Curious)
    }

    /// The research value that earns a breakthrough.
    pub(crate) fn breakthrough_at(&self, seat: Seat) -> u8 {
        if self.has(seat, Command::Precocious) { 4 } else { DIAL_END }
    }

    /// The picks that the seat may spend now: owed ones, and its breakthrough in its own turn.
    pub(crate) fn picks(&self, seat: Seat) -> u8 {
        let sheet = self.sheet(seat);
        let breakthrough = seat == self.active && sheet.research >= self.breakthrough_at(seat);
        sheet.picks + u8::from(breakthrough)
    }

    /// Planets where infamy may place a cube of this seat: those with a free slot and no own
    /// cube; if there are none, entanglement opens the others (`QU-DOM-05`, `QU-ENT-03`).
    pub(crate) fn infamy_planets(&self, seat: Seat) -> u32 {
        match (self.cubes.open_to(seat), self.edition) {
            (0, Edition::Revised) => self.cubes.free(),
            (planets, Edition::Revised | Edition::First) => planets,
        }
    }

    /// The question on top, or `None` when the game is over.
    pub(crate) fn question(&self) -> Option<(Step, Seat)> {
        if self.outcome.is_some() {
            return None;
        }
        let step = self.steps.top();
        let seat = match step {
            Step::StartRoll { seat }
            | Step::StartPlanet { seat }
            | Step::StartShip { seat, .. }
            | Step::Picks { seat }
            | Step::ChooseFace { seat, .. }
            | Step::KeepFace { seat, .. }
            | Step::Infamy { seat }
            | Step::PlaceShips { seat, .. }
            | Step::Relocate { seat }
            | Step::Reorganize { seat }
            | Step::Sabotage { seat }
            | Step::MakeRoom { seat, .. } => seat,
            Step::Actions | Step::Drop { .. } | Step::AttackerRerolls | Step::Advance => {
                self.active
            }
            Step::Danger | Step::DefenderRerolls => self.combat.defender,
            Step::CombatRoll
            | Step::CombatResult
            | Step::Dominance { .. }
            | Step::Spoils
            | Step::Refill { .. } => {
                unreachable!("steps that run by themselves never wait for a decision")
            }
        };
        Some((step, seat))
    }
}
