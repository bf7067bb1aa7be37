import { runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

// `npm run build`: `dist/` for any static server, refused when a route is over its byte budget or the page is not valid.
await setup();
const { buildPortal, buildServer } = await import('./lib/build.mjs');
const { budgetStep } = await import('./lib/budgets.mjs');
const { htmlStep } = await import('./lib/html.mjs');

const { code } = await buildPortal({ show: true });
if (code === 0) {
  await buildServer();
  const { failed } = await runSteps([budgetStep, htmlStep]);
  process.exitCode = failed > 0 ? 1 : 0;
} else process.exitCode = code;
