/** Actions travel packed, each thing once: here they become actions again. */

import type { Actions, Changed, Floating, MomentShown, Pick, Refused, Run, Sentence, ServerMessage, Snapshot } from './wire';

/** An action that is open. */
export interface Offered {
  /** What to send in order to play it. */
  notation: string;
  sentence: Sentence;
  /** The things one picks, in order. */
  picks: Pick[];
  /** The runs among them whose parts may be picked in any order. */
  any_order?: Run[];
  /** Those among them that may be named at any point between the others. */
  floating?: Floating;
  /** What it would do, in the game's own words. */
  preview?: unknown;
}

type Unpacked<Packed, Key extends keyof Packed, Value> = Omit<Packed, Key> & { [key in Key]: Value };
type Loose<Packed, Key extends keyof Packed, Value> = Omit<Packed, Key> & { [key in Key]?: Value };

export type ShownSnapshot = Unpacked<Snapshot, 'actions', Offered[]>;
export type ShownChange = Loose<Changed, 'actions', Offered[]>;
export type ShownMoment = Loose<MomentShown, 'now', ShownChange>;
export type ShownRefusal = Loose<Refused, 'current', ShownSnapshot>;

type Plain = Exclude<ServerMessage, { type: 'snapshot' } | { type: 'moment' } | { type: 'refused' }>;

export type ShownMessage =
  | Plain
  | ({ type: 'snapshot' } & ShownSnapshot)
  | ({ type: 'moment' } & ShownMoment)
  | ({ type: 'refused' } & ShownRefusal);

/** A message with its actions one by one. */
export function unpackMessage(message: ServerMessage): ShownMessage {
  switch (message.type) {
    case 'snapshot':
      return { ...message, actions: unpack(message.actions) };
    case 'moment': {
      const { now, ...moment } = message;
      return now ? { ...moment, now: unpackChange(now) } : moment;
    }
    case 'refused': {
      const { current, ...refused } = message;
      return current ? { ...refused, current: unpackSnapshot(current) } : refused;
    }
    default:
      return message;
  }
}

export const unpackSnapshot = (snapshot: Snapshot): ShownSnapshot => ({
  ...snapshot,
  actions: unpack(snapshot.actions),
});

function unpackChange({ actions, ...change }: Changed): ShownChange {
  return actions ? { ...change, actions: unpack(actions) } : change;
}

/** The actions one by one; what several have in common they share. */
export function unpack(packed: Actions): Offered[] {
  return packed.notations.map((notation, number) => {
    const freedom = packed.freedoms?.[packed.orders?.[number] ?? -1];
    const prospect = packed.previews?.[number] ?? null;
    return {
      notation,
      sentence: sentenceOf(packed, packed.sentences?.[number] ?? []),
      picks: (packed.picks?.[number] ?? []).map((thing) => packed.things?.[thing] as Pick),
      ...freedom,
      ...(prospect === null ? {} : { preview: packed.prospects?.[prospect] }),
    };
  });
}

function sentenceOf({ phrases, values }: Actions, [phrase = -1, ...said]: readonly number[]): Sentence {
  const { key, args } = phrases?.[phrase] ?? { key: '', args: [] };
  return { key, args: args.map((name, place) => [name, values?.[said[place] ?? -1]] as Sentence['args'][number]) };
}
