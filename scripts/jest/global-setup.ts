import { build } from 'esbuild';
import { serverBuild } from '../lib/build.mjs';
import { loadServer, serverBundle } from './web-server.ts';

/** Bundles the reference server once per run, so that it can be started outside the realm of a test file. */
export default async function setup(): Promise<void> {
  await build({
    ...serverBuild,
    entryPoints: ['server/testing/server.ts'],
    outfile: serverBundle,
    sourcemap: false,
  });
  const { prepareTestDatabase } = await loadServer();
  await prepareTestDatabase();
}
