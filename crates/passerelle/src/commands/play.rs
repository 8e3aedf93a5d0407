//! `passerelle play`: a game in the terminal.

use std::io::{self, BufReader, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bots::Whims;
use kernel::chance::Seed;
use kernel::{Play, Player, Prompt, Record, Seat, Sentence};
use tui::board;
use tui::save::SaveFile;
use tui::text::{Ended, Keyboard, Pace, Session, Timed, Voice, columns, time_of};
use words::Words;

use super::{Done, has_screen, with_named_game};
use crate::arguments::PlayArguments;
use crate::failure::{Failure, shown};
use crate::games::{Chapter, Drawn, Game, Task};
use crate::saves;
use crate::seating::{self, Sitter};

pub(super) fn run(arguments: &PlayArguments, words: &Words) -> Done {
    with_named_game(&arguments.game, PlayTask { arguments, words })
}

struct PlayTask<'a> {
    arguments: &'a PlayArguments,
    words: &'a Words,
}

/// A game that is ready to be played.
struct Opened<G: Game> {
    play: Play<G>,
    sitters: Vec<Sitter>,
    save: SaveFile,
    is_resumed: bool,
}

impl<G: Game> Opened<G> {
    /// A chair for each seat.
    fn chairs<C>(&self, chair: impl Fn(Sitter, Whims, &G::Knowledge) -> C) -> Vec<C> {
        let seed = self.play.record().seed.expect("a game that is played has its seed");
        let knowledge = G::knowledge();
        let seats = Seat::all(self.sitters.len() as u8).zip(&self.sitters);
        seats.map(|(seat, sitter)| chair(*sitter, Whims::of(seed, seat), &knowledge)).collect()
    }
}

impl Task for PlayTask<'_> {
    type Output = Done;

    fn run<G: Game>(self) -> Done {
        let pace = self.pace::<G>()?;
        let opened = match self.chapter::<G>()? {
            Some(chapter) => self.open_chapter::<G>(chapter)?,
            None => match self.existing_file::<G>()? {
                Some(file) => self.resume::<G>(file, None)?,
                None => self.begin::<G>()?,
            },
        };
        match G::drawn().filter(|_| !self.arguments.text && has_screen()) {
            Some(drawn) => self.play_on_board(&drawn, opened),
            None => self.play_in_text(opened, pace),
        }
    }
}

