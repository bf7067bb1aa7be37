import { existsSync } from 'node:fs';
import path from 'node:path';
import { staticChecks } from './lib/checks.mjs';
import { jestStep } from './lib/jest.mjs';
import { root, runNode } from './lib/run.mjs';
import { commandStep, runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

/** What needs the built portal; when there is none, the build step has said so and these count as failed. */
async function stepsOnBuild() {
  const { buildPortal, buildServer, isBuilt: hasBuild, QA } = await import('./lib/build.mjs');
  const { budgetStep } = await import('./lib/budgets.mjs');
  const { htmlStep } = await import('./lib/html.mjs');
  const { customersStep } = await import('./lib/customers.mjs');
  const { e2eStep } = await import('./lib/e2e.mjs');
  let isBuilt = false;
  const onBuild = (step) => ({
    ...step,
    run: async () => (isBuilt ? step.run() : { passed: 0, failed: 1, details: 'not run: there is no build' }),
  });
  return [
    commandStep('build', async () => {
      await buildServer();
      const result = await buildPortal();
      isBuilt = result.code === 0;
      return result;
    }),
    onBuild(budgetStep),
    onBuild(htmlStep),
    onBuild(customersStep),
    commandStep('build for QA', async () => (hasBuild(QA) ? { code: 0, output: '' } : buildPortal(QA))),
    onBuild(e2eStep),
  ];
}

function chartStep() {
  const script = 'scripts/charts.mjs';
  const exists = existsSync(path.join(root, script));
  return exists ? [commandStep('statechart pages', () => runNode(script, ['--check']))] : [];
}

// `npm test`: everything. Its last line is the sum, whatever happens on the way.
let total = { passed: 0, failed: 1 };
try {
  await setup();
  const quick = await runSteps([...staticChecks(), ...chartStep()], 2);
  const unit = await runSteps([
    jestStep('tests of functions, machines and screens', ['lib', 'machines', 'web']),
    jestStep('tests of the reference server', ['server']),
  ]);
  const built = await runSteps(await stepsOnBuild());
  const sum = (key) => quick[key] + unit[key] + built[key];
  total = { passed: sum('passed'), failed: sum('failed') };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
