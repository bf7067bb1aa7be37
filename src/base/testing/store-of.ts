import type { Hosts } from '../../lib/http/request.ts';
import type { LastAnswers } from '../calls/base-query.ts';
import { createStore, type PortalStore } from '../calls/store.ts';

interface Answering {
  store: PortalStore;
  /** The requests, in order. */
  asked: { url: string; method: string; body: unknown; headers: Record<string, string> }[];
  /** What other windows heard to be changed. */
  changed: (readonly string[])[];
}

/**
 * A store whose `fetch` answers every call with this text.
 * @param answer or the texts of reads and writes
 */
export function storeOf(
  answer: string | { GET: string; POST: string },
  status = 200,
  hosts: Partial<Hosts> = {},
  lastAnswers: LastAnswers | null = null,
): Answering {
  const asked: Answering['asked'] = [];
  const changed: Answering['changed'] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push({
      url: url as string,
      method: init?.method ?? 'GET',
      body: init?.body,
      headers: init?.headers as Record<string, string>,
    });
    const text = typeof answer === 'string' ? answer : answer[init?.method as 'GET' | 'POST'];
    const response = new Response(text, { status });
    return Promise.resolve(Object.defineProperty(response, 'url', { value: 'https://api.example/x/y' }));
  });
  const store = createStore({
    config: {
      mainApiUrl: 'https://api.example',
      publicApiUrl: '',
      personApiUrl: '',
      domain: 'clube.example',
      portalAppId: '',
      portalSecretKey: '',
      statesUrl: '',
      pingUrl: '',
      idempotencyHeader: null,
      ...hosts,
    },
    token: () => 't',
    rejected: () => undefined,
    begin: () => () => undefined,
    prefetched: () => undefined,
    startCall: () => () => undefined,
    emitChanged: (tags) => void changed.push(tags),
    networkReturns: () => 0,
    lastAnswers,
  });
  return { store, asked, changed };
}
