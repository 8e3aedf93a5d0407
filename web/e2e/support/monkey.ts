/**
 * Somebody who knows nothing and clicks whatever is lit. It finds what a careful player would not:
 * questions that nothing answers, clicks that nobody hears, pages that grow too wide.
 */

import type { Page } from 'playwright-core';

export interface Outing {
  /** What was clicked, in order. */
  readonly clicked: readonly string[];
  /** What was wrong, each once. */
  readonly faults: readonly string[];
  readonly isOver: boolean;
}

export interface Bounds {
  /** So many clicks at most. */
  clicks: number;
  /** So long at most, in milliseconds. */
  time_ms: number;
  /** A question that is left to whoever sent it out. */
  until?: RegExp;
  /** Time goes on by itself: there may be nothing to do for a while. */
  mayRest?: boolean;
  /** How long an answer may take. */
  patience_ms?: number;
}

/** Plays the table that the page shows, for the seat that it has, until the end or the bounds. */
export function roam(page: Page, seed: number, { clicks, time_ms, until, mayRest = false, patience_ms = 1_500 }: Bounds): Promise<Outing> {
  return page.evaluate(inPage, { seed, clicks, time_ms, until: until?.source ?? null, mayRest, patience_ms });
}

/** Runs in the page: a click of the mouse for each decision would take most of the time. */
async function inPage({ seed, clicks, time_ms, until, mayRest, patience_ms: PATIENCE }: { seed: number; clicks: number; time_ms: number; until: string | null; mayRest: boolean; patience_ms: number }): Promise<Outing> {
  const ENDS = ['button:end', 'button:pass', 'button:stop', 'button:next', 'button:done'];
  /** Whoever has seen enough of a film lets it run. */
  const HURRIES = ['button:go all'];
  /** A table in three columns, or one that a game lays out by itself. */
  const TABLE = '.table, .alert';
  const CONFIRM = '.choices .primary, .acts .primary';
  const ASK = '.status .ask, .acts .ask';
  const clicked: string[] = [];
  const faults = new Set<string>();
  const began = performance.now();

  let state = (seed * 2_654_435_761) >>> 0;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)];
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const lit = () =>
    [...document.querySelectorAll<HTMLElement>(':is(.table, .alert) [data-pick]')].filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled'));
  const nameOf = (element: HTMLElement) => element.dataset['pick'] ?? 'confirm';
  const question = () => find('.status .sentence, .dock .question')?.textContent ?? '';
  /** Whatever a click can change. */
  const standing = () =>
    [find(TABLE)?.dataset['version'], ...[...document.querySelectorAll('.chip')].map((chip) => chip.textContent), ...lit().map(nameOf), find(ASK) !== null, find('.card.held')?.innerHTML, find('.slot.picked')?.innerHTML, find('.dock > .why')?.textContent].join();

  async function wait(isSo: () => boolean): Promise<boolean> {
    for (const until = performance.now() + PATIENCE; performance.now() < until; await pause(10)) if (isSo()) return true;
    return isSo();
  }

  /** What to click: a question is answered, what ends something is rarely chosen. */
  function chosen(): HTMLElement | undefined {
    const confirm = find(CONFIRM);
    const all = lit();
    if (confirm && (find(ASK) || all.length === 0 || draw() < 0.5)) return confirm;
    const names = [...new Set(all.map(nameOf))];
    const hurry = names.find((name) => HURRIES.includes(name));
    if (hurry && draw() < 0.4) return all.find((element) => nameOf(element) === hurry);
    const going = names.filter((name) => !ENDS.includes(name));
    const name = one(going.length > 0 && draw() > 0.06 ? going : names);
    return one(all.filter((element) => nameOf(element) === name));
  }

  /** Whether the middle of a thing can be touched once it is in view. */
  function isReachable(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return touched === null || element.contains(touched) || touched.contains(element);
  }

  const isOver = () => find('.foot a[href$="/end"], .dock a[href$="/end"]') !== null;
  const isAsked = () => find('.status.mine, .dock.mine') !== null;
  const isThere = () => until !== null && new RegExp(until).test(question());
  while (!isOver() && !isThere() && clicked.length < clicks && performance.now() - began < time_ms && faults.size === 0) {
    if (!isAsked()) {
      await pause(15);
      continue;
    }
    if (!(await wait(() => !isAsked() || lit().length > 0 || find(CONFIRM) !== null)) && !mayRest) faults.add(`nothing is lit: ${question()}`);
    const element = isAsked() ? chosen() : undefined;
    if (!element) {
      await pause(50);
      continue;
    }
    const before = standing();
    const told = `${nameOf(element)} (${question()})`;
    // What is shown for a moment only, such as a combat, may lie over it for as long.
    // Where many decide at once it may be gone by then.
    if (!(await wait(() => !element.isConnected || isReachable(element)))) faults.add(`covered: ${told}`);
    if (!element.isConnected) continue;
    element.click();
    clicked.push(nameOf(element));
    if (!(await wait(() => standing() !== before))) faults.add(`unanswered: ${told} ${find('.why')?.textContent ?? ''}`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) faults.add(`wider than the page by ${scrollWidth - innerWidth}: ${told}`);
  }
  return { clicked, faults: [...faults], isOver: isOver() };
}
