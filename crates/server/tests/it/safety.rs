//! What the server does not do.

use server::MemoryStore;

use crate::node::{Node, send, settings};

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let node = Node::start(MemoryStore::default(), settings()).await;
    for path in ["/", "/api", "/api/games", "/healthz", "/metrics", "/api/nothing"] {
        let response = send(node.get(path)).await;
        let header = |name: &str| {
            let value = response.headers().get(name).map(|value| value.to_str().unwrap());
            value.unwrap_or_else(|| panic!("{path} has no {name}")).to_owned()
        };
        assert!(header("content-security-policy").contains("default-src 'none'"));
        assert!(!header("content-security-policy").contains("unsafe"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
        assert!(!header("cache-control").is_empty());
    }
}
