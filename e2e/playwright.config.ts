import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, executablePath } from './fixtures/browser/browser-flags.ts';

const isMeasured = Boolean(process.env.PORTAL_MEASURE);

// Pages are short-lived: optimising their code costs a fifth of the run, but what is measured is as customers have it.
const FLAGS = [...browserFlags, ...(isMeasured ? [] : ['--js-flags=--no-opt,--no-maglev'])];

// One project, so that workers and servers are shared by both viewports (`fixtures/view.ts`).
export default defineConfig({
  testDir: '.',
  // By node scripts/e2e.mjs --measure alone.
  testIgnore: isMeasured ? [] : 'measure/**',
  outputDir: '../test-results/e2e',
  globalSetup: './fixtures/server/global-setup.ts',
  // One more than the cores: tests also wait.
  workers: os.availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  // Timeouts end hangs, with room for slow machines.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    // Animations are waited for before clicks: only tests about motion enable them.
    reducedMotion: 'reduce',
    // Traces cost a sixth of the run: `npm test` prints the command for one.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
