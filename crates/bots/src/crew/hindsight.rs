//! What would have worked: the same flight with other cards, after it is over.
//!
//! The smallest change teaches more than a perfect plan, so it is looked for first: one card turned
//! over, exchanged or replaced by one that was left in hand, then two. The best plan for the same
//! hands and the same damage tiles is the solver's.

use std::time::{Duration, Instant};

use alert::planning::{Dealt, Event, Flight};
use alert::{Alert, Card, Half, Laid, Member, Phase, Pile, Plans, Report, Turn, Zone};
use kernel::{Record, Replay, Seat};

use crate::knowledge::{Hindsight, Otherwise};
use crate::solver::{DealtHand, Effort, Hands, Solver};

/// How long the solver looks for the best plan.
const BEST_PLAN: Duration = Duration::from_secs(4);
/// How long two changes at once are tried.
const TWO_CHANGES: Duration = Duration::from_secs(2);
/// Of the plans with one change, those from which a second one is tried.
const BEGINNINGS: usize = 24;
/// What a lost ship counts; the longer it held, the better.
const LOST: i32 = -200;

/// The flights that would have gone better than the last one, the one with the fewest other cards
/// first.
pub(super) fn hindsight(record: &Record<alert::Setup>) -> Vec<Hindsight<Alert>> {
    let Some(Last { flight, got, report }) = last_flight(record) else { return Vec::new() };
    let bar = worth(&report);
    let mut found = Vec::new();
    let small = smallest_change(&flight, bar);
    let best = best_plan(&flight, got).filter(|plans| worth(&flight.report(plans)) > bar);
    for (kind, plans) in [("small", small), ("best", best)] {
        found.extend(plans.map(|plans| flown(kind, &flight, &plans)));
    }
    found
}

/// The flight with these cards.
pub(super) fn flown(kind: &'static str, flight: &Flight, plans: &Plans) -> Hindsight<Alert> {
    let flown = flight.fly(plans);
    let changes = differences(flight.plans(), plans);
    let turns = usize::from(flight.mission().level.turns());
    let written = |laid: &Option<Laid>| laid.map(|laid| laid.to_string());
    let rows = plans.iter().map(|plan| plan.slots.iter().take(turns).map(written).collect());
    let (before, events, after) = (flown.planned, flown.events, flown.end);
    Hindsight { kind, changes, rows: rows.collect(), before, events, after }
}

/// Which cards lie otherwise.
fn differences(flown: &Plans, plans: &Plans) -> Vec<Otherwise> {
    let mut all = Vec::new();
    for (member, (was, now)) in (0..).zip(flown.iter().zip(plans)) {
        for (turn, (was, now)) in (1..).zip(was.slots.iter().zip(&now.slots)) {
            let up = |laid: &Option<Laid>| laid.map(|laid| laid.up.to_string());
            if up(was) != up(now) {
                all.push(Otherwise { member, turn, was: up(was), now: up(now) });
            }
        }
    }
    all
}

/// The cards that each seat got, with the phases in which they came.
pub(super) type Got = Vec<Vec<(Phase, Card)>>;

/// The last flight of a game that is over.
pub(super) struct Last {
    pub(super) flight: Flight,
    /// Nothing of androids.
    pub(super) got: Got,
    pub(super) report: Report,
}

pub(super) fn last_flight(record: &Record<alert::Setup>) -> Option<Last> {
    let mut replay = Replay::<Alert>::new(record).ok()?;
    let mut got: Got = vec![Vec::new(); record.players.len()];
    replay.start_moment().events.iter().for_each(|event| note(&mut got, event));
    let mut flight = None;
    loop {
        let before = replay.state().clone();
        let Some(moment) = replay.step().ok()? else { break };
        for event in &moment.events {
            note(&mut got, event);
        }
        if moment.events.iter().any(|event| matches!(event, Event::RoundEnded)) {
            flight = Flight::between(&before, replay.state()).map(|it| (it, got.clone()));
        }
    }
    let (flight, got) = flight?;
    Some(Last { flight, got, report: *replay.state().report()? })
}

