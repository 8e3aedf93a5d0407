//! Bytes that choose: what a fuzzer gives, read as numbers and as dice.

use kernel::chance::{Chance, Draw, Fast};

/// Bytes read one after the other. When they are used up, chance goes on by itself, so that rules
/// that roll until the dice differ come to an end.
pub struct Bytes<'a> {
    left: &'a [u8],
    beyond: Fast,
}

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { left: bytes, beyond: Fast::new(bytes.len() as u64) }
    }

    pub fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(*first)
    }

    /// One of so many, by the next two bytes.
    pub fn index(&mut self, length: usize) -> Option<usize> {
        let (high, low) = (self.next()?, self.next()?);
        Some(usize::from(u16::from_be_bytes([high, low])) % length.max(1))
    }
}

impl Chance for Bytes<'_> {
    fn draw(&mut self, draw: Draw) -> u32 {
        let Some(byte) = self.next() else { return self.beyond.draw(draw) };
        let byte = u32::from(byte);
        match draw {
            Draw::Die { sides } => 1 + byte % u32::from(sides),
            Draw::Below(bound) => byte % bound,
            Draw::OneOf(members) => {
                let bits = (0..64).filter(|bit| draw.admits(*bit));
                bits.cycle().nth((byte % members.count_ones()) as usize).unwrap_or_default()
            }
        }
    }
}
