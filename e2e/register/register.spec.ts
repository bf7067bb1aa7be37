import { field, fillPessoa, openRegister, send, type } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/pessoa/cadastro';
const sent = async (server: ReferenceServer) => (await server.log()).filter(({ path }) => path === CALL);

// @rule S2.22, S2.24, S2.25, S2.26, S2.30, S8.3, S9.11, R27, R30
test('an individual registers and OK leads to the login', { tag: '@phone' }, async ({ page, server }) => {
  await openRegister(page);
  await fillPessoa(page, type);
  await field(page, 'Complemento').fill('Bloco B');
  await page.getByLabel('Cupom Digital').check();
  await page.getByLabel('Push').uncheck();
  await send(page);
  await expect(page.getByText('Registro cadastrado com sucesso!!!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Obrigado/ })).toBeVisible();
  const [call, ...more] = await sent(server);
  expect(more).toEqual([]);
  expect(call?.method).toBe('POST');
  expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(call?.body).toEqual({
    origem: 'web',
    cpf: '39053344705',
    nome: 'Clara Nunes & Filhos + Cia',
    nomeFantasia: '',
    tratamento: '',
    ramoAtividade: '',
    fisicaJuridica: 'F',
    sexo: 'F',
    dataNascimento: '1984-08-12',
    estadoCivil: 'C',
    email: 'clara@exemplo.com.br',
    celular: '19987654321',
    // The server's log has none; the sign-in below proves what it has stored.
    senha: '***',
    confirmpassword: '***',
    filhos: 'false',
    animais: 'false',
    ativacao: 'email',
    preferencias: {
      recebeEmail: 'true',
      recebeSms: 'true',
      recebePush: 'false',
      recebeWhatsapp: 'true',
      cupomDigital: 'true',
    },
    aceitoTermos: 'true',
    endereco: {
      cep: '13083859',
      logradouro: 'Rua Sérgio Buarque de Holanda',
      logradouroCmpl: 'Bloco B',
      bairro: 'Cidade Universitária',
      cidade: 'Campinas',
      uf: 'SP',
      logradouroNro: '777',
    },
  });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('390.533.447-05');
  await page.getByLabel('Senha', { exact: true }).fill('s3nha & +');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/portal$/);
});
