import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedState } from '../feedback/state-frame.tsx';
import { FullScreenSpinner } from '../loading/full-screen-spinner.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';

it('FullScreenSpinner says that it loads, while it is open', () => {
  const { rerender } = render(<FullScreenSpinner open={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<FullScreenSpinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
});

afterEach(() => void jest.useRealTimers());

// @rule R262
it('FullScreenSpinner gives the screen back after ten seconds, with words', () => {
  jest.useFakeTimers();
  const { rerender } = render(<FullScreenSpinner />);
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando… Está demorando mais do que o normal.');
  rerender(<FullScreenSpinner open={false} />);
  rerender(<FullScreenSpinner />);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
});

it('LiveRegion stays in the document while it is empty', () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion message="Uma nova aba será aberta" />);
  expect(region).toHaveTextContent('Uma nova aba será aberta');
});

it('FailedState without a network announces its reload, and reloads when online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  render(<FailedState title="Não foi possível carregar o saldo" onRetry={onRetry} />);
  expect(screen.getByText('Assim que a conexão voltar, carregamos para você.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Não foi possível carregar o saldo')).toBeInTheDocument();
});
