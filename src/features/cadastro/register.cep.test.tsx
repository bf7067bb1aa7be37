import { act, screen, waitFor, within } from '@testing-library/react';
import { campo, put } from '../../app/testing/form.ts';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer } from '../../app/testing/render-app.tsx';
import { alertas, openRegister, putKnownCep } from './testing/register-form.ts';

/** The address of `/register` by CEP. */

const CEP = '/api/consulta/cep/*';
const FILLED = ['UF', 'Cidade', 'Endereço', 'Bairro'];

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
});

const isManual = async () => waitFor(() => expect(campo('UF').tagName).toBe('SELECT'));
const options = (label: string) =>
  within(campo(label))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);
const again = () => screen.queryByText('Consultar CEP de novo');

// @rule R28, R165, S5.6
test('a short field filled by the CEP stays editable until it is valid', async () => {
  const body = { logradouro: 'R1', bairro: 'Centro', localidade: 'Campinas', uf: 'São Paulo' };
  await server.faults({ path: CEP, mode: 'status', status: 200, body });
  const { user } = await openRegister(server);
  put('CEP', '13083-859');
  await waitFor(() => expect(campo('Endereço')).toHaveValue('R1'));
  expect(campo('Endereço')).toHaveAttribute('readonly');
  expect(campo('UF')).toHaveValue('SP');
  expect(campo('UF')).toHaveAttribute('readonly');
  await user.click(screen.getByText('Cadastrar', { selector: 'button' }));
  expect(campo('Endereço')).not.toHaveAttribute('readonly');
  await user.type(campo('Endereço'), '3 de Maio');
  expect(campo('Endereço')).toHaveValue('R13 de Maio');
  expect(campo('Bairro')).toHaveAttribute('readonly');
});

// @rule R263
test.each([
  [
    'fills the others',
    200,
    { logradouro: 'R1', bairro: 'Centro', localidade: 'Campinas', uf: 'SP' },
    'Centro',
  ],
  ['that knows nothing clears the others', 404, {}, ''],
])('a street typed while the CEP is looked up stays, the answer %s', async (_what, status, body, bairro) => {
  await server.faults({ path: CEP, mode: 'status', status, body });
  await openRegister(server);
  put('Bairro', 'Antigo');
  const letGo = holdAnswers((address) => address.includes('/consulta/cep/'));
  put('CEP', '13083-859');
  put('Endereço', 'Rua que eu digitei');
  await letGo();
  await waitFor(() => expect(campo('Bairro')).toHaveValue(bairro));
  expect(campo('Endereço')).toHaveValue('Rua que eu digitei');
  expect(campo('Endereço')).not.toHaveAttribute('readonly');
});

