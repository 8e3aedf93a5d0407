//! Mission files: everything about a mission but the plans, in TOML.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::Sentence;
use kernel::chance::Chance;

use super::source::{FileError, Placed, Reader, Section, Whole};
use super::times::{self, Clock, Times};
use super::{Condition, Lane, Mission};
use crate::level::Level;
use crate::script::{Announcement, News, Script, ThreatCall};
use crate::ship::{Store, Zone};
use crate::threat::Threat;
use crate::tile::{Tile, TileOrder, TileSet};
use crate::track::Track;
use crate::turn::Number;

const KEYS: &[&str] = &["title", "level", "tracks", "threat", "tiles", "damage", "squads", "times"];
const TRACK_KEYS: &[&str] = &["red", "white", "blue", "internal"];
const ZONE_KEYS: &[&str] = &["red", "white", "blue"];
const THREAT_KEYS: &[&str] = &["turn", "card", "zone", "unconfirmed", "at"];

pub(super) const LEVELS: [(Level, &str); 4] = [
    (Level::TestRun, "test_run"),
    (Level::Simulation, "simulation"),
    (Level::AdvancedSimulation, "advanced_simulation"),
    (Level::Mission, "mission"),
];
const ZONES: [(Zone, &str); 3] = [(Zone::Red, "red"), (Zone::White, "white"), (Zone::Blue, "blue")];
const TRACKS: [(Track, &str); 7] = [
    (Track::T1, "T1"),
    (Track::T2, "T2"),
    (Track::T3, "T3"),
    (Track::T4, "T4"),
    (Track::T5, "T5"),
    (Track::T6, "T6"),
    (Track::T7, "T7"),
];
const TILES: [(Tile, &str); 6] = [
    (Tile::HeavyLaser, "heavy_laser"),
    (Tile::SecondWeapon, "second_weapon"),
    (Tile::Shield, "shield"),
    (Tile::Reactor, "reactor"),
    (Tile::Gravolift, "gravolift"),
    (Tile::Structural, "structural"),
];
const STORES: [(Store, &str); 2] = [(Store::LowerRed, "LR"), (Store::UpperBlue, "UB")];

/// Damage tiles of one zone, in an order.
pub type Pile = ArrayVec<Tile, 6>;

/// A mission as people write it and share it.
///
/// ```
/// use alert::MissionFile;
///
/// let file = MissionFile::read(
///     "level = 'mission'
///      tracks = { red = 'T6', white = 'T2', blue = 'T4', internal = 'T1' }
///      [[threat]]
///      turn = 2
///      zone = 'red'
///      card = 'E1-07'
///     ",
/// )?;
/// assert_eq!(file.mission(4).arrivals().count(), 1);
/// assert_eq!(MissionFile::read(&file.to_string())?, file);
/// # Ok::<(), Vec<alert::FileError>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct MissionFile {
    pub title: Option<String>,
    pub level: Level,
    /// Red, white, blue.
    pub tracks: [Track; 3],
    /// May be left out where no internal threat comes.
    pub internal_track: Option<Track>,
    /// In the order of their numbers. Invariant: no number and no card twice; lanes fit cards.
    pub(super) threats: Vec<Sighting>,
    /// The tiles that each zone draws first; chance orders the others.
    pub tiles: [Pile; 3],
    pub condition: Condition,
    /// The announcements besides threats. With these every threat has its time too.
    pub times: Option<Times>,
}

/// A threat of a mission file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sighting {
    pub number: Number,
    pub threat: &'static Threat,
    pub lane: Lane,
    /// Concerns a crew of five only (`SA-ANN-05`).
    pub unconfirmed: bool,
    /// When it is announced.
    pub at: Option<Clock>,
}

