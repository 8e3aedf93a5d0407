import { expect, test } from 'vitest';

import type { Listener } from '../net/transport';
import type { LessonNow, LessonShown, LessonTry, ServerMessage } from '../protocol/types';
import { answersOf, courseOf } from './course';
import { LessonTable } from './transport';

const lesson: LessonShown = {
  game: 'quantum',
  id: 'move',
  title: 'lesson-quantum-move',
  minutes: 3,
  steps: 2,
  seat: 0,
  rules: 1,
  setup: {},
  setting: { key: 'x', args: [] },
  way: [
    { text: 'lesson-quantum-move-a', asks: true, clauses: [], look: [], solution: 'go' },
    { text: 'lesson-quantum-move-b', asks: false, clauses: [], look: [] },
  ],
};

const now = (extra: Partial<LessonNow>): LessonNow =>
  ({ step: 0, done: false, told: [], prompt: { seats: [0] }, view: {}, actions: { notations: [] }, things: [], forms: [], undo: false, clock: { now_ms: 0, running: false, paused: false, awaits_ready: false, seats: [] }, seats: [], ...extra }) as LessonNow;

const right = now({ done: true, answer: { kind: 'right', text: 'yes' }, told: [{ actor: 0, action: 'go', events: [] }, { actor: 1, events: [] }] });

function table(answer: (tried: LessonTry) => LessonNow | Error) {
  const heard: ServerMessage[] = [];
  const said: string[] = [];
  const asked: LessonTry[] = [];
  let isClosed = false;
  const lessonTable = new LessonTable(
    lesson,
    (tried) => {
      asked.push(tried);
      const found = answer(tried);
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    },
    { done: () => ['before'], answered: ({ kind }, action) => said.push(`${kind} ${action}`), arrived: () => undefined, names: ['Ada', 'Grace'] },
  );
  const listener: Listener = { opened: () => undefined, received: (message) => heard.push(message), closed: () => (isClosed = true) };
  const connection = lessonTable.transport(listener);
  const act = async () => {
    connection.send({ type: 'act', id: '7', expected: 0, action: 'go' });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { lessonTable, connection, act, heard, said, asked, isClosed: () => isClosed };
}

test('a right answer is told like the news of a table, and how it stands comes last', async () => {
  const { act, heard, said, asked } = table(() => right);
  await act();
  expect(asked).toEqual([{ done: ['before'], action: 'go' }]);
  expect(heard.map(({ type }) => type)).toEqual(['moment', 'moment', 'ack']);
  expect(heard[0]).not.toHaveProperty('now');
  expect(heard[1]).toHaveProperty('now');
  expect(heard[2]).toMatchObject({ id: '7', version: 2 });
  expect(said).toEqual(['right go']);
});

test('what is not right is refused, and the picks stay', async () => {
  const { act, heard, said } = table(() => now({ answer: { kind: 'wrong', text: 'lesson-x' } }));
  await act();
  expect(heard).toEqual([expect.objectContaining({ type: 'refused', id: '7', sentence: { key: 'lesson-x', args: [] } })]);
  expect(said).toEqual(['wrong go']);
});

test('a server that does not answer is a broken line', async () => {
  const { act, heard, isClosed } = table(() => new Error('away'));
  await act();
  expect(heard).toEqual([]);
  expect(isClosed()).toBe(true);
});

test('an answer that comes after the page was left changes nothing', async () => {
  const { act, connection, heard, said } = table(() => right);
  const acting = act();
  connection.close();
  await acting;
  expect([heard, said]).toEqual([[], []]);
});

test('a lesson is taken up where it was left, and a finished one from its beginning', () => {
  expect(answersOf(['', 'go'], 4)).toEqual(['', 'go']);
  expect(answersOf('finished', 4)).toEqual([]);
  expect(answersOf(undefined, 4)).toEqual([]);
  expect(answersOf(['', 'go', ''], 2)).toEqual([]);
});

test('a course goes on with the first lesson that is not finished', () => {
  const lessons = ['a', 'b', 'c'].map((id) => ({ game: 'quantum', id, title: id, minutes: 1, steps: 2 }));
  const next = (kept: Parameters<typeof courseOf>[2]) => courseOf(lessons, 'quantum', kept)?.next.id;
  expect(next({})).toBe('a');
  expect(next({ 'quantum/a': 'finished', 'quantum/b': [''] })).toBe('b');
  expect(next({ 'quantum/a': 'finished', 'quantum/b': 'finished', 'quantum/c': 'finished' })).toBe('a');
  expect(courseOf(lessons, 'quantum', { 'quantum/b': 'finished' })).toMatchObject({ count: 3, finished: 1, begun: true });
  expect(courseOf(lessons, 'fleet', {})).toBeNull();
});
