//! The loop: what is to come, in the order of a virtual clock.

use std::collections::{BTreeMap, BTreeSet};

use kernel::chance::{Chance as _, Fast, Seed};
use kernel::{Seat, Viewer};

use super::client::{Client, Reaction};
use super::disk::Disk;
use super::{Failure, Sabotage, Scenario, secret, truth};
use crate::message::{Command, ServerMessage};
use crate::presence::seat_of;
use crate::{
    ConnectionId, Entry, Games, Input, NewPlayer, Output, Presence, Table, TableId, TableKey,
};

/// How many things happen before the world calms down.
const STEPS: u64 = 900;

/// By then everything must have settled.
const CALM_STEPS: u64 = 20_000;

const NODES: usize = 2;

/// What was seen in a run, or in many.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Report {
    pub runs: u64,
    pub steps: u64,
    pub entries: u64,
    pub acknowledged: u64,
    pub refused: u64,
    /// Commands that were sent again.
    pub repeated: u64,
    pub crashes: u64,
    pub failed_appends: u64,
    pub torn_writes: u64,
    /// Appends that came second.
    pub lost_races: u64,
    pub cut_connections: u64,
}

impl Report {
    pub(super) const fn add(&mut self, other: &Self) {
        self.runs += other.runs;
        self.steps += other.steps;
        self.entries += other.entries;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.repeated += other.repeated;
        self.crashes += other.crashes;
        self.failed_appends += other.failed_appends;
        self.torn_writes += other.torn_writes;
        self.lost_races += other.lost_races;
        self.cut_connections += other.cut_connections;
    }
}

/// Something that is to come.
#[derive(Debug)]
enum Event {
    /// A client's turn to do something.
    Client(usize),
    ToNode {
        node: usize,
        life: u32,
        connection: ConnectionId,
        parcel: Parcel,
    },
    ToClient {
        client: usize,
        connection: ConnectionId,
        message: Box<ServerMessage>,
    },
    /// An entry reaches the store. Nobody waits for the answer to a silent one.
    Append {
        node: usize,
        life: u32,
        position: u64,
        entry: Box<Entry>,
        silent: bool,
    },
    Read {
        node: usize,
        life: u32,
        from: u64,
    },
    Reply {
        node: usize,
        life: u32,
        input: Box<Input>,
    },
    Wake {
        node: usize,
        life: u32,
        at_ms: u64,
    },
    Think {
        node: usize,
        life: u32,
        seat: Seat,
        version: u32,
    },
    OpenNext {
        node: usize,
        life: u32,
    },
    Restart(usize),
    /// A node asks who is connected through the others.
    Meet(usize),
}

#[derive(Debug)]
enum Parcel {
    Hello { client: usize, from: Option<u32> },
    Command { client: usize, command: Command },
    Left,
}

/// One process that serves the table.
#[derive(Debug, Default)]
struct Node {
    /// Counts its lives: what was meant for an earlier one is lost.
    life: u32,
    is_up: bool,
    table: Option<Table>,
    wake_ms: Option<u64>,
    /// Who is connected through it, as it said itself.
    here: Presence,
}

/// Runs one seed with one of the scenarios.
pub fn run(
    seed: u64,
    games: &Games,
    scenarios: &[Scenario],
    sabotage: Sabotage,
) -> Result<Report, Failure> {
    let scenario = &scenarios[(seed % scenarios.len() as u64) as usize];
    let mut world = World::new(seed, games, scenario, sabotage);
    world.play_out().map_err(|what| Failure {
        seed,
        scenario: scenario.name,
        step: world.report.steps,
        what,
    })?;
    world.report.runs = 1;
    world.report.entries = world.disk.len();
    Ok(world.report)
}

type Checked = Result<(), String>;

struct World<'a> {
    games: &'a Games,
    scenario: &'a Scenario,
    sabotage: Sabotage,
    id: TableId,
    whim: Fast,
    now_ms: u64,
    queue: BTreeMap<(u64, u64), Event>,
    scheduled: u64,
    disk: Disk,
    nodes: [Node; NODES],
    clients: Vec<Client>,
    /// Whose connection it is, and when the last message on it arrives.
    lanes: BTreeMap<ConnectionId, (usize, u64)>,
    cut: BTreeSet<ConnectionId>,
    next_connection: u64,
    /// How much of the log the last note told, and when the table has to be looked at.
    noted: (u64, Option<u64>),
    /// Acknowledged commands, with the version they were told.
    acknowledged: Vec<(Option<Seat>, String, u32)>,
    is_calm: bool,
    report: Report,
}

