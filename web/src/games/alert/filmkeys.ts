/** Keys of the film: events, steps and turns, and why. */

import type { Player } from './player.svelte';

const TURN_KEYS = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'];

export function filmKey(event: KeyboardEvent, player: Player): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [role=grid], [role=tablist], #log') || event.ctrlKey || event.altKey || event.metaKey) return;
  // A button that has the focus is pressed by the space bar.
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  if (!handled(event, player)) return;
  event.preventDefault();
  event.stopPropagation();
}

function handled({ key, code }: KeyboardEvent, player: Player): boolean {
  const turn = TURN_KEYS.indexOf(code) + 1;
  if (turn > 0) player.lookAtTurn(turn);
  else if (key === ' ') player.toggle();
  else if (key === 'ArrowLeft') player.look(player.cursor - 1);
  else if (key === 'ArrowRight') player.look(player.cursor + 1);
  else if (key === 'ArrowUp') player.byStep(-1);
  else if (key === 'ArrowDown') player.byStep(1);
  else if (key === 'PageUp') player.lookAtTurn((player.item?.turn ?? 1) - 1);
  else if (key === 'PageDown') player.lookAtTurn((player.item?.turn ?? 0) + 1);
  else if (key === 'Home') player.look(0);
  else if (key === 'End') player.look(player.items.length - 1);
  else if (key.toLowerCase() === 'w') document.getElementById('why')?.focus();
  else return false;
  return true;
}
