import { budgetStep } from './budgets.mjs';
import { e2eStep } from './e2e.mjs';
import { jestStep } from './jest.mjs';
import { buildPortal, buildServer, isBuilt, QA } from './lib/build.mjs';
import { htmlStep, noInspectorStep } from './lib/built-files.mjs';
import { staticChecks } from './lib/checks.mjs';
import { seededFolder } from './lib/seeded.mjs';
import { commandStep, outcomeOf, printSum, runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

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

// `npm test`: everything. Prints the totals last, even after an error.
let total = { passed: 0, failed: 1, skipped: [], repeated: [], failures: [] };
try {
  await setup();
  // Imported late: it needs the packages that setup installs.
  const { sourceSupportStep, supportStep } = await import('./lib/support.mjs');
  // The unit tests find the most, so they start first, on all cores; the other steps run beside them, the browser tests last.
  const unit = jestStep('tests of functions, machines, screens and the reference server', [
    'lib',
    'machines',
    'web',
    'server',
  ]);
  const onBuilds = [budgetStep, htmlStep, noInspectorStep, supportStep, e2eStep].map(onBuild);
  total = await runSteps([unit, ...staticChecks(), sourceSupportStep, ...builds, ...onBuilds], 2);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  printSum(total);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
