import { act, screen, waitFor } from '@testing-library/react';
import type { Fault } from '../../../server/http/faults.ts';
import { campo, closeToasts, put, said } from '../../app/testing/form.ts';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import { portalServer } from '../../app/testing/render-app.tsx';
import { OWN_TEXTS } from './register.texts.ts';
import { alertas, cadastrar, fillPessoa, openRegister } from './testing/register-form.ts';

/** The registration's answers, one after the other on one form. */

const CADASTRO = '/api/pessoa/cadastro';
const FALHOU = 'Ocorreu um erro ao registrar, por favor tente mais tarde.';
const TERMOS_FALHARAM = 'Ops! Não foi possível carregar os termos.';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
});

const ANSWERS: [string, Omit<Fault, 'path'>, string[]][] = [
  ['500 with a description', { mode: 'status' }, ['Falha simulada.']],
  [
    'errors under data.errors',
    {
      mode: 'status',
      status: 400,
      body: { data: { errors: [{ message: 'E-mail em uso' }, { message: 'Celular em uso' }] } },
    },
    ['E-mail em uso', 'Celular em uso'],
  ],
  [
    'a description and errors under data.data.errors, in a 200',
    {
      mode: 'badStatusCode',
      body: {
        statusCode: 400,
        data: { description: 'Recusado', data: { errors: [{ message: 'CPF em uso' }] } },
      },
    },
    ['Recusado', 'CPF em uso'],
  ],
  ['a hang-up', { mode: 'hangup' }, [FALHOU]],
  [
    'a refusal after it',
    { mode: 'status', status: 400, body: { description: 'CPF já cadastrado' } },
    ['CPF já cadastrado', OWN_TEXTS.talvezFeito],
  ],
];

// @rule S8.2, R30
test('a failed registration keeps the form and can be sent again', async () => {
  // A repetition registers the same document.
  await server.restore();
  const app = await openRegister(server);
  await fillPessoa(app.user, '15350946056');
  for (const [name, fault, words] of ANSWERS) {
    await server.faults({ method: 'POST', path: CADASTRO, ...fault });
    await app.user.click(cadastrar());
    for (const text of words) await said(text);
    await closeToasts();
    await waitFor(() => expect([name, screen.queryByText('Carregando…')]).toEqual([name, null]));
    expect([name, screen.queryByRole('dialog')]).toEqual([name, null]);
    const kept = ['Nome Completo', 'Senha', 'Endereço'].map((label) => campo(label).value);
    expect([name, ...kept]).toEqual([
      name,
      'Clara Nunes & Filhos + Cia',
      's3nha & +',
      'Rua Sérgio Buarque de Holanda',
    ]);
    expect(screen.getByLabelText(/Li e aceito os termos do programa/)).toBeChecked();
  }
  // A slow registration is sent once.
  await server.takeLog();
  await server.faults();
  const answer = holdAnswers((address) => address.endsWith(CADASTRO));
  await app.user.click(cadastrar());
  expect(await screen.findByText('Carregando…')).toBeInTheDocument();
  await app.user.keyboard('{Enter}{Enter}');
  await app.user.type(campo('Confirmar Senha'), '{Enter}');
  await answer();
  await said('Registro cadastrado com sucesso!!!');
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect((await server.takeLog()).filter((call) => call === `POST ${CADASTRO}`)).toHaveLength(1);
});

// @rule R9
test('the lists of the form fail: said in their place, asked for again', async () => {
  await server.faults(
    { path: '/api/configuracao/cliente/ramoatividade', mode: 'status', times: 1 },
    { path: '/api/termos/publicados', mode: 'html', status: 500, times: 1 },
  );
  const { user } = await openRegister(server);
  expect(await screen.findByText(TERMOS_FALHARAM)).toBeInTheDocument();
  await user.click(screen.getByText('Tentar novamente'));
  expect(await screen.findByText('Regulamento do Programa')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Pessoa Jurídica'));
  expect(await screen.findByText('Não foi possível carregar os ramos de atividade.')).toBeInTheDocument();
  expect(alertas()).toEqual([]);
  await user.click(screen.getByText('Tentar novamente'));
  await waitFor(() =>
    expect(campo('Ramo de Atividade').querySelectorAll('option').length).toBeGreaterThan(3),
  );
});

// @rule S8.7, R13
test('a failed term shows a toast and opens no tab', async () => {
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user } = await openRegister(server);
  for (const mode of ['hangup', 'badStatusCode'] as const) {
    expect(document.body.textContent).not.toContain(TERMOS_FALHARAM);
    await server.faults({ path: '/api/termo/*', times: 1, mode });
    await user.click(await screen.findByText('Regulamento do Programa'));
    await said(TERMOS_FALHARAM);
    await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
    expect([mode, opened.mock.calls]).toEqual([mode, []]);
    await closeToasts();
  }
});

// @rule R13
test('a term that arrives after leaving opens nothing', async () => {
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user } = await openRegister(server);
  const answer = holdAnswers((address) => address.includes('/api/termo/'));
  await user.click(await screen.findByText('Regulamento do Programa'));
  act(() => void (location.hash = '#/'));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  await answer();
  await server.roundTrip();
  expect(opened).not.toHaveBeenCalled();
  expect(localStorage.getItem('conteudoTermo')).toBeNull();
});

// @rule R13, R33
test('a blocked tab leaves a plain link in its place, until it is followed', async () => {
  jest.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user } = await openRegister(server);
  await user.click(await screen.findByText('Regulamento do Programa'));
  const link = await screen.findByRole('link', { name: 'Abrir o termo' });
  expect(link).toHaveAttribute('href', '#/termos-aceite');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(localStorage.getItem('conteudoTermo')).toContain('1. O programa.');
  await user.click(link);
  expect(screen.queryByText('Abrir o termo')).toBeNull();
});

// @rule R88
test('leaving /register in any way deletes its draft', async () => {
  await openRegister(server);
  const kept = () => sessionStorage.getItem('portal.cadastro');
  const goTo = async (path: string) => act(async () => void (location.hash = path));
  // Leaves by the login link, typed addresses and the terms.
  for (const ways of [['#/'], ['#/recover-password'], ['#/portal'], ['#/nada'], ['#/termos-aceite', '#/']]) {
    put('Nome Completo', 'Clara Nunes');
    for (const way of ways) {
      expect([ways, kept()]).toEqual([ways, expect.stringContaining('Clara')]);
      await goTo(way);
      if (way === '#/termos-aceite') await screen.findByText('Termos do Programa');
    }
    await waitFor(() => expect([ways, kept()]).toEqual([ways, null]));
    await goTo('#/register');
    await screen.findByText('Cadastrar', { selector: 'button' });
    expect([ways, campo('Nome Completo').value]).toEqual([ways, '']);
  }
});
