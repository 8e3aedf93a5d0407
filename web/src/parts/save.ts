/** The record of a game as a file of the visitor. */

import { keptTable } from '../keep';
import { api } from '../net/api';

export async function saveRecord(id: string): Promise<void> {
  const secret = keptTable(id)?.seats.find((kept) => kept.use === 'play')?.secret;
  const text = await api.record(id, secret);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = `passerelle-${id}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
