//! The stores, against a real file and a real PostgreSQL.

mod contract;
mod dead;
mod encrypted;
mod postgres;
mod sqlite;
mod support;
mod upgrades;
