// Fails when what a browser fetches before the start page stands is over 200 kB compressed.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The chunks that `entry` needs: static imports always, lazy ones when `alsoLazy` names them. */
function closure(entry, alsoLazy, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const chunk = manifest[entry];
  for (const next of chunk.imports ?? []) closure(next, alsoLazy, seen);
  for (const next of chunk.dynamicImports ?? []) if (alsoLazy(next)) closure(next, alsoLazy, seen);
  return seen;
}

// The sentences of the reader's language, the page that is opened and one game come with the first load; rulebooks
// and lessons when somebody opens them.
const games = Object.keys(manifest).flatMap((name) => /^src\/games\/([a-z]+)\/index\.ts$/.exec(name)?.[1] ?? []);
const first = (game) => (name) =>
  new RegExp(`locales/fr/(platform/(web|platform|table|server)|${game}/.*)\\.ftl|src/(pages|games/${game})/`).test(name) && !/Rules|\/(rules|lessons)\.|pages\/(Learn|Lesson)/.test(name);

/** What whoever opens this game fetches, file by file. */
function load(game) {
  const chunks = [...closure('index.html', first(game))].map((name) => manifest[name]);
  const files = new Set(['index.html', ...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])]);
  const sizes = [...files].map((file) => [file, gzipSync(readFileSync(new URL(file, dist))).length]);
  return { game, sizes, total: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

const loads = games.map(load).sort((a, b) => a.total - b.total);
const largest = loads.at(-1);
for (const [file, size] of largest.sizes) console.log(`${String(size).padStart(8)}  ${file}`);
for (const { game, total } of loads) console.log(`${String(total).padStart(8)}  first load with ${game}, compressed (at most ${LIMIT})`);
if (largest.total > LIMIT) process.exit(1);
