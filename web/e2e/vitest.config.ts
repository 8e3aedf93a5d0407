import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** Whole games in a real browser against the real program: one after the other, with patience. */
export default defineConfig({
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // `npm run screenshots` takes the pictures of the documentation instead, `npm run measure` times.
    include: [process.env['ONLY'] ?? '*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
