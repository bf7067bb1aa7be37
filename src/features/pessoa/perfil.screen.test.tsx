import { act, screen, waitFor, within } from '@testing-library/react';
import { campo, put, said } from '../../app/testing/form.ts';
import { pressSlowly } from '../../app/testing/presses.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const MERCADO = '11222333000181';

const server = portalServer();
beforeEach(pressSlowly);

const field = async (label: string) => waitFor(() => campo(label));
const posts = async () => (await server.takeLog()).filter((call) => call.startsWith('POST /api/'));

// @rule R9
test.each(['hangup', 'badStatusCode'] as const)(
  'a failed person (%s) can be retried without a toast',
  async (mode) => {
    await server.faults({ path: '/api/pessoa', mode });
    const { user } = await renderApp('/perfil', { server, documento: ANA });
    const retry = await screen.findByText('Tentar novamente', { selector: 'button, button *' });
    expect(screen.queryByRole('alert')).toBeNull();
    await server.faults();
    await user.click(retry);
    expect(await field('Nome Completo')).toHaveValue('Ana Souza');
  },
);

// @rule R9
test.each([
  ['that do not come', { mode: 'html' }],
  ['of which there are none', { mode: 'status', status: 200, body: [] }],
] as const)('sectors %s take nothing from a company', async (_how, fault) => {
  await server.faults({ path: '/api/configuracao/cliente/ramoatividade', ...fault });
  const { user } = await renderApp('/perfil', { server, documento: MERCADO });
  expect(await screen.findByText('Não foi possível carregar os ramos de atividade.')).toBeInTheDocument();
  expect(campo('Ramo de Atividade')).toHaveValue('Minimercado');
  await server.faults();
  await user.click(screen.getByText('Tentar novamente', { selector: 'button, button *' }));
  await waitFor(() =>
    expect(campo('Ramo de Atividade').querySelectorAll('option').length).toBeGreaterThan(3),
  );
});

// @rule R246
test('without a phone the screen opens at it, for a mobile one, with nothing to lose', async () => {
  await server.faults({
    path: '/api/pessoa',
    mode: 'status',
    status: 200,
    body: { nomeRazao: 'Ana', fisicaJuridica: 'F', cpfCnpj: ANA, telefones: null },
  });
  await renderApp('/perfil', { server, documento: ANA });
  expect(await field('DDD')).toHaveFocus();
  expect(campo('Tipo de telefone')).toHaveValue('Celular');
  location.hash = '#/chats';
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument();
});

// @rule R28
test('an unknown CEP clears the address and opens the lists', async () => {
  const { user } = await renderApp('/perfil', { server, documento: ANA });
  await field('CEP');
  put('CEP', '99999-999');
  await waitFor(() => expect(campo('Endereço')).toHaveValue(''));
  expect(campo('CEP')).toHaveValue('99999-999');
  await waitFor(() => expect(campo('UF')).toBeEnabled());
  await user.selectOptions(campo('UF'), 'SP');
  await waitFor(() => expect(campo('Cidade')).toBeEnabled());
  await user.selectOptions(campo('Cidade'), 'Campinas');
  expect(campo('Cidade')).toHaveValue('Campinas');
});

// @rule S4.7, R28
test('leaving the stored CEP fills the gaps of the address once', async () => {
  const lookups = async () => (await server.takeLog()).filter((call) => call.includes('/consulta/cep/'));
  const leave = () => {
    campo('CEP').focus();
    campo('CEP').blur();
  };
  const { unmount } = await renderApp('/perfil', { server, documento: ANA });
  await field('CEP');
  leave();
  unmount();
  const endereco = { cep: '13083859', uf: 'SP', cidade: 'Campinas', logradouro: 'Rua Nova', bairro: null };
  const body = { nomeRazao: 'Ana Souza', cpfCnpj: ANA, fisicaJuridica: 'F', enderecos: [endereco] };
  await server.faults({ path: '/api/pessoa', mode: 'status', status: 200, body });
  await renderApp('/perfil', { server, documento: ANA });
  await field('CEP');
  expect(await lookups()).toEqual([]);
  leave();
  await waitFor(() => expect(campo('Bairro')).toHaveValue('Cidade Universitária'));
  expect(campo('Endereço')).toHaveValue('Rua Nova');
  put('Bairro', '');
  leave();
  expect(await lookups()).toEqual(['GET /api/consulta/cep/13083859']);
});

