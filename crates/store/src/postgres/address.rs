//! Where the database is, and whether the way there is encrypted.

use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Connection, Error, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::DatabaseError;

/// What every session is begun with.
const IMPATIENT: &str = "-c statement_timeout=7000 -c lock_timeout=5000 \
     -c idle_in_transaction_session_timeout=10000 -c tcp_keepalives_idle=4 \
     -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2";

/// The address of a database, read and understood.
pub(super) struct Address {
    config: Config,
    tls: MakeRustlsConnect,
}

/// A client and the connection that it speaks over; somebody has to let that run.
pub(super) type Dialled =
    (Client, Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>);

impl Address {
    pub(super) fn parse(address: &str) -> Result<Self, DatabaseError> {
        let (address, wishes) = Wishes::take_from(address);
        let unreadable = |error| DatabaseError::Open(super::full(&error));
        let mut config: Config = address.parse().map_err(unreadable)?;
        let roots = if wishes.is_encrypted()? {
            config.ssl_mode(SslMode::Require);
            wishes.roots()?
        } else {
            config.ssl_mode(SslMode::Disable);
            RootCertStore::empty()
        };
        be_impatient(&mut config);
        Ok(Self { config, tls: MakeRustlsConnect::new(client_config(roots)) })
    }

    pub(super) async fn dial(&self) -> Result<Dialled, Error> {
        self.config.connect(self.tls.clone()).await
    }
}

/// A line that is dead is noticed by either side within ten seconds, and a statement that takes
/// longer than anybody waits for it is given up by the server too.
fn be_impatient(config: &mut Config) {
    config
        .connect_timeout(Duration::from_secs(3))
        .keepalives(true)
        .keepalives_idle(Duration::from_secs(4))
        .keepalives_interval(Duration::from_secs(2))
        .keepalives_retries(2)
        .tcp_user_timeout(Duration::from_secs(8));
    let own = config.get_options().unwrap_or_default();
    let options = format!("{own} {IMPATIENT}");
    config.options(options.trim());
}

/// Passwords are nobody's business.
impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Address").field("hosts", &self.config.get_hosts()).finish_non_exhaustive()
    }
}

fn client_config(roots: RootCertStore) -> ClientConfig {
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the default versions")
        .with_root_certificates(roots)
        .with_no_client_auth()
}

/// What the address says about encryption. The library behind knows fewer words for it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Wishes {
    mode: Option<String>,
    root_file: Option<String>,
}

impl Wishes {
    /// The address without them.
    fn take_from(address: &str) -> (String, Self) {
        let mut wishes = Self::default();
        let Some((place, parameters)) = address.split_once('?') else {
            return (address.to_owned(), wishes);
        };
        let mut others = Vec::new();
        for parameter in parameters.split('&') {
            match parameter.split_once('=') {
                Some(("sslmode", mode)) => wishes.mode = Some(mode.to_owned()),
                Some(("sslrootcert", file)) => wishes.root_file = Some(file.to_owned()),
                _ => others.push(parameter),
            }
        }
        let mark = if others.is_empty() { "" } else { "?" };
        (format!("{place}{mark}{}", others.join("&")), wishes)
    }

    /// Whoever asks for it gets all of it: the certificate is checked, and the name in it.
    fn is_encrypted(&self) -> Result<bool, DatabaseError> {
        match self.mode.as_deref() {
            None | Some("disable" | "allow" | "prefer") => Ok(false),
            Some("require" | "verify-ca" | "verify-full") => Ok(true),
            Some(other) => Err(DatabaseError::SslMode(other.to_owned())),
        }
    }

    /// Whom to trust: those in the file that the address names, or those that the system trusts.
    fn roots(&self) -> Result<RootCertStore, DatabaseError> {
        let certificates = match &self.root_file {
            Some(file) => read_roots(file)?,
            None => rustls_native_certs::load_native_certs().certs,
        };
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(certificates);
        let file = || self.root_file.clone().unwrap_or_default();
        let none = || DatabaseError::Certificates { file: file(), reason: None };
        if roots.is_empty() { Err(none()) } else { Ok(roots) }
    }
}

fn read_roots(file: &str) -> Result<Vec<CertificateDer<'static>>, DatabaseError> {
    let unreadable = |error: rustls::pki_types::pem::Error| DatabaseError::Certificates {
        file: file.to_owned(),
        reason: Some(error.to_string()),
    };
    let found = CertificateDer::pem_file_iter(file).map_err(unreadable)?;
    found.collect::<Result<Vec<_>, _>>().map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wished_for_is_taken_out_of_the_address() {
        let wishes = |mode: &str, file: Option<&str>| Wishes {
            mode: Some(mode.to_owned()),
            root_file: file.map(str::to_owned),
        };
        for (address, rest, expected) in [
            ("postgres://a@b/c", "postgres://a@b/c", Wishes::default()),
            ("postgres://a@b/c?sslmode=require", "postgres://a@b/c", wishes("require", None)),
            (
                "postgres:///c?host=/x&sslmode=verify-full&sslrootcert=/r.pem&user=a",
                "postgres:///c?host=/x&user=a",
                wishes("verify-full", Some("/r.pem")),
            ),
        ] {
            assert_eq!(Wishes::take_from(address), (rest.to_owned(), expected), "{address}");
        }
    }

    #[test]
    fn what_nobody_understands_is_said() {
        let error = |address: &str| Address::parse(address).expect_err("it makes no sense");
        let mode = error("postgres://a@b/c?sslmode=perhaps");
        assert!(matches!(mode, DatabaseError::SslMode(mode) if mode == "perhaps"));
        let file = error("postgres://a@b/c?sslmode=require&sslrootcert=/no/such/file");
        assert!(matches!(file, DatabaseError::Certificates { reason: Some(_), .. }), "{file}");
        assert!(matches!(error("postgres://a@b:port/c"), DatabaseError::Open(_)));
    }

    #[test]
    fn a_password_is_not_written_into_the_log() {
        let address = Address::parse("postgres://ada:lovelace@host/x").expect("an address");
        assert!(!format!("{address:?}").contains("lovelace"));
    }
}
