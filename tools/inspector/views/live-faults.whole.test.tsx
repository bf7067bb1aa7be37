import '../testing/stopped-waits.ts';
import { portalServer, renderApp } from '../portal/testing-app.ts';
import { act, waitFor } from '@testing-library/react';
import { goBack, setReal } from '../bridge/clock.ts';
import { renderInspector } from '../testing/render-inspector.tsx';
import { at, click, typeAndEnter } from '../testing/portal-beside.ts';

const server = portalServer();
afterEach(async () => {
  sessionStorage.clear();
  await goBack();
});

// Page and inspector fetch relative paths: send them to the test's server.
const ask = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async (address, init) =>
    ask(typeof address === 'string' && address.startsWith('/__') ? server.baseUrl + address : address, init);
});
afterAll(() => void (globalThis.fetch = ask));

/** The texts of the alerts on screen. */
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent)
    .filter((words) => words.trim() !== '');

type Inspector = ReturnType<typeof renderInspector>;

/** Sets a fault in the view 'Falhas', or (null) clears all, then returns to 'Ao vivo'. */
async function breakCall({ press, write, one }: Inspector, fault: Record<string, string> | null) {
  await press('button', 'Falhas');
  if (fault === null) await press('button', 'Retirar todas');
  else {
    await one('button', 'Pôr em vigor');
    for (const [label, value] of Object.entries(fault)) write(label, value);
    await press('button', 'Pôr em vigor');
    await one('button', 'Retirar todas');
  }
  await press('button', 'Ao vivo');
}

test('task 8: skipping 15 seconds triggers the next ping', async () => {
  await renderApp('/register', { server });
  const inspector = renderInspector();
  const { press, one } = inspector;
  const pings = async () => (await server.log()).filter(({ path }) => path === '/ping').length;
  await press('actor', /^connectivity /);
  await waitFor(async () => expect(await pings()).toBe(1));
  await press('button', 'Avançar 15 s');
  await waitFor(async () => expect(await pings()).toBe(2));
  expect(alerts()).toEqual([]);
  await breakCall(inspector, { Método: 'GET', Caminho: '/ping', 'O que acontece': 'hangup' });
  await press('button', 'Avançar 15 s');
  await one('actor', /^connectivity reach\.offline/);
  await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('Você está offline.')]));
  await breakCall(inspector, null);
  await press('button', 'Avançar 15 s');
  await one('actor', /^connectivity reach\.online/);
  await waitFor(() => expect(alerts()).toEqual([]));
});

test('task 9: the balance fails once', async () => {
  await renderApp('/', { server });
  const inspector = renderInspector();
  await breakCall(inspector, { Caminho: '/api/contacorrente/saldo', 'Quantas vezes': '1' });
  await typeAndEnter('52998224725');
  await at('/portal');
  const saldo = () => document.querySelector('main [aria-label="Seu saldo"]');
  await waitFor(() => expect(saldo()).toHaveTextContent('Não foi possível carregar'));
  await click('Tentar novamente');
  await waitFor(() => expect(saldo()).toHaveTextContent('Saldo disponível'));
});

/** For `waitFor` an advance of minutes is its own timeout. */
async function waitForReal(check: () => void, left = 200): Promise<void> {
  try {
    check();
  } catch (error) {
    if (left === 0) throw error;
    await act(async () => new Promise<void>((resolve) => void setReal(resolve, 50)));
    await waitForReal(check, left - 1);
  }
}

test('a deactivation counts down on page and server, after notice of the session’s end', async () => {
  const card = () => document.querySelector('[aria-labelledby=situacao]');
  const enter = async () => renderApp('/perfil', { server, documento: '11222333000181' });
  const { unmount } = await enter();
  const { press, write } = renderInspector();
  await press('actor', /^deactivation /);
  await click('Desativar');
  await waitFor(() => expect(card()).toHaveTextContent('Você ainda tem 24 horas e 0 minutos'));
  write('Quanto', '24');
  await waitFor(() => expect(document.body).toHaveTextContent(/a sessão termina, .*às \d\d:\d\d:\d\d/));
  write('Quanto', '30');
  write('Unidade', '60000');
  await press('button', 'Avançar');
  await waitForReal(() => expect(card()).toHaveTextContent('Você ainda tem 23 horas e 30 minutos'));
  await waitForReal(() => expect(document.body).toHaveTextContent('Adiantado 30 min. O servidor também.'));

  // A reload: the time left is the server's.
  unmount();
  await enter();
  await waitFor(() => expect(card()).toHaveTextContent('Você ainda tem 23 horas e 30 minutos'));
});
