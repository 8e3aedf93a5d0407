//! Attacks: at adjacent sectors, at a distance, two at once.

use kernel::Seat;

use crate::action::Action;
use crate::die::{Colour, Face, Spend, Volley};
use crate::fleet::Spends;
use crate::sector::{Sector, SectorSet};
use crate::ship::{ShipRef, ShipSet};
use crate::state::State;
use crate::tables::{Ability, Power, ShipKind, Weapon};
use crate::variant::Variant;

/// Every attack that the red directional results allow.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let plain = state.capacities.is_empty();
    let mut spends = state.fleet(seat).directionals(Colour::Red, false);
    let targets = target_sectors(state, seat);
    if (plain && spends.is_empty()) || targets.is_empty() {
        return;
    }
    for from in state.fleet(seat).sectors.iter() {
        if state.launchers(seat, from).is_empty() {
            continue;
        }
        if !plain {
            spends = state.spends(seat, Colour::Red, from, false);
        }
        let near = from.around().and(targets);
        for at in near.iter() {
            let hits = spends.iter().filter(|spend| spend.face().reach(from).contains(at));
            list_adjacent(state, seat, from, at, hits.copied(), out);
        }
        list_ranged(state, seat, from, targets.minus(near), &spends, out);
    }
}

/// Shots of Gamma Warheads at Colonies: like attacks, but never at the own sector's (`FC-WPN-37`,
/// `FC-WPN-40`).
pub(super) fn list_bombardments(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let armed = |ship| state.fleet(seat).ship(ship).weapon == Some(Weapon::GammaWarheads);
    if !state.fleet(seat).afloat.iter().any(armed) {
        return;
    }
    for from in state.fleet(seat).sectors.iter() {
        if state.bombardier(seat, from).is_none() {
            continue;
        }
        let colonies = state.colonies().without(from);
        let spends = state.spends(seat, Colour::Red, from, false);
        for spend in &spends {
            let volley = Volley::one(*spend);
            let near = spend.face().reach(from).and(colonies);
            out.extend(near.iter().map(|at| Action::Bombard { volley, from, via: from, at }));
        }
        let far = colonies.minus(from.around());
        let span = span(state, seat, from);
        let found = ranged_volleys(state, seat, from, far, &spends, span).into_iter();
        out.extend(found.map(|(volley, via, at)| Action::Bombard { volley, from, via, at }));
    }
}

/// The sectors that hold enemies who can be named.
fn target_sectors(state: &State, seat: Seat) -> SectorSet {
    let enemies = state.enemies(seat);
    let held = enemies.fold(SectorSet::EMPTY, |held, enemy| held.or(state.fleet(enemy).sectors));
    held.and(state.exposed())
}

/// The ships in the sector that the seat may attack. Ships of different players never share one.
fn targets_at(state: &State, seat: Seat, at: Sector) -> impl Iterator<Item = ShipRef> + Clone {
    let owner = Seat::all(state.seats()).find(|owner| state.fleet(*owner).sectors.contains(at));
    let owner = owner.filter(|owner| state.are_enemies(seat, *owner)).unwrap_or(seat);
    let ships = if owner == seat { ShipSet::EMPTY } else { state.fleet(owner).at(at) };
    ships
        .iter()
        .map(move |ship| ShipRef::new(owner, ship))
        .filter(|ship| state.is_targetable(*ship))
}

fn list_adjacent(
    state: &State,
    seat: Seat,
    from: Sector,
    at: Sector,
    hits: impl Iterator<Item = Spend>,
    out: &mut Vec<Action>,
) {
    let targets = targets_at(state, seat, at);
    let doubles = is_multipoint(state, seat, from);
    for spend in hits {
        for target in targets.clone() {
            out.push(Action::Attack { volley: Volley::one(spend), from, via: from, target });
            if doubles {
                let others = targets.clone().filter(|second| *second != target);
                out.extend(others.map(|second| Action::Double {
                    spend,
                    from,
                    first: target,
                    second,
                }));
            }
        }
    }
}

/// Whether a ship with Multipoint Weapons is alone in the sector (`FC-ABL-12`).
fn is_multipoint(state: &State, seat: Seat, from: Sector) -> bool {
    let ships = state.crewed(seat, from);
    ships.len() == 1 && state.all_have(seat, from, Ability::Multipoint)
}

/// How many sectors one result reaches, and a multi.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    one: u8,
    multi: u8,
}

impl Span {
    /// One sector by each result.
    pub(super) const ONE: Self = Self { one: 1, multi: 1 };

