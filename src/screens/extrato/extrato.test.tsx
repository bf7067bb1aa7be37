import { render, screen } from '@testing-library/react';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { ExtratoView } from './extrato.view.tsx';

test('entries under one number leave no card of the page before', () => {
  const lancamento = (idExtrato: string) => ({
    idExtrato,
    descricao: 'Cashback',
    dtaEvento: null,
    dtaExpiracao: null,
    valor: toCentavos(100),
    expirado: false,
  });
  const view = (page: number, ...ids: string[]) => (
    <ExtratoView
      saldo={{ status: 'loading', saldo: null, retry: () => undefined }}
      status="ready"
      lancamentos={ids.map(lancamento)}
      page={page}
      pages={2}
      onPageChange={() => undefined}
      retry={() => undefined}
      hoje={null}
    />
  );
  jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(view(1, '7', '7'));
  rerender(view(2, '8', '9'));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByText('7')).toBeNull();
});
