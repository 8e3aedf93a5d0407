//! Whether the cards that a plan needs exist.

use crate::card::{ActionCard, Button, Card, Laid, Movement, Order};
use crate::plan::Plan;
use crate::ship::Station;

/// How many action cards of each kind are at hand.
///
/// ```
/// use alert::{Needs, Supply};
///
/// let mut needs = Needs::default();
/// for _ in 0..30 {
///     needs.add("A".parse()?);
/// }
/// assert!(Supply::WHOLE_DECK.covers(&needs));
/// needs.add("A".parse()?);
/// assert!(!Supply::WHOLE_DECK.covers(&needs));
/// # Ok::<(), kernel::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Supply(
    // By movement, then by button.
    [[u8; 4]; 3],
);

/// How many cards are wanted with each half up, whatever their other half is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Needs {
    movements: [u8; 3],
    buttons: [u8; 4],
}

impl Needs {
    /// One card more with this half up; heroic ones are not of the action deck.
    pub const fn add(&mut self, order: Order) {
        if let Some(count) = self.count(order) {
            *count += 1;
        }
    }

    /// One card less with this half up.
    pub const fn remove(&mut self, order: Order) {
        if let Some(count) = self.count(order) {
            *count -= 1;
        }
    }

    const fn count(&mut self, order: Order) -> Option<&mut u8> {
        match order {
            Order::Red => Some(&mut self.movements[Movement::Red as usize]),
            Order::Blue => Some(&mut self.movements[Movement::Blue as usize]),
            Order::Lift => Some(&mut self.movements[Movement::Lift as usize]),
            Order::A => Some(&mut self.buttons[Button::A as usize]),
            Order::B => Some(&mut self.buttons[Button::B as usize]),
            Order::C => Some(&mut self.buttons[Button::C as usize]),
            Order::Bots => Some(&mut self.buttons[Button::Bots as usize]),
            Order::HeroicA | Order::HeroicB | Order::HeroicBots | Order::HeroicMove(_) => None,
        }
    }
}

impl Supply {
    /// All 90 cards.
    pub const WHOLE_DECK: Self = {
        let mut supply = [[0; 4]; 3];
        let mut movement = 0;
        while movement < 3 {
            let mut button = 0;
            while button < 4 {
                let (movement_half, button_half) = (Movement::ALL[movement], Button::ALL[button]);
                let card = ActionCard { movement: movement_half, button: button_half };
                supply[movement][button] = card.copies();
                button += 1;
            }
            movement += 1;
        }
        Self(supply)
    };

    pub const NOTHING: Self = Self([[0; 4]; 3]);

    pub const fn add(&mut self, card: ActionCard) {
        self.0[card.movement as usize][card.button as usize] += 1;
    }

    /// Takes one card away, if there is one.
    pub const fn take(&mut self, card: ActionCard) -> bool {
        let count = &mut self.0[card.movement as usize][card.button as usize];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        true
    }

    /// Whether one card can be found for each need.
    ///
    /// By Hall's theorem they can if for every set of halves there are enough cards that show one
    /// of them. For a set of movements the worst set of buttons consists of those that need more
    /// than the cards with other movements give.
    pub fn covers(&self, needs: &Needs) -> bool {
        (0..8_usize).all(|chosen| {
            let is_chosen = |movement: usize| chosen & 1 << movement != 0;
            let mut missing = 0_i16;
            for movement in (0..3).filter(|movement| is_chosen(*movement)) {
                let cards: u8 = self.0[movement].iter().sum();
                missing += i16::from(needs.movements[movement]) - i16::from(cards);
            }
            for (button, need) in needs.buttons.iter().enumerate() {
                let others = (0..3).filter(|movement| !is_chosen(*movement));
                let cards: u8 = others.map(|movement| self.0[movement][button]).sum();
                missing += (i16::from(*need) - i16::from(cards)).max(0);
            }
            missing <= 0
        })
    }

    /// The first card among these boards, by board and slot, for which the supply does not
    /// suffice; none if all can be laid.
    pub fn first_shortage(mut self, plans: &[Plan]) -> Option<(usize, usize)> {
        let mut needs = Needs::default();
        for (board, plan) in plans.iter().enumerate() {
            for (slot, laid) in plan.slots.iter().enumerate() {
                let Some(laid) = laid else { continue };
                let card = known_card(*laid);
                if card.is_none() {
                    needs.add(laid.up);
                }
                let found = card.is_none_or(|card| self.take(card));
                if !found || !self.covers(&needs) {
                    return Some((board, slot));
                }
            }
        }
        None
    }
}

/// The action card, where both of its halves are known.
fn known_card(laid: Laid) -> Option<ActionCard> {
    laid.under?;
    match laid.to_string().parse() {
        Ok(Card::Action(card)) => Some(card),
        Ok(Card::Heroic(_)) | Err(_) => None,
    }
}

/// Whether each board has at most one heroic card, and no card lies twice (`SA-SETUP-10`,
/// `SA-HERO-13`). The answer is the board that has one too many.
pub(super) fn heroic_surplus(plans: &[Plan]) -> Option<usize> {
    // By action half: how many of its two cards lie somewhere, and which stations are named.
    let mut used = [0_u8; 3];
    let mut named: Vec<Station> = Vec::new();
    for (board, plan) in plans.iter().enumerate() {
        let heroics = plan.slots.iter().flatten().filter(|laid| laid.up.is_heroic());
        let heroics: Vec<&Laid> = heroics.collect();
        let Some(laid) = heroics.first() else { continue };
        let station = [Some(laid.up), laid.under].into_iter().find_map(|half| match half {
            Some(Order::HeroicMove(station)) => Some(station),
            _ => None,
        });
        let group = &mut used[heroic_group(laid.up)];
        *group += 1;
        let is_twice = station.is_some_and(|station| named.contains(&station));
        if heroics.len() > 1 || *group > 2 || is_twice {
            return Some(board);
        }
        named.extend(station);
    }
    None
}

/// The heroic cards with the same action half, two each.
const fn heroic_group(order: Order) -> usize {
    let action = match order {
        Order::HeroicMove(station) => crate::card::HeroicCard(station).action(),
        order @ (Order::Red
        | Order::Blue
        | Order::Lift
        | Order::A
        | Order::B
        | Order::C
        | Order::Bots
        | Order::HeroicA
        | Order::HeroicB
        | Order::HeroicBots) => order,
    };
    match action {
        Order::HeroicA => 0,
        Order::HeroicB => 1,
        Order::Red
        | Order::Blue
        | Order::Lift
        | Order::A
        | Order::B
        | Order::C
        | Order::Bots
        | Order::HeroicBots
        | Order::HeroicMove(_) => 2,
    }
}
