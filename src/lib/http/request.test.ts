import { addressOf, type Hosts, pathOf, decoded, isIllegible } from './request.ts';

const hosts = { mainApiUrl: 'https://api.example', statesUrl: null } as Hosts;

// @rule C2.2
it('half an emoji in an id of the server breaks no call', () => {
  expect(pathOf('/api/termo/*', '7\ud83d')).toBe('/api/termo/7%EF%BF%BD');
  expect(addressOf(hosts, 'main', '/api/tabloides/ativos', { idEmpresa: '7\ud83d' })).toBe(
    'https://api.example/api/tabloides/ativos?idEmpresa=7%EF%BF%BD',
  );
});

it('the query omits empty values and encodes the others', () => {
  expect(addressOf(hosts, 'main', '/x', { a: null, b: undefined })).toBe('https://api.example/x');
  expect(addressOf(hosts, 'main', '/x', { a: null, b: 0, c: 'a b&c=d+é' })).toBe(
    'https://api.example/x?b=0&c=a%20b%26c%3Dd%2B%C3%A9',
  );
  expect(addressOf(hosts, 'states', '/estados')).toBe('/estados');
});

const answer = (type: string | null, bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, type === null ? {} : { headers: { 'content-type': type } });
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

// @rule R166
test.each([
  'application/json; charset=ISO-8859-1',
  'application/json;charset="iso-8859-1"',
  'text/json; Charset=latin1',
  'application/json; charset=windows-1252',
])('an answer of type %s is read in its own charset', async (type) => {
  expect(await decoded(answer(type, latin('{"nome":"João Conceição"}')))).toBe('{"nome":"João Conceição"}');
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=UTF8',
  'x; charset=none-such',
  null,
])('an answer of type %s is UTF-8', async (type) => {
  expect(await decoded(answer(type, new TextEncoder().encode('Açúcar ☕')))).toBe('Açúcar ☕');
});

// @rule R166
test.each(['application/json; charset=iso-8859-1', 'application/json; charset=utf-16'])(
  "UTF-8's mark outweighs the type %s",
  async (type) => {
    const marked = new TextEncoder().encode('\ufeffAçúcar');
    expect(await decoded(answer(type, marked))).toBe('Açúcar');
    expect(await decoded(answer(type, new Uint8Array()))).toBe('');
  },
);

// @rule R166
test('undecodable text is detected at any depth', async () => {
  const broken: unknown = JSON.parse(
    await decoded(answer('application/json', latin('{"enderecos":[{"cidade":"São"}]}'))),
  );
  expect(isIllegible(broken)).toBe(true);
  expect([null, undefined, 'São', { lista: ['é'] }].map(isIllegible)).toEqual([false, false, false, false]);
});
