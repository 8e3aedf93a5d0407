//! A table on a bench: a driver whose store is a list and whose clock is a number.

use bots::{CrewKnowledge, FleetKnowledge, Ignorant, QuantumKnowledge};
use kernel::chance::Seed;
use kernel::{Seat, Viewer};
use samples::drill::Drill;
use samples::race::Race;
use samples::sealed::Sealed;
use table::message::{Command, Refused, RefusedCode, ServerMessage, Snapshot};
use table::{
    ConnectionId, Entry, Games, Input, NewSeat, NewTable, Output, Secret, Table, TableId, TableKey,
};

/// The sample games beside the real ones.
pub(crate) fn games() -> Games {
    Games::none()
        .with::<quantum::Quantum>(QuantumKnowledge)
        .with::<fleet::FleetCommander>(FleetKnowledge)
        .with::<alert::Alert>(CrewKnowledge::default())
        .with::<Race>(Ignorant)
        .with::<Sealed>(Ignorant)
        .with::<Drill>(Ignorant)
}

pub(crate) const fn secret(seat: u8) -> Secret {
    Secret::from_bytes([seat + 1; 16])
}

pub(crate) fn new_table(game: &str, people: u8) -> NewTable {
    let seat = |index| NewSeat { name: Some(format!("P{index}")), ..NewSeat::human(secret(index)) };
    NewTable {
        seats: (0..people).map(seat).collect(),
        ..NewTable::of(game, Seed::from_number(7), TableKey::from_bytes([9; 32]))
    }
}

/// A table, its log and what it said.
pub(crate) struct Bench {
    pub(crate) games: Games,
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now_ms: u64,
    pub(crate) said: Vec<(ConnectionId, ServerMessage)>,
    pub(crate) others: Vec<Output>,
}

impl Bench {
    pub(crate) fn open(new: &NewTable) -> Self {
        let games = games();
        let log = vec![new.open(&games, 1_000).expect("the table can be opened")];
        let table = Table::load(id(), &games, &log, 1_000).expect("the log can be read");
        let table = table.with_takeover_grace(0);
        let mut bench =
            Self { games, table, log, now_ms: 1_000, said: Vec::new(), others: Vec::new() };
        bench.input(Input::Tick);
        bench
    }

    /// Takes the table away and reads it from its log.
    pub(crate) fn reload(&mut self) {
        let table = Table::load(id(), &self.games, &self.log, self.now_ms).expect("a sound log");
        self.table = table.with_takeover_grace(0);
        self.input(Input::Tick);
    }

    /// Everything that follows from an input, with a store that always stores.
    pub(crate) fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for output in self.table.handle(self.now_ms, input) {
                match output {
                    Output::Append { position, entry } => {
                        assert_eq!(position, self.log.len() as u64, "no gap and no overwriting");
                        let text = entry.to_text();
                        assert_eq!(Entry::parse(&text).as_ref(), Ok(&entry), "{text}");
                        self.log.push(entry);
                        inputs.push(Input::Stored { position });
                    }
                    Output::Send { to, message } => {
                        self.said.extend(to.into_iter().map(|to| (to, message.clone())));
                    }
                    other => self.others.push(other),
                }
            }
        }
    }

    /// Lets time pass; the table is woken whenever it wants to be.
    pub(crate) fn wait(&mut self, ms: u64) {
        let until_ms = self.now_ms + ms;
        while let Some(at_ms) = self.table.wake_ms().filter(|at_ms| *at_ms <= until_ms) {
            self.now_ms = self.now_ms.max(at_ms);
            self.input(Input::Tick);
        }
        self.now_ms = until_ms;
    }

    pub(crate) fn hello(&mut self, connection: u64, seat: Option<u8>) {
        let (connection, secret) = (ConnectionId(connection), seat.map(secret));
        self.input(Input::Hello { connection, secret, from: None });
    }

    /// Sends a command of a seat and gives the answer back.
    pub(crate) fn command(&mut self, seat: u8, command: Command) -> ServerMessage {
        self.command_with(Some(secret(seat)), command)
    }

    pub(crate) fn command_with(
        &mut self,
        secret: Option<Secret>,
        command: Command,
    ) -> ServerMessage {
        let from = ConnectionId(1_000);
        self.input(Input::Command { from, secret, command });
        let answers: Vec<_> = self.said.extract_if(.., |(to, _)| *to == from).collect();
        assert_eq!(answers.len(), 1, "one answer: {answers:?}");
        answers.into_iter().next().expect("one answer").1
    }

    pub(crate) fn act(&mut self, seat: u8, id: &str, action: &str) -> ServerMessage {
        let expected = self.table.version();
        let (id, action) = (id.to_owned(), action.to_owned());
        self.command(seat, Command::Act { id, expected, action })
    }

    pub(crate) fn seen_by(&self, seat: u8) -> Snapshot {
        self.table.snapshot(Viewer::Seat(Seat::new(seat)), self.now_ms)
    }
}

pub(crate) fn id() -> TableId {
    TableId::from_bytes([3; 10])
}

#[track_caller]
pub(crate) fn acked(message: &ServerMessage) -> u32 {
    match message {
        ServerMessage::Ack { version, .. } => *version,
        other => panic!("not acknowledged: {other:?}"),
    }
}

#[track_caller]
pub(crate) fn refused(message: &ServerMessage, code: RefusedCode) -> &Refused {
    match message {
        ServerMessage::Refused(refused) if refused.error == code => refused,
        other => panic!("not refused as {code:?}: {other:?}"),
    }
}
