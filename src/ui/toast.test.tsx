import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastCard } from './toast-card.tsx';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toast.ts';

const loadStack = () => import('./toast-stack.tsx');

describe('ToastHost', () => {
  it('asks for the stack with the first toast, and shows what waited', async () => {
    const load = jest.fn(loadStack);
    render(<ToastHost load={load} />);
    expect(load).not.toHaveBeenCalled();
    act(() => showToast({ kind: 'error', message: 'Usuário ou senha inválidos.' }));
    act(() => showToast({ kind: 'success', message: 'Preferência salva com sucesso!!!' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuário ou senha inválidos.');
    expect(screen.getByRole('status')).toHaveTextContent('Preferência salva com sucesso!!!');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes a toast that came before it', async () => {
    showToast({ kind: 'info', message: 'Antes de todos' });
    render(<ToastHost load={loadStack} />);
    expect(await screen.findByText('Antes de todos')).toBeInTheDocument();
  });

  it('closes by its button', async () => {
    render(<ToastHost load={loadStack} />);
    act(() => showToast({ kind: 'error', message: 'Some daqui' }));
    await screen.findByText('Some daqui');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByText('Some daqui')).not.toBeInTheDocument());
  });

  it('shows all that a refused registration brings at once: the description and each message (R30)', async () => {
    render(<ToastHost load={loadStack} />);
    const words = ['CPF já cadastrado', 'nome', 'celular', 'CEP', 'senha', 'e-mail'];
    act(() => words.forEach((message) => showToast({ kind: 'error', message })));
    await screen.findByText('CPF já cadastrado');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(words.length));
    expect(screen.getByText('CPF já cadastrado')).toBeVisible();
  });

  it('shows the same words once, however often they come', async () => {
    render(<ToastHost load={loadStack} />);
    act(() => showToast({ kind: 'error', message: 'Erro ao verificar termos' }));
    const first = await screen.findByText('Erro ao verificar termos');
    act(() => showToast({ kind: 'error', message: 'Erro ao verificar termos' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText('Erro ao verificar termos')).toBeVisible();
  });

  it('says the words without the stack when its code cannot come', async () => {
    render(<ToastHost load={() => Promise.reject(new Error('offline'))} />);
    act(() => showToast({ kind: 'error', message: 'Sem rede' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem rede');
  });
});

describe('ToastCard', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const renderCard = () => {
    const onClose = jest.fn();
    render(
      <ToastCard kind="error" onClose={onClose}>
        Erro ao fazer logout
      </ToastCard>,
    );
    return onClose;
  };

  it('stays for at least six seconds, then goes', () => {
    const onClose = renderCard();
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while it has the focus or the pointer', () => {
    const onClose = renderCard();
    const button = screen.getByRole('button', { name: 'Fechar aviso' });
    act(() => button.focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(onClose).not.toHaveBeenCalled();
    act(() => button.blur());
    fireEvent.pointerEnter(screen.getByRole('alert'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('alert'));
    act(() => jest.advanceTimersByTime(12_000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes with Escape', () => {
    const onClose = renderCard();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Fechar aviso' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
