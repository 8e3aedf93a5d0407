//! The stores, against a real file and a real PostgreSQL.

mod contract;
mod dead;
mod encrypted;
mod keeper;
mod postgres;
mod sqlite;
mod support;
mod upgrades;
