import { keepLastEmpresa, readLastEmpresa } from './last-empresa.ts';
import { forgetStoredSession, storeSession } from './session-storage.ts';

const session = { token: 'abc', name: 'Ana', img: null, expiresAt: 4_000_000_000_000 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the store chosen last, as long as the session is kept', () => {
  storeSession(session);
  expect(readLastEmpresa()).toBeNull();
  keepLastEmpresa('3');
  keepLastEmpresa('7');
  expect(readLastEmpresa()).toBe('7');
  // A new picture of the same customer.
  storeSession({ ...session, img: 'data:image/png;base64,AAAA' });
  expect(readLastEmpresa()).toBe('7');
});

test('it goes with the sign-out', () => {
  storeSession(session);
  keepLastEmpresa('3');
  forgetStoredSession('another');
  expect(readLastEmpresa()).toBe('3');
  forgetStoredSession('abc');
  expect(localStorage).toHaveLength(0);
});

test('the next customer does not find it', () => {
  storeSession(session);
  keepLastEmpresa('3');
  storeSession({ ...session, token: 'def', name: 'Bruno' });
  expect(readLastEmpresa()).toBeNull();
});

test('without a session of this browser nothing is kept', () => {
  keepLastEmpresa('3');
  expect(localStorage).toHaveLength(0);
});

test('a full storage is no error', () => {
  storeSession(session);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepLastEmpresa('3')).not.toThrow();
  expect(readLastEmpresa()).toBeNull();
});
