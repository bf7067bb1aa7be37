import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastCard } from '../toasts/toast-card.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { showToast } from './toast.ts';

const manyWords = (many: number) => Array.from({ length: many }, (_, place) => `Mensagem ${place}.`);

const loadStack = () => import('../toasts/toast-stack.tsx');

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

  it.each([7, 30, 200])(
    'of %i at once every one stands, in order, until it could be read (R87)',
    async (many) => {
      jest.useFakeTimers();
      render(<ToastHost load={loadStack} />);
      const words = manyWords(many);
      act(() => words.forEach((message) => showToast({ kind: 'error', message })));
      await act(loadStack);
      act(() => jest.advanceTimersByTime(6000));
      jest.useRealTimers();
      const seen = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
      expect(seen).toHaveLength(7);
      expect(seen.join('').match(/Mensagem \d+\./g)).toEqual(words);
    },
  );

  it.each([
    ['alone', 0, loadStack],
    ['gathered with others', 6, loadStack],
    ['without the stack', 0, () => Promise.reject(new Error('offline'))],
  ])(
    'words of another language say so, %s; Portuguese ones do not (WCAG 3.1.2, eMAG 3.2)',
    async (_how, before, load) => {
      render(<ToastHost load={load} />);
      act(() => {
        for (const message of manyWords(before)) showToast({ kind: 'error', message });
        showToast({ kind: 'error', message: 'Error saving preferences!', lang: 'en' });
        showToast({ kind: 'error', message: 'Erro ao fazer logout' });
      });
      expect(await screen.findByText('Error saving preferences!')).toHaveAttribute('lang', 'en');
      expect(screen.getByText('Erro ao fazer logout').closest('[lang]')).toBeNull();
    },
  );

  it('gathers what finds no place in one notice, which grows, says the same words once, and is closed by hand (R87)', async () => {
    render(<ToastHost load={loadStack} />);
    const words = manyWords(8);
    act(() => words.forEach((message) => showToast({ kind: 'error', message })));
    const list = await screen.findByRole('list');
    act(() => showToast({ kind: 'error', message: 'Mensagem 6.' }));
    act(() => showToast({ kind: 'error', message: 'Mensagem 9.' }));
    await waitFor(() => expect(list).toHaveTextContent('Mensagem 7.Mensagem 6.Mensagem 9.'));
    const notice = list.closest('[role=alert]');
    expect(notice).toHaveAttribute('aria-atomic', 'false');
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  describe('without the stack, whose code cannot come', () => {
    const load = () => Promise.reject(new Error('offline'));

    it.each([1, 7, 200])('of %i at once every one stands until it is closed (R87)', async (many) => {
      render(<ToastHost load={load} />);
      const words = manyWords(many);
      act(() => words.forEach((message) => showToast({ kind: 'error', message })));
      const box = await screen.findByRole('alert');
      expect(box.textContent.match(/Mensagem \d+\./g)).toEqual(words);
      act(() => showToast({ kind: 'error', message: 'Mensagem 0.' }));
      expect(box.textContent.match(/Mensagem \d+\./g)).toEqual([...words.slice(1), 'Mensagem 0.']);
      await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
      expect(box).not.toBeInTheDocument();
    });
  });
});

describe('ToastCard', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const renderCard = (length: number | null = 20) => {
    const onClose = jest.fn();
    render(
      <ToastCard kind="error" length={length} onClose={onClose}>
        Erro ao fazer logout
      </ToastCard>,
    );
    return onClose;
  };

  it('stays as long as what is to be read takes, and without an end for what nobody can time (R87)', () => {
    const long = renderCard(500);
    act(() => jest.advanceTimersByTime(40_000));
    expect(long).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10_000));
    expect(long).toHaveBeenCalledTimes(1);
    const endless = renderCard(null);
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(endless).not.toHaveBeenCalled();
  });

  it('stays for at least six seconds, then goes (R87)', () => {
    const onClose = renderCard();
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while it has the focus or the pointer (WCAG 2.2.1)', () => {
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
