//! A flight that is over, once more with other cards: whatever the crew had in hand.

use alert::planning::Held;
use alert::{Alert, Laid, Plan, Plans, Turn};
use kernel::{Record, Refusal};

use super::hindsight::{Last, flown, last_flight};
use crate::knowledge::Retry;

/// The last flight with these cards, by member and turn; as it was flown without any. Nobody may
/// lay what nobody had, or before it came.
pub(super) fn retry(
    record: &Record<alert::Setup>,
    rows: Option<&Vec<Vec<Option<String>>>>,
) -> Option<Result<Retry<Alert>, Refusal>> {
    let Last { flight, got, .. } = last_flight(record)?;
    let held = flight.held(&got);
    let plans = match rows.map(|rows| read(rows, &held, &flight)) {
        Some(Err(refusal)) => return Some(Err(refusal)),
        Some(Ok(plans)) => plans,
        None => flight.plans().clone(),
    };
    let kind = if rows.is_some() { "own" } else { "flown" };
    let shown = held.shown();
    Some(Ok(Retry { held: shown, flight: flown(kind, &flight, &plans) }))
}

fn read(
    rows: &[Vec<Option<String>>],
    held: &Held,
    flight: &alert::planning::Flight,
) -> Result<Plans, Refusal> {
    let mut plans = Plans::new();
    if rows.len() != flight.plans().len() {
        return Err(Refusal::not_an_action(&rows.len().to_string()));
    }
    for row in rows {
        let mut plan = Plan { slots: [None; Turn::SLOTS] };
        if row.len() > plan.slots.len() {
            return Err(Refusal::not_an_action(&row.len().to_string()));
        }
        for (slot, card) in plan.slots.iter_mut().zip(row) {
            let read = |text: &String| text.parse::<Laid>().ok().filter(|it| it.card().is_some());
            let refused = |text: &String| Refusal::not_an_action(text);
            *slot = card.as_ref().map(|it| read(it).ok_or_else(|| refused(it))).transpose()?;
        }
        plans.push(plan);
    }
    held.check(&plans, flight.mission().level)?;
    Ok(plans)
}