    const fn of(self, face: Face) -> u8 {
        match face {
            Face::Multi => self.multi,
            Face::Orthogonal | Face::Diagonal | Face::Special => self.one,
        }
    }

    const fn is_long(self) -> bool {
        self.multi > 1
    }
}

/// How many sectors one red result reaches from there: further for long shooters, under a Power
/// Amplifier (`FC-CAP-12`), and by a multi for Multipoint Weapons of Sao Kai Suhn (`FC-CMD-05`).
fn span(state: &State, seat: Seat, from: Sector) -> Span {
    let long = u8::from(!state.long_shooters(seat, from).is_empty());
    let one = 1 + long + state.amplified(seat, from);
    let stretched =
        state.fleet(seat).has(Power::StretchesMulti) && is_multipoint(state, seat, from);
    Span { one, multi: one + u8::from(stretched) }
}

fn list_ranged(
    state: &State,
    seat: Seat,
    from: Sector,
    far: SectorSet,
    spends: &Spends,
    out: &mut Vec<Action>,
) {
    if far.is_empty() {
        return;
    }
    let span = span(state, seat, from);
    for (volley, via, at) in ranged_volleys(state, seat, from, far, spends, span) {
        let targets = targets_at(state, seat, at);
        out.extend(targets.map(|target| Action::Attack { volley, from, via, target }));
    }
}

/// The volleys that reach these sectors: with the last sector before each, and the sector.
pub(super) fn ranged_volleys(
    state: &State,
    seat: Seat,
    from: Sector,
    far: SectorSet,
    spends: &Spends,
    span: Span,
) -> Vec<(Volley, Sector, Sector)> {
    let single = spends.len() == 1 && state.fleet(seat).count(spends[0].held) == 1;
    if far.is_empty() || spends.is_empty() || (!span.is_long() && single) {
        return Vec::new();
    }
    let goals = Goals::new(far);
    let mut search =
        Search { state, seat, from, sky: state.open_sky(), goals, span, found: Vec::new() };
    search.extend(spends, &mut Vec::new());
    search.found
}

/// The last sectors before the target from which a volley can come in, and whether there are any:
/// for the picture, and for explaining why there are none.
pub(crate) fn ranged_paths(state: &State, seat: Seat, from: Sector, volley: Volley) -> SectorSet {
    let spends: Vec<Spend> = volley.iter().collect();
    let span = span(state, seat, from);
    let sky = state.open_sky();
    let mut ends = Vec::new();
    let everywhere = Goals::new(state.field.laid.minus(from.around()).without(from));
    walk(&spends, from, SectorSet::one(from), span, sky, everywhere, &mut ends);
    ends.into_iter().map(|(_, at)| at).collect()
}

/// Whether the volley comes in that way for everybody: with one step for each result, or one more
/// under a Power Amplifier.
pub(crate) fn is_plain_path(
    state: &State,
    seat: Seat,
    from: Sector,
    via: Sector,
    at: Sector,
    volley: Volley,
) -> bool {
    let spends: Vec<Spend> = volley.iter().collect();
    let mut ends = Vec::new();
    let (start, sky) = (SectorSet::one(from), state.open_sky());
    let one = 1 + state.amplified(seat, from);
    let goal = Goals::new(SectorSet::one(at));
    walk(&spends, from, start, Span { one, multi: one }, sky, goal, &mut ends);
    ends.contains(&(via, at))
}

/// The sectors that a walk may end on, and those beside them: the last of the way.
#[derive(Debug, Clone, Copy)]
struct Goals {
    far: SectorSet,
    beside: SectorSet,
}

impl Goals {
    fn new(far: SectorSet) -> Self {
        let beside = far.iter().fold(SectorSet::EMPTY, |beside, at| beside.or(at.around()));
        Self { far, beside }
    }
}

/// Looks for the volleys that reach far targets.
struct Search<'a> {
    state: &'a State,
    seat: Seat,
    from: Sector,
    sky: SectorSet,
    goals: Goals,
    span: Span,
    /// Volley, last sector before the target, target's sector.
    found: Vec<(Volley, Sector, Sector)>,
}

