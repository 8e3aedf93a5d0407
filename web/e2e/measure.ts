/** How soon a page can be used and how much it loads, with nothing in the cache: `npm run measure`. */

import { test } from 'vitest';

import { tableFromRecord, visitor } from './support/people';
import { browser, program } from './support/scene';

const RUNS = 9;

interface Load {
  /** Until what the page is for stands and can be clicked. */
  ready_ms: number;
  /** As they came over the line: compressed, without headers. */
  bytes: number;
  requests: number;
}

async function load(path: string, wanted: string): Promise<Load> {
  const page = await visitor(browser);
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
    };
    look();
  }, wanted);
  await page.goto(program.origin + path);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const found = await page.evaluate(() => {
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
    return {
      ready_ms: performance.getEntriesByName('ready')[0]?.startTime ?? 0,
      bytes: files.reduce((sum, file) => sum + file.encodedBodySize, 0),
      requests: files.length,
    };
  });
  await page.context().close();
  return found;
}

test('loads', async () => {
  const made = await tableFromRecord(program.origin, 30);
  const pages = [
    { name: 'start page', path: '/', wanted: 'button.primary:not(:disabled)' },
    { name: 'table', path: `/tables/${made.id}`, wanted: '[data-square]' },
  ];
  for (const { name, path, wanted } of pages) {
    const loads: Load[] = [];
    for (let run = 0; run < RUNS; run += 1) loads.push(await load(path, wanted));
    const times = loads.map(({ ready_ms }) => Math.round(ready_ms)).sort((a, b) => a - b);
    const [{ bytes, requests }] = loads as [Load];
    const median = times[Math.floor(RUNS / 2)];
    console.log(`${name}: ready after ${median} ms (${times[0]} to ${times.at(-1)}), ${Math.round(bytes / 1000)} kB in ${requests} requests`);
  }
});
