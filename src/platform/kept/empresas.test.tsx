import { keepLastEmpresa, readPreferredEmpresas } from './last-empresa.ts';
import { keepFavorita, readFavorita, watchFavorita } from './favorita.ts';
import { storeSession, updateStoredSession } from '../session/session-changes.ts';
import { forgetStoredSession } from '../session/forget-customer.ts';

const preferred = () => readPreferredEmpresas()[0] ?? null;
const session = { token: 'abc', name: 'Ana', img: null, expiresAt: 4_000_000_000_000 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the store chosen last, as long as the session is kept', () => {
  storeSession(session);
  expect(preferred()).toBeNull();
  keepLastEmpresa('abc', '3');
  keepLastEmpresa('abc', '7');
  expect(preferred()).toBe('7');
  // A new picture of the same customer.
  updateStoredSession({ ...session, img: 'data:image/png;base64,AAAA' });
  expect(preferred()).toBe('7');
});

test('it goes with the sign-out', () => {
  storeSession(session);
  keepLastEmpresa('abc', '3');
  forgetStoredSession('another');
  expect(preferred()).toBe('3');
  forgetStoredSession('abc');
  expect(localStorage).toHaveLength(0);
});

test('the next customer does not find it', () => {
  storeSession(session);
  keepLastEmpresa('abc', '3');
  storeSession({ ...session, token: 'def', name: 'Bruno' });
  expect(preferred()).toBeNull();
});

test('without a session of this browser nothing is kept', () => {
  keepLastEmpresa('abc', '3');
  expect(localStorage).toHaveLength(0);
});

test('a full storage is no error', () => {
  storeSession(session);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepLastEmpresa('abc', '3')).not.toThrow();
  expect(preferred()).toBeNull();
});

// @rule R147
test('the favourite outranks the last chosen store', () => {
  storeSession(session);
  keepFavorita('abc', '5');
  expect([readFavorita(), preferred()]).toEqual(['5', '5']);
  keepLastEmpresa('abc', '3');
  expect([readFavorita(), preferred()]).toEqual(['5', '5']);
  keepFavorita('abc', null);
  expect([readFavorita(), preferred()]).toEqual([null, '3']);
});

test('a store that an earlier version has kept is the one chosen last', () => {
  localStorage.setItem('portal.loja', '3');
  expect([readFavorita(), preferred()]).toEqual([null, '3']);
});

// @rule R88, R147
test('the favourite is deleted at sign-out', () => {
  keepFavorita('abc', '5');
  expect(localStorage).toHaveLength(0);
  storeSession(session);
  keepFavorita('abc', '5');
  storeSession({ ...session, token: 'def', name: 'Bruno' });
  expect(readFavorita()).toBeNull();
  keepFavorita('abc', '5');
  expect(readFavorita()).toBeNull();
  keepFavorita('def', '5');
  forgetStoredSession('def');
  expect(localStorage).toHaveLength(0);
});

// @rule R147
test('favourite listeners hear of changes from every tab', () => {
  storeSession(session);
  const told = jest.fn();
  const stop = watchFavorita(told);
  keepFavorita('abc', '5');
  dispatchEvent(new StorageEvent('storage', { key: 'portal.loja' }));
  dispatchEvent(new StorageEvent('storage', { key: 'portal.tema' }));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  keepFavorita('abc', '6');
  expect(told).toHaveBeenCalledTimes(2);
});
