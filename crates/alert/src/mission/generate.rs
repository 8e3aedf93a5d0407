//! New scripts by chance, built like the official missions.
//!
//! What the eight official missions have in common is kept: threats worth eight levels, one of
//! them an unconfirmed common one; every number once; the early half announced in phase 1 and the
//! late half in phase 2; phases, data and silences of the usual number and length. All times are
//! on a grid of five seconds.

use kernel::chance::Chance;

use super::Lane;
use crate::level::Level;
use crate::script::{Announcement, News, Script, ThreatCall};
use crate::ship::Zone;
use crate::threat::Severity;
use crate::turn::{Number, Phase};

/// A common threat counts 1, a serious one 2.
const LEVELS: u8 = 8;
const SERIOUS_MOST: u8 = 3;
/// The last number that is announced in phase 1.
const EARLY: u8 = 4;
/// The shortest and the longest of each phase, in seconds.
const PHASE_SECONDS: [(u32, u32); 3] = [(205, 240), (180, 225), (140, 155)];
/// The shortest and the longest mission.
const MISSION_SECONDS: (u32, u32) = (580, 620);
/// When the first threat of a phase comes.
const FIRST_THREAT_SECONDS: [(u32, u32); 2] = [(10, 20), (10, 40)];
/// Threats come within this part of a phase, late ones aside.
const THREATS_WITHIN_PERCENT: u32 = 70;
const AMBUSH_PERCENT: u32 = 40;
/// How long before the end of a phase a threat may surprise the crew.
const AMBUSH_SECONDS: (u32, u32) = (25, 55);
const SILENCE_SECONDS: (u32, u32) = (10, 20);
const SILENCES_SECONDS: (u32, u32) = (45, 60);
const GRID: u32 = 5;
/// How long an announcement fills the air, in steps of the grid.
const THREAT_CELLS: usize = 3;
const DATA_CELLS: usize = 3;
/// The shortest pause between two silences.
const PAUSE_CELLS: usize = 2;

impl Script {
    /// A mission like the official ones.
    ///
    /// ```
    /// use alert::Script;
    /// use kernel::chance::Seed;
    ///
    /// let script = Script::generate("7", &mut Seed::from_number(7).chance_for(0));
    /// assert_eq!(script.threat_level(), 8);
    /// assert_eq!(script.threat_calls().filter(|call| call.unconfirmed).count(), 1);
    /// ```
    pub fn generate(id: &str, chance: &mut impl Chance) -> Self {
        let calls = loop {
            let wanted = composition(chance);
            if let Some(calls) = place(&wanted, chance) {
                break confirm_all_but_one(calls, chance);
            }
        };
        let announcements = loop {
            if let Some(announcements) = schedule(&calls, chance) {
                break announcements;
            }
        };
        Self {
            id: id.to_owned(),
            level: Level::Mission,
            announcements,
            tracks: None,
            threats: Vec::new(),
        }
    }
}

/// A threat that is yet to get its number and its zone.
#[derive(Clone, Copy)]
struct Wanted {
    severity: Severity,
    is_internal: bool,
}

impl Wanted {
    /// The numbers at which such threats come.
    const fn numbers(self) -> std::ops::RangeInclusive<u8> {
        match (self.is_internal, self.severity) {
            (false, Severity::Common) => 1..=8,
            (false, Severity::Serious) | (true, Severity::Common) => 2..=7,
            (true, Severity::Serious) => 3..=6,
        }
    }
}

/// One or two internal threats worth one to three levels, one to three serious threats in all.
fn composition(chance: &mut impl Chance) -> Vec<Wanted> {
    use Severity::{Common, Serious};
    const INTERNAL: [&[Severity]; 4] =
        [&[Common], &[Serious], &[Common, Common], &[Common, Serious]];
    let inside = INTERNAL[chance.below(INTERNAL.len() as u32) as usize];
    let mut wanted: Vec<Wanted> =
        inside.iter().map(|severity| Wanted { severity: *severity, is_internal: true }).collect();
    let serious_inside = inside.iter().filter(|severity| **severity == Serious).count() as u8;
    let serious = 1 + chance.below(u32::from(SERIOUS_MOST)) as u8;
    let serious_outside = serious.max(serious_inside) - serious_inside;
    let levels_inside = inside.len() as u8 + serious_inside;
    let common_outside = LEVELS - levels_inside - 2 * serious_outside;
    for (severity, count) in [(Serious, serious_outside), (Common, common_outside)] {
        wanted.extend((0..count).map(|_| Wanted { severity, is_internal: false }));
    }
    wanted
}

