import type { GrupoOferta } from './promocoes.api.ts';
import { trechosDe } from './use-ofertas.ts';

const grupo = (count: number): GrupoOferta => ({
  nomeExibicao: `${count}`,
  dtaInicio: null,
  dtaFim: null,
  publico: 'G',
  tiposDescontos: Array.from({ length: count }, () => ({}) as GrupoOferta['tiposDescontos'][number]),
});
const sizes = (...counts: number[]) =>
  trechosDe(counts.map(grupo)).map(({ grupos, above }) => [
    grupos.map(({ tiposDescontos }) => tiposDescontos.length),
    above,
  ]);

test('small groups render together, in order', () => {
  expect(sizes(5, 8, 40, 3, 2000, 1)).toEqual([
    [[5, 8], 0],
    [[40], 13],
    [[3], 53],
    [[2000], 56],
    [[1], 2056],
  ]);
});

test('two thousand groups of one offer are split into stretches of 24', () => {
  expect(trechosDe(Array.from({ length: 2000 }, () => grupo(1)))).toHaveLength(Math.ceil(2000 / 24));
});
