//! Volleys: the results that together reach a target further away than the next sector.
//!
//! A path takes the results of a volley in any order, over empty sectors (`FC-RNG-02`,
//! `FC-RNG-03`). Which dice show these results does not matter to a path, so that every group of
//! faces is followed once, however many dice could pay for it.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::pieces::die::{Face, Held, Spend, Volley};
use crate::pieces::fleet::{Fleet, Spends};
use crate::state::State;

/// How many sectors one result reaches, and a multi.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) one: u8,
    pub(super) multi: u8,
}

impl Span {
    const fn of(self, face: Face) -> u8 {
        match face {
            Face::Multi => self.multi,
            Face::Orthogonal | Face::Diagonal | Face::Special => self.one,
        }
    }

    pub(super) const fn is_long(self) -> bool {
        self.multi > 1
    }
}

/// How far results reach, which may depend on what is spent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Range {
    pub(super) long: Span,
    /// When more specials of the bridge are spent than can be spared.
    pub(super) short: Span,
    pub(super) spare: u8,
}

impl Range {
    /// One sector by each result.
    pub(super) const ONE: Self = Self::always(Span { one: 1, multi: 1 });

    /// Whatever is spent.
    pub(super) const fn always(span: Span) -> Self {
        Self { long: span, short: span, spare: u8::MAX }
    }

    /// How far these results reach.
    #[inline]
    pub(super) fn of(self, spends: impl Iterator<Item = Spend>) -> Span {
        if self.long == self.short {
            return self.long;
        }
        let spent: u8 = spends.map(Spend::stored_specials).sum();
        if spent > self.spare { self.short } else { self.long }
    }
}

/// A path's last sector before its target, and the target's sector.
pub(super) type End = (Sector, Sector);

/// The volleys of these results that reach these sectors, and how each comes in.
pub(super) fn reaching(
    state: &State,
    seat: Seat,
    from: Sector,
    far: SectorSet,
    spends: &Spends,
    range: Range,
) -> Vec<(Volley, Sector, Sector)> {
    let fleet = state.fleet(seat);
    let single = spends.len() == 1 && fleet.count(spends[0].held) == 1;
    if far.is_empty() || spends.is_empty() || (!range.long.is_long() && single) {
        return Vec::new();
    }
    let paths = Paths::new(from, far, state.open_sky(), range.long);
    let mut groups =
        Groups { fleet, range, paths, known: Vec::new(), ends: Vec::new(), found: Vec::new() };
    groups.extend(spends, &mut ArrayVec::new());
    groups.found
}

/// How the volley can come in at any of these sectors, in rising order.
pub(super) fn ends(
    from: Sector,
    far: SectorSet,
    sky: SectorSet,
    span: Span,
    volley: Volley,
) -> Vec<End> {
    let mut ends = Vec::new();
    Paths::new(from, far, sky, span).follow(Faces::of(volley.iter()), &mut ends);
    ends
}

/// The sectors between the first and the last of a way that the volley can take and that comes in
/// over `via`; none if there is no such way.
pub(super) fn way(
    (from, via, at): (Sector, Sector, Sector),
    sky: SectorSet,
    span: Span,
    volley: Volley,
) -> Option<Vec<Sector>> {
    let paths = Paths::new(from, SectorSet::one(at), sky, span);
    let mut way = Vec::new();
    paths.retrace(Faces::of(volley.iter()), from, via, &mut way).then_some(way)
}

/// How many results of each face a path has to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Faces([u8; Face::ALL.len()]);

impl Faces {
    fn of(spends: impl Iterator<Item = Spend>) -> Self {
        let mut counts = Self([0; Face::ALL.len()]);
        for spend in spends {
            counts.0[spend.face() as usize] += 1;
        }
        counts
    }

    fn is_empty(self) -> bool {
        self == Self([0; Face::ALL.len()])
    }

    /// Each face that is there, with what is left when one of it is taken.
    fn each(self) -> impl Iterator<Item = (Face, Self)> {
        let there = Face::ALL.iter().filter(move |face| self.0[**face as usize] > 0);
        there.map(move |face| {
            let mut rest = self;
            rest.0[*face as usize] -= 1;
            (*face, rest)
        })
    }

    /// The most steps that these results allow.
    fn steps(self, span: Span) -> u8 {
        Face::ALL.iter().map(|face| self.0[*face as usize] * span.of(*face)).sum()
    }
}

