/** What is seen together: on phones, on their side, in low and in wide windows. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { PHONE, asked, decisions, look, openTable, shows, tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Whether all of the element is in the window, and nothing lies over its middle. */
const inView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && above !== null && (element.contains(above) || above.contains(element));
  }, selector);

async function seesReplay(page: Page, when: string): Promise<void> {
  for (const part of ['[data-square=e5]', '[data-square=a1]', '[data-square=i9]', '.scrubber']) {
    expect(await inView(page, part), `${part} ${when}`).toBe(true);
  }
}

const hand = { hasTouch: true, isMobile: true };
const WINDOWS = [
  { name: 'a phone', ...PHONE },
  { name: 'a narrow phone', ...hand, viewport: { width: 360, height: 740 } },
  { name: 'a phone on its side', ...hand, viewport: { width: 844, height: 390 } },
  { name: 'a small phone on its side', ...hand, viewport: { width: 667, height: 375 } },
  { name: 'a tablet', viewport: { width: 1024, height: 768 } },
  { name: 'a low window', viewport: { width: 1280, height: 620 } },
  { name: 'a wide window', viewport: { width: 1440, height: 900 } },
];

describe('a replay is seen with the board and the scrubber', () => {
  test.each(WINDOWS)('on $name', async ({ name, ...options }) => {
    const made = await tableFromRecord(program.origin, 40);
    const page = await visitor(browser, options);
    await page.goto(`${program.origin}/tables/${made.id}?at=20`);
    await page.getByText('You are looking at the past.').waitFor();
    await page.locator('.log .now').first().waitFor({ state: 'attached' });
    expect(await scrolled(page), name).toBe(0);
    await seesReplay(page, 'at first');

    await page.getByRole('button', { name: 'One decision back' }).click();
    await page.waitForURL(/at=19$/);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL((url) => Number(url.searchParams.get('at')) > 20);
    await seesReplay(page, 'while it plays');
    expect(await scrolled(page), name).toBe(0);
    await page.context().close();
  });

  test('from the present, too, and from a line of the log', async () => {
    const made = await tableFromRecord(program.origin, 40);
    const page = await visitor(browser, PHONE);
    await page.goto(`${program.origin}/tables/${made.id}`);
    await page.locator('.log li').first().waitFor();
    const [panel, scrubber] = [await page.locator('.time').boundingBox(), await page.locator('.scrubber').boundingBox()];
    expect(panel?.height).toBeGreaterThanOrEqual(scrubber?.height ?? Infinity);
    await page.getByRole('button', { name: 'One decision back' }).tap();
    await page.waitForURL(/at=39$/);
    await seesReplay(page, 'after a step back');

    await page.locator('.log button').last().tap();
    await page.locator('.log button', { hasText: /moves/ }).first().tap();
    await page.waitForURL((url) => Number(url.searchParams.get('at')) < 39);
    await seesReplay(page, 'after a tap on the log');
  });
});

describe('what stands in the status line never scrolls away', () => {
  /** Scrolls down as far as it goes, in steps, and looks for the parts at each. */
  async function staysInView(page: Page, parts: string[]): Promise<void> {
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(height).toBeGreaterThan(100);
    for (const y of [height / 4, height / 2, height]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      for (const part of parts) expect(await inView(page, part), `${part} at ${y} of ${height}`).toBe(true);
    }
  }
  const SMALL = WINDOWS.filter(({ viewport }) => viewport.width < 1000);

  test.each(SMALL)('on $name', async ({ name, ...options }) => {
    const made = await tableFromRecord(program.origin, 40);
    const page = await visitor(browser, { ...options, kept: made });
    await page.goto(`${program.origin}/tables/${made.id}`);
    await asked(page);
    await staysInView(page, ['.status .sentence']);
    await page.goto(`${program.origin}/tables/${made.id}?at=20`);
    await page.getByText('You are looking at the past.').waitFor();
    const isUpright = options.viewport.width < options.viewport.height;
    await staysInView(page, isUpright ? ['.status', '.scrubber'] : ['.status']);
    await page.context().close();
  });

  test('and with large letters and much to choose from it leaves room for the page', async () => {
    // Six cards, and a button for each.
    const made = await tableFromRecord(program.origin, 31);
    const page = await visitor(browser, { ...PHONE, kept: made, settings: { text: 150 } });
    await page.goto(`${program.origin}/tables/${made.id}`);
    await asked(page);
    await page.locator('.choices .pick.laid').first().waitFor();
    expect((await page.locator('.foot').boundingBox())?.height).toBeGreaterThan(PHONE.viewport.height / 2);
    await staysInView(page, ['.status .sentence']);
    const stuck = await page.locator('.foot').boundingBox();
    expect(stuck?.height).toBeLessThan(PHONE.viewport.height / 2);
  });

  test('and what the keyboard goes to is not hidden under it', async () => {
    const made = await tableFromRecord(program.origin, 40);
    const page = await visitor(browser, { ...PHONE, kept: made });
    await page.goto(`${program.origin}/tables/${made.id}`);
    await asked(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('#tab-log').focus();
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const foot = document.querySelector('.foot');
        if (!focused || !foot || foot.contains(focused)) return false;
        const [over, under] = [foot.getBoundingClientRect(), focused.getBoundingClientRect()];
        return under.top >= over.top && under.bottom <= over.bottom;
      });
      expect(covered, `${steps} steps back`).toBe(false);
    }
  });
});

