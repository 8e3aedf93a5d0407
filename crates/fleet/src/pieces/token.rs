//! Tokens on the board that belong to a special weapon.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;
use kernel::named;

named! {
    /// What lies on the board.
    pub enum TokenKind {
        Interdictor = "interdictor",
        Drones = "drones",
        Mine = "mine",
        GammaBomb = "gamma_bomb",
        Sanctuary = "sanctuary",
        Rampart = "rampart",
    }
}

/// A token of a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    /// The ship whose weapon it is.
    pub(crate) carrier: ShipRef,
    /// Where it lies; for Drones, where their victim was when they were attached.
    pub(crate) at: Sector,
    /// The ship that Drones sit on.
    pub(crate) victim: Option<ShipRef>,
    /// Whether it belongs to the Battle Station where the ship is docked.
    pub(crate) of_station: bool,
    /// Whether something is still to happen to it in this Start of Turn.
    pub(crate) due: bool,
}

impl Token {
    /// Whether it falls away with the ship: all but the Gamma Bomb (`FC-WPN-34`) and what lasts
    /// until the owner's next turn do with their carrier, and Drones do with their victim.
    pub(crate) fn falls_with(&self, ship: ShipRef) -> bool {
        let falls = match self.kind {
            TokenKind::Interdictor | TokenKind::Drones | TokenKind::Mine => true,
            TokenKind::GammaBomb | TokenKind::Sanctuary | TokenKind::Rampart => false,
        };
        (falls && self.carrier == ship) || self.victim == Some(ship)
    }

    /// Whether the ship gives it up when it leaves the zone: a carrier all that it laid there
    /// (`FC-ZON-01`, `FC-ZON-02`), a victim the Drones (`FC-ZON-03`).
    pub(crate) fn stays_behind(&self, ship: ShipRef) -> bool {
        let stays = self.kind != TokenKind::Rampart;
        (stays && self.carrier == ship) || self.victim == Some(ship)
    }

    pub(crate) fn is_mine_of(self, seat: Seat) -> bool {
        self.kind == TokenKind::Mine && self.carrier.seat == seat
    }
}

/// More than the weapons of eight fleets can lay.
pub(crate) const TOKENS: usize = 48;

/// All tokens on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Tokens {
    places: [Option<Token>; TOKENS],
}

impl Tokens {
    pub(crate) const NONE: Self = Self { places: [None; TOKENS] };

    pub(crate) fn iter(&self) -> impl Iterator<Item = Token> {
        self.places.iter().copied().map_while(|token| token)
    }

    pub(crate) fn find(&self, is_meant: impl Fn(&Token) -> bool) -> Option<Token> {
        self.iter().find(is_meant)
    }

    fn push(&mut self, token: Token) {
        if let Some(free) = self.places.iter_mut().find(|place| place.is_none()) {
            *free = Some(token);
        }
    }

    /// Takes the first that passes and closes the gap.
    fn take(&mut self, wanted: impl Fn(&Token) -> bool) -> Option<Token> {
        let at = self.places.iter().position(|token| token.as_ref().is_some_and(&wanted))?;
        self.places[at..].rotate_left(1);
        self.places[TOKENS - 1].take()
    }

    /// Marks those that something is to happen to, and no others.
    pub(crate) fn mark_due(&mut self, is_due: impl Fn(&Token) -> bool) {
        for token in self.places.iter_mut().flatten() {
            token.due = is_due(token);
        }
    }

    /// Keeps those that pass, without gaps.
    fn retain(&mut self, keep: impl Fn(&Token) -> bool) {
        let mut kept = Self::NONE;
        for (place, token) in kept.places.iter_mut().zip(self.iter().filter(keep)) {
            *place = Some(token);
        }
        *self = kept;
    }
}

impl State {
    /// Ships of a seat have changed their letters.
    pub(crate) fn rename_in_tokens(&mut self, seat: Seat, renamed: impl Fn(ShipId) -> ShipId) {
        for token in self.tokens.places.iter_mut().flatten() {
            for ship in std::iter::once(&mut token.carrier).chain(token.victim.as_mut()) {
                if ship.seat == seat {
                    ship.ship = renamed(ship.ship);
                }
            }
        }
    }

    pub(crate) fn lay_token(&mut self, token: Token) {
        self.tokens.push(token);
        self.refresh_tokens();
    }

