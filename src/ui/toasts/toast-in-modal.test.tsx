import { render, screen, within } from '@testing-library/react';
import { showToast } from '../feedback/toast.ts';
import { Modal } from '../mui/dialogs/modal.tsx';
import { ToastHost } from './toast-host.tsx';

test('what a toast says while a modal stands is said in the modal, which hides the rest (WCAG 4.1.3)', async () => {
  render(
    <>
      <ToastHost />
      <Modal open title="Termos">
        <p>Leia os termos.</p>
      </Modal>
    </>,
  );
  showToast({ kind: 'error', message: 'Termo indisponível' });
  const dialog = within(screen.getByRole('dialog', { name: 'Termos' }));
  expect(await dialog.findByText('Termo indisponível')).toHaveAttribute('class', 'said');
  expect(dialog.getByRole('status')).toHaveTextContent('Termo indisponível');
});
