//! The bridge: the slots where results are kept from turn to turn.

use arrayvec::ArrayVec;

use crate::data::tables::SlotRule;
use crate::pieces::die::{Dice, Die};
use crate::pieces::ship::ShipId;
use kernel::named;

named! {
    /// A part of the bridge where a result can be stored.
    pub enum Slot {
        /// Two places for specials to the right, two for directional results to the left
        /// (`FC-TURN-13`, `FC-TURN-14`).
        Wing = "wing",
        /// The place that a commander or a faction adds (`FC-CMD-01`).
        Commander = "commander",
        /// The places on Refuellers.
        Refueller = "refueller",
    }
}

/// The places of a bridge: the special wing, the directional wing, the commander's, Refuellers'.
const PLACES: usize = 14;
const SPECIAL_WING: std::ops::Range<usize> = 0..2;
const DIRECTIONAL_WING: std::ops::Range<usize> = 2..4;
const COMMANDER: usize = 4;
const REFUELLERS: std::ops::Range<usize> = 5..PLACES;

/// The slots and what lies on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bridge {
    places: [Option<Die>; PLACES],
    /// What lies on all slots together.
    stored: Dice,
    pub(crate) commander: Option<SlotRule>,
    /// The ships whose Refuellers the last places are. Nobody has more dice than places here.
    refuellers: [Option<ShipId>; REFUELLERS.end - REFUELLERS.start],
}

/// One place of a bridge.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BridgePlace {
    pub(crate) slot: Slot,
    /// What it takes.
    pub(crate) rule: SlotRule,
    /// The ship whose Refueller it is.
    pub(crate) ship: Option<ShipId>,
    pub(crate) die: Option<Die>,
}

impl Bridge {
    pub(crate) const fn new(commander: Option<SlotRule>) -> Self {
        Self { places: [None; PLACES], stored: Dice::NONE, commander, refuellers: [None; 9] }
    }

    /// The results that are on the bridge.
    #[inline]
    pub(crate) const fn stored(&self) -> Dice {
        self.stored
    }

    /// Each result with the slot it lies on.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Slot, Die)> {
        self.places.iter().enumerate().filter_map(|(at, die)| {
            let slot = match at {
                COMMANDER => Slot::Commander,
                at if REFUELLERS.contains(&at) => Slot::Refueller,
                _ => Slot::Wing,
            };
            Some((slot, (*die)?))
        })
    }

    /// Every place that is there: the left wing, the right wing, the commander's, Refuellers'.
    pub(crate) fn places(&self) -> impl Iterator<Item = BridgePlace> {
        let of =
            |slot, rule, ship, at: usize| BridgePlace { slot, rule, ship, die: self.places[at] };
        let wing = |rule, places: std::ops::Range<usize>| {
            places.map(move |at| of(Slot::Wing, rule, None, at))
        };
        let commander =
            self.commander.map(|rule| of(Slot::Commander, rule, None, COMMANDER)).into_iter();
        let refuellers = REFUELLERS.filter_map(move |at| {
            let ship = self.refuellers[at - REFUELLERS.start]?;
            Some(of(Slot::Refueller, SlotRule::ANY, Some(ship), at))
        });
        wing(SlotRule::DIRECTIONALS, DIRECTIONAL_WING)
            .chain(wing(SlotRule::SPECIALS, SPECIAL_WING))
            .chain(commander)
            .chain(refuellers)
    }

    /// A free place of this slot that takes the result.
    fn free_place(&self, slot: Slot, die: Die) -> Option<usize> {
        let takes = |rule: SlotRule| rule.takes(die.colour, die.face);
        let mut places = match slot {
            Slot::Wing if takes(SlotRule::SPECIALS) => SPECIAL_WING,
            Slot::Wing if takes(SlotRule::DIRECTIONALS) => DIRECTIONAL_WING,
            Slot::Commander if self.commander.is_some_and(takes) => COMMANDER..COMMANDER + 1,
            Slot::Refueller => REFUELLERS,
            Slot::Wing | Slot::Commander => 0..0,
        };
        places.find(|at| self.places[*at].is_none() && self.is_open(*at))
    }

    /// Whether the place is there: those of Refuellers need a ship.
    fn is_open(&self, at: usize) -> bool {
        at.checked_sub(REFUELLERS.start).is_none_or(|number| self.refuellers[number].is_some())
    }

    /// One more place, on the token of the ship.
    pub(crate) fn add_refueller(&mut self, ship: ShipId) {
        if let Some(free) = self.refuellers.iter_mut().find(|place| place.is_none()) {
            *free = Some(ship);
        }
    }

    /// One place less on the ship's tokens, among those where nothing lies.
    pub(crate) fn drop_empty_refueller(&mut self, ship: ShipId) {
        let places = &self.places[REFUELLERS];
        let mut holders = self.refuellers.iter_mut().zip(places);
        if let Some((holder, _)) =
            holders.find(|(holder, place)| **holder == Some(ship) && place.is_none())
        {
            *holder = None;
        }
    }

    /// The ship on whose token the last result lies.
    pub(crate) fn last_refueller(&self) -> Option<ShipId> {
        let places = self.refuellers.iter().zip(&self.places[REFUELLERS]);
        places.rev().find(|(_, die)| die.is_some()).and_then(|(ship, _)| *ship)
    }

    /// Ships have changed their letters.
    pub(crate) fn rename_refuellers(&mut self, renamed: impl Fn(ShipId) -> ShipId) {
        for holder in self.refuellers.iter_mut().flatten() {
            *holder = renamed(*holder);
        }
    }

    /// The ship's places are gone; what lay there is given back.
    pub(crate) fn remove_refuellers(&mut self, ship: ShipId) -> ArrayVec<Die, 2> {
        let mut dice = ArrayVec::new();
        for (number, holder) in self.refuellers.iter_mut().enumerate() {
            if *holder == Some(ship) {
                *holder = None;
                dice.extend(self.places[REFUELLERS.start + number].take());
            }
        }
        dice.iter().for_each(|die| self.stored.remove(*die));
        dice
    }

    /// Whether the result may be stored there.
    pub(crate) fn accepts(&self, slot: Slot, die: Die) -> bool {
        self.free_place(slot, die).is_some()
    }

    /// Stores a result that [`Bridge::accepts`].
    pub(crate) fn store(&mut self, slot: Slot, die: Die) {
        if let Some(at) = self.free_place(slot, die) {
            self.places[at] = Some(die);
            self.stored.add(die);
        }
    }

    /// Takes a stored result off; the last place that holds one like it is freed, so that wings
    /// stay filled longest.
    pub(crate) fn take(&mut self, die: Die) {
        if let Some(at) = self.places.iter().rposition(|stored| *stored == Some(die)) {
            self.places[at] = None;
            self.stored.remove(die);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::die::{Colour, Face};

    #[test]
    fn a_wing_takes_two_results_of_its_kind() {
        let mut bridge = Bridge::new(None);
        let special = Die::new(Colour::Red, Face::Special);
        for _ in 0..2 {
            assert!(bridge.accepts(Slot::Wing, special));
            bridge.store(Slot::Wing, special);
        }
        assert!(!bridge.accepts(Slot::Wing, special) && !bridge.accepts(Slot::Commander, special));
        assert!(bridge.accepts(Slot::Wing, Die::new(Colour::Red, Face::Multi)));
        bridge.take(special);
        assert_eq!(bridge.stored().count(special), 1);
        assert!(bridge.accepts(Slot::Wing, special));
    }
}
