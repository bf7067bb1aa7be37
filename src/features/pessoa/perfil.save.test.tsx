import { screen, waitFor, within } from '@testing-library/react';
import { campo, closeToasts, put, said } from '../../app/testing/form.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

/** `/perfil`: what is missing, what is sent, what a failed save leaves. */

const ANA = '52998224725';
const MERCADO = '11222333000181';
const BRUNO = '11144477735';
const SAVE = '/api/pessoa';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const salvar = () => screen.getByText('Salvar', { selector: 'button' });
const open = async (documento: string) => {
  const app = await renderApp('/perfil', { server, documento, config: { personApiUrl: server.baseUrl } });
  await screen.findByText('Salvar', { selector: 'button' });
  return app;
};
const values = (labels: readonly string[]) =>
  Object.fromEntries(labels.map((label) => [label, campo(label).value]));
async function pessoaOf(documento: string): Promise<object> {
  const headers = { authorization: `Bearer ${await server.signIn(documento)}` };
  return ((await (await fetch(`${server.baseUrl}${SAVE}`, { headers })).json()) as { data: object }).data;
}

const WORDLESS = ['CEP', 'UF', 'Cidade', 'Bairro', 'Número', 'Tipo de telefone', 'DDD', 'Telefone'];

// @rule S2.75, S2.76, S5.15, S5.16, R71
test.each([
  [
    'F',
    'CPF',
    'Nome Completo',
    {
      'Nome Completo': 'O campo Nome é obrigatorio',
      CPF: 'O campo CPF é obrigatorio',
      'E-mail': 'O Campo E-mail é obrigatorio',
      Endereço: 'O Campo Endereço é obrigatorio',
    },
    [...WORDLESS, 'Data de nascimento', 'Estado Civil'],
  ],
  [
    'J',
    'CNPJ',
    'CNPJ',
    {
      CNPJ: 'O campo CNPJ é obrigatorio',
      'Razão Social': 'O campo Nome é obrigatorio',
      'E-mail': 'O Campo E-mail é obrigatorio',
      Endereço: 'O Campo Endereço é obrigatorio',
    },
    [...WORDLESS, 'Nome Fantasia', 'Nome do Contato', 'Ramo de Atividade'],
  ],
])(
  'kind %s: missing fields are named and nothing is sent',
  async (fisicaJuridica, documento, first, named, wordless) => {
    const body = { fisicaJuridica, cpfCnpj: '1', enderecos: null, telefones: null };
    await server.faults({ path: SAVE, mode: 'status', status: 200, body });
    const { user } = await open(fisicaJuridica === 'F' ? ANA : MERCADO);
    put(documento, '');
    put('Tipo de telefone', '');
    await user.click(salvar());
    for (const [label, message] of Object.entries(named)) {
      expect(screen.getByText(message)).toBeVisible();
      expect(campo(label)).toHaveAttribute('aria-invalid', 'true');
    }
    for (const label of wordless) {
      expect(campo(label)).toHaveAttribute('aria-invalid', 'true');
      expect(campo(label)).not.toHaveAttribute('aria-describedby');
    }
    expect(campo(first)).toHaveFocus();
    expect(await server.posted(SAVE)).toEqual([]);
  },
);

