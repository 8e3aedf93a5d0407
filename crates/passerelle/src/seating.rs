//! Who sits where.

use std::num::NonZeroU32;
use std::thread;

use bots::{BotSpec, Knowledge, Level, Whims};
use kernel::{Player, Rules, Sentence, Value};
use tui::board;
use tui::text::Chair;
use words::Words;

use crate::failure::Failure;

/// What a seat is called on the command line when a person takes it.
const HUMAN: &str = "human";

/// Who takes a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    Human,
    Bot(BotSpec),
}

impl Sitter {
    /// `human`, or a bot.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        if text.trim() == HUMAN { Ok(Self::Human) } else { bot(text).map(Self::Bot) }
    }

    /// One person against bots.
    pub(crate) fn usual(seats: u8) -> Vec<Self> {
        let bot = Self::Bot(BotSpec::Level(Level::Medium));
        (0..seats).map(|seat| if seat == 0 { Self::Human } else { bot }).collect()
    }

    /// As it stands in records.
    pub(crate) fn kind(self) -> String {
        match self {
            Self::Human => HUMAN.to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }

    fn name(self, number: u32, words: &Words) -> String {
        let sentence = match self {
            Self::Human => Sentence::new("cli-name-human").with("number", number),
            Self::Bot(bot) => {
                let kind = match bot {
                    BotSpec::Level(_) => Value::message(format!("web-level-{bot}")),
                    other => other.to_string().into(),
                };
                Sentence::new("cli-name-bot").with("number", number).with("bot", kind)
            }
        };
        words.say(&sentence, &[])
    }

    /// The chair at the drawn board.
    pub(crate) fn board_chair<R: Rules>(
        self,
        whims: Whims,
        knowledge: &impl Knowledge<R>,
    ) -> board::Chair<R> {
        match self {
            Self::Human => board::Chair::Human,
            Self::Bot(spec) => {
                board::Chair::Bot(spec.build_for_people::<R>(threads(), whims, knowledge.clone()))
            }
        }
    }

    /// The chair in text mode.
    pub(crate) fn chair<R: Rules>(self, whims: Whims, knowledge: &impl Knowledge<R>) -> Chair<R> {
        match self {
            Self::Human => Chair::Human,
            Self::Bot(spec) => {
                Chair::Bot(spec.build_for_people::<R>(threads(), whims, knowledge.clone()))
            }
        }
    }
}

/// `bot`, `bot:hard`, or a bot's name alone: every command calls bots alike.
pub(crate) fn bot(text: &str) -> Result<BotSpec, Failure> {
    match text.trim() {
        "bot" => Ok(BotSpec::Level(Level::Medium)),
        text => Ok(text.strip_prefix("bot:").unwrap_or(text).parse()?),
    }
}

/// The players of a new game. Seats without a name get one.
pub(crate) fn players(
    sitters: &[Sitter],
    names: Option<&[String]>,
    words: &Words,
) -> Result<Vec<Player>, Failure> {
    let names = names.unwrap_or_default();
    if names.len() > sitters.len() {
        let sentence = Sentence::new("cli-too-many-names")
            .with("names", names.len() as u32)
            .with("seats", sitters.len() as u32);
        return Err(Failure::new(sentence));
    }
    let player = |(index, sitter): (usize, &Sitter)| {
        let given = names.get(index).map(|name| name.trim()).filter(|name| !name.is_empty());
        let name = given.map_or_else(|| sitter.name(index as u32 + 1, words), str::to_owned);
        Player { name, kind: sitter.kind() }
    };
    Ok(sitters.iter().enumerate().map(player).collect())
}

/// Refuses bots that a game with bots of its own cannot use: those are known by their level.
pub(crate) fn expect_bot<R: Rules>(
    bot: BotSpec,
    knowledge: &impl Knowledge<R>,
) -> Result<(), Failure> {
    let has_own_bots = knowledge.own_bot(Level::Easy).is_some();
    if !has_own_bots || matches!(bot, BotSpec::Level(_)) {
        return Ok(());
    }
    let sentence = Sentence::new("cli-only-levels").with("game", R::GAME);
    Err(Failure::new(sentence.with("bot", bot.to_string())))
}

/// As many as there are processors.
pub(crate) fn threads() -> NonZeroU32 {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    NonZeroU32::new(threads as u32).unwrap_or(NonZeroU32::MIN)
}
