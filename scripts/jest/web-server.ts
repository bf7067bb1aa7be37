import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** The running server, as far as this file knows it. */
interface Stoppable {
  stop: () => Promise<void>;
}

const running = new Set<Stoppable>();

/** Where `web-global-setup.ts` puts the reference server, bundled for plain Node. */
export const serverBundle = path.resolve('.cache/jest-server/testing.mjs');

/**
 * Starts the reference server outside jsdom's realm, in the same process: there it finds Node's own globals.
 * Reached from tests through `reference-server.ts`; what is left running stops with the test file.
 */
export async function startReferenceServer(options?: unknown): Promise<unknown> {
  const module = (await nativeImport(pathToFileURL(serverBundle).href)) as {
    startTestServer: (options?: unknown) => Promise<Stoppable>;
  };
  const server = await module.startTestServer(options);
  running.add(server);
  const stop = async () => {
    if (running.delete(server)) await server.stop();
  };
  return { ...server, stop };
}

/** Stops every server that the test file left running. */
export async function stopReferenceServers(): Promise<void> {
  const servers = [...running];
  running.clear();
  await Promise.all(servers.map(async (server) => server.stop()));
}

// oxlint-disable-next-line typescript/no-implied-eval
const nativeImport = new Function('address', 'return import(address)') as (
  address: string,
) => Promise<unknown>;
