import { act, render, screen } from '@testing-library/react';
import { LiveRegion } from './live-region.tsx';

// @rule R301
it('what was said goes after five seconds, and a new message is said', () => {
  jest.useFakeTimers();
  const { rerender } = render(<LiveRegion message="Página 2 de 5" />);
  expect(screen.getByRole('status')).toHaveTextContent('Página 2 de 5');
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<LiveRegion message="Página 3 de 5" />);
  expect(screen.getByRole('status')).toHaveTextContent('Página 3 de 5');
  jest.useRealTimers();
});
