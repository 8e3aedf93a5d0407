//! How a server is reached: from this computer, from others, and by the links that it hands out.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Where a browser on this computer finds what listens there.
pub(super) fn from_here(listening: SocketAddr) -> SocketAddr {
    let here = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(here, listening.port())
}

/// Where other computers find it, if it listens everywhere: the addresses from which this one
/// would talk to the world.
pub(super) fn from_elsewhere(listening: SocketAddr) -> Option<Vec<SocketAddr>> {
    if !listening.ip().is_unspecified() {
        return None;
    }
    // These are kept for examples: nobody has them, and nothing is sent there.
    let world: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    // What listens on every address of the newer kind hears the older one too.
    let heard = world.into_iter().filter(|(any, _)| any.is_ipv4() || listening.is_ipv6());
    let own = heard.filter_map(|(any, far)| towards(any, far));
    Some(own.map(|ip| SocketAddr::new(ip, listening.port())).collect())
}

/// The own address on the way to another. To connect a socket for datagrams sends nothing.
fn towards(any: IpAddr, far: IpAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((far, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

/// What is wrong with an address for links.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoPublicUrl {
    /// It is no address of the web.
    Unreadable,
    /// The pages and the interface live at the top of their address, and nowhere else.
    HasPath,
}

/// Its origin is what browsers are asked for, so it must have one, and nothing behind it.
pub(super) fn check_public_url(url: &str) -> Result<(), NoPublicUrl> {
    let place = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let place = place.ok_or(NoPublicUrl::Unreadable)?;
    let (host, path) = place.split_once(['/', '?', '#']).unwrap_or((place, ""));
    if host.is_empty() || host.contains(|letter: char| letter.is_whitespace() || letter == '@') {
        return Err(NoPublicUrl::Unreadable);
    }
    let is_bare = path.is_empty() && !place.contains(['?', '#']);
    if is_bare { Ok(()) } else { Err(NoPublicUrl::HasPath) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_is_reached_by_itself() {
        let one: SocketAddr = "127.0.0.1:7420".parse().unwrap();
        assert_eq!((from_here(one), from_elsewhere(one)), (one, None));
    }

    #[test]
    fn every_address_is_reached_by_those_that_there_are() {
        for (listening, here) in [("0.0.0.0:7420", "127.0.0.1:7420"), ("[::]:7420", "[::1]:7420")] {
            let listening: SocketAddr = listening.parse().unwrap();
            assert_eq!(from_here(listening).to_string(), here);
            // A computer without a network has none.
            for address in from_elsewhere(listening).expect("others may come") {
                assert_eq!(address.port(), 7420);
                assert!(!address.ip().is_unspecified() && !address.ip().is_loopback());
                assert!(listening.is_ipv6() || address.is_ipv4());
            }
        }
    }

    #[test]
    fn links_begin_with_an_origin() {
        for fine in ["https://games.example.org", "http://10.0.0.7:7420/", "https://x.org/"] {
            assert_eq!(check_public_url(fine), Ok(()), "{fine}");
        }
        for path in ["https://x.org/sub", "https://x.org/?a", "http://x.org#b", "http://x.org//"] {
            assert_eq!(check_public_url(path), Err(NoPublicUrl::HasPath), "{path}");
        }
        for none in ["games.example.org", "ftp://x.org", "https://", "https:///x", "http://a b"] {
            assert_eq!(check_public_url(none), Err(NoPublicUrl::Unreadable), "{none}");
        }
    }
}
