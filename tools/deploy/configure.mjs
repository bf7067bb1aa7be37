import path from 'node:path';
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { root } from '../../scripts/lib/run.mjs';

// `npm run configure -w @portal/deploy [-- folder]`: writes the files of a deployment that depend on its config.json but are
// read by the browser itself: the manifest with the brand's names and colour, the push SDK's worker, the response headers with
// the hosts of config.json in their policy, and the worker with those of pictures.
// Run it after each change of config.json; the reference server does the same by itself.
// With `--server nginx|caddy [--out file] [--at /clube/portal/] [--hsts "max-age=…"] [--no-brotli]`: also writes that server's
// configuration from the same headers; every later run and every build writes it again (docs/DEPLOY.md).
const { main } = await importBundled('tools/deploy/configure.ts');
process.exitCode = main(process.argv.slice(2), path.join(root, 'dist'));