// @rule S4.7, S4.8, S4.9, R28, R80, R245
test('a CEP fills the address at each level of detail', async () => {
  const { user } = await openRegister(server);
  const lookups = async () => (await server.takeLog()).filter((call) => call.includes('/consulta/cep/'));
  // A street: all fields are filled and locked, and what is missing is next.
  campo('CEP').focus();
  await putKnownCep();
  expect(FILLED.map((label) => campo(label).value)).toEqual([
    'SP',
    'Campinas',
    'Rua Sérgio Buarque de Holanda',
    'Cidade Universitária',
  ]);
  for (const label of FILLED) {
    expect(campo(label)).toHaveAttribute('readonly');
    expect(campo(label)).toHaveAccessibleDescription('Preenchido pelo CEP');
  }
  expect(campo('Número')).toHaveFocus();
  // Changing the CEP unlocks them; the same one again fills them without a call.
  put('CEP', '13083-85');
  for (const label of FILLED) {
    expect(campo(label)).toHaveValue('');
    expect(campo(label)).not.toHaveAttribute('readonly');
  }
  put('CEP', '13083-859');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Campinas'));
  expect(campo('Cidade')).toHaveAttribute('readonly');
  expect(await lookups()).toEqual(['GET /api/consulta/cep/13083859']);
  // A town with one CEP: street and district stay editable.
  put('CEP', '12450000');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Santo Antônio do Pinhal'));
  expect(campo('Cidade')).toHaveAttribute('readonly');
  for (const label of ['Endereço', 'Bairro']) {
    expect(campo(label)).not.toHaveAttribute('readonly');
    put(label, 'De Baixo');
  }
  // The first CEP is cached.
  put('CEP', '13083859');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Campinas'));
  expect(await lookups()).toEqual(['GET /api/consulta/cep/12450000']);
  // An unknown CEP clears the address.
  put('CEP', '99999999');
  await isManual();
  expect(campo('CEP')).toHaveValue('99999-999');
  for (const label of ['Endereço', 'Bairro']) {
    expect(campo(label)).toHaveValue('');
    expect(campo(label)).not.toHaveAttribute('readonly');
  }
  // Sorted upper-case states, then the cities of the chosen one.
  await waitFor(() => expect(options('UF')).toHaveLength(27));
  expect(options('UF')[0]).toBe('ACRE');
  expect(options('UF')).toEqual(options('UF').toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  await user.selectOptions(campo('UF'), 'AC');
  await waitFor(() => expect(options('Cidade')).toContain('Xapuri'));
  await user.selectOptions(campo('Cidade'), 'Xapuri');
  await user.selectOptions(campo('UF'), 'RJ');
  expect(campo('Cidade')).toHaveValue('');
  await waitFor(() => expect(options('Cidade')).toContain('Paraty'));
  await user.selectOptions(campo('Cidade'), 'Paraty');
  expect(campo('Cidade')).toHaveValue('Paraty');
});

// @rule R28
test.each([
  ['a hang-up', { mode: 'hangup' }],
  ['200 with statusCode 400', { mode: 'badStatusCode' }],
] as const)('a lookup answered with %s opens manual entry silently', async (_name, fault) => {
  const { user } = await openRegister(server);
  put('Nome Completo', 'Clara');
  await putKnownCep();
  await server.faults(
    { path: CEP, ...fault },
    { path: '/api/cidade/uf/*', mode: 'html', status: 502 },
    { path: '/estados', mode: 'hangup' },
  );
  put('CEP', '13260000');
  await isManual();
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(campo('CEP')).toHaveValue('13260-000');
  expect(campo('Endereço')).toHaveValue('');
  expect(campo('Nome Completo')).toHaveValue('Clara');
  expect(alertas()).toEqual([]);
  // The state service is down: 27 built-in states; cities are typed.
  await waitFor(() => expect(options('UF')).toHaveLength(27));
  await user.selectOptions(campo('UF'), 'SÃO PAULO');
  expect(campo('UF')).toHaveValue('SP');
  await waitFor(() => expect(campo('Cidade').tagName).toBe('INPUT'));
  put('Cidade', 'Campinas');
  expect(campo('Cidade')).toHaveValue('Campinas');
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
});

// @rule R28
test('focus moves from a field to the list that replaces it', async () => {
  await openRegister(server);
  await server.faults({ path: CEP, mode: 'hangup' });
  campo('UF').focus();
  put('CEP', '13083859');
  await isManual();
  await waitFor(() => expect(campo('UF')).toHaveFocus());
  // The lists stay closed after leaving.
  campo('UF').blur();
  put('Endereço', 'Rua de Baixo');
  expect(document.body).toHaveFocus();
});

// @rule S7.2
test('answers out of order: the current CEP wins', async () => {
  await openRegister(server);
  await server.faults({ path: '/api/consulta/cep/13083859', mode: 'delay', ms: 3000 });
  const sent = jest.spyOn(globalThis, 'fetch');
  put('CEP', '13083859');
  expect(await screen.findByText('Carregando…')).toBeInTheDocument();
  const late = sent.mock.calls.find(([address]) => (address as string).endsWith('/13083859'))?.[1]?.signal;
  expect(late?.aborted).toBe(false);
  put('CEP', '13260000');
  expect(late?.aborted).toBe(true);
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Morungaba'));
  expect(campo('Endereço')).toHaveValue('');
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
});

// @rule R80
test('a CEP without an answer is retried', async () => {
  const { user } = await openRegister(server);
  const filled = async (cidade = 'Campinas') => {
    await waitFor(() => expect(campo('Cidade')).toHaveValue(cidade));
    expect(campo('Cidade')).toHaveAttribute('readonly');
    expect(again()).toBeNull();
  };
  // Retried by its button; a manual choice stays when it fails.
  await server.faults({ path: CEP, mode: 'hangup' });
  put('CEP', '13083859');
  expect(
    await screen.findByText(/^Não foi possível consultar o CEP\./, { selector: 'p' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(options('UF')).toHaveLength(27));
  await user.selectOptions(campo('UF'), 'RJ');
  await waitFor(() => expect(options('Cidade')).toContain('Paraty'));
  await user.selectOptions(campo('Cidade'), 'Paraty');
  put('Endereço', 'Rua de Baixo');
  await server.takeLog();
  await user.click(await screen.findByText('Consultar CEP de novo'));
  await waitFor(async () => expect(await server.takeLog()).toContain('GET /api/consulta/cep/13083859'));
  await waitFor(() => expect(again()).toHaveAttribute('aria-busy', 'false'));
  expect(campo('Cidade')).toHaveValue('Paraty');
  expect(campo('Endereço')).toHaveValue('Rua de Baixo');
  await server.faults();
  await user.click(await screen.findByText('Consultar CEP de novo'));
  await filled();
  // Retried by typing.
  await server.faults({ path: CEP, mode: 'status', status: 500 });
  put('CEP', '13260000');
  await screen.findByText('Consultar CEP de novo');
  put('CEP', '13260-00');
  expect(again()).toBeNull();
  await server.faults();
  put('CEP', '13260-000');
  await filled('Morungaba');
  // Retried with the network.
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  await server.faults({ path: CEP, mode: 'hangup' });
  put('CEP', '12450000');
  await screen.findByText('Consultar CEP de novo');
  await server.faults();
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await filled('Santo Antônio do Pinhal');
});