impl PlayTask<'_> {
    /// How fast the clock runs, in games that have one.
    fn pace<G: Game>(&self) -> Result<Option<Pace>, Failure> {
        let has_clock = G::clock(1).is_some();
        match &self.arguments.clock {
            None => Ok(has_clock.then(Pace::default)),
            Some(_) if !has_clock => {
                Err(Failure::new(Sentence::new("cli-no-clock").with("game", G::GAME)))
            }
            Some(_) if G::drawn().is_some() && !self.arguments.text && has_screen() => {
                Err(Failure::new(Sentence::new("cli-clock-needs-text")))
            }
            Some(text) => text
                .parse()
                .map(Some)
                .map_err(|_| Failure::new(Sentence::new("cli-no-pace").with("pace", text.clone()))),
        }
    }

    /// The file of the game to go on with, if there is one.
    fn existing_file<G: Game>(&self) -> Result<Option<PathBuf>, Failure> {
        if self.arguments.resume {
            return saves::latest_unfinished::<G>().map(Some);
        }
        Ok(self.arguments.save.clone().filter(|file| file.exists()))
    }

    /// The game of a campaign that comes next, if a campaign was asked for.
    fn chapter<G: Game>(&self) -> Result<Option<Chapter<G>>, Failure> {
        let asked = self.asked_sitters()?;
        G::chapter(&self.arguments.setup, asked.as_deref())
    }

    /// Begins the game of a campaign, or goes on with it.
    fn open_chapter<G: Game>(&self, chapter: Chapter<G>) -> Result<Opened<G>, Failure> {
        let Some(setup) = chapter.setup else {
            return self.resume::<G>(chapter.file, Some(&chapter.players));
        };
        let all = self.asked_sitters()?.unwrap_or_else(|| Sitter::usual(chapter.of));
        // Everybody keeps his name and number throughout the campaign.
        let names = seating::players(&all, self.arguments.names.as_deref(), self.words)?;
        let fights = |player: &usize| Some((*all.get(*player)?, names.get(*player)?.clone()));
        let (sitters, players) = chapter.players.iter().filter_map(fights).unzip();
        self.begin_with::<G>(setup, sitters, players, Some(&chapter.file))
    }

    fn begin<G: Game>(&self) -> Result<Opened<G>, Failure> {
        let asked = self.asked_sitters()?;
        let seats = asked.as_ref().map(|sitters| sitters.len().min(usize::from(u8::MAX)) as u8);
        let setup = G::setup(&self.arguments.setup, seats)?;
        let sitters = asked.unwrap_or_else(|| Sitter::usual(G::seats_of(&setup)));
        let players = seating::players(&sitters, self.arguments.names.as_deref(), self.words)?;
        self.begin_with::<G>(setup, sitters, players, self.arguments.save.as_deref())
    }

    fn begin_with<G: Game>(
        &self,
        setup: G::Setup,
        sitters: Vec<Sitter>,
        players: Vec<Player>,
        file: Option<&Path>,
    ) -> Result<Opened<G>, Failure> {
        for sitter in &sitters {
            if let Sitter::Bot(bot) = sitter {
                seating::expect_bot::<G>(*bot)?;
            }
        }
        let people = sitters.iter().filter(|sitter| **sitter == Sitter::Human).count();
        if people > 1 && self.arguments.clock.is_some() {
            return Err(Failure::new(Sentence::new("cli-clock-alone")));
        }
        let setup = if people > 1 { G::without_clock(setup) } else { setup };
        let seed =
            self.arguments.seed.map_or_else(fresh_seed, |number| Ok(Seed::from_number(number)))?;
        let refused = |refusal| Failure::refused(Sentence::new("cli-setup-refused"), refusal);
        let play = Play::<G>::start(setup, players, seed).map_err(refused)?;
        let save = match file {
            Some(file) => create::<G>(file, play.record())?,
            None => saves::keep::<G>(play.record())?,
        };
        Ok(Opened { play, sitters, save, is_resumed: false })
    }

    /// Goes on with the game of a file, as it was begun. Of all who are asked for, only some may
    /// play this game of a campaign.
    fn resume<G: Game>(&self, file: PathBuf, who: Option<&[usize]>) -> Result<Opened<G>, Failure> {
        let save = SaveFile::new(file);
        let file = save.path();
        let text = save.read().map_err(|error| Failure::unreadable(file, &error))?;
        let (record, _cut_off) = Record::recover::<G>(&text.unwrap_or_default())
            .map_err(|error| Failure::not_a_record(file, &error))?;
        self.expect_the_same::<G>(file, &record, who)?;
        let kinds = record.players.iter().map(|player| Sitter::parse(&player.kind));
        let sitters = kinds.collect::<Result<Vec<_>, _>>()?;
        let play = Play::<G>::resume(record).map_err(|error| Failure::no_replay(file, &error))?;
        Ok(Opened { play, sitters, save, is_resumed: true })
    }

    /// Options that say something else than the record would be silently ignored: refuse them.
    fn expect_the_same<G: Game>(
        &self,
        file: &Path,
        record: &Record<G::Setup>,
        who: Option<&[usize]>,
    ) -> Result<(), Failure> {
        let PlayArguments { names, seed, setup, .. } = self.arguments;
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
        let contradiction = G::contradiction(setup, &record.setup)
            .or((!same_seats).then_some("--seats"))
            .or((!same_names).then_some("--names"))
            .or((!same_seed).then_some("--seed"));
        match contradiction {
            None => Ok(()),
            Some(option) => {
                let sentence = Sentence::new("cli-contradiction").with("option", option);
                Err(Failure::new(sentence.with("file", shown(file))))
            }
        }
    }

    fn asked_sitters(&self) -> Result<Option<Vec<Sitter>>, Failure> {
        let seats = self.arguments.seats.as_ref();
        seats.map(|seats| seats.iter().map(|seat| Sitter::parse(seat)).collect()).transpose()
    }

    fn play_on_board<G: Game>(&self, drawn: &Drawn<G>, opened: Opened<G>) -> Done {
        let chairs = opened.chairs(Sitter::board_chair);
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
        for sentence in G::conclude(&self.arguments.setup)? {
            voice.say(&sentence)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play_in_text<G: Game>(&self, opened: Opened<G>, pace: Option<Pace>) -> Done {
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

    fn play_at<G: Game>(&self, input: impl Keyboard, opened: Opened<G>) -> Done {
        let output = io::stdout().lock();
        // Wipes the screen and what can be scrolled back to.
        let wipe = if output.is_terminal() { "\x1b[2J\x1b[3J\x1b[H" } else { "" };
        let columns = output.is_terminal().then(columns);
        let mut voice = Voice::new(output, self.words).within(columns);
        voice.say(&welcome(&opened))?;
        let setup = &opened.play.record().setup;
        if let Some(advice) = G::advice(setup).filter(|_| !opened.is_resumed) {
            voice.say(&advice)?;
        }
        let decisions = opened.play.record().decisions.len();
        let chairs = opened.chairs(Sitter::chair);
        let mut session = Session::new(opened.play, chairs, self.words, input, voice.into_output())
            .within(columns)
            .with_clauses(G::CLAUSES)
            .wiping_with(wipe)
            .saved_in(opened.save);
        if opened.is_resumed {
            session = session.resumed();
        }
        if let Ended::Over(_) = session.run()? {
            // A game that was over before leaves nothing behind a second time.
            let has_ended_now = session.play().record().decisions.len() > decisions;
            let left = if has_ended_now { G::afterwards(session.play())? } else { None };
            for sentence in left.into_iter().chain(G::conclude(&self.arguments.setup)?) {
                session.say(&sentence)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn welcome<G: Game>(opened: &Opened<G>) -> Sentence {
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
            .with("setting", G::setting(&record.setup))
            .with("file", file)
            .with("commitment", record.commitment.to_string())
    }
}

fn create<G: Game>(file: &Path, record: &Record<G::Setup>) -> Result<SaveFile, Failure> {
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
