/** Keys of the plan: letters pick cards, digits turns, so that a card is laid with two keys. */

import type { Offered, Pick } from '../../protocol/types';
import { button, halfPick, has, slot } from './picks';
import type { MemberView } from './wire';

interface Plan {
  hand: readonly string[];
  picks: readonly Pick[];
  next: readonly Pick[];
  offers: readonly Offered[];
  threats: readonly number[];
  member: MemberView | undefined;
  choose(pick: Pick): void;
  spell(picks: readonly Pick[]): void;
  turn(id: string): void;
  take(number: number): void;
  repeat(): void;
  voice(): void;
}

/** The upper row of letters, by place: it is the same on every keyboard. */
const CARD_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'];
const TURN_KEYS = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'];
const BUTTON_KEYS: Record<string, string> = { n: 'next', d: 'draw', g: 'give' };

/** After K, a digit names a threat. */
let takes = false;

export function keyed(event: KeyboardEvent, plan: Plan): void {
  const target = event.target;
  const isTyped = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
  if (isTyped || event.ctrlKey || event.altKey || event.metaKey || plan.hand.length + plan.offers.length === 0) return;
  if (!handled(event, plan)) return;
  event.preventDefault();
  event.stopPropagation();
}

function handled(event: KeyboardEvent, plan: Plan): boolean {
  const { code } = event;
  const key = event.key.toLowerCase();
  const number = TURN_KEYS.indexOf(code) + 1;
  if (takes && number > 0) {
    takes = false;
    plan.take(number);
    return true;
  }
  takes = key === 'k' && plan.threats.length > 0;
  if (takes) return true;
  if (number > 0) return atTurn(number, plan);
  const held = plan.hand[CARD_KEYS.indexOf(code)];
  if (held !== undefined) {
    plan.choose(halfPick(held, event.shiftKey ? 'action' : 'movement', plan.picks));
    return true;
  }
  const named = BUTTON_KEYS[key];
  if (named !== undefined && has(plan.next, button(named))) {
    plan.choose(button(named));
    return true;
  }
  return withSlot(key, plan);
}

function slotId(turn: number, { member }: Plan): string {
  return member?.android ? `a${member.android}.${turn}` : String(turn);
}

function atTurn(turn: number, plan: Plan): boolean {
  if (turn > (plan.member?.slots.length ?? 0)) return false;
  plan.choose(slot(slotId(turn, plan)));
  return true;
}

/** F turns the card over whose slot is picked, Backspace takes it back, H has the announcement again, V silences this device. */
function withSlot(key: string, plan: Plan): boolean {
  if (key === 'h' || key === 'v') {
    plan[key === 'h' ? 'repeat' : 'voice']();
    return true;
  }
  const picked = plan.picks.find(({ kind }) => kind === 'slot');
  const verb = key === 'f' ? 'turn' : key === 'backspace' ? 'take' : null;
  if (!picked || !verb) return false;
  plan.spell([picked, button(verb)]);
  return true;
}
