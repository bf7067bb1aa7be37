import { act, screen, waitFor } from '@testing-library/react';
import { askAgain } from '../../base/browser/network.ts';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const VOUCHERS = '/api/promocoes/voucher';
const SAVED = /salvos em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/;

const server = portalServer();

/** The stored copy of the active vouchers. */
const kept = () => localStorage.getItem('portal.vouchers');

/** Stores vouchers, one of which ends today, and stops the server. */
async function keepAndHangUp(): Promise<string> {
  const first = await renderApp('/voucher', { server, documento: ANA });
  await waitFor(() => expect(kept()).toContain('7891004120375'));
  const { vouchers } = JSON.parse(kept() ?? '') as { vouchers: { codigo: string; fim: string }[] };
  const fim = vouchers.find(({ codigo }) => codigo === '7891004120375')?.fim ?? '';
  first.unmount();
  first.root.session.stop();
  await server.faults({ path: '/api/*', mode: 'hangup' });
  const user = JSON.parse(localStorage.getItem('portal.user') ?? '') as object;
  localStorage.setItem('portal.user', JSON.stringify({ ...user, '.expires': '2099-01-01T00:00:00Z' }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return fim;
}

const dayAfter = (fim: string) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${fim}T12:00:00-03:00`) + 86_400_000);

// @rule R90
test('a stored voucher disappears after its day', async () => {
  dayAfter(await keepAndHangUp());
  await renderApp('/voucher', { server });
  expect(await screen.findByText('VIZ10-7F3K2')).toBeInTheDocument();
  expect(screen.getByText(SAVED)).toBeInTheDocument();
  expect(screen.queryByText('7891004120375')).toBeNull();
  await waitFor(() => expect(kept()).not.toContain('7891004120375'));
  expect(kept()).toContain('VIZ10-7F3K2');
});

// @rule R90
test('a shown voucher leaves screen and device at the end of its last day', async () => {
  const fim = await keepAndHangUp();
  await renderApp('/voucher', { server });
  expect(await screen.findByText('7891004120375')).toBeInTheDocument();
  dayAfter(fim);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('7891004120375')).toBeNull();
  expect(screen.getByText('VIZ10-7F3K2')).toBeInTheDocument();
  expect(kept()).not.toContain('7891004120375');
});

const WAITING = /^Atualizando… .* O código aparece depois de atualizar\.$/;
const codes = () => screen.queryAllByRole('button', { name: /^Mostrar código/ });

/** Texts of the found elements while no note says that the answer is awaited. */
function watchFor(find: () => HTMLElement[]) {
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByText(WAITING) === null) shown.push(...find().map(({ textContent }) => textContent));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return { shown, end: () => watch.disconnect() };
}

// @rule R90
test('during a slow answer stored vouchers hide their codes', async () => {
  await keepAndHangUp();
  await server.faults();
  const answer = holdAnswers((address) => address.includes(VOUCHERS));
  const watched = watchFor(() => screen.queryAllByText('VIZ10-7F3K2'));
  await renderApp('/voucher', { server });
  expect(await screen.findByText(WAITING)).toHaveTextContent(SAVED);
  expect(await screen.findByText('VIZ10-7F3K2')).toBeInTheDocument();
  watched.end();
  expect([watched.shown, codes()]).toEqual([[], []]);
  await answer();
  expect(await screen.findByRole('button', { name: 'Mostrar código VIZ10-7F3K2' })).toBeInTheDocument();
  expect(screen.queryByText(WAITING)).toBeNull();
  expect(screen.getByText(SAVED)).toBeInTheDocument();
});

// @rule R90
test('those of an earlier look are not shown as current while the answer is on its way', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await screen.findByText('7891004120375');
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  await screen.findByText('7891004119027');
  const watched = watchFor(codes);
  const answer = holdAnswers((address) => address.includes('tipo=ativo'));
  await user.click(screen.getByRole('tab', { name: 'Ativos' }));
  expect(await screen.findByText(WAITING)).toHaveTextContent(/Dados de/);
  expect(await screen.findByText('7891004120375')).toBeInTheDocument();
  watched.end();
  expect([watched.shown, codes()]).toEqual([[], []]);
  await answer();
  await waitFor(() => expect(codes()).not.toEqual([]));
});

// @rule R90
test('the answer has a second before stale vouchers are shown', async () => {
  const { user } = await renderApp('/voucher', { server, documento: ANA });
  await screen.findByText('7891004120375');
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  await screen.findByText('7891004119027');
  const answer = holdAnswers((address) => address.includes('tipo=ativo'));
  const pressed = performance.now();
  await user.click(screen.getByRole('tab', { name: 'Ativos' }));
  await screen.findByText(WAITING);
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(1000);
  await answer();
});

// @rule R90
test('a refresh that fails leaves them under a note with their time', async () => {
  const { user } = await renderApp('/voucher?idEmpresa=2', { server, documento: ANA });
  await screen.findByText('VIZ10-7F3K2');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await server.faults({ path: VOUCHERS, mode: 'status', status: 500 });
  await act(async () => askAgain());
  const note = /^Não foi possível atualizar\. Dados de \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/;
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(codes()).not.toEqual([]);
  await server.faults();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText(/Não foi possível atualizar|^Atualizando/)).toBeNull());
  expect(codes()).not.toEqual([]);
});

// @rule R88
test('nothing of another customer’s is shown, and it goes when somebody else signs in', async () => {
  const first = await renderApp('/voucher', { server, documento: ANA });
  await waitFor(() => expect(kept()).toContain('VIZ10-7F3K2'));
  first.unmount();
  first.root.session.stop();
  localStorage.removeItem('portal.user');
  const { user } = await renderApp('/', { server });
  await user.type(await screen.findByLabelText('CPF ou CNPJ'), MERCADO);
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.click(screen.getByText('Entrar', { selector: 'button' }));
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  expect(kept()).toBeNull();
  location.hash = '#/voucher';
  expect(await screen.findByText('R$ 100 no atacado')).toBeInTheDocument();
  await waitFor(() => expect(kept()).not.toBeNull());
  expect(kept()).not.toContain('VIZ10-7F3K2');
});

// @rule R88
test('stored vouchers are deleted at sign-out', async () => {
  const { root, user, unmount } = await renderApp('/voucher', { server, documento: ANA });
  await waitFor(() => expect(kept()).toContain('VIZ10-7F3K2'));
  await server.faults({ path: VOUCHERS, mode: 'hangup' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  expect(await screen.findByText('Tentar novamente')).toBeInTheDocument();
  expect(screen.queryByText(SAVED)).toBeNull();
  unmount();
  root.session.stop();
  const stored = JSON.parse(localStorage.getItem('portal.user') ?? '') as object;
  localStorage.setItem('portal.user', JSON.stringify({ ...stored, '.expires': '2020-01-01T00:00:00Z' }));
  await renderApp('/voucher', { server });
  expect(await screen.findByText('Entrar', { selector: 'button' })).toBeInTheDocument();
  expect(kept()).toBeNull();
});

// @rule R89
test('a deployment without `lastKnown` keeps none', async () => {
  await renderApp('/voucher', { server, documento: ANA, config: { features: { lastKnown: false } } });
  expect(await screen.findByText('VIZ10-7F3K2')).toBeInTheDocument();
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(kept()).toBeNull();
});
