import '../testing/stopped-waits.ts';
import { portalServer, renderApp } from '../portal/testing-app.ts';
import { waitFor } from '@testing-library/react';
import { renderInspector } from '../testing/render-inspector.tsx';
import { at, click, typeAndEnter } from '../testing/portal-beside.ts';

const server = portalServer();
afterEach(() => sessionStorage.clear());

// The inspector fetches a relative path: send it to the test's server.
const ask = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async (address, init) =>
    ask(address === '/__faults' ? `${server.baseUrl}${address}` : address, init);
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
