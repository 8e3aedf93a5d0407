//! When the computer says what: the part of a mission file that only real-time play needs.

use std::fmt;

use kernel::Sentence;

use super::source::{Placed, Reader, Section};
use crate::level::Level;
use crate::script::{Announcement, News};

const KEYS: &[&str] = &["incoming_data", "data_transfer", "communications_down", "phases_end"];
const SILENCE_KEYS: &[&str] = &["at", "seconds"];

/// No announcement comes later than this.
const LATEST_S: u32 = 3600;

/// All announcements of a mission but its threats, in seconds since the start.
///
/// ```
/// use alert::{Clock, Times};
///
/// let times = Times { phases_end: vec![Clock(230), Clock(450), Clock(600)], ..Times::default() };
/// assert_eq!(times.announcements().count(), 3);
/// assert_eq!(times.phases_end[0].to_string(), "3:50");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Times {
    pub incoming_data: Vec<Clock>,
    pub data_transfer: Vec<Clock>,
    /// From when, and for how many seconds.
    pub communications_down: Vec<(Clock, u32)>,
    /// The last one is the jump.
    pub phases_end: Vec<Clock>,
}

/// A time since the start of a mission in seconds, written `3:50`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clock(pub u32);

impl Clock {
    pub const fn at_ms(self) -> u32 {
        self.0 * 1000
    }

    /// Minutes, a colon, and two digits.
    fn parse(text: &str) -> Option<Self> {
        let (minutes, seconds) = text.split_once(':')?;
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if seconds.len() != 2 || minutes.is_empty() || !digits(minutes) || !digits(seconds) {
            return None;
        }
        let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
        let at = minutes.checked_mul(60)?.checked_add(seconds)?;
        (seconds < 60).then_some(Self(at))
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Times {
    /// What is announced besides threats, in no particular order.
    pub fn announcements(&self) -> impl Iterator<Item = Announcement> {
        let say = |at: &Clock, news| Announcement { at_ms: at.at_ms(), news };
        let incoming = self.incoming_data.iter().map(move |at| say(at, News::IncomingData));
        let transfers = self.data_transfer.iter().map(move |at| say(at, News::DataTransfer));
        let silences = self
            .communications_down
            .iter()
            .map(move |(at, seconds)| say(at, News::CommunicationsDown { for_ms: seconds * 1000 }));
        let phases = self.phases_end.iter().zip(crate::turn::Phase::ALL);
        let phases = phases.map(move |(at, phase)| say(at, News::PhaseEnds(phase)));
        incoming.chain(transfers).chain(silences).chain(phases)
    }

    /// The same from announcements; threats are passed over.
    pub fn of(announcements: &[Announcement]) -> Self {
        let mut times = Self::default();
        for announcement in announcements {
            let at = Clock(announcement.at_ms / 1000);
            match announcement.news {
                News::Threat(_) => {}
                News::IncomingData => times.incoming_data.push(at),
                News::DataTransfer => times.data_transfer.push(at),
                News::CommunicationsDown { for_ms } => {
                    times.communications_down.push((at, for_ms / 1000));
                }
                News::PhaseEnds(_) => times.phases_end.push(at),
            }
        }
        times
    }

    pub(super) fn end(&self) -> Option<Clock> {
        self.phases_end.last().copied()
    }

    pub(super) fn read<'a>(
        section: &mut Section<'a>,
        level: Level,
        reader: &mut Reader<'a>,
    ) -> Option<Self> {
        let times = section.table("times", KEYS, reader);
        let mut section = times?;
        let phases_end = phases(&mut section, level, reader);
        let data = clocks("incoming_data", &mut section, reader);
        let transfers = clocks("data_transfer", &mut section, reader);
        let silences = silences(&mut section, reader);
        section.close(reader);
        if let Some(end) = phases_end.last() {
            let ends = silences.iter().map(|(line, (at, seconds))| (*line, Clock(at.0 + seconds)));
            let all = data.iter().chain(&transfers).copied().chain(ends);
            // Nothing is announced after the jump.
            for (line, late) in all.filter(|(_, at)| at >= end) {
                reader.error(line, too_late(late, *end));
            }
        }
        Some(Self {
            incoming_data: data.into_iter().map(|(_, at)| at).collect(),
            data_transfer: transfers.into_iter().map(|(_, at)| at).collect(),
            communications_down: silences.into_iter().map(|(_, silence)| silence).collect(),
            phases_end,
        })
    }
}

pub(super) fn too_late(at: Clock, end: Clock) -> Sentence {
    Sentence::new("alert-file-too-late").with("time", at.to_string()).with("end", end.to_string())
}

pub(super) fn clock(text: &Placed<String>, reader: &mut Reader<'_>) -> Option<Clock> {
    let sentence = match Clock::parse(&text.value) {
        Some(clock) if clock.0 <= LATEST_S => return Some(clock),
        Some(_) => {
            Sentence::new("alert-file-time-late").with("latest", Clock(LATEST_S).to_string())
        }
        None => Sentence::new("alert-file-time"),
    };
    reader.error(text.line, sentence.with("value", text.value.clone()));
    None
}

/// A list of times, each with its line.
fn clocks<'a>(
    key: &'static str,
    section: &mut Section<'a>,
    reader: &mut Reader<'a>,
) -> Vec<(usize, Clock)> {
    let texts = section.texts(key, reader).unwrap_or_default();
    texts.iter().filter_map(|text| Some((text.line, clock(text, reader)?))).collect()
}

/// From when and for how long, each with its line.
fn silences<'a>(section: &mut Section<'a>, reader: &mut Reader<'a>) -> Vec<(usize, (Clock, u32))> {
    const KEY: &str = "communications_down";
    let items = section.list(KEY, reader).map(|list| list.value).unwrap_or_default();
    let mut silences = Vec::new();
    for item in items {
        let Some(mut silence) = reader.table(KEY, item, SILENCE_KEYS) else { continue };
        let line = silence.line();
        let at = silence.needed_text("at", reader).and_then(|text| clock(&text, reader));
        let seconds = silence.needed_number("seconds", reader);
        if let Some(seconds) = &seconds
            && !(1..=i64::from(LATEST_S)).contains(&seconds.value.value)
        {
            let sentence =
                Sentence::new("alert-file-seconds").with("value", seconds.value.written.clone());
            reader.error(seconds.line, sentence);
        } else if let (Some(at), Some(seconds)) = (at, seconds) {
            silences.push((line, (at, seconds.value.value as u32)));
        }
        silence.close(reader);
    }
    silences
}

/// One end for each phase of the level, one after the other.
fn phases<'a>(section: &mut Section<'a>, level: Level, reader: &mut Reader<'a>) -> Vec<Clock> {
    let mistakes = reader.errors.len();
    let ends = clocks("phases_end", section, reader);
    let line = ends.first().map_or(section.line(), |(line, _)| *line);
    let wanted = level.phases().len();
    // A time that is not understood is told already, and not missing.
    if ends.len() != wanted && reader.errors.len() == mistakes {
        let sentence = Sentence::new("alert-file-phases")
            .with("found", ends.len() as u32)
            .with("wanted", wanted as u32);
        reader.error(line, sentence);
    }
    for pair in ends.windows(2).filter(|pair| pair[0].1 >= pair[1].1) {
        let sentence = Sentence::new("alert-file-phase-order")
            .with("first", pair[0].1.to_string())
            .with("second", pair[1].1.to_string());
        reader.error(pair[1].0, sentence);
    }
    ends.into_iter().map(|(_, at)| at).collect()
}
