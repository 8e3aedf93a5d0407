//! Tables that are yet to be opened: new ones, rematches, and records from elsewhere.

use kernel::chance::Seed;
use kernel::{Actor, Player, Seat};
use serde_json::{Map, Value as Json};

use crate::entry::{Entry, Limits, Opened, OpenedSeat, What};
use crate::game::{GameError, LEVELS, Recorded};
use crate::ledger::HUMAN;
use crate::names::{clean_name, look_alike};
use crate::{Games, Secret, SecretHash, Table, TableId, TableKey};

/// What a table is opened with. Whoever opens it draws the seed, the key and the secrets.
#[derive(Debug, Clone)]
pub struct NewTable {
    pub game: String,
    /// What was chosen from the game's menu; the rest is as the menu says.
    pub setup: Map<String, Json>,
    pub seats: Vec<NewSeat>,
    pub title: Option<String>,
    pub public: bool,
    pub limits: Limits,
    /// Whether nobody plays before everybody has sat down.
    pub waits: bool,
    pub seed: Seed,
    pub key: TableKey,
}

/// A seat of a new table.
#[derive(Debug, Clone)]
pub struct NewSeat {
    pub player: NewPlayer,
    /// A seat with a name is taken from the beginning.
    pub name: Option<String>,
}

/// Who will sit at a seat.
#[derive(Debug, Clone)]
pub enum NewPlayer {
    /// Whoever has the secret.
    Human(Secret),
    /// A bot of this level.
    Bot(String),
}

impl NewSeat {
    pub const fn human(secret: Secret) -> Self {
        Self { player: NewPlayer::Human(secret), name: None }
    }

    pub fn bot(level: &str) -> Self {
        Self { player: NewPlayer::Bot(level.to_owned()), name: None }
    }

    pub(crate) fn opened(&self) -> Result<OpenedSeat, NewTableError> {
        let name = self.name.as_deref().map(|name| clean_name(name).ok_or(NewTableError::Name));
        let name = name.transpose()?;
        match &self.player {
            NewPlayer::Human(secret) => {
                Ok(OpenedSeat { kind: HUMAN.to_owned(), name, secret: Some(secret.hash()) })
            }
            NewPlayer::Bot(level) if LEVELS.contains(&level.as_str()) => {
                Ok(OpenedSeat { kind: level.clone(), name, secret: None })
            }
            NewPlayer::Bot(level) => Err(NewTableError::NoLevel(level.clone())),
        }
    }
}

/// A table that cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NewTableError {
    #[error("there is no game called `{0}`")]
    NoGame(String),
    #[error("there is no bot of level `{0}`")]
    NoLevel(String),
    #[error("a table has at least one and at most {most} seats", most = Seat::MOST)]
    Seats,
    #[error("this game is not played with so many seats, but with one of {0:?}")]
    SeatsOfGame(Vec<u8>),
    #[error("this game has no campaigns")]
    NoCampaign,
    #[error("at least one player is a person")]
    Nobody,
    #[error("a name has 1 to 40 letters")]
    Name,
    #[error("two players are called `{0}`, or look as if they were")]
    NamesAlike(String),
    #[error("a title has 1 to 40 letters")]
    Title,
    #[error("the game is not over, or nobody wants another")]
    NoRematch,
    #[error(transparent)]
    Game(#[from] GameError),
}

impl NewTable {
    /// A table for this game with nothing chosen yet, and no seats.
    pub fn of(game: &str, seed: Seed, key: TableKey) -> Self {
        Self {
            game: game.to_owned(),
            setup: Map::new(),
            seats: Vec::new(),
            title: None,
            public: false,
            limits: Limits::default(),
            waits: false,
            seed,
            key,
        }
    }

    /// The first entry of the log.
    pub fn open(&self, games: &Games, now_ms: u64) -> Result<Entry, NewTableError> {
        let no_game = || NewTableError::NoGame(self.game.clone());
        let game = games.find(&self.game).ok_or_else(no_game)?;
        if !(1..=Seat::MOST).contains(&self.seats.len()) {
            return Err(NewTableError::Seats);
        }
        let seats = self.seats.iter().map(NewSeat::opened).collect::<Result<Vec<_>, _>>()?;
        expect_different(&seats)?;
        // Whoever has too few players would be told of choices that do not fit them.
        let played_with = game.entry().seats;
        if !played_with.contains(&(seats.len() as u8)) {
            return Err(NewTableError::SeatsOfGame(played_with));
        }
        let luck = u64::from_le_bytes(self.key.derive("set-up"));
        let setup = game
            .setup(seats.len() as u8, &self.setup, luck)
            .map_err(|refusal| NewTableError::Game(refusal.into()))?;
        let title =
            self.title.as_deref().map(|title| clean_name(title).ok_or(NewTableError::Title));
        let opening = Opening {
            setup,
            title: title.transpose()?,
            seats,
            host: first_person(&self.seats),
            waits: self.waits,
            seed: self.seed,
            key: self.key,
            after: None,
            campaign: None,
        };
        opening.write(games, &self.game, self.public, self.limits, now_ms)
    }
}

/// Nobody is taken for somebody else.
pub(crate) fn expect_different(seats: &[OpenedSeat]) -> Result<(), NewTableError> {
    alike(seats).map_or(Ok(()), |name| Err(NewTableError::NamesAlike(name.to_owned())))
}

/// A name that looks like that of somebody who sits further on.
fn alike(seats: &[OpenedSeat]) -> Option<&str> {
    let names: Vec<&str> = seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
    let is_alike =
        |index: &usize| names[index + 1..].iter().any(|it| look_alike(it, names[*index]));
    (0..names.len()).find(is_alike).map(|index| names[index])
}

