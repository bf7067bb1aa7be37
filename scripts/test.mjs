import { installServers } from './lib/browser.mjs';
import { budgetStep, readTestBudgets } from './budgets.mjs';
import { e2eStep } from './e2e.mjs';
import { jestStep } from './jest.mjs';
import { buildPortal, buildServer, isBuilt, QA } from './lib/build.mjs';
import { htmlStep, noInspectorStep } from './lib/built-files.mjs';
import { staticChecks } from './lib/checks.mjs';
import { seededFolder } from './lib/seeded.mjs';
import { commandStep, outcomeOf, printSum, runSteps } from './lib/steps.mjs';
import { readArgs } from './lib/usage.mjs';
import { skippedRules } from './rules.mjs';
import { setup } from './setup.mjs';

const { values } = readArgs(
  `npm test              each behaviour once
npm run test:whole    all tests, also those that hold a behaviour once more

Some of them: node scripts/jest.mjs --help, node scripts/e2e.mjs --help.`,
  { whole: { type: 'boolean' } },
);
const isWhole = values.whole === true;

let hasBuild = false;
const builds = [
  commandStep(
    'build',
    async () => {
      await buildServer();
      const [result] = await Promise.all([buildPortal(), seededFolder()]);
      hasBuild = result.code === 0;
      return result;
    },
    'npm run build',
  ),
  commandStep(
    'build for QA',
    async () => (isBuilt(QA) ? { code: 0, output: '' } : buildPortal(QA)),
    'node scripts/build.mjs --qa',
  ),
];

/** A step that counts as failed without a customers' build. */
const onBuild = (step) => ({
  ...step,
  run: async () => (hasBuild ? step.run() : outcomeOf(['not run: there is no build'])),
});

// The totals are printed last, even after an error.
let total = { passed: 0, failed: 1, skipped: [], repeated: [], failures: [], tests: [] };
try {
  await setup();
  if (isWhole || process.env.CI) await installServers();
  // Imported late: it needs the packages that setup installs.
  const { sourceSupportStep, supportStep } = await import('./lib/support.mjs');
  const { jest, browser, browserTests } = readTestBudgets();
  // The unit tests find the most, so they start first, on all cores; the other steps run beside them, the browser tests last.
  const unit = jestStep(
    'tests of functions, machines, screens and the reference server',
    ['lib', 'machines', 'web', 'server'],
    { isWhole, processor: isWhole ? undefined : jest },
  );
  const walks = e2eStep({ isWhole, most: browserTests, processor: browser });
  const onBuilds = [budgetStep, htmlStep, noInspectorStep, supportStep, walks].map(onBuild);
  total = await runSteps([unit, ...staticChecks({ isWhole }), sourceSupportStep, ...builds, ...onBuilds], 2);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  for (const id of skippedRules(total.tests))
    console.log(`not held in this run: ${id}, whose every test was skipped`);
  printSum(total);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
