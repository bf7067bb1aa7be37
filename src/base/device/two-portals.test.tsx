import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { ofFolder } from '../start/folder.ts';
import { claimSession, forgetStoredSession } from './forget-customer.ts';
import { forgetDevice } from './forget-device.ts';
import { storeSession, watchStoredSession } from './session-changes.ts';
import { readStoredSession } from './session-storage.ts';

const session = { token: 'abc', name: 'Ana', img: null, expiresAt: Date.UTC(2090, 0, 1) };
const API = 'https://api.example';
const ANOTHER = 'https://outro.example';

beforeEach(() => claimSession(API));
afterEach(() => localStorage.clear());

/** A session of a portal in another folder, under the plain keys. */
function storeForeign(): void {
  const user = { Name: 'Bruno', img: null, '.expires': '2090-01-01T00:00:00Z' };
  localStorage.setItem('portal.user', JSON.stringify(user));
  localStorage.setItem('portal.token', 'outro');
  localStorage.setItem('portal.sessao@/outro/', `${fingerprintOf('outro')} ${ANOTHER}/`);
}

// @rule R170, R3
test('a session of another folder is neither used nor deleted', async () => {
  storeForeign();
  claimSession(API);
  expect(readStoredSession()).toBeNull();
  forgetStoredSession();
  storeSession(session);
  expect(readStoredSession()).toEqual(session);
  await forgetDevice();
  expect(readStoredSession()).toBeNull();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'portal.sessao@/outro/',
    'portal.token',
    'portal.user',
  ]);
  expect(localStorage.getItem('portal.token')).toBe('outro');
});

// @rule R170
test("a session stays one's own when the other portal's has gone", () => {
  storeForeign();
  storeSession(session);
  localStorage.removeItem('portal.user');
  localStorage.removeItem('portal.token');
  expect(readStoredSession()).toEqual(session);
});

// @rule R170, R4
test('a sign-out of the other portal ends no session here', () => {
  storeForeign();
  storeSession(session);
  const listener = jest.fn();
  const stop = watchStoredSession(listener, listener);
  dispatchEvent(new StorageEvent('storage', { key: 'portal.token' }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'portal.token@/' }));
  expect(listener).toHaveBeenCalledWith(session);
  stop();
});

// @rule R170
test('a session of another API ends', () => {
  localStorage.setItem('portal.user', JSON.stringify({ Name: 'Ana', '.expires': '2090-01-01T00:00:00Z' }));
  localStorage.setItem('portal.token', 'abc');
  claimSession(API);
  expect(readStoredSession()).toEqual(session);
  localStorage.setItem('portal.lista', '{}');
  claimSession(ANOTHER);
  expect(readStoredSession()).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

// @rule R170
test('a portal in a folder uses keys of its own', async () => {
  const place = location.href;
  history.replaceState(null, '', '/clube/');
  localStorage.setItem('portal.tema', 'of the root');
  localStorage.setItem(ofFolder('portal.tema'), 'of the folder');
  expect(Object.keys(localStorage)).toContain('portal.tema@/clube/');
  await forgetDevice();
  expect(Object.keys(localStorage)).toEqual(['portal.tema']);
  history.replaceState(null, '', place);
});
