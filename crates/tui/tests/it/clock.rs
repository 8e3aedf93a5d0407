//! A game in real time, with the time in the test's hands.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use bots::Question;
use expect_test::expect_file;
use kernel::{Actor, Play, Rules as _, Seat};
use samples::drill::{Action, Drill, Setup};
use tui::text::{Chair, Ended, Heard, Keyboard, Session, Timed, time_of};
use words::{Language, Words};

use crate::transcript::{desk, start, text};

const SETUP: Setup = Setup { seats: 2, alarms: 2, needed: 1 };

/// Types lines at given times.
struct Schedule {
    lines: VecDeque<(u32, String)>,
    now_ms: u32,
}

impl Keyboard for Schedule {
    fn listen(&mut self, due_ms: Option<u32>) -> io::Result<Heard> {
        match (self.lines.front(), due_ms) {
            (Some((at_ms, _)), due_ms) if due_ms.is_none_or(|due_ms| *at_ms < due_ms) => {
                let (at_ms, line) = self.lines.pop_front().expect("it is there");
                self.now_ms = at_ms;
                Ok(Heard::Line(line))
            }
            (_, Some(due_ms)) => {
                self.now_ms = due_ms;
                Ok(Heard::Due)
            }
            (_, None) => Ok(Heard::End),
        }
    }

    fn now_ms(&self) -> Option<u32> {
        Some(self.now_ms)
    }

    fn skip_to(&mut self, ms: u32) {
        self.now_ms = self.now_ms.max(ms);
    }

    fn turn_back_to(&mut self, ms: u32) {
        self.now_ms = self.now_ms.min(ms);
    }
}

/// Turns its dial towards the order, and waits.
fn obedient(state: &<Drill as kernel::Rules>::State, seat: Seat) -> Action {
    let dial = Drill::view(state, kernel::Viewer::Seat(seat)).dials[seat.index()];
    match dial.shows.cmp(&dial.wanted) {
        std::cmp::Ordering::Less => Action::Up,
        std::cmp::Ordering::Greater => Action::Down,
        std::cmp::Ordering::Equal => Action::Ready,
    }
}

fn play(lines: &[(u32, &str)], chairs: Vec<Chair<Drill>>) -> (String, Ended, Play<Drill>) {
    let words = Words::new(Language::En);
    let (_, printer, paper) = desk("");
    let typed = lines.iter().map(|(at_ms, line)| (*at_ms, (*line).to_owned()));
    let keyboard = Schedule { lines: typed.collect(), now_ms: 0 };
    let game = start::<Drill>(SETUP, &["Ada", "Grace"]);
    let folder = tempfile::tempdir().expect("a folder");
    let save = tui::save::SaveFile::new(folder.path().join("drill.jsonl"));
    let mut session = Session::new(game, chairs, &words, keyboard, printer).saved_in(save.clone());
    let ended = session.run().expect("nothing fails in memory");
    let record = save.read().expect("it can be read").expect("it was kept");
    let record = kernel::Record::parse::<Drill>(&record).expect("it is a record");
    let conversation = text(&paper).replace(&folder.path().display().to_string(), "…");
    (conversation, ended, Play::resume(record).expect("it replays"))
}

#[test]
fn the_alarm_sounds_while_somebody_thinks() {
    let typed = [(1_500, "down"), (9_999, "down"), (10_001, "ready"), (12_000, "quit")];
    let (conversation, ended, play) = play(&typed, vec![Chair::Human, Chair::Human]);
    expect_file!["transcripts/the_alarm_sounds_while_somebody_thinks.txt"].assert_eq(&conversation);
    assert_eq!(ended, Ended::Stopped);
    let actors: Vec<_> = play.record().decisions.iter().map(|it| it.actor).collect();
    let ada = Actor::Seat(Seat::new(0));
    assert_eq!(actors, [ada, ada, Actor::Clock, ada]);
    assert_eq!(time_of(&play), 10_000, "taken up, it goes on after the alarm");
}

#[test]
fn nobody_types_and_the_drill_ends_by_the_clock() {
    let (conversation, ended, play) = play(&[], vec![Chair::Human, Chair::Human]);
    assert!(matches!(ended, Ended::Over(_)), "{conversation}");
    assert_eq!(play.record().decisions.len(), 2, "two alarms");
    assert!(conversation.contains("Ada 0:10> "), "{conversation}");
}

#[test]
fn bots_do_not_wait_for_people() {
    let bot = |it: &Question<Drill>| Some(obedient(it.state(), it.seat));
    let chairs = vec![Chair::Human, Chair::Bot(Box::new(bot))];
    let (conversation, _, play) = play(&[(500, "quit")], chairs);
    let by_bot = |it: &&kernel::Decision| it.actor == Actor::Seat(Seat::new(1));
    let last = play.record().decisions.iter().rfind(by_bot).expect("the bot decided");
    assert_eq!(last.action, "ready", "{conversation}");
}

/// Somebody whose lines come when they are sent.
struct Person(Receiver<&'static str>);

impl Read for Person {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.recv().map_or(Ok(0), |line| line.as_bytes().read(buffer))
    }
}

/// Answers what is printed: with a line, or by letting a bot go on that is thinking.
struct Onlooker {
    printed: String,
    person: Sender<&'static str>,
    bot: Sender<()>,
    /// What is waited for next.
    awaited: VecDeque<(&'static str, Option<&'static str>)>,
}

