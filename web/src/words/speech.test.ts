import { expect, test } from 'vitest';
import { Speech } from './speech.svelte';

/** Files that come when they are told to. */
function slow(names: readonly string[]) {
  const waiting: { name: string; come: () => void }[] = [];
  const files = Object.fromEntries(
    names.map((name) => [
      `../../../locales/${name}.ftl`,
      () =>
        new Promise<string>((resolve) => {
          const file = name.split('/').at(-1);
          waiting.push({ name, come: () => resolve(`${file}-is = ${name}\n`) });
        }),
    ]),
  );
  const come = async (which: (name: string) => boolean, last = false) => {
    const some = waiting.filter(({ name }) => which(name));
    for (const file of last ? some.reverse() : some) {
      waiting.splice(waiting.indexOf(file), 1);
      file.come();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { files, come };
}

const ALL = ['en', 'fr'].flatMap((language) =>
  ['platform/platform', 'platform/table', 'platform/server', 'platform/web', 'quantum/quantum', 'quantum/rules'].map((file) => `${language}/${file}`),
);

test('files that come in another order than they were asked for are all there', async () => {
  const { files, come } = slow(ALL);
  const speech = new Speech(files, () => {});
  const both = Promise.all([speech.learnGame('quantum'), speech.learn(['quantum/rules'])]);
  // The second one is ready before the first.
  await come(() => true, true);
  await both;
  expect(speech.words.text('quantum-is')).toBe('en/quantum/quantum');
  expect(speech.words.text('rules-is')).toBe('en/quantum/rules');
});

test('nobody goes on before what was asked for is there', async () => {
  const { files, come } = slow(ALL);
  const speech = new Speech(files, () => {});
  let ready = false;
  void speech.learn(['quantum/rules']);
  void speech.learn(['quantum/rules']).then(() => (ready = true));
  await come((name) => name !== 'en/quantum/rules');
  expect(ready).toBe(false);
  await come(() => true);
  expect(ready).toBe(true);
});

test('a change of the language is not undone by what is learned meanwhile', async () => {
  const { files, come } = slow(ALL);
  let told = '';
  const speech = new Speech(files, (language) => (told = language));
  const both = Promise.all([speech.speak('fr'), speech.learn(['quantum/rules'])]);
  await come(() => true);
  await both;
  expect([speech.language, told]).toEqual(['fr', 'fr']);
  expect(speech.words.text('rules-is')).toBe('fr/quantum/rules');
});
