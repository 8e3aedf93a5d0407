import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { gameNames } from '../games/list';
import { keysOf } from '../rulebook/rulebook';
import { LANGUAGES, type Language, Words, languageOf } from './words';

const LOCALES = new URL('../../../locales/', import.meta.url);
const path = (language: Language, file: string) => new URL(`${language}/${file}.ftl`, LOCALES);
const source = (language: Language, file: string) => readFileSync(path(language, file), 'utf8');
const all = (language: Language) =>
  new Words(
    language,
    readdirSync(new URL(`${language}/`, LOCALES)).flatMap((folder) =>
      readdirSync(new URL(`${language}/${folder}/`, LOCALES)).map((file) => source(language, `${folder}/${file.replace('.ftl', '')}`)),
    ),
  );

const words = { en: all('en'), fr: all('fr') };

describe('sentences of the rules', () => {
  const moved = {
    key: 'event-quantum-ship-moved',
    args: [
      ['seat', { seat: 0 }],
      ['ship', { message: 'ship-5.a' }],
      ['from', { text: 'b3' }],
      ['to', { text: 'b5' }],
    ] as [string, { seat: number } | { message: string } | { text: string }][],
  };
  test('are put into words in both languages', () => {
    expect(words.en.say(moved, ['Ada'])).toBe('Ada moves an Interceptor from b3 to b5.');
    expect(words.fr.say(moved, ['Ada'])).toMatch(/^Ada déplace un Intercepteur/);
  });
  test('call a seat without a name by its number', () => {
    expect(words.en.say(moved)).toMatch(/^Player 1 moves/);
    expect(words.fr.say(moved)).toMatch(/^Joueur 1 déplace/);
    expect(words.en.name(0, [])).toBe('Player 1');
  });
  test('leave the names of people as they are', () => {
    expect(words.en.say(moved, ['ada'])).toMatch(/^ada moves/);
  });
  test('choose the plural by the number, as the language does', () => {
    const left = (number: number) => ({ key: 'board-quantum-cubes', args: [['count', { number }]] as [string, { number: number }][] });
    expect([0, 1, 2].map((number) => words.en.say(left(number)))).toEqual(['0 cubes', '1 cube', '2 cubes']);
    expect(words.fr.say(left(0))).toBe('0 cube');
  });
  test('join lists as people do', () => {
    expect(words.en.list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy');
    expect(words.fr.list(['Ada', 'Bo'])).toBe('Ada et Bo');
    expect(words.en.list([])).toBe('nothing');
  });
  test('show a hole where a message is missing', () => {
    expect(words.en.say({ key: 'no-such-key', args: [] })).toBe('{no-such-key}');
    expect(words.en.has('no-such-key')).toBe(false);
    expect(words.en.has('card-agile.text')).toBe(true);
  });
});

test('a tag names its language', () => {
  expect(['fr-CA', 'FR', 'en_GB.UTF-8', 'de'].map(languageOf)).toEqual(['fr', 'fr', 'en', undefined]);
});

/** What the client alone says: its own words, and those that it has for a game. */
const FILES = ['platform/web', 'platform/web-learn', ...gameNames.map((game) => `${game}/web`)].filter((file) => existsSync(path('en', file)));

describe('the sentences of the client', () => {
  const files = (folder: URL): URL[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
      if (entry.isDirectory()) return files(path);
      return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [path] : [];
    });
  const code = files(new URL('../', import.meta.url)).map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = new Set([...code.matchAll(/['"`](web-[a-z-]*[a-z])(?:\.[a-z]+)?['"`]/g)].map((match) => match[1] as string));
  /** Keys that are put together: `web-level-${level}`. */
  const begun = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((match) => match[1] as string);
  const keys = FILES.flatMap((file) => keysOf(source('en', file)));

  test('exist wherever the code names one', () => {
    expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
    expect(begun.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });
  test('are all used', () => {
    const used = (key: string) => named.has(key) || begun.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
  test('are the same in both languages', () => {
    expect(FILES.flatMap((file) => keysOf(source('fr', file)))).toEqual(keys);
  });
  test('have no-break spaces where French wants them', () => {
    const wrong = FILES.flatMap((file) => source('fr', file).split('\n')).filter((line) => /[^=] [:;!?»](\s|$)|« /.test(line) && !line.startsWith('#'));
    expect(wrong).toEqual([]);
  });
});

test.each(LANGUAGES)('every word of the client can be said in %s', (language) => {
  for (const key of FILES.flatMap((file) => keysOf(source(language, file)))) expect(words[language].text(key)).not.toMatch(/^\{web/);
});

test('a name from right to left does not turn the sentence around it', () => {
  const words = new Words('en', ['won = { $who } has won.\n']);
  const won = { key: 'won', args: [['who', { seat: 0 }]] } as never;
  expect(words.say(won, ['שרה'])).toBe('\u2068שרה\u2069 has won.');
  expect(words.say(won, ['Ada'])).toBe('Ada has won.');
});
