//! How fast whole missions are resolved without events.
//!
//! Run with `cargo bench -p alert`.

fn main() {
    divan::main();
}
