import { prefetchHome, takePrefetched } from './prefetch.ts';
import { readConfig } from '../../lib/deployment/config.ts';

const config = readConfig(
  {
    mainApiUrl: 'https://api.example',
    publicApiUrl: 'https://public.example/base',
    personApiUrl: 'https://api.example',
    domain: 'clube.example',
    portalAppId: 'app',
    portalSecretKey: 'secret',
    storeFormatId: '12',
    bannerFormatId: 77,
  },
  'clube.example',
);
const SALDO = 'https://api.example/api/contacorrente/saldo';
const BANNERS = 'https://public.example/base/api/app/banners/77';

let sent: { url: string; headers: Record<string, string>; cache: RequestCache | undefined }[];
let banners: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  banners = { statusCode: 200, data: [{ url: 'javascript:alert(1)' }, { url: '/feira.svg' }] };
  document.body.innerHTML = '<div id="first-paint"><div class="first-banner"></div></div>';
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: url as string, headers: init?.headers as Record<string, string>, cache: init?.cache });
    const answer = Response.json(url === BANNERS ? banners : { saldo: {} });
    return Promise.resolve(
      Object.defineProperty(answer, 'clone', {
        value: () => Object.defineProperty(Response.json(banners), 'url', { value: url }),
      }),
    );
  });
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('the five first calls of the home go out, each with the headers of its interface', () => {
  prefetchHome(config, 'token-1');
  expect(sent.map(({ url }) => url)).toEqual([
    BANNERS,
    'https://api.example/api/empresas',
    'https://api.example/api/pessoa',
    'https://api.example/api/cupom/totaldesconto?idEmpFormato=12',
    SALDO,
  ]);
  expect(sent[0]?.headers).toMatchObject({ 'portal-app-id': 'app', 'portal-secret-key': 'secret' });
  expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  expect(sent[4]?.headers).toMatchObject({ Authorization: 'Bearer token-1', domain: 'clube.example' });
  const own = 'no-store';
  expect(sent.map(({ cache }) => cache)).toEqual(['default', own, own, own, own]);
});

test('an answer is taken once, and only with the token that it was asked with', async () => {
  prefetchHome(config, 'token-1');
  expect(takePrefetched(SALDO, 'token-2')).toBeUndefined();
  expect(takePrefetched(SALDO, null)).toBeUndefined();
  await expect((await takePrefetched(SALDO, 'token-1'))?.json()).resolves.toEqual({ saldo: {} });
  expect(takePrefetched(SALDO, 'token-1')).toBeUndefined();
  expect(takePrefetched(BANNERS, null)).toBeDefined();
});

test('a prefetched answer expires after 30 s', () => {
  prefetchHome(config, 'token-1');
  jest.advanceTimersByTime(29_999);
  expect(takePrefetched(BANNERS, null)).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(takePrefetched(SALDO, 'token-1')).toBeUndefined();
});

test('the first displayable banner is in the frame', async () => {
  prefetchHome(config, 'token-1');
  await jest.advanceTimersByTimeAsync(0);
  const pictures = [...document.querySelectorAll('.first-banner img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    'https://public.example/feira.svg',
  ]);
  expect(pictures[0]).toHaveProperty('referrerPolicy', 'strict-origin');
});

test.each([
  ['no list', { data: 'soon' }],
  ['no safe picture', [{ url: 'data:image/svg+xml;base64,AAAA' }, null]],
])('%s: the frame stays as it is', async (_name, answer) => {
  banners = answer;
  prefetchHome(config, 'token-1');
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('.first-banner')?.childElementCount).toBe(0);
});
