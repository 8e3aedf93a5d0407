//! Where a server keeps its tables, and why it cannot.

use std::fs;

use kernel::Sentence;
use store::{Database, DatabaseError};

use crate::arguments::ServeArguments;
use crate::failure::Failure;
use crate::saves;

/// The address of a database.
pub(super) struct Place {
    address: String,
    /// The same for people to see: a password is nobody's business.
    pub(super) shown: String,
}

impl Place {
    /// What was typed, what the environment says, or a file in the user's own folder.
    pub(super) fn of(arguments: &ServeArguments) -> Result<Self, Failure> {
        let of_environment = || std::env::var("PASSERELLE_DATABASE").ok();
        if let Some(address) = arguments.database.clone().or_else(of_environment) {
            return Ok(Self { shown: shown(&address), address });
        }
        let no_home = || Failure::new(Sentence::new("serve-no-home"));
        let folder = saves::data_folder().ok_or_else(no_home)?;
        fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
        let address = format!("sqlite:{}", folder.join("tables.db").display());
        Ok(Self { shown: address.clone(), address })
    }

    pub(super) async fn open(&self) -> Result<Database, Failure> {
        Database::open(&self.address).await.map_err(|error| {
            let what = Sentence::new("serve-no-database").with("database", self.shown.clone());
            Failure::Told { sentences: vec![what, why(error)], refusal: None }
        })
    }
}

/// An address without its password.
fn shown(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (place, parameters) = rest.split_once('?').unwrap_or((rest, ""));
    let place = match place.rsplit_once('@') {
        Some((_, host)) => format!("…@{host}"),
        None => place.to_owned(),
    };
    let is_open = |parameter: &&str| !parameter.starts_with("password=");
    let parameters: Vec<&str> = parameters.split('&').filter(is_open).collect();
    let parameters = parameters.join("&");
    let mark = if parameters.is_empty() { "" } else { "?" };
    format!("{scheme}://{place}{mark}{parameters}")
}

fn why(error: DatabaseError) -> Sentence {
    match error {
        DatabaseError::Address(_) => Sentence::new("database-address"),
        DatabaseError::SslMode(mode) => Sentence::new("database-ssl-mode").with("mode", mode),
        DatabaseError::Certificates { file, .. } if file.is_empty() => {
            Sentence::new("database-no-certificates")
        }
        DatabaseError::Certificates { file, .. } => {
            Sentence::new("database-certificates").with("file", file)
        }
        DatabaseError::NoFolder(folder) => {
            Sentence::new("database-no-folder").with("folder", folder)
        }
        DatabaseError::IsAFolder => Sentence::new("io-is-a-directory"),
        DatabaseError::Unwritable => Sentence::new("database-unwritable"),
        DatabaseError::SomethingElse => Sentence::new("database-something-else"),
        DatabaseError::Damaged(reason) => Sentence::new("database-damaged").with("reason", reason),
        DatabaseError::Unreachable(reason) => {
            Sentence::new("database-unreachable").with("reason", reason)
        }
        DatabaseError::Refused(reason) => Sentence::new("database-refused").with("reason", reason),
        DatabaseError::Open(reason) => Sentence::new("io-other").with("reason", reason),
        DatabaseError::Newer => Sentence::new("database-newer"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_shown_a_password() {
        for (address, expected) in [
            ("sqlite:/home/ada@work/tables.db", "sqlite:/home/ada@work/tables.db"),
            ("postgres://ada:love@lace@host/games", "postgres://…@host/games"),
            ("postgres://host/games?user=ada&password=love", "postgres://host/games?user=ada"),
            ("postgres:///games?password=love", "postgres:///games"),
        ] {
            assert_eq!(shown(address), expected);
        }
    }
}