    pub(crate) fn remove_tokens(&mut self, gone: impl Fn(&Token) -> bool) {
        self.tokens.retain(|token| !gone(token));
        self.refresh_tokens();
    }

    /// Tokens of a station's weapon go from one ship to the next in its dock.
    pub(crate) fn pass_tokens(&mut self, from: ShipRef, to: ShipRef) {
        for token in self.tokens.places.iter_mut().flatten() {
            if token.of_station && token.carrier == from {
                token.carrier = to;
            }
        }
    }

    /// The tokens of this kind that belong to the weapon that the ship uses where it is: the
    /// station's while it is docked, its own otherwise (`FC-WPN-55`).
    pub(crate) fn used_tokens(
        &self,
        kind: TokenKind,
        carrier: ShipRef,
    ) -> impl Iterator<Item = Token> {
        let docked = self.fleet(carrier.seat).docked.contains(carrier.ship);
        let used = move |token: &Token| token.carrier == carrier && token.of_station == docked;
        self.tokens.iter().filter(move |token| token.kind == kind && used(token))
    }

    /// Takes the first such token off the board, if there is one.
    pub(crate) fn take_token(&mut self, wanted: impl Fn(&Token) -> bool) -> Option<Token> {
        let taken = self.tokens.take(wanted)?;
        self.refresh_tokens();
        Some(taken)
    }

    /// Takes up what the weapon that the ship uses has laid, if there is something.
    pub(crate) fn take_up(&mut self, kind: TokenKind, carrier: ShipRef) -> Option<Token> {
        let laid = self.used_tokens(kind, carrier).next()?;
        self.take_token(|token| *token == laid)
    }

    /// The mines on the sector that hurt ships of the seat.
    pub(crate) fn mines_against(&self, seat: Seat, at: Sector) -> u8 {
        let hostile = |token: &Token| {
            let mine = token.kind == TokenKind::Mine && token.at == at;
            mine && self.are_enemies(seat, token.carrier.seat)
        };
        self.tokens.iter().filter(hostile).count() as u8
    }

    /// Whether hulls of the seat's ships are held at 1 (`FC-WPN-42`).
    pub(crate) fn has_rampart(&self, seat: Seat) -> bool {
        let holds = |token: &Token| {
            token.kind == TokenKind::Rampart && !self.are_enemies(seat, token.carrier.seat)
        };
        self.tokens.iter().any(|token| holds(&token))
    }

    /// Whether a token on the board is the ship's, or sits on it.
    pub(crate) fn has_token(&self, ship: ShipRef) -> bool {
        self.tokens.iter().any(|token| token.carrier == ship || token.victim == Some(ship))
    }

    /// The Drones that sit on the ship.
    pub(crate) fn has_drones(&self, ship: ShipRef) -> bool {
        self.tokens.iter().any(|token| token.victim == Some(ship))
    }

    /// Whether the seat's turn changes nothing: no ship is left, nor a weapon that something
    /// happens to at the owner's Start of Turn (`FC-TURN-18`, `FC-WPN-34`, `FC-WPN-35`, `FC-WPN-42`).
    pub(crate) fn is_passed_over(&self, seat: Seat) -> bool {
        let waits = |token: &Token| match token.kind {
            TokenKind::GammaBomb | TokenKind::Sanctuary | TokenKind::Rampart => true,
            TokenKind::Interdictor | TokenKind::Drones | TokenKind::Mine => false,
        };
        let due = |token: Token| token.carrier.seat == seat && waits(&token);
        self.fleet(seat).is_spent() && !self.tokens.iter().any(due)
    }

    fn refresh_tokens(&mut self) {
        let at = |kind| -> SectorSet {
            self.tokens.iter().filter(|token| token.kind == kind).map(|token| token.at).collect()
        };
        let shelters = at(TokenKind::Sanctuary);
        self.field.barred = at(TokenKind::Interdictor);
        self.field.sheltered = shelters
            .iter()
            .fold(shelters, |all, sector| all.or(sector.around()))
            .and(self.field.laid);
    }

    /// The carriers of the seat with this weapon.
    pub(crate) fn carriers(&self, seat: Seat) -> impl Iterator<Item = ShipId> {
        let fleet = self.fleet(seat);
        fleet.afloat.iter().filter(|ship| fleet.ship(*ship).weapon.is_some())
    }
}
