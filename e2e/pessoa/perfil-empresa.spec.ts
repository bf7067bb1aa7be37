import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expectRequired, optionsOf, perfil, WORDLESS } from '../fixtures/perfil.ts';
import { field } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const EMPRESA_REQUIRED = {
  fisicaJuridica: 'J',
  first: 'CNPJ',
  named: {
    CNPJ: 'O campo CNPJ é obrigatorio',
    'Razão Social': 'O campo Nome é obrigatorio',
    'E-mail': 'O Campo E-mail é obrigatorio',
    Endereço: 'O Campo Endereço é obrigatorio',
  },
  wordless: [...WORDLESS, 'Nome Fantasia', 'Nome do Contato', 'Ramo de Atividade'],
} as const;

/** The state from the list, in capitals and in order, then one of its cities; the CEP stays (S4.9, R28). */
async function chooseCidade(page: Page): Promise<void> {
  await field(page, 'CEP').fill('99999999');
  // The 27 states, and the word that asks for one.
  await expect(field(page, 'UF').locator('option')).toHaveCount(28);
  const estados = (await optionsOf(page, 'UF')).slice(1);
  expect(estados).toEqual(
    estados.map((nome) => nome.toUpperCase()).sort((a, b) => a.localeCompare(b, 'pt-BR')),
  );
  await field(page, 'UF').selectOption('SP');
  await field(page, 'Cidade').selectOption('Campinas');
  await expect(field(page, 'CEP')).toHaveValue('99999-999');
}

test(
  'a company: its fields, what is missing, and a save by keyboard (S2.76, S2.77)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/404 .*\/api\/consulta\/cep\/99999999\)$/);
    await enter(page, server, accounts.mercado, '/perfil');
    for (const [label, value] of Object.entries({
      'Razão Social': 'Mercado Bom Preço Ltda',
      'Nome Fantasia': 'Mercado Bom Preço',
      'E-mail': 'compras@bompreco.example',
      CNPJ: '11.222.333/0001-81',
      'Ramo de Atividade': 'Minimercado',
      'Nome do Contato': 'Carlos Ferreira',
      'Tipo de telefone': 'Fixo',
      Telefone: '3242-5500',
    }))
      await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByText('Gênero')).toHaveCount(0);
    await axeCheck(page);
    await expectRequired(page, server, EMPRESA_REQUIRED);
    await server.faults();
    await page.reload();
    await expect(field(page, 'CNPJ')).toHaveValue('11.222.333/0001-81');
    await test.step('a CEP that leads nowhere', async () => chooseCidade(page));
    for (const [label, value] of Object.entries({
      Endereço: 'Rua das Flores',
      Bairro: 'Centro',
      Número: '10',
      DDD: '1999',
      Telefone: '32425500',
    }))
      await field(page, label).fill(value);
    await expect(field(page, 'DDD')).toHaveValue('199');
    await field(page, 'DDD').fill('19');
    await field(page, 'Tipo de telefone').selectOption('Fixo');
    await field(page, 'Nome Fantasia').fill('Bom Preço');
    await field(page, 'Nome do Contato').fill('');
    await page.keyboard.type('Rita Alves');
    await page.keyboard.press('Enter');
    await expect(perfil.salvo(page)).toBeVisible();
    const { get } = await server.signedIn(accounts.mercado);
    expect(await get('/api/pessoa')).toMatchObject({
      nomeFantasia: 'Bom Preço',
      tratamento: 'Rita Alves',
      cpfCnpj: '11222333000181',
      ramoAtividade: 'Minimercado',
      enderecos: [{ cep: '99999999', uf: 'SP', cidade: 'Campinas', logradouro: 'Rua das Flores' }],
      telefones: [{ tipo: 'Fixo', ddd: '19', numero: '32425500', preferencial: true }],
    });
  },
);
