import { campo, PESSOA, portalServer, put, renderApp, said } from '../portal/testing-app.ts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { edges, nameOf, renderInspector } from '../testing/render-inspector.tsx';
import { at, click, fillLogin, typeAndEnter } from '../testing/portal-beside.ts';

const ANA = '52998224725';
const MERCADO = '11222333000181';
const HANGS = { method: 'POST', path: '/token', mode: 'delay', ms: 20_000 } as const;

const server = portalServer();
afterEach(() => sessionStorage.clear());

type Inspector = ReturnType<typeof renderInspector>;

/** Personal data typed in the sign-in and the registration, or looked up by a typed CEP. */
const SECRETS = ['clube123', ANA, 'Ana Souza', '13083', 'Buarque', 'Paulista', 'Campinas', PESSOA['E-mail']];

/** Replaces the CEP; waits for its street unless `street` is empty. */
async function typeCep(cep: string, street: string): Promise<void> {
  fireEvent.change(campo('CEP'), { target: { value: '' } });
  const user = userEvent.setup();
  await user.type(campo('CEP'), cep);
  if (street !== '') await waitFor(() => expect(campo('Endereço')).toHaveValue(street));
}

test('masked values stay distinguishable and inside the page', async () => {
  const inspector = renderInspector();
  const { all, one, press, write } = inspector;
  await renderApp('/register', { server });
  await waitFor(() => campo('CEP'));
  for (const [label, value] of Object.entries(PESSOA)) put(label, value);
  await typeCep('13083859', 'Rua Sérgio Buarque de Holanda');
  await typeCep('01310100', 'Avenida Paulista');
  await typeCep('13083859', 'Rua Sérgio Buarque de Holanda');
  write('Filtrar', 'cep.typed');
  await waitFor(() => {
    const ceps = all('row').flatMap((row) => /"cep":"(CEP#\w+)"/.exec(nameOf(row))?.[1] ?? []);
    expect(ceps.filter((pseudonym) => pseudonym === ceps[0]).length).toBeGreaterThan(1);
    expect(new Set(ceps).size).toBeGreaterThan(1);
  });
  write('Filtrar', '');

  await act(async () => void (location.hash = '/'));
  await typeAndEnter(ANA);
  await at('/portal');
  await one('actor', /^session signedIn/);
  const token = localStorage.getItem('portal.token') ?? '';
  expect(token).not.toBe('');

  await press('button', 'Exportar');
  for (const words of [/Passos\s*\d+/, /CEP: \d+/, /token: 1/, /expiresAt/])
    expect(document.querySelector('[aria-label="O que vai"]')).toHaveTextContent(words);
  await press('button', 'Cancelar');
  await waitFor(() => expect(document.querySelector('[aria-label="O que vai"]')).toBeNull());
  const text = await inspector.exported();
  expect(text).toContain('documento#ana');
  expect([token, ...SECRETS].filter((secret) => text.includes(secret))).toEqual([]);
});

const isLoading = (): boolean => document.body.textContent.includes('Carregando…');
const posts = async () => (await server.log()).filter(({ path }) => path === '/token').length;

/** Ends a pending sign-in by a choice and waits until the spinner is gone. */
async function endsByHand({ one, press }: Inspector, way: RegExp): Promise<void> {
  await server.faults(HANGS);
  await click('Entrar');
  await waitFor(() => expect(isLoading()).toBe(true));
  await press('choice', way);
  await waitFor(() => expect(isLoading()).toBe(false));
  await one('actor', /^session signedOut.idle/);
  await server.faults();
}

/** Pauses the next sign-in before it reaches the server. */
async function holdsSignIn({ one, press }: Inspector): Promise<void> {
  await press('button', 'Segurar signIn');
  const hold = await one('button', 'Segurar signIn');
  await waitFor(() => expect(hold).toHaveAttribute('aria-pressed', 'true'));
  await server.takeLog();
  await click('Entrar');
  await one('choice', /^signIn segue para o servidor/);
  await waitFor(() => expect(hold).toHaveAttribute('aria-pressed', 'false'));
}

/** Rejected samples are disabled with their guards' names; the sample with the tab's own token signs out. */
async function usesSamples({ all, one, press, value }: Inspector): Promise<void> {
  expect(await one('choice', /^session\.rejected .*recusado por isOwnToken/)).toBeDisabled();
  expect(await one('choice', /^session\.replaced .*recusado por .*sessionIsUsable/)).toBeDisabled();
  const usable = () =>
    all('choice', /^session\.replaced [^§]*$/).filter((each) => !each.matches(':disabled'));
  expect(usable()).toHaveLength(2);
  await press('choice', /^session\.rejected /);
  await at('/');
  await waitFor(async () => expect(await value()).toBe('signedOut.idle'));
  await press('button', 'Provocar');
}

