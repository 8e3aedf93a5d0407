//! A table to be stored.

use bots::Ignorant;
use kernel::chance::Seed;
use samples::race::Race;
use table::{Entry, Games, NewSeat, NewTable, Secret, Summary, Table, TableId, TableKey, What};

pub(crate) fn id(number: u8) -> TableId {
    TableId::from_bytes([number; 10])
}

pub(crate) fn opening(id: &TableId) -> (Entry, Summary) {
    let games = Games::none().with::<Race>(Ignorant);
    let new = NewTable {
        seats: vec![NewSeat::human(Secret::from_bytes([1; 16])), NewSeat::bot("easy")],
        public: true,
        ..NewTable::of("race", Seed::from_number(1), TableKey::from_bytes([2; 32]))
    };
    let entry = new.open(&games, 5).expect("the table can be opened");
    let table = Table::load(id.clone(), &games, std::slice::from_ref(&entry), 5);
    (entry, table.expect("the log can be read").summary())
}

pub(crate) fn entry(text: &str) -> Entry {
    let seat = kernel::Seat::new(0);
    let (text, id) = (text.to_owned(), text.to_owned());
    Entry::new(7, What::Chatted { seat, text, id })
}
