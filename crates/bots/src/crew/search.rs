//! A plan changed a little, again and again, in one of the ways in which it may go on.

use alert::{Card, Member, Order, Pile, Store, Turn};
use arrayvec::ArrayVec;
use kernel::chance::Fast;

use super::cards::{WANTS_MOST, Want, assign};
use super::future::Future;
use super::seen::Public;
use crate::solver::draft::{Draft, Row, way};
use crate::solver::hints::Hints;
use crate::solver::moves::{Mover, Open};
use crate::solver::worth::{Judge, Worth};
use crate::solver::{DealtHand, Hands};

const HOT: f64 = 3.0;
const COLD: f64 = 0.1;
/// Bots think of coming home first: a lost ship counts so much less than it does for the solver.
const FEAR: f64 = 60.0;

/// A place on a board for which a card is wanted.
pub(super) type Wanted = (usize, usize, Want);

pub(super) struct Search<'a> {
    public: &'a Public,
    future: &'a Future,
    open: Open,
    judge: Judge,
    hands: Hands,
    hints: Hints,
    chance: Fast,
    current: (Draft, Worth),
    champion: (Draft, Worth),
}

impl<'a> Search<'a> {
    /// `open` says what may be changed of the draft.
    pub(super) fn new(
        public: &'a Public,
        future: &'a Future,
        open: Open,
        draft: Draft,
        (hints, seed): (Hints, u64),
    ) -> Self {
        let judge = Judge::new(&future.mission, &<[Pile; 3]>::default(), seed).with_fear(FEAR);
        let worth = judge.judge_best(&draft.plans(), hints, f64::NEG_INFINITY);
        let current = (draft, worth);
        let champion = current.clone();
        let hands = Hands::Dealt(public.members.iter().map(|it| heroic_of(&it.cards)).collect());
        let chance = Fast::new(seed);
        Self { public, future, open, judge, hands, hints, chance, current, champion }
    }

    pub(super) fn champion(self) -> (Draft, Worth) {
        self.champion
    }

    /// What the best plan is worth.
    pub(super) const fn best(&self) -> Worth {
        self.champion.1
    }

    /// Lets a member do in this phase what another plan says, if that costs no more than so much.
    pub(super) fn restore(&mut self, member: usize, other: &Draft, cost: f64) {
        let (mut draft, best) = self.champion.clone();
        for slot in self.public.slots(member) {
            draft.rows[member][slot] = other.rows[member][slot];
        }
        if !self.can_be_laid(&draft) {
            return;
        }
        let worth = self.judge.judge_best(&draft.plans(), self.hints, f64::NEG_INFINITY);
        if worth.score >= best.score - cost {
            self.champion = (draft, worth);
        }
    }

    /// Whether everybody has the cards for it.
    fn can_be_laid(&self, draft: &Draft) -> bool {
        let mut players =
            (0..self.public.players).filter(|by| self.public.members[*by].by.is_some());
        players.all(|by| has_cards(self.public, self.future, &draft.rows, by))
    }

    /// Leaves out the cards that change nothing: what stays in the hand can be of use later, and
    /// what does not lie there need not be explained to anybody.
    pub(super) fn tidy(&mut self) {
        for (member, first) in self.open.clone() {
            for slot in first..self.public.turns {
                let is_fixed = self.public.members[member].fixed[slot];
                if self.champion.0.rows[member][slot].is_some() && !is_fixed {
                    self.leave_out(member, slot);
                }
            }
        }
    }

    fn leave_out(&mut self, member: usize, slot: usize) {
        let (mut draft, best) = self.champion.clone();
        let row = &mut draft.rows[member];
        let way = way(row);
        // Nobody can say that they run against a wall, to be late somewhere else.
        let is_idle = way[slot] == way[slot + 1] && row[slot].is_some_and(Order::is_movement);
        let is_idle = is_idle || is_vain(row, slot);
        row[slot] = None;
        let worth = self.judge.judge_best(&draft.plans(), self.hints, f64::NEG_INFINITY);
        if is_idle || !best.beats(worth) {
            self.champion = (draft, worth);
        }
    }

    pub(super) fn run(&mut self, steps: u32) {
        if self.open.is_empty() {
            return;
        }
        for step in 0..steps {
            let cooled = f64::from(step) / f64::from(steps);
            self.step(HOT * (COLD / HOT).powf(cooled));
        }
    }

