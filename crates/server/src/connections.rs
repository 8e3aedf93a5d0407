//! The connections of this node: how many there may be, and who has to go when there are too many.
//!
//! An address may hold some, and all together may hold as many as the system gives files for. When
//! one more comes, the one that has been idle for longest is hung up on to make room: whoever opens
//! connections and says nothing locks nobody out. Who is in the middle of a request, or holds a
//! socket, stays.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::Settings;
use crate::limits::Address;

/// The connections of a node. Cloning gives another handle to the same ones.
#[derive(Debug, Clone)]
pub(crate) struct Connections(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    open: Mutex<Open>,
    at_most: usize,
    /// None where all come through a proxy.
    per_address: Option<usize>,
}

#[derive(Debug, Default)]
struct Open {
    number: u64,
    // Invariant: `by_address` counts what is in `all`. In the order in which they were last heard.
    all: BTreeMap<u64, Known>,
    by_address: HashMap<Address, usize>,
}

#[derive(Debug)]
struct Known {
    address: Address,
    busy: Arc<AtomicBool>,
    cut: CancellationToken,
}

/// A connection that counts until this is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    connections: Connections,
    number: u64,
    busy: Arc<AtomicBool>,
    cut: CancellationToken,
}

impl Connections {
    pub(crate) fn new(settings: &Settings) -> Self {
        let limited = settings.rates.is_some() && !settings.behind_proxy;
        Self(Arc::new(Parts {
            open: Mutex::default(),
            at_most: settings.connections.max(1),
            per_address: limited.then_some(settings.connections_per_address.max(1)),
        }))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn len(&self) -> usize {
        self.open().all.len()
    }

    /// One more, if there is room or somebody idle makes room.
    pub(crate) fn admit(&self, address: Address) -> Option<Connection> {
        let mut open = self.open();
        let of_address = open.by_address.get(&address).copied().unwrap_or_default();
        if self.0.per_address.is_some_and(|most| of_address >= most) {
            open.make_room(Some(address))?;
        } else if open.all.len() >= self.0.at_most {
            open.make_room(None)?;
        }
        Some(open.add(self, address))
    }
}

impl Open {
    fn add(&mut self, connections: &Connections, address: Address) -> Connection {
        self.number += 1;
        let (busy, cut) = (Arc::<AtomicBool>::default(), CancellationToken::new());
        self.all.insert(self.number, Known { address, busy: busy.clone(), cut: cut.clone() });
        *self.by_address.entry(address).or_default() += 1;
        Connection { connections: connections.clone(), number: self.number, busy, cut }
    }

    /// Hangs up on the first that is idle, of this address or of all.
    fn make_room(&mut self, address: Option<Address>) -> Option<()> {
        let is_idle = |known: &Known| !known.busy.load(Ordering::Relaxed);
        let may_go = |known: &Known| {
            is_idle(known) && address.is_none_or(|address| known.address == address)
        };
        let (number, _) = self.all.iter().find(|(_, known)| may_go(known))?;
        let number = *number;
        self.remove(number)
    }

    fn remove(&mut self, number: u64) -> Option<()> {
        let known = self.all.remove(&number)?;
        known.cut.cancel();
        if let Some(open) = self.by_address.get_mut(&known.address) {
            *open -= 1;
            if *open == 0 {
                self.by_address.remove(&known.address);
            }
        }
        Some(())
    }
}

impl Connection {
    /// A request is being answered, or a socket is open.
    pub(crate) fn be_busy(&self) {
        self.busy.store(true, Ordering::Relaxed);
    }

    /// The request is answered.
    pub(crate) fn be_idle(&self) {
        self.busy.store(false, Ordering::Relaxed);
    }

    /// Cancelled when somebody else needs the room.
    pub(crate) const fn cut(&self) -> &CancellationToken {
        &self.cut
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.open().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections() -> Connections {
        let (connections, connections_per_address) = (5, 3);
        Connections::new(&Settings { connections, connections_per_address, ..Settings::default() })
    }

    fn address(last: u8) -> Address {
        Address::new([192, 0, 2, last].into())
    }

    #[test]
    fn the_oldest_that_is_idle_makes_room_for_its_own_address() {
        let connections = connections();
        let mut held: Vec<_> = (0..3).filter_map(|_| connections.admit(address(1))).collect();
        held[0].be_busy();
        let other = connections.admit(address(2)).expect("there is room");
        held.extend(connections.admit(address(1)));
        let cut: Vec<bool> = held.iter().map(|it| it.cut().is_cancelled()).collect();
        assert_eq!((cut, other.cut().is_cancelled()), (vec![false, true, false, false], false));
        held.iter().for_each(Connection::be_busy);
        assert!(connections.admit(address(1)).is_none(), "nobody is idle");
        drop(held);
        assert_eq!(connections.len(), 1);
        assert!(connections.admit(address(1)).is_some());
    }

    #[test]
    fn in_all_there_are_no_more_than_may_be() {
        let connections = connections();
        let held: Vec<_> = (0..9).filter_map(|last| connections.admit(address(last))).collect();
        assert_eq!((held.len(), connections.len()), (9, 5));
        let cut = held.iter().filter(|it| it.cut().is_cancelled()).count();
        assert_eq!(cut, 4, "those who were first and idle have gone");
    }
}
