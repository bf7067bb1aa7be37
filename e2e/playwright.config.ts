import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, executablePath } from './fixtures/browser/browser-flags.ts';

// A page lives for seconds: to optimise its code costs more than it gives (a fifth of the whole run).
const FLAGS = [...browserFlags, '--js-flags=--no-opt,--no-maglev'];

// One project: its workers, and so its servers, serve phones and desktops alike (`fixtures/view.ts`).
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './fixtures/server/global-setup.ts',
  // One more than the cores: a test waits for a clock or an answer now and then.
  workers: os.availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  // They end what hangs: a machine a third as fast needs some of it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    // What moves is drawn for each frame, and waited for before each click: a test about motion says so.
    reducedMotion: 'reduce',
    // A trace costs a sixth of the whole run: the summary of `npm test` names the command that makes one of a failed test.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