impl Search<'_> {
    /// Tries every group of results that begins with those chosen.
    fn extend(&mut self, spends: &[Spend], chosen: &mut Vec<Spend>) {
        for (number, spend) in spends.iter().enumerate() {
            chosen.push(*spend);
            if chosen.len() <= Volley::MOST && self.is_affordable(chosen) {
                if chosen.len() > 1 || self.span.is_long() {
                    self.shoot(chosen);
                }
                self.extend(&spends[number..], chosen);
            }
            chosen.pop();
        }
    }

    fn is_affordable(&self, chosen: &[Spend]) -> bool {
        let mut fleet = *self.state.fleet(self.seat);
        chosen.iter().all(|spend| {
            let affordable = fleet.can_pay(*spend);
            if affordable {
                fleet.pay(*spend);
            }
            affordable
        })
    }

    fn shoot(&mut self, chosen: &[Spend]) {
        let Some(volley) = Volley::new(chosen) else { return };
        let start = SectorSet::one(self.from);
        let mut ends = Vec::new();
        walk(chosen, self.from, start, self.span, self.sky, self.goals, &mut ends);
        ends.sort_unstable();
        ends.dedup();
        self.found.extend(ends.into_iter().map(|(via, at)| (volley, via, at)));
    }
}

/// Follows every simple path that uses all of the results, each as far as it goes, over empty
/// sectors (`FC-RNG-02`, `FC-RNG-03`, `FC-RNG-10`), and keeps how it ends.
fn walk(
    spends: &[Spend],
    at: Sector,
    seen: SectorSet,
    span: Span,
    sky: SectorSet,
    goals: Goals,
    ends: &mut Vec<(Sector, Sector)>,
) {
    for (number, spend) in spends.iter().enumerate() {
        if spends[..number].contains(spend) {
            continue;
        }
        let mut rest: arrayvec::ArrayVec<Spend, { Volley::MOST }> =
            spends.iter().copied().collect();
        rest.remove(number);
        step(&rest, *spend, at, seen, (span.of(spend.face()), span), sky, goals, ends);
    }
}

/// Takes one step by the result, then goes on by it or by the next.
#[expect(clippy::too_many_arguments, reason = "the whole state of a recursive walk")]
fn step(
    rest: &[Spend],
    spend: Spend,
    at: Sector,
    seen: SectorSet,
    (left, span): (u8, Span),
    sky: SectorSet,
    goals: Goals,
    ends: &mut Vec<(Sector, Sector)>,
) {
    let reached = spend.face().reach(at);
    if rest.is_empty() {
        ends.extend(
            reached.and(goals.far).iter().map(|target| (at, target)).filter(|_| seen.len() > 1),
        );
    }
    let to_go = left - 1 + rest.iter().map(|other| span.of(other.face())).sum::<u8>();
    let open = reached.and(sky).minus(seen);
    for next in if to_go == 1 { open.and(goals.beside) } else { open }.iter() {
        if left > 1 {
            step(rest, spend, next, seen.with(next), (left - 1, span), sky, goals, ends);
        }
        if !rest.is_empty() {
            walk(rest, next, seen.with(next), span, sky, goals, ends);
        }
    }
}

/// The ships that may take the attack upon themselves (`FC-ABL-09`).
pub(crate) fn redirectors(state: &State) -> ShipSet {
    let target = state.attack.target;
    let can = |ship: &crate::ship::ShipId| {
        let docked = state.fleet(target.seat).docked.contains(*ship);
        !docked
            && *ship != target.ship
            && state.abilities(target.seat, *ship).has(Ability::Depolarized)
    };
    state.fleet(target.seat).at(state.attack.at).iter().filter(can).collect()
}

/// The other ships of the attacked sector that a Deflection Shield may put forward (`FC-CAP-22`).
/// One of the attacker's changes nothing.
pub(crate) fn deflections(state: &State, owner: Seat) -> ShipSet {
    let target = state.attack.target;
    if owner == state.attack.seat {
        return ShipSet::EMPTY;
    }
    let open = |ship: &crate::ship::ShipId| {
        *ship != target.ship && state.is_targetable(ShipRef::new(target.seat, *ship))
    };
    state.fleet(target.seat).at(state.attack.at).iter().filter(open).collect()
}

/// Whether no Battleship is left in the fleet (`FC-SPE-03`, `FC-SPE-04`).
pub(crate) fn can_reroll(state: &State, seat: Seat) -> bool {
    let fleet = state.fleet(seat);
    // Gamma Warheads need no specials (`FC-SPE-06`).
    let needs_specials = |ship| {
        let warheads = fleet.ship(ship).weapon == Some(Weapon::GammaWarheads);
        let chimaera = state.varies(Variant::ChimaeraIsBattleship)
            && fleet.ship(ship).kind == ShipKind::Chimaera;
        (state.row(seat, ship).battleship_family || chimaera) && !warheads
    };
    !fleet.afloat.iter().any(needs_specials)
}
