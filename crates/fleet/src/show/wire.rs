//! How events reach a client as JSON: dice, ships and sectors go by their notation.

use crate::board::sector::Sector;
use crate::decide::action::Target;
use crate::pieces::die::{Die, Spend, Volley};
use crate::pieces::ship::{ShipRef, ShipSet};

kernel::serialize_as_text!(Die, Spend, Volley, Sector, ShipRef, ShipSet, Target);
