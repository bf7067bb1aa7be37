import { headersOf, manifestOf, pushWorkerOf, workerOf } from './deployment.ts';
import { isFreeHeaderName } from './config.ts';

const BUILT = JSON.stringify({
  name: 'Casa',
  short_name: 'Casa',
  theme_color: '#0B6B3A',
  icons: [{ src: 'a' }],
});

describe('manifestOf', () => {
  it("takes the brand's names and colour alone", () => {
    const brand = { name: 'Mercado do Bairro', shortName: 'Bairro', primaryColor: '#7A1FA2' };
    expect(JSON.parse(manifestOf(BUILT, { brand }))).toEqual({
      name: 'Mercado do Bairro',
      short_name: 'Bairro',
      theme_color: '#7A1FA2',
      icons: [{ src: 'a' }],
    });
  });

  it('defaults the short name and darkens a light colour', () => {
    const manifest: unknown = JSON.parse(manifestOf(BUILT, { brand: { name: 'Sol', primaryColor: '#fd0' } }));
    expect(manifest).toMatchObject({
      name: 'Sol',
      short_name: 'Sol',
      theme_color: expect.not.stringMatching(/^#FFDD00$/),
    });
  });

  it.each([[{}], [{ brand: null }], [{ brand: { name: ' ', shortName: null, primaryColor: 'azul' } }]])(
    'stays as built for %j',
    (config) => {
      expect(JSON.parse(manifestOf(BUILT, config))).toEqual(JSON.parse(BUILT));
    },
  );
});

describe('pushWorkerOf', () => {
  it("takes the worker's code from beside the SDK", () => {
    const text = pushWorkerOf({ push: { sdkUrl: 'https://push.example/sdk/v16/OneSignalSDK.page.js' } });
    expect(text).toContain('const address = "https://push.example/sdk/v16/OneSignalSDK.sw.js";');
  });

  it.each([[{}], [{ push: null }], [{ push: { sdkUrl: 'nada' } }]])("is OneSignal's own for %j", (config) => {
    expect(pushWorkerOf(config)).toContain('"https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js"');
  });
});

test('the response headers keep everything but the hosts of the policy', () => {
  const built =
    "/*\n  Content-Security-Policy: connect-src 'self'; img-src 'self'\n  X-Frame-Options: DENY\n";
  const config = { mainApiUrl: 'https://api.example', pictureHosts: ['cdn.example'], statesUrl: '/estados' };
  const made = headersOf(built, config);
  expect(made).toBe(
    "/*\n  Content-Security-Policy: connect-src 'self' https://api.example https://cdn.example; " +
      "img-src 'self' https://api.example https://cdn.example; script-src 'self'\n  X-Frame-Options: DENY\n",
  );
  expect(headersOf(made, config)).toBe(made);
});

test('the worker is another one when the hosts of pictures are others, and only then', () => {
  const made = workerOf('start()', { pictureHosts: ['cdn.example'] });
  expect(made).toBe('self.pictureSources=["https://cdn.example"];\nstart()');
  expect(workerOf(made, { pictureHosts: ['b.example'], brand: { name: 'Sol' } })).toBe(
    'self.pictureSources=["https://b.example"];\nstart()',
  );
  expect(workerOf(made, { statesUrl: 'https://estados.example' })).toBe('start()');
  const withoutMap = workerOf(made, { map: false });
  expect(withoutMap).toBe('self.withoutMap=true;\nstart()');
  expect(workerOf(withoutMap, { map: null })).toBe('start()');
});

// @rule R77
test.each(['Idempotency-Key', 'X-Idempotency-Key', 'x_request_id', 'Chave1', 'acceptance'])(
  '%s is a header of its own',
  (name) => expect(isFreeHeaderName(name)).toBe(true),
);

// @rule R77
test.each([
  '',
  'Idempotency Key',
  'Key:',
  'Key\r\nAuthorization',
  'Key\n',
  'Clé',
  'a'.repeat(65),
  'Authorization',
  'content-type',
  'DOMAIN',
  'Pragma',
  'Portal-App-Id',
  'Accept',
  'Accept-Language',
  'Cookie',
  'Host',
  'Sec-Fetch-Mode',
  'Proxy-Authorization',
])('%j is none', (name) => expect(isFreeHeaderName(name)).toBe(false));
