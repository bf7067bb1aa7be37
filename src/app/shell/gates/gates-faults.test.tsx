import { screen, waitFor } from '@testing-library/react';
import { closeToasts } from '../../testing/form.ts';
import { expectModals, follow, GATES, modals } from '../../testing/gates.ts';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { CHECK, fine, situation } from '../../testing/situation.ts';
import { portalServer, renderApp } from '../../testing/render-app.tsx';

const ANA = '52998224725';
const BRUNO = '11144477735';
const CHAT = 'O atendimento por chat ainda não está disponível.';
const PREFERENCIA = '/api/pessoa/preferencia';
const pendingTerms = situation({ ...fine, terms: false });

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const accepted = async (): Promise<string[]> =>
  (await server.log())
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/termosaceite/'))
    .map(({ path }) => path.slice('/api/termosaceite/'.length));
const aceito = () => screen.getByText('Aceito', { selector: 'button' });
const isLoading = () => screen.queryByText('Carregando…') !== null;

// @rule S8.6, R41
test('a retry posts only the term that failed', async () => {
  const failed = 'Erro ao aceitar o termo com ID 3';
  await server.faults(...pendingTerms);
  const { user } = await renderApp('/chats', { server, documento: BRUNO });
  await expectModals(GATES.terms);
  const posted = ['2'];
  for (const [fault, words] of [
    [{ mode: 'hangup' }, failed],
    [{ mode: 'badStatusCode' }, 'Falha simulada.'],
  ] as const) {
    expect(document.body.textContent).not.toContain(words);
    await server.faults({ method: 'POST', path: '/api/termosaceite/3', ...fault }, ...pendingTerms);
    await user.click(aceito());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(modals()).toEqual([GATES.terms]);
    expect(screen.getAllByLabelText('Já aceito')).toHaveLength(1);
    await waitFor(() => expect(isLoading()).toBe(false));
    posted.push('3');
    expect(await accepted()).toEqual(posted);
    await closeToasts();
  }
  await server.faults(...pendingTerms);
  await user.click(aceito());
  await expectModals();
  expect(await accepted()).toEqual([...posted, '3']);
});

test('two presses of Aceito accept once', async () => {
  await server.faults(
    { method: 'POST', path: '/api/termosaceite/2', mode: 'delay', ms: 300 },
    ...pendingTerms,
  );
  const { user } = await renderApp('/chats', { server, documento: BRUNO });
  await expectModals(GATES.terms);
  await user.dblClick(aceito());
  await expectModals();
  expect(await accepted()).toEqual(['2', '3']);
});

// @rule S8.5
test("a failed terms check is a toast, with the server's words or its own", async () => {
  await server.faults(...situation(fine));
  await renderApp('/chats', { server, documento: ANA });
  expect(await screen.findByText(CHAT)).toBeInTheDocument();
  const checks = [
    ['/pdo', { mode: 'status', body: { description: 'Fora do ar.' } }, 'Fora do ar.'],
    ['/chats', { mode: 'brokenBody' }, 'Erro ao verificar termos'],
  ] as const;
  for (const [path, fault, words] of checks) {
    await server.faults({ path: CHECK, ...fault }, ...situation(fine));
    await follow(path, path === '/chats' ? CHAT : 'Fale com PDO');
    // The toast of a later route replaces the first; both are there for a moment.
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(modals()).toEqual([]);
    await waitFor(() => expect(isLoading()).toBe(false));
    await closeToasts();
  }
});

test('a failed load of the terms says so and blocks nothing', async () => {
  await server.faults({ path: '/api/termos/publicados', mode: 'status', times: 1 }, ...pendingTerms);
  await renderApp('/chats', { server, documento: BRUNO });
  expect(await screen.findByText('Ops! Não foi possível carregar os termos.')).toBeInTheDocument();
  expect(screen.getByText(CHAT)).toBeInTheDocument();
  expect(modals()).toEqual([]);
  await follow('/pdo', 'Fale com PDO');
  await expectModals(GATES.terms);
});

