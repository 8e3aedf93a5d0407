//! Where each seat deploys.

use kernel::Seat;

use super::Mode;
use crate::board::field::{Edge, Field};
use crate::board::sector::SectorSet;
use crate::scenario::Deployment;

/// Where each seat deploys: the edge row in a duel (`FC-SETUP-10`), four sectors of an edge for
/// each player of a camp (`FC-TEA-04`, `FC-TEA-05`), an edge each in a free-for-all; or as the
/// scenario has it.
pub(super) fn homes(
    field: &Field,
    deployment: Deployment,
    mode: Mode,
    phebe: Seat,
    seats: u8,
) -> Vec<SectorSet> {
    let Some(zone) = field.zones().next() else { return Vec::new() };
    match deployment {
        Deployment::Edges | Deployment::Champions => edge_homes(field, mode, seats),
        Deployment::OffBoard => vec![SectorSet::EMPTY; usize::from(seats)],
        Deployment::Ambush => {
            let both = zone.row(0).or(zone.row(zone.depth - 1));
            let of = |seat| if seat == phebe { zone.row(zone.depth / 2) } else { both };
            Seat::all(seats).map(of).collect()
        }
    }
}

fn edge_homes(field: &Field, mode: Mode, seats: u8) -> Vec<SectorSet> {
    let Some(zone) = field.zones().next() else { return Vec::new() };
    let on_edge = |edge, number: u8, of: u8| -> SectorSet {
        let edge = zone.edge(edge);
        let spare = edge.len().saturating_sub(4);
        let start =
            if of > 1 { spare * usize::from(number) / usize::from(of - 1) } else { spare / 2 };
        edge.into_iter().skip(start).take(4).collect()
    };
    let several = field.zones().nth(1).is_some();
    (0..seats)
        .map(|seat| match mode {
            _ if several => field.all_edges(),
            Mode::Duel => zone.row(if seat == 0 { 0 } else { zone.depth - 1 }),
            Mode::Teams => {
                let edge = if seat.is_multiple_of(2) { Edge::South } else { Edge::North };
                on_edge(edge, seat / 2, seats / 2)
            }
            Mode::FreeForAll if seats <= 4 => on_edge(Edge::CLOCKWISE[usize::from(seat)], 0, 1),
            // More than four share the long edges, clockwise.
            Mode::FreeForAll => match seat.checked_sub(seats / 2) {
                None => on_edge(Edge::South, seats / 2 - 1 - seat, seats / 2),
                Some(number) => on_edge(Edge::North, number, seats.div_ceil(2)),
            },
        })
        .collect()
}
