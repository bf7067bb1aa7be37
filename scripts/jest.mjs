import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BRIEF_SERVER, isMain, root, runNode } from './lib/run.mjs';
import { WHOLE } from './lib/test-calls.mjs';
import { printUsage } from './lib/usage.mjs';
import { setup } from './setup.mjs';

const FLAGS = [
  // Half of the tests run an embedded database.
  ...BRIEF_SERVER,
  // The embedded database is loaded by `import()`, which Jest runs only under this flag.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // A larger young generation: garbage collection then costs a twentieth less of the run.
  '--max-semi-space-size=64',
];

/** Runs Jest with the flags that the tests need. */
function runJest(args, options) {
  // Jest keeps an existing NODE_ENV, and React's production build has no `act`.
  return runNode('node_modules/jest/bin/jest.js', args, {
    ...options,
    flags: FLAGS,
    env: { NODE_ENV: 'test' },
  });
}

/**
 * A step that runs some projects of jest.config.ts and counts their tests.
 *
 * @param {string} name
 * @param {string[]} projects
 * @param {{ isWhole?: boolean, processor?: number }} [options] `isWhole`: with the files that only `test:whole` runs
 */
export function jestStep(name, projects, { isWhole = false, processor } = {}) {
  const left = isWhole ? [] : ['--testPathIgnorePatterns', '/node_modules/', WHOLE.file.source];
  return { name, processor, run: () => countTests(['--selectProjects', ...projects, ...left]) };
}

async function countTests(args) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const file = path.join(folder, 'report.json');
  const { output } = await runJest([
    '--silent',
    '--json',
    '--testLocationInResults',
    `--outputFile=${file}`,
    ...args,
  ]);
  try {
    return toOutcome(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, details: output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isSkipped = ({ status }) => status === 'pending' || status === 'todo';
const isRepeated = ({ status, invocations }) => status === 'passed' && invocations > 1;

// A file that could not run has no failed tests but counts as failed.
function toOutcome({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const broken = testResults.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: success ? 0 : Math.max(1, failed),
    skipped: tests.filter(isSkipped).map(({ fullName }) => fullName),
    repeated: tests.filter(isRepeated).map(({ fullName }) => fullName),
    details: broken.map(({ name, message }) => `${relative(name)}\n${message}`).join('\n'),
    failures: broken.flatMap(failuresOf),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({
        file: relative(name),
        line: test.location?.line ?? 0,
        hasRun: !isSkipped(test),
      })),
    ),
  };
}

const relative = (file) => path.relative(root, file).replaceAll('\\', '/');

function failuresOf({ name, assertionResults }) {
  const file = relative(name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [{ title: file, command: `node scripts/jest.mjs ${file}` }];
  return failed.map(({ fullName }) => ({
    title: `${file}: ${fullName}`,
    command: `node scripts/jest.mjs ${file} -t ${quote(exactly(fullName))}`,
  }));
}

/** A pattern that matches only this title; characters special to a shell become `.`. */
function exactly(title) {
  return `^${title.replaceAll(/[$()*+?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/['"`!]/g, '.')}$`;
}

const quote = (text) => `'${text}'`;

const USAGE = `node scripts/jest.mjs [Jest's own options] [paths]    for example --watch src/lib

Jest with the flags of npm test; without a path all tests, those of test:whole, too.`;
if (isMain(import.meta.filename) && !printUsage(process.argv, USAGE)) {
  await setup();
  const { code } = await runJest(process.argv.slice(2), { show: true });
  process.exitCode = code;
}
