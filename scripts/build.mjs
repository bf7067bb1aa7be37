import { setup } from './setup.mjs';

// `npm run build`: `dist/` for any static server, refused when a route is over its byte budget.
await setup();
const { buildPortal, buildServer } = await import('./lib/build.mjs');
const { checkBudgets } = await import('./lib/budgets.mjs');

const { code } = await buildPortal({ show: true });
if (code === 0) {
  await buildServer();
  const { table, over } = checkBudgets();
  console.log(table);
  process.exitCode = over.length > 0 ? 1 : 0;
} else process.exitCode = code;
