import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { perfil, postsTo } from '../fixtures/screens/perfil.ts';
import { field } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const PESSOA = '/api/pessoa';
const FLAGS = '/api/pessoa/preferencia';

/** The customer's records at the service desk: reads one, and writes one as a form or as JSON. */
async function deskOf(server: ReferenceServer) {
  const { token, get } = await server.signedIn(accounts.mercado);
  const write = async (path: string, body: URLSearchParams | string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const headers = { ...type, authorization: `Bearer ${token}` };
    const { ok } = await fetch(server.baseUrl + path, { method: 'POST', headers, body });
    expect(ok).toBe(true);
  };
  return { get, write };
}

type Desk = Awaited<ReturnType<typeof deskOf>>;

async function saveOtherFlag(page: Page, desk: Desk): Promise<void> {
  const coupon = page.getByRole('checkbox', { name: 'Cupom Digital' });
  const sms = page.getByRole('checkbox', { name: 'SMS' });
  const before = { cupomDigital: await coupon.isChecked(), recebeSms: await sms.isChecked() };
  await desk.write(FLAGS, new URLSearchParams({ cupomDigital: String(!before.cupomDigital) }));
  await sms.click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preferences saved successfully!')).toBeVisible();
  const flags = { cupomDigital: !before.cupomDigital, recebeSms: !before.recebeSms };
  expect(await desk.get(FLAGS)).toMatchObject({ preferencias: flags });
  await expect(coupon).toBeChecked({ checked: flags.cupomDigital });
}

async function saveOtherField(page: Page, desk: Desk): Promise<void> {
  await expect(field(page, 'Nome do Contato')).toHaveValue('Carlos Ferreira');
  const pessoa = { ...((await desk.get(PESSOA)) as object), tratamento: 'Rita Alves' };
  await desk.write(PESSOA, JSON.stringify({ pessoa, atributos: [] }));
  await field(page, 'Número').fill('77');
  await perfil.salvar(page).click();
  await expect(perfil.salvo(page)).toBeVisible();
  const saved = { tratamento: 'Rita Alves', enderecos: [{ logradouroNro: '77' }] };
  expect(await desk.get(PESSOA)).toMatchObject(saved);
  await expect(field(page, 'Nome do Contato')).toHaveValue('Rita Alves');
}

// @rule R281
test(
  'a save undoes nothing that was changed elsewhere',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const desk = await deskOf(server);
    await enter(page, server, accounts.mercado, '/minhas-preferencias');
    await test.step('a consent given at the till', async () => saveOtherFlag(page, desk));
    await page.goto('/#/perfil');
    await test.step('a contact corrected by the service desk', async () => saveOtherField(page, desk));

    await test.step('a save of another window, which this one shows', async () => {
      await field(page, 'Complemento').fill('Loja 2');
      const other = await context.newPage();
      await other.goto('/#/perfil');
      await field(other, 'Bairro').fill('Centro Novo');
      await perfil.salvar(other).click();
      await expect(perfil.salvo(other)).toBeVisible();
      await other.close();
      await expect(field(page, 'Bairro')).toHaveValue('Centro Novo');
      await expect(field(page, 'Complemento')).toHaveValue('Loja 2');
    });

    await test.step('a read that is never answered, which sends nothing', async () => {
      await server.clearLog();
      await server.faults({ path: PESSOA, mode: 'delay', ms: 600_000 });
      await perfil.salvar(page).dblclick();
      const failed = 'Não foi possível salvar. Verifique sua conexão e tente novamente.';
      await expect(page.getByText(failed)).toBeVisible();
      expect(postsTo(await server.log(), PESSOA)).toEqual([]);
      await server.faults();
      await perfil.salvar(page).click();
      await expect(perfil.salvo(page)).toBeVisible();
      expect(postsTo(await server.log(), PESSOA)).toHaveLength(1);
      const endereco = { bairro: 'Centro Novo', logradouroCMPL: 'Loja 2', logradouroNro: '77' };
      expect(await desk.get(PESSOA)).toMatchObject({ tratamento: 'Rita Alves', enderecos: [endereco] });
    });
  },
);