/// Numbers and zones, if what chance gives fits together.
fn place(wanted: &[Wanted], chance: &mut impl Chance) -> Option<Vec<ThreatCall>> {
    let mut numbers = Number::ALL;
    chance.shuffle(&mut numbers);
    let numbers = &numbers[..wanted.len()];
    let early = numbers.iter().filter(|number| number.get() <= EARLY).count();
    if early.abs_diff(wanted.len() - early) > 1 {
        return None;
    }
    let mut calls = Vec::new();
    for (wanted, number) in wanted.iter().zip(numbers) {
        if !wanted.numbers().contains(&number.get()) {
            return None;
        }
        let lane = if wanted.is_internal {
            Lane::Internal
        } else {
            Lane::External(Zone::ALL[chance.below(3) as usize])
        };
        let severity = wanted.severity;
        calls.push(ThreatCall { number: *number, severity, lane, unconfirmed: false });
    }
    calls.sort_by_key(|call| call.number);
    // Neither two internal threats in a row nor the same zone twice.
    calls.windows(2).all(|pair| pair[0].lane != pair[1].lane).then_some(calls)
}

/// One common threat concerns a crew of five only (`SA-ANN-05`).
fn confirm_all_but_one(mut calls: Vec<ThreatCall>, chance: &mut impl Chance) -> Vec<ThreatCall> {
    let mut common: Vec<&mut ThreatCall> =
        calls.iter_mut().filter(|call| call.severity == Severity::Common).collect();
    let chosen = chance.below(common.len() as u32) as usize;
    common[chosen].unconfirmed = true;
    calls
}

/// A multiple of the grid between two times.
fn seconds(bounds: (u32, u32), chance: &mut impl Chance) -> u32 {
    bounds.0 + GRID * chance.below((bounds.1 - bounds.0) / GRID + 1)
}

/// The minutes of a mission, filled bit by bit.
struct Timetable {
    /// The start of each phase, and the jump.
    ends: [u32; 4],
    taken: Vec<bool>,
    announcements: Vec<Announcement>,
}

/// The whole programme; none if chance left no room for a part of it.
fn schedule(calls: &[ThreatCall], chance: &mut impl Chance) -> Option<Vec<Announcement>> {
    let mut table = Timetable::new(chance)?;
    let mut ambushed = false;
    for phase in [Phase::One, Phase::Two] {
        let of_phase: Vec<ThreatCall> = calls
            .iter()
            .filter(|call| (call.number.get() <= EARLY) == (phase == Phase::One))
            .copied()
            .collect();
        table.announce_threats(phase, &of_phase, &mut ambushed, chance)?;
    }
    let incoming = [1 + chance.below(2), 1, 0];
    let transfers = [1, 1 + chance.below(2), 1];
    for phase in Phase::ALL {
        for _ in 0..incoming[phase.index()] {
            table.announce(phase, News::IncomingData, DATA_CELLS, chance)?;
        }
        for _ in 0..transfers[phase.index()] {
            table.announce(phase, News::DataTransfer, DATA_CELLS, chance)?;
        }
    }
    table.silence(chance)?;
    table.part_silences();
    table.announcements.sort_by_key(|announcement| announcement.at_ms);
    Some(table.announcements)
}

impl Timetable {
    fn new(chance: &mut impl Chance) -> Option<Self> {
        let mut ends = [0; 4];
        for (index, bounds) in PHASE_SECONDS.into_iter().enumerate() {
            ends[index + 1] = ends[index] + seconds(bounds, chance);
        }
        if !(MISSION_SECONDS.0..=MISSION_SECONDS.1).contains(&ends[3]) {
            return None;
        }
        let mut taken = vec![false; (ends[3] / GRID) as usize];
        let mut announcements = Vec::new();
        for phase in Phase::ALL {
            let end = ends[phase.index() + 1];
            // The computer warns before the end of each phase (`SA-ANN-13`).
            for before in [60, 20, 5] {
                taken[((end - before) / GRID) as usize] = true;
            }
            announcements.push(Announcement { at_ms: end * 1000, news: News::PhaseEnds(phase) });
        }
        // The start has the air for itself.
        taken[..2].fill(true);
        Some(Self { ends, taken, announcements })
    }

