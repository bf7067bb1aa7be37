import { render, screen } from '@testing-library/react';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { EconomiaMensalView } from './economia-mensal.view.tsx';

const chart = () => document.querySelector('svg[viewBox$="232"]');
const heights = () =>
  [...(chart()?.querySelectorAll('.bar') ?? [])].map((bar) =>
    Number(/v-([\d.]+)q/.exec(bar.getAttribute('d') ?? '')?.[1]),
  );

function show(...descontos: number[]) {
  const meses = descontos.map((desconto, month) => ({
    mes: `2026-0${month + 1}`,
    desconto: toCentavos(desconto),
  }));
  render(
    <EconomiaMensalView status="ready" meses={meses} parcial={false} onClose={jest.fn()} retry={jest.fn()} />,
  );
}

test('bars scale to the highest, hidden from screen readers', () => {
  show(50, 100, 0, -5);
  // The drawn height plus ten of rounding.
  expect(heights()).toEqual([73, 156, 0, 0]);
  expect(chart()).toHaveAttribute('aria-hidden', 'true');
});

test('zeros draw no bar', () => {
  show(0);
  expect(heights()).toEqual([0]);
  expect(screen.getByRole('row', { name: /^jan\/2026 R\$.0,00$/ })).toBeInTheDocument();
});
