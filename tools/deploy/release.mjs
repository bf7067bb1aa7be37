import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

// `npm run release -w @portal/deploy -- /srv/portal`: a build into a release folder, switched to by one link (docs/DEPLOY.md).
const { main } = await importBundled('tools/deploy/release.ts');
process.exitCode = main(process.argv.slice(2), root);