impl MissionFile {
    /// Reads a file, or says everything that is wrong in it.
    pub fn read(text: &str) -> Result<Self, Vec<FileError>> {
        let mut reader = Reader::new(text);
        let mut document = reader.document(KEYS);
        let level = read_level(&mut document, &mut reader);
        // A level that is not understood is no reason to complain about anything else.
        let assumed = level.unwrap_or(Level::Mission);
        let title = document.text("title", &mut reader);
        if let Some(title) = &title {
            reader.printable("title", title);
        }
        let title = title.map(|title| title.value);
        let tracks = read_tracks(&mut document, &mut reader);
        let times = Times::read(&mut document, assumed, &mut reader);
        let threats = read_threats(&mut document, assumed, times.as_ref(), &mut reader);
        let tiles = read_piles("tiles", &mut document, &mut reader);
        let damage = read_piles("damage", &mut document, &mut reader);
        expect_apart(&tiles, &damage, &mut reader);
        let [tiles, damage] = [tiles, damage].map(|piles| piles.map(unplaced));
        let squads = read_squads(&mut document, &mut reader);
        if let Some((line, internal)) = threats.iter().find(|(_, it)| it.lane == Lane::Internal)
            && tracks.is_some_and(|(_, track)| track.is_none())
        {
            let sentence = Sentence::new("alert-file-internal-track")
                .with("card", internal.threat.code.as_str());
            reader.error(*line, sentence);
        }
        document.close(&mut reader);
        let condition = Condition { tiles: damage.map(TileSet::of), squads };
        let mut threats: Vec<Sighting> = threats.into_iter().map(|(_, threat)| threat).collect();
        threats.sort_by_key(|threat| threat.number);
        let file = level.zip(tracks).map(|(level, (tracks, internal_track))| Self {
            title,
            level,
            tracks,
            internal_track,
            threats,
            tiles,
            condition,
            times,
        });
        reader.finish(file)
    }

    /// The threats in the order of their numbers.
    pub fn threats(&self) -> &[Sighting] {
        &self.threats
    }

    /// The threats that a crew of this size meets (`SA-ANN-05`, `SA-ANN-06`).
    pub fn threats_for(&self, crew: u8) -> impl Iterator<Item = &Sighting> {
        self.threats.iter().filter(move |threat| !threat.unconfirmed || crew == 5)
    }

    /// Leaves out what does not concern a crew of this size, and confirms the rest.
    #[must_use]
    pub fn confirmed_for(mut self, crew: u8) -> Self {
        self.threats.retain(|threat| !threat.unconfirmed || crew == 5);
        for threat in &mut self.threats {
            threat.unconfirmed = false;
        }
        self
    }

    /// What is resolved with a crew of this size.
    pub fn mission(&self, crew: u8) -> Mission {
        let unused = || Track::ALL.into_iter().find(|track| !self.tracks.contains(track));
        let internal_track = self.internal_track.or_else(unused);
        let internal_track = internal_track.expect("three zones do not use all seven tracks");
        let mut mission = Mission::new(self.level, self.tracks, internal_track);
        mission.condition = self.condition;
        for threat in self.threats_for(crew) {
            let added = mission.add(threat.number, threat.threat, threat.lane);
            added.expect("threats that exclude each other are refused when the file is read");
        }
        mission
    }

    /// The order of the damage tiles: as the file fixes it, and by chance for the rest.
    pub fn tile_order(&self, chance: &mut impl Chance) -> TileOrder {
        let shuffled = TileOrder::shuffled(chance);
        Zone::ALL
            .into_iter()
            .fold(shuffled, |order, zone| order.beginning(zone, &self.tiles[zone.index()]))
    }

    /// Whether chance has nothing left to order.
    pub fn fixes_tiles(&self) -> bool {
        let open = |zone: Zone| {
            let lying = self.condition.tiles[zone.index()];
            let known = lying.or(TileSet::of(self.tiles[zone.index()].iter().copied()));
            // The last tile follows from the others.
            Tile::ALL.len() - known.len() as usize > 1
        };
        !Zone::ALL.into_iter().any(open)
    }

    /// The announcements for real-time play; none if the file has no times.
    pub fn script(&self) -> Option<Script> {
        let times = self.times.as_ref()?;
        let calls = self.threats.iter().filter_map(|threat| {
            let call = ThreatCall {
                number: threat.number,
                severity: threat.threat.severity,
                lane: threat.lane,
                unconfirmed: threat.unconfirmed,
            };
            Some(Announcement { at_ms: threat.at?.at_ms(), news: News::Threat(call) })
        });
        let mut announcements: Vec<Announcement> = times.announcements().chain(calls).collect();
        announcements.sort_by_key(|announcement| announcement.at_ms);
        let mut called: Vec<&Sighting> = self.threats.iter().collect();
        called.sort_by_key(|threat| threat.at);
        Some(Script {
            id: self.title.clone().unwrap_or_default(),
            level: self.level,
            announcements,
            tracks: Some(self.tracks),
            threats: called.iter().map(|threat| threat.threat.code.clone()).collect(),
        })
    }
}

