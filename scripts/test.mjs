import { staticChecks } from './lib/checks.mjs';
import { jestStep } from './lib/jest.mjs';
import { commandStep, printSum, runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

/** Both builds and the steps that need them; without a customers' build those steps count as failed. */
async function buildSteps() {
  const { buildPortal, buildServer, isBuilt: hasBuild, QA } = await import('./lib/build.mjs');
  const { budgetStep } = await import('./lib/budgets.mjs');
  const { htmlStep, noInspectorStep } = await import('./lib/built-files.mjs');
  const { e2eStep } = await import('./lib/e2e.mjs');
  const { sourceSupportStep, supportStep } = await import('./lib/support.mjs');
  const { seededFolder } = await import('./lib/seeded.mjs');
  let isBuilt = false;
  const onBuild = (step) => ({
    ...step,
    run: async () => (isBuilt ? step.run() : { passed: 0, failed: 1, details: 'not run: there is no build' }),
  });
  const builds = [
    commandStep(
      'build',
      async () => {
        await buildServer();
        const [result] = await Promise.all([buildPortal(), seededFolder()]);
        isBuilt = result.code === 0;
        return result;
      },
      'npm run build',
    ),
    commandStep(
      'build for QA',
      async () => (hasBuild(QA) ? { code: 0, output: '' } : buildPortal(QA)),
      'node scripts/build.mjs --qa',
    ),
  ];
  return {
    sourceSupportStep,
    builds,
    onBuilds: [budgetStep, htmlStep, noInspectorStep, supportStep, e2eStep].map(onBuild),
  };
}

// `npm test`: everything. Prints the totals last, even after an error.
let total = { passed: 0, failed: 1, skipped: [], repeated: [], failures: [] };
try {
  await setup();
  const { sourceSupportStep, builds, onBuilds } = await buildSteps();
  // The unit tests find the most, so they start first, on all cores; the other steps run beside them, the browser tests last.
  const unit = jestStep('tests of functions, machines, screens and the reference server', [
    'lib',
    'machines',
    'web',
    'server',
  ]);
  total = await runSteps([unit, ...staticChecks(), sourceSupportStep, ...builds, ...onBuilds], 2);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  printSum(total);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
