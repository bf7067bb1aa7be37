import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, installEngines } from './lib/browser.mjs';
import { buildPortal, buildServer, CUSTOMERS, isBuilt, QA } from './lib/build.mjs';
import { BRIEF, isMain, root, runNode } from './lib/run.mjs';
import { WHOLE } from './lib/test-calls.mjs';
import { printUsage } from './lib/usage.mjs';
import { install, setup } from './setup.mjs';

const OLDEST = '--oldest';
const MEASURE = /^--measure=(\w+)$/;
const REPORT = path.join(root, 'test-results/e2e.json');

/** Runs the browser tests in the browser that this machine has or can get. */
async function runE2e(args, options) {
  const cli = 'node_modules/@playwright/test/cli.js';
  const config = ['--config', 'e2e/playwright.config.ts'];
  const env = { PORTAL_BROWSER: await findBrowser() };
  await installEngines();
  // Playwright's workers inherit the flags of this process.
  return runNode(cli, ['test', ...config, ...args], { ...options, env, flags: BRIEF });
}

/**
 * A step that runs the browser tests and counts them. A test that passed only on a retry (CI's machine may stall for seconds)
 * counts as passed and is listed. Without `isWhole` those of `test:whole` are left out, and more than `most` tests are a fault.
 *
 * @param {{ isWhole: boolean, most: number, processor: number }} options
 */
export function e2eStep({ isWhole, most, processor }) {
  const left = isWhole ? [] : ['--grep-invert', WHOLE.tag];
  const run = async () => {
    rmSync(REPORT, { force: true });
    // At most a worker per core: Jest may still be running.
    const { code, output } = await runE2e([`--workers=${os.availableParallelism()}`, ...left]);
    if (!existsSync(REPORT)) return { passed: 0, failed: 1, details: output };
    const outcome = toOutcome(JSON.parse(readFileSync(REPORT, 'utf8')), code, output);
    return isWhole ? outcome : withinBudget(outcome, most);
  };
  return { name: 'browser tests', run, processor: isWhole ? undefined : processor };
}

function toOutcome({ stats, errors, suites }, code, output) {
  const failed = stats.unexpected + errors.length;
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: code === 0 ? failed : Math.max(1, failed),
    details: output,
    skipped: tests.filter(isSkipped).map(inWords),
    repeated: tests.filter(({ status }) => status === 'flaky').map(({ title, place }) => `${place} ${title}`),
    failures: tests.filter(({ status }) => status === 'unexpected').map(toFailure),
    tests: tests.map((test) => ({ file: test.file, line: test.line, hasRun: !isSkipped(test) })),
  };
}

const isSkipped = ({ status }) => status === 'skipped';

function withinBudget(outcome, most) {
  const { length } = outcome.tests;
  if (length <= most) return outcome;
  const title = `${length} browser tests at each landing, ${most} fit (budgets.json): tag one ${WHOLE.tag}`;
  return { ...outcome, failed: outcome.failed + 1, failures: [...outcome.failures, { title }] };
}

/** All tests of a suite with their place and tag (the device). */
function testsOf({ specs, suites = [] }) {
  const direct = specs.flatMap(({ title, tags, file, line, tests }) => {
    const place = `e2e/${file}:${line}`;
    const tag = `@${tags.find((one) => `@${one}` !== WHOLE.tag)}`;
    return tests.map((test) => ({ ...test, title, tag, place, file: `e2e/${file}`, line }));
  });
  return [...direct, ...suites.flatMap(testsOf)];
}

function inWords({ title, place, annotations }) {
  const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
  return `${place} ${title} (${reason})`;
}

function toFailure({ title, place, tag }) {
  return {
    title: `${tag} ${place} ${title}`,
    command: `node scripts/e2e.mjs ${place} -g ${tag} --trace on`,
  };
}

const USAGE = `node scripts/e2e.mjs [Playwright's own options] [files]    for example -g "signs in.*@phone"

The browser tests on a fresh build.

  --oldest          the walks of e2e/engines in the oldest supported Chromium
  --measure=name    e2e/measure/name.spec.ts, which nothing else runs: large, look, measures, readme`;
if (isMain(import.meta.filename) && !printUsage(process.argv, USAGE)) {
  await setup();
  for (const build of [CUSTOMERS, QA]) {
    if (isBuilt(build)) continue;
    const { code } = await buildPortal(build, { show: true });
    if (code !== 0) process.exit(code);
  }
  await buildServer();
  const args = process.argv.slice(2);
  if (args.includes(OLDEST)) {
    await install(path.join(root, 'scripts/oldest'));
    const { oldestChromium } = await import('./oldest/browser.mjs');
    process.env.PORTAL_OLDEST = await oldestChromium();
    args.splice(args.indexOf(OLDEST), 1, 'e2e/engines');
  }
  const measured = args.findIndex((arg) => MEASURE.test(arg));
  if (measured >= 0) {
    process.env.PORTAL_MEASURE = '1';
    args[measured] = args[measured].replace(MEASURE, 'e2e/measure/$1');
  }
  const { code } = await runE2e(args, { show: true });
  process.exitCode = code;
}