fn first_person(seats: &[NewSeat]) -> Option<Seat> {
    let is_person = |seat: &NewSeat| matches!(seat.player, NewPlayer::Human(_));
    seats.iter().position(is_person).map(|index| Seat::new(index as u8))
}

/// What differs between a new table, a rematch and a match of a campaign.
pub(crate) struct Opening {
    pub(crate) setup: Json,
    pub(crate) title: Option<String>,
    pub(crate) seats: Vec<OpenedSeat>,
    pub(crate) host: Option<Seat>,
    pub(crate) waits: bool,
    pub(crate) seed: Seed,
    pub(crate) key: TableKey,
    pub(crate) after: Option<TableId>,
    pub(crate) campaign: Option<TableId>,
}

impl Opening {
    /// Starts the match to learn what chance gives it, and writes it down.
    pub(crate) fn write(
        self,
        games: &Games,
        game: &str,
        public: bool,
        limits: Limits,
        now_ms: u64,
    ) -> Result<Entry, NewTableError> {
        let game = games.find(game).ok_or_else(|| NewTableError::NoGame(game.to_owned()))?;
        let player = |seat: &OpenedSeat| Player {
            name: seat.name.clone().unwrap_or_default(),
            kind: seat.kind.clone(),
        };
        let players = self.seats.iter().map(player).collect();
        let started = game.start(&self.setup, players, self.seed)?;
        let opened = Opened {
            game: game.name().to_owned(),
            rules: game.rules(),
            setup: self.setup,
            title: self.title,
            public,
            seats: self.seats,
            host: self.host,
            commitment: self.seed.commitment(),
            seed: Some(self.seed),
            key: self.key,
            chance: started.start_chance().to_vec(),
            limits,
            waits: self.waits,
            after: self.after,
            campaign: self.campaign,
        };
        Ok(Entry::new(now_ms, What::Opened(Box::new(opened))))
    }
}

impl Table {
    /// The name and the first entry of the table for the rematch: the same game, everybody one
    /// seat further, and the secrets that people have go on opening their seats. The name follows
    /// from this table, so that two nodes open the same one.
    pub fn next_table(
        &self,
        games: &Games,
        seed: Seed,
        key: TableKey,
        now_ms: u64,
    ) -> Result<(TableId, Entry), NewTableError> {
        let ledger = self.ledger();
        if !self.is_over() {
            return Err(NewTableError::NoRematch);
        }
        let mut seats: Vec<OpenedSeat> = ledger
            .seats
            .iter()
            .map(|seat| OpenedSeat {
                kind: seat.bot.clone().unwrap_or_else(|| HUMAN.to_owned()),
                name: seat.name.clone(),
                secret: seat.secret,
            })
            .collect();
        let count = seats.len() as u8;
        seats.rotate_right(1);
        let opening = Opening {
            setup: ledger.opened.setup.clone(),
            title: ledger.opened.title.clone(),
            seats,
            host: ledger.opened.host.map(|host| host.next(count)),
            waits: false,
            seed,
            key,
            after: Some(ledger.id.clone()),
            campaign: None,
        };
        let id = TableId::from_bytes(ledger.opened.key.derive("rematch"));
        let (game, public) = (&ledger.opened.game, ledger.opened.public);
        let entry = opening.write(games, game, public, ledger.opened.limits, now_ms)?;
        Ok((id, entry))
    }
}

/// A record that becomes a table: with its seed the game can go on, without it can be looked at.
/// Each seat of a person opens with the secret that is drawn for it.
pub fn import(
    games: &Games,
    text: &str,
    secrets: &[Secret],
    key: TableKey,
    now_ms: u64,
) -> Result<Vec<Entry>, NewTableError> {
    let game = kernel::game_of(text).map_err(GameError::from)?;
    let game = games.find(&game).ok_or(NewTableError::NoGame(game))?;
    let Recorded { setup, start, decisions } = game.read(text)?;
    let mut secrets = secrets.iter().map(|secret| secret.hash());
    let seats: Vec<_> =
        start.players.iter().map(|player| imported_seat(player, secrets.next())).collect();
    let is_person = |seat: &OpenedSeat| seat.kind == HUMAN;
    let host = seats.iter().position(is_person).map(|index| Seat::new(index as u8));
    let opened = Opened {
        game: game.name().to_owned(),
        rules: start.rules,
        setup,
        title: None,
        public: false,
        seats,
        host,
        commitment: start.commitment,
        seed: start.seed,
        key,
        chance: start.chance,
        limits: Limits::default(),
        waits: false,
        after: None,
        campaign: None,
    };
    let opening = Entry::new(now_ms, What::Opened(Box::new(opened)));
    let decided = decisions.into_iter().map(|decision| {
        let (by, action, chance): (Actor, _, _) =
            (decision.actor, decision.action, decision.chance);
        Entry::new(now_ms, What::Decided { by, action, chance, id: None })
    });
    Ok(std::iter::once(opening).chain(decided).collect())
}

/// Bots of unknown kinds become people: their seats can be taken.
fn imported_seat(player: &Player, secret: Option<SecretHash>) -> OpenedSeat {
    let is_bot = LEVELS.contains(&player.kind.as_str());
    let name = clean_name(&player.name);
    if is_bot {
        OpenedSeat { kind: player.kind.clone(), name, secret: None }
    } else {
        OpenedSeat { kind: HUMAN.to_owned(), name, secret }
    }
}
