//! What is still to be done in a turn once the cards are played.
//!
//! After the cards a turn is a list of tasks, each of which may put others before the rest. Between
//! two tasks the table is whole: whoever does not know the order of the damage tiles can stop there
//! and look at every tile that may have been drawn.

use arrayvec::ArrayVec;
use kernel::Log;

use super::{Outcome, Resolver};
use crate::effect::{Effect, Effects};
use crate::event::{Event, Step};
use crate::situation::Fate;
use crate::threat::Threat;
use crate::track::Mark;
use crate::turn::Number;

/// One thing that is to be done. A task draws tiles for at most one effect of one threat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    ComputeDamage,
    CleanUp,
    ThreatActions,
    /// The threat's own move, if it is still there.
    Go(Number),
    Advance {
        number: Number,
        steps: u8,
    },
    Act {
        number: Number,
        mark: Mark,
    },
    Perform {
        number: Number,
        occasion: Occasion,
        index: u8,
    },
    Survive(Number),
    RocketComesCloser,
    EndTurn,
    /// Turn 13, or 8 in a test run.
    BeginExtraTurn,
    ReturnFromSpace,
    Jump,
}

/// When a threat does what its card says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Occasion {
    At(Mark),
    Hit,
    ShotDown,
}

impl Occasion {
    fn effects(self, card: &'static Threat) -> &'static Effects {
        match self {
            Self::At(mark) => card.effects(mark),
            Self::Hit => &card.on_hit,
            Self::ShotDown => &card.on_shot_down,
        }
    }
}

/// The tasks that are left, the next one last.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Agenda(ArrayVec<Task, { Agenda::MOST }>);

impl Agenda {
    /// Eight threats to go, the marks and effects of one, the others that it makes advance with
    /// theirs, and the end of the last turn.
    const MOST: usize = 48;

    /// These come before everything else, in this order.
    pub(super) fn put(&mut self, tasks: impl DoubleEndedIterator<Item = Task>) {
        self.0.extend(tasks.rev());
    }

    pub(super) fn next(&mut self) -> Option<Task> {
        self.0.pop()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How far from its end a turn is: the tasks that every table goes through, then the others.
    pub(crate) fn distance(&self) -> (usize, usize) {
        let is_common = |task: &&Task| {
            !matches!(
                task,
                Task::Advance { .. } | Task::Act { .. } | Task::Perform { .. } | Task::Survive(_)
            )
        };
        let common = self.0.iter().filter(is_common).count();
        (common, self.0.len() - common)
    }
}

impl<L: Log<Event>> Resolver<'_, L> {
    /// Everything after the cards of a turn; after the crew's last one also the extra turn, in
    /// which it only watches (`SA-TURN-01`, `SA-TURN-06`, `SA-TURN-07`).
    pub(super) fn agenda(&self) -> Agenda {
        let mut agenda = Agenda::default();
        if self.now.turn.number() == self.level().turns() {
            agenda.put([Task::BeginExtraTurn, Task::ThreatActions, Task::Jump].into_iter());
        }
        let turn = [Task::ComputeDamage, Task::CleanUp, Task::ThreatActions, Task::EndTurn];
        agenda.put(turn.into_iter());
        agenda
    }

    pub(super) fn run(&mut self, task: Task, agenda: &mut Agenda) -> Outcome {
        match task {
            Task::ComputeDamage => self.compute_damage(agenda),
            Task::CleanUp => self.clean_up(),
            Task::ThreatActions => self.begin_threat_actions(agenda),
            Task::Go(number) => {
                if self.now.on_track.contains(number) {
                    self.advance(number, self.now.foe(number).speed, agenda);
                }
            }
            Task::Advance { number, steps } => self.advance(number, steps, agenda),
            Task::Act { number, mark } => {
                // One that destroyed itself does no more (`SA-THREAT-21`).
                if self.now.foe(number).fate == Fate::OnTrack {
                    self.act(number, mark, agenda);
                }
            }
            Task::Perform { number, occasion, index } => {
                let effect = &occasion.effects(self.card(number))[usize::from(index)];
                return self.perform_or_plan(number, effect, agenda);
            }
            Task::Survive(number) => self.survive(number),
            Task::RocketComesCloser => self.bring_rocket_closer(),
            Task::EndTurn => self.end_turn(),
            Task::BeginExtraTurn => self.begin_extra_turn(agenda),
            Task::ReturnFromSpace => self.return_from_space(),
            Task::Jump => self.jump(),
        }
        Ok(())
    }

    /// Every other external threat goes ahead in the order of the numbers (`SA-X-11`); all else
    /// happens at once.
    fn perform_or_plan(&mut self, number: Number, effect: &Effect, agenda: &mut Agenda) -> Outcome {
        let Effect::AdvanceOthers { n: steps } = *effect else {
            return self.perform(number, effect);
        };
        let others: ArrayVec<Number, { Number::MOST }> =
            self.externals().without(number).iter().collect();
        agenda.put(others.into_iter().map(|number| Task::Advance { number, steps }));
        Ok(())
    }

    /// All threats in the order of their numbers; then a launched rocket comes closer
    /// (`SA-TURN-05`).
    fn begin_threat_actions(&mut self, agenda: &mut Agenda) {
        self.begin_step(Step::ThreatActions);
        agenda.put([Task::RocketComesCloser].into_iter());
        agenda.put(Number::ALL.into_iter().map(Task::Go));
    }

    /// What a card says for an occasion.
    pub(super) fn plan(&self, number: Number, occasion: Occasion, agenda: &mut Agenda) {
        let effects = occasion.effects(self.card(number)).len() as u8;
        agenda.put((0..effects).map(|index| Task::Perform { number, occasion, index }));
    }

    fn begin_extra_turn(&mut self, agenda: &mut Agenda) {
        self.log.push(Event::TurnBegan { turn: self.now.turn });
        if self.level().has_rockets_and_computer() {
            self.begin_step(Step::RocketResolution);
            let hits = [Task::ComputeDamage, Task::CleanUp, Task::ReturnFromSpace];
            agenda.put(hits.into_iter());
        }
    }
}
