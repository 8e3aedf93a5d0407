//! Where the logs of tables are kept: the adapters of [`table::Store`].
//!
//! * [`Sqlite`]: one file, one writer, nothing to install.
//! * [`Postgres`]: many nodes on one database, which tells each what the others did.
//! * [`Database`]: either of them, by its address.
//! * [`Keeper`]: for whoever looks after a database, while servers run on it or not.
//!
//! Both write in batches: all that waits while one transaction is being synced goes into the next.
//! So a lone player waits for one sync, and a thousand players for hardly more.

mod database;
mod keeper;
mod postgres;
mod rows;
mod sqlite;

pub use database::{Database, DatabaseError, News};
pub use keeper::{Ban, Copied, Figures, Flaw, Keeper, KeeperError, Kept, Overwrite};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use std::fmt::Display;

use table::StoreError;

fn unavailable(error: impl Display) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
