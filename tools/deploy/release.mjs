import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

const { main } = await importBundled('tools/deploy/release.ts');
process.exitCode = main(process.argv.slice(2), root);
