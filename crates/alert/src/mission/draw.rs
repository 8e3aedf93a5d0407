//! A mission from a script: the threats and tracks are drawn (`SA-SETUP-01` to `SA-SETUP-04`).

use kernel::chance::Chance;

use super::file::{MissionFile, Pile, Sighting};
use super::times::{Clock, Times};
use super::{Condition, Lane};
use crate::logbook::DeckColours;
use crate::script::{News, Script, ThreatCall};
use crate::threat::Threat;
use crate::track::Track;

impl MissionFile {
    /// Draws a threat for every call of a script, unconfirmed ones included, and the tracks.
    ///
    /// ```
    /// use alert::{DeckColours, MissionFile, Script};
    /// use kernel::chance::Seed;
    ///
    /// let script = Script::find("S2-1").expect("an official script");
    /// let chance = &mut Seed::from_number(7).chance_for(0);
    /// let file = MissionFile::draw(script, DeckColours::default(), chance);
    /// assert_eq!(file.threats().len(), script.threat_calls().count());
    /// assert_eq!(file.script().map(|drawn| drawn.announcements), Some(script.announcements.clone()));
    /// ```
    pub fn draw(script: &Script, choices: DeckColours, chance: &mut impl Chance) -> Self {
        let mut deck: Vec<&'static Threat> = Threat::all()
            .iter()
            .filter(|threat| choices.of(threat.severity).includes(threat.difficulty))
            .collect();
        chance.shuffle(&mut deck);
        let mut boards = Track::ALL;
        chance.shuffle(&mut boards);
        let tracks = script.tracks.unwrap_or([boards[0], boards[1], boards[2]]);
        let internal_track = script.level.has_battlebots().then_some(boards[3]);
        let mut threats: Vec<Sighting> = Vec::new();
        for announcement in &script.announcements {
            let News::Threat(call) = announcement.news else { continue };
            let fixed = script.threats.get(threats.len()).and_then(|code| Threat::find(code));
            let threat = fixed.unwrap_or_else(|| draw_from(&mut deck, call));
            threats.push(Sighting {
                number: call.number,
                threat,
                lane: call.lane,
                unconfirmed: call.unconfirmed,
                at: Some(Clock(announcement.at_ms / 1000)),
            });
        }
        threats.sort_by_key(|threat| threat.number);
        Self {
            title: Some(script.id.clone()),
            level: script.level,
            tracks,
            internal_track,
            threats,
            tiles: [const { Pile::new_const() }; 3],
            condition: Condition::AS_NEW,
            times: Some(Times::of(&script.announcements)),
        }
    }
}

/// The top card of the deck that the call names: one shuffled pile stands for all four.
fn draw_from(deck: &mut Vec<&'static Threat>, call: ThreatCall) -> &'static Threat {
    let is_internal = call.lane == Lane::Internal;
    let fits =
        |threat: &&Threat| threat.severity == call.severity && threat.is_internal() == is_internal;
    let top = deck.iter().position(fits).expect("a script calls fewer threats than there are");
    deck.remove(top)
}
