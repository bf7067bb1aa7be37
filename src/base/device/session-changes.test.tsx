import type { Session } from '../../../machines/session/session.setup.ts';
import { isStored, storeSession, updateStoredSession, watchStoredSession } from './session-changes.ts';
import { forgetStoredSession } from './forget-customer.ts';
import { readStoredSession } from './session-storage.ts';

const SESSION: Session = {
  token: 'abc',
  name: 'Ana Souza',
  img: null,
  expiresAt: Date.UTC(2030, 0, 2, 3, 4, 5),
};

afterEach(() => localStorage.clear());

// @rule S3.1, R3
test('writes the two keys, with nothing more in them, and reads them back', () => {
  storeSession({ ...SESSION, img: 'https://img.example/a.png' });
  expect({ ...localStorage }).toEqual({
    'portal.token': 'abc',
    'portal.user':
      '{"Name":"Ana Souza","img":"https://img.example/a.png",".expires":"2030-01-02T03:04:05.000Z"}',
  });
  expect(readStoredSession()).toEqual({ ...SESSION, img: 'https://img.example/a.png' });
});

// @rule R3
test('forgetting removes both keys, of its own token alone', () => {
  storeSession(SESSION);
  localStorage.setItem('portal.tema', 'dark');
  forgetStoredSession('another');
  expect(readStoredSession()).not.toBeNull();
  forgetStoredSession('abc');
  expect(Object.keys(localStorage)).toEqual(['portal.tema']);
  storeSession(SESSION);
  localStorage.setItem('portal.vouchers', '{}');
  forgetStoredSession();
  expect(Object.keys(localStorage)).toEqual(['portal.tema']);
});

test('leftovers of an ended session are deleted', () => {
  localStorage.setItem('portal.user', '{"Name":"Ana Souza"}');
  localStorage.setItem('portal.vouchers', '{}');
  forgetStoredSession('abc');
  expect(Object.keys(localStorage)).toEqual([]);
});

// @rule R88
describe('late answers write no session', () => {
  const renamed = { ...SESSION, name: 'Ana Maria', img: 'ana.png' };
  afterEach(() => delete document.documentElement.dataset.away);

  it('is written to its own session, when it is a changed name or image', () => {
    storeSession(SESSION);
    updateStoredSession(renamed);
    expect(readStoredSession()).toEqual(renamed);
  });

  it('brings no session back that has ended', () => {
    updateStoredSession(renamed);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('leaves the session of the next customer alone', () => {
    const bruno = { ...SESSION, token: 'def', name: 'Bruno Lima' };
    storeSession(bruno);
    updateStoredSession(renamed);
    expect(readStoredSession()).toEqual(bruno);
  });

  it('a hidden page writes nothing, not even the answer to its sign-in', () => {
    document.documentElement.dataset.away = '';
    storeSession(SESSION);
    expect(Object.keys(localStorage)).toEqual([]);
    delete document.documentElement.dataset.away;
    storeSession(SESSION);
    document.documentElement.dataset.away = '';
    updateStoredSession(renamed);
    expect(readStoredSession()).toEqual(SESSION);
    expect(isStored('abc')).toBe(false);
  });
});

test('the next customer takes nothing over, in no order of the two keys', () => {
  storeSession(SESSION);
  localStorage.setItem('portal.loja', '7');
  const events: string[] = [];
  const set = Storage.prototype.setItem;
  const seen = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function one(
    this: Storage,
    key,
    value,
  ) {
    set.call(this, key, value);
    events.push(readStoredSession()?.name ?? 'nobody');
  });
  storeSession({ ...SESSION, token: 'def', name: 'Bruno Lima' });
  seen.mockRestore();
  expect(events.filter((name) => name !== 'nobody')).toEqual(['Bruno Lima']);
  expect(localStorage.getItem('portal.loja')).toBeNull();
});

// @rule R3, R4
test('another tab cannot delete a session that is being written', () => {
  storeSession(SESSION);
  const takes: boolean[] = [];
  for (const method of ['setItem', 'removeItem'] as const) {
    const change: (...args: string[]) => void = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function one(this: Storage, ...args: string[]) {
      change.apply(this, args);
      // Storage events of its own deletions arrive later.
      takes.push(
        readStoredSession() === null && [null, 'abc'].includes(localStorage.getItem('portal.token')),
      );
    });
  }
  storeSession({ ...SESSION, token: 'def', name: 'Bruno Lima' });
  jest.restoreAllMocks();
  expect(takes).not.toContain(true);
  expect(readStoredSession()?.token).toBe('def');
});

describe('a storage that is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };

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

// @rule R4
describe('other tabs', () => {
  const events: (Session | null | 'shown')[] = [];
  let stop = () => undefined as void;
  beforeEach(() => {
    events.length = 0;
    stop = watchStoredSession(
      (session) => events.push(session),
      () => events.push('shown'),
    );
  });
  afterEach(() => stop());
  const emit = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('reports a sign-out there', () => {
    emit('portal.user');
    emit('portal.token');
    expect(events).toEqual([null, null]);
  });

  it('a cleared storage too', () => {
    emit(null);
    expect(events).toEqual([null]);
  });

  it('between the two keys of a sign-in nothing is said', () => {
    localStorage.setItem('portal.token', 'abc');
    emit('portal.token');
    expect(events).toEqual([]);
    storeSession(SESSION);
    emit('portal.user');
    expect(events).toEqual([SESSION]);
  });

  it('ignores other keys and can be stopped', () => {
    emit('portal.tema');
    stop();
    emit('portal.user');
    expect(events).toEqual([]);
  });

  // @rule R110
  it('a tab checks the session when it becomes visible', () => {
    const changeTo = (visibilityState: string) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState as 'visible');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    changeTo('hidden');
    changeTo('visible');
    storeSession(SESSION);
    changeTo('hidden');
    changeTo('visible');
    expect(events).toEqual(['shown', SESSION]);
    changeTo('hidden');
    forgetStoredSession();
    changeTo('visible');
    changeTo('hidden');
    storeSession({ ...SESSION, token: 'def' });
    changeTo('visible');
    expect(events).toEqual(['shown', SESSION, null, { ...SESSION, token: 'def' }]);
  });
});
