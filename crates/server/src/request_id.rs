//! One name for each request, so that what the log says of it can be put together.
//!
//! Everything that is logged while a request is served carries its name, and the answer has it in
//! `X-Request-Id`: whoever complains can say which one it was. Addresses are not logged; where the
//! host gave a key, their keyed hash is, by which one who misbehaves can be followed.

use std::fmt::Write as _;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument as _, Span, field};

use crate::limits::Address;
use crate::{AddressKey, random};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Names the request.
pub(crate) async fn name(request: Request, next: Next) -> Response {
    // Without randomness much else fails too, and says so.
    let id = random::request_id().unwrap_or_default();
    // As severe as can be, so that it is there whatever is logged.
    let span = tracing::error_span!("request", id, address = field::Empty);
    let mut response = next.run(request).instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The request that is being served came from there.
pub(crate) fn came_from(address: Address, key: Option<&AddressKey>) {
    if let Some(key) = key {
        Span::current().record("address", key.mark(address));
    }
}

impl AddressKey {
    /// The same for the same address, and nothing that leads back to it without the key.
    fn mark(&self, address: Address) -> String {
        let hash = blake3::keyed_hash(&self.0, address.ip().to_string().as_bytes());
        hash.as_bytes()[..8].iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_known_again_by_whoever_has_the_key() {
        let address = |text: &str| Address::new(text.parse().expect("an address"));
        let (one, other) = (AddressKey::new("one"), AddressKey::new("another"));
        assert_eq!(one.mark(address("192.0.2.1")), one.mark(address("::ffff:192.0.2.1")));
        assert_ne!(one.mark(address("192.0.2.1")), one.mark(address("192.0.2.2")));
        assert_ne!(one.mark(address("192.0.2.1")), other.mark(address("192.0.2.1")));
        assert_eq!(one.mark(address("192.0.2.1")).len(), 16);
        assert!(!format!("{one:?}").contains("one"));
    }
}
