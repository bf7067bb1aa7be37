import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';

// `npm run load`: drives processes of the reference server on one PostgreSQL of this machine (docs/PERFORMANCE.md).
const { main } = await importBundled('scripts/load/main.ts');
process.exitCode = await main(process.argv.slice(2), root).catch((error) => {
  console.error(error.message);
  return 2;
});
