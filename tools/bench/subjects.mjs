import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../scripts/lib/server.mjs';
import { root, runNode } from '../../scripts/lib/run.mjs';

const REFERENCE = path.join(root, 'build/bench-reference');

/**
 * The subjects of a run, this build first, each on its own server.
 * @param {{ against?: string, peer?: string, reference: boolean }} options `against`: another built checkout; `peer`:
 * another project's build in place of the reference page
 * @returns {Promise<{ name: string, portal: boolean, address: string, stop: () => void }[]>}
 */
export async function startSubjects({ against, peer, reference }) {
  if (against !== undefined && !existsSync(path.join(against, 'dist/index.html')))
    throw new Error(`${against} has no build: node scripts/build.mjs there first`);
  if (reference && peer === undefined) await buildReference();
  const subjects = [];
  const add = async (name, portal, ...server) =>
    subjects.push({ name, portal, ...(await startServer(...server)) });
  await add('this', true);
  if (against !== undefined) await add('before', true, {}, path.resolve(against));
  if (reference)
    await add(peer === undefined ? 'reference' : 'peer', false, {
      DIST_DIR: path.resolve(peer ?? REFERENCE),
    });
  return subjects;
}

async function buildReference() {
  const config = ['--config', 'tools/bench/reference/webpack.config.ts'];
  const { code, output } = await runNode('node_modules/webpack/bin/webpack.js', config);
  if (code !== 0) throw new Error(output);
}
