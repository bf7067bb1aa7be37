import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readAnswer } from '../../base/device/last-answers.ts';
import { forgetStoredSession } from '../../base/device/forget-customer.ts';
import { holdAnswers } from '../testing/hold-answers.ts';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';
const OFERTAS = '/api/promocoes/global';
const PONTOS = '/api/fidelidade/campanha/1/extratos/pontos';
const OFFLINE = 'Disponível quando a conexão voltar.';
const KNOWN = 'Disponível quando os dados forem atualizados.';

const server = portalServer();
let online: jest.SpyInstance<boolean, []>;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetStoredSession();
});

/** Fires the browser's event. */
async function setOnline(is: boolean): Promise<void> {
  online.mockReturnValue(is);
  await act(async () => void dispatchEvent(new Event(is ? 'online' : 'offline')));
}
const posts = async () => (await server.takeLog()).filter((call) => call.startsWith('POST /api/'));
const token = () => localStorage.getItem('portal.token') ?? '';
const item = async (nome: string) => {
  const title = await screen.findByRole('heading', { level: 3, name: nome });
  return within(title.closest<HTMLElement>('[role=listitem]') ?? document.body);
};
const VOUCHER = 'Voucher de R$\u00a010 em compras';

// @rule R104
test('without a network Trocar is disabled and keeps the focus', async () => {
  const { user } = await renderApp('/campanha/1/resgates', { server, documento: ANA });
  const trocar = await (await item(VOUCHER)).findByRole('button', { name: 'Trocar' });
  await waitFor(() => expect(trocar).toHaveAttribute('aria-disabled', 'false'));
  trocar.focus();
  await server.faults({ path: '/api/*', mode: 'hangup' });
  await setOnline(false);
  expect(await (await item(VOUCHER)).findByText(OFFLINE)).toBeVisible();
  expect(trocar).toHaveAccessibleDescription(`${VOUCHER} ${OFFLINE}`);
  expect(trocar).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(trocar);
  // A missing balance keeps its own reason.
  expect((await item('Panela de pressão 4,5 L')).queryByText(OFFLINE)).toBeNull();
  expect(trocar).toHaveAttribute('aria-disabled', 'true');
  expect(await posts()).toEqual([]);
  await server.faults();
  await setOnline(true);
  await waitFor(() => expect(trocar).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

// @rule R90, R104
test('points that the screen before had kept buy nothing until fresh ones are there', async () => {
  const first = await renderApp('/campanha/1/detalhes', { server, documento: ANA });
  await waitFor(async () => expect(await readAnswer(token(), PONTOS)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path: PONTOS, mode: 'hangup' });
  await renderApp('/campanha/1/detalhes', { server });
  expect(await screen.findByText(/^Não foi possível atualizar\. Dados de/)).toBeInTheDocument();
  const answer = holdAnswers((address) => address.includes(PONTOS));
  await server.faults();
  await act(async () => {
    location.hash = '#/campanha/1/resgates';
  });
  const trocar = await (await item(VOUCHER)).findByRole('button', { name: 'Trocar' });
  await waitFor(() => expect(trocar).toHaveAccessibleDescription(`${VOUCHER} ${KNOWN}`));
  expect(trocar).toHaveAttribute('aria-disabled', 'true');
  await answer();
  await waitFor(() => expect(trocar).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(KNOWN)).toBeNull();
});

// @rule R104
test('stale offers cannot be activated', async () => {
  const ofertas = {
    path: OFERTAS,
    mode: 'status' as const,
    status: 200,
    body: [
      {
        nomeExibicao: 'Ofertas',
        publico: 'E',
        tiposDescontos: [{ nome: 'Café', preco: 1, idPromoProd: 41 }],
      },
    ],
  };
  await server.faults(ofertas);
  const first = await renderApp('/promocoes', { server, documento: ANA });
  await screen.findByText('Café');
  await waitFor(async () => expect(await readAnswer(token(), OFERTAS)).not.toBeNull());
  first.unmount();
  first.root.session.stop();
  await server.faults({ path: OFERTAS, mode: 'status', status: 503 });
  const { user } = await renderApp('/promocoes', { server });
  const ativar = await screen.findByRole('button', { name: 'Ativar oferta: Café' });
  expect(await screen.findByText(KNOWN)).toBeVisible();
  expect(ativar).toHaveAccessibleDescription(KNOWN);
  await server.takeLog();
  await user.click(ativar);
  expect(ativar).toHaveAccessibleName('Ativar oferta: Café');
  expect(await posts()).toEqual([]);
  await server.faults(ofertas, { path: '/api/promocao/ativar', mode: 'status', status: 200, body: {} });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText(KNOWN)).toBeNull());
  await user.click(ativar);
  await waitFor(async () => expect(await posts()).toHaveLength(1));
});

// @rule R104
test('a profile is not saved offline and keeps its input', async () => {
  const { user } = await renderApp('/perfil', {
    server,
    documento: ANA,
    config: { personApiUrl: server.baseUrl },
  });
  const complemento = await screen.findByLabelText(/^Complemento/);
  fireEvent.change(complemento, { target: { value: 'Casa 9' } });
  // An answer that is still on its way would say that there is a network.
  await screen.findByRole('button', { name: 'Desativar' });
  await server.roundTrip();
  await server.faults({ path: '/api/*', mode: 'hangup' });
  await setOnline(false);
  const salvar = screen.getByRole('button', { name: 'Salvar' });
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(salvar).toHaveAccessibleDescription(OFFLINE);
  await user.click(salvar);
  await user.type(complemento, '{Enter}');
  expect(await posts()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await server.faults();
  await setOnline(true);
  await waitFor(() => expect(salvar).not.toHaveAttribute('aria-disabled'));
  expect(complemento).toHaveValue('Casa 9');
  await user.click(salvar);
  await waitFor(async () => expect(await posts()).toContain('POST /api/pessoa'));
});

// @rule R104
test('preferences are not saved without a network, and are with it', async () => {
  const { user } = await renderApp('/minhas-preferencias', { server, documento: ANA });
  const email = await screen.findByRole('checkbox', { name: 'E-mail' });
  const checked = email.matches(':checked');
  await user.click(email);
  await setOnline(false);
  const salvar = screen.getByRole('button', { name: 'Salvar' });
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  await user.click(salvar);
  expect(await posts()).toEqual([]);
  await setOnline(true);
  await waitFor(() => expect(salvar).not.toHaveAttribute('aria-disabled'));
  expect(email.matches(':checked')).toBe(!checked);
  await user.click(salvar);
  await waitFor(async () => expect(await posts()).toHaveLength(1));
});
