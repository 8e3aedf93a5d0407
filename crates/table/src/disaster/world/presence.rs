//! Who is connected through which node, and what the nodes know of each other.

use super::{Checked, Event, Input, NODES, Sabotage, World};
use crate::{Presence, Table};

impl World<'_> {
    /// A node says who is connected through it.
    pub(super) fn announce(&mut self, node: usize, here: Presence) {
        self.nodes[node].here = here;
        self.tell_others(node);
    }

    /// The others hear, sooner or later, that something is different.
    pub(super) fn tell_others(&mut self, node: usize) {
        if self.sabotage == Sabotage::KeepPresenceBack {
            return;
        }
        for other in (0..NODES).filter(|other| *other != node) {
            let delay = if self.strikes(30) { 1_000 } else { 5 };
            self.schedule(delay, Event::Meet(other));
        }
    }

    /// A node reads what the others said last.
    pub(super) fn meet(&mut self, node: usize) -> Checked {
        let (life, there) = (self.nodes[node].life, self.said_elsewhere(node));
        self.input(node, life, Input::Elsewhere { there })
    }

    fn said_elsewhere(&self, node: usize) -> Presence {
        let others = self.nodes.iter().enumerate().filter(|(other, _)| *other != node);
        others.fold(Presence::NOBODY, |all, (_, other)| all.and(other.here))
    }

    /// When all is quiet, every node knows who is connected through the others.
    pub(super) fn examine_presence(&self) -> Checked {
        for (number, node) in self.nodes.iter().enumerate() {
            let Some(table) = &node.table else { continue };
            let others = self.nodes.iter().enumerate().filter(|(other, _)| *other != number);
            let tables = others.filter_map(|(_, other)| other.table.as_ref());
            let there = tables.fold(Presence::NOBODY, |all, other| all.and(Table::here(other)));
            if table.elsewhere() != there {
                let known = table.elsewhere();
                return Err(format!("node {number} knows of {known:?}, and there is {there:?}"));
            }
        }
        Ok(())
    }
}
