/** The sentence on what is expected of whom. */

import type { Snapshot } from '../protocol/types';
import type { Session } from '../table/session.svelte';
import { say, speech, t } from '../words/speech.svelte';

export function status(session: Session, snapshot: Snapshot): string {
  const { prompt, seats, you } = snapshot;
  const names = session.names;
  if (prompt.over) return say(prompt.over.sentence, names);
  const free = seats.filter((seat) => seat.kind === 'human' && !seat.taken);
  if (session.live && free.length > 0 && !(you !== null && prompt.seats.includes(you))) {
    return t('web-status-free', { count: free.length });
  }
  if (session.live && you !== null && prompt.seats.includes(you) && prompt.question) {
    const question = say(prompt.question, names);
    // Whoever shares a screen has to be told who is meant.
    return session.own.length > 1 ? t('said-pair', { first: speech.words.name(you, names), second: question }) : question;
  }
  if (prompt.seats.length === 0) return t('web-status-nobody');
  const asked = speech.words.list(prompt.seats.map((seat) => speech.words.name(seat, names)));
  // Nobody thinks in the past.
  if (!session.live) return t('web-status-past', { names: asked });
  const bots = prompt.seats.every((seat) => seats[seat]?.kind === 'bot' || seats[seat]?.away);
  return bots ? t('web-status-thinks', { count: prompt.seats.length, names: asked }) : t('web-status-waits', { names: asked });
}
