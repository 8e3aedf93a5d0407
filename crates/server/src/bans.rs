//! Who is not let in. Whoever looks after the server says so in the database, and every node looks
//! there once a second.

use std::net::IpAddr;
use std::sync::Arc;

use ipnet::{IpNet, Ipv6Net};
use tokio::sync::watch;

use crate::limits::Address;

/// The bans of a running server.
#[derive(Debug)]
pub(crate) struct Bans(watch::Sender<Arc<Vec<IpNet>>>);

impl Bans {
    pub(crate) fn none() -> Self {
        Self(watch::Sender::new(Arc::default()))
    }

    /// From now on these, and no others. What is no network bans nobody.
    pub(crate) fn set(&self, networks: &[String]) {
        let networks: Vec<IpNet> = networks.iter().filter_map(|text| network(text)).collect();
        self.0.send_if_modified(|known| {
            let is_new = **known != networks;
            if is_new {
                *known = Arc::new(networks);
            }
            is_new
        });
    }

    pub(crate) fn hold(&self, address: Address) -> bool {
        self.0.borrow().iter().any(|network| network.contains(&address.ip()))
    }

    /// Wakes up whenever they change.
    pub(crate) fn changes(&self) -> watch::Receiver<Arc<Vec<IpNet>>> {
        self.0.subscribe()
    }
}

/// An address or a network. IPv6 clients get whole networks to themselves, so no less is banned.
fn network(text: &str) -> Option<IpNet> {
    let network = text.parse::<IpNet>().ok();
    let network = network.or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))?;
    Some(match network {
        IpNet::V6(wide) if wide.prefix_len() > 64 => {
            IpNet::V6(Ipv6Net::new_assert(wide.addr(), 64).trunc())
        }
        other => other.trunc(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_banned_with_its_network() {
        let bans = Bans::none();
        let changes = bans.changes();
        let address = |text: &str| Address::new(text.parse().expect("an address"));
        assert!(!bans.hold(address("192.0.2.7")));
        bans.set(&["192.0.2.0/24".into(), "2001:db8::1".into(), "nonsense".into()]);
        assert!(changes.has_changed().expect("they are there"));
        assert!(bans.hold(address("192.0.2.7")) && bans.hold(address("::ffff:192.0.2.7")));
        assert!(bans.hold(address("2001:db8::ffff:2")) && !bans.hold(address("2001:db9::1")));
        assert!(!bans.hold(address("198.51.100.1")));
        bans.set(&[]);
        assert!(!bans.hold(address("192.0.2.7")));
    }
}
