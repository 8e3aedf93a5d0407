//! Plan files: what the crew laid on its action boards, one line a member.

use std::fmt;

use kernel::Sentence;

use super::file::quoted;
use super::source::{FileError, Placed, Reader, Section, Whole};
use super::supply::{Supply, heroic_surplus};
use crate::card::{Correction, Laid};
use crate::crew::Member;
use crate::level::Level;
use crate::plan::{Plan, Plans, Trips};
use crate::turn::Turn;

const KEYS: &[&str] = &["names", "seats", "trip"];
const TRIP_KEYS: &[&str] = &["seat", "turn", "meant"];
const CORRECTIONS: [(Correction, &str); 2] =
    [(Correction::OtherHalf, "other_half"), (Correction::OppositeArrow, "opposite_arrow")];

/// The smallest crew, androids included (`SA-ANDR-01`).
const CREW_LEAST: usize = 4;

/// The boards of a crew as people write them.
///
/// ```
/// use alert::{Level, PlanFile};
///
/// let text = "seats = ['C > A A', '^ B', '< A', '-']\n";
/// let file = PlanFile::read(text, Level::Mission)?;
/// assert_eq!(file.plans[0].to_string(), "C > A A");
/// assert_eq!(PlanFile::read(&file.to_string(), Level::Mission)?, file);
/// # Ok::<(), Vec<alert::FileError>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlanFile {
    /// Who is who; may be left out.
    pub names: Vec<String>,
    /// In the order in which they act: the Captain first, androids last.
    pub plans: Plans,
    pub trips: Vec<Trip>,
}

/// "Oops, I tripped" (`SA-TRIP-01`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trip {
    pub member: Member,
    pub turn: Turn,
    pub correction: Correction,
}

impl PlanFile {
    /// Plans without names, and nobody tripped.
    pub fn of(plans: Plans) -> Self {
        Self { plans, ..Self::default() }
    }

    /// Reads a file for a mission of this level, or says everything that is wrong in it.
    pub fn read(text: &str, level: Level) -> Result<Self, Vec<FileError>> {
        let mut reader = Reader::new(text);
        let mut document = reader.document(KEYS);
        let names = document.texts("names", &mut reader).unwrap_or_default();
        let lines = read_lines(&mut document, &mut reader);
        let mut plans = Plans::new();
        for line in &lines {
            let plan = read_plan(line, level, &mut reader);
            // Too many lines are answered once.
            let _ = plans.try_push(plan);
        }
        if reader.errors.is_empty() {
            expect_cards(&lines, &plans, &mut reader);
        }
        expect_names(&names, lines.len(), &mut reader);
        let trips = read_trips(&mut document, level, &plans, &mut reader);
        document.close(&mut reader);
        for name in &names {
            reader.printable("names", name);
        }
        let names = names.into_iter().map(|name| name.value).collect();
        reader.finish(Some(Self { names, plans, trips }))
    }

    pub fn trips(&self) -> Trips {
        let tripped =
            |trips: Trips, trip: &Trip| trips.with(trip.member, trip.turn, trip.correction);
        self.trips.iter().fold(Trips::NONE, tripped)
    }
}

fn read_lines<'a>(document: &mut Section<'a>, reader: &mut Reader<'a>) -> Vec<Placed<String>> {
    let Some(list) = document.list("seats", reader) else {
        if reader.errors.is_empty() {
            reader.error(document.line(), Sentence::new("alert-file-missing").with("key", "seats"));
        }
        return Vec::new();
    };
    let count = list.value.len();
    if !(CREW_LEAST..=Member::MOST).contains(&count) {
        let sentence = Sentence::new("alert-file-seats").with("count", count as u32);
        reader.error(list.line, sentence);
    }
    list.value.into_iter().filter_map(|line| reader.text("seats", line)).collect()
}

/// One board, word by word.
fn read_plan(line: &Placed<String>, level: Level, reader: &mut Reader<'_>) -> Plan {
    let mut plan = Plan::EMPTY;
    let words = line.value.split([' ', ',']).filter(|word| !word.is_empty());
    for (slot, word) in words.enumerate() {
        if slot == usize::from(level.turns()) {
            let sentence = Sentence::new("alert-file-too-many-cards").with("most", level.turns());
            reader.error(line.line, sentence);
            break;
        }
        if word == "-" {
            continue;
        }
        match word.parse::<Laid>() {
            Ok(laid) if laid.up.is_heroic() && !level.has_heroics() => {
                let sentence = Sentence::new("alert-file-heroic-too-early");
                reader.error(line.line, sentence.with("word", word.to_owned()));
            }
            Ok(laid) => plan.slots[slot] = Some(laid),
            Err(_) => {
                let sentence = Sentence::new("alert-file-order")
                    .with("word", word.to_owned())
                    .with("turn", slot as u32 + 1);
                reader.error(line.line, sentence);
            }
        }
    }
    plan
}

