//! `passerelle serve`: tables for browsers and programs.

mod files;
mod reach;

use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::time::Duration;

use kernel::{Sentence, Value};
use server::{App, Rates, Settings};
use store::News;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;
use tracing_subscriber::EnvFilter;
use words::Words;

use super::Done;
use super::database::Place;
use crate::arguments::ServeArguments;
use crate::failure::Failure;
use crate::games::Games;

use reach::NoPublicUrl;

/// How long to wait until the database is closed; then everything is as safe, but in several files.
const CLOSING: Duration = Duration::from_secs(10);

/// Where the server listens unless it is told: on the first of these ports that is free, so that
/// the address is the same at every start.
const USUAL_PORTS: RangeInclusive<u16> = 7420..=7439;

pub(super) fn run(arguments: &ServeArguments, games: &Games, words: &Words) -> Done {
    write_log();
    let runtime =
        Runtime::new().map_err(|error| Failure::because(Sentence::new("serve-failed"), &error))?;
    let hosted = runtime.block_on(host(arguments, games, words));
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

async fn host(arguments: &ServeArguments, games: &Games, words: &Words) -> Result<(), Failure> {
    let listener = match &arguments.listen {
        Some(address) => listen(address).await?,
        None => listen_near(USUAL_PORTS).await?,
    };
    let system = |error: io::Error| Failure::because(Sentence::new("serve-failed"), &error);
    let address = listener.local_addr().map_err(system)?;
    check_public_url(arguments)?;
    let settings = settings(arguments)?;
    let place = Place::of(arguments)?;
    let store = place.open().await?;
    let (news, closing) = (store.news(), store.news());
    let app = App::new(games.tables(), store, settings).teaching(games.courses());
    let following = tokio::spawn(app.clone().follow(news));
    let stop = asked_to_stop().map_err(system)?;
    announce(words, address, arguments, &place.shown)?;
    if arguments.open {
        open_browser(address);
    }
    let stopping = words.say(&Sentence::new("serve-stopping"), &[]);
    let stop = async move {
        stop.await;
        // Whoever read the output may have gone.
        drop(writeln!(io::stdout(), "{stopping}"));
    };
    let served = server::serve(listener, app, stop).await;
    following.abort();
    // It lets go of the database, as the last sockets do: what SQLite keeps beside its file is put
    // into it.
    if timeout(CLOSING, closed(closing)).await.is_err() {
        tracing::warn!("the database is not closed in time");
    }
    served.map_err(system)?;
    writeln!(io::stdout(), "{}", words.say(&Sentence::new("serve-stopped"), &[]))?;
    Ok(())
}

/// Ends when there is nothing more to hear.
async fn closed(mut news: Receiver<News>) {
    while !matches!(news.recv().await, Err(RecvError::Closed)) {}
}

async fn listen(address: &str) -> Result<TcpListener, Failure> {
    let port = address.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok());
    if port.is_none() {
        let what = Sentence::new("serve-no-address").with("address", address.to_owned());
        return Err(Failure::new(what));
    }
    TcpListener::bind(address).await.map_err(|error| {
        let what = Sentence::new("serve-no-listen").with("address", address.to_owned());
        Failure::because(what, &error)
    })
}

/// Listens on this machine alone, on the first of these ports that nobody else has taken.
async fn listen_near(ports: RangeInclusive<u16>) -> Result<TcpListener, Failure> {
    let mut refused = None;
    for port in ports {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let what = Sentence::new("serve-no-listen").with("address", address.to_string());
                refused = Some(Failure::because(what, &error));
                if error.kind() != io::ErrorKind::AddrInUse {
                    break;
                }
            }
        }
    }
    Err(refused.expect("there is at least one port"))
}

fn check_public_url(arguments: &ServeArguments) -> Result<(), Failure> {
    let Some(url) = &arguments.public_url else { return Ok(()) };
    reach::check_public_url(url).map_err(|wrong| {
        let key = match wrong {
            NoPublicUrl::Unreadable => "serve-no-url",
            NoPublicUrl::HasPath => "serve-url-path",
        };
        Failure::new(Sentence::new(key).with("url", url.clone()))
    })
}

