import { build } from 'esbuild';
import { serverBuild } from '../lib/build.mjs';
import { loadServer, serverBundle } from './web-server.ts';

/** Bundles the reference server once per run, to be loaded outside a test file's realm. */
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
