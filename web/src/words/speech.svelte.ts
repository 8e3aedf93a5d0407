/** The language that is spoken now, and the files of sentences that are loaded in it. */

import type { Sentence } from '../protocol/types';
import { type Arguments, type Language, Words } from './words';

const FILES = import.meta.glob<string>('../../../locales/*/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The names of all games, which many pages say before they know more of a game. */
const TITLES = import.meta.glob<string>('../../../locales/*/*/title.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const path = (language: Language, file: string) => `../../../locales/${language}/${file}.ftl`;

/** Files that every page needs. */
const ALWAYS = ['platform/platform', 'platform/table', 'platform/server', 'platform/web'];

type Files = Readonly<Record<string, () => Promise<string>>>;

export class Speech {
  words = $state.raw(new Words('en', []));
  #files: Files;
  #wanted = new Set(ALWAYS);
  #loaded = new Map<string, string>();
  /** The language that was asked for last, perhaps still on its way. */
  #asked: Language = 'en';
  /** What was asked for last, with all that was wanted before. */
  #latest: Promise<void> = Promise.resolve();
  #turn = 0;

  #tell: (language: Language) => void;
  #titles: Readonly<Record<string, string>>;

  constructor(files: Files, tell: (language: Language) => void, titles: Readonly<Record<string, string>> = {}) {
    this.#files = files;
    this.#tell = tell;
    this.#titles = titles;
  }

  get language(): Language {
    return this.words.language;
  }

  /** Changes the language: everything said so far is said anew, the log included. */
  speak(language: Language): Promise<void> {
    this.#asked = language;
    this.#turn += 1;
    this.#latest = this.#load(language, this.#turn);
    return this.#latest;
  }

  /** Adds files of sentences, such as those of a game; unknown names are left out. */
  learn(files: readonly string[]): Promise<void> {
    const unknown = files.filter(
      (file) => !this.#wanted.has(file) && path('en', file) in this.#files,
    );
    if (unknown.length === 0) return this.#latest;
    for (const file of unknown) this.#wanted.add(file);
    return this.speak(this.#asked);
  }

  /** The sentences of a game; its rulebook and its lessons come when somebody opens them. The sample games share a folder. */
  async learnGame(game: string): Promise<void> {
    const own = new RegExp(`/en/(${game}/(?!(?:rules|lessons)\\.)[a-z-]+|samples/${game})\\.ftl$`);
    await this.learn(Object.keys(this.#files).flatMap((file) => own.exec(file)?.[1] ?? []));
  }

  /** The text of a file that was learned, in the language that is spoken. */
  source(file: string): string {
    return this.#loaded.get(path(this.language, file)) ?? '';
  }

  async #load(language: Language, turn: number): Promise<void> {
    const files = [...this.#wanted];
    const sources = await Promise.all(files.map((file) => this.#source(language, file)));
    // Loads may end in any order: whoever asked later wants more, or another language.
    if (turn !== this.#turn) return this.#latest;
    const titles = Object.entries(this.#titles).flatMap(([file, source]) => (file.includes(`/${language}/`) ? [source] : []));
    this.words = new Words(language, [...titles, ...sources]);
    this.#tell(language);
  }

  async #source(language: Language, file: string): Promise<string> {
    const name = path(language, file);
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const source = (await this.#files[name]?.()) ?? '';
    this.#loaded.set(name, source);
    return source;
  }
}

const tell = (language: Language): void => {
  document.documentElement.lang = language;
};

export const speech = new Speech(FILES, tell, TITLES);

/** A sentence of the client itself. */
export function t(key: string, args?: Arguments): string {
  return speech.words.text(key, args);
}

/** A sentence of the server or of a game. */
export function say(sentence: Sentence, names?: readonly string[]): string {
  return speech.words.say(sentence, names);
}
