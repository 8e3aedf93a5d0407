//! `passerelle serve`: tables for browsers and programs.

use std::fs;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use kernel::Sentence;
use server::{App, Rates, Settings};
use store::Database;
use table::Games;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;
use words::Words;

use super::Done;
use crate::arguments::{ServeArguments, Switch};
use crate::failure::Failure;
use crate::saves;

pub(super) fn run(arguments: &ServeArguments, words: &Words) -> Done {
    write_log();
    let runtime =
        Runtime::new().map_err(|error| Failure::because(Sentence::new("serve-failed"), &error))?;
    let hosted = runtime.block_on(host(arguments, words));
    // A bot may still be thinking, and nobody waits for it.
    runtime.shutdown_background();
    hosted.map(|()| ExitCode::SUCCESS)
}

/// Warnings go to the standard error, and what `PASSERELLE_LOG` asks for.
fn write_log() {
    let filter = EnvFilter::builder()
        .with_default_directive(tracing::Level::WARN.into())
        .with_env_var("PASSERELLE_LOG")
        .from_env_lossy();
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
}

async fn host(arguments: &ServeArguments, words: &Words) -> Result<(), Failure> {
    let listener = listen(&arguments.listen).await?;
    let system = |error: io::Error| Failure::because(Sentence::new("serve-failed"), &error);
    let address = listener.local_addr().map_err(system)?;
    let (database, shown) = database(arguments)?;
    let store = open_database(&database, &shown).await?;
    let news = store.news();
    let app = App::new(Games::all(), store, settings(arguments));
    let following = tokio::spawn(app.clone().follow(news));
    let stop = asked_to_stop().map_err(system)?;
    announce(words, address, &shown)?;
    if arguments.open {
        open_browser(address);
    }
    let served = server::serve(listener, app, stop).await;
    following.abort();
    served.map_err(system)?;
    writeln!(io::stdout(), "{}", words.say(&Sentence::new("serve-stopped"), &[]))?;
    Ok(())
}

async fn listen(address: &str) -> Result<TcpListener, Failure> {
    let parsed: SocketAddr = address.parse().map_err(|_| {
        Failure::new(Sentence::new("serve-no-address").with("address", address.to_owned()))
    })?;
    TcpListener::bind(parsed).await.map_err(|error| {
        let what = Sentence::new("serve-no-listen").with("address", address.to_owned());
        Failure::because(what, &error)
    })
}

/// Where tables are kept, and how to show that to people: a password is nobody's business.
fn database(arguments: &ServeArguments) -> Result<(String, String), Failure> {
    let of_environment = || std::env::var("PASSERELLE_DATABASE").ok();
    if let Some(url) = arguments.database.clone().or_else(of_environment) {
        let shown = match url.rsplit_once('@') {
            Some((_, place)) => format!("postgres://…@{place}"),
            None => url.clone(),
        };
        return Ok((url, shown));
    }
    let no_home = || Failure::new(Sentence::new("serve-no-home"));
    let folder = saves::data_folder().ok_or_else(no_home)?;
    fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
    let url = format!("sqlite:{}", folder.join("tables.db").display());
    Ok((url.clone(), url))
}

async fn open_database(url: &str, shown: &str) -> Result<Database, Failure> {
    Database::open(url).await.map_err(|error| {
        let what = Sentence::new("serve-no-database").with("database", shown.to_owned());
        let why = Sentence::new("io-other").with("reason", error.to_string());
        Failure::Told { sentences: vec![what, why], refusal: None }
    })
}

fn settings(arguments: &ServeArguments) -> Settings {
    let usual = Settings::default();
    Settings {
        public_url: arguments.public_url.clone(),
        rates: (arguments.limits == Switch::On).then(Rates::default),
        behind_proxy: arguments.behind_proxy,
        bots_at_once: arguments.bots.unwrap_or(usual.bots_at_once),
        bot_pause: Duration::from_millis(arguments.pause),
        ..usual
    }
}

/// Programs that start the server read the address from the first line.
fn announce(words: &Words, address: SocketAddr, database: &str) -> Result<(), Failure> {
    let address = format!("http://{address}");
    let mut output = io::stdout();
    let listening = Sentence::new("serve-listening").with("address", address);
    writeln!(output, "{}", words.say(&listening, &[]))?;
    let keeping = Sentence::new("serve-keeping").with("database", database.to_owned());
    writeln!(output, "{}", words.say(&keeping, &[]))?;
    output.flush()?;
    Ok(())
}

/// Where there is a screen there is likely a browser; where not, the address was printed.
fn open_browser(address: SocketAddr) {
    let has_screen = cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if has_screen && let Err(error) = open::that_detached(format!("http://{address}")) {
        tracing::debug!(%error, "no browser opens");
    }
}

/// Ends on Ctrl-C, or when the system wants the program to end. Listens from the moment it is
/// called, so that nobody is too early.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let (mut interrupt, mut terminate) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(windows)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(interrupt.recv().await) })
}