// @rule S2.76, S2.77
test('a company: its fields, and a save of them by Enter', async () => {
  const { user } = await open(MERCADO);
  const known = {
    'Razão Social': 'Mercado Bom Preço Ltda',
    'Nome Fantasia': 'Mercado Bom Preço',
    'E-mail': 'compras@bompreco.example',
    CNPJ: '11.222.333/0001-81',
    'Ramo de Atividade': 'Minimercado',
    'Nome do Contato': 'Carlos Ferreira',
    'Tipo de telefone': 'Fixo',
    Telefone: '3242-5500',
  };
  await waitFor(() => expect(values(Object.keys(known))).toEqual(known));
  expect(screen.queryByText('Gênero')).toBeNull();
  // A CEP that leads nowhere: the states in capitals and in order, then a city; the CEP stays.
  put('CEP', '99999999');
  await waitFor(() => expect(within(campo('UF')).getAllByRole('option')).toHaveLength(28));
  const estados = within(campo('UF'))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(estados).toEqual(
    estados.map((nome) => nome.toUpperCase()).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
  );
  await user.selectOptions(campo('UF'), 'SP');
  await waitFor(() => expect(campo('Cidade')).toBeEnabled());
  await waitFor(() => expect(campo('Cidade').querySelectorAll('option').length).toBeGreaterThan(3));
  await user.selectOptions(campo('Cidade'), 'Campinas');
  expect(campo('CEP')).toHaveValue('99999-999');
  for (const [label, value] of Object.entries({
    Endereço: 'Rua das Flores',
    Bairro: 'Centro',
    Número: '10',
    DDD: '1999',
  }))
    put(label, value);
  expect(campo('DDD')).toHaveValue('199');
  put('DDD', '19');
  put('Nome Fantasia', 'Bom Preço');
  put('Nome do Contato', '');
  await user.type(campo('Nome do Contato'), 'Rita Alves{Enter}');
  await said('Registro atualizado com sucesso!!!');
  expect(await pessoaOf(MERCADO)).toMatchObject({
    nomeFantasia: 'Bom Preço',
    tratamento: 'Rita Alves',
    cpfCnpj: '11222333000181',
    ramoAtividade: 'Minimercado',
    enderecos: [{ cep: '99999999', uf: 'SP', cidade: 'Campinas', logradouro: 'Rua das Flores' }],
    telefones: [{ tipo: 'Fixo', ddd: '19', numero: '32425500', preferencial: true }],
  });
});

// @rule R166
test('a profile with undecodable letters is not saved back', async () => {
  const body = { data: { ...(await pessoaOf(ANA)), nome: 'Ana Concei\uFFFD\uFFFDo' } };
  await server.faults({ method: 'GET', path: SAVE, mode: 'status', status: 200, body });
  const { user } = await open(ANA);
  await server.takeLog();
  put('Número', '12');
  await user.click(salvar());
  await said(
    'Seu cadastro veio com letras ilegíveis (�). Nada foi salvo, para não gravar o erro: tente mais tarde ou fale com o programa.',
  );
  expect(await server.posted(SAVE)).toEqual([]);
  expect(campo('Número')).toHaveValue('12');
});

// @rule S8.25, R10
test('a failed save keeps the form and adds no second phone', async () => {
  const path = '/api/termosaceite/tipo/verificaaceite';
  // Bruno's terms are pending; the test is about his phone.
  const terms = { path, mode: 'status', status: 200, body: { data: { aceitouTermos: true } } } as const;
  await server.faults(terms);
  const { user } = await open(BRUNO);
  await user.selectOptions(campo('Tipo de telefone'), 'Celular');
  put('DDD', '19');
  put('Telefone', '988887777');
  const again = 'Não foi possível salvar. Verifique sua conexão e tente novamente.';
  const refused = [
    [{ mode: 'status', status: 400, body: { description: 'E-mail já usado.' } }, 'E-mail já usado.'],
    [{ mode: 'badStatusCode', body: { statusCode: 400, data: { mensagem: 'Não agora.' } } }, 'Não agora.'],
    [{ mode: 'hangup' }, again],
    [{ mode: 'lostAnswer' }, again],
  ] as const;
  for (const [fault, words] of refused) {
    await server.takeLog();
    await server.faults(terms, { method: 'POST', path: SAVE, ...fault });
    await user.dblClick(salvar());
    await said(words);
    await closeToasts();
    expect([fault.mode, (await server.posted(SAVE)).length]).toEqual([fault.mode, 1]);
    expect(campo('Telefone')).toHaveValue('98888-7777');
  }
  await server.faults(terms);
  await user.click(salvar());
  await said('Registro atualizado com sucesso!!!');
  expect(await pessoaOf(BRUNO)).toMatchObject({
    telefones: [{ ddd: '19', numero: '988887777', tipo: 'Celular', preferencial: true }],
  });
});
