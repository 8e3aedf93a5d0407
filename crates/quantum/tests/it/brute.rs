//! A second opinion on what is legal: written from the clauses, square by square, from nothing but
//! the view. No bits, no tables, no shared code with the rules.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use quantum::View;

use crate::answers::Past;

/// A square as column and row.
pub(crate) type Spot = (i8, i8);

/// A ship on the board or in the scrapyard.
#[derive(Debug, Clone)]
pub(crate) struct Ship {
    pub(crate) seat: usize,
    pub(crate) die: String,
    pub(crate) face: u8,
    pub(crate) spot: Option<Spot>,
    moved: bool,
    ability_used: bool,
}

/// A position, for the seat that is active.
#[derive(Debug)]
pub(crate) struct Brute<'a> {
    pub(crate) view: &'a View,
    pub(crate) past: &'a Past,
    pub(crate) open: BTreeSet<Spot>,
    pub(crate) ships: Vec<Ship>,
}

/// Steps along rows and columns, or also across corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gait {
    Straight,
    Diagonal,
}

pub(crate) fn spot(text: &str) -> Spot {
    let (column, row) = text.split_at(1);
    ((column.as_bytes()[0] - b'a') as i8, row.parse::<i8>().expect("a square's row") - 1)
}

pub(crate) fn name((column, row): Spot) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// `QU-TERM-01`.
pub(crate) fn near(a: Spot, b: Spot) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

