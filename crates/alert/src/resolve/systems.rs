//! The buttons A, B and C: weapons, energy, and what each station has of its own.

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::event::{Energy, Event, Flow, Idle};
use crate::ship::{Deck, Facility, Station, System, Weapon, Zone};
use crate::situation::Charge;

/// The points for so many players at the window in one turn (`SA-VIS-03`).
pub(crate) const WINDOW_POINTS: [u8; 6] = [0, 1, 2, 3, 5, 7];

impl<L: Log<Event>> Resolver<'_, L> {
    /// Activates the system, or repairs it if a malfunction covers it (`SA-ACT-A-08`,
    /// `SA-ACT-B-08`, `SA-ACT-C-02`).
    pub(super) fn press(&mut self, member: Member, system: System, charge: Charge) {
        let station = self.now.figure(member).station;
        if self.now.covered[system.index()].contains(station) {
            return self.repair(member, station, system, 1 + charge.bonus());
        }
        if self.now.broken[system.index()].contains(station) {
            return self.idle(member, Idle::BrokenForGood);
        }
        match system {
            System::A => self.fire(member, station, charge),
            System::B => self.transfer(member, station, charge),
            System::C => self.use_facility(member, station),
        }
    }

    /// Puts a cube on the weapon (`SA-ACT-A-01` to `SA-ACT-A-05`).
    fn fire(&mut self, member: Member, station: Station, charge: Charge) {
        if self.now.charges[station.index()] != Charge::None {
            return self.idle(member, Idle::AlreadyCharged);
        }
        let weapon = station.weapon();
        if !matches!(weapon, Weapon::Light(_)) {
            let zone = station.zone();
            let reactor = &mut self.now.reactors[zone.index()];
            if *reactor == 0 {
                return self.idle(member, Idle::NoEnergy);
            }
            *reactor -= 1;
            let (from, to) = (Energy::Reactor(zone), Energy::Weapon(station));
            self.log.push(Event::EnergyMoved { from, to, cubes: 1, cause: Flow::Fired });
        }
        self.now.charges[station.index()] = charge;
        let heroic = charge == Charge::Heroic;
        self.log.push(Event::WeaponCharged { member, weapon, heroic });
    }

    fn transfer(&mut self, member: Member, station: Station, charge: Charge) {
        let zone = station.zone();
        let moved = match (station.deck(), zone) {
            (Deck::Lower, Zone::White) => self.refuel(member),
            (Deck::Lower, Zone::Red | Zone::Blue) => {
                self.fill(member, Energy::Reactor(Zone::White), Energy::Reactor(zone))
            }
            (Deck::Upper, _) => self.fill(member, Energy::Reactor(zone), Energy::Shield(zone)),
        };
        // A heroic transfer adds one cube, beyond the capacity if need be (`SA-HERO-05`).
        if moved > 0 && charge == Charge::Heroic {
            let to = match station.deck() {
                Deck::Upper => Energy::Shield(zone),
                Deck::Lower => Energy::Reactor(zone),
            };
            *self.cubes(to) += 1;
            let (from, cause) = (Energy::Bank, Flow::Heroic);
            self.log.push(Event::EnergyMoved { from, to, cubes: 1, cause });
        }
    }

    /// As many cubes as fit and as there are (`SA-ACT-B-01`, `SA-ACT-B-02`, `SA-ACT-B-06`).
    fn fill(&mut self, member: Member, from: Energy, to: Energy) -> u8 {
        let capacity = match to {
            Energy::Shield(zone) => self.now.shield_capacity(zone),
            Energy::Reactor(zone) => self.now.reactor_capacity(zone),
            Energy::Bank | Energy::Weapon(_) => 0,
        };
        let (there, room) = (*self.cubes(from), capacity.saturating_sub(*self.cubes(to)));
        let cubes = there.min(room);
        if cubes == 0 {
            self.idle(member, if room == 0 { Idle::Full } else { Idle::NothingToMove });
            return 0;
        }
        *self.cubes(from) -= cubes;
        *self.cubes(to) += cubes;
        self.log.push(Event::EnergyMoved { from, to, cubes, cause: Flow::Transferred });
        cubes
    }

    /// Burns a capsule and fills the central reactor from the bank (`SA-ACT-B-03` to
    /// `SA-ACT-B-05`).
    fn refuel(&mut self, member: Member) -> u8 {
        if self.now.capsules == 0 {
            self.idle(member, Idle::NoCapsule);
            return 0;
        }
        self.now.capsules -= 1;
        self.log.push(Event::CapsuleSpent { left: self.now.capsules });
        let (capacity, to) = (self.now.reactor_capacity(Zone::White), Energy::Reactor(Zone::White));
        let cubes = capacity.saturating_sub(*self.cubes(to));
        if cubes > 0 {
            *self.cubes(to) += cubes;
            let (from, cause) = (Energy::Bank, Flow::Refuelled);
            self.log.push(Event::EnergyMoved { from, to, cubes, cause });
        }
        cubes
    }

    pub(super) fn cubes(&mut self, energy: Energy) -> &mut u8 {
        match energy {
            Energy::Shield(zone) => &mut self.now.shields[zone.index()],
            Energy::Reactor(zone) => &mut self.now.reactors[zone.index()],
            Energy::Bank | Energy::Weapon(_) => unreachable!("only shields and reactors count"),
        }
    }

    /// What C does here, once the lesson has taught it (`SA-ACT-C-01`, `SA-ACT-C-03`).
    fn use_facility(&mut self, member: Member, station: Station) {
        let level = self.level();
        match station.facility() {
            Facility::Computer if level.has_rockets_and_computer() => {
                self.maintain_computer(member);
            }
            Facility::Rockets if level.has_rockets_and_computer() => self.launch_rocket(member),
            Facility::Bots(store) if level.has_battlebots() => self.ready_squad(member, store),
            Facility::Interceptors if level.has_battlebots() => self.launch_interceptors(member),
            Facility::Window if level.has_window() => {
                self.now.at_window += 1;
                self.log.push(Event::WindowManned { member });
            }
            Facility::Computer | Facility::Rockets | Facility::Bots(_) | Facility::Interceptors => {
                self.idle(member, self.not_taught_yet());
            }
            Facility::Window if level.has_rockets_and_computer() => {
                self.idle(member, Idle::NotBeforeMissions);
            }
            Facility::Window => self.idle(member, Idle::NotInATestRun),
        }
    }

    /// Why C or battlebots do nothing in a lesson that does not know them (`SA-ACT-C-03`,
    /// `SA-LESSON-12`).
    pub(super) const fn not_taught_yet(&self) -> Idle {
        if self.level().has_rockets_and_computer() {
            Idle::NotBeforeAdvancedSimulations
        } else {
            Idle::NotInATestRun
        }
    }

    /// Puts a cube on the check box of the phase (`SA-COMP-01`, `SA-COMP-02`).
    fn maintain_computer(&mut self, member: Member) {
        let phase = self.now.turn.phase();
        let done = &mut self.now.maintained[phase.index()];
        if *done {
            return self.idle(member, Idle::AlreadyMaintained);
        }
        *done = true;
        self.log.push(Event::ComputerMaintained { member, phase });
    }

    /// Puts a rocket on the first space of the rocket track (`SA-ROCKET-01`, `SA-ROCKET-02`).
    fn launch_rocket(&mut self, member: Member) {
        if self.now.rocket_launched {
            return self.idle(member, Idle::RocketInTheWay);
        }
        if self.now.rockets == 0 {
            return self.idle(member, Idle::NoRocket);
        }
        self.now.rockets -= 1;
        self.now.rocket_launched = true;
        self.log.push(Event::RocketLaunched { member, left: self.now.rockets });
    }

    /// The best turn of each phase counts (`SA-VIS-02` to `SA-VIS-05`).
    pub(super) fn tally_window(&mut self) {
        let (players, phase) = (self.now.at_window, self.now.turn.phase());
        let best = &mut self.now.confirmed[phase.index()];
        if players > *best {
            *best = players;
            let points = WINDOW_POINTS[usize::from(players)];
            self.log.push(Event::VisualConfirmed { phase, players, points });
        }
    }
}
