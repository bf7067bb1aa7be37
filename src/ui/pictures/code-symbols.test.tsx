import { render, screen } from '@testing-library/react';
import { CodeSymbols } from './code-symbols.tsx';

// @rule R300
it.each([
  ['52998224725', 460],
  ['VOUCHER-ANIVERSARIO-2026-7F3K2A', 990],
])('the bars of %s may be %d pixels wide', (text, width) => {
  render(<CodeSymbols text={text} of="do voucher" />);
  const panel = screen.getByRole('img', { name: 'QR code do voucher' }).parentElement?.parentElement;
  expect(panel && getComputedStyle(panel).maxWidth).toBe(`${width}px`);
});
