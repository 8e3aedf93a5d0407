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

// The sentences of the reader's language and the page that is opened come with the first load.
const first = (name) =>
  /locales\/fr\/(platform\/(web|platform|table|server)|quantum\/.*)\.ftl|src\/(pages|games)\//.test(name) && !/Rules|\/rules\./.test(name);

const chunks = [...closure('index.html', first)].map((name) => manifest[name]);
const files = new Set(['index.html', ...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])]);
const sizes = [...files].map((file) => [file, gzipSync(readFileSync(new URL(file, dist))).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

for (const [file, size] of sizes) console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  first load, compressed (at most ${LIMIT})`);
if (total > LIMIT) process.exit(1);
