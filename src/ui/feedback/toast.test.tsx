import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from './toast-host.tsx';
import { clearToasts, showToast, useLateToasts } from './toast.ts';

// Reading takes time that a stopped clock does not have.
const loadStack = async () => (await import('./toast-stack.tsx')).ToastStack;
beforeAll(loadStack);
afterEach(() => act(() => clearToasts()));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Each step of an animation starts with a timer of the previous one. */
async function settle() {
  for (let step = 0; step < 5; step++) await pass(200);
}
const messages = (many: number) => Array.from({ length: many }, (_, index) => `Mensagem ${index}.`);

/** Without MUI's theme: looks do not matter here. */
function renderHost() {
  render(<ToastHost load={loadStack} />);
}

describe('ToastHost', () => {
  it('the first toast loads the stack, which then shows the waiting toasts', async () => {
    const load = jest.fn(loadStack);
    render(<ToastHost load={load} />);
    expect(load).not.toHaveBeenCalled();
    act(() => showToast({ kind: 'error', message: 'Usuário ou senha inválidos.' }));
    act(() => showToast({ kind: 'success', message: 'Preferência salva com sucesso!!!' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuário ou senha inválidos.');
    expect(screen.getByRole('status')).toHaveTextContent('Preferência salva com sucesso!!!');
  });

  it('shows a toast that was queued before it mounted', async () => {
    showToast({ kind: 'info', message: 'Antes de todos' });
    renderHost();
    expect(await screen.findByText('Antes de todos')).toBeInTheDocument();
  });

  it('retries to load the toast stack', async () => {
    const load = jest.fn(loadStack);
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    render(<ToastHost load={load} />);
    await act(async () => showToast({ kind: 'error', message: 'Um' }));
    await act(async () => showToast({ kind: 'error', message: 'Dois' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void fireEvent(window, new Event('offline')));
    online.mockRestore();
    await act(async () => void fireEvent(window, new Event('online')));
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
  });

  it('closes by its button', async () => {
    renderHost();
    act(() => showToast({ kind: 'error', message: 'Some daqui' }));
    await screen.findByText('Some daqui');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByText('Some daqui')).not.toBeInTheDocument());
  });

  it('closes with Escape', async () => {
    renderHost();
    act(() => showToast({ kind: 'error', message: 'Some daqui' }));
    await screen.findByText('Some daqui');
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Some daqui')).not.toBeInTheDocument());
  });

  it.each([
    ['alone', 'Error saving preferences!'],
    ['in a list', ['Error saving preferences!', 'Try again.']],
  ])('texts of another language are marked, %s', async (_how, message) => {
    renderHost();
    act(() => {
      showToast({ kind: 'error', message, lang: 'en' });
      showToast({ kind: 'error', message: 'Erro ao fazer logout' });
    });
    expect(await screen.findByText('Error saving preferences!')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Erro ao fazer logout').closest('[lang]')).toBeNull();
  });
});

describe('replacing a toast', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const shown = () =>
    screen
      .queryAllByRole('button', { name: 'Fechar aviso' })
      .map((button) => button.closest('[role=alert], [role=status]')?.textContent);

  async function show(...toasts: Parameters<typeof showToast>[0][]) {
    for (const toast of toasts) {
      act(() => showToast(toast));
      await settle();
    }
  }

  it('a repeated message is shown once', async () => {
    renderHost();
    const toast = { kind: 'error', message: 'Erro ao verificar termos' } as const;
    await show(toast, toast, { kind: 'error', message: 'Outro' }, toast);
    expect(shown()).toEqual(['Outro', 'Erro ao verificar termos']);
  });

  // @rule R152
  it('of one subject the newest alone is shown, also when both waited for the code', async () => {
    renderHost();
    const subject = 'deactivation' as const;
    act(() => showToast({ kind: 'success', message: 'Cadastro desativado.', subject }));
    act(() => showToast({ kind: 'error', message: 'Sem conexão' }));
    act(() => showToast({ kind: 'success', message: 'Cadastro reativado.', subject }));
    await settle();
    expect(shown()).toEqual(['Sem conexão', 'Cadastro reativado.']);
    await show({ kind: 'success', message: 'Cadastro desativado.', subject });
    expect(shown()).toEqual(['Sem conexão', 'Cadastro desativado.']);
  });

  it('`clearToasts` closes all of them, those that wait, too, and a new one is shown', async () => {
    renderHost();
    await show({ kind: 'error', message: 'Um' }, { kind: 'error', message: ['Dois', 'Três'] });
    act(() => clearToasts());
    await settle();
    expect(shown()).toEqual([]);
    await show({ kind: 'error', message: 'Um' });
    expect(shown()).toEqual(['Um']);
  });
});

describe('the duration of a toast', () => {
  let hidden = false;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    hidden = false;
    jest.useRealTimers();
  });
  const see = (seen: boolean) => {
    hidden = !seen;
    act(() => void fireEvent(document, new Event('visibilitychange')));
  };
  const toast = () => screen.queryByText('Erro ao fazer logout');

  async function showOne(message = 'Erro ao fazer logout') {
    renderHost();
    act(() => showToast({ kind: 'error', message }));
    await settle();
  }

  // @rule R87
  it('at least five seconds, then it goes', async () => {
    await showOne();
    await pass(6000);
    expect(toast()).toBeVisible();
    await pass(6000);
    await settle();
    expect(toast()).toBeNull();
  });

  // @rule R87
  it('is the time that reading its text takes', async () => {
    await showOne('a'.repeat(500));
    await pass(40_000);
    expect(screen.getByText('a'.repeat(500))).toBeVisible();
    await pass(10_000);
    await settle();
    expect(screen.queryByText('a'.repeat(500))).toBeNull();
  });

  // @rule R87
  it('waits while it has the focus or the pointer, and five seconds more', async () => {
    await showOne();
    const button = screen.getByRole('button', { name: 'Fechar aviso' });
    act(() => button.focus());
    await pass(60_000);
    expect(toast()).toBeVisible();
    fireEvent.mouseEnter(button);
    fireEvent.mouseLeave(button);
    await pass(60_000);
    expect(toast()).toBeVisible();
    act(() => button.blur());
    await pass(4900);
    expect(toast()).toBeVisible();
    fireEvent.mouseEnter(screen.getByRole('alert'));
    await pass(60_000);
    expect(toast()).toBeVisible();
    fireEvent.mouseLeave(screen.getByRole('alert'));
    await pass(4900);
    expect(toast()).toBeVisible();
    await settle();
    expect(toast()).toBeNull();
  });

  // @rule R87
  it('waits in a page that is not seen, and does not begin there', async () => {
    await showOne();
    see(false);
    await pass(60_000);
    expect(toast()).toBeVisible();
    act(() => showToast({ kind: 'error', message: 'Depois' }));
    await pass(60_000);
    see(true);
    await pass(4900);
    expect(toast()).toBeVisible();
    expect(screen.getByText('Depois')).toBeVisible();
  });

  // @rule R87
  it.each([7, 30, 200])('%i at once: each is shown in order for its reading time', async (many) => {
    renderHost();
    act(() => messages(many).forEach((message) => showToast({ kind: 'error', message })));
    await pass(6000);
    const seen = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(seen.join('').match(/Mensagem \d+\./g)).toEqual(messages(many));
  });

  // @rule R87
  it('a list is one toast until it is closed', async () => {
    renderHost();
    act(() => showToast({ kind: 'error', message: messages(30) }));
    await pass(3_600_000);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(messages(30));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('`useLateToasts` keeps a pending toast for a second', async () => {
  jest.useFakeTimers();
  const Line = () => <p>{useLateToasts().map(({ message }) => message)}</p>;
  const { container } = render(<Line />);
  act(() => showToast({ kind: 'error', message: 'Sem código' }));
  await pass(900);
  expect(container).toHaveTextContent('');
  await pass(200);
  expect(container).toHaveTextContent('Sem código');
  renderHost();
  await pass(100);
  expect(container).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent('Sem código');
  jest.useRealTimers();
});
