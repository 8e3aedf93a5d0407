//! Everything together: scenario, seats, factions, fleets, zones, sectors, options and variants are
//! drawn from one seed. Nothing panics, what must always hold holds, and every battle ends.
//!
//! `PASSERELLE_SOAK` says how many set-ups are drawn instead of the usual number, or which:
//! `300..400`.

use std::collections::BTreeSet;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use fleet::build::Mode;
use fleet::scenario::Scenario;
use fleet::{FleetCommander, Setup};
use kernel::chance::{Chance as _, Fast};
use kernel::conformance::{self, Effort};
use kernel::{Rules as _, Seat, Viewer};

use crate::promises::properties::look;
use crate::support::Table;

/// Random players need about a thousand decisions; far more would be a battle without an end.
const DECISIONS_AT_MOST: u32 = 60_000;

fn setups(usual: u64) -> impl Iterator<Item = (u64, Setup)> {
    let asked = std::env::var("PASSERELLE_SOAK").ok().and_then(|asked| seeds(&asked));
    asked.unwrap_or(0..usual).map(|seed| (seed, Setup::surprise(&mut Fast::new(seed))))
}

fn seeds(asked: &str) -> Option<Range<u64>> {
    let (first, end) = asked.split_once("..").unwrap_or(("0", asked));
    Some(first.parse().ok()?..end.parse().ok()?)
}

/// What the others keep face down cannot be told from anything that was dealt in its place.
fn look_at_secrets(table: &Table, whim: &mut Fast) {
    let viewer = Seat::new(whim.below(u32::from(table.state.seats())) as u8);
    let mut other = table.state;
    FleetCommander::redeal(&mut other, Viewer::Seat(viewer), whim);
    for viewer in [Viewer::Seat(viewer), Viewer::Spectator] {
        let [dealt, redealt] =
            [&table.state, &other].map(|state| FleetCommander::view(state, viewer));
        assert_eq!(dealt, redealt, "what {viewer:?} sees");
    }
}

fn play(seed: u64, setup: &Setup) {
    let mut decisions = 0;
    let mut whim = Fast::new(!seed);
    Table::playout(setup, seed, |table| {
        decisions += 1;
        assert!(decisions < DECISIONS_AT_MOST, "no end in sight");
        look(table);
        if decisions % 23 == 0 {
            look_at_secrets(table, &mut whim);
        }
    });
}

#[test]
fn any_set_up_is_played_to_its_end_and_keeps_the_invariants() {
    let mut failed = Vec::new();
    for (seed, setup) in setups(120) {
        if catch_unwind(AssertUnwindSafe(|| play(seed, &setup))).is_err() {
            failed.push((seed, setup));
        }
    }
    let seeds: Vec<u64> = failed.iter().map(|(seed, _)| *seed).collect();
    assert!(failed.is_empty(), "failed: {seeds:?}, such as {:?}", &failed[0]);
}

#[test]
fn any_set_up_keeps_the_contract() {
    let effort = Effort { games: 1, decisions_at_most: DECISIONS_AT_MOST as usize, every: 211 };
    for (seed, setup) in setups(24) {
        let run = || conformance::run::<FleetCommander>(&setup, effort);
        assert!(catch_unwind(AssertUnwindSafe(run)).is_ok(), "seed {seed}: {setup:?}");
    }
}

/// The draw is as wide as the rules: nothing that can be chosen is left out.
#[test]
fn the_draw_meets_everything() {
    let (mut scenarios, mut factions, mut options, mut ships) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut seats, mut modes, mut points) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, setup) in (0..600).map(|seed| (seed, Setup::surprise(&mut Fast::new(seed)))) {
        seats.insert(setup.fleets.len());
        scenarios.insert(setup.scenario.clone());
        modes.insert(setup.mode.clone());
        points.insert(setup.points);
        options.extend(setup.options.iter().cloned());
        for fleet in &setup.fleets {
            factions.insert(fleet.faction.clone());
            let kinds = fleet.ships.iter().filter_map(|ship| ship.split(':').next());
            ships.extend(kinds.map(str::to_owned));
        }
    }
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(points.into_iter().collect::<Vec<_>>(), (6..=15).collect::<Vec<_>>());
    assert_eq!((scenarios.len(), modes.len()), (Scenario::ALL.len(), Mode::ALL.len()));
    assert_eq!(
        (factions.len(), options.len()),
        (fleet::data::Faction::ALL.len(), fleet::build::GameOption::ALL.len())
    );
    assert_eq!(ships.len(), 15, "all ships that can be taken: {ships:?}");
}
