import { act, fireEvent, render, screen } from '@testing-library/react';
import { takeToasts } from '../feedback/toast.ts';
import { loadOnPress } from './mui.tsx';

const Menu = () => <p>menu</p>;

// @rule R9
it('code that a button needs offline shows a toast, then loads', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const toasts = jest.fn();
  const end = takeToasts({ show: toasts, closeAll: () => undefined });
  const load = jest.fn(() => Promise.resolve(Menu));
  load.mockRejectedValueOnce(new Error('no network'));
  const Pressed = loadOnPress(load);
  await act(async () => void render(<Pressed />));
  expect(toasts.mock.calls).toEqual([[{ kind: 'error', message: 'Você está sem conexão.' }]]);
  online.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(await screen.findByText('menu')).toBeInTheDocument();
  expect(toasts).toHaveBeenCalledTimes(1);
  end();
  online.mockRestore();
});
