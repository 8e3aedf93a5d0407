//! How the small things look in events and views that leave the program: cards and orders in
//! their notation, tokens by their numbers, threats by their codes.

use serde::{Serialize, Serializer};

use crate::card::{ActionCard, Card, HeroicCard, Laid, Order};
use crate::ship::ZoneSet;
use crate::threat::Threat;
use crate::turn::Number;

kernel::serialize_as_text!(Order, Card, Laid, Threat);

impl Serialize for ActionCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Card::Action(*self).serialize(serializer)
    }
}

impl Serialize for HeroicCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Card::Heroic(*self).serialize(serializer)
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl Serialize for ZoneSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
