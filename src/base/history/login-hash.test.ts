import { isHomeHash, isLoginHash, isPublicHash } from './login-hash.ts';

// @rule R83
test.each([
  ['', 'login'],
  ['#/?fresh', 'login'],
  ['#/register', 'public'],
  ['#/REGISTER/', 'public'],
  ['#/Recover-Password', 'public'],
  ['#/termos-aceite/?x', 'public'],
  ['#/register-me', 'other'],
  ['#/portal', 'home'],
  ['#/PORTAL/?idEmpresa=7', 'home'],
  ['#/portal-x', 'other'],
  ['#/perfil', 'other'],
])('the first paint takes the hash %p as the router does: %s', (hash, screen) => {
  expect({ login: isLoginHash(hash), public: isPublicHash(hash), home: isHomeHash(hash) }).toEqual({
    login: screen === 'login',
    public: screen === 'public',
    home: screen === 'login' || screen === 'home',
  });
});
