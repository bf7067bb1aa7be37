import { act, render, screen, waitFor } from '@testing-library/react';
import { showToast } from './toast.ts';
import { Modal } from '../dialogs/dialog.tsx';
import { ToastHost } from './toast-host.tsx';

test('a toast is announced before, during and after a modal', async () => {
  const withModal = (open: boolean) => (
    <>
      <ToastHost />
      <p>Por baixo</p>
      <Modal open={open} title="Termos">
        <p>Leia os termos.</p>
      </Modal>
    </>
  );
  const { rerender } = render(withModal(false));
  act(() => showToast({ kind: 'success', message: 'Preferência salva' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Preferência salva');
  rerender(withModal(true));
  await screen.findByRole('dialog', { name: 'Termos' });
  expect(screen.getByText('Por baixo').closest('[aria-hidden]')).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Preferência salva'));
  act(() => showToast({ kind: 'error', message: 'Termo indisponível' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Termo indisponível');
});