/// `QU-TERM-02`.
pub(crate) fn around(a: Spot, b: Spot) -> bool {
    a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

impl Gait {
    fn joins(self, a: Spot, b: Spot) -> bool {
        match self {
            Self::Straight => near(a, b),
            Self::Diagonal => around(a, b),
        }
    }
}

impl<'a> Brute<'a> {
    pub(crate) fn new(view: &'a View, past: &'a Past) -> Self {
        let mut open = BTreeSet::new();
        for (row, line) in (0..).zip(&view.board) {
            for (column, symbol) in (0..).zip(line.chars()) {
                if symbol == 'o' || symbol == 'v' {
                    open.insert((column, row));
                }
            }
        }
        let ships = view.seats.iter().enumerate().flat_map(|(seat, sheet)| {
            sheet.ships.iter().filter(|ship| ship.place != "reserve" && ship.place != "hand").map(
                move |ship| Ship {
                    seat,
                    die: ship.die.clone(),
                    face: ship.face,
                    spot: ship.square.as_deref().map(spot),
                    moved: ship.moved,
                    ability_used: ship.ability_used,
                },
            )
        });
        let ships = ships.collect();
        Self { view, past, open, ships }
    }

    pub(crate) fn active(&self) -> usize {
        usize::from(self.view.active)
    }

    pub(crate) fn revised(&self) -> bool {
        self.view.edition == "revised"
    }

    /// Whether the seat has the card, and it works.
    pub(crate) fn has(&self, seat: usize, card: &str) -> bool {
        self.view.seats[seat].cards.iter().any(|held| held.card == card && held.active)
    }

    /// Whether the active seat may still use its once-a-turn card.
    fn can_use(&self, card: &str) -> bool {
        let cards = &self.view.seats[self.active()].cards;
        cards.iter().any(|held| held.card == card && held.active && !held.used)
    }

    pub(crate) fn ship_at(&self, at: Spot) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.spot == Some(at))
    }

    /// `QU-TERM-10`.
    pub(crate) fn is_empty(&self, at: Spot) -> bool {
        self.open.contains(&at) && self.ship_at(at).is_none()
    }

    fn own_ships(&self) -> impl Iterator<Item = (&Ship, Spot)> {
        let own = self.ships.iter().filter(|ship| ship.seat == self.active());
        own.filter_map(|ship| Some((ship, ship.spot?)))
    }

    fn enemies(&self) -> impl Iterator<Item = Spot> {
        self.ships.iter().filter(|ship| ship.seat != self.active()).filter_map(|ship| ship.spot)
    }

    pub(crate) fn own_cubes(&self, seat: usize, planet: usize) -> u8 {
        let cubes = &self.view.planets[planet].cubes;
        cubes.iter().filter(|owner| usize::from(**owner) == seat).count() as u8
    }

    /// Planets that may take a cube of the seat, by index (`QU-CUBE-03`, `QU-CUBE-04`, `QU-ENT-01`).
    pub(crate) fn open_planets(&self, seat: usize) -> Vec<usize> {
        let planets = self.view.planets.iter().enumerate();
        let free = planets.filter(|(_, planet)| planet.cubes.len() < usize::from(planet.slots));
        let free: Vec<usize> = free.map(|(index, _)| index).collect();
        let without: Vec<usize> =
            free.iter().copied().filter(|planet| self.own_cubes(seat, *planet) == 0).collect();
        if without.is_empty() && self.revised() { free } else { without }
    }

    /// Squares that a ship of the seat may enter from outside (`QU-DEPLOY-01`, `QU-STEALTHY-01`).
    pub(crate) fn entries(&self, seat: usize) -> Vec<Spot> {
        let planets: Vec<Spot> = (0..self.view.planets.len())
            .filter(|planet| self.own_cubes(seat, *planet) > 0)
            .map(|planet| spot(&self.view.planets[planet].square))
            .collect();
        let stealthy = self.has(seat, "stealthy");
        let fits = |at: &&Spot| {
            let orbits = planets.iter().any(|planet| near(**at, *planet));
            let isolated = self.ships.iter().all(|ship| ship.spot.is_none_or(|it| !near(it, **at)));
            self.is_empty(**at) && (orbits || (stealthy && isolated))
        };
        self.open.iter().filter(fits).copied().collect()
    }

    /// How many steps each square is away, through empty squares and `freed`, up to `range`
    /// (`QU-MOVE-02`, `QU-MOVE-03`, `QU-MOVE-06`, `QU-MOVE-07`).
    fn distances(
        &self,
        from: Spot,
        range: u8,
        gait: Gait,
        freed: Option<Spot>,
    ) -> BTreeMap<Spot, u8> {
        let mut found = BTreeMap::from([(from, 0)]);
        let mut queue = VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            let distance = found[&at];
            for (columns, rows) in (-1..=1).flat_map(|c| (-1..=1).map(move |r| (c, r))) {
                let to = (at.0 + columns, at.1 + rows);
                let enters = self.is_empty(to) || freed == Some(to);
                if distance < range && gait.joins(at, to) && enters && !found.contains_key(&to) {
                    found.insert(to, distance + 1);
                    queue.push_back(to);
                }
            }
        }
        found
    }

    fn ability_ready(&self, ship: &Ship) -> bool {
        !ship.ability_used || self.can_use("cunning")
    }

    fn may_attack(&self) -> bool {
        let cards = &self.view.seats[self.active()].cards;
        !self.revised() || !cards.iter().any(|card| card.card == "curious" && card.used)
    }

    /// Everything that the active seat may do in the first phase of its turn, in notation.
    pub(crate) fn turn(&self) -> Vec<String> {
        let mut out = vec!["end".to_owned()];
        let left = self.view.actions_left;
        if left >= 1 {
            self.add_single_actions(&mut out);
        }
        if left >= u8::from(!self.has(self.active(), "eager")) {
            self.add_deployments(&mut out);
        }
        if left >= 2 {
            let planets = self.open_planets(self.active()).into_iter();
            let built = planets.filter(|planet| self.sum_fits(*planet));
            out.extend(built.map(|p| format!("build {}", self.view.planets[p].square)));
        }
        if left >= 1 {
            self.add_moves("", &mut out);
        }
        if self.can_use("curious") && !(self.revised() && self.past.attacked) {
            self.add_moves("curious ", &mut out);
        }
        if self.can_use("tactical") {
            self.add_moves("tactical ", &mut out);
        }
        self.add_abilities(&mut out);
        self.add_powers(&mut out);
        out
    }

    fn add_single_actions(&self, out: &mut Vec<String>) {
        if self.view.seats[self.active()].research < 6 {
            out.push("research".to_owned());
        }
        for ship in self.ships.iter().filter(|ship| ship.seat == self.active()) {
            out.push(format!("reconfigure {}", ship.spot.map_or(ship.die.clone(), name)));
        }
    }

    fn add_deployments(&self, out: &mut Vec<String>) {
        let entries = self.entries(self.active());
        for ship in &self.ships {
            if ship.seat == self.active() && ship.spot.is_none() {
                out.extend(entries.iter().map(|at| format!("deploy {} {}", ship.die, name(*at))));
            }
        }
    }

    /// `QU-BUILD-02`, `QU-BUILD-03`, `QU-ENT-02`, `QU-INGENIOUS-01`, `QU-INTELLIGENT-01`.
    fn sum_fits(&self, planet: usize) -> bool {
        let (seat, at) = (self.active(), spot(&self.view.planets[planet].square));
        let needed = self.view.planets[planet].number + 3 * self.own_cubes(seat, planet);
        let orbit: u8 =
            self.own_ships().filter(|(_, on)| near(*on, at)).map(|(ship, _)| ship.face).sum();
        let mut totals = vec![orbit];
        if self.has(seat, "ingenious") {
            let corners = self.own_ships().filter(|(_, on)| around(*on, at) && !near(*on, at));
            for (ship, _) in corners {
                let with: Vec<u8> = totals.iter().map(|total| total + ship.face).collect();
                totals.extend(with);
            }
        }
        let tolerance = u8::from(self.has(seat, "intelligent"));
        totals.iter().any(|total| *total > 0 && total.abs_diff(needed) <= tolerance)
    }

    fn range(&self, ship: &Ship, pay: &str) -> u8 {
        match pay {
            "tactical " => 1,
            _ => ship.face + u8::from(self.has(self.active(), "agile")),
        }
    }

    fn add_moves(&self, pay: &str, out: &mut Vec<String>) {
        for (ship, from) in self.own_ships() {
            if ship.moved && !self.has(self.active(), "energetic") {
                continue;
            }
            let range = self.range(ship, pay);
            let ready = self.ability_ready(ship);
            let gait = if ship.face == 5 && ready { Gait::Diagonal } else { Gait::Straight };
            let distances = self.distances(from, range, gait, None);
            let start = name(from);
            for to in distances.keys().filter(|to| **to != from) {
                out.push(format!("{pay}{start}-{}", name(*to)));
            }
            if pay != "curious " && self.may_attack() {
                self.add_attacks(&format!("{pay}{start}"), range, gait, &distances, out);
            }
            if ship.face == 2 && ready {
                self.add_transports(&format!("{pay}{start}"), from, range, out);
            }
        }
    }

    /// The enemy's square is the last step (`QU-ATK-02`, `QU-ATK-03`, `QU-ATK-04`).
    fn add_attacks(
        &self,
        start: &str,
        range: u8,
        gait: Gait,
        distances: &BTreeMap<Spot, u8>,
        out: &mut Vec<String>,
    ) {
        for target in self.enemies() {
            for (via, distance) in distances {
                if *distance < range && gait.joins(*via, target) {
                    let way =
                        if *distance == 0 { String::new() } else { format!("-{}", name(*via)) };
                    out.push(format!("{start}{way}x{}", name(target)));
                }
            }
        }
    }

    /// `QU-SHIP-2-01`, `QU-SHIP-2-07`, `QU-SHIP-2-09`, `QU-SHIP-2-10`.
    fn add_transports(&self, start: &str, from: Spot, range: u8, out: &mut Vec<String>) {
        for (_, load) in self.own_ships().filter(|(_, load)| around(*load, from)) {
            let mut goals = self.distances(from, range, Gait::Straight, Some(load));
            if !goals.values().any(|distance| *distance == 1) || range < 2 {
                goals.remove(&from);
            }
            for to in goals.into_keys() {
                let free = |at: &Spot| *at == from || *at == load || self.is_empty(*at);
                let drops = self.open.iter().filter(|at| around(**at, to) && free(at));
                if drops.count() > 0 {
                    out.push(format!("{start}+{}-{}", name(load), name(to)));
                }
            }
        }
    }

    fn add_abilities(&self, out: &mut Vec<String>) {
        for (ship, from) in self.own_ships().filter(|(ship, _)| self.ability_ready(ship)) {
            let start = name(from);
            match ship.face {
                1 if self.may_attack() => {
                    let targets = self.enemies().filter(|target| near(from, *target));
                    out.extend(targets.map(|target| format!("strike {start} {}", name(target))));
                }
                3 => {
                    let partners = self.own_ships().filter(|(other, _)| other.die != ship.die);
                    out.extend(partners.map(|(_, with)| format!("warp {start} {}", name(with))));
                }
                4 => out.extend([3, 5].map(|face| format!("modify {start} {face}"))),
                6 => out.push(format!("scout {start}")),
                _ => {}
            }
        }
    }

    fn add_powers(&self, out: &mut Vec<String>) {
        let sheet = &self.view.seats[self.active()];
        if self.can_use("cerebral") && sheet.dominance > 1 {
            out.push("cerebral".to_owned());
        }
        if self.can_use("tyrannical") && sheet.research > 1 {
            out.push("tyrannical".to_owned());
        }
        for (ship, from) in self.own_ships() {
            let start = name(from);
            if self.can_use("flexible") {
                let faces = (1..=6_u8).filter(|face| face.abs_diff(ship.face) == 1);
                out.extend(faces.map(|face| format!("flexible {start} {face}")));
            }
            if self.can_use("resourceful") {
                out.push(format!("resourceful {start}"));
            }
            if self.can_use("nomadic") && self.view.actions_left >= 1 {
                self.add_nomadic(from, out);
            }
        }
    }

    /// `QU-NOMADIC-01`.
    fn add_nomadic(&self, from: Spot, out: &mut Vec<String>) {
        let planets: Vec<Spot> = self.view.planets.iter().map(|it| spot(&it.square)).collect();
        let Some(home) = planets.iter().find(|planet| near(**planet, from)) else { return };
        let beside = |planet: &&Spot| {
            let (columns, rows) = ((planet.0 - home.0).abs(), (planet.1 - home.1).abs());
            (columns, rows) == (3, 0) || (columns, rows) == (0, 3)
        };
        for planet in planets.iter().filter(beside) {
            let free = self.open.iter().filter(|at| near(**at, *planet) && self.is_empty(**at));
            out.extend(free.map(|to| format!("nomadic {} {}", name(from), name(*to))));
        }
    }

    /// Whether an interceptor needs a diagonal step for a move or an attack (`QU-SHIP-5-05`).
    pub(crate) fn needs_diagonal(&self, from: Spot, pay: &str, via: Spot, last: Spot) -> bool {
        let ship = self.ship_at(from).expect("the interceptor");
        let range = self.range(ship, pay);
        let distances = self.distances(from, range, Gait::Straight, None);
        if via == last {
            return !distances.contains_key(&last);
        }
        !near(via, last) || distances.get(&via).is_none_or(|distance| *distance >= range)
    }
}