    /// Spreads threats over the first part of a phase; the last may be an ambush near its end.
    fn announce_threats(
        &mut self,
        phase: Phase,
        calls: &[ThreatCall],
        ambushed: &mut bool,
        chance: &mut impl Chance,
    ) -> Option<()> {
        let (start, end) = (self.ends[phase.index()], self.ends[phase.index() + 1]);
        let first = seconds(FIRST_THREAT_SECONDS[phase.index()], chance);
        let last = (end - start) * THREATS_WITHIN_PERCENT / 100;
        let step = (last - first) / (calls.len() as u32).max(1);
        for (index, call) in calls.iter().enumerate() {
            let is_last = index + 1 == calls.len();
            let can_ambush = is_last
                && !*ambushed
                && call.number.get().is_multiple_of(EARLY)
                && call.severity == Severity::Common
                && call.lane != Lane::Internal;
            let at = if can_ambush && chance.below(100) < AMBUSH_PERCENT {
                *ambushed = true;
                end - seconds(AMBUSH_SECONDS, chance)
            } else {
                let jitter = if index == 0 { 0 } else { chance.below(step / 3 + 1) };
                start + first + index as u32 * step + jitter
            };
            self.claim(at / GRID, News::Threat(*call), THREAT_CELLS)?;
        }
        Some(())
    }

    /// Announces something at a free moment of a phase.
    fn announce(
        &mut self,
        phase: Phase,
        news: News,
        cells: usize,
        chance: &mut impl Chance,
    ) -> Option<()> {
        let (start, end) = (self.ends[phase.index()], self.ends[phase.index() + 1]);
        let free: Vec<u32> =
            (start / GRID..end / GRID).filter(|cell| self.is_free(*cell, cells)).collect();
        if free.is_empty() {
            return None;
        }
        let cell = free[chance.below(free.len() as u32) as usize];
        self.claim(cell, news, cells)
    }

    /// Silences of the usual total length, wherever there is room.
    fn silence(&mut self, chance: &mut impl Chance) -> Option<()> {
        let mut left = seconds(SILENCES_SECONDS, chance);
        while left > 0 {
            let mut length = seconds(SILENCE_SECONDS, chance).min(left);
            if left - length < SILENCE_SECONDS.0 {
                length = left.min(SILENCE_SECONDS.1);
            }
            // What is left would be too short for another one.
            if left - length > 0 && left - length < SILENCE_SECONDS.0 {
                length -= GRID;
            }
            let phase = Phase::ALL[chance.below(3) as usize];
            let news = News::CommunicationsDown { for_ms: length * 1000 };
            self.announce(phase, news, (length / GRID) as usize, chance)?;
            left -= length;
        }
        Some(())
    }

    /// Between two silences there is a pause: one that chance put right beside another goes to the
    /// nearest moment that is free.
    fn part_silences(&mut self) {
        for index in 0..self.announcements.len() {
            let Some((start, cells)) = self.silence_at(index) else { continue };
            if self.has_pause(index, start, cells) {
                continue;
            }
            self.taken[start..start + cells].fill(false);
            let free = (0..self.taken.len()).filter(|cell| {
                self.is_free(*cell as u32, cells) && self.has_pause(index, *cell, cells)
            });
            let cell = free.min_by_key(|cell| cell.abs_diff(start)).unwrap_or(start);
            self.taken[cell..cell + cells].fill(true);
            self.announcements[index].at_ms = cell as u32 * GRID * 1000;
        }
    }

    /// Where a silence begins and how many cells it lasts.
    fn silence_at(&self, index: usize) -> Option<(usize, usize)> {
        let announcement = self.announcements[index];
        let News::CommunicationsDown { for_ms } = announcement.news else { return None };
        let cells = |ms: u32| (ms / 1000 / GRID) as usize;
        Some((cells(announcement.at_ms), cells(for_ms)))
    }

    fn has_pause(&self, index: usize, cell: usize, cells: usize) -> bool {
        let others = (0..self.announcements.len()).filter(|other| *other != index);
        others.filter_map(|other| self.silence_at(other)).all(|(start, length)| {
            cell + cells + PAUSE_CELLS <= start || start + length + PAUSE_CELLS <= cell
        })
    }

    fn is_free(&self, cell: u32, cells: usize) -> bool {
        let cell = cell as usize;
        self.taken.get(cell..cell + cells).is_some_and(|range| !range.contains(&true))
    }

    fn claim(&mut self, cell: u32, news: News, cells: usize) -> Option<()> {
        if !self.is_free(cell, cells) {
            return None;
        }
        self.taken[cell as usize..cell as usize + cells].fill(true);
        self.announcements.push(Announcement { at_ms: cell * GRID * 1000, news });
        Some(())
    }
}