impl Write for Onlooker {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.printed.push_str(&String::from_utf8_lossy(bytes));
        while let Some((text, answer)) = self.awaited.front()
            && self.printed.contains(text)
        {
            let _ = match answer {
                Some(line) => self.person.send(line).is_ok(),
                None => self.bot.send(()).is_ok(),
            };
            self.awaited.pop_front();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A bot thinks until the person has acted: whoever types is heard meanwhile, and the clock, which
/// would have sounded the alarm long ago, waits at its beat.
#[test]
fn nobody_waits_for_a_bot_that_thinks() {
    let words = Words::new(Language::En);
    let ((person, lines), (bot, released)) = (channel(), channel());
    let awaited =
        [("Ada 0:", Some("down\n")), ("Ada turns", None), ("Grace is ready", Some("quit\n"))];
    let output = Onlooker { printed: String::new(), person, bot, awaited: awaited.into() };
    let mut was_released = None;
    let thinker = move |it: &Question<Drill>| {
        let in_time = || released.recv_timeout(Duration::from_secs(20)).is_ok();
        was_released.get_or_insert_with(in_time).then(|| obedient(it.state(), it.seat))
    };
    let keyboard = Timed::new(BufReader::new(Person(lines)), "1000x".parse().expect("a pace"), 0);
    let chairs = vec![Chair::Human, Chair::Bot(Box::new(thinker))];
    let game = start::<Drill>(SETUP, &["Ada", "Grace"]);
    let mut session = Session::new(game, chairs, &words, keyboard, output);
    session.run().expect("nothing fails in memory");
    let actors: Vec<_> = session.play().record().decisions.iter().map(|it| it.actor).collect();
    assert_eq!(actors[..2], [0, 1].map(|seat| Actor::Seat(Seat::new(seat))), "{actors:?}");
}

/// The clock of Space Alert beats every five seconds; a beat at which nothing is said leaves the
/// question and what is being typed alone.
#[test]
fn a_beat_without_news_is_quiet() {
    let words = Words::new(Language::En);
    let (_, printer, paper) = desk("");
    let keyboard = Schedule { lines: VecDeque::new(), now_ms: 0 };
    let game = start::<alert::Alert>(alert::Setup::on("S1-1", 1), &["Ada"]);
    let mut session = Session::new(game, vec![Chair::Human], &words, keyboard, printer);
    let ended = session.run().expect("nothing fails in memory");
    assert!(matches!(ended, Ended::Over(_)), "{ended:?}");
    let conversation = text(&paper);
    assert!(!conversation.contains("Ada 0:05> "), "{conversation}");
    assert!(conversation.contains("Ada 0:15> "), "the first threat: {conversation}");
    assert_eq!(session.play().record().decisions.len(), 420 / 5);
    // Against the clock an announcement is told, and nothing that would push it off the screen.
    assert_eq!(conversation.matches("Boards, turn by turn").count(), 2, "at the start and the end");
    assert_eq!(conversation.matches("Plan the first phase").count(), 1, "{conversation}");
    let announced = conversation.split("Ada 0:15> ").nth(1).expect("a threat was announced");
    let told = announced.split("Ada 1:00> ").next().expect("there is always a first part");
    assert!(told.lines().count() < 5, "{told}");
}

/// Cards are laid in a row on one line, and looked up by their codes.
#[test]
fn rows_of_cards_and_their_texts() {
    let words = Words::new(Language::En);
    let (_, printer, paper) = desk("");
    let lines = [
        "a1: C > A",
        "a1 1 B",
        "a2: A hA",
        "a2: -",
        "1: C",
        "why a1 1 C",
        "why a2 1 C",
        "rules E1-03",
        "rules gravolift",
        "help",
        "quit",
    ];
    let lines = lines.iter().map(|line| (1_000, (*line).to_owned())).collect();
    let keyboard = Schedule { lines, now_ms: 0 };
    let game = start::<alert::Alert>(alert::Setup::on("S1-1", 1), &["Ada"]);
    let mut session = Session::new(game, vec![Chair::Human], &words, keyboard, printer);
    assert_eq!(session.run().expect("nothing fails in memory"), Ended::Stopped);
    let conversation = text(&paper);
    let decisions: Vec<_> =
        session.play().record().decisions.iter().map(|it| it.action.clone()).collect();
    assert_eq!(decisions.len(), 3, "{decisions:?}");
    for (decision, turn) in decisions.iter().zip(["lay a1.1 C/", "lay a1.2 >/", "lay a1.3 A/"]) {
        assert!(decision.starts_with(turn), "{decisions:?}");
    }
    for told in [
        "There is already a card on turn 1.",
        "Nothing on that line was played.",
        "That would change nothing.",
        "Alone, you plan for the androids",
        "“a2 1 C” is allowed now.",
    ] {
        assert!(conversation.contains(told), "{told}: {conversation}");
    }
    let taken = "There is already a card on turn 1.";
    assert_eq!(conversation.matches(taken).count(), 2, "tried and asked: {conversation}");
    assert!(conversation.contains("X: It becomes visible."), "{conversation}");
    assert!(conversation.contains("You can lay several cards on one line"), "{conversation}");
}
