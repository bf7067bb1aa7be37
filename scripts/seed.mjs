// npm run seed: sets the demo data back (DATA_DIR or DATABASE_URL as for the server).
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outfile = join(root, 'build', 'server', 'seed.mjs');

await build({
  entryPoints: [join(root, 'server', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, 'seed'], { stdio: 'inherit', cwd: root });
process.exit(status ?? 1);