/// Tries every group of results that can be paid for.
struct Groups<'a> {
    fleet: &'a Fleet,
    range: Range,
    paths: Paths,
    /// The groups of faces that were followed as far as they reached, and how far into `ends` each
    /// goes.
    known: Vec<(Faces, Span, usize)>,
    ends: Vec<End>,
    /// Volley, last sector before the target, target's sector.
    found: Vec<(Volley, Sector, Sector)>,
}

impl Groups<'_> {
    /// Tries every group that begins with those chosen.
    fn extend(&mut self, spends: &[Spend], chosen: &mut ArrayVec<Spend, { Volley::MOST }>) {
        for (number, spend) in spends.iter().enumerate() {
            if chosen.try_push(*spend).is_err() {
                return;
            }
            if self.is_affordable(chosen, *spend) {
                if chosen.len() > 1 || self.range.long.is_long() {
                    self.shoot(chosen);
                }
                self.extend(&spends[number..], chosen);
            }
            chosen.pop();
        }
    }

    /// Whether the results are there for all of the chosen; without the last they were.
    fn is_affordable(&self, chosen: &[Spend], last: Spend) -> bool {
        let uses = |held: Held| {
            let as_result = chosen.iter().filter(|spend| spend.held == held).count();
            let as_turn = chosen.iter().filter(|spend| spend.turned_by() == Some(held)).count();
            as_result + as_turn
        };
        let is_there = |held: Held| uses(held) <= usize::from(self.fleet.count(held));
        is_there(last.held) && last.turned_by().is_none_or(is_there)
    }

    fn shoot(&mut self, chosen: &[Spend]) {
        let faces = Faces::of(chosen.iter().copied());
        self.paths.span = self.range.of(chosen.iter().copied());
        if !self.paths.may_reach(faces) {
            return;
        }
        let ends = self.followed(faces);
        let Some(volley) = Volley::new(chosen) else { return };
        self.found.extend(self.ends[ends].iter().map(|(via, at)| (volley, *via, *at)));
    }

    /// Where in `ends` the paths of these faces are.
    fn followed(&mut self, faces: Faces) -> std::ops::Range<usize> {
        let mut start = 0;
        let span = self.paths.span;
        for (known, reached, end) in &self.known {
            if (*known, *reached) == (faces, span) {
                return start..*end;
            }
            start = *end;
        }
        let mut ends = Vec::new();
        self.paths.follow(faces, &mut ends);
        self.ends.extend(ends);
        self.known.push((faces, span, self.ends.len()));
        start..self.ends.len()
    }
}

/// All simple paths from a sector to others, each result as far as it goes (`FC-RNG-10`).
struct Paths {
    from: Sector,
    far: SectorSet,
    sky: SectorSet,
    span: Span,
    /// By a number of steps: the sectors from which a target may be reached in so many. With more
    /// steps than are counted here, every sector may do.
    within: [SectorSet; Self::COUNTED],
}

impl Paths {
    const COUNTED: usize = 8;

    fn new(from: Sector, far: SectorSet, sky: SectorSet, span: Span) -> Self {
        let mut within = [far; Self::COUNTED];
        let mut stepped_on = far;
        for steps in 1..Self::COUNTED {
            within[steps] = within[steps - 1].or(stepped_on.grown());
            stepped_on = within[steps].and(sky);
        }
        Self { from, far, sky, span, within }
    }

    fn may_reach(&self, faces: Faces) -> bool {
        self.are_within(SectorSet::one(self.from), faces.steps(self.span)) != SectorSet::EMPTY
    }

    /// Those of the sectors from which so many steps may be enough.
    fn are_within(&self, sectors: SectorSet, steps: u8) -> SectorSet {
        self.within.get(usize::from(steps)).map_or(sectors, |within| sectors.and(*within))
    }

    /// Finds how paths by these results end, each end once, in rising order.
    fn follow(&self, faces: Faces, ends: &mut Vec<End>) {
        self.walk(faces, self.from, SectorSet::one(self.from), ends);
        ends.sort_unstable();
        ends.dedup();
    }

    /// The way to `via` of a path that comes in there; what it crosses is added to `way`.
    fn retrace(&self, faces: Faces, at: Sector, via: Sector, way: &mut Vec<Sector>) -> bool {
        faces
            .each()
            .any(|(face, rest)| self.retrace_by(face, self.span.of(face), rest, at, via, way))
    }

