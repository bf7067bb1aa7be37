import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';

// `npm run release -- /srv/portal`: a build into a release folder, switched to by one link (docs/DEPLOY.md).
const { main } = await importBundled('scripts/deploy/release.ts');
process.exitCode = main(process.argv.slice(2), root);
