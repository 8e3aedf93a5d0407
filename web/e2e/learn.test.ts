/** Lessons: whoever clicks what they say finishes all of them; wrong answers are answered. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { unpack } from '../src/protocol/offers';
import type { LessonListed, LessonNow, LessonShown, LessonTry, Offered, Pick } from '../src/protocol/types';
import { pickKey } from '../src/table/picker';
import { PHONE, complaints, visitor } from './support/people';
import { browser, program } from './support/scene';

const LONG = { timeout: 240_000 };
const settings = { sound: false, pace: 'brisk', confirm: false };

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${program.origin}/api/lessons${path}`)).json()) as T;
}

async function post(lesson: LessonListed, tried: LessonTry): Promise<LessonNow> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(tried) };
  return (await (await fetch(`${program.origin}/api/lessons/${lesson.game}/${lesson.id}`, init)).json()) as LessonNow;
}

const open = (page: Page, { game, id }: { game: string; id: string }) => page.goto(`${program.origin}/learn/${game}/${id}`);
const step = (page: Page, number: number) => page.locator(`.lesson[data-step="${number}"]`).waitFor();
const next = (page: Page) => page.locator('.ways .next').click();

/** What is named at any time is named last: where there is no choice it need not be named at all. */
function inOrder({ picks, floating }: Offered): Pick[] {
  const { start, length } = floating ?? { start: 0, length: 0 };
  return [...picks.slice(0, start), ...picks.slice(start + length), ...picks.slice(start, start + length)];
}

const isDone = (page: Page) => page.locator('.lesson[data-done="true"]').isVisible();

/** How long something that can be picked may take to stand there. */
const LIT_MS = 1_500;

/** Clicks what spells an action, as far as the table does not do it by itself: what is lit is clicked. */
async function spell(page: Page, wanted: Offered): Promise<void> {
  for (const pick of inOrder(wanted)) {
    await page.locator('.lesson:not([data-settling])').waitFor();
    if (await isDone(page)) return;
    const thing = page.locator(`[data-pick="${pickKey(pick)}"]:visible`).first();
    await thing.click({ timeout: LIT_MS }).catch(() => undefined);
  }
  await page.waitForTimeout(LIT_MS / 5);
  if (!(await isDone(page))) await page.keyboard.press('c');
}

async function finish(page: Page, listed: LessonListed): Promise<void> {
  const lesson = await get<LessonShown>(`/${listed.game}/${listed.id}`);
  const done: string[] = [];
  await open(page, listed);
  for (const { asks, solution = '', text } of lesson.way) {
    await step(page, done.length);
    if (asks) {
      const offers = unpack((await post(listed, { done })).actions);
      const wanted = offers.find(({ notation }) => notation === solution);
      if (!wanted) throw new Error(`${text}: ${solution} is not listed`);
      await spell(page, wanted);
      await page.locator('.lesson[data-done="true"]').waitFor();
    }
    done.push(solution);
    await next(page);
  }
  await page.locator('section.end').waitFor();
}

test('whoever clicks what a lesson says finishes every lesson of every game', LONG, async () => {
  const page = await visitor(browser, { settings });
  for (const lesson of await get<LessonListed[]>('')) {
    await finish(page, lesson).catch((error: unknown) => {
      throw new Error(`${lesson.game}/${lesson.id}: ${String(error)}`);
    });
  }
  await page.goto(`${program.origin}/learn`);
  const all = await get<LessonListed[]>('');
  expect(await page.locator('.game li.done').count()).toBe(all.length);
});

test('wrong answers are answered, forbidden ones are refused with their clause, and hints and Show me help', LONG, async () => {
  const page = await visitor(browser, { settings });
  await open(page, { game: 'quantum', id: 'move' });
  await step(page, 0);
  await next(page);
  await step(page, 1);
  const pick = async (square: string) => {
    await page.locator('.lesson:not([data-settling])').waitFor();
    await page.locator(`[data-square="${square}"]`).click();
  };
  await pick('c3');
  await pick('d4');
  await page.getByText('d4 touches e5 only at a corner').waitFor();
  await pick('c3');
  await pick('i9');
  await page.getByText('QU-MOVE-02').nth(1).waitFor();
  await page.keyboard.press('h');
  await page.getByText('d5 and e4 are both three squares away').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.answer.right').waitFor();
  // What was left is taken up where it was left.
  await page.keyboard.press('n');
  await step(page, 2);
  await page.reload();
  await step(page, 2);
  await page.keyboard.press('b');
  await step(page, 1);
});

test('a lesson goes by keyboard alone, in French, on a telephone, and axe finds nothing', LONG, async () => {
  const page = await visitor(browser, { settings });
  await open(page, { game: 'quantum', id: 'move' });
  await step(page, 0);
  await page.keyboard.press('n');
  await step(page, 1);
  const cell = page.locator('[data-square="c3"]');
  await cell.focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.locator('.lesson[data-done="true"]').waitFor();
  expect(await page.locator('[data-square="i9"]').getAttribute('aria-label')).toContain('Not in this lesson');
  expect(await complaints(page)).toEqual([]);
  await page.goto(`${program.origin}/learn`);
  await page.locator('.game').first().waitFor();
  expect(await complaints(page)).toEqual([]);

  const phone = await visitor(browser, { ...PHONE, settings: { ...settings, language: 'fr' } });
  await finish(phone, { game: 'quantum', id: 'combat', title: '', minutes: 0, steps: 0 });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await complaints(phone)).toEqual([]);
});
