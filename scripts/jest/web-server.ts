import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** The running server, as far as this file knows it. */
interface Stoppable {
  stop: () => Promise<void>;
}

/** `server/testing/server.ts`, as far as the environments know it. */
interface ServerModule {
  startTestServer: (options?: unknown) => Promise<Stoppable>;
  lendDatabase: unknown;
  closeIdle: () => Promise<void>;
  prepareTestDatabase: () => Promise<void>;
}

const running = new Set<Stoppable>();
let loaded: Promise<ServerModule> | undefined;

/** Where `global-setup.ts` puts the reference server, bundled for plain Node. */
export const serverBundle = path.resolve('.cache/jest-server/testing.mjs');

/** The server outside every test file's realm: loaded once for each process of Jest. */
export async function loadServer(): Promise<ServerModule> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ServerModule> {
  // A worker of Jest no longer listens to its parent when it is to end: a database's timer would keep it for ten seconds.
  process.on('removeListener', (event) => {
    if (event === 'message') void closeServers();
  });
  return (await nativeImport(pathToFileURL(serverBundle).href)) as ServerModule;
}

/** At the end of the process: ends what outlived the test files. */
export async function closeServers(): Promise<void> {
  await (await loaded)?.closeIdle();
}

/**
 * Starts the reference server outside jsdom's realm, in the same process: there it finds Node's own globals.
 * Reached from tests through `reference-server.ts`; what is left running stops with the test file.
 */
export async function startReferenceServer(options?: unknown): Promise<unknown> {
  const { startTestServer } = await loadServer();
  const server = await startTestServer(options);
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

// The transform makes a `require` of a plain `import()`, which cannot load an ES module from outside.
// oxlint-disable-next-line typescript/no-implied-eval
const nativeImport = new Function('address', 'return import(address)') as (
  address: string,
) => Promise<unknown>;
