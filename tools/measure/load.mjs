import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

// `npm run load -w @portal/measure`: drives processes of the reference server on one PostgreSQL of this machine (docs/PERFORMANCE.md).
const { main } = await importBundled('tools/measure/load/main.ts');
process.exitCode = await main(process.argv.slice(2), root).catch((error) => {
  console.error(error.message);
  return 2;
});
