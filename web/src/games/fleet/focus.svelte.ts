/** What the pointer or the keyboard rests on: the board, the bridge and the inspector show the same thing. */

import type { Pick } from '../../protocol/types';

class Focus {
  /** What the pointer rests on now. */
  at = $state.raw<Pick | null>(null);
  /** What was looked at last by a click; it stays until something else is. */
  kept = $state.raw<Pick | null>(null);
  /** Whether the inspector is open where it is a sheet over the page. */
  open = $state(false);

  get shown(): Pick | null {
    return this.at ?? this.kept;
  }

  keep(pick: Pick | null): void {
    this.kept = pick;
  }
}

export const focus = new Focus();