fn read_level<'a>(document: &mut Section<'a>, reader: &mut Reader<'a>) -> Option<Level> {
    let name = document.needed_text("level", reader)?;
    reader.choice("level", &name, &LEVELS)
}

/// Each board exists once (`SA-SETUP-04`).
fn read_tracks<'a>(
    document: &mut Section<'a>,
    reader: &mut Reader<'a>,
) -> Option<([Track; 3], Option<Track>)> {
    let Some(mut section) = document.table("tracks", TRACK_KEYS, reader) else {
        let line = document.line();
        reader.error(line, Sentence::new("alert-file-missing").with("key", "tracks"));
        return None;
    };
    let mut used: Vec<Track> = Vec::new();
    let mut read = |name: Option<Placed<String>>, reader: &mut Reader<'a>| {
        let name = name?;
        let track = reader.choice("track", &name, &TRACKS)?;
        if used.contains(&track) {
            let sentence = Sentence::new("alert-file-track-twice").with("track", name.value);
            reader.error(name.line, sentence);
        }
        used.push(track);
        Some(track)
    };
    let zones = ["red", "white", "blue"].map(|zone| {
        let name = section.needed_text(zone, reader);
        read(name, reader)
    });
    let internal = section.text("internal", reader);
    let internal = read(internal, reader);
    section.close(reader);
    let [Some(red), Some(white), Some(blue)] = zones else { return None };
    Some(([red, white, blue], internal))
}

fn read_threats<'a>(
    document: &mut Section<'a>,
    level: Level,
    times: Option<&Times>,
    reader: &mut Reader<'a>,
) -> Vec<(usize, Sighting)> {
    let items = document.list("threat", reader).map(|list| list.value).unwrap_or_default();
    let mut threats: Vec<(usize, Sighting)> = Vec::new();
    for item in items {
        if reader.is_fed_up() {
            break;
        }
        let Some(mut section) = reader.table("threat", item, THREAT_KEYS) else { continue };
        let line = section.line();
        if let Some((lines, threat)) = read_threat(&mut section, level, times, reader) {
            expect_new(&threats, &threat, lines, reader);
            threats.push((line, threat));
        }
        section.close(reader);
    }
    threats
}

/// Where the parts of a threat stand.
#[derive(Debug, Clone, Copy)]
struct ThreatLines {
    turn: usize,
    card: usize,
}

fn read_threat<'a>(
    section: &mut Section<'a>,
    level: Level,
    times: Option<&Times>,
    reader: &mut Reader<'a>,
) -> Option<(ThreatLines, Sighting)> {
    let line = section.line();
    let number = section.needed_number("turn", reader);
    let turn = number.as_ref().map_or(line, |number| number.line);
    let number = number.and_then(|number| read_number(&number, level, reader));
    let mistakes = reader.errors.len();
    let zone = section.text("zone", reader);
    let zone_line = zone.as_ref().map_or(line, |zone| zone.line);
    let zone = zone.and_then(|zone| reader.choice("zone", &zone, &ZONES));
    let is_zone_understood = reader.errors.len() == mistakes;
    let unconfirmed = section.flag("unconfirmed", reader).unwrap_or(false);
    let at = read_time(section, times, reader);
    let code = section.needed_text("card", reader)?;
    let Some(threat) = Threat::find(&code.value) else {
        let sentence = Sentence::new("alert-file-no-card").with("card", code.value);
        reader.error(code.line, sentence);
        return None;
    };
    let about = |key| Sentence::new(key).with("card", threat.code.as_str());
    let lane = match (zone, threat.is_internal()) {
        (Some(zone), false) => Lane::External(zone),
        (None, true) => Lane::Internal,
        (Some(_), true) => {
            reader.error(zone_line, about("alert-file-no-zone"));
            return None;
        }
        (None, false) => {
            if is_zone_understood {
                reader.error(line, about("alert-file-zone-missing"));
            }
            return None;
        }
    };
    if lane == Lane::Internal && !level.has_battlebots() {
        reader.error(code.line, about("alert-file-internal-too-early"));
    }
    let lines = ThreatLines { turn, card: code.line };
    Some((lines, Sighting { number: number?, threat, lane, unconfirmed, at }))
}

