/** Which clips say what the computer says, in order. Another language needs another order here and nothing else. */

import type { Says, Zone } from '../wire';

/** A clip, and whether it is part of a repetition, which is quieter. */
export interface Clip {
  id: string;
  again: boolean;
}

const PHASES = { one: '1', two: '2', three: 'op' } as const;
const ENDS = { one: '1_end', two: '2_end', three: 'jump' } as const;

/** What is heard when the alarm sounds. */
export const ALARM: readonly Clip[] = [plain('alert'), plain('begin')];
/** The word by which one tries whether anything is heard. */
export const TEST: readonly Clip[] = [plain('ready')];

/** The clips of an announcement; threats and data are said twice (SA-ANN-15). */
export function clipsOf(says: Says): readonly Clip[] {
  switch (says) {
    case 'incoming_data':
      return twice(['incoming']);
    case 'transfer_begins':
      return [plain('transfer')];
    case 'transfer_ends':
      return [plain('transfer_end')];
    case 'communications_down':
      return [plain('comm_down')];
    case 'communications_restored':
      return [plain('comm_up')];
    default:
  }
  if ('warning' in says) return [plain(`${PHASES[says.warning.phase]}_${says.warning.seconds}`)];
  if ('phase_ends' in says) return [plain(ENDS[says.phase_ends])];
  const { number, severity, lane, unconfirmed } = says.threat;
  const isSerious = severity === 'serious';
  const zone: Zone | null = typeof lane === 'string' ? null : lane.external;
  const kind = zone === null ? (isSerious ? 'serious_internal' : 'internal') : isSerious ? 'serious' : 'threat';
  return twice([`t${number}`, ...(unconfirmed ? ['unconfirmed'] : []), kind, ...(zone === null ? [] : [zone])], 'alert');
}

function plain(id: string): Clip {
  return { id, again: false };
}

function twice(ids: readonly string[], before?: string): Clip[] {
  const first = [...(before ? [before] : []), ...ids].map(plain);
  return [...first, ...['repeat', ...ids].map((id) => ({ id, again: true }))];
}
