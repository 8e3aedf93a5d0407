/** By keyboard alone, in French, on a phone, with a screen reader, with dice that tumble. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PHONE, asked, complaints, decisions, launch, look, shows, tableFromRecord, visitor } from './support/people';
import { Program } from './support/program';

let program: Program;
let browser: Browser;

beforeAll(async () => {
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await program.stop();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);

/** From square to square with the arrow keys. */
async function walk(page: Page, to: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const from = await focused(page);
    if (from === to) return;
    if (!from) throw new Error('the focus is not on the board');
    const across = to.charCodeAt(0) - from.charCodeAt(0);
    const down = Number(to.slice(1)) - Number(from.slice(1));
    if (across !== 0) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrow keys do not lead to ${to}`);
}

/** Every word of the page becomes a third longer, as in a language that takes more room. */
async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('svg, script, code, kbd')) continue;
      node.textContent = (node.textContent ?? '').replace(/\p{L}{3,}/gu, (word) => word + 'ŵ'.repeat(Math.ceil(word.length / 3)));
    }
  });
}

/** Buttons and tabs whose words run out of them. */
const cutButtons = (page: Page) =>
  page.locator('button:visible, .button:visible').evaluateAll((all) =>
    all.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.outerHTML.slice(0, 100)),
  );

test('a turn is played with the keyboard alone', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const by = decisions()[10]?.by ?? 0;
  const { actions, version } = await look(program.origin, made.id, made.seats[by]?.secret);
  const move = actions.find(({ picks }) => picks.length === 2 && picks.every(({ kind }) => kind === 'square'));
  if (!move) throw new Error('no ship can move');

  await page.keyboard.press('b');
  await walk(page, move.picks[0]?.id ?? '');
  await page.keyboard.press('Enter');
  await page.locator('.chip').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.chip').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await walk(page, move.picks[1]?.id ?? '');
  await page.keyboard.press('Enter');
  await shows(page, version + 1);

  // A move rolls no die and shows nothing: it can be taken back.
  await page.keyboard.press('u');
  await shows(page, version + 2);
  expect((await look(program.origin, made.id)).at).toBe(10);

  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.locator('#log:focus').waitFor();
});

test('the language of the past changes with the language', async () => {
  const made = await tableFromRecord(program.origin, 30);
  const page = await visitor(browser, { locale: 'fr-FR' });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.getByText(/Ada déplace/).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText(/Ada moves/).first().waitFor();
  expect(await page.getByText(/déplace/).count()).toBe(0);
});

test('the position can be read instead of seen, now and in the past', async () => {
  const made = await tableFromRecord(program.origin, 30);
  const page = await visitor(browser);
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.getByRole('tab', { name: 'In words' }).click();
  const words = page.getByRole('region', { name: 'The position in words' });
  await words.getByRole('heading').first().waitFor();
  const now = await words.innerText();
  await page.getByLabel('Moment of the game').press('Home');
  await page.waitForFunction((before) => {
    const text = document.querySelector<HTMLElement>('.position')?.innerText ?? '';
    return text !== '' && text !== before;
  }, now);
});

test('no sentence is missing in either language', async () => {
  const made = await tableFromRecord(program.origin, 67);
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await visitor(browser, { locale });
    for (const path of ['/', `/tables/${made.id}`, `/tables/${made.id}/end`, '/rules/quantum', '/settings', '/keys']) {
      await page.goto(program.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      expect(await page.locator('body').innerText(), `${path} in ${locale}`).not.toMatch(/\{[a-zA-Z$-]+/);
    }
    await page.context().close();
  }
});

test('everything fits a phone, and can be hit with a finger', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { ...PHONE, kept: made, locale: 'fr-FR' });
  for (const path of ['/', `/tables/${made.id}`, '/rules/quantum', '/settings']) {
    await page.goto(program.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    const [inside, outside] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(outside, path).toBeLessThanOrEqual(inside ?? 0);
  }
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const sizes = await page.locator('button:visible, .square:visible, select:visible').evaluateAll((all) =>
    all.map((element) => ({ what: element.outerHTML.slice(0, 80), ...element.getBoundingClientRect().toJSON() as { width: number; height: number } })),
  );
  expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  await page.locator('.square.open').first().tap();
  await page.locator('.chip').first().waitFor();
});

test('words a third longer still fit', async () => {
  const made = await tableFromRecord(program.origin, 44);
  for (const options of [PHONE, {}]) {
    const page = await visitor(browser, { ...options, kept: made, locale: 'fr-FR' });
    for (const path of ['/', `/tables/${made.id}`, `/tables/${made.id}?at=12`, '/settings', '/keys']) {
      await page.goto(program.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await lengthen(page);
      const [inside, outside] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(outside, `${path} at ${inside}`).toBeLessThanOrEqual(inside ?? 0);
      expect(await cutButtons(page), `${path} at ${inside}`).toEqual([]);
    }
    await page.context().close();
  }
});

test('dice tumble before anything tells what they show, and a click skips', async () => {
  const rolling = decisions().findIndex(({ do: action }) => /^re[a-z]* /.test(action));
  const made = await tableFromRecord(program.origin, rolling);
  const page = await visitor(browser, { kept: made, reducedMotion: 'no-preference' });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const lines = await page.locator('.log li').count();
  await page.keyboard.press('a');
  await page.getByRole('dialog').locator('li button', { hasText: /Reconfigure/ }).first().click();
  await page.locator('.tray .tumbling').first().waitFor();
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.locator('.tray').click();
  await page.locator('.tray .tumbling').first().waitFor({ state: 'detached' });
  await page.waitForFunction((before) => document.querySelectorAll('.log li').length > before, lines);
});

describe('axe finds nothing', () => {
  test('on any page', async () => {
    const made = await tableFromRecord(program.origin, 30);
    const over = await tableFromRecord(program.origin, 67);
    const page = await visitor(browser, { kept: made, bypassCSP: true });
    const paths = ['/', `/tables/${made.id}`, `/tables/${made.id}?at=12`, `/tables/${over.id}`, `/tables/${over.id}/end`, '/rules/quantum', '/settings', '/keys', '/nowhere'];
    for (const path of paths) {
      await page.goto(program.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      expect(await complaints(page), path).toEqual([]);
    }
  });

  test('in the windows and tabs of a table', async () => {
    const made = await tableFromRecord(program.origin, 10);
    const page = await visitor(browser, { kept: made, bypassCSP: true });
    await page.goto(`${program.origin}/tables/${made.id}`);
    await asked(page);
    for (const tab of ['chat', 'table', 'position', 'log']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await complaints(page), tab).toEqual([]);
    }
    for (const key of ['a', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await complaints(page), key).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.square.open').first().click();
    expect(await complaints(page), 'picked').toEqual([]);
  });
});
