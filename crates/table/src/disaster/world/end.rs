//! When all is quiet: whether everybody agrees.

use super::{Checked, Event, World};
use crate::Table;
use crate::disaster::truth;

impl World<'_> {
    /// Whether nothing is on its way, every node stands and every client is connected.
    pub(super) fn is_settled(&self) -> bool {
        let is_quiet = |event: &Event| match event {
            Event::Client(_) | Event::Wake { .. } | Event::Think { .. } => true,
            Event::ToNode { .. }
            | Event::ToClient { .. }
            | Event::Append { .. }
            | Event::Read { .. }
            | Event::Reply { .. }
            | Event::OpenNext { .. }
            | Event::Restart(_)
            | Event::Meet(_) => false,
        };
        let nodes = self.nodes.iter();
        let has_settled = |table: &Table| table.wake_ms().is_none_or(|at| at > self.now_ms);
        let stand = nodes.clone().all(|node| node.table.as_ref().is_none_or(has_settled));
        let connected = self.clients.iter().all(|client| {
            let is_open = |(_, id)| !self.cut.contains(&id);
            client.connection.is_some_and(is_open) && client.waits_for.is_none()
        });
        stand && connected && self.queue.values().all(is_quiet)
    }

    /// If every node went down now, the store would have the table looked at in time: not before
    /// those who were cut off had a moment to come back.
    fn examine_deadline(&self, fresh: &Table) -> Checked {
        match (fresh.deadline_ms(), self.noted.1) {
            (Some(due), Some(noted)) if noted <= due => Ok(()),
            (Some(due), noted) => Err(format!("the table is due at {due}, noted is {noted:?}")),
            (None, _) => Ok(()),
        }
    }

    pub(super) fn examine(&self) -> Checked {
        let entries = self.disk.entries();
        let fresh = Table::load(self.id.clone(), self.games, entries, self.now_ms)
            .map_err(|error| format!("the log cannot be read: {error}"))?;
        for (seat, id, version) in &self.acknowledged {
            match fresh.ledger().answers.find(*seat, id) {
                Some(found) if found == *version => {}
                found => {
                    let told = format!("command {id} was acknowledged with version {version}");
                    return Err(format!("{told}, and the log says {found:?}"));
                }
            }
        }
        let expected = truth::fingerprint(&fresh);
        for (number, node) in self.nodes.iter().enumerate() {
            let Some(table) = &node.table else { continue };
            let found = truth::fingerprint(table);
            if found != expected {
                return Err(format!("node {number} has {found}, the log says {expected}"));
            }
        }
        self.examine_presence()?;
        self.examine_deadline(&fresh)?;
        self.clients.iter().enumerate().try_for_each(|(number, client)| {
            let now = fresh.snapshot(client.viewer, self.now_ms).now;
            let agrees = client.version == Some(fresh.version())
                && client.view == truth::parsed(&now.view)
                && client.notations == now.actions.notations;
            let stands = format!("{:?} of {}", client.version, fresh.version());
            if agrees { Ok(()) } else { Err(format!("client {number} sees version {stands}")) }
        })
    }
}