test('input survives a refetch of the person', async () => {
  const { user } = await renderApp('/perfil', { server, documento: ANA });
  await field('Complemento');
  put('Complemento', 'Casa 2');
  await user.click(await screen.findByText('Desativar', { selector: 'button, button *' }));
  expect(await screen.findByText(/Você ainda tem 24 horas e 0 minutos/)).toBeInTheDocument();
  expect(campo('Complemento')).toHaveValue('Casa 2');
  await user.click(screen.getByText('Reativar', { selector: 'button, button *' }));
  expect(await screen.findByText('Seu cadastro está ativo.')).toBeInTheDocument();
  expect(campo('Complemento')).toHaveValue('Casa 2');
  expect(await posts()).toEqual(['POST /api/pessoa/desativar/PortalWeb', 'POST /api/pessoa/reativar']);
});

// @rule R74
test('a deactivated registration without a time says nothing of one', async () => {
  const token = await server.signIn(ANA);
  const ask = await fetch(`${server.baseUrl}/api/pessoa`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await ask.json()) as { data: object };
  const pessoa = { ...data, dtaHoraSolicitacaoExclusao: '2026-05-19', tempoRestanteReativacaoCadastro: null };
  await server.faults({ path: '/api/pessoa', mode: 'status', status: 200, body: pessoa });
  await renderApp('/perfil', { server, documento: ANA });
  expect(await screen.findByRole('button', { name: 'Reativar' })).toBeInTheDocument();
  expect(screen.queryByText(/prazo|Você ainda tem/)).toBeNull();
});

test('a new password that was not accepted stays typed', async () => {
  const { user } = await renderApp('/change-password', { server, documento: ANA });
  await field('Senha atual');
  put('Senha atual', 'clube123');
  put('Nova senha', 'nova1');
  put('Confirmar nova senha', 'nova1');
  await server.takeLog();
  for (const [fault, words] of [
    [{ mode: 'hangup' }, 'Não foi possível alterar a senha. Verifique sua conexão e tente novamente.'],
    [{ mode: 'html', status: 502 }, 'Não foi possível alterar a senha. Tente novamente mais tarde.'],
    [
      { mode: 'status', status: 400, body: {} },
      'Não foi possível alterar a senha. A senha atual não confere.',
    ],
    [{ mode: 'badStatusCode' }, 'Falha simulada.'],
  ] as const) {
    await server.faults({ method: 'POST', path: '/api/login/alterarsenha', ...fault });
    await user.dblClick(screen.getByText('Confirmar', { selector: 'button' }));
    await said(words);
    expect(campo('Nova senha')).toHaveValue('nova1');
    expect(await posts()).toEqual(['POST /api/login/alterarsenha']);
    await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  }
});

test("leaving during a save shows only the save's toast", async () => {
  await server.faults({ method: 'POST', path: '/api/pessoa', mode: 'delay', ms: 2000 });
  const config = { personApiUrl: server.baseUrl };
  const { user } = await renderApp('/perfil', { server, documento: ANA, config });
  await field('Complemento');
  put('Complemento', 'Casa 3');
  await user.click(screen.getByText('Salvar', { selector: 'button' }));
  location.hash = '#/pdo';
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeInTheDocument();
  expect((await screen.findAllByText('Registro atualizado com sucesso!!!')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Não foi possível salvar/)).toBeNull();
  expect(await posts()).toEqual(['POST /api/pessoa']);
});

