import { KEEPABLE_PICTURE } from '../lib/rotas/link.ts';

/** The whole worker in a browser with unreadable caches. */

const SCOPE = 'https://clube.example/portal/';

type Listener = (event: FetchEvent) => void;

/** Workbox needs event classes that Node lacks. */
class ExtendableEvent {
  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined);
  }
}
class FetchEvent extends ExtendableEvent {
  readonly type = 'fetch';
  readonly request: Request;
  answer: Promise<Response> | null = null;
  constructor(request: Request) {
    super();
    this.request = request;
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

const listeners: Listener[] = [];

beforeAll(async () => {
  const refuse = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent,
    FetchEvent,
    location: new URL('sw.js', SCOPE),
    registration: { scope: SCOPE },
    portalFiles: [
      { url: 'index.html', revision: '1' },
      { url: 'assets/main.js', revision: null },
    ],
    caches: { match: refuse, open: refuse, keys: refuse, delete: refuse },
    addEventListener: (type: string, listener: Listener) => type === 'fetch' && listeners.push(listener),
  });
  await import('./sw.ts');
});

async function answerTo(path: string, facts: object): Promise<unknown> {
  const request = new Request(new URL(path, SCOPE));
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(request, name, { value });
  const event = new FetchEvent(request);
  for (const listener of listeners) listener(event);
  return (await event.answer)?.json();
}

// @rule S1.4
test.each([
  ['', { mode: 'navigate' }],
  ['assets/main.js', { destination: 'script' }],
  ['icons/x.png', { destination: 'image', referrerPolicy: KEEPABLE_PICTURE }],
])('what the cache does not give (%j) comes from the network', async (path, facts) => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) => Response.json((input as Request).url));
  expect(await answerTo(path, facts)).toBe(`${SCOPE}${path}`);
  expect(fetched).toHaveBeenCalled();
});
