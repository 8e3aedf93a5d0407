//! The search for a plan of the whole crew: with the cards that were told in this phase, and with
//! hopes for the next ones.
//!
//! It rests on nothing but what everybody knows, and throws no dice of its own: every bot comes to
//! the same plan without a word, and then says what its own part is.

use alert::{ActionCard, Card, Member, Phase, Pile};
use arrayvec::ArrayVec;
use kernel::chance::{Chance as _, Fast};

use super::cards::{Want, assign};
use super::seen::{Public, slots};
use crate::solver::draft::{Draft, Row};
use crate::solver::moves::{Mover, Open};
use crate::solver::worth::{Judge, Worth};
use crate::solver::{DealtHand, Hands};

const HOT: f64 = 3.0;
const COLD: f64 = 0.1;
/// The same for every bot.
const SEED: u64 = 1;
/// About as many cards as a player has for a phase, with one that is left over.
const CARDS_A_PHASE: usize = 6;
/// About as many as somebody can spare for an android.
const CARDS_FOR_ANDROID: usize = 2;

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
    let judge = Judge::new(&public.mission, &<[Pile; 3]>::default(), SEED);
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

/// Hopes for the phases to come are held down to what a deal may bring: a plan that needs one card
/// after the other is no plan.
fn deal_piles(public: &Public, chance: &mut Fast) -> Vec<[Vec<Card>; 3]> {
    let copies = |card: ActionCard| std::iter::repeat_n(Card::Action(card), card.copies().into());
    let mut deck: Vec<Card> = ActionCard::all().flat_map(copies).collect();
    for told in public.members.iter().flat_map(|member| &member.cards) {
        if let Some(at) = deck.iter().position(|card| card == told) {
            deck.swap_remove(at);
        }
    }
    chance.shuffle(&mut deck);
    let mut piles = Vec::new();
    for (member, known) in public.members.iter().enumerate() {
        let heroic = known.cards.iter().copied().filter(|card| matches!(card, Card::Heroic(_)));
        let count = if member < public.players { CARDS_A_PHASE } else { CARDS_FOR_ANDROID };
        let mut pile = |later: Phase| {
            let count = if later > known.phase { count } else { 0 };
            let from = deck.len().saturating_sub(count);
            deck.drain(from..).chain(heroic.clone()).collect()
        };
        piles.push(Phase::ALL.map(&mut pile));
    }
    piles
}

struct Search<'a> {
    public: &'a Public,
    judge: &'a Judge,
    open: &'a Open,
    hands: Hands,
    /// For each member and phase to come, cards that may be dealt.
    piles: Vec<[Vec<Card>; 3]>,
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
        let worth = judge.judge(&draft.plans(), f64::NEG_INFINITY);
        let current = (draft, worth);
        let champion = current.clone();
        let hands = Hands::Dealt(hands);
        let mut chance = Fast::new(SEED);
        let piles = deal_piles(public, &mut chance);
        Self { public, judge, open, hands, piles, chance, current, champion }
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
        let worth = self.judge.judge(&draft.plans(), wanted);
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
            if !(0..self.public.turns).all(is_kept) && !self.may_be_dealt(draft, member) {
                return false;
            }
            let is_changed = self.public.slots(member).any(|slot| !is_kept(slot));
            if let Some(by) = known.by.filter(|by| is_changed && !changed.contains(by)) {
                changed.push(by);
            }
        }
        changed.into_iter().all(|by| self.has_cards(draft, by))
    }

    /// Whether the phases to come could be played with the cards that may be dealt.
    fn may_be_dealt(&self, draft: &Draft, member: usize) -> bool {
        let phase = self.public.members[member].phase;
        Phase::ALL.into_iter().filter(|later| *later > phase).all(|later| {
            let orders = slots(later).filter_map(|slot| draft.rows[member][slot]);
            let wants: ArrayVec<Want, 5> =
                orders.map(|order| Want { order, may_be_heroic: true }).collect();
            assign(&wants, &self.piles[member][later.index()]).is_some()
        })
    }

    fn has_cards(&self, draft: &Draft, by: usize) -> bool {
        let wants = wants(self.public, &draft.rows, by);
        let only: ArrayVec<Want, 15> = wants.into_iter().map(|(_, _, want)| want).collect();
        assign(&only, self.public.pool(by)).is_some()
    }
}
