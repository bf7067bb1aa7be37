import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Fault, LoggedRequest } from '../../../server/http/faults.ts';
import { startReferenceServer } from '../../../scripts/jest/reference-server.ts';
import { readConfig } from '../../lib/deployment/config.ts';
import { App } from '../app.tsx';
import { createRoot, type PortalRoot } from '../root.ts';

type Server = Awaited<ReturnType<typeof startReferenceServer>>;

/** The reference server of a screen test, with its real database. */
export interface PortalServer extends Server {
  /** Replaces the active faults; none removes them. */
  faults: (...faults: Fault[]) => Promise<void>;
  /** Method and path of the requests since the last call. */
  takeLog: () => Promise<string[]>;
  /** Bodies of the POSTs to a path since `takeLog` was last called. */
  posted: (path: string) => Promise<unknown[]>;
  /** The requests since `takeLog`, as they arrived. */
  log: () => Promise<LoggedRequest[]>;
  /** One request to the server and back: earlier requests and timers of the page have run by then. */
  roundTrip: () => Promise<void>;
  /** Restores the database of the first call; removes faults and requests. */
  restore: () => Promise<void>;
  /** Signs in without the portal. */
  signIn: (documento: string) => Promise<string>;
}

interface RenderOptions {
  server: PortalServer;
  /** Digits of the account whose session is stored; absent: nobody is signed in. */
  documento?: string;
  /** Further keys of config.json. */
  config?: Record<string, unknown>;
}

const SENHA = 'clube123';
const running: PortalRoot[] = [];

/** The reference server of a test file, started once; each test begins without faults and requests. Written data stays. */
export function portalServer(): PortalServer {
  const server = {} as PortalServer;
  beforeAll(async () => void Object.assign(server, await startPortalServer()));
  beforeEach(async () => {
    await server.faults();
    await server.takeLog();
  });
  return server;
}

/** Starts the reference server for a test file; call it in `beforeAll`. */
export async function startPortalServer(): Promise<PortalServer> {
  const server = await startReferenceServer({ faults: true });
  const ask = async (path: string, init?: RequestInit) => fetch(`${server.baseUrl}${path}`, init);
  return {
    ...server,
    faults: async (...faults) => {
      const body = JSON.stringify(faults);
      const headers = { 'content-type': 'application/json' };
      await ask('/__faults', faults.length > 0 ? { method: 'POST', headers, body } : { method: 'DELETE' });
    },
    takeLog: async () => {
      const answer = await ask('/__log', { method: 'DELETE' });
      const log = (await answer.json()) as { method: string; path: string }[];
      return log.map(({ method, path }) => `${method} ${path}`);
    },
    posted: async (path) => {
      const log = (await (await ask('/__log')).json()) as { method: string; path: string; body: unknown }[];
      return log.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);
    },
    restore: async () => {
      const headers = { 'content-type': 'application/json' };
      await ask('/__restore', { method: 'POST', headers, body: '{}' });
    },
    roundTrip: async () => void (await ask('/__log')),
    log: async () => (await (await ask('/__log')).json()) as LoggedRequest[],
    signIn: async (documento) => {
      const body = new URLSearchParams({ grant_type: 'password', username: documento, password: SENHA });
      const answer = (await (await ask('/token', { method: 'POST', body })).json()) as {
        access_token: string;
      };
      return answer.access_token;
    },
  };
}

/**
 * Renders the whole portal at a route: real store, machines and reference server. Actors, session and address are reset
 * after each test.
 */
export async function renderApp(
  path: string,
  { server, documento, config = {} }: RenderOptions,
): Promise<{ root: PortalRoot; user: UserEvent; container: HTMLElement; unmount: () => void }> {
  if (documento !== undefined) storeSession(await server.issueToken(documento));
  location.hash = `#${path}`;
  const root = createRoot(
    readConfig(
      {
        mainApiUrl: server.baseUrl,
        publicApiUrl: `${server.baseUrl}/api/public`,
        statesUrl: `${server.baseUrl}/estados`,
        portalAppId: 'portal-clube-vizinhanca',
        portalSecretKey: 'demo-0d9b5c7e4f1a',
        storeFormatId: 1,
        bannerFormatId: 131,
        brand: { name: 'Clube Vizinhança', shortName: 'Vizinhança' },
        ...config,
      },
      'localhost',
    ),
  );
  running.push(root);
  const user = userEvent.setup();
  const { container, unmount } = await act(async () => render(<App root={root} />));
  return { root, user, container, unmount };
}

function storeSession(token: string): void {
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  localStorage.setItem('portal.token', token);
  localStorage.setItem('portal.user', JSON.stringify({ Name: 'Ana Souza', img: null, '.expires': expires }));
}

afterEach(() => {
  cleanup();
  for (const root of running.splice(0)) root.session.stop();
  localStorage.clear();
  location.hash = '';
});
