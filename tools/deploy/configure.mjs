import path from 'node:path';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

const { main } = await importBundled('tools/deploy/configure.ts');
process.exitCode = main(process.argv.slice(2), path.join(root, 'dist'));
