import { render, screen } from '@testing-library/react';
import { ComprasView } from './compras.view.tsx';

test('coupon numbers that repeat from store to store leave no card of the page before', () => {
  const cupons = (...ids: string[]) =>
    ids.map((idCupom) => ({
      loja: 'Loja',
      idCupom,
      valorTotalDaCompra: null,
      valorTotalDeDesconto: null,
      dtaCupom: null,
    }));
  const view = (page: number, ...ids: string[]) => (
    <ComprasView
      status="ready"
      cupons={cupons(...ids)}
      page={page}
      pages={2}
      onPageChange={() => undefined}
      retry={() => undefined}
    />
  );
  jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(view(1, '7', '7'));
  rerender(view(2, '8', '9'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.queryByText('7')).toBeNull();
});
