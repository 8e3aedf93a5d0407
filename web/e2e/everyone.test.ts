/** By keyboard alone, in French, on a phone, with a screen reader, with dice that tumble. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { PHONE, asked, complaints, decisions, look, shows, spell, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

/** How wide the page is. Telephones let `innerWidth` grow with it, so it is held against what was asked for. */
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Choices whose longest words do not fit into them. */
const cutSelects = (page: Page) =>
  page.locator('select:visible').evaluateAll((all) =>
    all.flatMap((select) => {
      const free = select.cloneNode(true) as HTMLElement;
      free.style.cssText = 'position: absolute; width: max-content; max-width: none';
      select.parentElement?.append(free);
      const wanted = free.getBoundingClientRect().width;
      free.remove();
      const { width } = select.getBoundingClientRect();
      return wanted > width + 1 ? [`${select.getAttribute('aria-label')}: ${wanted} in ${width}`] : [];
    }),
  );

/** What has the focus: nobody may find themselves at the top of the page again. */
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

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
  await page.locator('#log button:focus').waitFor();
});

test('a whole turn by buttons and keys never loses the focus', async () => {
  const made = await tableFromRecord(program.origin, 44);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const version = async () => Number(await page.locator('.table').getAttribute('data-version'));
  const before = await version();

  await tabTo(page, '[data-pick="button:research"]');
  await page.keyboard.press('Enter');
  await shows(page, before + 1);
  expect(await focusOf(page), 'after a button').not.toBe('BODY');

  // From the list of all actions, opened and answered by keys.
  await page.keyboard.press('a');
  await page.locator('dialog input:focus').waitFor();
  await page.keyboard.type('research');
  await tabTo(page, 'dialog li button');
  await page.keyboard.press('Enter');
  await shows(page, before + 2);
  expect(await focusOf(page), 'after the list').not.toBe('BODY');

  // The question has the focus, on the answer that gives nothing up.
  await tabTo(page, '[data-pick="button:end"]');
  await page.keyboard.press('Enter');
  await page.locator('.choices button:focus', { hasText: 'No' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await focusOf(page), 'after no').not.toBe('BODY');
  await tabTo(page, '[data-pick="button:end"]');
  await page.keyboard.press('Enter');
  await page.locator('.choices button:focus', { hasText: 'No' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(page, before + 3);
  expect(await focusOf(page), 'after yes').not.toBe('BODY');

  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await focusOf(page), 'after the keys').not.toBe('BODY');
});

test('the log is one stop of the Tab key, and the arrow keys read it', async () => {
  const made = await tableFromRecord(program.origin, 44);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  await tabTo(page, '#tab-log');
  await page.keyboard.press('Tab');
  const line = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-line') ?? -1));
  const last = (await page.locator('#log button').count()) - 1;
  expect(await line()).toBe(last);
  await page.keyboard.press('ArrowUp');
  expect(await line()).toBe(last - 1);
  await page.keyboard.press('Home');
  expect(await line()).toBe(0);
  await page.keyboard.press('End');
  expect(await line()).toBe(last);
  expect(page.url()).not.toContain('at=');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.scrubber') !== null)).toBe(true);
});

test('the space bar plays the past, and Ctrl+Z undoes', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=9$/);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=8$/);
  await page.keyboard.press(' ');
  await page.waitForURL((url) => url.search === '');

  const { actions, version } = await look(program.origin, made.id, made.seats[decisions()[10]?.by ?? 0]?.secret);
  const move = actions.find(({ picks }) => picks.length === 2 && picks.every(({ kind }) => kind === 'square'));
  if (!move) throw new Error('no ship can move');
  await asked(page);
  await spell(page, actions, move);
  await shows(page, version + 1);
  await page.keyboard.press('Control+z');
  await shows(page, version + 2);
});