/// `on`, `off`, or some of the rates: `requests=50,tables=30,commands=30`.
fn limits(text: &str) -> Result<Option<Rates>, Failure> {
    match text {
        "on" => Ok(Some(Rates::default())),
        "off" => Ok(None),
        _ => rates(text).map(Some).ok_or_else(|| {
            Failure::new(Sentence::new("serve-no-limits").with("limits", text.to_owned()))
        }),
    }
}

fn rates(text: &str) -> Option<Rates> {
    let mut rates = Rates::default();
    for part in text.split(',') {
        let (name, number) = part.split_once('=')?;
        let rate = match name.trim() {
            "requests" => &mut rates.requests_per_second,
            "tables" => &mut rates.tables_per_minute,
            "commands" => &mut rates.commands_per_second,
            _ => return None,
        };
        *rate = number.trim().parse::<NonZeroU32>().ok()?;
    }
    Some(rates)
}

fn settings(arguments: &ServeArguments) -> Result<Settings, Failure> {
    let usual = Settings::default();
    Ok(Settings {
        public_url: arguments.public_url.clone(),
        rates: limits(&arguments.limits)?,
        behind_proxy: arguments.behind_proxy,
        bots_at_once: arguments.bots.unwrap_or(usual.bots_at_once),
        bot_pause: Duration::from_millis(arguments.pause),
        hosts: arguments.allow_host.clone(),
        takeover_grace: Duration::from_secs(arguments.grace),
        connections: usual.connections.min(files::allowed()),
        ..usual
    })
}

/// Programs that start the server read the address from the first line.
fn announce(
    words: &Words,
    address: SocketAddr,
    arguments: &ServeArguments,
    database: &str,
) -> Result<(), Failure> {
    let here = format!("http://{}", reach::from_here(address));
    let listening = Sentence::new("serve-listening").with("address", here);
    let moved = arguments.listen.is_none() && address.port() != *USUAL_PORTS.start();
    let moved = moved.then(|| {
        let sentence = Sentence::new("serve-port-taken");
        sentence.with("taken", USUAL_PORTS.start().to_string())
    });
    let others = reach::from_elsewhere(address).map(|addresses| for_others(address, &addresses));
    let public_url = arguments.public_url.as_ref();
    let reached = public_url.map(|url| Sentence::new("serve-reached").with("url", url.clone()));
    let keeping = Sentence::new("serve-keeping").with("database", database.to_owned());
    let mut output = io::stdout();
    for sentence in [Some(listening), moved, others, reached, Some(keeping)].iter().flatten() {
        writeln!(output, "{}", words.say(sentence, &[]))?;
    }
    output.flush()?;
    Ok(())
}

/// What to type on another computer.
fn for_others(listening: SocketAddr, addresses: &[SocketAddr]) -> Sentence {
    if addresses.is_empty() {
        let port = listening.port().to_string();
        return Sentence::new("serve-others-unknown").with("port", port);
    }
    let addresses = addresses.iter().map(|address| Value::from(format!("http://{address}")));
    Sentence::new("serve-others").with("addresses", addresses.collect::<Vec<_>>())
}

/// Where there is a screen there is likely a browser; where not, the address was printed.
fn open_browser(address: SocketAddr) {
    let has_screen = cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if has_screen
        && let Err(error) = open::that_detached(format!("http://{}", reach::from_here(address)))
    {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let runtime = Runtime::new().expect("threads can be started");
        runtime.block_on(async {
            let taken = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
            let port = taken.local_addr().expect("it has an address").port();
            let near = listen_near(port..=port.saturating_add(40)).await.expect("one is free");
            assert!(near.local_addr().expect("it has an address").port() > port);
            assert!(listen_near(port..=port).await.is_err(), "there is no other");
        });
    }

    #[test]
    fn limits_are_on_off_or_numbers() {
        assert!(matches!(limits("on"), Ok(Some(rates)) if rates == Rates::default()));
        assert!(matches!(limits("off"), Ok(None)));
        let some = rates("tables=5, requests=200").expect("these can be read");
        assert_eq!((some.tables_per_minute.get(), some.requests_per_second.get()), (5, 200));
        assert_eq!(some.commands_per_second, Rates::default().commands_per_second);
        for wrong in ["", "maybe", "tables", "tables=0", "tables=-1", "chairs=3", "tables=5,"] {
            assert!(limits(wrong).is_err(), "{wrong}");
        }
    }
}