/// Tokens are numbered 1 to 8 (`SA-SETUP-06`), and nothing appears after the crew's last turn.
fn read_number(number: &Placed<Whole>, level: Level, reader: &mut Reader<'_>) -> Option<Number> {
    let most = (Number::MOST as u8).min(level.turns());
    let found = u8::try_from(number.value.value).ok().filter(|number| *number <= most);
    let found = found.and_then(Number::new);
    if found.is_none() {
        let sentence = Sentence::new("alert-file-number")
            .with("value", number.value.written.clone())
            .with("most", most);
        reader.error(number.line, sentence);
    }
    found
}

/// Either everything is announced at a time, or nothing.
fn read_time<'a>(
    section: &mut Section<'a>,
    times: Option<&Times>,
    reader: &mut Reader<'a>,
) -> Option<Clock> {
    let mistakes = reader.errors.len();
    let text = section.text("at", reader);
    let line = text.as_ref().map_or(section.line(), |text| text.line);
    let at = text.and_then(|text| times::clock(&text, reader));
    match (at, times) {
        // What is not understood is told already.
        _ if reader.errors.len() > mistakes => {}
        (Some(_), None) => reader.error(line, Sentence::new("alert-file-times-missing")),
        (None, Some(_)) => reader.error(line, Sentence::new("alert-file-time-missing")),
        (Some(at), Some(times)) => {
            if let Some(end) = times.end().filter(|end| at >= *end) {
                reader.error(line, times::too_late(at, end));
            }
        }
        (None, None) => {}
    }
    at
}

/// One card of each kind and one threat a number (`SA-SETUP-06`).
fn expect_new(
    threats: &[(usize, Sighting)],
    threat: &Sighting,
    lines: ThreatLines,
    reader: &mut Reader<'_>,
) {
    let earlier = |same: &dyn Fn(&Sighting) -> bool| {
        threats.iter().find(|(_, other)| same(other)).map(|(line, _)| *line as u32)
    };
    if let Some(other) = earlier(&|other| other.number == threat.number) {
        let sentence = Sentence::new("alert-file-number-taken")
            .with("number", threat.number.get())
            .with("line", other);
        reader.error(lines.turn, sentence);
    }
    if let Some(other) = earlier(&|other| other.threat == threat.threat) {
        let sentence = Sentence::new("alert-file-card-taken")
            .with("card", threat.threat.code.as_str())
            .with("line", other);
        reader.error(lines.card, sentence);
    }
}

fn read_piles<'a>(
    key: &'static str,
    document: &mut Section<'a>,
    reader: &mut Reader<'a>,
) -> [WrittenPile; 3] {
    let mut piles = [const { WrittenPile::new_const() }; 3];
    let Some(mut section) = document.table(key, ZONE_KEYS, reader) else { return piles };
    for (zone, name) in ZONES {
        for tile in section.texts(name, reader).unwrap_or_default() {
            let Some(found) = reader.choice("tile", &tile, &TILES) else { continue };
            let pile = &mut piles[zone.index()];
            if pile.iter().any(|(_, other)| *other == found) {
                let sentence = Sentence::new("alert-file-tile-twice").with("tile", tile.value);
                reader.error(tile.line, sentence);
            } else {
                pile.push((tile.line, found));
            }
        }
    }
    section.close(reader);
    piles
}

/// Tiles with their lines.
type WrittenPile = ArrayVec<(usize, Tile), 6>;

fn unplaced(pile: WrittenPile) -> Pile {
    pile.into_iter().map(|(_, tile)| tile).collect()
}

