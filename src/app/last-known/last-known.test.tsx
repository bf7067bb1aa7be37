import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { rotasOf } from './last-known.flow.ts';

const detalhesOf = (id: string) => rotaDe(`/campanha/${encodeURIComponent(id)}/detalhes`);

// @rule R104
test.each(['7', 'SELOS26', 'Selos de Natal', 'a/B', 'ação'])(
  'a call about campaign %s is of that campaign’s screen, and no other’s',
  (id) => {
    expect(rotasOf([ROTAS.campanha], id)).toEqual([detalhesOf(id)]);
    expect(rotasOf([ROTAS.campanha], '8')).not.toContain(detalhesOf(id));
    expect(rotasOf([ROTAS.campanhas], id)).toEqual(['/campanhas']);
  },
);
