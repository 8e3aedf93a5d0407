//! The search for a plan of the whole crew: with the cards that were told in this phase, and with
//! hopes for the next ones.
//!
//! It rests on nothing but what everybody knows, and throws no dice of its own: every bot comes to
//! the same plan without a word, and then says what its own part is.

use alert::{Card, Member, Pile};
use arrayvec::ArrayVec;
use kernel::chance::Fast;

use super::cards::{Want, assign};
use super::forebode::forebode;
use super::seen::Public;
use crate::solver::draft::{Draft, Row};
use crate::solver::hints::Hints;
use crate::solver::moves::{Mover, Open};
use crate::solver::worth::{Judge, Worth};
use crate::solver::{DealtHand, Hands};

const HOT: f64 = 3.0;
const COLD: f64 = 0.1;
/// The same for every bot.
const SEED: u64 = 1;
/// Bots think of coming home first: a lost ship counts so much less than it does for the solver.
const FEAR: f64 = 60.0;

/// The best plan found in so many steps.
pub(super) fn think(public: &Public, steps: u32) -> Draft {
    let mut draft = Draft::empty(public.members.len(), public.turns);
    for (row, known) in draft.rows.iter_mut().zip(&public.members) {
        *row = known.row;
    }
    let open = open_rows(public);
    if open.is_empty() || public.mission.arrivals().next().is_none() {
        return draft;
    }
    let tiles = <[Pile; 3]>::default();
    let mission = forebode(public, &mut Fast::new(SEED));
    let judge = Judge::new(&mission, &tiles, SEED).with_fear(FEAR);
    let mut search = Search::new(public, &judge, &open, draft);
    search.run(steps);
    search.champion.0
}

fn open_rows(public: &Public) -> Open {
    let members = 0..public.members.len();
    let first = members.map(|member| (member, public.first_open(member)));
    first.filter(|(_, first)| *first < public.turns).collect()
}

/// What a seat has to lay in this phase: on which board and slot, and which order.
pub(super) fn wants(
    public: &Public,
    rows: &[Row],
    by: usize,
) -> ArrayVec<(usize, usize, Want), 15> {
    let mut wants = ArrayVec::new();
    for (member, known) in public.members.iter().enumerate().filter(|(_, it)| it.by == Some(by)) {
        for slot in public.slots(member).filter(|slot| !known.fixed[*slot]) {
            if let Some(order) = rows[member][slot] {
                let may_be_heroic = member == by;
                let want = Want { order, may_be_heroic };
                if wants.try_push((member, slot, want)).is_err() {
                    return wants;
                }
            }
        }
    }
    wants
}

struct Search<'a> {
    public: &'a Public,
    judge: &'a Judge,
    open: &'a Open,
    hands: Hands,
    chance: Fast,
    current: (Draft, Worth),
    champion: (Draft, Worth),
}

impl<'a> Search<'a> {
    fn new(public: &'a Public, judge: &'a Judge, open: &'a Open, draft: Draft) -> Self {
        let heroics = |cards: &[Card]| {
            DealtHand::holding(cards.iter().copied().filter(|it| matches!(it, Card::Heroic(_))))
        };
        let hands = public.members.iter().map(|member| heroics(&member.cards)).collect();
        let worth = judge.judge(&draft.plans(), Hints::Way, f64::NEG_INFINITY);
        let current = (draft, worth);
        let champion = current.clone();
        let hands = Hands::Dealt(hands);
        Self { public, judge, open, hands, chance: Fast::new(SEED), current, champion }
    }

    fn run(&mut self, steps: u32) {
        for step in 0..steps {
            let cooled = f64::from(step) / f64::from(steps);
            self.step(HOT * (COLD / HOT).powf(cooled));
        }
    }

    fn step(&mut self, temperature: f64) {
        let mut draft = self.current.0.clone();
        let mission = *self.judge.mission();
        let mut mover = Mover {
            hands: &self.hands,
            mission: &mission,
            chance: &mut self.chance,
            open: self.open,
        };
        mover.change(&mut draft);
        if draft == self.current.0 || !self.is_possible(&draft) {
            return;
        }
        let luck = ((self.chance.next_u64() >> 11) + 1) as f64 / (1_u64 << 53) as f64;
        let wanted = self.current.1.hinted + temperature * luck.ln();
        let worth = self.judge.judge(&draft.plans(), Hints::Way, wanted);
        if worth.hinted < wanted {
            return;
        }
        if worth.beats(self.champion.1) {
            self.champion = (draft.clone(), worth);
        }
        self.current = (draft, worth);
    }

    /// What lies for good stays, and the cards for the rest have to be there.
    fn is_possible(&self, draft: &Draft) -> bool {
        let before = &self.current.0.rows;
        let mut changed: ArrayVec<usize, { Member::MOST }> = ArrayVec::new();
        for (member, known) in self.public.members.iter().enumerate() {
            let is_kept = |slot: usize| draft.rows[member][slot] == before[member][slot];
            if (0..self.public.turns).any(|slot| known.fixed[slot] && !is_kept(slot)) {
                return false;
            }
            let is_changed = self.public.slots(member).any(|slot| !is_kept(slot));
            if let Some(by) = known.by.filter(|by| is_changed && !changed.contains(by)) {
                changed.push(by);
            }
        }
        changed.into_iter().all(|by| self.has_cards(draft, by))
    }

    fn has_cards(&self, draft: &Draft, by: usize) -> bool {
        let wants = wants(self.public, &draft.rows, by);
        let only: ArrayVec<Want, 15> = wants.into_iter().map(|(_, _, want)| want).collect();
        assign(&only, self.public.pool(by)).is_some()
    }
}
