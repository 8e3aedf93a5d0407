//! The store of the world, and what goes wrong with it.

use kernel::chance::Chance as _;

use super::{Checked, Event, Input, NODES, Sabotage, World};
use crate::disaster::truth;
use crate::entry::What;
use crate::{Entry, Summary};

impl World<'_> {
    pub(super) fn begin_append(&mut self, node: usize, life: u32, position: u64, entry: Entry) {
        let entry = if self.sabotage == Sabotage::ForgetIds { forget_id(entry) } else { entry };
        let silent = self.sabotage == Sabotage::AcknowledgeEarly;
        if silent {
            let input = Box::new(Input::Stored { position });
            self.schedule(0, Event::Reply { node, life, input });
        }
        let slow = if self.strikes(30) { 500 } else { 6 };
        let entry = Box::new(entry);
        self.schedule(slow, Event::Append { node, life, position, entry, silent });
    }

    pub(super) fn append(
        &mut self,
        node: usize,
        life: u32,
        position: u64,
        entry: Entry,
        silent: bool,
    ) -> Checked {
        if self.strikes(20) {
            self.report.failed_appends += 1;
            return self.fail_append(node, life, position, entry, silent);
        }
        if self.strikes(10) {
            return self.crash_while_writing(&entry);
        }
        let input = self.store(position, &entry)?;
        if !silent {
            self.schedule(4, Event::Reply { node, life, input: Box::new(input) });
        }
        Ok(())
    }

    fn store(&mut self, position: u64, entry: &Entry) -> Result<Input, String> {
        let len = self.disk.len();
        if position > len {
            return Err(format!("an entry for position {position} of a log of {len}"));
        }
        if self.sabotage == Sabotage::LoseAppends && self.strikes(30) {
            return Ok(Input::Stored { position });
        }
        if self.sabotage == Sabotage::Overwrite && position + 1 == len && position > 0 {
            self.disk.overwrite_last(entry);
            return Ok(Input::Stored { position });
        }
        if position < len {
            self.report.lost_races += 1;
            let tail = self.disk.entries()[position as usize..].to_vec();
            return Ok(Input::Taken { position, tail });
        }
        truth::is_new(self.disk.entries(), entry)?;
        self.disk.write(entry);
        if self.sabotage != Sabotage::KeepNewsBack {
            self.notify();
        }
        Ok(Input::Stored { position })
    }

    pub(super) fn note(&mut self, summary: &Summary) {
        let is_newer = summary.position >= self.noted.0;
        if is_newer && self.sabotage != Sabotage::ForgetDeadlines {
            self.noted = (summary.position, summary.due_ms);
        }
    }

    /// Every node hears of it; one that did not listen reads when it listens again.
    fn notify(&mut self) {
        for node in 0..NODES {
            let life = self.nodes[node].life;
            let from = self.nodes[node].table.as_ref().map(crate::Table::position);
            let delay = if self.strikes(30) { 1_000 } else { 5 };
            if let Some(from) = from {
                self.schedule(delay, Event::Read { node, life, from });
            }
        }
    }

    /// Not stored, stored all the same, or stored much later: the node cannot tell.
    fn fail_append(
        &mut self,
        node: usize,
        life: u32,
        position: u64,
        entry: Entry,
        silent: bool,
    ) -> Checked {
        match self.whim.below(3) {
            0 => {}
            1 => {
                self.store(position, &entry)?;
            }
            _ => {
                let entry = Box::new(entry);
                let late = Event::Append { node, life, position, entry, silent: true };
                self.schedule(300, late);
            }
        }
        if !silent {
            let input = Box::new(Input::Failed { position });
            self.schedule(50, Event::Reply { node, life, input });
        }
        Ok(())
    }

    /// The machine with the disk and the nodes goes down in the middle of a line.
    fn crash_while_writing(&mut self, entry: &Entry) -> Checked {
        self.report.torn_writes += 1;
        let share = f64::from(self.whim.below(1_000)) / 1_000.0;
        self.disk.tear(entry, share);
        (0..NODES).for_each(|node| self.crash(node));
        self.disk.recover()
    }
}

fn forget_id(mut entry: Entry) -> Entry {
    if let What::Decided { id, .. } = &mut entry.what {
        *id = None;
    }
    entry
}
