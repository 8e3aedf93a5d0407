//! What may still come: threats that were not announced, and cards that were not dealt. A crew
//! that plans for what it knows is out of place, out of energy and without the right cards when
//! the rest comes.

use alert::planning::{Says, State};
use alert::{ActionCard, Card, Lane, Level, Mission, Number, Phase, Severity, Threat, Zone};
use kernel::chance::{Chance as _, Fast};

use super::cards::Held;
use super::seen::{Known, Public};

/// The first number that is announced in the second phase.
const LATE: u8 = 5;
/// Of so many threats one is serious, and of so many one comes from inside.
const ONE_SERIOUS_OF: u32 = 4;
const ONE_INTERNAL_OF: u32 = 4;
const INTERNAL_MOST: usize = 2;

/// One way in which it may go on.
#[derive(Debug)]
pub(super) struct Future {
    pub(super) mission: Mission,
    /// The cards of each player, now and later; none of those who keep theirs to themselves.
    pub(super) hands: Vec<Vec<Held>>,
}

impl Future {
    pub(super) fn imagine(public: &Public, chance: &mut Fast) -> Self {
        let mission = forebode(public, chance).without(public.left);
        Self { mission, hands: deal(public, chance) }
    }
}

/// How much the threats count together that were not announced yet: a common one 1, a serious
/// one 2. All missions of a kind are alike in this.
pub(super) fn levels_left(state: &State) -> u8 {
    let levels = match state.settled().level {
        Level::TestRun => 3,
        Level::Simulation | Level::AdvancedSimulation => 6,
        Level::Mission => 8,
    };
    let announced = state.announced().iter().filter_map(|cue| match cue.says {
        Says::Threat(call) => Some(levels_of(call.severity)),
        _ => None,
    });
    announced.fold(levels, u8::saturating_sub)
}

const fn levels_of(severity: Severity) -> u8 {
    match severity {
        Severity::Common => 1,
        Severity::Serious => 2,
    }
}

/// The mission with threats that were not announced, but might be.
fn forebode(public: &Public, chance: &mut Fast) -> Mission {
    let mut mission = public.mission;
    let phase = public.phase();
    if phase == Phase::Three {
        return mission;
    }
    let is_late = phase == Phase::Two || public.is_late;
    let last = mission.arrivals().map(|(number, _)| number.get()).max().unwrap_or(0);
    let first = if is_late { (last + 1).max(LATE) } else { last + 1 };
    let mut numbers: Vec<Number> = (first..=Number::MOST as u8).filter_map(Number::new).collect();
    chance.shuffle(&mut numbers);
    let mut levels = public.levels_left;
    for number in numbers {
        if levels == 0 {
            break;
        }
        let Some((threat, lane)) = draw(public, &mission, levels, chance) else { break };
        if mission.add(number, threat, lane).is_ok() {
            levels = levels.saturating_sub(levels_of(threat.severity));
        }
    }
    mission
}

fn draw(
    public: &Public,
    mission: &Mission,
    levels: u8,
    chance: &mut Fast,
) -> Option<(&'static Threat, Lane)> {
    let is_serious = levels > 1 && chance.below(ONE_SERIOUS_OF) == 0;
    let severity = if is_serious { Severity::Serious } else { Severity::Common };
    let inside = mission.arrivals().filter(|(_, it)| it.lane == Lane::Internal).count();
    let is_internal = mission.level.has_battlebots()
        && inside < INTERNAL_MOST
        && chance.below(ONE_INTERNAL_OF) == 0;
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

/// The cards that were told, and any of the others for the phases to come.
fn deal(public: &Public, chance: &mut Fast) -> Vec<Vec<Held>> {
    let mut deck = unseen(public);
    chance.shuffle(&mut deck);
    let players = &public.members[..public.players];
    let deal = |player: &Known| {
        let told = player.cards.iter().map(|card| Held { from: player.phase, card: *card });
        let mut hand: Vec<Held> = told.collect();
        let phases = public.mission.level.phases().iter().filter(|it| **it > player.phase);
        for phase in phases.filter(|_| player.by.is_some()) {
            let count = usize::from(public.crew.deal(public.mission.level, *phase));
            let drawn = deck.drain(deck.len().saturating_sub(count)..);
            hand.extend(drawn.map(|card| Held { from: *phase, card: Card::Action(card) }));
        }
        hand
    };
    players.iter().map(deal).collect()
}

/// The action cards that nobody told.
fn unseen(public: &Public) -> Vec<ActionCard> {
    let copies = |card: ActionCard| std::iter::repeat_n(card, card.copies().into());
    let mut deck: Vec<ActionCard> = ActionCard::all().flat_map(copies).collect();
    for told in public.members.iter().flat_map(|member| &member.cards) {
        if let Some(at) = deck.iter().position(|card| Card::Action(*card) == *told) {
            deck.swap_remove(at);
        }
    }
    deck
}
