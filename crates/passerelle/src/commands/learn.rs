//! `passerelle learn`: lessons in plain lines.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use kernel::{Menu, Sentence, Stage};
use lessons::{Course, Lesson, read_all};
use serde_json::{Map, Value as Json};
use tui::text::{Left, Teacher, Voice};
use words::Words;

use super::Done;
use crate::arguments::LearnArguments;
use crate::failure::Failure;
use crate::games::Games;
use crate::misuse::closest;
use crate::saves::data_folder;

/// Teaches a lesson; without a game, says which lessons there are.
pub(super) fn run(arguments: &LearnArguments, games: &Games, words: &Words) -> Done {
    let Some(game) = &arguments.game else { return list(games, words) };
    games.find(game)?.learn(arguments.lesson.as_deref(), words)
}

/// Every lesson, and how far one has come.
fn list(games: &Games, words: &Words) -> Done {
    let progress = Progress::read();
    let mut output = BufWriter::new(io::stdout().lock());
    let courses = games.courses();
    for title in games.iter() {
        let lessons = courses.of(title.name()).map(Course::list).unwrap_or_default();
        if lessons.is_empty() {
            continue;
        }
        writeln!(output, "{}", words.say(&title.title(), &[]))?;
        for lesson in lessons {
            let state = progress.state(title.name(), &lesson.id);
            let line = Sentence::new("learn-listed")
                .with("id", lesson.id)
                .with("title", words.text(&lesson.title).unwrap_or_default())
                .with("minutes", lesson.minutes)
                .with("state", state.sentence(lesson.steps.into()));
            writeln!(output, "  {}", words.say(&line, &[]))?;
        }
    }
    writeln!(output, "{}", words.say(&Sentence::new("learn-list-how"), &[]))?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Teaches a lesson of the game `R`: the one of this name, or the first that is not finished.
pub(crate) fn learn<R: Menu + Stage>(wanted: Option<&str>, words: &Words) -> Done {
    let lessons = read_all::<R>().expect("the lessons that ship with the program can be read");
    let mut progress = Progress::read();
    let is_open = |it: &Lesson<R>| !matches!(progress.state(R::GAME, &it.id), State::Finished);
    let number = if let Some(id) = wanted {
        lessons.iter().position(|it| it.id == id).ok_or_else(|| none(&lessons, id))?
    } else {
        lessons.iter().position(is_open).unwrap_or_default()
    };
    let Some(lesson) = lessons.get(number) else {
        return Err(Failure::new(Sentence::new("learn-no-lessons").with("game", R::name())));
    };
    let names = ["learn-name-you", "learn-name-other"];
    let names = names.map(|key| words.text(key).unwrap_or_default()).to_vec();
    let mut voice = Voice::new(io::stdout().lock(), words).with_names(names);
    introduce(&mut voice, lesson, words)?;
    let done = progress.answers(R::GAME, &lesson.id);
    let left = Teacher::new(lesson, done, io::stdin().lock(), &mut voice)
        .map_err(io::Error::other)?
        .teach(|done| progress.keep(R::GAME, &lesson.id, done))?;
    if left == Left::Finished {
        progress.finish(R::GAME, &lesson.id);
        let next = lessons.get(number + 1).map(|next| next.id.clone());
        say_goodbye::<R>(words, next)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn introduce<R: Stage>(
    voice: &mut Voice<'_, io::StdoutLock<'_>>,
    lesson: &Lesson<R>,
    words: &Words,
) -> io::Result<()> {
    let text = |key: String| words.text(&key).unwrap_or_default();
    voice.say(
        &Sentence::new("learn-begins")
            .with("title", text(lesson.key()))
            .with("about", text(format!("{}.about", lesson.key()))),
    )
}

fn say_goodbye<R: Menu>(words: &Words, next: Option<String>) -> io::Result<()> {
    let sentence = match next {
        Some(next) => Sentence::new("learn-finished").with("next", next),
        None => Sentence::new("learn-finished-last"),
    };
    writeln!(io::stdout(), "{}", words.say(&sentence.with("game", R::GAME), &[]))
}

fn none<R: Stage>(lessons: &[Lesson<R>], id: &str) -> Failure {
    let known: Vec<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    let sentence = match closest(id, known.iter().copied()) {
        Some(guess) => Sentence::new("learn-unknown-close").with("guess", guess.to_owned()),
        None => Sentence::new("learn-unknown").with("known", known.join(", ")),
    };
    Failure::new(sentence.with("lesson", id.to_owned()))
}

/// How far one has come in a lesson.
enum State {
    New,
    Left(usize),
    Finished,
}

impl State {
    fn sentence(&self, steps: u32) -> Sentence {
        match self {
            Self::New => Sentence::new("learn-state-new"),
            Self::Left(step) => Sentence::new("learn-state-left")
                .with("step", *step as u32 + 1)
                .with("steps", steps),
            Self::Finished => Sentence::new("learn-state-finished"),
        }
    }
}

/// What was learned at this keyboard: of each lesson the right answers so far, or that it is
/// finished. Kept as far as there is a place for it.
struct Progress {
    file: Option<PathBuf>,
    lessons: BTreeMap<String, Json>,
}

const FINISHED: &str = "finished";

impl Progress {
    fn read() -> Self {
        let file = data_folder().map(|folder| folder.join("lessons.json"));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let lessons = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { file, lessons }
    }

    fn answers(&self, game: &str, lesson: &str) -> Vec<String> {
        let kept = self.lessons.get(&format!("{game}/{lesson}"));
        kept.and_then(|kept| serde_json::from_value(kept.clone()).ok()).unwrap_or_default()
    }

    fn state(&self, game: &str, lesson: &str) -> State {
        match self.lessons.get(&format!("{game}/{lesson}")) {
            Some(Json::String(state)) if state == FINISHED => State::Finished,
            Some(_) => State::Left(self.answers(game, lesson).len()),
            None => State::New,
        }
    }

    fn keep(&mut self, game: &str, lesson: &str, done: &[String]) {
        self.put(game, lesson, done.into());
    }

    fn finish(&mut self, game: &str, lesson: &str) {
        self.put(game, lesson, FINISHED.into());
    }

    /// Where nothing can be written, a lesson is still worth its while.
    fn put(&mut self, game: &str, lesson: &str, state: Json) {
        self.lessons.insert(format!("{game}/{lesson}"), state);
        let all: Map<String, Json> = self.lessons.clone().into_iter().collect();
        if let Some(file) = &self.file
            && let Some(folder) = file.parent()
            && fs::create_dir_all(folder).is_ok()
        {
            let _ = fs::write(file, Json::Object(all).to_string());
        }
    }
}
