/** The program and a browser, for all tests of a file. */

import { chromium } from 'playwright-core';
import { afterAll } from 'vitest';

import { Program } from './program';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const [program, browser] = await Promise.all([
  Program.start(),
  chromium.launch({ executablePath, args: ['--no-sandbox'] }),
]);

afterAll(async () => {
  await browser.close();
  await program.stop();
});
