import { field, fillPessoa, openRegister, send, type } from '../fixtures/register-form.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/pessoa/cadastro';
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

const sent = async (server: ReferenceServer) => (await server.log()).filter(({ path }) => path === CALL);

test.beforeEach(({ page }) => openRegister(page));

const WRONG_DATES = ['1208', '31/02/1990', '31/12/1899', '01/01/2999'];

test(
  'every message of both kinds at once, the focus on the first field (S5.4, S5.5, S5.7, S5.8, R23, WCAG 3.3.1, WCAG 3.3.3, eMAG 6.6)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await test.step('an individual', async () => {
      await send(page);
      for (const words of [...OF_PESSOA, ...BOTH])
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(field(page, 'Nome Completo')).toBeFocused();
    });
    await test.step('a company', async () => {
      await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
      await send(page);
      for (const words of [...OF_EMPRESA, ...BOTH])
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      for (const words of OF_PESSOA) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
      await expect(field(page, 'CNPJ')).toBeFocused();
    });
    expect(await sent(server)).toEqual([]);
  },
);

test(
  'birth dates, a short street, another password, the terms: one message each, the terms last (S5.4, S5.6, S5.8, R23, R24)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await fillPessoa(page);
    for (const typed of WRONG_DATES) {
      await test.step(`the birth date ${typed}`, async () => {
        await field(page, 'Data de nascimento').fill('');
        await field(page, 'Data de nascimento').pressSequentially(typed);
        await send(page);
        await expect(field(page, 'Data de nascimento')).toHaveAccessibleDescription(
          'Data de nascimento inválida',
        );
        await expect(field(page, 'Data de nascimento')).toBeFocused();
      });
    }
    await field(page, 'Data de nascimento').fill('');
    await field(page, 'Data de nascimento').pressSequentially('12081984');
    await expect(field(page, 'Data de nascimento')).toHaveValue('12/08/1984');
    await field(page, 'CEP').fill('');
    await field(page, 'CEP').pressSequentially('12450000');
    await expect(field(page, 'Cidade')).toHaveValue('Santo Antônio do Pinhal');
    await type(page, { Endereço: 'Ru', Bairro: 'Centro' });
    await field(page, 'Confirmar Senha').fill('outra');
    await page.getByLabel('Li e aceito os termos do programa').uncheck();
    await send(page);
    await expect(field(page, 'Endereço')).toHaveAccessibleDescription('Informe um endereço');
    await expect(field(page, 'Confirmar Senha')).toHaveAccessibleDescription(
      'A senha e a confirmação de senha não correspondem',
    );
    await expect(field(page, 'Endereço')).toBeFocused();
    await type(page, { Endereço: 'a 1' });
    await field(page, 'Confirmar Senha').fill('s3nha & +');
    await send(page);
    await expect(page.getByText('Aceite os termos para continuar')).toBeVisible();
    await expect(page.getByLabel('Li e aceito os termos do programa')).toBeFocused();
    expect(await sent(server)).toEqual([]);
  },
);