impl<'a> World<'a> {
    fn new(seed: u64, games: &'a Games, scenario: &'a Scenario, sabotage: Sabotage) -> Self {
        let mut whim = Fast::new(seed);
        let mut table = scenario.table.clone();
        table.seed = Seed::from_number(seed);
        let mut disk = Disk::default();
        disk.write(&table.open(games, 0).expect("a scenario can be opened"));
        let seats = table.seats.iter().zip(0..);
        let people = seats.filter(|(seat, _)| matches!(seat.player, NewPlayer::Human(_)));
        let mut viewers: Vec<_> =
            people.map(|(_, seat)| (Viewer::Seat(Seat::new(seat)), Some(secret(seat)))).collect();
        // Somebody has two tabs open, and somebody looks on.
        viewers.push(viewers.first().copied().unwrap_or((Viewer::Spectator, None)));
        viewers.push((Viewer::Spectator, None));
        let clients = viewers.into_iter().enumerate();
        let mut world = Self {
            games,
            scenario,
            sabotage,
            id: TableId::from_bytes([1; 10]),
            now_ms: 1_000 + u64::from(whim.below(1_000)),
            whim,
            queue: BTreeMap::new(),
            scheduled: 0,
            disk,
            nodes: Default::default(),
            clients: clients.map(|(name, (who, key))| Client::new(name, who, key)).collect(),
            lanes: BTreeMap::new(),
            cut: BTreeSet::new(),
            next_connection: 0,
            noted: (0, None),
            acknowledged: Vec::new(),
            is_calm: false,
            report: Report::default(),
        };
        for client in 0..world.clients.len() {
            world.schedule(50, Event::Client(client));
        }
        (0..NODES).for_each(|node| world.schedule(5, Event::Restart(node)));
        world
    }

    /// Puts something on the list, after about so much time.
    fn schedule(&mut self, about_ms: u32, event: Event) {
        let delay = u64::from(self.whim.below(about_ms * 2 + 1));
        self.schedule_at(self.now_ms + delay, event);
    }

    fn schedule_at(&mut self, at_ms: u64, event: Event) {
        self.scheduled += 1;
        self.queue.insert((at_ms.max(self.now_ms), self.scheduled), event);
    }

    /// Whether a disaster of this likelihood, in a thousand, strikes now.
    fn strikes(&mut self, in_a_thousand: u32) -> bool {
        !self.is_calm && self.whim.below(1_000) < in_a_thousand
    }

    fn play_out(&mut self) -> Checked {
        while self.report.steps < STEPS {
            self.step()?;
            if self.strikes(4) {
                let node = self.whim.below(NODES as u32) as usize;
                self.crash(node);
            }
        }
        self.is_calm = true;
        while !self.is_settled() {
            self.step()?;
            if self.report.steps > STEPS + CALM_STEPS {
                return Err("the world does not settle".to_owned());
            }
        }
        self.examine()
    }

    fn step(&mut self) -> Checked {
        let Some(((at_ms, _), event)) = self.queue.pop_first() else {
            return Err("nothing is left to happen".to_owned());
        };
        self.now_ms = at_ms;
        self.report.steps += 1;
        match event {
            Event::Client(client) => {
                self.let_client_act(client);
                Ok(())
            }
            Event::ToNode { node, life, connection, parcel } => {
                self.deliver(node, life, connection, parcel)
            }
            Event::ToClient { client, connection, message } => {
                self.receive(client, connection, &message);
                Ok(())
            }
            Event::Append { node, life, position, entry, silent } => {
                self.append(node, life, position, *entry, silent)
            }
            Event::Read { node, life, from } => {
                let entries = self.disk.entries().get(from as usize..).unwrap_or_default().to_vec();
                let input = Box::new(Input::Tail { from, entries });
                self.schedule(5, Event::Reply { node, life, input });
                Ok(())
            }
            Event::Reply { node, life, input } => self.input(node, life, *input),
            Event::Wake { node, life, at_ms } => match self.nodes[node].wake_ms {
                Some(wanted) if wanted == at_ms => self.input(node, life, Input::Tick),
                _ => Ok(()),
            },
            Event::Think { node, life, seat, version } => self.think(node, life, seat, version),
            Event::OpenNext { node, life } => self.open_next(node, life),
            Event::Restart(node) => self.restart(node),
            Event::Meet(node) => self.meet(node),
        }
    }

    fn crash(&mut self, node: usize) {
        self.report.crashes += 1;
        let node_state = &mut self.nodes[node];
        *node_state = Node { life: node_state.life + 1, ..Node::default() };
        self.cut_connections_to(node);
        self.tell_others(node);
        self.schedule(400, Event::Restart(node));
    }

    fn cut_connections_to(&mut self, node: usize) {
        let connections = self.clients.iter().filter_map(|client| client.connection);
        let here = connections.filter(|(at, _)| *at == node).map(|(_, id)| id);
        self.cut.extend(here);
    }

    fn restart(&mut self, node: usize) -> Checked {
        if self.nodes[node].is_up {
            return Ok(());
        }
        self.nodes[node].is_up = true;
        self.load(node)
    }

