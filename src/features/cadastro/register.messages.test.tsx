import { screen, waitFor } from '@testing-library/react';
import { campo, opcao, put } from '../../app/testing/form.ts';
import { portalServer } from '../../app/testing/render-app.tsx';
import { cadastrar, fillPessoa, openRegister } from './testing/register-form.ts';

/** Validation messages of `/register`. */

const mockDrawn: string[] = [];
jest.mock('../../ui/form/fields-section.tsx', () => {
  const real = jest.requireActual<typeof import('../../ui/form/fields-section.tsx')>(
    '../../ui/form/fields-section.tsx',
  );
  return {
    FieldsSection: (props: import('../../ui/form/fields-section.tsx').FieldsSectionProps) => {
      mockDrawn.push(props.title);
      return real.FieldsSection(props);
    },
  };
});

const BOTH = [
  'Informe um numero de celular',
  'Informe um CEP',
  'Informe um UF',
  'Informe uma cidade',
  'Informe um endereço',
  'Informe um bairro',
  'Informe o numero',
  'Informe uma senha',
  'Confirme a senha',
  'Aceite os termos para continuar',
];
const OF_PESSOA = [
  'Informe um nome',
  'Informe um CPF',
  'Informe a data de nascimento',
  'Informe o sexo',
  'Informe o estado civil',
];
const OF_EMPRESA = [
  'Informe um CNPJ',
  'Informe um Razão Social',
  'Informe a Nome Fantasia',
  'Informe o Ramo de Atividade',
  'Informe um Nome para Contato',
];

const server = portalServer();
afterEach(() => {
  sessionStorage.clear();
});

const posts = async () => (await server.takeLog()).filter((call) => call.startsWith('POST'));

// @rule S5.4, S5.5, S5.7, S5.8, R23
test('every message of both kinds at once, the focus on the first field', async () => {
  const { user } = await openRegister(server);
  await user.click(cadastrar());
  await screen.findByText('Informe um nome');
  for (const words of [...OF_PESSOA, ...BOTH]) expect(screen.getByText(words)).toBeVisible();
  expect(campo('Nome Completo')).toHaveFocus();
  await user.click(screen.getByLabelText('Pessoa Jurídica'));
  await user.click(cadastrar());
  await screen.findByText('Informe um CNPJ');
  for (const words of [...OF_EMPRESA, ...BOTH]) expect(screen.getByText(words)).toBeVisible();
  for (const words of OF_PESSOA) expect(screen.queryByText(words)).toBeNull();
  expect(campo('CNPJ')).toHaveFocus();
  expect(await posts()).toEqual([]);
});

// @rule S5.4, S5.6, S5.8, R23, R24
test('each invalid field has one message, the terms last', async () => {
  const { user } = await openRegister(server);
  await fillPessoa(user);
  const data = campo('Data de nascimento');
  for (const typed of ['1208', '31/02/1990', '31/12/1899', '01/01/2999']) {
    await user.clear(data);
    await user.type(data, typed);
    await user.click(cadastrar());
    await waitFor(() => expect(data).toHaveAccessibleDescription('Data de nascimento inválida'));
    expect(data).toHaveFocus();
  }
  await user.clear(data);
  await user.type(data, '12081984');
  expect(data).toHaveValue('12/08/1984');
  put('CEP', '12450000');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Santo Antônio do Pinhal'));
  put('Endereço', 'Ru');
  put('Bairro', 'Centro');
  put('Confirmar Senha', 'outra');
  const termos = screen.getByLabelText(/Li e aceito os termos do programa/);
  await user.click(termos);
  await user.click(cadastrar());
  await waitFor(() => expect(campo('Endereço')).toHaveAccessibleDescription('Informe um endereço'));
  expect(campo('Confirmar Senha')).toHaveAccessibleDescription(
    'A senha e a confirmação de senha não correspondem',
  );
  expect(campo('Endereço')).toHaveFocus();
  put('Endereço', 'Rua 1');
  put('Confirmar Senha', 's3nha & +');
  await user.click(cadastrar());
  expect(await screen.findByText('Aceite os termos para continuar')).toBeVisible();
  expect(termos).toHaveFocus();
  expect(await posts()).toEqual([]);
});

// @rule S2.21, R25
test('switching the kind takes everything back, a late CEP too', async () => {
  const { user } = await openRegister(server);
  await user.click(screen.getByLabelText('Cupom Digital'));
  await user.click(screen.getByLabelText('Sms'));
  await user.click(screen.getByLabelText(/Li e aceito os termos do programa/));
  await user.click(cadastrar());
  await server.faults({ path: '/api/consulta/cep/13083859', mode: 'delay', ms: 20_000 });
  put('Nome Completo', 'Clara');
  put('Bairro', 'Centro');
  const sent = jest.spyOn(globalThis, 'fetch');
  put('CEP', '13083859');
  expect(await screen.findByText('Carregando…')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Pessoa Jurídica'));
  expect(screen.queryByText('Informe um CNPJ')).toBeNull();
  await user.click(screen.getByLabelText('Pessoa Física'));
  // The answer is no longer awaited.
  expect(sent.mock.calls.map(([, init]) => init?.signal?.aborted)).toContain(true);
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  for (const label of ['Nome Completo', 'CEP', 'Bairro', 'Endereço']) {
    expect(campo(label)).toHaveValue('');
    expect(campo(label)).not.toHaveAttribute('readonly');
  }
  expect(screen.getByLabelText('Sms')).toBeChecked();
  expect(screen.getByLabelText('Cupom Digital')).not.toBeChecked();
  expect(screen.getByLabelText(/Li e aceito os termos do programa/)).not.toBeChecked();
});

// @rule S4.5, S8.15, R29, R75
test('the WhatsApp question: Escape, Concordo and Cancelar', async () => {
  const { user } = await openRegister(server);
  const box = screen.getByRole('checkbox', { name: 'WhatsApp' });
  const ask = async () => {
    await user.click(box);
    return screen.findByRole('dialog', { name: /WhatsApp/ });
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const salva = 'Preferência salva com sucesso!!!';
  await ask();
  await user.keyboard('{Escape}');
  await gone();
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  expect(screen.queryByText(salva)).toBeNull();
  await ask();
  await user.click(screen.getByText('Concordo'));
  expect((await screen.findAllByText(salva)).length).toBeGreaterThan(0);
  await gone();
  expect(box).toBeChecked();
  await ask();
  await user.click(screen.getByText('Cancelar'));
  await gone();
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(box).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['F', 'J'] as const)('a key draws only the part of the form that it is in (%s)', async (kind) => {
  const { user } = await openRegister(server);
  if (kind === 'J') await user.click(opcao('Pessoa Jurídica'));
  const nome = kind === 'F' ? 'Nome Completo' : 'Razão Social';
  await user.type(campo(nome), 'A');
  mockDrawn.length = 0;
  await user.type(campo(nome), 'na');
  expect(campo(nome)).toHaveValue('Ana');
  expect(mockDrawn).not.toContain('Endereço');
  expect(mockDrawn).not.toContain('Preferências');
  await user.type(campo('CEP'), '1');
  expect(mockDrawn).toContain('Endereço');
});
