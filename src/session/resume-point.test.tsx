import { fingerprintOf } from '../lib/texto/fingerprint.ts';
import { keepResumePoint, prepareResumePoint, resumePointOf } from './resume-point.ts';
import { RESUME_POINT_KEY } from './stored-resume-point.ts';

const ANA = '52998224725';
const PERFIL = { rota: '/perfil', address: '/perfil', campos: { complemento: 'Casa 2' } };

const own = globalThis.crypto;
afterEach(() => {
  Object.defineProperty(window, 'crypto', { value: own, configurable: true });
  sessionStorage.clear();
});

// @rule R111
test("the owner's hash takes 300,000 rounds", async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  await keepResumePoint(ANA, PERFIL);
  const how = derive.mock.calls[0]?.[0] as Pbkdf2Params;
  expect(how).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256' });
  expect(how.iterations).toBeGreaterThanOrEqual(300_000);
  const kept = JSON.parse(sessionStorage.getItem(RESUME_POINT_KEY) ?? '') as { sal: string; quem: string };
  expect(kept.quem).not.toBe('');
  expect([ANA, fingerprintOf(`${kept.sal} ${ANA}`)]).not.toContain(kept.quem);
  expect(await resumePointOf(ANA)).toEqual(PERFIL);
});

// @rule R111
test("a form's input stays when the shell stores the same screen", async () => {
  await Promise.all([keepResumePoint(ANA, PERFIL), keepResumePoint(ANA, { ...PERFIL, campos: null })]);
  expect(await resumePointOf(ANA)).toEqual(PERFIL);
  expect(await resumePointOf('11144477735')).toBeNull();
  expect(sessionStorage.getItem(RESUME_POINT_KEY)).toBeNull();
});

// @rule R111
test('an owner computed in advance is stored at once', async () => {
  await prepareResumePoint(ANA);
  void keepResumePoint(ANA, PERFIL);
  const { quem } = JSON.parse(sessionStorage.getItem(RESUME_POINT_KEY) ?? '') as { quem: string };
  expect(quem).not.toBe('');
  expect(await resumePointOf(ANA)).toEqual(PERFIL);
});

// @rule R91, R111
test.each([
  ['with its search', '/Promocoes/?idEmpresa=7&nome=caf%C3%A9', '/Promocoes/?idEmpresa=7&nome=caf%C3%A9'],
  ['of another screen is not used', '/compras', '/promocoes'],
  ['that an earlier build did not store is the route', undefined, '/promocoes'],
])('the address %s', async (_which, address, found) => {
  const left = { rota: '/promocoes', address: address ?? '', campos: null };
  await keepResumePoint(ANA, left);
  if (address === undefined) {
    const { address: _gone, ...kept } = JSON.parse(
      sessionStorage.getItem(RESUME_POINT_KEY) ?? '',
    ) as typeof left;
    sessionStorage.setItem(RESUME_POINT_KEY, JSON.stringify(kept));
  }
  expect(await resumePointOf(ANA)).toEqual({ ...left, address: found });
});

// @rule R111
test('without WebCrypto nothing is kept', async () => {
  Object.defineProperty(window, 'crypto', { value: {}, configurable: true });
  await keepResumePoint(ANA, PERFIL);
  expect(sessionStorage.getItem(RESUME_POINT_KEY)).toBeNull();
});
