//! What must hold, told apart from the table's own word wherever that is possible.

use kernel::{Actor, Viewer};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::message::{ServerMessage, Written};
use crate::presence::seat_of;
use crate::{Entry, NewPlayer, NewTable, Table};

/// What is acknowledged is on the disk.
pub(super) fn is_stored(entries: &[Entry], viewer: Viewer, id: &str) -> Result<(), String> {
    let wanted = Some((seat_of(viewer), id));
    if entries.iter().rev().any(|entry| entry.command() == wanted) {
        Ok(())
    } else {
        Err(format!("command {id} is acknowledged, and it is not stored"))
    }
}

/// A command acts at most once.
pub(super) fn is_new(entries: &[Entry], entry: &Entry) -> Result<(), String> {
    let Some(command) = entry.command() else { return Ok(()) };
    if entries.iter().any(|other| other.command() == Some(command)) {
        Err(format!("command {} acts twice", command.1))
    } else {
        Ok(())
    }
}

/// A message holds no secret of the table, no other seat's actions, and nothing that would be
/// different if what the viewer cannot see were different.
pub(super) fn tells_no_secret(
    table: &Table,
    scenario: &NewTable,
    viewer: Viewer,
    message: &ServerMessage,
    luck: u64,
) -> Result<(), String> {
    let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
    for hidden in hidden_texts(table, scenario) {
        if text.contains(&hidden) {
            return Err(format!("a message to {viewer:?} tells {hidden}: {text}"));
        }
    }
    match message {
        ServerMessage::Snapshot(snapshot) => {
            if snapshot.you != seat_of(viewer) {
                return Err(format!("{viewer:?} is shown what {:?} sees", snapshot.you));
            }
            let now = &snapshot.now;
            let (view, notations) = (now.view.get(), now.actions.notations.clone());
            shows_own(table, snapshot.version, viewer, (Some(view), notations), luck)
        }
        ServerMessage::Moment(moment) => {
            let is_others = moment.actor.is_some_and(|actor| match actor {
                Actor::Seat(seat) => viewer != Viewer::Seat(seat),
                Actor::Clock => false,
            });
            if is_others && moment.action.is_some() && table.ledger().game.has_secrets() {
                return Err(format!("{viewer:?} is told the action of another seat"));
            }
            let Some(now) = &moment.now else { return Ok(()) };
            let notations = now.actions.as_ref().map(notations).unwrap_or_default();
            let view = now.view.as_ref().map(Written::get);
            if moment.version == table.version() {
                let redealt = parsed(&table.ledger().game.view_if_redealt(viewer, luck));
                let mut shown = redealt.clone();
                now.view_changes.iter().flatten().for_each(|change| change.put_into(&mut shown));
                if shown != redealt {
                    return Err(format!("{viewer:?} is told what it must not know: {shown}"));
                }
            }
            shows_own(table, moment.version, viewer, (view, notations), luck)
        }
        _ => Ok(()),
    }
}

fn hidden_texts(table: &Table, scenario: &NewTable) -> Vec<String> {
    let opened = &table.ledger().opened;
    let mut hidden = vec![String::from(opened.key)];
    for seat in &scenario.seats {
        if let NewPlayer::Human(secret) = &seat.player {
            hidden.extend([secret.reveal(), String::from(secret.hash())]);
        }
    }
    hidden.extend(opened.seed.filter(|_| !table.is_over()).map(|seed| seed.to_string()));
    hidden
}

/// A view as a value.
pub(super) fn parsed(view: &Written) -> Json {
    serde_json::from_str(view.get()).expect("what is shown is JSON")
}

/// The notations in a list of actions.
pub(super) fn notations(actions: &Written) -> Vec<String> {
    #[derive(Deserialize, Default)]
    struct Listed {
        notations: Vec<String>,
    }
    serde_json::from_str::<Listed>(actions.get()).unwrap_or_default().notations
}

/// The view does not change when everything hidden from the viewer is replaced.
fn shows_own(
    table: &Table,
    version: u32,
    viewer: Viewer,
    (view, notations): (Option<&str>, Vec<String>),
    luck: u64,
) -> Result<(), String> {
    if version != table.version() {
        return Ok(());
    }
    let game = &table.ledger().game;
    if let Some(view) = view.filter(|view| *view != game.view_if_redealt(viewer, luck).get()) {
        return Err(format!("the view of {viewer:?} depends on what it must not: {view}"));
    }
    let is_own = |notation: &str| {
        seat_of(viewer).is_some_and(|seat| game.propose(seat.into(), notation).is_ok())
    };
    match notations.iter().find(|notation| !is_own(notation)) {
        Some(foreign) => Err(format!("{viewer:?} is offered `{foreign}`")),
        None => Ok(()),
    }
}

/// Everything a table knows, as text.
pub(super) fn fingerprint(table: &Table) -> String {
    let ledger = table.ledger();
    let record = ledger.game.record(ledger.players(), true);
    let views = ledger.all_seats().map(Viewer::Seat).chain([Viewer::Spectator]);
    let views: Vec<String> = views.map(|viewer| ledger.game.view(viewer).to_string()).collect();
    format!(
        "{} entries, version {}, {:?} {:?} {:?} {:?} {:?} {:?} {} {record} {views:?}",
        ledger.position,
        ledger.version,
        ledger.seat_versions,
        ledger.seats,
        ledger.votes,
        ledger.time,
        ledger.ended,
        ledger.chat,
        ledger.answers.len(),
    )
}
