//! What is chosen before the alarm: the crew, its officers, the mission and its threats.

use kernel::{Refusal, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use super::refusal::Ban;
use super::source::Source;
use crate::crew::Crew;
use crate::level::Level;
use crate::logbook::{DeckColour, DeckColours};
use crate::mission::MissionFile;

/// The choices of a game, as they stand in records and requests.
///
/// ```
/// use alert::{Level, Setup};
///
/// let settled = Setup::new(4).settle()?;
/// assert_eq!(settled.level, Level::Mission);
/// assert!(Setup { seats: 6, ..Setup::new(4) }.settle().is_err());
/// assert!(Setup { mission: "S9-1".into(), ..Setup::new(4) }.settle().is_err());
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own on a page")]
pub struct Setup {
    /// How many people play; androids fill the crew up.
    pub seats: u8,
    /// With one android more than usual, or without any if five people play.
    #[serde(default)]
    pub five: bool,
    /// `test-run`, `simulation`, `advanced-simulation` or `mission` for one of that kind that
    /// nobody knows, `generated` for a new one, or the id of a script: `S2-3`.
    #[serde(default = "usual_mission")]
    pub mission: String,
    /// The colour of the common threats.
    #[serde(default)]
    pub common: DeckColour,
    /// The colour of the serious threats.
    #[serde(default)]
    pub serious: DeckColour,
    /// Without the clock, time leaps to the next announcement when everybody is done.
    #[serde(default = "yes")]
    pub clock: bool,
    /// Up to three missions on the same ship.
    #[serde(default)]
    pub campaign: bool,
    /// Whether anybody may stop the clock, for everybody.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub pause: bool,
    /// The Communications Officer, by the number of the seat; the Captain is the first. Without a
    /// number it is whoever comes next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub communications: Option<u8>,
    /// The Chief of Security, by the number of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub security: Option<u8>,
    /// The text of a mission file, which is then played instead; an empty one is none.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "filled")]
    pub file: Option<String>,
}

/// A mission file is a few lines for each threat.
pub(super) const FILE_LONGEST: usize = 16 << 10;
/// The name of its mission is read by everybody at the table.
const NAME_LONGEST: usize = 80;

fn filled<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(reader)?;
    Ok(text.filter(|text| !text.is_empty()))
}

fn usual_mission() -> String {
    "mission".to_owned()
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_yes(value: &bool) -> bool {
    *value
}

/// A set-up that the rules know.
#[derive(Debug, Clone, PartialEq)]
pub struct Settled {
    pub crew: Crew,
    pub level: Level,
    pub choices: DeckColours,
    pub is_timed: bool,
    pub is_campaign: bool,
    /// The clock may be stopped.
    pub may_pause: bool,
    pub officers: Officers,
    /// Where the announcements come from.
    pub(super) source: Source,
}

impl Settled {
    /// The crew as it stands in the ship's log: a star for the Captain, `@` for whoever wears the
    /// headphones, an exclamation mark for security, androids in brackets (`SA-LOG-01`).
    pub fn crew_line(&self, names: &[&str], android: &str) -> String {
        let Officers { captain, communications, security } = self.officers;
        let marked = |(index, name): (usize, &&str)| {
            let roles = [(captain, '*'), (communications, '@'), (security, '!')];
            let marks = roles.iter().filter(|(seat, _)| seat.index() == index);
            format!("{name}{}", marks.map(|(_, mark)| *mark).collect::<String>())
        };
        let players = names.iter().enumerate().map(marked);
        let androids = (1..=self.crew.androids()).map(|number| format!("[{android} {number}]"));
        players.chain(androids).collect::<Vec<_>>().join(", ")
    }
}

/// Who holds which role (`SA-SETUP-07`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Officers {
    pub captain: Seat,
    pub communications: Seat,
    pub security: Seat,
}

impl Setup {
    /// A mission against the clock that nobody knows, with white threats.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            five: false,
            mission: usual_mission(),
            common: DeckColour::White,
            serious: DeckColour::White,
            clock: true,
            campaign: false,
            pause: true,
            communications: None,
            security: None,
            file: None,
        }
    }

    /// The same with a certain script, or a kind of mission.
    pub fn on(mission: &str, seats: u8) -> Self {
        Self { mission: mission.to_owned(), ..Self::new(seats) }
    }

    /// Reads the choices, or says what is wrong with them (`SA-GEN-07`, `SA-SETUP-01`,
    /// `SA-SETUP-07`, `SA-SETUP-08`).
    pub fn settle(&self) -> Result<Settled, Refusal> {
        let crew = Crew::new(self.seats, self.five)?;
        let source = self.source(crew)?;
        let level = source.level();
        let choices = DeckColours { common: self.common, serious: self.serious };
        if matches!(source, Source::Written(..)) && self.campaign {
            return Err(Ban::FileIsOneMission.into());
        }
        choices.expect_for(level)?;
        if level != Level::Mission && self.campaign {
            return Err(Ban::CampaignOfMissions.into());
        }
        let officers = Officers {
            captain: Seat::new(0),
            communications: self.officer(self.communications, 1)?,
            security: self.officer(self.security, 2)?,
        };
        Ok(Settled {
            crew,
            level,
            choices,
            is_timed: self.clock,
            is_campaign: self.campaign,
            may_pause: self.pause,
            officers,
            source,
        })
    }

    fn source(&self, crew: Crew) -> Result<Source, Refusal> {
        let Some(text) = &self.file else {
            let unknown = || Ban::UnknownMission(self.mission.clone());
            return Ok(Source::find(&self.mission).ok_or_else(unknown)?);
        };
        if text.len() > FILE_LONGEST || self.mission.chars().count() > NAME_LONGEST {
            return Err(Ban::LongFile.into());
        }
        let file = MissionFile::read(text).map_err(|errors| {
            let line = errors.first().map_or(1, |error| error.line);
            Ban::BrokenFile(line)
        })?;
        Ok(Source::of_file(file, crew.size()).ok_or(Ban::FileWithoutTimes)?)
    }

    /// The seat that was asked for, or the usual one: roles go round the table.
    fn officer(&self, asked: Option<u8>, usual: u8) -> Result<Seat, Refusal> {
        match asked {
            None | Some(0) => Ok(Seat::new(usual % self.seats)),
            Some(number) if (1..=self.seats).contains(&number) => Ok(Seat::new(number - 1)),
            Some(number) => Err(Ban::NoOfficer(number).into()),
        }
    }
}