// @rule S8.27, R9
test('a failed person shows no toast and no gate', async () => {
  await server.faults({ path: '/api/pessoa', mode: 'status' }, ...situation(fine));
  await renderApp('/portal', { server, documento: ANA });
  // The prompt's read is the gates' last, so earlier ones have been made.
  await waitFor(async () =>
    expect((await server.log()).map(({ path }) => path)).toContain('/api/pessoa/preferencia'),
  );
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(modals()).toEqual([]);
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
});

// @rule R79
test("a failed WhatsApp save keeps the prompt with the server's message", async () => {
  const refusal = { mode: 'status', body: { description: 'Mais tarde.' }, times: 1 } as const;
  await server.faults(
    { method: 'POST', path: '/api/pessoa/preferencia', ...refusal },
    ...situation({ ...fine, whatsapp: false }),
  );
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await expectModals(GATES.whatsapp);
  await user.click(screen.getByText('Concordo', { selector: 'button' }));
  expect(await screen.findByText('Mais tarde.')).toBeInTheDocument();
  expect(modals()).toEqual([GATES.whatsapp]);
  await user.keyboard('{Escape}');
  await expectModals();
  await follow('/chats', CHAT);
  await follow('/portal', 'Ofertas da semana');
  await expectModals(GATES.whatsapp);
});

// @rule S8.15
test.each([
  ['is not saved', { mode: 'status', body: { description: 'Mais tarde.' } }, 'Mais tarde.'],
  ['is saved', { mode: 'status', status: 200, body: {} }, 'Preferência salva com sucesso!!!'],
] as const)('a WhatsApp preference that %s after home was left says so', async (_name, fault, words) => {
  const { user } = await renderApp('/chats', { server, documento: ANA });
  await server.faults(
    { method: 'POST', path: '/api/pessoa/preferencia', ...fault },
    ...situation({ ...fine, whatsapp: false }),
  );
  await follow('/portal', 'Ofertas da semana');
  await expectModals(GATES.whatsapp);
  const answer = holdAnswers((address) => address.endsWith('/api/pessoa/preferencia'));
  await user.click(screen.getByText('Concordo', { selector: 'button' }));
  await follow('/chats', CHAT);
  await expectModals();
  await answer();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

// @rule S4.6, R76, R78
test('a consent keeps flags that changed elsewhere', async () => {
  await server.faults(...situation({ ...fine, whatsapp: false }));
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await expectModals(GATES.whatsapp);
  // Another tab saved them meanwhile.
  const preferencias = {
    recebeEmail: false,
    recebeSms: true,
    recebePush: null,
    recebeWhatsapp: false,
    cupomDigital: false,
  };
  const now = { path: PREFERENCIA, mode: 'status', status: 200, body: { preferencias } } as const;
  await server.faults(now, { ...now, method: 'POST' }, ...situation(fine));
  await user.click(screen.getByText('Concordo', { selector: 'button' }));
  expect(await screen.findByText('Preferência salva com sucesso!!!')).toBeInTheDocument();
  expect(await server.posted(PREFERENCIA)).toEqual([
    {
      recebeEmail: 'false',
      recebeSms: 'true',
      recebeWhatsapp: 'true',
      cupomDigital: 'false',
    },
  ]);
});

// @rule R76
test('a consent sends nothing when the flags cannot be read', async () => {
  await server.faults(...situation({ ...fine, whatsapp: false }));
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await expectModals(GATES.whatsapp);
  await server.faults({ path: PREFERENCIA, mode: 'status', body: { description: 'Mais tarde.' } });
  await user.click(screen.getByText('Concordo', { selector: 'button' }));
  expect(await screen.findByText('Mais tarde.')).toBeInTheDocument();
  expect(modals()).toEqual([GATES.whatsapp]);
  expect(await server.posted(PREFERENCIA)).toEqual([]);
});
