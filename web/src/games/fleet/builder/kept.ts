/** One's own fleets, kept in this browser by their codes; they travel as a file with a line for each. */

export interface KeptFleet {
  name: string;
  code: string;
}

const KEY = 'passerelle.fleets';
const MOST = 200;

export function keptFleets(): KeptFleet[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((it): it is KeptFleet => typeof it?.name === 'string' && typeof it?.code === 'string') : [];
  } catch {
    return [];
  }
}

function write(fleets: readonly KeptFleet[]): KeptFleet[] {
  const kept = fleets.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows keep nothing: the fleet lasts as long as the page.
  }
  return kept;
}

/** The latest first; a fleet that is kept already takes its new name. */
export const keepFleet = (fleet: KeptFleet): KeptFleet[] => write([fleet, ...keptFleets().filter(({ code }) => code !== fleet.code)]);
export const dropFleet = (code: string): KeptFleet[] => write(keptFleets().filter((fleet) => fleet.code !== code));

/** `CODE name`, a line for each. */
export const exported = (fleets: readonly KeptFleet[]): string => fleets.map(({ code, name }) => `${code} ${name}\n`).join('');

export function imported(text: string): KeptFleet[] {
  const lines = text.split('\n').flatMap((line) => {
    const found = /^(FC\d-[0-9A-Z-]+)\s*(.*)$/.exec(line.trim());
    return found?.[1] ? [{ code: found[1], name: found[2] || found[1] }] : [];
  });
  return lines.reverse().reduce((_, fleet) => keepFleet(fleet), keptFleets());
}