/// The decks hold so many cards, and no more.
fn expect_cards(lines: &[Placed<String>], plans: &Plans, reader: &mut Reader<'_>) {
    if let Some(board) = heroic_surplus(plans) {
        reader.error(lines[board].line, Sentence::new("alert-file-heroic-surplus"));
    }
    if let Some((board, slot)) = Supply::WHOLE_DECK.first_shortage(plans) {
        let laid = plans[board].slots[slot].map(|laid| laid.to_string()).unwrap_or_default();
        let sentence =
            Sentence::new("alert-file-shortage").with("word", laid).with("turn", slot as u32 + 1);
        reader.error(lines[board].line, sentence);
    }
}

fn expect_names(names: &[Placed<String>], seats: usize, reader: &mut Reader<'_>) {
    if let Some(last) = names.last().filter(|_| names.len() != seats) {
        let sentence = Sentence::new("alert-file-names")
            .with("names", names.len() as u32)
            .with("seats", seats as u32);
        reader.error(last.line, sentence);
    }
}

fn read_trips<'a>(
    document: &mut Section<'a>,
    level: Level,
    plans: &Plans,
    reader: &mut Reader<'a>,
) -> Vec<Trip> {
    let items = document.list("trip", reader).map(|list| list.value).unwrap_or_default();
    let mut trips: Vec<Trip> = Vec::new();
    for item in items {
        if reader.is_fed_up() {
            break;
        }
        let Some(mut section) = reader.table("trip", item, TRIP_KEYS) else { continue };
        let line = section.line();
        let member = section.needed_number("seat", reader);
        let member = member.and_then(|seat| up_to(&seat, "seat", plans.len() as u8, reader));
        let turn = section.needed_number("turn", reader);
        let turn = turn.and_then(|turn| up_to(&turn, "turn", level.turns(), reader));
        let meant = section.needed_text("meant", reader);
        let correction = meant.and_then(|meant| reader.choice("meant", &meant, &CORRECTIONS));
        section.close(reader);
        let member = member.and_then(|seat| Member::ALL.get(usize::from(seat) - 1).copied());
        if let (Some(member), Some(turn), Some(correction)) =
            (member, turn.and_then(Turn::new), correction)
        {
            let trip = Trip { member, turn, correction };
            // A card that is not understood is no reason to complain about a trip.
            if reader.errors.is_empty() {
                expect_trip(&trips, trip, plans, level, line, reader);
            }
            trips.push(trip);
        }
    }
    trips
}

/// A member trips once a turn, and over a card that can have been meant so. Delays bring earlier
/// cards into a turn, later ones never.
fn expect_trip(
    trips: &[Trip],
    trip: Trip,
    plans: &Plans,
    level: Level,
    line: usize,
    reader: &mut Reader<'_>,
) {
    let about = |key| {
        let seat = trip.member.index() as u32 + 1;
        Sentence::new(key).with("seat", seat).with("turn", trip.turn.number())
    };
    if trips.iter().any(|other| (other.member, other.turn) == (trip.member, trip.turn)) {
        reader.error(line, about("alert-file-trip-twice"));
    }
    let slot = trip.turn.slot();
    let first = if level.has_delays() { 0 } else { slot };
    let Some(plan) = plans.get(trip.member.index()) else { return };
    let mut cards = plan.slots[first..=slot].iter().flatten();
    if !cards.any(|laid| laid.corrected(trip.correction).is_some()) {
        let key = match trip.correction {
            Correction::OtherHalf => "alert-file-trip-half",
            Correction::OppositeArrow => "alert-file-trip-arrow",
        };
        reader.error(line, about(key));
    }
}

/// A number from 1 to the most that there are.
fn up_to(
    number: &Placed<Whole>,
    key: &'static str,
    most: u8,
    reader: &mut Reader<'_>,
) -> Option<u8> {
    let found = u8::try_from(number.value.value).ok().filter(|found| (1..=most).contains(found));
    if found.is_none() {
        let sentence = Sentence::new("alert-file-range")
            .with("key", key)
            .with("value", number.value.written.clone())
            .with("most", most);
        reader.error(number.line, sentence);
    }
    found
}

impl fmt::Display for PlanFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.names.is_empty() {
            let names: Vec<String> = self.names.iter().map(|name| quoted(name)).collect();
            writeln!(f, "names = [{}]", names.join(", "))?;
        }
        writeln!(f, "seats = [")?;
        for plan in &self.plans {
            writeln!(f, "  \"{plan}\",")?;
        }
        writeln!(f, "]")?;
        for trip in &self.trips {
            let written = CORRECTIONS.iter().find(|(correction, _)| *correction == trip.correction);
            writeln!(f, "\n[[trip]]\nseat = {}", trip.member.index() + 1)?;
            writeln!(f, "turn = {}", trip.turn)?;
            writeln!(f, "meant = \"{}\"", written.map_or("", |(_, name)| name))?;
        }
        Ok(())
    }
}