describe('the board keeps its size', () => {
  const size = async (page: Page) => (await page.locator('.board').boundingBox())?.width;

  test('when somebody proposes another game', async () => {
    const made = await tableFromRecord(program.origin, decisions().length);
    const pages = await Promise.all(made.seats.map((seat) => visitor(browser, { kept: { id: made.id, seats: [seat] } })));
    const [ada, grace] = pages as [Page, Page];
    await Promise.all(pages.map((page) => page.goto(`${program.origin}/tables/${made.id}`)));
    await Promise.all(pages.map((page) => page.locator('.after a').waitFor()));
    const before = await size(grace);
    await ada.getByRole('button', { name: 'Play again' }).click();
    await grace.getByText('Ada would like to play again.').waitFor();
    expect(await size(grace)).toBe(before);
  });

  test('when a bot for somebody who is gone is proposed in one’s own turn', async () => {
    const made = await openTable(program.origin, ['Ada', 'Grace', 'Mary']);
    const pages = await Promise.all([0, 1].map((seat) => visitor(browser, { kept: { id: made.id, seats: made.seats.slice(seat, seat + 1) } })));
    const [ada, grace] = pages as [Page, Page];
    await Promise.all(pages.map((page) => page.goto(`${program.origin}/tables/${made.id}`)));
    await asked(ada);
    const before = await size(ada);
    await grace.locator('#tab-table').click();
    await grace.getByRole('button', { name: 'Let a bot play' }).click();
    const proposal = ada.locator('.proposal:visible');
    await proposal.getByText('Grace would like a bot to play for Mary.').waitFor();
    expect(await proposal.count()).toBe(1);
    expect(await size(ada)).toBe(before);
    await proposal.getByRole('button', { name: 'Let a bot play' }).click();
    await ada.locator('.sheet', { hasText: 'Mary' }).getByText('a bot plays').waitFor();
    expect(await size(ada)).toBe(before);
  });

  test('from one’s own turn to the past and back', async () => {
    const made = await tableFromRecord(program.origin, 30);
    for (const wishes of [{ kept: made }, {}]) {
      const page = await visitor(browser, wishes);
      await page.goto(`${program.origin}/tables/${made.id}`);
      await page.locator('.log li').first().waitFor();
      const before = await size(page);
      await page.keyboard.press('ArrowLeft');
      await page.getByText('You are looking at the past.').waitFor();
      expect(await size(page)).toBe(before);
      await page.context().close();
    }
  });
});

test('why not is said beside the board of a phone, and a touch takes it away', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const page = await visitor(browser, { ...PHONE, kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const closed = await page.locator('[data-square]:not(.open)').first().getAttribute('data-square');
  await page.locator(`[data-square="${closed}"]`).tap();
  await page.locator('.refusal').waitFor();
  expect(await inView(page, '.refusal')).toBe(true);
  for (const corner of ['a9', 'e9', 'i9']) expect(await inView(page, `[data-square=${corner}]`), corner).toBe(true);
  await page.locator('.sentence').tap();
  await page.locator('.refusal').waitFor({ state: 'detached' });
});

test('cards that do not fit fade, until one has scrolled to the last', async () => {
  const made = await tableFromRecord(program.origin, 30);
  const page = await visitor(browser, { viewport: { width: 1280, height: 620 } });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await page.locator('.side > .cards[data-more]').waitFor();
  await page.locator('.side > .cards').evaluate((cards) => cards.scrollTo(0, cards.scrollHeight));
  await page.locator('.side > .cards:not([data-more])').waitFor();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.locator('.side > .cards:not([data-more])').waitFor();
});

test('the list of all actions is offered where it holds more than the buttons', async () => {
  // Before the first turn one keeps the ships or rolls them anew: two buttons, and nothing else.
  const made = await tableFromRecord(program.origin, 0);
  const page = await visitor(browser, { kept: made });
  await page.goto(`${program.origin}/tables/${made.id}`);
  await asked(page);
  const { actions } = await look(program.origin, made.id, made.seats[0]?.secret);
  const buttons = page.locator('.choices .pick');
  await buttons.first().waitFor();
  expect(await buttons.count()).toBe(actions.length);
  expect(await page.locator('.tools button').count()).toBe(0);

  const later = await tableFromRecord(program.origin, 10);
  const other = await visitor(browser, { kept: later });
  await other.goto(`${program.origin}/tables/${later.id}`);
  await asked(other);
  await other.getByRole('button', { name: /^All \d+ actions/ }).waitFor();
});

test('nothing is said to the console, before or after the first click', async () => {
  const made = await tableFromRecord(program.origin, 10);
  const by = decisions()[10]?.by ?? 0;
  const [mover, waiter] = await Promise.all(
    [made.seats[by], made.seats[1 - by]].map((seat) => visitor(browser, { kept: { id: made.id, seats: seat ? [seat] : [] }, settings: { confirm: false } })),
  );
  if (!mover || !waiter) throw new Error('two people were asked for');
  const said: string[] = [];
  waiter.on('console', (message) => said.push(message.text()));
  await Promise.all([mover, waiter].map((page) => page.goto(`${program.origin}/tables/${made.id}`)));
  await asked(mover);
  const version = Number(await mover.locator('.table').getAttribute('data-version'));
  await mover.locator('[data-pick="button:end"]').click();
  await shows(waiter, version + 1);
  await asked(waiter);
  await waiter.waitForTimeout(500);
  await waiter.locator('#tab-table').click();
  await waiter.waitForTimeout(200);
  expect(said).toEqual([]);
});