/// A tile that lies on the ship is not drawn.
fn expect_apart(tiles: &[WrittenPile; 3], damage: &[WrittenPile; 3], reader: &mut Reader<'_>) {
    for (drawn, lying) in tiles.iter().zip(damage) {
        for (line, tile) in drawn {
            if lying.iter().any(|(_, other)| other == tile) {
                let sentence = Sentence::new("alert-file-tile-lies");
                reader.error(*line, sentence.with("tile", name_of(&TILES, *tile)));
            }
        }
    }
}

/// The stores in which a squad stands ready: both, unless the file says otherwise.
fn read_squads<'a>(document: &mut Section<'a>, reader: &mut Reader<'a>) -> [bool; 2] {
    let Some(names) = document.texts("squads", reader) else { return Condition::AS_NEW.squads };
    let mut squads = [false; 2];
    for name in names {
        let Some(store) = reader.choice("squads", &name, &STORES) else { continue };
        if squads[store.index()] {
            let sentence = Sentence::new("alert-file-squad-twice").with("store", name.value);
            reader.error(name.line, sentence);
        }
        squads[store.index()] = true;
    }
    squads
}

impl fmt::Display for MissionFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(title) = &self.title {
            writeln!(f, "title = {}", quoted(title))?;
        }
        writeln!(f, "level = \"{}\"", name_of(&LEVELS, self.level))?;
        if !self.condition.squads.iter().all(|ready| *ready) {
            let ready = STORES.iter().filter(|(store, _)| self.condition.has_squad(*store));
            let names: Vec<String> = ready.map(|(_, name)| quoted(name)).collect();
            writeln!(f, "squads = [{}]", names.join(", "))?;
        }
        writeln!(f, "\n[tracks]")?;
        for ((_, zone), track) in ZONES.iter().zip(self.tracks) {
            writeln!(f, "{zone} = \"{track}\"")?;
        }
        if let Some(track) = self.internal_track {
            writeln!(f, "internal = \"{track}\"")?;
        }
        for threat in &self.threats {
            write!(f, "\n{threat}")?;
        }
        write_piles(f, "tiles", &self.tiles)?;
        let damage = self.condition.tiles.map(|tiles| tiles.iter().collect());
        write_piles(f, "damage", &damage)?;
        self.times.as_ref().map_or(Ok(()), |times| write!(f, "\n{times}"))
    }
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[[threat]]\nturn = {}", self.number)?;
        if let Lane::External(zone) = self.lane {
            writeln!(f, "zone = \"{}\"", name_of(&ZONES, zone))?;
        }
        writeln!(f, "card = \"{}\"", self.threat)?;
        if self.unconfirmed {
            writeln!(f, "unconfirmed = true")?;
        }
        self.at.map_or(Ok(()), |at| writeln!(f, "at = \"{at}\""))
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |clocks: &[Clock]| {
            clocks.iter().map(|at| format!("\"{at}\"")).collect::<Vec<_>>().join(", ")
        };
        writeln!(f, "[times]\nphases_end = [{}]", list(&self.phases_end))?;
        writeln!(f, "incoming_data = [{}]", list(&self.incoming_data))?;
        writeln!(f, "data_transfer = [{}]", list(&self.data_transfer))?;
        if self.communications_down.is_empty() {
            return writeln!(f, "communications_down = []");
        }
        writeln!(f, "communications_down = [")?;
        for (at, seconds) in &self.communications_down {
            writeln!(f, "  {{ at = \"{at}\", seconds = {seconds} }},")?;
        }
        writeln!(f, "]")
    }
}

fn write_piles(f: &mut fmt::Formatter<'_>, key: &str, piles: &[Pile; 3]) -> fmt::Result {
    if piles.iter().all(ArrayVec::is_empty) {
        return Ok(());
    }
    writeln!(f, "\n[{key}]")?;
    for ((_, zone), pile) in ZONES.iter().zip(piles).filter(|(_, pile)| !pile.is_empty()) {
        let names: Vec<String> = pile.iter().map(|tile| quoted(name_of(&TILES, *tile))).collect();
        writeln!(f, "{zone} = [{}]", names.join(", "))?;
    }
    Ok(())
}

fn name_of<T: PartialEq + Copy>(names: &[(T, &'static str)], wanted: T) -> &'static str {
    names.iter().find(|(value, _)| *value == wanted).map_or("", |(_, name)| name)
}

/// Text as TOML writes it.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}
