import { cachedCopy, isPortalThatStarts, compiledWhenUsed } from './cached-copy.ts';

// @rule S1.4
test.each(['User-Agent', 'Accept-Encoding, Accept', '*'])(
  'a Vary header (%s) does not hide the stored copy',
  async (vary) => {
    const headers = { vary, 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
    const copy = await cachedCopy(new Response('<!doctype html>', { headers }));
    expect(Object.fromEntries(copy.headers)).toEqual({
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
    });
    expect(await copy.text()).toBe('<!doctype html>');
  },
);

test('a copy of another type', async () => {
  const copy = await cachedCopy(
    new Response('start()', { headers: { 'content-type': 'text/javascript' } }),
    'x/y',
  );
  expect(copy.headers.get('content-type')).toBe('x/y');
});

const PAGE = '<!doctype html><script>start()</script><script src="a.js"></script><div id=root></div>';
// openssl dgst -sha256 -binary | base64, of 'start()'
const OWN = 'DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';

const answer = (policy: string | null) =>
  new Response(PAGE, policy === null ? {} : { headers: { 'content-security-policy': policy } });

// @rule C6.8
it.each([
  ['names its script', `script-src 'self' 'sha256-${OWN}'`, true],
  ['is that of another build', "script-src 'self' 'sha256-AAAA'", false],
  ['names no script', "default-src 'self'; script-src 'self' https://cdn.example", true],
  ['is not there', null, true],
])('a page whose policy %s', async (_name, policy, allowed) => {
  expect(await isPortalThatStarts(answer(policy))).toBe(allowed);
});

// @rule R169
it.each([
  '<!doctype html><script src="/challenge.js"></script>Verificando seu navegador…',
  '<!doctype html><script>start()</script><p>Login do Wi-Fi</p>',
  '',
])('another page in its place is not the portal: %s', async (text) => {
  expect(await isPortalThatStarts(new Response(text))).toBe(false);
});

const ADDRESS = 'https://clube.example/portal/assets/p-1ca3a6.js';
const TYPE = 'content-type';

const file = (type: string, text = 'start()') =>
  new Response(text, { headers: { [TYPE]: type, 'x-from': 'the server' } });

/** The used part of the worker's cache. */
function withCache(put: (request: Request, response: Response) => Promise<void>) {
  const open = jest.fn(async (_name: string) => ({ put }));
  Object.assign(globalThis, { caches: { open } });
  return open;
}

async function putAside(response: Response): Promise<Response> {
  const event = { type: 'install' } as ExtendableEvent;
  const cached = await compiledWhenUsed.cacheWillUpdate?.({ response, request: new Request(ADDRESS), event });
  return cached as Response;
}

async function use(cachedResponse: Response | undefined, type = 'fetch') {
  const waited: unknown[] = [];
  const event = { type, waitUntil: (work: unknown) => waited.push(work) } as unknown as ExtendableEvent;
  const given = await compiledWhenUsed.cachedResponseWillBeUsed?.({
    cacheName: 'own-files',
    request: new Request(ADDRESS),
    event,
    ...(cachedResponse && { cachedResponse }),
  });
  await Promise.all(waited);
  return given;
}

test.each(['text/javascript', 'application/javascript; charset=utf-8'])(
  'a stored script (%s) is restored when it is used',
  async (type) => {
    const cached: Response[] = [];
    const open = withCache(async (request, response) => {
      expect(request.url).toBe(ADDRESS);
      cached.push(response);
    });
    const aside = await putAside(file(type));
    expect(aside.headers.get(TYPE)).not.toContain('javascript');
    const given = await use(aside);
    expect(open).toHaveBeenCalledWith('own-files');
    for (const response of [given, cached[0]]) {
      expect(response?.headers.get(TYPE)).toBe('text/javascript; charset=utf-8');
      expect(response?.headers.get('x-from')).toBe('the server');
      expect(await response?.text()).toBe('start()');
    }
  },
);

test('looked at by the installation of the next version, it stays as it is', async () => {
  const open = withCache(async () => undefined);
  const aside = await putAside(file('text/javascript'));
  expect(await use(aside, 'install')).toBe(aside);
  expect(open).not.toHaveBeenCalled();
});

test('without room for it, it is used all the same', async () => {
  withCache(async () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const given = await use(await putAside(file('text/javascript')));
  expect(await given?.text()).toBe('start()');
});

test.each(['text/html', 'font/woff2', 'application/octet-stream', 'image/svg+xml'])(
  'any other file (%s) is kept and given as what it is',
  async (type) => {
    const open = withCache(async () => undefined);
    const cached = await putAside(file(type));
    expect(cached.headers.get(TYPE)).toBe(type);
    expect(await cached.clone().text()).toBe('start()');
    expect(await use(cached)).toBe(cached);
    expect(open).not.toHaveBeenCalled();
  },
);

test('a file that is not cached is not answered from the cache', async () => {
  expect(await use(undefined)).toBeNull();
});
