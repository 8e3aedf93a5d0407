//! `passerelle play`: a game in the terminal.

use std::io::{self, BufReader, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bots::{Knowledge, Whims};
use kernel::chance::Seed;
use kernel::{Menu, Play, Player, Prompt, Record, Seat, Sentence};
use tui::board;
use tui::save::SaveFile;
use tui::text::{Ended, Keyboard, Pace, Session, Timed, Voice, columns, time_of};
use words::Words;

use super::{Done, has_screen};
use crate::arguments::PlayArguments;
use crate::failure::{Failure, shown};
use crate::games::{Chapter, Drawn, Options, Title};
use crate::saves;
use crate::seating::{self, Sitter};

/// Plays a game, of which this is asked.
pub(crate) fn play<R: Menu, K: Knowledge<R>, O: Options<R>>(
    title: &Title<R, K, O>,
    arguments: &PlayArguments,
    asked: &O,
    words: &Words,
) -> Done {
    PlayTask { title, arguments, asked, words }.run()
}

struct PlayTask<'a, R: Menu, K, O> {
    title: &'a Title<R, K, O>,
    arguments: &'a PlayArguments,
    asked: &'a O,
    words: &'a Words,
}

/// A game that is ready to be played.
struct Opened<R: Menu> {
    play: Play<R>,
    sitters: Vec<Sitter>,
    save: SaveFile,
    is_resumed: bool,
}

impl<R: Menu> Opened<R> {
    /// A chair for each seat, with what the bots of one game know.
    fn chairs<K: Knowledge<R>, C>(
        &self,
        knowledge: &K,
        chair: impl Fn(Sitter, Whims, &K) -> C,
    ) -> Vec<C> {
        let seed = self.play.record().seed.expect("a game that is played has its seed");
        let knowledge = knowledge.for_a_game();
        let seats = Seat::all(self.sitters.len() as u8).zip(&self.sitters);
        seats.map(|(seat, sitter)| chair(*sitter, Whims::of(seed, seat), &knowledge)).collect()
    }
}