    fn step(&mut self, temperature: f64) {
        let mut draft = self.current.0.clone();
        let mission = self.future.mission;
        let mut mover = Mover {
            hands: &self.hands,
            mission: &mission,
            chance: &mut self.chance,
            open: &self.open,
        };
        mover.change(&mut draft);
        if draft == self.current.0 || !self.is_possible(&draft) {
            return;
        }
        let luck = ((self.chance.next_u64() >> 11) + 1) as f64 / (1_u64 << 53) as f64;
        let wanted = self.current.1.hinted + temperature * luck.ln();
        let worth = self.judge.judge(&draft.plans(), self.hints, wanted);
        if worth.hinted < wanted {
            return;
        }
        if worth.beats(self.champion.1) {
            self.challenge(&draft);
        }
        self.current = (draft, worth);
    }

    /// A plan that beats the champion on the small sample must do so on the large one.
    fn challenge(&mut self, draft: &Draft) {
        let worth = self.judge.judge_best(&draft.plans(), self.hints, self.champion.1.score);
        if worth.beats(self.champion.1) {
            self.champion = (draft.clone(), worth);
        }
    }

    /// What lies for good stays, and the cards for the rest have to be there.
    fn is_possible(&self, draft: &Draft) -> bool {
        let before = &self.current.0.rows;
        let mut changed: ArrayVec<usize, { Member::MOST }> = ArrayVec::new();
        for (member, known) in self.public.members.iter().enumerate() {
            let (new, old) = (&draft.rows[member], &before[member]);
            if (0..self.public.turns).any(|slot| known.fixed[slot] && new[slot] != old[slot]) {
                return false;
            }
            if let Some(by) = known.by.filter(|by| new != old && !changed.contains(by)) {
                changed.push(by);
            }
        }
        changed.into_iter().all(|by| has_cards(self.public, self.future, &draft.rows, by))
    }
}

/// Whether somebody would fight there who has not fetched a squad.
fn is_vain(row: &Row, slot: usize) -> bool {
    let fights = matches!(row[slot], Some(Order::Bots | Order::HeroicBots));
    let way = way(row);
    let fetches = |at: usize| {
        row[at] == Some(Order::C) && Store::ALL.iter().any(|store| store.station() == way[at])
    };
    fights && !(0..slot).any(fetches)
}

/// Leaves out of a plan the fights without a squad.
pub(super) fn leave_out_vain(public: &Public, draft: &mut Draft) {
    for (member, known) in public.members.iter().enumerate().filter(|(_, it)| it.by.is_some()) {
        for slot in public.first_open(member)..public.turns {
            if !known.fixed[slot] && is_vain(&draft.rows[member], slot) {
                draft.rows[member][slot] = None;
            }
        }
    }
}

fn heroic_of(cards: &[Card]) -> DealtHand {
    DealtHand::holding(cards.iter().copied().filter(|it| matches!(it, Card::Heroic(_))))
}

pub(super) fn has_cards(public: &Public, future: &Future, rows: &[Row], by: usize) -> bool {
    let wanted = wants(public, rows, by, public.turns);
    let only: ArrayVec<Want, WANTS_MOST> = wanted.into_iter().map(|(_, _, want)| want).collect();
    assign(&only, &future.hands[by]).is_some()
}

/// What a player lays from this phase on, up to some slot: on which boards and slots, and which
/// orders.
pub(super) fn wants(
    public: &Public,
    rows: &[Row],
    by: usize,
    end: usize,
) -> ArrayVec<Wanted, WANTS_MOST> {
    let mut wants = ArrayVec::new();
    for (member, known) in public.members.iter().enumerate().filter(|(_, it)| it.by == Some(by)) {
        for slot in (public.first_open(member)..end).filter(|slot| !known.fixed[*slot]) {
            let (Some(order), Some(turn)) = (rows[member][slot], Turn::new(slot as u8 + 1)) else {
                continue;
            };
            let want = Want { order, phase: turn.phase(), may_be_heroic: member == by };
            if wants.try_push((member, slot, want)).is_err() {
                return wants;
            }
        }
    }
    wants
}

/// Leaves out of a plan what the cards of this future do not allow, the last things first.
pub(super) fn fit(public: &Public, future: &Future, draft: &mut Draft) {
    for by in (0..public.players).filter(|by| public.members[*by].by.is_some()) {
        let mut kept = draft.rows.clone();
        for row in &mut kept {
            row.fill(None);
        }
        for (member, slot, _) in wants(public, &draft.rows, by, public.turns) {
            kept[member][slot] = draft.rows[member][slot];
            if !has_cards(public, future, &kept, by) {
                kept[member][slot] = None;
                draft.rows[member][slot] = None;
            }
        }
    }
}
