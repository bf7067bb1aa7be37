import { build } from 'esbuild';
import { loadServer, serverBundle } from './web-server.ts';

/** Bundles the reference server once per run, so that it can be started outside the realm of a test file. */
export default async function setup(): Promise<void> {
  await build({
    entryPoints: ['server/testing/server.ts'],
    outfile: serverBundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const { prepareTestDatabase } = await loadServer();
  await prepareTestDatabase();
}
