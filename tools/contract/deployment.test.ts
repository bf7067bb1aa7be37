import type { Report } from './findings.ts';
import { type Provider, startProvider, CONFIG, ORIGIN, runOn } from './testing-provider.ts';

let provider: Provider;
let usual: string[];

const levels = ({ calls }: Report) => calls.map(({ id, level }) => `${id} ${level}`);

beforeAll(async () => {
  provider = await startProvider(ORIGIN);
  usual = levels(await runOn(provider, null));
});
afterAll(async () => provider.stop());

// @rule C1.2, C6.1
test.each([
  ['on the portal’s host', () => ({})],
  ['on a host of its own', (own: string) => ({ mainApiUrl: own })],
  ['on a host of its own, with a slash behind it', (own: string) => ({ mainApiUrl: `${own}/` })],
  [
    'each on a host of its own',
    (own: string) => ({
      mainApiUrl: own,
      publicApiUrl: `${own}/api/public/`,
      personApiUrl: own,
      statesUrl: `${own}/estados`,
      pingUrl: `${own}/ping`,
    }),
  ],
])('an API %s is asked as the portal would ask it', async (_name, configOf) => {
  const report = await runOn(provider, null, { config: { ...CONFIG, ...configOf(provider.url) } });
  expect(levels(report)).toEqual(usual);
  expect(provider.seen.filter((call) => call.includes('//'))).toEqual([]);
});

// @rule C1.2, C6.1
test.each([
  ['a path', '/loja'],
  ['a whole address', 'whole'],
])('an API behind %s of its own is asked there', async (_name, at) => {
  const main = at === 'whole' ? `${provider.url}/loja` : at;
  const config = { mainApiUrl: main, publicApiUrl: `${main}/api/public`, personApiUrl: main };
  const report = await runOn(provider, null, { config: { ...CONFIG, ...config } });
  expect(levels(report)).toEqual(usual);
  expect(provider.seen.filter((call) => !/ \/(?:loja|estados|ping|fotos)\b/.test(call))).toEqual([]);
});

// @rule C1.2, S7.2
test.each([
  ['statesUrl', 'https://servicodados.ibge.gov.br/api/v1/localidades/estados', '/estados'],
  ['pingUrl', null, null],
])('without %s the portal’s own choice is asked', async (key, service, inItsPlace) => {
  const send = globalThis.fetch;
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    return send(address === service ? `${provider.url}${inItsPlace}` : address, init);
  });
  const report = await runOn(provider, null, { config: { ...CONFIG, [key]: undefined } });
  expect(levels(report)).toEqual(usual);
  expect(asked.filter((address) => !address.startsWith(provider.url))).toEqual(
    service === null ? [] : expect.arrayContaining([service]),
  );
});
