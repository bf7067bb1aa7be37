import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { CHECK, enter, fine, gates, screens, situation } from '../fixtures/gates.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE_TEXT =
  'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.';

/** Notes how many dialogs stood at once at most, at any moment. */
async function watchDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const most = { count: 0 };
    Object.assign(globalThis, { most });
    new MutationObserver(() => {
      most.count = Math.max(most.count, document.querySelectorAll('[role=dialog]').length);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { most: { count: number } }).most.count);
}

test('a customer with everything pending is led through terms, then phone, then WhatsApp (S2.11, S2.37, S8.15, R16, R76)', async ({
  page,
  server,
}) => {
  await server.faults(...situation({ terms: false, phone: false, whatsapp: false }));
  const mostDialogs = await watchDialogs(page);
  await signIn(page, accounts.bruno);
  for (const name of ['Regulamento do Programa', 'Política de Privacidade'])
    await expect(gates.terms(page).getByRole('link', { name })).toBeVisible();
  await gates.accept(page).click();
  await expect(gates.phone(page)).toContainText(PHONE_TEXT);
  await expect(gates.terms(page)).toBeHidden();
  const posts = async () => (await server.log()).filter(({ method }) => method === 'POST');
  const paths = (await posts()).map(({ path }) => path);
  expect(paths).toEqual(['/token', '/api/termosaceite/2', '/api/termosaceite/3']);

  // The checks of /perfil find the terms accepted.
  await server.faults(...situation({ terms: true, phone: false, whatsapp: false }));
  await page.getByRole('button', { name: 'Ir para perfil' }).click();
  await expect(page).toHaveURL(/#\/perfil$/);
  await expect(gates.phone(page)).toBeHidden();
  await server.faults(...situation({ ...fine, whatsapp: false }));
  await enter(page, '/promocoes');
  await expect(screens.promocoes(page)).toBeVisible();
  await enter(page, '/portal');
  await expect(gates.whatsapp(page)).toBeVisible();
  await page.getByRole('button', { name: 'Concordo' }).click();
  await expect(page.getByText('Preferência salva com sucesso!!!')).toBeVisible();
  await expect(gates.whatsapp(page)).toBeHidden();
  // The other four are the server's answer, not the defaults (R76).
  expect((await posts()).at(-1)).toMatchObject({
    path: '/api/pessoa/preferencia',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: {
      recebeEmail: 'true',
      recebeSms: 'false',
      recebePush: 'true',
      recebeWhatsapp: 'true',
      cupomDigital: 'true',
    },
  });
  expect(await mostDialogs()).toBe(1);
});

test(
  'every route fetches the person and the terms check again, silently (S2.10, R40)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(...situation(fine));
    await signIn(page, accounts.ana);
    const counts = async () => {
      const log = await server.log();
      const of = (path: string) => log.filter((one) => one.method === 'GET' && one.path === path).length;
      return { check: of(CHECK), person: of('/api/pessoa') };
    };
    await expect.poll(async () => (await counts()).check).toBe(1);
    await expect(screens.portal(page)).toBeVisible();
    await server.clearLog();
    await server.faults({ path: CHECK, mode: 'delay', ms: 1500 }, ...situation(fine));
    await enter(page, '/promocoes');
    await expect.poll(counts).toEqual({ check: 1, person: 1 });
    await expect(screens.promocoes(page)).toBeVisible();
    await expect(page.getByText('Carregando…')).toBeHidden();
  },
);

test('an answer that belongs to an older route is dropped', { tag: '@phone' }, async ({ page, server }) => {
  await server.faults(...situation(fine));
  await signIn(page, accounts.ana);
  const checks = async () => (await server.log()).filter(({ path }) => path === CHECK).length;
  await expect.poll(checks).toBe(1);
  const late = { statusCode: 200, data: { aceitouTermos: false } };
  await server.faults(
    { path: CHECK, mode: 'status', status: 200, body: late, ms: 1200, times: 1 },
    ...situation(fine),
  );
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(CHECK));
  await enter(page, '/promocoes');
  await expect.poll(checks).toBe(2);
  await enter(page, '/portal');
  await dropped;
  await expect.poll(checks).toBe(3);
  await expect(screens.portal(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'nothing is checked offline, and all of it when the network is back (R40)',
  { tag: '@desktop' },
  async ({ page, server, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await server.faults(...situation(fine));
    await signIn(page, accounts.ana);
    await expect(screens.portal(page)).toBeVisible();
    await enter(page, '/promocoes');
    await expect(screens.promocoes(page)).toBeVisible();
    await enter(page, '/portal');
    await expect(screens.portal(page)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(true);
    await enter(page, '/promocoes');
    await expect(screens.promocoes(page)).toBeVisible();
    expect(asked).not.toContain(CHECK);
    expect(asked).not.toContain('/api/pessoa');
    await test.step('the network is back', async () => {
      await server.faults(...situation({ ...fine, terms: false, phone: false }));
      await context.setOffline(false);
      await gates.accept(page).click();
      await expect(gates.phone(page)).toBeVisible();
    });
  },
);

test('the phone gate: 340 px, no way around it, and back on the next route (S2.12, S2.13, S4.11, R42)', async ({
  page,
  server,
}) => {
  await server.faults(...situation({ ...fine, phone: false }));
  await signIn(page, accounts.ana);
  const gate = gates.phone(page);
  await expect(gate).toBeVisible();
  expect((await gate.boundingBox())?.width).toBe(340);
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ir para perfil' }).click();
  await expect(gate).toBeHidden();
  await enter(page, '/promocoes');
  await expect(gate).toBeVisible();
});

test(
  'by keyboard alone: the focus goes in, stays in, and comes back (WCAG 2.1.1, WCAG 2.4.3, eMAG 1.4)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(...situation(fine));
    await signIn(page, accounts.ana);
    await expect(screens.portal(page)).toBeVisible();
    await server.faults(...situation({ ...fine, terms: false }));
    const menu = page.getByRole('button', { name: /menu/ });
    await menu.focus();
    await enter(page, '/promocoes');
    await expect(gates.terms(page)).toBeVisible();
    for (let tab = 0; tab < 5; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await gates.terms(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await gates.accept(page).focus();
    await page.keyboard.press('Enter');
    await expect(gates.terms(page)).toBeHidden();
    await expect(menu).toBeFocused();
  },
);

for (const gate of ['terms', 'phone', 'whatsapp'] as const) {
  test(`axe finds nothing on the modal: ${gate}`, async ({ page, server }) => {
    await server.faults(...situation({ ...fine, [gate]: false }));
    await signIn(page, accounts.ana);
    await expect(gates[gate](page)).toBeVisible();
    await axeCheck(page);
  });
}
