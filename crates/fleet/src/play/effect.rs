//! What happens in a Start of Turn, one effect at a time, in the order that the player likes.

use crate::board::sector::Sector;
use crate::decide::action::Action;
use crate::pieces::capacity::Activation;
use crate::pieces::token::{Token, TokenKind};
use crate::state::State;
use crate::state::step::Part;

/// One of the effects of a part of the Start of Turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// What a special sector does.
    Sector(Sector),
    /// Tokens of one kind: bombs of a sector explode together, and its Drones bite together.
    Weapon {
        kind: TokenKind,
        at: Sector,
    },
    Capacity(Activation),
}

impl Effect {
    pub(crate) const fn at(self) -> Sector {
        match self {
            Self::Sector(at) | Self::Weapon { at, .. } => at,
            Self::Capacity(name) => name.at,
        }
    }

    /// How the player names it: by its sector, where nothing else happens.
    fn action(self, is_alone: bool) -> Action {
        if is_alone {
            return Action::Resolve(self.at());
        }
        match self {
            Self::Sector(at) => Action::Resolve(at),
            Self::Weapon { kind, at } => Action::ResolveWeapon { kind, at },
            Self::Capacity(name) => Action::ResolveCapacity(name),
        }
    }
}

impl State {
    /// What is still to happen in the part, each effect once.
    pub(crate) fn effects(&self, part: Part) -> impl Iterator<Item = Effect> {
        let all = move || self.single_effects(part);
        all().enumerate().filter_map(move |(number, effect)| {
            let is_first = !all().take(number).any(|before| before == effect);
            is_first.then_some(effect)
        })
    }

    /// The same, once for each token.
    fn single_effects(&self, part: Part) -> impl Iterator<Item = Effect> {
        let tests = self.tests.iter().filter(move |_| part == Part::Sectors);
        let tokens = self.tokens.iter().filter(move |_| part == Part::Weapons);
        let capacities = self.capacities.iter().filter(move |_| part == Part::Capacities);
        let bombs_and_drones = tokens.filter_map(|token| {
            self.due_place(token).map(|at| Effect::Weapon { kind: token.kind, at })
        });
        let acting = capacities.filter(|active| active.due);
        tests
            .map(Effect::Sector)
            .chain(bombs_and_drones)
            .chain(acting.map(|active| Effect::Capacity(active.name)))
    }

    /// Where something is to happen to the token: Drones are where their victim is.
    pub(crate) fn due_place(&self, token: Token) -> Option<Sector> {
        if !token.due {
            return None;
        }
        token.victim.map_or(Some(token.at), |victim| self.sector_of(victim))
    }

    /// The first token of the kind that something is to happen to there.
    pub(crate) fn due_token(&self, kind: TokenKind, at: Sector) -> Option<Token> {
        let is_meant = |token: &Token| token.kind == kind && self.due_place(*token) == Some(at);
        self.tokens.find(is_meant)
    }

    /// Appends what the player may let happen next (`FC-TURN-06`).
    pub(crate) fn list_effects(&self, part: Part, out: &mut Vec<Action>) {
        for effect in self.effects(part) {
            let mut there = self.effects(part).filter(|other| other.at() == effect.at());
            let is_alone = there.nth(1).is_none();
            out.push(effect.action(is_alone));
        }
    }
}
