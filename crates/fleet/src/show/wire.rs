//! How events reach a client as JSON: dice, ships and sectors go by their notation.

use serde::{Serialize, Serializer};

use crate::board::sector::Sector;
use crate::decide::action::Target;
use crate::pieces::die::{Die, Spend, Volley};
use crate::pieces::ship::{ShipRef, ShipSet};

macro_rules! serialize_as_text {
    ($($name:ty),*) => {
        $(impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })*
    };
}
serialize_as_text!(Die, Spend, Volley, Sector, ShipRef, ShipSet, Target);
