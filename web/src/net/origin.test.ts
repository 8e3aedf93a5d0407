import { expect, test } from 'vitest';

import { Origin } from './origin.svelte';

const HERE = 'http://127.0.0.1:7420';
const PUBLIC = 'https://games.example.org';

test('nothing is known before the server has answered', async () => {
  let answer: (url: string | null) => void = () => undefined;
  const origin = new Origin(() => new Promise((resolve) => (answer = resolve)), () => HERE);
  const learnt = origin.learn();
  expect(origin.value).toBeNull();
  expect(origin.failed).toBe(false);
  answer(PUBLIC);
  await learnt;
  expect(origin.value).toBe(PUBLIC);
});

test('without a public address links begin as the page was reached', async () => {
  const origin = new Origin(() => Promise.resolve(null), () => HERE);
  await origin.learn();
  expect(origin.value).toBe(HERE);
});

test('no answer is no address, and one can ask again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(PUBLIC)];
  const origin = new Origin(() => answers.shift() as Promise<string>, () => HERE);
  await origin.learn();
  expect(origin.value).toBeNull();
  expect(origin.failed).toBe(true);
  await origin.learn();
  expect(origin.value).toBe(PUBLIC);
  expect(origin.failed).toBe(false);
});

test('whoever makes a table is told at once', () => {
  const never = () => new Promise<null>(() => undefined);
  const [withPublic, without] = [new Origin(never, () => HERE), new Origin(never, () => HERE)];
  withPublic.told(`${PUBLIC}/tables/w5dq3k1v0xnh8c2t`);
  without.told('/tables/w5dq3k1v0xnh8c2t');
  expect(withPublic.value).toBe(PUBLIC);
  expect(without.value).toBe(HERE);
});