impl<R: Menu, K: Knowledge<R>, O: Options<R>> PlayTask<'_, R, K, O> {
    fn run(&self) -> Done {
        let pace = self.pace()?;
        let opened = match self.asked.chapter(self.asked_sitters()?.as_deref())? {
            Some(chapter) => self.open_chapter(chapter)?,
            None => match self.existing_file()? {
                Some(file) => self.resume(file, None)?,
                None => self.begin()?,
            },
        };
        match self.drawn() {
            Some(drawn) => self.play_on_board(drawn, opened),
            None => self.play_in_text(opened, pace),
        }
    }

    /// The drawn board, where there is one and room for it.
    fn drawn(&self) -> Option<&Drawn<R>> {
        self.title.drawn.as_ref().filter(|_| !self.arguments.text && has_screen())
    }

    /// How fast the clock runs, in games that have one.
    fn pace(&self) -> Result<Option<Pace>, Failure> {
        let has_clock = R::clock(1).is_some();
        let Some(text) = &self.arguments.clock else { return Ok(has_clock.then(Pace::default)) };
        let wrong = match self.asked.stops_clock() {
            _ if !has_clock => Sentence::new("cli-no-clock").with("game", R::GAME),
            Some(option) => {
                let sentence = Sentence::new("cli-misuse-conflict").with("argument", option);
                sentence.with("other", "--clock")
            }
            None if self.drawn().is_some() => Sentence::new("cli-clock-needs-text"),
            None => match text.parse() {
                Ok(pace) => return Ok(Some(pace)),
                Err(_) => Sentence::new("cli-no-pace").with("pace", text.clone()),
            },
        };
        Err(Failure::new(wrong))
    }

    /// The file of the game to go on with, if there is one.
    fn existing_file(&self) -> Result<Option<PathBuf>, Failure> {
        if self.arguments.resume {
            return saves::latest_unfinished::<R>().map(Some);
        }
        Ok(self.arguments.save.clone().filter(|file| file.exists()))
    }

    /// Begins the game of a campaign, or goes on with it.
    fn open_chapter(&self, chapter: Chapter<R>) -> Result<Opened<R>, Failure> {
        let Some(setup) = chapter.setup else {
            return self.resume(chapter.file, Some(&chapter.players));
        };
        let all = self.asked_sitters()?.unwrap_or_else(|| Sitter::usual(chapter.of));
        // Everybody keeps his name and number throughout the campaign.
        let names = seating::players(&all, self.arguments.names.as_deref(), self.words)?;
        let fights = |player: &usize| Some((*all.get(*player)?, names.get(*player)?.clone()));
        let (sitters, players) = chapter.players.iter().filter_map(fights).unzip();
        self.begin_with(setup, sitters, players, Some(&chapter.file))
    }

    fn begin(&self) -> Result<Opened<R>, Failure> {
        let asked = self.asked_sitters()?;
        let seats = asked.as_ref().map(|sitters| sitters.len().min(usize::from(u8::MAX)) as u8);
        let setup = self.asked.setup(seats, self.luck()?)?;
        let sitters = asked.unwrap_or_else(|| Sitter::usual(R::seats_of(&setup)));
        let players = seating::players(&sitters, self.arguments.names.as_deref(), self.words)?;
        self.begin_with(setup, sitters, players, self.arguments.save.as_deref())
    }

    fn begin_with(
        &self,
        setup: R::Setup,
        sitters: Vec<Sitter>,
        players: Vec<Player>,
        file: Option<&Path>,
    ) -> Result<Opened<R>, Failure> {
        for sitter in &sitters {
            if let Sitter::Bot(bot) = sitter {
                seating::expect_bot(*bot, &self.title.knowledge)?;
            }
        }
        let people = sitters.iter().filter(|sitter| **sitter == Sitter::Human).count();
        if people > 1 && self.arguments.clock.is_some() {
            return Err(Failure::new(Sentence::new("cli-clock-alone")));
        }
        let setup = if people > 1 { R::without_clock(setup) } else { setup };
        let seed =
            self.arguments.seed.map_or_else(fresh_seed, |number| Ok(Seed::from_number(number)))?;
        let refused = |refusal| Failure::refused(Sentence::new("cli-setup-refused"), refusal);
        let play = Play::<R>::start(setup, players, seed).map_err(refused)?;
        let save = match file {
            Some(file) => create::<R>(file, play.record())?,
            None => saves::keep::<R>(play.record())?,
        };
        Ok(Opened { play, sitters, save, is_resumed: false })
    }

    /// Goes on with the game of a file, as it was begun. Of all who are asked for, only some may
    /// play this game of a campaign.
    fn resume(&self, file: PathBuf, who: Option<&[usize]>) -> Result<Opened<R>, Failure> {
        let save = SaveFile::new(file);
        let file = save.path();
        let text = save.read().map_err(|error| Failure::unreadable(file, &error))?;
        let (record, _cut_off) = Record::recover::<R>(&text.unwrap_or_default())
            .map_err(|error| Failure::not_a_record(file, &error))?;
        self.expect_the_same(file, &record, who)?;
        let kinds = record.players.iter().map(|player| Sitter::parse(&player.kind));
        let sitters = kinds.collect::<Result<Vec<_>, _>>()?;
        let play = Play::<R>::resume(record).map_err(|error| Failure::no_replay(file, &error))?;
        Ok(Opened { play, sitters, save, is_resumed: true })
    }

    /// Options that say something else than the record would be silently ignored: refuse them.
    fn expect_the_same(
        &self,
        file: &Path,
        record: &Record<R::Setup>,
        who: Option<&[usize]>,
    ) -> Result<(), Failure> {
        let PlayArguments { names, seed, .. } = self.arguments;
        let players = &record.players;
        let place = |seat: usize| who.and_then(|who| who.get(seat)).copied().unwrap_or(seat);
        let mut seated = players.iter().enumerate();
        let same_seats = self.asked_sitters()?.is_none_or(|sitters| {
            let sits = |(seat, player): (usize, &Player)| {
                sitters.get(place(seat)).is_some_and(|sitter| sitter.kind() == player.kind)
            };
            (who.is_some() || sitters.len() == players.len()) && seated.clone().all(sits)
        });
        let names = names.as_deref().unwrap_or_default();
        let same_names = seated.all(|(seat, player)| {
            let name = names.get(place(seat)).map(|name| name.trim());
            name.is_none_or(|name| name.is_empty() || name == player.name)
        });
        let same_seed = seed.is_none_or(|seed| Some(Seed::from_number(seed)) == record.seed);
        let contradiction = self
            .asked
            .contradiction(&record.setup)
            .or((!same_seats).then(|| "--seats".to_owned()))
            .or((!same_names).then(|| "--names".to_owned()))
            .or((!same_seed).then(|| "--seed".to_owned()));
        match contradiction {
            None => Ok(()),
            Some(option) => {
                let sentence = Sentence::new("cli-contradiction").with("option", option);
                Err(Failure::new(sentence.with("file", shown(file))))
            }
        }
    }

    /// What decides where a set-up leaves something to chance.
    fn luck(&self) -> Result<u64, Failure> {
        match self.arguments.seed {
            Some(seed) => Ok(seed),
            None => getrandom::u64().map_err(no_seed),
        }
    }

    fn asked_sitters(&self) -> Result<Option<Vec<Sitter>>, Failure> {
        let seats = self.arguments.seats.as_ref();
        seats.map(|seats| seats.iter().map(|seat| Sitter::parse(seat)).collect()).transpose()
    }

    fn play_on_board(&self, drawn: &Drawn<R>, opened: Opened<R>) -> Done {
        let chairs = opened.chairs(&self.title.knowledge, Sitter::board_chair);
        let file = opened.save.path().to_owned();
        let mut settings = board::Settings::new(self.words.language());
        settings.save = Some(opened.save);
        settings.pause = Duration::from_millis(self.arguments.pause);
        let left = (drawn.play)(opened.play, chairs, settings)?;
        // The screen is gone; what stays is where the game is.
        let words = Words::new(left.language);
        let key = if left.outcome.is_some() { "text-record" } else { "text-stopped" };
        let mut voice = Voice::new(io::stdout().lock(), &words);
        voice.say(&Sentence::new(key).with("file", shown(&file)))?;
        for sentence in self.asked.conclude()? {
            voice.say(&sentence)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play_in_text(&self, opened: Opened<R>, pace: Option<Pace>) -> Done {
        match pace {
            None => self.play_at(io::stdin().lock(), opened),
            Some(pace) => {
                let now_ms = time_of(&opened.play);
                let at_terminal = has_screen().then(|| Timed::at_terminal(pace, now_ms).ok());
                let input = at_terminal
                    .flatten()
                    .unwrap_or_else(|| Timed::new(BufReader::new(io::stdin()), pace, now_ms));
                self.play_at(input, opened)
            }
        }
    }

    fn play_at(&self, input: impl Keyboard, opened: Opened<R>) -> Done {
        let output = io::stdout().lock();
        // Wipes the screen and what can be scrolled back to.
        let wipe = if output.is_terminal() { "\x1b[2J\x1b[3J\x1b[H" } else { "" };
        let columns = output.is_terminal().then(columns);
        let mut voice = Voice::new(output, self.words).within(columns);
        voice.say(&welcome(&opened))?;
        let setup = &opened.play.record().setup;
        if let Some(advice) = R::advice(setup).filter(|_| !opened.is_resumed) {
            voice.say(&advice)?;
        }
        let decisions = opened.play.record().decisions.len();
        let chairs = opened.chairs(&self.title.knowledge, Sitter::chair);
        let mut session = Session::new(opened.play, chairs, self.words, input, voice.into_output())
            .within(columns)
            .wiping_with(wipe)
            .saved_in(opened.save);
        if opened.is_resumed {
            session = session.resumed();
        }
        if let Ended::Over(_) = session.run()? {
            // A game that was over before leaves nothing behind a second time.
            let has_ended_now = session.play().record().decisions.len() > decisions;
            let left = if has_ended_now { O::afterwards(session.play())? } else { None };
            for sentence in left.into_iter().chain(self.asked.conclude()?) {
                session.say(&sentence)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn welcome<R: Menu>(opened: &Opened<R>) -> Sentence {
    let record = opened.play.record();
    let file = shown(opened.save.path());
    if matches!(opened.play.prompt(), Prompt::Over(_)) {
        return Sentence::new("play-over").with("file", file);
    }
    if opened.is_resumed {
        let decisions = record.decisions.len() as u32;
        Sentence::new("play-resumed").with("file", file).with("decisions", decisions)
    } else {
        Sentence::new("play-begun")
            .with("setting", R::setting(&record.setup))
            .with("file", file)
            .with("commitment", record.commitment.to_string())
    }
}

fn create<R: Menu>(file: &Path, record: &Record<R::Setup>) -> Result<SaveFile, Failure> {
    let save = SaveFile::new(file.to_owned());
    save.create(record).map_err(|error| Failure::unwritable(file, &error))?;
    Ok(save)
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(no_seed)?;
    Ok(Seed::from_bytes(bytes))
}

fn no_seed(error: getrandom::Error) -> Failure {
    Failure::new(Sentence::new("cli-no-seed").with("reason", error.to_string()))
}