test('tasks 1, 4 and 10: a sign-in can be given every outcome', async () => {
  await renderApp('/', { server });
  await fillLogin(ANA);
  const inspector = renderInspector();
  const { press, value, write } = inspector;
  await press('actor', /^session signedOut/);
  // Collapses the log, so that it is not rendered at each step.
  await press('button', 'Registro');
  await endsByHand(inspector, /^signIn responde .*"ok":false/);
  await endsByHand(inspector, /^signIn quebra/);

  await holdsSignIn(inspector);
  write('Palavras da recusa de signIn', 'Loja fechada para balanço');
  await press('button', 'Recusar');
  await said('Loja fechada para balanço');
  expect(await posts()).toBe(0);

  await holdsSignIn(inspector);
  await press('choice', /^signIn quebra/);
  await waitFor(async () => expect(await value()).toBe('signedOut.idle'));
  await press('button', 'Provocar');
  expect(await posts()).toBe(0);

  await holdsSignIn(inspector);
  expect(await posts()).toBe(0);
  await press('choice', /^signIn segue para o servidor/);
  await at('/portal');
  expect(await posts()).toBe(1);

  await usesSamples(inspector);
  await fillLogin(ANA);
  await endsByHand(inspector, /^signIn quebra/);
  // The next click sends a sign-in at once.
  await click('Entrar');
  await at('/portal');

  await press('button', 'Registro');
  write('Filtrar', 'signIn responde');
  await press('row', /^\S+ session signIn responde/);
  await waitFor(() => expect(edges('taken')).toHaveLength(2));
  expect(edges('taken', 'credentials.submitted')).toHaveLength(1);
  expect(edges('last', 'done signIn')).toHaveLength(1);
  expect(await value()).toContain('signedIn');
  expect(inspector.container.querySelector('[aria-label=Contexto]')).toHaveTextContent(
    /"token": "token#\d+"/,
  );
});

test('task 6: a stale CEP answer is dropped', async () => {
  await renderApp('/register', { server });
  await waitFor(() => campo('CEP'));
  const { all, one, press, write } = renderInspector();
  await press('actor', /^cepLookup idle/);
  await press('button', 'Segurar lookUpCep');
  await waitFor(async () =>
    expect(await one('button', 'Segurar lookUpCep')).toHaveAttribute('aria-pressed', 'true'),
  );
  await typeCep('13083859', '');
  await one('choice', /^lookUpCep segue para o servidor/);
  await typeCep('01310100', 'Avenida Paulista');
  await waitFor(() => expect(all('choice', /^lookUpCep segue para o servidor/)).toEqual([]));
  await one('actor', /^cepLookup filled/);
  write('Filtrar', 'lookUpCep parado');
  await one('row');
});

test('task 7: an exchange has no answer', async () => {
  await renderApp('/campanha/1/resgates', { server, documento: MERCADO });
  const { one, press } = renderInspector();
  await press('actor', /^exchange idle/);
  await press('button', 'Segurar postExchange');
  await waitFor(async () =>
    expect(await one('button', 'Segurar postExchange')).toHaveAttribute('aria-pressed', 'true'),
  );
  await click('Trocar');
  await press('choice', /^postExchange quebra/);
  await said('A troca foi concluída?');
  await one('actor', /^exchange unknown\.known/);
  // No other exchange can start: the dialog hides their buttons, which are disabled too.
  expect(document.querySelector('main')?.closest('[aria-hidden=true]')).not.toBeNull();
  const others = [...document.querySelectorAll('main button')].filter((each) => nameOf(each) === 'Trocar');
  expect(others.length).toBeGreaterThan(0);
  for (const each of others) expect(each).toHaveAttribute('aria-disabled', 'true');
});

// @rule S4.4
test('the registration is driven from its chart', async () => {
  await renderApp('/register', { server });
  await waitFor(() => campo('CPF'));
  const { one, press, write } = renderInspector();
  await press('actor', /^registration idle/);
  for (const child of ['cepLookup', 'whatsappConsent', 'connectivity'])
    await one('actor', new RegExp(`^${child} `));
  await press('choice', /^kind\.switched .*"J"/);
  await waitFor(() => campo('CNPJ'));
  const submit = async () => {
    for (const port of ['validate', 'register']) {
      await press('button', `Segurar ${port}`);
      const hold = await one('button', `Segurar ${port}`);
      await waitFor(() => expect(hold).toHaveAttribute('aria-pressed', 'true'));
    }
    await press('choice', /^form\.submitted/);
    await one('actor', /^registration validating/);
    expect(document.body).not.toHaveTextContent('com estas palavras');
    await press('choice', /^validate responde .*"ok":true/);
    await one('actor', /^registration submitting/);
  };
  await submit();
  write('Palavras da recusa de register', 'Só na loja.');
  await press('button', 'Recusar');
  await said('Só na loja.');
  await submit();
  await press('choice', /^register responde .*"ok":true/);
  await one('actor', /^registration awaitingOk/);
  await said('Obrigado por se cadastrar!');
  await click('OK');
  await at('/');
});
