//! What an attack would do if everybody joined who could: for pictures that show it beforehand.

use kernel::{Seat, Sentence, Value};

use super::preview::victim;
use super::{at, name, say};
use crate::board::sector::Sector;
use crate::decide::list;
use crate::pieces::die::Volley;
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::show::preview::{Preview, SalvoView};
use crate::state::{Salvo, State};

/// An attack before it is declared.
pub(super) struct Prospect {
    /// Ships of the sector that fires.
    ships: Vec<ShipRef>,
    /// Ships of others sectors, those of teammates included.
    supporters: Vec<ShipRef>,
    salvo: Salvo,
}

impl Prospect {
    /// Two attacks by one result, which has no volley here, are not supported.
    pub(super) fn of(
        state: &State,
        seat: Seat,
        from: Sector,
        via: Sector,
        target: ShipRef,
        volley: Option<Volley>,
    ) -> Self {
        let launchers = launchers(state, seat, from, via, target, volley);
        let mut prospect =
            Self { ships: refs(seat, launchers), supporters: Vec::new(), salvo: Salvo::default() };
        let target_at = state.sector_of(target).filter(|_| volley.is_some() && via == from);
        for helper in Seat::all(state.seats()).filter(|it| !state.are_enemies(seat, *it)) {
            let near = target_at.map(|at| state.supporters(helper, from, at)).unwrap_or_default();
            let known = if helper == seat { near } else { near.minus(state.fleet(helper).hidden) };
            let others = if helper == seat { known.minus(state.crewed(seat, from)) } else { known };
            prospect.supporters.extend(refs(helper, others));
        }
        let all: Vec<ShipRef> =
            prospect.ships.iter().chain(&prospect.supporters).copied().collect();
        for ship in all {
            let place = if via == from { state.sector_of(ship) } else { Some(via) };
            if let Some(source) = place {
                prospect.salvo.add(source, state.firepower(ship.seat, ship.ship));
            }
        }
        prospect
    }

    fn damage(&self) -> u8 {
        self.salvo.damage(crate::board::sector::SectorSet::EMPTY)
    }

    /// Adds the damage, and who would fire from where.
    pub(super) fn told(&self, state: &State, sentence: Sentence) -> Sentence {
        sentence.with("damage", self.damage()).with("fire", self.in_words(state))
    }

    /// Who would fire, who would support, the damage from each sector, and what it leaves of those
    /// who are aimed at.
    pub(super) fn shown(&self, state: &State, seat: Seat, targets: &[ShipRef]) -> Preview {
        let names = |ships: &[ShipRef]| ships.iter().map(ShipRef::to_string).collect();
        let parts = self.salvo.parts.iter();
        let damage = self.damage();
        Preview {
            damage,
            salvo: parts
                .map(|(from, damage)| SalvoView { sector: from.to_string(), damage: *damage })
                .collect(),
            ships: names(&self.ships),
            supporters: names(&self.supporters),
            victims: targets.iter().map(|ship| victim(state, seat, *ship, damage)).collect(),
            ..Preview::default()
        }
    }

    /// “by Cruiser and Frigate”; from several sectors “c3 4 (Cruiser and Frigate) and d3 2
    /// (Destroyer)”.
    fn in_words(&self, state: &State) -> Value {
        let all: Vec<ShipRef> = self.ships.iter().chain(&self.supporters).copied().collect();
        let names = |ships: &[ShipRef]| -> Value {
            Value::List(ships.iter().map(|ship| name(state, *ship)).collect())
        };
        if self.salvo.parts.len() < 2 {
            return say("fleet-fire-by").with("ships", names(&all)).into();
        }
        let part = |(from, damage): &(Sector, u8)| -> Value {
            let there = |ship: &ShipRef| state.sector_of(*ship) == Some(*from);
            let ships: Vec<ShipRef> = all.iter().copied().filter(there).collect();
            let sentence = say("fleet-fire-from").with("sector", at(*from));
            sentence.with("damage", *damage).with("ships", names(&ships)).into()
        };
        Value::List(self.salvo.parts.iter().map(part).collect())
    }
}

/// Those who fire: where the path asks for more steps than there are results, only those who shoot
/// further.
fn launchers(
    state: &State,
    seat: Seat,
    from: Sector,
    via: Sector,
    target: ShipRef,
    volley: Option<Volley>,
) -> ShipSet {
    let all = state.launchers(seat, from);
    match (volley, state.sector_of(target)) {
        (Some(volley), Some(at))
            if via != from && !list::is_plain_path(state, seat, from, via, at, volley) =>
        {
            all.and(state.long_shooters(seat, from, volley.stored_specials()))
        }
        _ => all,
    }
}

fn refs(seat: Seat, ships: ShipSet) -> Vec<ShipRef> {
    ships.iter().map(|ship| ShipRef::new(seat, ship)).collect()
}
