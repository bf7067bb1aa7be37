import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { keepScreen, leftScreenOf } from './left-screen.ts';
import { LEFT_SCREEN_KEY } from './left-screen-key.ts';

const ANA = '52998224725';
const PERFIL = { rota: '/perfil', campos: { complemento: 'Casa 2' } };

const own = globalThis.crypto;
afterEach(() => {
  Object.defineProperty(window, 'crypto', { value: own, configurable: true });
  jest.restoreAllMocks();
  sessionStorage.clear();
});

// @rule R111
test("the owner's hash takes 300,000 rounds", async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  await keepScreen(ANA, PERFIL);
  const how = derive.mock.calls[0]?.[0] as Pbkdf2Params;
  expect(how).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256' });
  expect(how.iterations).toBeGreaterThanOrEqual(300_000);
  const kept = JSON.parse(sessionStorage.getItem(LEFT_SCREEN_KEY) ?? '') as { sal: string; quem: string };
  expect(kept.quem).not.toBe('');
  expect([ANA, fingerprintOf(`${kept.sal} ${ANA}`)]).not.toContain(kept.quem);
  expect(await leftScreenOf(ANA)).toEqual(PERFIL);
});

// @rule R111
test('what a form had typed stays when the shell keeps the same screen after it', async () => {
  await Promise.all([keepScreen(ANA, PERFIL), keepScreen(ANA, { ...PERFIL, campos: null })]);
  expect(await leftScreenOf(ANA)).toEqual(PERFIL);
  expect(await leftScreenOf('11144477735')).toBeNull();
  expect(sessionStorage.getItem(LEFT_SCREEN_KEY)).toBeNull();
});

// @rule R111
test('without WebCrypto nothing is kept', async () => {
  Object.defineProperty(window, 'crypto', { value: {}, configurable: true });
  await keepScreen(ANA, PERFIL);
  expect(sessionStorage.getItem(LEFT_SCREEN_KEY)).toBeNull();
});
