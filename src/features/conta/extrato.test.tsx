import { render, screen } from '@testing-library/react';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { ExtratoView, type ExtratoViewProps } from './extrato.view.tsx';

const lancamento = (idExtrato: string) => ({
  idExtrato,
  descricao: 'Cashback',
  dtaEvento: null,
  dtaExpiracao: null,
  valor: toCentavos(100),
  expirado: false,
});

const shown = (some: Pick<ExtratoViewProps, 'lancamentos'> & Partial<ExtratoViewProps>) => (
  <ExtratoView
    saldo={{ status: 'loading', saldo: null, retry: () => undefined }}
    status="ready"
    page={1}
    pages={2}
    onPageChange={() => undefined}
    retry={() => undefined}
    hoje={null}
    {...some}
  />
);

// @rule R100
test('an entry that soon expires says when, one that has expired does not', () => {
  const dtaExpiracao = '2026-11-24' as DataCivil;
  const lancamentos = [
    { ...lancamento('1'), dtaExpiracao },
    { ...lancamento('2'), dtaExpiracao, expirado: true },
    { ...lancamento('3'), dtaExpiracao: '2026-12-24' as DataCivil },
  ];
  const { rerender } = render(shown({ lancamentos, hoje: '2026-11-22' as DataCivil }));
  expect(screen.getAllByText(/^Vence /).map(({ textContent }) => textContent)).toEqual(['Vence em 2 dias']);
  expect(screen.getAllByText((_, element) => element?.textContent === '24/11/2026')).not.toHaveLength(0);
  rerender(shown({ lancamentos, hoje: null }));
  expect(screen.queryByText(/^Vence /)).toBeNull();
});

test('entries under one number leave no card of the page before', () => {
  const view = (page: number, ...ids: string[]) => shown({ lancamentos: ids.map(lancamento), page });
  jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(view(1, '7', '7'));
  rerender(view(2, '8', '9'));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByText('7')).toBeNull();
});

// @rule S2.65
test.each([
  [123456, '+R$\u00a01.234,56'],
  [-500, '-R$\u00a05,00'],
])('an amount of %d centavos is shown whole, with its sign', (valor, words) => {
  render(shown({ lancamentos: [{ ...lancamento('1'), valor: toCentavos(valor) }] }));
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeInTheDocument();
});
