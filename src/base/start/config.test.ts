import { ConfigError, readConfig } from '../../lib/deployment/config.ts';
import { loadConfig } from './config.ts';

const HOST = 'clube.example';

// @rule S9.5, C1.2, C1.3, C1.4, C1.5, C1.7, C1.8
test('an empty file gives the defaults of the contract', () => {
  expect(readConfig({}, HOST)).toEqual({
    mainApiUrl: '',
    publicApiUrl: '/api/public',
    personApiUrl: '',
    domain: HOST,
    portalAppId: '',
    portalSecretKey: '',
    storeFormatId: null,
    bannerFormatId: null,
    footerBannerFormatId: '133',
    campaignGroupId: '7',
    statesUrl: null,
    pingUrl: '/ping',
    idempotencyHeader: null,
    errorReportUrl: null,
    features: {},
    till: {},
    raw: {},
    map: null,
    push: null,
    brand: {
      name: 'Portal Fidelidade',
      shortName: 'Portal Fidelidade',
      logoUrl: null,
      primaryColor: null,
      privacyMailbox: null,
    },
  });
});

// @rule C1.9
test('unknown features and odd values are accepted', () => {
  const features = { tillCode: 'no', futuro: { a: 1 }, themes: false };
  expect(readConfig({ features }, HOST).features).toEqual(features);
});

test('addresses lose the slash at their end, and ping follows the main API', () => {
  const config = readConfig({ mainApiUrl: 'https://api.example/v1//', publicApiUrl: '/publica/' }, HOST);
  expect(config.mainApiUrl).toBe('https://api.example/v1');
  expect(config.publicApiUrl).toBe('/publica');
  expect(config.pingUrl).toBe('https://api.example/v1/ping');
});

// @rule C1.4
test('ids may be numbers or text', () => {
  const ids = { storeFormatId: 1, bannerFormatId: '131', footerBannerFormatId: 9, campaignGroupId: '8' };
  expect(readConfig(ids, HOST)).toMatchObject({
    storeFormatId: '1',
    bannerFormatId: '131',
    footerBannerFormatId: '9',
    campaignGroupId: '8',
  });
  const push = { sdkUrl: 'https://push.example/sdk.js', appId: 42 };
  expect(readConfig({ push }, HOST).push).toEqual({ ...push, appId: '42' });
});

// @rule C1.1, C1.3
test.each([
  ['domain', 'clube\u200b.example'],
  ['portalAppId', 'app – 1'],
  ['portalSecretKey', 'chave\n1'],
])('what no header can carry is a broken file that names %s', (key, value) => {
  expect(() => readConfig({ [key]: value }, HOST)).toThrow(`config.json: ${key} cannot be sent in a header`);
  expect(readConfig({ [key]: 'Pão & cia' }, HOST)).toMatchObject({ [key]: 'Pão & cia' });
});

test('empty text and null count as absent', () => {
  const config = readConfig({ domain: ' ', storeFormatId: null, brand: { name: '', logoUrl: '' } }, HOST);
  expect(config.domain).toBe(HOST);
  expect(config.storeFormatId).toBeNull();
  expect(config.brand).toMatchObject({ name: 'Portal Fidelidade', logoUrl: null });
});

// @rule R77, C1.6
test('the header of the key is named by the file', () => {
  expect(readConfig({ idempotencyHeader: ' Idempotency-Key ' }, HOST).idempotencyHeader).toBe(
    'Idempotency-Key',
  );
  expect(readConfig({ idempotencyHeader: '' }, HOST).idempotencyHeader).toBeNull();
});

test('the short name is the name when it has none', () => {
  expect(readConfig({ brand: { name: 'Sol' } }, HOST).brand.shortName).toBe('Sol');
});

test('unknown keys are no fault', () => {
  expect(readConfig({ futuro: { x: 1 } }, HOST).domain).toBe(HOST);
});

test.each([
  [null, 'config.json: not an object'],
  [[], 'config.json: not an object'],
  ['text', 'config.json: not an object'],
  [{ mainApiUrl: 7 }, 'config.json: mainApiUrl is not text'],
  [{ storeFormatId: true }, 'config.json: storeFormatId is not text'],
  [{ brand: 'Sol' }, 'config.json: brand is not an object'],
  [{ brand: { primaryColor: 3 } }, 'config.json: primaryColor is not text'],
  [{ idempotencyHeader: true }, 'config.json: idempotencyHeader is not text'],
  [{ idempotencyHeader: 'Key: x\r\nCookie' }, 'config.json: idempotencyHeader cannot be sent in a header'],
  [{ idempotencyHeader: 'authorization' }, 'config.json: idempotencyHeader cannot be sent in a header'],
  [{ map: {} }, 'config.json: map.tileUrl is missing'],
  [{ map: [] }, 'config.json: map is not an object'],
  [{ push: { sdkUrl: 'https://push.example/sdk.js' } }, 'config.json: push.appId is missing'],
])('%j is refused: %s', (raw, message) => {
  expect(() => readConfig(raw, HOST)).toThrow(new ConfigError(message));
});

test('a request for it that is lost is made once more', async () => {
  Object.assign(globalThis, {
    document: { baseURI: `https://${HOST}/pasta/` },
    location: { hostname: HOST },
  });
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Response.json({ domain: 'rede' }));
  expect((await loadConfig()).domain).toBe('rede');
  const address = new URL(`https://${HOST}/pasta/config.json`);
  expect(asked.mock.calls.map(([to]) => to)).toEqual([address, address]);
  asked.mockRestore();
  for (const name of ['document', 'location']) Reflect.deleteProperty(globalThis, name);
});
