//! Scenarios and campaigns.

mod campaigns;
mod objectives;
mod scenarios;
mod series;
