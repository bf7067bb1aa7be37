import {
  forgetStoredSession,
  readStoredSession,
  storeSession,
  type StoredSession,
  watchStoredSession,
} from './session-storage.ts';

const SESSION: StoredSession = {
  token: 'abc',
  name: 'Ana Souza',
  img: null,
  expiresAt: Date.UTC(2030, 0, 2, 3, 4, 5),
};

afterEach(() => localStorage.clear());

function keep(user: unknown, token: string | null = 'abc'): void {
  localStorage.clear();
  if (user !== undefined)
    localStorage.setItem('portal.user', typeof user === 'string' ? user : JSON.stringify(user));
  if (token !== null) localStorage.setItem('portal.token', token);
}

test('writes the two keys of R3 and reads them back', () => {
  storeSession({ ...SESSION, img: 'https://img.example/a.png' });
  expect({ ...localStorage }).toEqual({
    'portal.token': 'abc',
    'portal.user':
      '{"Name":"Ana Souza","img":"https://img.example/a.png",".expires":"2030-01-02T03:04:05.000Z"}',
  });
  expect(readStoredSession()).toEqual({ ...SESSION, img: 'https://img.example/a.png' });
});

test.each([
  ['2030-01-02T03:04:05Z', Date.UTC(2030, 0, 2, 3, 4, 5)],
  ['Wed, 02 Jan 2030 03:04:05 GMT', Date.UTC(2030, 0, 2, 3, 4, 5)],
  ['02/01/2030 03:04:05', new Date(2030, 0, 2, 3, 4, 5).getTime()],
  ['amanhã', Number.NEGATIVE_INFINITY],
  [undefined, Number.NEGATIVE_INFINITY],
  [null, Number.NEGATIVE_INFINITY],
])("'.expires' %j (R2)", (expires, expiresAt) => {
  keep({ Name: 'Ana', img: null, '.expires': expires });
  expect(readStoredSession()?.expiresAt).toBe(expiresAt);
});

test.each([
  ['no user', undefined, 'abc'],
  ['no token', { Name: 'Ana' }, null],
  ['an empty token', { Name: 'Ana' }, ''],
  ['a user that is no JSON', '{"Name', 'abc'],
  ['a user that is no object', '"Ana"', 'abc'],
  ['null', 'null', 'abc'],
])('%s: no session', (_name, user, token) => {
  keep(user, token);
  expect(readStoredSession()).toBeNull();
});

test('what is no text is no name and no picture', () => {
  keep({ Name: 7, img: {}, '.expires': '2030-01-02' });
  expect(readStoredSession()).toMatchObject({ name: '', img: null });
});

test('forgetting removes both keys, of its own token alone', () => {
  storeSession(SESSION);
  localStorage.setItem('portal.tema', 'dark');
  forgetStoredSession('another');
  expect(readStoredSession()).not.toBeNull();
  forgetStoredSession('abc');
  expect(Object.keys(localStorage)).toEqual(['portal.tema']);
  storeSession(SESSION);
  forgetStoredSession();
  expect(Object.keys(localStorage)).toEqual(['portal.tema']);
});

describe('a storage that is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  afterEach(() => jest.restoreAllMocks());

  it('keeps neither key rather than one', () => {
    const set = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function one(this: Storage, key, value) {
      if (key === 'portal.user') refuse();
      set.call(this, key, value);
    });
    storeSession(SESSION);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('reads as no session', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(readStoredSession()).toBeNull();
    expect(() => forgetStoredSession()).not.toThrow();
  });
});

describe('other tabs (R4)', () => {
  const heard: (StoredSession | null)[] = [];
  let stop = () => undefined as void;
  beforeEach(() => {
    heard.length = 0;
    stop = watchStoredSession((session) => heard.push(session));
  });
  afterEach(() => stop());
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('a sign-out there is heard', () => {
    tell('portal.user');
    tell('portal.token');
    expect(heard).toEqual([null, null]);
  });

  it('a cleared storage too', () => {
    tell(null);
    expect(heard).toEqual([null]);
  });

  it('between the two keys of a sign-in nothing is said', () => {
    localStorage.setItem('portal.token', 'abc');
    tell('portal.token');
    expect(heard).toEqual([]);
    storeSession(SESSION);
    tell('portal.user');
    expect(heard).toEqual([SESSION]);
  });

  it('other keys are none of its business, and it can be stopped', () => {
    tell('portal.tema');
    stop();
    tell('portal.user');
    expect(heard).toEqual([]);
  });
});
