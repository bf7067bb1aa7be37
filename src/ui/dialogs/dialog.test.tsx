import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ConfirmDialog, Modal } from './dialog.tsx';

function Opener({ closable }: { closable: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Modal open={open} title="Telefone" onClose={closable ? () => setOpen(false) : undefined}>
        <button type="button" onClick={() => setOpen(false)}>
          Ir para perfil
        </button>
      </Modal>
    </>
  );
}

it('closes with Escape and gives the focus back', async () => {
  render(<Opener closable />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Telefone' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

it('without onClose it leaves only through its content', async () => {
  render(<Opener closable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.keyboard('{Escape}');
  const backdrop = document.querySelector('.MuiDialog-container');
  if (backdrop === null) throw new Error('no backdrop');
  await userEvent.click(backdrop);
  expect(screen.getByRole('dialog', { name: 'Telefone' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ir para perfil' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('ConfirmDialog distinguishes dismissing from cancelling', async () => {
  const calls: string[] = [];
  const note = (name: string) => () => void calls.push(name);
  render(
    <ConfirmDialog
      open
      title="WhatsApp"
      confirmLabel="Concordo"
      cancelLabel="Cancelar"
      onConfirm={note('confirm')}
      onCancel={note('cancel')}
      onDismiss={note('dismiss')}
    >
      Certeza?
    </ConfirmDialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Concordo' }));
  expect(calls).toEqual(['dismiss', 'cancel', 'confirm']);
});
