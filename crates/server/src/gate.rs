//! What is turned away before anything else looks at it: requests that no client of ours sends.
//!
//! A page from anywhere can make a browser talk to this server, with a name of its own for it (DNS
//! rebinding) or without (a form). So a request has to name the server by an address, by a name that
//! no stranger can own, or by one that its host has told; and what changes anything does not come
//! from a page of somebody else's.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::{App, Fault, Settings};

/// The longest headers of a request, in all.
pub(crate) const HEADERS_AT_MOST: usize = 32 << 10;

/// Answers or passes on.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    match turned_away(app.settings(), &request) {
        Some(fault) => {
            app.metrics().refused(fault.code());
            fault.into_response()
        }
        None => next.run(request).await,
    }
}

fn turned_away(settings: &Settings, request: &Request) -> Option<Fault> {
    let (method, headers) = (request.method(), request.headers());
    let named =
        |name: &header::HeaderName, value: &header::HeaderValue| name.as_str().len() + value.len();
    let length: usize = headers.iter().map(|(name, value)| named(name, value)).sum();
    let length = length + request.uri().path().len() + request.uri().query().map_or(0, str::len);
    if length > HEADERS_AT_MOST {
        return Some(Fault::headers_too_large(HEADERS_AT_MOST));
    }
    if matches!(*method, Method::TRACE | Method::CONNECT) {
        return Some(Fault::wrong_method());
    }
    if let Some(host) = stranger(settings, request.uri(), headers) {
        return Some(Fault::wrong_host(host));
    }
    let changes = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    (changes && !is_our_page(settings, headers)).then(Fault::foreign_origin)
}

/// Browsers tell which page asks. Programs do not, and need not.
pub(crate) fn is_our_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        return site != Some("cross-site");
    };
    let Some(origin) = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok()) else {
        return false;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = settings.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
    let authority = origin.authority().map(Authority::as_str);
    let is_public = public.is_some_and(|public| {
        public.scheme() == origin.scheme() && public.authority() == origin.authority()
    });
    authority.is_some() && (authority == host || is_public)
}

/// The name by which the request calls the server, unless it is one of ours.
fn stranger(settings: &Settings, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let told = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    let names = told.into_iter().chain(uri.authority().map(Authority::as_str));
    let is_strange = |name: &&str| !is_ours(settings, host_of(name));
    names.into_iter().find(is_strange).map(|name| host_of(name).chars().take(100).collect())
}

/// Without the port.
fn host_of(authority: &str) -> &str {
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
    match authority.rsplit_once(':') {
        Some((host, port)) if is_port(port) && (!host.contains(':') || host.ends_with(']')) => host,
        _ => authority,
    }
}

fn is_ours(settings: &Settings, host: &str) -> bool {
    let host = host.trim_end_matches('.').to_lowercase();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let public = settings.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
    let is_public = public.and_then(|url| url.host().map(str::to_lowercase)) == Some(host.clone());
    let is_told = settings.hosts.iter().any(|name| name.eq_ignore_ascii_case(&host));
    // Nobody can point such a name at this machine from elsewhere.
    let is_local = !host.is_empty() && !host.contains('.')
        || [".localhost", ".local", ".home.arpa"].iter().any(|end| host.ends_with(end));
    let is_address = bare.parse::<Ipv4Addr>().is_ok() || bare.parse::<Ipv6Addr>().is_ok();
    is_public || is_told || is_local || is_address
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            public_url: Some("https://games.example.org".to_owned()),
            hosts: vec!["other.example.org".to_owned()],
            ..Settings::default()
        }
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        let may = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "127.0.0.1:7420".parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_our_page(&settings(), &headers)
        };
        assert!(may(None));
        assert!(may(Some("http://127.0.0.1:7420")));
        assert!(may(Some("https://games.example.org")));
        assert!(!may(Some("http://games.example.org")));
        assert!(!may(Some("http://127.0.0.1:7421")));
        assert!(!may(Some("https://evil.example")));
        assert!(!may(Some("null")));
    }

    #[test]
    fn only_names_that_no_stranger_can_own_are_ours() {
        for ours in [
            "127.0.0.1:7420",
            "[::1]:7420",
            "[::1]",
            "192.168.1.7",
            "localhost:7420",
            "mybox:80",
            "mybox.local",
            "games.example.org",
            "GAMES.example.org.:443",
            "other.example.org",
        ] {
            assert!(is_ours(&settings(), host_of(ours)), "{ours}");
        }
        for strange in ["evil.example", "127.0.0.1.evil.example:7420", "example.org", "", ":80"] {
            assert!(!is_ours(&settings(), host_of(strange)), "{strange}");
        }
    }
}
