/** Whether a seed is the one that was committed to, checked on this machine. */

import { blake3 } from '@noble/hashes/blake3.js';

/** As the rules derive it: a commitment can only be met by the seed it was made from. */
const CONTEXT = 'Passerelle 2026 commitment to a seed';

export function commitmentOf(seed: string): string {
  const key = { context: new TextEncoder().encode(CONTEXT) };
  return hex(blake3(bytes(seed), key));
}

function bytes(text: string): Uint8Array {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function hex(value: Uint8Array): string {
  return [...value].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