/// Takes down which cards somebody got or gave away.
#[expect(clippy::wildcard_enum_match_arm, reason = "only these few move cards between people")]
fn note(got: &mut Got, event: &Event) {
    match *event {
        Event::AlarmSounded { .. } => got.iter_mut().for_each(Vec::clear),
        Event::PileTaken { seat, phase, cards: Some(Dealt { cards, heroic }), .. } => {
            let cards = cards.cards().map(Card::Action).chain(heroic.map(Card::Heroic));
            got[seat.index()].extend(cards.map(|card| (phase, card)));
        }
        Event::CardDrawn { seat, card: Some(card) } => {
            let phase = phase_of(got, seat);
            got[seat.index()].push((phase, Card::Action(card)));
        }
        Event::CardHandedOver { from, to, card: Some(card) } => {
            let (phase, card) = (phase_of(got, to), Card::Action(card));
            if let Some(at) = got[from.index()].iter().position(|(_, held)| *held == card) {
                got[from.index()].remove(at);
                got[to.index()].push((phase, card));
            }
        }
        _ => {}
    }
}

/// The phase in which a seat is: that of the last pile it took.
fn phase_of(got: &Got, seat: Seat) -> Phase {
    got[seat.index()].iter().map(|(phase, _)| *phase).max().unwrap_or(Phase::One)
}

/// What a flight is worth: its score, or its damage where there is none; least of all a loss.
fn worth(report: &Report) -> i32 {
    let damage: u8 = report.damage.iter().sum();
    match report.loss() {
        Some(loss) => LOST + i32::from(loss.turn.number()),
        None => report.score().map_or(-i32::from(damage), |score| score.total().into()),
    }
}

/// The solver plans for people alone.
fn best_plan(flight: &Flight, got: Got) -> Option<Plans> {
    let is_crewed = got.len() == flight.plans().len();
    let hands = is_crewed.then(|| Hands::Dealt(got.into_iter().map(DealtHand::new).collect()));
    let tiles = Zone::ALL.map(|zone| flight.tiles().of(zone).iter().copied().collect::<Pile>());
    let solver = Solver::new(*flight.mission(), flight.plans().len()).with_hands(hands?);
    Some(solver.with_tiles(tiles).with_effort(Effort::Time(BEST_PLAN)).solve(&|_| {}).plans)
}

/// The plan with one other card that ends best, or else with two, if it ends better than `bar`.
fn smallest_change(flight: &Flight, bar: i32) -> Option<Plans> {
    let mut tried: Vec<(i32, Plans)> = changed(flight, flight.plans())
        .into_iter()
        .map(|plans| (worth(&flight.report(&plans)), plans))
        .collect();
    tried.sort_by_key(|(worth, _)| -worth);
    if let Some((_, plans)) = tried.first().filter(|(worth, _)| *worth > bar) {
        return Some(plans.clone());
    }
    let until = Instant::now() + TWO_CHANGES;
    let mut best: Option<(i32, Plans)> = None;
    for (_, beginning) in tried.iter().take(BEGINNINGS) {
        if Instant::now() > until {
            break;
        }
        for plans in changed(flight, beginning) {
            let worth = worth(&flight.report(&plans));
            if worth > best.as_ref().map_or(bar, |(best, _)| *best) {
                best = Some((worth, plans));
            }
        }
    }
    best.map(|(_, plans)| plans)
}

/// Every plan in which one member lays one card otherwise.
fn changed(flight: &Flight, plans: &Plans) -> Vec<Plans> {
    let level = flight.mission().level;
    let (turns, last) = (level.turns(), level.phases().last().copied().unwrap_or(Phase::Three));
    let mut all = Vec::new();
    for (number, member) in Member::first(plans.len() as u8).enumerate() {
        let left = flight.left(member);
        let mut put = |slots: &[(usize, Option<Laid>)]| {
            let mut other = plans.clone();
            for (slot, laid) in slots {
                other[number].slots[*slot] = *laid;
            }
            all.push(other);
        };
        for turn in (1..=turns).filter_map(Turn::new) {
            let slot = turn.slot();
            let here = plans[number].slots[slot];
            if let Some(card) = here.and_then(Laid::card) {
                put(&[(slot, here.map(|laid| card.laid(other_half(laid))))]);
            }
            for later in (slot + 1)..usize::from(turns) {
                // A card came with its phase: it may be laid later, but not before.
                let is_same =
                    Turn::new(later as u8 + 1).is_some_and(|it| it.phase() == turn.phase());
                let there = plans[number].slots[later];
                if is_same && here != there {
                    put(&[(slot, there), (later, here)]);
                }
            }
            // What was left in hand may have come too late for an early phase.
            let left = if turn.phase() == last { left.as_slice() } else { &[] };
            for card in left {
                for half in [Half::Movement, Half::Action] {
                    put(&[(slot, Some(card.laid(half)))]);
                }
            }
        }
    }
    all
}

const fn other_half(laid: Laid) -> Half {
    if laid.up.is_movement() { Half::Action } else { Half::Movement }
}
