//! What may still come: a crew that plans for the known threats only is out of place and out of
//! energy when the others are announced.

use alert::{Lane, Mission, Number, Phase, Severity, Threat, Zone};
use kernel::chance::{Chance as _, Fast};

use super::seen::Public;

/// Threats of a mission count so much together, those that concern a crew of five only aside: a
/// common one 1, a serious one 2.
const LEVELS: u8 = 7;
/// The first number that is announced in the second phase.
const LATE: u8 = 5;

/// The mission with threats that were not announced, but might be.
pub(super) fn forebode(public: &Public, chance: &mut Fast) -> Mission {
    let mut mission = public.mission;
    let phase = public.members.iter().map(|member| member.phase).min().unwrap_or(Phase::Three);
    let last = mission.arrivals().map(|(number, _)| number.get()).max().unwrap_or(0);
    let first = if phase == Phase::Two { (last + 1).max(LATE) } else { last + 1 };
    let mut levels: u8 = mission.arrivals().map(|(_, it)| levels_of(it.threat)).sum();
    for number in (first..=Number::MOST as u8).filter_map(Number::new) {
        if phase == Phase::Three || levels >= LEVELS {
            break;
        }
        let Some((threat, lane)) = draw(public, &mission, chance) else { break };
        if mission.add(number, threat, lane).is_ok() {
            levels += levels_of(threat);
        }
    }
    mission
}

fn levels_of(threat: &Threat) -> u8 {
    match threat.severity {
        Severity::Common => 1,
        Severity::Serious => 2,
    }
}

/// One threat in four is serious, and one in five comes from inside.
fn draw(public: &Public, mission: &Mission, chance: &mut Fast) -> Option<(&'static Threat, Lane)> {
    let severity = if chance.below(4) == 0 { Severity::Serious } else { Severity::Common };
    let has_internal = mission.arrivals().any(|(_, it)| it.lane == Lane::Internal);
    let is_internal =
        public.mission.level.has_battlebots() && !has_internal && chance.below(5) == 0;
    let is_taken = |threat: &Threat| mission.arrivals().any(|(_, it)| it.threat == threat);
    let choice = public.choices.of(severity);
    let fits = |threat: &&'static Threat| {
        threat.severity == severity
            && threat.is_internal() == is_internal
            && choice.includes(threat.difficulty)
            && !is_taken(threat)
    };
    let pile: Vec<&'static Threat> = Threat::all().iter().filter(fits).collect();
    let lane = if is_internal {
        Lane::Internal
    } else {
        Lane::External(Zone::ALL[chance.below(3) as usize])
    };
    let chosen = (!pile.is_empty()).then(|| chance.below(pile.len() as u32) as usize)?;
    Some((pile[chosen], lane))
}
