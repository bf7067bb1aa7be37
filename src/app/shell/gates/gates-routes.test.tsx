import { act, screen, waitFor } from '@testing-library/react';
import { expectModals, follow, GATES, modals } from '../../testing/gates.ts';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { CHECK, fine, situation } from '../../testing/situation.ts';
import { portalServer, renderApp } from '../../testing/render-app.tsx';

const ANA = '52998224725';
const CHAT = 'O atendimento por chat ainda não está disponível.';
const HOME = 'Ofertas da semana';
const PREFERENCIA = '/api/pessoa/preferencia';

const server = portalServer();

/** Counts requests of a path. */
const asked = async (path: string) =>
  (await server.log()).filter((call) => call.method === 'GET' && call.path === path).length;
const expectAsked = async (path: string, times: number) =>
  waitFor(async () => expect(await asked(path)).toBe(times));

// @rule R83
test('the routes of the gates are those of the router: case, slashes at the end', async () => {
  await server.faults(...situation({ ...fine, phone: false, whatsapp: false }));
  await renderApp('/chats', { server, documento: ANA });
  await expectModals(GATES.phone);
  for (const path of ['/perfil/', '/PERFIL']) {
    await follow(path, 'Meu perfil');
    await expectModals();
    await follow('/chats', CHAT);
    await expectModals(GATES.phone);
  }
});

// @rule R83
test('the home in another spelling is the home, and the same place no other visit', async () => {
  await server.faults(...situation({ ...fine, whatsapp: false }));
  const { user } = await renderApp('/chats', { server, documento: ANA });
  await expectAsked(CHECK, 1);
  for (const path of ['/portal/', '/PORTAL']) {
    await follow(path, HOME);
    await expectModals(GATES.whatsapp);
    await user.keyboard('{Escape}');
    await expectModals();
    if (path === '/portal/') await follow('/chats', CHAT);
  }
  await server.takeLog();
  await follow('/portal', HOME);
  await expectAsked(CHECK, 1);
  await follow('/Portal//', HOME);
  await expectAsked(CHECK, 2);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(modals()).toEqual([]);
  expect(await asked(PREFERENCIA)).toBe(0);
});

// @rule R83
test('the menu marks the place in whatever spelling', async () => {
  await renderApp('/CAMPANHAS/', { server, documento: ANA });
  await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent('Campanhas'));
  expect(document.querySelector('nav [aria-current=page]')).toHaveTextContent('Campanhas');
});

// @rule R79
test('an opt-out on the preferences is asked about on the next visit of home', async () => {
  await server.faults(...situation(fine).slice(0, 2));
  const { user } = await renderApp('/minhas-preferencias', { server, documento: ANA });
  await user.click(await screen.findByLabelText('WhatsApp'));
  await user.click(await screen.findByText('Cancelar', { selector: 'button' }));
  await user.click(screen.getByText('Salvar', { selector: 'button' }));
  expect((await screen.findAllByText('Preferences saved successfully!')).length).toBeGreaterThan(0);
  await expectModals();
  for (const isAgain of [false, true]) {
    if (isAgain) await follow('/chats', CHAT);
    await follow('/portal', HOME);
    await expectModals(GATES.whatsapp);
    await user.click(screen.getByText('Cancelar', { selector: 'button' }));
    await expectModals();
  }
});

// @rule R79
test('a look at the preference that fails is made again on the next visit of home', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const off = situation({ ...fine, whatsapp: false });
  await server.faults({ path: PREFERENCIA, mode: 'status', times: 1 }, ...off);
  await renderApp('/portal', { server, documento: ANA });
  await expectAsked(PREFERENCIA, 1);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(modals()).toEqual([]);
  await follow('/chats', CHAT);
  await follow('/portal', HOME);
  await expectModals(GATES.whatsapp);
  expect(await asked(PREFERENCIA)).toBe(2);
});

// @rule R78
test('no gate asks about a preference that the server does not send', async () => {
  const body = { preferencias: { recebeEmail: true } };
  await server.faults({ path: PREFERENCIA, mode: 'status', status: 200, body }, ...situation(fine));
  await renderApp('/portal', { server, documento: ANA });
  await expectAsked(PREFERENCIA, 1);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(modals()).toEqual([]);
});

// @rule S2.10, R40
test('every route fetches the person and the terms check again, silently', async () => {
  await server.faults(...situation(fine));
  await renderApp('/chats', { server, documento: ANA });
  await expectAsked('/api/pessoa', 1);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  await server.takeLog();
  const answer = holdAnswers((address) => address.endsWith(CHECK) || address.endsWith('/api/pessoa'));
  await follow('/pdo', 'Fale com PDO');
  await expectAsked(CHECK, 1);
  await expectAsked('/api/pessoa', 1);
  const seen: boolean[] = [screen.queryByText('Carregando…') !== null];
  const watch = new MutationObserver(() => seen.push(screen.queryByText('Carregando…') !== null));
  watch.observe(document, { childList: true, subtree: true });
  await answer();
  watch.disconnect();
  expect(seen).not.toContain(true);
});

test('an answer that belongs to an older route is dropped', async () => {
  await server.faults(...situation(fine));
  await renderApp('/chats', { server, documento: ANA });
  await expectAsked(CHECK, 1);
  const sent = jest.spyOn(globalThis, 'fetch');
  const late = { statusCode: 200, data: { aceitouTermos: false } };
  await server.faults(
    { path: CHECK, mode: 'status', status: 200, body: late, ms: 1500, times: 1 },
    ...situation(fine),
  );
  await follow('/pdo', 'Fale com PDO');
  await expectAsked(CHECK, 2);
  const [older] = sent.mock.calls.filter(([to]) => (to as string).endsWith(CHECK));
  expect(older?.[1]?.signal?.aborted).toBe(false);
  await follow('/chats', CHAT);
  await expectAsked(CHECK, 3);
  expect(older?.[1]?.signal?.aborted).toBe(true);
  await act(async () => undefined);
  expect(modals()).toEqual([]);
});
