//! Who is not let in.

use std::net::IpAddr;
use std::process::ExitCode;

use ipnet::{IpNet, Ipv6Net};
use kernel::Sentence;
use store::Ban;

use super::{Desk, when};
use crate::arguments::BanArguments;
use crate::commands::Done;
use crate::failure::Failure;

impl Desk<'_> {
    pub(super) async fn ban(&self, arguments: &BanArguments) -> Done {
        let network = network(&arguments.address)?;
        let until = arguments.lasting.as_deref();
        let until_ms = until.map(|text| when::end_of(text, self.now_ms)).transpose()?;
        let note = arguments.note.chars().filter(|letter| !letter.is_control()).collect();
        let ban = Ban { network, at_ms: self.now_ms, until_ms, note };
        let mut keeper = self.keeper().await?;
        keeper.ban(&ban).await.map_err(|error| self.failure(error))?;
        self.say(&told(&ban, self.now_ms))?;
        Ok(ExitCode::SUCCESS)
    }

    pub(super) async fn unban(&self, address: &str) -> Done {
        let network = network(address)?;
        let mut keeper = self.keeper().await?;
        let was = keeper.unban(&network).await.map_err(|error| self.failure(error))?;
        if !was {
            return Err(Failure::new(Sentence::new("admin-no-ban").with("network", network)));
        }
        self.say(&Sentence::new("admin-unbanned").with("network", network))?;
        Ok(ExitCode::SUCCESS)
    }

    pub(super) async fn bans(&self) -> Done {
        let mut keeper = self.keeper().await?;
        let bans = keeper.bans().await.map_err(|error| self.failure(error))?;
        for ban in &bans {
            self.say(&told(ban, self.now_ms))?;
        }
        self.say(&Sentence::new("admin-bans").with("bans", bans.len() as i64))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn told(ban: &Ban, now_ms: u64) -> Sentence {
    let (key, until) = match ban.until_ms {
        None => ("admin-banned", String::new()),
        Some(until_ms) if until_ms > now_ms => ("admin-banned-until", when::shown(until_ms)),
        Some(until_ms) => ("admin-banned-once", when::shown(until_ms)),
    };
    Sentence::new(key)
        .with("network", ban.network.clone())
        .with("at", when::shown(ban.at_ms))
        .with("until", until)
        .with("note", ban.note.clone())
}

/// An address or a network, as it is kept. IPv6 clients get whole networks to themselves, so no
/// less than that is banned.
fn network(text: &str) -> Result<String, Failure> {
    let parsed = text.parse::<IpNet>().ok();
    let parsed = parsed
        .or_else(|| text.parse::<IpAddr>().ok().map(|address| IpNet::from(address.to_canonical())));
    let network = match parsed {
        Some(IpNet::V6(narrow)) if narrow.prefix_len() > 64 => {
            IpNet::V6(Ipv6Net::new_assert(narrow.addr(), 64).trunc())
        }
        Some(network) => network.trunc(),
        None => {
            let what = Sentence::new("admin-no-address").with("address", text.to_owned());
            return Err(Failure::new(what));
        }
    };
    Ok(network.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_as_its_network() {
        for (typed, kept) in [
            ("192.0.2.7", "192.0.2.7/32"),
            ("192.0.2.7/24", "192.0.2.0/24"),
            ("::ffff:192.0.2.7", "192.0.2.7/32"),
            ("2001:db8::7", "2001:db8::/64"),
            ("2001:db8:1::/48", "2001:db8:1::/48"),
        ] {
            assert_eq!(network(typed).ok().as_deref(), Some(kept), "{typed}");
        }
        for wrong in ["", "192.0.2", "192.0.2.7/40", "games.example.org"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }
}
