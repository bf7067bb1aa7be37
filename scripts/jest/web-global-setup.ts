import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { serverBundle } from './web-server.ts';

/** Bundles the reference server once per run, so that screen tests can start it outside jsdom's realm. */
export default async function setup(): Promise<void> {
  if (!existsSync('server/testing.ts')) return;
  await build({
    entryPoints: ['server/testing.ts'],
    outfile: serverBundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}