    fn load(&mut self, node: usize) -> Checked {
        let table = Table::load(self.id.clone(), self.games, self.disk.entries(), self.now_ms);
        let table = table.map_err(|error| format!("the log cannot be read: {error}"))?;
        self.nodes[node].table = Some(table);
        let life = self.nodes[node].life;
        self.meet(node)?;
        self.input(node, life, Input::Tick)
    }

    /// Gives the table an input and does what it says.
    fn input(&mut self, node: usize, life: u32, input: Input) -> Checked {
        if self.nodes[node].life != life {
            return Ok(());
        }
        let Some(table) = &mut self.nodes[node].table else { return Ok(()) };
        let outputs = table.handle(self.now_ms, input);
        let mut first_view = None;
        for output in outputs {
            self.carry_out(node, life, output, &mut first_view)?;
        }
        Ok(())
    }

    fn carry_out(
        &mut self,
        node: usize,
        life: u32,
        output: Output,
        first_view: &mut Option<ServerMessage>,
    ) -> Checked {
        match output {
            Output::Append { position, entry } => self.begin_append(node, life, position, entry),
            Output::Read { from } => self.schedule(5, Event::Read { node, life, from }),
            Output::Send { to, message } => {
                let message = self.sabotaged(message, first_view);
                for connection in to {
                    self.send(node, connection, &message)?;
                }
            }
            Output::WakeAt { at_ms } => {
                self.nodes[node].wake_ms = Some(at_ms);
                self.schedule_at(at_ms, Event::Wake { node, life, at_ms });
            }
            Output::Think { seat, version } => {
                self.schedule(30, Event::Think { node, life, seat, version });
            }
            Output::OpenNext => self.schedule(10, Event::OpenNext { node, life }),
            Output::Note(summary) => self.note(&summary),
            Output::Present { here } => self.announce(node, here),
            Output::Close { .. } => {
                self.nodes[node].table = None;
                self.cut_connections_to(node);
            }
        }
        Ok(())
    }

    fn sabotaged(
        &self,
        message: ServerMessage,
        first: &mut Option<ServerMessage>,
    ) -> ServerMessage {
        let shows = matches!(message, ServerMessage::Moment(_) | ServerMessage::Snapshot(_));
        if self.sabotage != Sabotage::ShowEverybody || !shows {
            return message;
        }
        first.get_or_insert(message).clone()
    }

    fn send(&mut self, node: usize, connection: ConnectionId, message: &ServerMessage) -> Checked {
        let Some(&(client, last_ms)) = self.lanes.get(&connection) else { return Ok(()) };
        let viewer = self.clients[client].viewer;
        if let ServerMessage::Ack { id, version } = message {
            truth::is_stored(self.disk.entries(), viewer, id)?;
            let seat = seat_of(viewer);
            self.acknowledged.push((seat, id.clone(), *version));
            self.report.acknowledged += 1;
        }
        if matches!(message, ServerMessage::Refused(_)) {
            self.report.refused += 1;
        }
        if let Some(table) = &self.nodes[node].table {
            let luck = self.whim.next_u64();
            truth::tells_no_secret(table, &self.scenario.table, viewer, message, luck)?;
        }
        if self.strikes(8) {
            self.cut.insert(connection);
            self.report.cut_connections += 1;
        }
        if self.cut.contains(&connection) {
            return Ok(());
        }
        let delay = u64::from(self.whim.below(20));
        let overtakes = self.strikes(15);
        let at_ms = if overtakes { self.now_ms } else { (self.now_ms + delay).max(last_ms) };
        self.lanes.insert(connection, (client, at_ms.max(last_ms)));
        let copies = if self.strikes(20) { 2 } else { 1 };
        for _ in 0..copies {
            let message = Box::new(message.clone());
            self.schedule_at(at_ms, Event::ToClient { client, connection, message });
        }
        Ok(())
    }

    fn think(&mut self, node: usize, life: u32, seat: Seat, version: u32) -> Checked {
        // In the end the bots rest, so that the world can settle.
        let Some(table) = self.nodes[node].table.as_ref().filter(|_| !self.is_calm) else {
            return Ok(());
        };
        let mut actions = table.ledger().game.actions(seat);
        // Where a clock runs, many bots wait most of the time.
        let waits = table.is_real_time() && self.whim.below(2) == 0;
        let action = (!actions.is_empty() && !waits).then(|| {
            let chosen = self.whim.below(actions.len() as u32) as usize;
            actions.swap_remove(chosen).notation
        });
        self.input(node, life, Input::Thought { seat, version, action })
    }

    fn open_next(&mut self, node: usize, life: u32) -> Checked {
        let Some(table) = &self.nodes[node].table else { return Ok(()) };
        let (seed, key) = (Seed::from_number(1), TableKey::from_bytes([5; 32]));
        let next = table.next_table(self.games, seed, key, self.now_ms);
        let (table, _) = next.map_err(|error| format!("no rematch: {error}"))?;
        self.input(node, life, Input::NextOpened { table })
    }
}

mod clients;
mod end;
mod presence;
mod store;