    fn retrace_by(
        &self,
        face: Face,
        left: u8,
        rest: Faces,
        at: Sector,
        via: Sector,
        way: &mut Vec<Sector>,
    ) -> bool {
        let reached = face.reach(at);
        if rest.is_empty() && at == via && !reached.and(self.far).is_empty() {
            return true;
        }
        let seen: SectorSet = way.iter().copied().chain([self.from]).collect();
        let to_go = left - 1 + rest.steps(self.span);
        for next in self.are_within(reached.and(self.sky).minus(seen), to_go).iter() {
            way.push(next);
            let goes_on = (left > 1 && self.retrace_by(face, left - 1, rest, next, via, way))
                || self.retrace(rest, next, via, way);
            if goes_on {
                return true;
            }
            way.pop();
        }
        false
    }

    /// Goes on by each of the results that are left.
    fn walk(&self, faces: Faces, at: Sector, seen: SectorSet, ends: &mut Vec<End>) {
        for (face, rest) in faces.each() {
            self.step(face, self.span.of(face), rest, at, seen, ends);
        }
    }

    /// Takes one step by the result, then goes on by it or by the next.
    fn step(
        &self,
        face: Face,
        left: u8,
        rest: Faces,
        at: Sector,
        seen: SectorSet,
        ends: &mut Vec<End>,
    ) {
        let reached = face.reach(at);
        let is_last = rest.is_empty();
        if is_last && at != self.from {
            ends.extend(reached.and(self.far).iter().map(|target| (at, target)));
        }
        let to_go = left - 1 + rest.steps(self.span);
        if to_go == 0 {
            return;
        }
        for next in self.are_within(reached.and(self.sky).minus(seen), to_go).iter() {
            if left > 1 {
                self.step(face, left - 1, rest, next, seen.with(next), ends);
            }
            if !is_last {
                self.walk(rest, next, seen.with(next), ends);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::chance::{Chance as _, Fast};

    use super::*;
    use crate::pieces::die::{Colour, Die};

    /// Every simple path, without looking ahead: what the search must find.
    fn all_ends(paths: &Paths, faces: &[(Face, u8)], at: Sector, seen: SectorSet) -> Vec<End> {
        let mut ends = Vec::new();
        for (number, &(face, left)) in faces.iter().enumerate() {
            let rest: Vec<_> = [&faces[..number], &faces[number + 1..]].concat();
            steps(paths, (face, left), &rest, at, seen, &mut ends);
        }
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    fn steps(
        paths: &Paths,
        (face, left): (Face, u8),
        rest: &[(Face, u8)],
        at: Sector,
        seen: SectorSet,
        ends: &mut Vec<End>,
    ) {
        let targets = face.reach(at).and(paths.far);
        if rest.is_empty() && seen.len() > 1 {
            ends.extend(targets.iter().map(|target| (at, target)));
        }
        for next in face.reach(at).and(paths.sky).minus(seen).iter() {
            if left > 1 {
                steps(paths, (face, left - 1), rest, next, seen.with(next), ends);
            }
            ends.extend(all_ends(paths, rest, next, seen.with(next)));
        }
    }

    fn any_sector(chance: &mut Fast) -> Sector {
        let below = |chance: &mut Fast, count| chance.below(count) as u8;
        Sector::new(below(chance, 6), below(chance, 6)).expect("within the canvas")
    }

    #[test]
    fn looking_ahead_loses_no_path() {
        let mut found = 0;
        for seed in 0..400 {
            let mut chance = Fast::new(seed);
            let from = any_sector(&mut chance);
            let zone = (0..6).flat_map(|row| (0..6).filter_map(move |at| Sector::new(at, row)));
            let sky: SectorSet = zone.filter(|_| chance.below(3) > 0).collect();
            let enemies: SectorSet = (0..3).map(|_| any_sector(&mut chance)).collect();
            let far = enemies.minus(from.around()).without(from);
            let one = 1 + chance.below(2) as u8;
            let span = Span { one, multi: one + chance.below(2) as u8 };
            let dice = 1 + chance.below(3) as usize;
            let any_face = |chance: &mut Fast| Face::ALL[chance.below(3) as usize];
            let faces: Vec<Face> = (0..dice).map(|_| any_face(&mut chance)).collect();

            let paths = Paths::new(from, far, sky.minus(far).without(from), span);
            let spends: Vec<Spend> = faces
                .iter()
                .map(|face| Spend::plain(Held::rolled(Die::new(Colour::Red, *face))))
                .collect();
            let volley = Volley::new(&spends).expect("from one to three results");
            let long: Vec<(Face, u8)> = faces.iter().map(|face| (*face, span.of(*face))).collect();
            let expected = all_ends(&paths, &long, from, SectorSet::one(from));
            assert_eq!(ends(from, far, paths.sky, span, volley), expected, "seed {seed}");
            found += expected.len();
        }
        assert!(found > 500, "{found} ends are too few to compare");
    }
}
