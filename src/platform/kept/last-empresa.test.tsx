import { keepLastEmpresa, readLastEmpresa } from './last-empresa.ts';
import { storeSession, updateStoredSession } from '../session/session-changes.ts';
import { forgetStoredSession } from '../session/forget-customer.ts';

const session = { token: 'abc', name: 'Ana', img: null, expiresAt: 4_000_000_000_000 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the store chosen last, as long as the session is kept', () => {
  storeSession(session);
  expect(readLastEmpresa()).toBeNull();
  keepLastEmpresa('abc', '3');
  keepLastEmpresa('abc', '7');
  expect(readLastEmpresa()).toBe('7');
  // A new picture of the same customer.
  updateStoredSession({ ...session, img: 'data:image/png;base64,AAAA' });
  expect(readLastEmpresa()).toBe('7');
});

test('it goes with the sign-out', () => {
  storeSession(session);
  keepLastEmpresa('abc', '3');
  forgetStoredSession('another');
  expect(readLastEmpresa()).toBe('3');
  forgetStoredSession('abc');
  expect(localStorage).toHaveLength(0);
});

test('the next customer does not find it', () => {
  storeSession(session);
  keepLastEmpresa('abc', '3');
  storeSession({ ...session, token: 'def', name: 'Bruno' });
  expect(readLastEmpresa()).toBeNull();
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
  expect(readLastEmpresa()).toBeNull();
});
