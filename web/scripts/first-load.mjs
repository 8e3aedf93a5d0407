// Fails when what a browser fetches before a page stands is too much: 90 kB compressed for the start page with its
// pictures, 200 kB for whoever opens a game.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const START_LIMIT = 90_000;
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

// The sentences of the reader's language, the page of a table and one game come with the first load of a table.
const games = Object.keys(manifest).flatMap((name) => /^src\/games\/([a-z]+)\/index\.ts$/.exec(name)?.[1] ?? []);
const first = (game) => (name) =>
  new RegExp(`locales/fr/(platform/(web|platform|table|server)|${game}/.*)\\.ftl|src/pages/Table\\.svelte|src/games/${game}/index\\.ts`).test(name) &&
  !/\/(rules|lessons)\./.test(name);

/** The start page and nothing else: the sentences of every page, and the pictures of the games. */
const start = (name) => /locales\/fr\/platform\/(web|platform|table|server)\.ftl|src\/pages\/Start\.svelte|\/KeyArt\.svelte/.test(name);

/** What whoever opens this game fetches, file by file. */
function load(game, wanted = first(game)) {
  const chunks = [...closure('index.html', wanted)].map((name) => manifest[name]);
  const files = new Set(['index.html', ...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])]);
  const sizes = [...files].map((file) => [file, gzipSync(readFileSync(new URL(file, dist))).length]);
  return { game, sizes, total: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

const loads = games.map((game) => load(game)).sort((a, b) => a.total - b.total);
const largest = loads.at(-1);
for (const [file, size] of largest.sizes) console.log(`${String(size).padStart(8)}  ${file}`);
for (const { game, total } of loads) console.log(`${String(total).padStart(8)}  first load with ${game}, compressed (at most ${LIMIT})`);
const page = load('start', start).total;
console.log(`${String(page).padStart(8)}  first load of the start page, compressed (at most ${START_LIMIT})`);
if (largest.total > LIMIT || page > START_LIMIT) process.exit(1);