// @rule S4.13
test('leaving during a deactivation shows its refusal', async () => {
  const desativar = '/api/pessoa/desativar/PortalWeb';
  const body = { statusCode: 400, description: 'Há pontos a expirar.' };
  await server.faults({ method: 'POST', path: desativar, mode: 'badStatusCode', body, ms: 1500 });
  const { user } = await renderApp('/perfil', { server, documento: ANA });
  await user.click(await screen.findByText('Desativar', { selector: 'button, button *' }));
  act(() => void (location.hash = '#/pdo'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeInTheDocument();
  expect((await screen.findAllByText('Há pontos a expirar.')).length).toBeGreaterThan(0);
});

test('an incomplete answer to a save is no success', async () => {
  const config = { personApiUrl: server.baseUrl };
  const { user } = await renderApp('/perfil', { server, documento: ANA, config });
  await field('Complemento');
  put('Complemento', 'Casa 4');
  await server.faults({ method: 'POST', path: '/api/pessoa', mode: 'brokenBody' });
  await user.click(screen.getByText('Salvar', { selector: 'button' }));
  await said('Não foi possível salvar. Tente novamente mais tarde.');
  expect(screen.queryByText('Registro atualizado com sucesso!!!')).toBeNull();
  expect(campo('Complemento')).toHaveValue('Casa 4');
  expect(await posts()).toEqual(['POST /api/pessoa']);
});

test('every write of these screens that hangs up leaves no spinner', async () => {
  await server.faults({ method: 'POST', path: '/api/*', mode: 'hangup' });
  const { user } = await renderApp('/minhas-preferencias', { server, documento: ANA });
  await user.click(await screen.findByRole('checkbox', { name: 'SMS' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await screen.findAllByText('Error saving preferences!')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  expect(await posts()).toEqual(['POST /api/pessoa/preferencia']);
});

// @rule S2.78, S2.79, S4.13, R74
test('a deactivated profile shows the time left', async () => {
  const { user } = await renderApp('/perfil', { server, documento: MERCADO });
  const card = within(await screen.findByRole('region', { name: 'Situação do cadastro' }));
  await card.findByText('Seu cadastro está ativo.');
  const refusal = {
    method: 'POST',
    path: '/api/pessoa/desativar/PortalWeb',
    mode: 'status',
    status: 400,
  } as const;
  await server.faults({ ...refusal, body: { message: 'Há uma troca em andamento.' } });
  await user.dblClick(card.getByText('Desativar'));
  await said('Há uma troca em andamento.');
  expect(card.getByText('Seu cadastro está ativo.')).toBeInTheDocument();
  expect(await server.posted(refusal.path)).toHaveLength(1);
  await server.faults();
  await user.click(card.getByText('Desativar'));
  await said('Cadastro desativado. Você tem 24 horas para solicitar a reativação.');
  expect(await card.findByText('Seu cadastro está desativado.')).toBeInTheDocument();
  expect(card.getByText(/24 horas e 0 minutos/)).toBeInTheDocument();
  expect(card.queryByText('Desativar')).toBeNull();
  await server.faults({ path: '/api/pessoa', mode: 'status', status: 500 });
  await user.click(card.getByText('Reativar'));
  await said('Cadastro reativado com sucesso.');
  expect(await card.findByText('Não foi possível consultar a situação do cadastro.')).toBeInTheDocument();
  await server.faults();
  await user.click(card.getByText('Tentar novamente'));
  expect(await card.findByText('Seu cadastro está ativo.')).toBeInTheDocument();
});

// @rule R213
test('leaving the programme is last on the profile, under its heading', async () => {
  await renderApp('/perfil', { server, documento: ANA });
  const desativar = await screen.findByRole('button', { name: 'Desativar' });
  const main = screen.getByRole('main');
  const headings = within(main)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual(['Encerrar minha participação', 'Situação do cadastro']);
  expect(within(main).getAllByRole('button').at(-1)).toBe(desativar);
});

// @rule R213, R281
test("another window's deactivation is shown on a screen that stays", async () => {
  await renderApp('/chats', { server, documento: ANA });
  await waitFor(async () => expect(await server.takeLog()).toContain('GET /api/pessoa'));
  const body = {
    nomeRazao: 'Ana',
    telefones: [{ numero: '998887777' }],
    dtaHoraSolicitacaoExclusao: '2026-11-29',
  };
  await server.faults({ path: '/api/pessoa', mode: 'status', status: 200, body });
  const change = { key: 'portal.mudou', newValue: JSON.stringify({ tags: ['Pessoa'] }) };
  await waitFor(() => {
    act(() => void dispatchEvent(new StorageEvent('storage', change)));
    expect(screen.getByText(/Seu cadastro está desativado/)).toBeInTheDocument();
  });
});

// @rule R42
test('the phone gate leads to the profile, which it leaves alone', async () => {
  const body = { nomeRazao: 'Cliente', telefones: null };
  await server.faults({ path: '/api/pessoa', mode: 'status', status: 200, body });
  const { user } = await renderApp('/pdo', { server, documento: ANA });
  await screen.findByRole('dialog', { name: 'Telefone não informado' });
  await user.click(screen.getByText('Ir para perfil'));
  await screen.findByText('Salvar', { selector: 'button' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => void (location.hash = '#/pdo'));
  expect(await screen.findByRole('dialog', { name: 'Telefone não informado' })).toBeInTheDocument();
});
