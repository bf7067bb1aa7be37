import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { isActedOn } from './kept-calls.ts';

const pontosOf = (id: string) => `/api/fidelidade/campanha/${encodeURIComponent(id)}/extratos/pontos`;
const detalhesOf = (id: string) => rotaDe(`/campanha/${encodeURIComponent(id)}/detalhes`);

// @rule R104
test.each(['7', 'SELOS26', 'Selos de Natal', 'a/B', 'ação'])(
  'the points of campaign %s are what its own screen acts on, and no other’s',
  (id) => {
    expect(isActedOn(detalhesOf(id), pontosOf(id))).toBe(true);
    expect(isActedOn(detalhesOf(id), pontosOf('8'))).toBe(false);
  },
);
