import { existsSync } from 'node:fs';
import path from 'node:path';
import { staticChecks } from './lib/checks.mjs';
import { jestStep } from './lib/jest.mjs';
import { root, runNode } from './lib/run.mjs';
import { commandStep, runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

/** Both builds, and what needs them; when there is none, the build step has said so and the rest counts as failed. */
async function buildSteps() {
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
  const builds = [
    commandStep('build', async () => {
      await buildServer();
      const result = await buildPortal();
      isBuilt = result.code === 0;
      return result;
    }),
    commandStep('build for QA', async () => (hasBuild(QA) ? { code: 0, output: '' } : buildPortal(QA))),
  ];
  return { builds, onBuilds: [budgetStep, htmlStep, customersStep, e2eStep].map(onBuild) };
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
  ]);
  const { builds, onBuilds } = await buildSteps();
  // The bundler works on one core: the other one is not left idle.
  const server = jestStep('tests of the reference server', ['server']);
  const beside = await runSteps([server, ...builds], 2);
  const built = await runSteps(onBuilds);
  const sum = (key) => quick[key] + unit[key] + beside[key] + built[key];
  total = { passed: sum('passed'), failed: sum('failed') };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
