import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** The server as this file needs it. */
interface Stoppable {
  stop: () => Promise<void>;
}

/** `server/testing/server.ts`, as the environments need it. */
interface ServerModule {
  startTestServer: (options?: unknown) => Promise<Stoppable>;
  lendDatabase: unknown;
  closeIdle: () => Promise<void>;
  prepareTestDatabase: () => Promise<void>;
}

const running = new Set<Stoppable>();
let loaded: Promise<ServerModule> | undefined;

/** The reference server bundled by `global-setup.ts`. */
export const serverBundle = path.resolve('.cache/jest-server/testing.mjs');

/** The server outside test realms, loaded once per process. */
export async function loadServer(): Promise<ServerModule> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ServerModule> {
  // Ends a worker at once: a database timer would keep it for ten seconds.
  process.on('removeListener', (event) => {
    if (event === 'message') void closeServers();
  });
  return (await nativeImport(pathToFileURL(serverBundle).href)) as ServerModule;
}

/** Ends shared servers at the end of the process. */
export async function closeServers(): Promise<void> {
  await (await loaded)?.closeIdle();
}

/** Starts the reference server outside jsdom's realm. Use `reference-server.ts`; it stops with the test file. */
export async function startReferenceServer(options?: unknown): Promise<unknown> {
  const { startTestServer } = await loadServer();
  const server = await startTestServer(options);
  running.add(server);
  const stop = async () => {
    if (running.delete(server)) await server.stop();
  };
  return { ...server, stop };
}

/** Stops the servers of the test file. */
export async function stopReferenceServers(): Promise<void> {
  const servers = [...running];
  running.clear();
  await Promise.all(servers.map(async (server) => server.stop()));
}

// The transform turns `import()` into `require`, which cannot load ES modules.
// oxlint-disable-next-line typescript/no-implied-eval
const nativeImport = new Function('address', 'return import(address)') as (
  address: string,
) => Promise<unknown>;
