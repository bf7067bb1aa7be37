import { staticChecks } from './lib/checks.mjs';
import { jestStep } from './jest.mjs';
import { printSum, runSteps } from './lib/steps.mjs';
import { readArgs } from './lib/usage.mjs';
import { setup } from './setup.mjs';

readArgs('npm run check    the part of npm test that needs no browser and no build');
await setup();
const { sourceSupportStep } = await import('./lib/support.mjs');
const sum = await runSteps(
  [
    jestStep('tests of functions, machines and screens', ['lib', 'machines', 'web']),
    ...staticChecks(),
    sourceSupportStep,
  ],
  2,
);
printSum(sum);
process.exitCode = sum.failed > 0 ? 1 : 0;
