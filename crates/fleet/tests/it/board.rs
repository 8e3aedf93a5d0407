//! The board: special sectors, gates, stations.

mod gates;
mod sectors;
mod stations;
