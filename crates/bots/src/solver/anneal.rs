//! Simulated annealing: better plans are kept, and worse ones as long as it is hot.

use kernel::chance::Fast;

use super::draft::Draft;
use super::hands::Hands;
use super::hints::Hints;
use super::moves::{Mover, Open, all_open};
use super::worth::{Judge, Worth};

/// How many plans are tried from hot to cold.
const ROUND: u64 = 40_000;
/// One round of so many starts from nothing: the best plan may be far from the best so far.
const ROUNDS_TO_FRESH: u64 = 3;
/// Between two looks at the clock.
const LOOK: u64 = 64;
const HOT: f64 = 3.0;
/// Rounds that start from the best plan so far are cooler.
const WARM: f64 = 1.5;
const COLD: f64 = 0.1;

/// One search, by one thread.
#[derive(Debug)]
pub(super) struct Annealing<'a> {
    judge: Judge,
    hands: &'a Hands,
    chance: Fast,
    hints: Hints,
    current: (Draft, Worth),
    champion: (Draft, Worth),
    steps: u64,
    open: Open,
}

impl<'a> Annealing<'a> {
    /// The search of one thread among several, which begins with these hints.
    pub(super) fn new(
        judge: Judge,
        hands: &'a Hands,
        crew: usize,
        hints: Hints,
        seed: u64,
    ) -> Self {
        let draft = Draft::empty(crew, judge.mission().level.turns().into());
        let worth = judge.judge(&draft.plans(), hints, f64::NEG_INFINITY);
        Self {
            judge,
            hands,
            chance: Fast::new(seed),
            hints,
            champion: (draft.clone(), worth),
            current: (draft, worth),
            steps: 0,
            open: all_open(crew),
        }
    }

    pub(super) const fn champion(&self) -> &Draft {
        &self.champion.0
    }

    pub(super) const fn steps(&self) -> u64 {
        self.steps
    }

    /// Searches until it is over; `tell` hears of each new champion.
    pub(super) fn run(&mut self, is_over: impl Fn(u64) -> bool, tell: &impl Fn(f64)) {
        tell(self.champion.1.score);
        for round in 0.. {
            let hottest = self.begin(round);
            for step in 0..ROUND {
                if step % LOOK == 0 && is_over(self.steps) {
                    return;
                }
                let cooled = step as f64 / ROUND as f64;
                let temperature = hottest * (COLD / hottest).powf(cooled);
                self.step(temperature, tell);
            }
        }
    }

    /// Takes up a plan for the next round, and says how hot it is.
    fn begin(&mut self, round: u64) -> f64 {
        // From a plan that loses the ship anyway there may be no way to a good one.
        let is_fresh = round.is_multiple_of(ROUNDS_TO_FRESH) || self.champion.1.is_lost();
        let draft = if is_fresh {
            Draft::empty(self.current.0.rows.len(), self.current.0.turns)
        } else {
            self.champion.0.clone()
        };
        if is_fresh && round > 0 {
            self.hints = self.hints.other();
        }
        self.judge.shuffle(&mut self.chance);
        let worth = self.judge.judge(&draft.plans(), self.hints, f64::NEG_INFINITY);
        self.current = (draft, worth);
        if is_fresh { HOT } else { WARM }
    }

    fn step(&mut self, temperature: f64, tell: &impl Fn(f64)) {
        self.steps += 1;
        let mut draft = self.current.0.clone();
        let mission = *self.judge.mission();
        let mut mover = Mover {
            hands: self.hands,
            mission: &mission,
            chance: &mut self.chance,
            open: &self.open,
        };
        mover.change(&mut draft);
        if draft == self.current.0 || !self.hands.allow(&draft) {
            return;
        }
        let wanted = self.current.1.hinted + temperature * self.luck().ln();
        let worth = self.judge.judge(&draft.plans(), self.hints, wanted);
        if worth.hinted < wanted {
            return;
        }
        if worth.beats(self.champion.1) {
            self.challenge(&draft, tell);
        }
        self.current = (draft, worth);
    }

    /// A plan that beats the champion on the small sample must do so on the large one.
    fn challenge(&mut self, draft: &Draft, tell: &impl Fn(f64)) {
        let champion = self.champion.1;
        let worth = self.judge.judge_best(&draft.plans(), self.hints, champion.score);
        if worth.beats(champion) {
            self.champion = (draft.clone(), worth);
            tell(worth.score);
        }
    }

    /// Above 0, and at most 1.
    fn luck(&mut self) -> f64 {
        ((self.chance.next_u64() >> 11) + 1) as f64 / (1_u64 << 53) as f64
    }
}
