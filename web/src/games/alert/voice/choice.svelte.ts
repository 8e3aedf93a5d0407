/** What a visitor wants to hear of the computer: kept on this device, for all flights. */

export interface Loudness {
  voice: number;
  bed: number;
  beeps: number;
}

interface Kept extends Loudness {
  /** Whether this device speaks: one in a room is enough. */
  speaks: boolean;
}

const PLACE = 'passerelle.voice';
const USUAL: Kept = { speaks: true, voice: 0.9, bed: 0.25, beeps: 0.6 };

class Choice {
  all = $state.raw<Kept>(read());

  change(part: Partial<Kept>): void {
    this.all = { ...this.all, ...part };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.all));
    } catch {
      // It holds for this visit.
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    const loud = (name: keyof Loudness) => (typeof kept[name] === 'number' ? Math.min(1, Math.max(0, kept[name])) : USUAL[name]);
    return { speaks: kept.speaks !== false, voice: loud('voice'), bed: loud('bed'), beeps: loud('beeps') };
  } catch {
    return USUAL;
  }
}

export const choice = new Choice();
