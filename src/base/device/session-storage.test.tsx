import { readStoredSession } from './session-storage.ts';

afterEach(() => localStorage.clear());

function keep(user: unknown, token: string | null = 'abc'): void {
  localStorage.clear();
  if (user !== undefined)
    localStorage.setItem('portal.user', typeof user === 'string' ? user : JSON.stringify(user));
  if (token !== null) localStorage.setItem('portal.token', token);
}

// @rule R2
test.each([
  ['2030-01-02T03:04:05Z', Date.UTC(2030, 0, 2, 3, 4, 5)],
  ['Wed, 02 Jan 2030 03:04:05 GMT', Date.UTC(2030, 0, 2, 3, 4, 5)],
  ['02/01/2030 03:04:05', new Date(2030, 0, 2, 3, 4, 5).getTime()],
  ['amanhã', Number.NEGATIVE_INFINITY],
  [undefined, Number.NEGATIVE_INFINITY],
  [null, Number.NEGATIVE_INFINITY],
])("'.expires' %j", (expires, expiresAt) => {
  keep({ Name: 'Ana', img: null, '.expires': expires });
  expect(readStoredSession()?.expiresAt).toBe(expiresAt);
});

test('a user that is not an object counts as expired', () => {
  keep('"Ana"');
  expect(readStoredSession()?.expiresAt).toBe(Number.NEGATIVE_INFINITY);
});

test.each([
  ['no user', undefined, 'abc'],
  ['no token', { Name: 'Ana' }, null],
  ['an empty token', { Name: 'Ana' }, ''],
  ['a token that would break a header', { Name: 'Ana' }, 'abc\r\nx-more: 1'],
  ['a token that fits into no header', { Name: 'Ana' }, 'abc\u2028'],
  ['a user that is no JSON', '{"Name', 'abc'],
  ['null', 'null', 'abc'],
])('%s: no session', (_name, user, token) => {
  keep(user, token);
  expect(readStoredSession()).toBeNull();
});

test('a name or picture that is not text is ignored', () => {
  keep({ Name: 7, img: {}, '.expires': '2030-01-02' });
  expect(readStoredSession()).toMatchObject({ name: '', img: null });
});
