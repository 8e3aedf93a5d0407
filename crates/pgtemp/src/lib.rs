//! A PostgreSQL of one's own in a temporary folder, for tests.
//!
//! It is reached through a socket in that folder and through nothing else, unless a test is about
//! encrypted connections; and it is gone when the value is dropped. PostgreSQL does not run as root; there the server runs as `postgres` or
//! `nobody`.
//!
//! ```no_run
//! let Some(database) = pgtemp::start() else { return };
//! println!("{}", database.url());
//! ```

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    user: Option<&'static str>,
    /// Where it listens for encrypted connections, if it does.
    port: Option<u16>,
    server: Child,
}

/// Starts a server, or prints why there is none and returns nothing.
///
/// # Panics
/// When PostgreSQL is installed and does not start.
pub fn start() -> Option<Postgres> {
    start_at(None)
}

/// The same, and it listens on `localhost` too, for encrypted connections only. Needs `openssl`.
///
/// # Panics
/// When PostgreSQL is installed and does not start.
pub fn start_encrypted() -> Option<Postgres> {
    if Command::new("openssl").arg("version").stdout(Stdio::null()).status().is_err() {
        println!("skipped: openssl is not installed");
        return None;
    }
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    start_at(Some(free.expect("there is a free port").port()))
}

fn start_at(port: Option<u16>) -> Option<Postgres> {
    let Some(programs) = programs() else {
        println!("skipped: PostgreSQL is not installed");
        return None;
    };
    Some(Postgres::start(programs, port).expect("PostgreSQL is installed and starts"))
}

/// The folder with `initdb` and `postgres`: the newest under Debian's, or any of the path.
fn programs() -> Option<PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|folder| folder.join("initdb").exists())
}

impl Postgres {
    fn start(programs: PathBuf, port: Option<u16>) -> io::Result<Self> {
        // A socket's path is short, so the folder lies under /tmp whatever TMPDIR says.
        let folder = tempfile::Builder::new().prefix("pgtemp").tempdir_in("/tmp")?;
        let user = other_user()?;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755))?;
        let data = folder.path().join("data");
        fs::create_dir(&data)?;
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(&data).arg(folder.path()))?;
        }
        let mut initdb = command(user, &programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=passerelle", "--no-sync", "--encoding=UTF8"]);
        run(initdb.arg("--locale=C").arg("-D").arg(&data))?;
        if port.is_some() {
            make_certificate(&data, user)?;
        }
        let server = spawn(&programs, folder.path(), user, port)?;
        let mut postgres = Self { programs, folder, user, port, server };
        postgres.wait()?;
        Ok(postgres)
    }

    /// The address of the database, for `--database` and for clients.
    pub fn url(&self) -> String {
        format!("postgres://passerelle@/postgres?host={}", self.folder.path().display())
    }

    /// The address for encrypted connections, without a word about encryption, and the file with
    /// the certificate that is to be trusted.
    ///
    /// # Panics
    /// When it was not started by [`start_encrypted`].
    pub fn encrypted(&self) -> (String, PathBuf) {
        let port = self.port.expect("it was started for encrypted connections");
        let url = format!("postgres://passerelle@localhost:{port}/postgres");
        (url, self.folder.path().join("trusted.pem"))
    }

    /// Kills the server without warning, and starts it again on the same data.
    ///
    /// # Errors
    /// When it does not start.
    pub fn crash_and_restart(&mut self) -> io::Result<()> {
        self.stop("immediate");
        self.server = spawn(&self.programs, self.folder.path(), self.user, self.port)?;
        self.wait()
    }

    fn wait(&mut self) -> io::Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.arg("--quiet").arg("-h").arg(self.folder.path());
            if let Some(port) = self.port {
                ready.arg("-p").arg(port.to_string());
            }
            if ready.status()?.success() {
                return Ok(());
            }
            if self.server.try_wait()?.is_some() || Instant::now() > end {
                return Err(io::Error::other("the server does not answer"));
            }
            thread::sleep(Duration::from_millis(30));
        }
    }

    fn stop(&mut self, mode: &str) {
        let mut stop = command(self.user, &self.programs.join("pg_ctl"));
        stop.args(["stop", "--silent", "--mode", mode, "-D"]).arg(self.folder.path().join("data"));
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let _ = self.server.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop("immediate");
    }
}

fn spawn(
    programs: &Path,
    folder: &Path,
    user: Option<&str>,
    port: Option<u16>,
) -> io::Result<Child> {
    let mut server = command(user, &programs.join("postgres"));
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    // The data outlives a process that is killed, which is all that tests do to it.
    for setting in ["fsync=off", "max_connections=40", "shared_buffers=16MB"] {
        server.arg("-c").arg(setting);
    }
    match port {
        None => server.args(["-c", "listen_addresses="]),
        Some(port) => server
            .args(["-c", "listen_addresses=localhost", "-c", "ssl=on", "-p"])
            .arg(port.to_string()),
    };
    server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

/// A certificate for `localhost`, and the rule that nobody gets in from there without encryption.
fn make_certificate(data: &Path, user: Option<&str>) -> io::Result<()> {
    let (key, certificate) = (data.join("server.key"), data.join("server.crt"));
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]);
    openssl.args(["-nodes", "-days", "2", "-subj", "/CN=localhost"]);
    openssl.args(["-addext", "subjectAltName=DNS:localhost"]);
    openssl.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
    run(openssl.arg("-keyout").arg(&key).arg("-out").arg(&certificate))?;
    fs::set_permissions(&key, fs::Permissions::from_mode(0o600))?;
    fs::copy(&certificate, data.with_file_name("trusted.pem"))?;
    fs::write(data.join("pg_hba.conf"), "local all all trust\nhostssl all all all trust\n")?;
    match user {
        Some(user) => run(Command::new("chown").arg(user).arg(key).arg(certificate)),
        None => Ok(()),
    }
}

/// A program run as somebody else, if need be.
fn command(user: Option<&str>, program: &Path) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("setpriv");
            command.arg(format!("--reuid={user}"));
            command.args(["--regid", user_group(user), "--clear-groups", "--"]).arg(program);
            command
        }
    }
}

fn user_group(user: &str) -> &str {
    if user == "nobody" { "nogroup" } else { user }
}

/// Whom to run as, when this is root.
fn other_user() -> io::Result<Option<&'static str>> {
    let is_root = fs::metadata("/proc/self")
        .is_ok_and(|about| std::os::unix::fs::MetadataExt::uid(&about) == 0);
    if !is_root {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")?;
    let has = |name: &str| users.lines().any(|line| line.split(':').next() == Some(name));
    Ok(Some(if has("postgres") { "postgres" } else { "nobody" }))
}

fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let reason = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(io::Error::other(format!("{}: {reason}", command.get_program().display())))
}
