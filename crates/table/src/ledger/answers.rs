use std::collections::HashMap;

use kernel::Seat;

/// Which commands were carried out, and at which version: whoever repeats one gets the same answer.
///
/// Kept for the whole life of a table, so it keeps little: eight bytes of a hash for each id.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Answers(HashMap<u64, u32>);

impl Answers {
    pub(crate) fn keep(&mut self, seat: Option<Seat>, id: &str, version: u32) {
        self.0.entry(Self::key(seat, id)).or_insert(version);
    }

    /// A client can only make its own commands collide.
    pub(crate) fn key(seat: Option<Seat>, id: &str) -> u64 {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&[seat.map_or(u8::MAX, |seat| seat.index() as u8)]).update(id.as_bytes());
        let mut bytes = [0; 8];
        hasher.finalize_xof().fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn find(&self, seat: Option<Seat>, id: &str) -> Option<u32> {
        self.0.get(&Self::key(seat, id)).copied()
    }
}
