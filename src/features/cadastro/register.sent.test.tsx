import { screen, waitFor } from '@testing-library/react';
import { campo, put } from '../../app/testing/form.ts';
import { portalServer } from '../../app/testing/render-app.tsx';
import { cadastrar, fillPessoa, finish, openRegister, putKnownCep } from './testing/register-form.ts';

/** What `/register` sends, as the server received it. */

const CADASTRO = '/api/pessoa/cadastro';

const server = portalServer();
afterEach(() => sessionStorage.clear());

// @rule R80, R243
test('a CEP with fewer than 8 digits is not sent', async () => {
  const { user } = await openRegister(server);
  await fillPessoa(user, '28001238938');
  put('CEP', '13083-85');
  put('UF', 'SP');
  put('Cidade', 'Campinas');
  put('Endereço', 'Rua Sérgio Buarque de Holanda');
  put('Bairro', 'Cidade Universitária');
  await user.click(cadastrar());
  expect(await screen.findByText('Informe um CEP')).toBeInTheDocument();
  expect(campo('CEP')).toHaveFocus();
  const posts = async () => (await server.takeLog()).filter((call) => call.startsWith('POST'));
  expect(await posts()).toEqual([]);
  put('CEP', '13083-859');
  await waitFor(() => expect(campo('Cidade')).toHaveAttribute('readonly'));
  await user.click(cadastrar());
  const thanks = await screen.findByRole('dialog', { name: 'Obrigado por se cadastrar!' });
  // The provider may require an activation first (`ativacao`).
  expect(thanks).not.toHaveTextContent('pronto');
  expect(await posts()).toHaveLength(1);
  await user.click(screen.getByText('OK', { selector: 'button' }));
  await waitFor(() => expect(campo('CPF ou CNPJ')).toHaveValue('280.012.389-38'));
  expect(campo('Senha')).toHaveFocus();
});

// @rule S2.23, S9.10, R26, R27
test('a company, as the server received it', async () => {
  const { user } = await openRegister(server);
  await user.click(screen.getByLabelText('Pessoa Jurídica'));
  put('CNPJ', '45723174000110');
  put('Razão Social', 'Padaria Estrela Ltda');
  put('Nome Fantasia', 'Padaria Estrela');
  put('Nome do Contato', 'João Pão');
  put('Celular', '1933334444');
  expect(campo('Celular')).toHaveValue('(19)3333-4444');
  await waitFor(() =>
    expect(campo('Ramo de Atividade').querySelectorAll('option').length).toBeGreaterThan(3),
  );
  const ramo = campo('Ramo de Atividade').querySelectorAll('option')[3]?.value ?? '';
  expect(ramo).not.toBe('');
  await user.selectOptions(campo('Ramo de Atividade'), ramo);
  await putKnownCep();
  await finish(user);
  await user.click(cadastrar());
  expect((await screen.findAllByText('Registro cadastrado com sucesso!!!')).length).toBeGreaterThan(0);
  // The server's log has no password: a sign-in proves it.
  const body = new URLSearchParams({
    grant_type: 'password',
    username: '45723174000110',
    password: 's3nha & +',
  });
  expect((await fetch(`${server.baseUrl}/token`, { method: 'POST', body })).status).toBe(200);
  expect(await server.posted(CADASTRO)).toEqual([
    {
      origem: 'web',
      cpf: '45723174000110',
      nome: 'Padaria Estrela Ltda',
      nomeFantasia: 'Padaria Estrela',
      tratamento: 'João Pão',
      ramoAtividade: ramo,
      fisicaJuridica: 'J',
      sexo: '',
      dataNascimento: '',
      estadoCivil: '',
      email: '',
      celular: '1933334444',
      filhos: 'false',
      animais: 'false',
      ativacao: 'email',
      preferencias: {
        recebeEmail: 'true',
        recebeSms: 'true',
        recebePush: 'true',
        recebeWhatsapp: 'true',
        cupomDigital: 'false',
      },
      senha: '***',
      confirmpassword: '***',
      aceitoTermos: 'true',
      endereco: {
        cep: '13083859',
        logradouro: 'Rua Sérgio Buarque de Holanda',
        logradouroCmpl: '',
        bairro: 'Cidade Universitária',
        cidade: 'Campinas',
        uf: 'SP',
        logradouroNro: '777',
      },
    },
  ]);
});
