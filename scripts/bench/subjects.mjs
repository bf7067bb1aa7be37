import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './server.mjs';
import { root, runNode } from '../lib/run.mjs';

const REFERENCE = path.join(root, 'build/bench-reference');

/**
 * What is measured in one run, this build first, each from a server of its own.
 * @param {{ against?: string, peer?: string, reference: boolean }} options `against`: another checkout of the portal, built (its server too);
 *   `peer`: the folder of another project's build, in the place of the reference page, which is
 *   there if `reference` says so
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
  const config = ['--config', 'scripts/bench-reference/webpack.config.ts'];
  const { code, output } = await runNode('node_modules/webpack/bin/webpack.js', config);
  if (code !== 0) throw new Error(output);
}
