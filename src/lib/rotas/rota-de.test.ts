import { matchPath } from 'react-router-dom';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { rotaDe, rotaDoHash } from './rota-de.ts';
import { ROTAS } from './rotas.ts';

const PATHS = [
  '/perfil',
  '/perfil/',
  '/PERFIL',
  '/Perfil//',
  '/%70erfil',
  '/perfil/x',
  '/perfils',
  '//perfil',
  '/perfil%2F',
  '/contacorrente/extrato/',
  '/CONTACORRENTE/Extrato',
  '/contacorrente%2Fextrato',
  '/',
  '//',
  '/%',
  '/PORTAL%',
];
const FIXED = Object.values(ROTAS).filter((rota) => !rota.includes(':'));

/** The router's own matching, which decodes first. */
function matches(rota: string, path: string): boolean {
  const readable = path.split('/').map((part) => {
    try {
      return decodeURIComponent(part).replaceAll('/', '%2F');
    } catch {
      return part;
    }
  });
  return matchPath(rota, readable.join('/')) !== null;
}

// @rule R83
test.each(PATHS)('%s is the route that the router matches, and no other', (path) => {
  expect(FIXED.filter((rota) => rotaDe(path) === rota)).toEqual(FIXED.filter((rota) => matches(rota, path)));
});

// @rule R83
test.each([
  ['', '/'],
  ['#', '/'],
  ['#/', '/'],
  ['#/?fresh', '/'],
  ['#/PORTAL/?idEmpresa=7', '/portal'],
  ['#portal', '/portal'],
  ['#/register#x', '/register'],
  ['#/register-me', '/register-me'],
])('the hash %p leads to %s', (hash, rota) => {
  expect(rotaDoHash(hash)).toBe(rota);
});

// @rule R83
test('a path of a hundred thousand slashes takes no time', async () => {
  const taken = await processorTime(() => {
    expect(rotaDe(`${'/'.repeat(100_000)}x`)).toHaveLength(100_001);
    expect(rotaDe('/'.repeat(100_000))).toBe('/');
  });
  expect(taken).toBeLessThan(500);
});
