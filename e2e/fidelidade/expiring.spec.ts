import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, vouchersOf } from '../fixtures/screens/vouchers.ts';

const YELLOW = 'rgb(247, 201, 72)';
const CODIGO = '7891004120375';

/** The downloaded file, read by another library. */
async function download(page: Page, label: string | RegExp) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const file = await coming;
  const calendar = ICAL.Component.fromString(await readFile(await file.path(), 'utf8'));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    start: String(event.getFirstPropertyValue('dtstart')),
    alarm: String(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')),
  }));
  return { name: file.suggestedFilename(), events };
}

// @rule R100–R103, R211
test(
  'an expiring voucher is listed first and can be added to the calendar',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const fim = (await vouchersOf(server, 'ativo'))(CODIGO).dtaFim.slice(0, 10);
    await enter(page, server, accounts.ana, '/voucher');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText(CODIGO);
    await expect(first).toContainText(/Vence em \d dias/);
    await expect(page.getByText(/^Vence /)).toHaveCount(1);
    const worth = first.getByText('Valor do desconto');
    await expect(first.getByText('Vence em').locator('..')).toHaveCSS('background-color', YELLOW);
    expect(await worth.evaluate((dt) => dt.getBoundingClientRect().right)).toBeLessThan(132);

    const one = await download(page, `Adicionar ao calendário: R$ 8 na padaria, ${CODIGO}`);
    expect(one).toMatchObject({
      name: 'voucher.ics',
      events: [{ start: fim, alarm: expect.stringMatching(/^(?:-P(?:1D)?T15H|PT9H)$/) as unknown }],
    });
    const all = await download(page, 'Adicionar todos ao calendário');
    expect(all.name).toBe('vouchers.ics');
    expect(all.events).toHaveLength(await card(page, 'Código').count());
    expect(all.events).toContainEqual(one.events[0]);

    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.locator('#menu-lateral');
    await expect(menu.getByRole('link', { name: 'Vouchers 1 vence em breve' })).toBeVisible();
    await axeCheck(page);
  },
);

// @rule R104
test(
  'without a network actions are disabled with the reason beside them',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    const why = page.getByText('Disponível quando a conexão voltar.');
    await enter(page, server, accounts.ana, '/perfil');
    const salvar = page.getByRole('button', { name: 'Salvar' });
    await expect(salvar).toBeEnabled();
    // Its code loads after the screen has settled: once loaded it is there for every step.
    await expect(async () => {
      await context.setOffline(true);
      try {
        await expect(why).toBeVisible({ timeout: 2000 });
      } finally {
        await context.setOffline(false);
      }
    }).toPass();
    await expect(why).toHaveCount(0);
    await context.setOffline(true);
    await expect(why).toBeVisible();
    await expect(salvar).toHaveAccessibleDescription('Disponível quando a conexão voltar.');
    await axeCheck(page);
    await page.getByLabel(/^Complemento/).press('Enter');
    await salvar.focus();
    await context.setOffline(false);
    await expect(why).toHaveCount(0);
    await expect(salvar).toBeFocused();
    expect((await server.log()).filter(({ method, path }) => method === 'POST' && path !== '/token')).toEqual(
      [],
    );
    await page.goto('/#/campanha/1/resgates');
    const trocar = page.getByRole('listitem').filter({ hasText: 'Voucher de R$ 10' }).getByRole('button');
    await expect(trocar).toHaveAttribute('aria-disabled', 'false');
    await context.setOffline(true);
    await expect(trocar).toHaveAccessibleDescription(/Disponível quando a conexão voltar\.$/);
    await context.setOffline(false);
    await expect(trocar).toHaveAttribute('aria-disabled', 'false');
  },
);
