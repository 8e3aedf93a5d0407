import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `passerelle serve` listens while the client is being worked on. */
const server = process.env['PASSERELLE'] ?? 'http://127.0.0.1:7420';

export default defineConfig({
  plugins: [svelte()],
  // The sentences, the data of the maps and the client are one repository.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // What follows from what is computed in tests as it is in a browser.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
