import { decoded, isIllegible } from './request.ts';

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
test('undecodable text is detected at any depth', async () => {
  const broken: unknown = JSON.parse(
    await decoded(answer('application/json', latin('{"enderecos":[{"cidade":"São"}]}'))),
  );
  expect(isIllegible(broken)).toBe(true);
  expect([null, undefined, 'São', { lista: ['é'] }].map(isIllegible)).toEqual([false, false, false, false]);
});
