/** Sentences into text, in one language. The browser's twin of the crate `words`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Sentence, Value } from '../protocol/types';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Arguments = Record<string, string | number>;

/** The language of a tag such as `fr-CA`; undefined when we do not speak it. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.toLowerCase().split(/[-_.@]/)[0];
  return LANGUAGES.find((language) => language === code);
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    // Only names can be written from right to left, and they are set apart by themselves.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** Puts a sentence into words. A seat beyond `names` is called by its number. */
  say(sentence: Sentence, names: readonly string[] = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of sentence.args) {
      args[name] = 'number' in value ? value.number : this.value(value, names);
    }
    return this.#format(sentence.key, args) ?? hole(sentence.key);
  }

  /** The message `key`, or `key.attribute`; a hole in braces when it is missing. */
  text(key: string, args: Arguments = {}): string {
    return this.#format(key, args) ?? hole(key);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** Joins as the language joins: "a, b and c". */
  list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.text('list-empty');
    if (items.length === 1) return last;
    return this.text('list-and', { first: items.slice(0, -1).join(', '), last });
  }

  name(seat: number, names: readonly string[]): string {
    const name = names[seat];
    return name ? apart(name) : this.text('seat-unnamed', { number: seat + 1 });
  }

  /** A value by itself. */
  value(value: Value, names: readonly string[] = []): string {
    if ('number' in value) return String(value.number);
    if ('text' in value) return value.text;
    if ('seat' in value) return this.name(value.seat, names);
    if ('message' in value) return this.text(value.message);
    if ('sentence' in value) return this.say(value.sentence, names);
    return this.list(value.list.map((item) => this.value(item, names)));
  }

  #pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    if (attribute !== undefined) return message?.attributes[attribute] ?? null;
    return message?.value ?? null;
  }

  #format(key: string, args: Record<string, FluentVariable>): string | undefined {
    const pattern = this.#pattern(key);
    // A missing argument is shown as `{$name}` by Fluent itself.
    return pattern === null ? undefined : this.#bundle.formatPattern(pattern, args, []);
  }
}

const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left does not turn the words around it; others need no marks. */
export function apart(name: string): string {
  return FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What stands where a message is missing: visible, and the same in every language. */
function hole(key: string): string {
  return `{${key}}`;
}