test('a page that scrolls is scrolled by the keys for that', async () => {
  const made = await tableFromRecord(program.origin, 44);
  const page = await visitor(browser, { kept: made, viewport: { width: 1024, height: 768 } });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY > 0);
  expect(page.url()).not.toContain('at=');
  // What is expected of whom stands under the board, over nothing else.
  const parts = ['.sheets', '.middle', '.foot', '.side'];
  // All at the same moment: the page may still be scrolling.
  const boxes = await page.evaluate((all) => all.map((part) => document.querySelector(`.table > ${part}`)?.getBoundingClientRect().toJSON() as DOMRect | undefined), parts);
  const [sheets, middle, foot, side] = boxes;
  if (!sheets || !middle || !foot || !side) throw new Error('a part of the table is missing');
  expect(foot.top).toBeGreaterThanOrEqual(middle.bottom - 1);
  expect(sheets.top).toBeGreaterThanOrEqual(foot.bottom - 1);
  expect(foot.right).toBeLessThanOrEqual(side.left + 1);
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
    for (const path of ['/', '/new/quantum', '/new/fleet', '/new/alert', '/watch/fleet', '/fleets', `/tables/${made.id}`, `/tables/${made.id}/end`, '/rules/quantum', '/settings', '/keys']) {
      await page.goto(program.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      expect(await page.locator('body').innerText(), `${path} in ${locale}`).not.toMatch(/\{[a-zA-Z$-]+/);
    }
    await page.context().close();
  }
});

test('everything fits a phone, with large letters too', async () => {
  const made = await tableFromRecord(program.origin, 44);
  for (const width of [390, 360]) {
    for (const text of [100, 150]) {
      const phone = { ...PHONE, viewport: { width, height: 844 } };
      const page = await visitor(browser, { ...phone, kept: made, locale: 'fr-FR', settings: { text } });
      for (const path of ['/', '/new/quantum', '/new/fleet', '/watch/fleet', '/fleets', `/tables/${made.id}`, `/tables/${made.id}?at=12`, '/rules/quantum', '/settings', '/keys', '/api']) {
        await page.goto(program.origin + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await page.waitForTimeout(300);
        expect(await pageWidth(page), `${path} at ${width}, letters ${text} %`).toBeLessThanOrEqual(width);
        expect(await cutSelects(page), `${path} at ${width}, letters ${text} %`).toEqual([]);
      }
      await page.context().close();
    }
  }
});

test('what is on a phone can be hit with a finger', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { ...PHONE, kept: made, locale: 'fr-FR' });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const sizes = await page.locator('button:visible, [data-square]:visible, select:visible').evaluateAll((all) =>
    all.map((element) => ({ what: element.outerHTML.slice(0, 80), ...element.getBoundingClientRect().toJSON() as { width: number; height: number } })),
  );
  expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  await page.locator('[data-square].open').first().tap();
  await page.locator('.chip').first().waitFor();
});

test('words a third longer still fit', async () => {
  const made = await tableFromRecord(program.origin, 44);
  for (const options of [PHONE, {}]) {
    const page = await visitor(browser, { ...options, kept: made, locale: 'fr-FR' });
    for (const path of ['/', '/new/quantum', '/new/fleet', '/new/alert', '/watch/fleet', '/fleets', `/tables/${made.id}`, `/tables/${made.id}?at=12`, '/settings', '/keys']) {
      await page.goto(program.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await lengthen(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await pageWidth(page), `${path} at ${width}`).toBeLessThanOrEqual(width);
      expect(await cutButtons(page), `${path} at ${width}`).toEqual([]);
      expect(await cutSelects(page), `${path} at ${width}`).toEqual([]);
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
  await page.getByRole('dialog').getByLabel('Find').fill('reconfigure');
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
    const paths = ['/', '/new/quantum', '/new/fleet', '/new/alert', '/watch/fleet', '/fleets', `/tables/${made.id}`, `/tables/${made.id}?at=12`, `/tables/${over.id}`, `/tables/${over.id}/end`, '/rules/quantum', '/settings', '/keys', '/nowhere', '/api'];
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
    await page.locator('[data-square].open').first().click();
    expect(await complaints(page), 'picked').toEqual([]);
  });
});
