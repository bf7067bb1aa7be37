import { portalServer, renderApp, said, situation } from '../portal/testing-app.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { edges, nameOf, renderInspector } from '../testing/render-inspector.tsx';
import { at, click, termsStand, typeAndEnter } from '../testing/portal-beside.ts';

const ANA = '52998224725';
const BRUNO = '11144477735';
const TERMS = situation({ terms: false, phone: true, whatsapp: true });
const HANGS = { method: 'POST', path: '/api/termosaceite/*', mode: 'delay', ms: 20_000 } as const;
const FAILED = /termsAcceptance acceptTermo responde .*"ok":false/;

const server = portalServer();
afterEach(() => sessionStorage.clear());

type Inspector = ReturnType<typeof renderInspector>;

const termsCome = async (stand = true) => waitFor(() => expect(termsStand()).toBe(stand));
const restoreFailure = async ({ press, one }: Inspector): Promise<void> => {
  await press('row', FAILED);
  await press('button', 'Restaurar…');
  expect(document.body).toHaveTextContent('são feitos de novo');
  await press('button', 'Restaurar');
  await termsCome();
  await one('actor', /^termsAcceptance awaitingCustomer/);
};
const sendJson = async ({ press, write }: Inspector, event: object): Promise<void> => {
  await press('button', 'Evento em JSON…');
  write('Evento em JSON', JSON.stringify(event));
  await press('button', 'Enviar');
};

async function seesWhatWas({ container, all, one, press, write }: Inspector, secrets: readonly string[]) {
  await press('actor', /^termsAcceptance awaitingCustomer/);
  await one('heading', 'Aceite dos termos');
  await waitFor(() =>
    expect(document.querySelector('[data-state="terms-acceptance.awaitingCustomer"]')).toHaveAttribute(
      'data-active',
      'true',
    ),
  );
  write('Filtrar', 'credentials.submitted');
  expect(all('row').map(nameOf)).toEqual([
    expect.stringContaining(
      'credentials.submitted {"username":"documento#ana","password":"senha#demonstracao"}',
    ),
  ]);
  write('Filtrar', '');
  for (const secret of secrets) expect(container.textContent).not.toContain(secret);
}

async function makesTermFail(inspector: Inspector): Promise<void> {
  const { all, one, press, write, value } = inspector;
  await server.faults(...TERMS, HANGS);
  fireEvent.keyDown(await one('edge', 'Provocar terms.accepted'), { key: 'Enter' });
  await press('choice', /^acceptTermo responde .*"ok":false/);
  await said('Termo indisponível');
  expect(termsStand()).toBe(true);
  await waitFor(() => expect(edges('last', 'done acceptTermo')).toHaveLength(1));
  expect(await value()).toBe('awaitingCustomer');
  // The whole path stays highlighted after an event without a transition.
  await press('button', 'Provocar');
  await sendJson(inspector, { type: 'nobody.knows' });
  await one('row', /nobody\.knows nenhuma transição/);
  expect(edges('taken')).toHaveLength(2);
  expect(edges('taken', 'terms.accepted')).toHaveLength(1);
  write('Filtrar', 'termo.failed');
  await waitFor(() => expect(all('row')).toHaveLength(1));
  write('Filtrar', '');
  await server.faults(...TERMS);
}

test('QA joins late, drives the terms to a failure and restores', async () => {
  await server.faults(...TERMS);
  await renderApp('/', { server });
  await typeAndEnter(ANA);
  await termsCome();
  const token = localStorage.getItem('portal.token') ?? '';
  expect(token).not.toBe('');
  const secrets = ['clube123', ANA, '999990000', token];
  const inspector = renderInspector();
  const { press, write } = inspector;
  await seesWhatWas(inspector, secrets);
  await makesTermFail(inspector);

  await press('row', FAILED);
  await press('time', 'Ao vivo');
  await press('choice', /^terms\.accepted$/);
  await termsCome(false);
  await restoreFailure(inspector);

  await press('actor', /^session /);
  await press('button', 'Evento em JSON…');
  write('Evento em JSON', '{ "tipo": 1 }');
  await press('button', 'Enviar');
  await said('Um evento precisa de um "type".');
  write('Evento em JSON', '{ "type": "signOut.requested" }');
  await press('button', 'Enviar');
  await at('/');

  const text = await inspector.exported();
  expect(text).toContain('termsAcceptance');
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('tasks 2 and 12: a refused term, then back to an earlier moment', async () => {
  await renderApp('/chats', { server, documento: BRUNO });
  await termsCome();
  const inspector = renderInspector();
  const { press, one } = inspector;
  await press('actor', /^termsAcceptance awaitingCustomer/);
  await press('button', 'Segurar acceptTermo');
  await one('button', /^Segurar acceptTermo/);
  await click('Aceito');
  await press('choice', /^acceptTermo responde .*"ok":false/);
  await said('Termo indisponível');
  expect(termsStand()).toBe(true);
  await waitFor(() => expect(edges('last', 'done acceptTermo')).toHaveLength(1));
  await press('choice', /^terms\.accepted/);
  await termsCome(false);
  await restoreFailure(inspector);
});

test('an ended machine stays, marked with its last state', async () => {
  await server.faults(...TERMS);
  await renderApp('/chats', { server, documento: ANA });
  await termsCome();
  const live = renderInspector();
  await live.press('actor', /^termsAcceptance awaitingCustomer/);
  await click('Aceito');
  await termsCome(false);
  const hasEnded = async ({ container, press, value }: Inspector, place: 'actor' | 'recordedActor') => {
    await press(place, /^termsAcceptance encerrado/);
    await waitFor(() =>
      expect(container.querySelector('[aria-label=Diagrama]')).toHaveTextContent('encerrado'),
    );
    expect(await value()).toBe('accepted');
  };
  await hasEnded(live, 'actor');
  await live.press('button', 'Sem encerrados');
  expect(live.all('actor', /^termsAcceptance encerrado/)).toEqual([]);
  await live.press('button', 'Sem encerrados');
  const text = await live.exported();
  live.unmount();
  const imported = renderInspector();
  await imported.imports(text);
  await hasEnded(imported, 'recordedActor');
  await imported.press('button', 'Provocar');
  expect(imported.container).toHaveTextContent('Uma página fechada ou gravada só pode ser vista.');
});

test('an event over 32 kB is cut and says so', async () => {
  userEvent.setup();
  await renderApp('/chats', { server, documento: ANA });
  const inspector = renderInspector();
  const { all, press, write } = inspector;
  await press('actor', /^session signedIn/);
  await sendJson(inspector, { type: 'large.told', flags: Array.from({ length: 9000 }, () => true) });
  write('Filtrar', 'large.told');
  await waitFor(() => expect(all('row')).toHaveLength(1));
  write('Filtrar', '');
  const names: unknown[] = [];
  await press('button', 'Simular');
  for (let count = 0; count < 2; count += 1) {
    await press('button', 'Janela com atraso');
    await press('choice', /^window\.requested/);
    await press('button', 'Copiar como teste');
    names.push(/it\('([^']+)'/.exec(await navigator.clipboard.readText())?.[1]);
  }
  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(undefined);
  const text = await inspector.exported();
  expect(text).toMatch(/\(cortado: mais \d+ de 9000 itens\)/);
  expect(text.length).toBeLessThan(500_000);
  inspector.unmount();
  const elsewhere = renderInspector();
  await elsewhere.imports(text);
  await elsewhere.one('heading', 'Sessão');
});
