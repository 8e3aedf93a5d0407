//! How much one table may take up.

/// How much one table may take up for good.
///
/// ```
/// use table::Quotas;
///
/// assert!(Quotas::default().log_entries < Quotas::NONE.log_entries);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quotas {
    /// Lines of chat; then nobody talks any more.
    pub chat_lines: u32,
    /// Entries of the log, of whatever kind; then people can only resign. What bots and clocks
    /// still write is bounded by the rules.
    pub log_entries: u64,
}

impl Quotas {
    /// As much as anybody likes.
    pub const NONE: Self = Self { chat_lines: u32::MAX, log_entries: u64::MAX };
}

/// Ten times what the longest games have needed.
impl Default for Quotas {
    fn default() -> Self {
        Self { chat_lines: 2_000, log_entries: 30_000 }
    }
}
