//! What stands in the rows of either database.

use table::{Appended, Entry, Orders, StoreError, Summary, TableId, TableState};

pub(crate) fn entry(text: &str) -> Result<Entry, StoreError> {
    Entry::parse(text).map_err(|error| StoreError::Broken(error.to_string()))
}

pub(crate) fn entries(texts: impl IntoIterator<Item = String>) -> Result<Vec<Entry>, StoreError> {
    texts.into_iter().map(|text| entry(&text)).collect()
}

/// What took a position. Where nothing did there is no such table any more: somebody deleted it.
pub(crate) fn taken(tail: impl IntoIterator<Item = String>) -> Result<Appended, StoreError> {
    let tail = entries(tail)?;
    if tail.is_empty() {
        return Err(StoreError::Unavailable("the table was deleted".to_owned()));
    }
    Ok(Appended::Taken(tail))
}

pub(crate) fn summary(text: &str) -> Result<Summary, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}

pub(crate) fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|_| StoreError::Broken(format!("`{text}` is no name of a table")))
}

pub(crate) fn summary_text(summary: &Summary) -> String {
    serde_json::to_string(summary).expect("summaries hold only what JSON can say")
}

pub(crate) const fn state_number(state: TableState) -> i16 {
    match state {
        TableState::Open => 0,
        TableState::Running => 1,
        TableState::Over => 2,
    }
}

/// Orders, with the deletions that come after so many.
pub(crate) fn orders(
    banned: Vec<String>,
    deleted: &[(u64, String)],
    after: u64,
) -> Result<Orders, StoreError> {
    let deletions = deleted.last().map_or(after, |(number, _)| *number);
    let deleted = deleted.iter().map(|(_, id)| table_id(id)).collect::<Result<_, _>>()?;
    Ok(Orders { banned, deleted, deletions })
}
