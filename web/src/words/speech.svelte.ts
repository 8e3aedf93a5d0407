/** The language that is spoken now, and the files of sentences that are loaded in it. */

import type { Sentence } from '../protocol/types';
import { type Arguments, type Language, Words } from './words';

const FILES = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

const path = (language: Language, file: string) => `../../../locales/${language}/${file}.ftl`;

/** Files that every page needs. */
const ALWAYS = ['platform', 'table', 'server', 'web'];

class Speech {
  words = $state.raw(new Words('en', []));
  #wanted = new Set(ALWAYS);
  #loaded = new Map<string, string>();

  get language(): Language {
    return this.words.language;
  }

  /** Changes the language: everything said so far is said anew, the log included. */
  async speak(language: Language): Promise<void> {
    const sources = await Promise.all(
      [...this.#wanted].map((file) => this.#source(language, file)),
    );
    this.words = new Words(language, sources);
    document.documentElement.lang = language;
  }

  /** Adds files of sentences, such as those of a game; unknown names are left out. */
  async learn(files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !this.#wanted.has(file) && path('en', file) in FILES);
    if (unknown.length === 0) return;
    for (const file of unknown) this.#wanted.add(file);
    await this.speak(this.language);
  }

  /** The sentences of a game: its own file and those that begin with its name. */
  async learnGame(game: string): Promise<void> {
    const own = new RegExp(`/en/(${game}(?:-[a-z]+)*)\\.ftl$`);
    await this.learn(Object.keys(FILES).flatMap((file) => own.exec(file)?.[1] ?? []));
  }

  /** The text of a file that was learned, in the language that is spoken. */
  source(file: string): string {
    return this.#loaded.get(path(this.language, file)) ?? '';
  }

  async #source(language: Language, file: string): Promise<string> {
    const name = path(language, file);
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const source = (await FILES[name]?.()) ?? '';
    this.#loaded.set(name, source);
    return source;
  }
}

export const speech = new Speech();

/** A sentence of the client itself. */
export function t(key: string, args?: Arguments): string {
  return speech.words.text(key, args);
}

/** A sentence of the server or of a game. */
export function say(sentence: Sentence, names?: readonly string[]): string {
  return speech.words.say(sentence, names);
}
