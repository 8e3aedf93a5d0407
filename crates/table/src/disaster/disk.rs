//! The store of the simulation: one file of lines, and a machine that may crash while it writes.

use std::fmt::Write as _;

use crate::Entry;

/// A file. What was reported as stored ends with a line feed.
#[derive(Debug, Default)]
pub(super) struct Disk {
    text: String,
    /// The entries of whole lines.
    entries: Vec<Entry>,
}

impl Disk {
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(super) fn len(&self) -> u64 {
        self.entries.len() as u64
    }

    pub(super) fn write(&mut self, entry: &Entry) {
        writeln!(self.text, "{}", entry.to_text()).expect("writing to a string cannot fail");
        self.entries.push(entry.clone());
    }

    /// What a broken store does: the last entry is replaced.
    pub(super) fn overwrite_last(&mut self, entry: &Entry) {
        self.entries.pop();
        let end = self.text.trim_end_matches('\n').rfind('\n').map_or(0, |end| end + 1);
        self.text.truncate(end);
        self.write(entry);
    }

    /// The machine crashes while it writes a line: some of it is on the disk.
    pub(super) fn tear(&mut self, entry: &Entry, share: f64) {
        let line = entry.to_text();
        let mut written = (line.len() as f64 * share) as usize;
        while !line.is_char_boundary(written) {
            written -= 1;
        }
        self.text.push_str(&line[..written]);
    }

    /// Reads the file after a crash. A last line without its end never was.
    pub(super) fn recover(&mut self) -> Result<(), String> {
        let whole = self.text.rfind('\n').map_or(0, |end| end + 1);
        self.text.truncate(whole);
        let read = self.text.lines().map(Entry::parse).collect::<Result<Vec<_>, _>>();
        let read = read.map_err(|error| format!("the file cannot be read: {error}"))?;
        if read != self.entries {
            return Err("the file does not hold what was stored".to_owned());
        }
        self.entries = read;
        Ok(())
    }
}
