//! Who is connected to which table, told to the other nodes and asked of them.
//!
//! A node's word counts for as long as the connection lives over which it listens: that connection
//! holds a lock on the node's number, which the database lets go of when the connection ends. So a
//! node that is killed is missed at once, and nobody has to compare clocks.

use kernel::{Seat, SeatSet};
use table::{Presence, StoreError, TableId};
use tokio_postgres::{Client, Error};

use super::link::Link;
use crate::unavailable;

/// The channel of the notifications; their payload is the table and the node.
pub(super) const CHANNEL: &str = "passerelle_presence";

/// Draws a number and locks it. The class of the lock stands in the view `living_nodes` too.
const BEGIN: &str = "with drawn as (select nextval('nodes')::integer as node) \
     select node, pg_advisory_lock(28787, node)::text from drawn";
const TELL: &str = "with told as ( \
         insert into presence values ($1, $2, $3, $4) on conflict (table_id, node) \
         do update set seats = excluded.seats, watching = excluded.watching \
         returning table_id, node) \
     select pg_notify($5, table_id || ' ' || node)::text from told";
const TAKE_BACK: &str = "with gone as ( \
         delete from presence where table_id = $1 and node = $2 returning table_id, node) \
     select pg_notify($3, table_id || ' ' || node)::text from gone";
const TAKE_ALL_BACK: &str = "with gone as ( \
         delete from presence where node = $1 returning table_id, node) \
     select pg_notify($2, table_id || ' ' || node)::text from gone";
/// Several nodes may sweep at once: none waits for another.
const SWEEP: &str = "with dead as ( \
         select table_id, node from presence \
         where node not in (select node from living_nodes) for update skip locked), \
     gone as ( \
         delete from presence using dead \
         where presence.table_id = dead.table_id and presence.node = dead.node \
         returning presence.table_id, presence.node) \
     select pg_notify($1, table_id || ' ' || node)::text from gone";
const ELSEWHERE: &str = "select coalesce(bit_or(seats), 0::smallint), coalesce(sum(watching), 0) \
     from presence where table_id = $1 and node <> $2 \
         and node in (select node from living_nodes)";

/// No node has this number.
pub(super) const NO_NODE: i32 = 0;

/// Begins to live under a fresh number.
pub(super) async fn begin(client: &Client) -> Result<i32, Error> {
    Ok(client.query_one(BEGIN, &[]).await?.get(0))
}

/// Says who is connected to a table through this node.
pub(super) async fn tell(
    client: &Client,
    node: i32,
    table: &TableId,
    here: Presence,
) -> Result<(), Error> {
    if here == Presence::NOBODY {
        client.execute(TAKE_BACK, &[&table.as_str(), &node, &CHANNEL]).await?;
    } else {
        let watching = i32::try_from(here.watching).unwrap_or(i32::MAX);
        let seats = bits(here.seats);
        client.execute(TELL, &[&table.as_str(), &node, &seats, &watching, &CHANNEL]).await?;
    }
    Ok(())
}

/// Takes back all that was said under a number.
pub(super) async fn take_all_back(client: &Client, node: i32) -> Result<(), Error> {
    client.execute(TAKE_ALL_BACK, &[&node, &CHANNEL]).await.map(|_| ())
}

/// Takes back what nodes said that live no more.
pub(super) async fn sweep(client: &Client) -> Result<(), Error> {
    client.execute(SWEEP, &[&CHANNEL]).await.map(|_| ())
}

/// Who is connected to a table through other nodes than this one.
pub(super) async fn elsewhere(
    link: &Link,
    node: i32,
    table: &TableId,
) -> Result<Presence, StoreError> {
    let table = table.as_str();
    let ask = async |client: &Client| {
        client.query_one(ELSEWHERE, &[&table, &node]).await.map_err(unavailable)
    };
    let row = link.ask(ask).await?;
    let watching = u32::try_from(row.get::<_, i64>(1)).unwrap_or(u32::MAX);
    Ok(Presence { seats: seats(row.get(0)), watching })
}

fn bits(seats: SeatSet) -> i16 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn seats(bits: i16) -> SeatSet {
    SeatSet::of(Seat::all(Seat::MOST as u8).filter(|seat| bits & (1 << seat.index()) != 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_seats_survives_its_row() {
        for number in 0..1 << Seat::MOST {
            assert_eq!(bits(seats(number)), number);
        }
    }
}
