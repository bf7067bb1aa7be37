import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter as enterSigned, signIn } from '../fixtures/actions.ts';
import { enter, gates } from '../fixtures/screens/gates.ts';
import { fine, situation } from '../../src/app/testing/situation.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE_TEXT =
  'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.';

/** Records the maximum of simultaneous dialogs. */
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

// @rule S2.11, S2.37, S8.15, R16, R76
test(
  'everything pending is asked in order: terms, phone, WhatsApp',
  { tag: '@phone' },
  async ({ page, server }) => {
    await server.faults(...situation({ terms: false, phone: false, whatsapp: false }));
    const mostDialogs = await watchDialogs(page);
    await signIn(page, accounts.bruno);
    const posts = async () => (await server.log()).filter(({ method }) => method === 'POST');
    await test.step('the terms: axe finds nothing', async () => {
      for (const name of ['Regulamento do Programa', 'Política de Privacidade'])
        await expect(gates.terms(page).getByRole('link', { name })).toBeVisible();
      await axeCheck(page);
      await gates.accept(page).click();
      await expect(gates.phone(page)).toContainText(PHONE_TEXT);
      await expect(gates.terms(page)).toBeHidden();
      const paths = (await posts()).map(({ path }) => path);
      expect(paths).toEqual(['/token', '/api/termosaceite/2', '/api/termosaceite/3']);
    });
    // The checks of /perfil find the terms accepted.
    await server.faults(...situation({ terms: true, phone: false, whatsapp: false }));
    // @rule S2.12, S2.13, S4.11, R42
    await test.step('the phone: 340 px, no way around it, and back on the next route', async () => {
      const gate = gates.phone(page);
      expect((await gate.boundingBox())?.width).toBe(340);
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await page.mouse.click(4, 4);
      await expect(gate).toBeVisible();
      await expect(gate.getByRole('button')).toHaveCount(1);
      await page.getByRole('button', { name: 'Ir para perfil' }).click();
      await expect(page).toHaveURL(/#\/perfil$/);
      await expect(gate).toBeHidden();
      await enter(page, '/promocoes');
      await expect(gate).toBeVisible();
    });
    await server.faults(...situation({ ...fine, whatsapp: false }));
    await test.step('WhatsApp, on the home', async () => {
      await enter(page, '/chats');
      await expect(gates.phone(page)).toBeHidden();
      await enter(page, '/portal');
      await expect(gates.whatsapp(page)).toBeVisible();
      await axeCheck(page);
      await page.getByRole('button', { name: 'Concordo' }).click();
      await expect(page.getByText('Preferência salva com sucesso!!!')).toBeVisible();
      await expect(gates.whatsapp(page)).toBeHidden();
    });
    // The other four flags are the server's, not defaults.
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
  },
);

// @rule R11
test(
  'the gates keep the focus inside, a term opens in the ways of a link',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, context, guard }) => {
    // The sanitiser's inert document: the policy reports the dropped handlers.
    guard.allow(/Executing inline event handler violates/);
    const pending = situation({ ...fine, terms: false });
    await server.faults(...situation(fine));
    await enterSigned(page, server, accounts.bruno, '/chats');
    const menu = page.getByRole('button', { name: /menu/ });
    await expect(menu).toBeVisible();
    await server.faults(...pending);
    await menu.focus();
    await enter(page, '/pdo');
    await expect(gates.terms(page)).toBeVisible();
    await test.step('the focus goes in, and stays in', async () => {
      for (let tab = 0; tab < 5; tab += 1) {
        await page.keyboard.press('Tab');
        expect(await gates.terms(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
      }
    });
    const open = async (nome: string, how: Parameters<Locator['click']>[0]) => {
      const opened = context.waitForEvent('page');
      await gates.terms(page).getByRole('link', { name: nome }).click(how);
      return opened;
    };
    const terms: [string, string, Parameters<Locator['click']>[0]][] = [
      ['Política de Privacidade', 'Quais dados tratamos', { button: 'middle' }],
      ['Regulamento do Programa', '2. Benefícios', { modifiers: ['ControlOrMeta'] }],
    ];
    for (const [nome, heading, how] of terms) {
      await test.step(nome, async () => {
        const tab = await open(nome, how);
        await expect(tab).toHaveURL(/#\/termos-aceite$/);
        await expect(tab.getByRole('heading', { name: heading }).first()).toBeVisible();
        expect(context.pages()).toHaveLength(2);
        await tab.close();
      });
    }
    await test.step('a hostile one shows its words and runs nothing', async () => {
      const termo = `<h1>Regras limpas</h1><script>window.ran=1</script><img src=x onerror="window.ran=1">
    <a href="javascript:window.ran=1">clique</a><svg onload="window.ran=1"></svg>`;
      const body = { statusCode: 200, data: { termo } };
      await server.faults({ path: '/api/termo/*', mode: 'status', status: 200, body }, ...pending);
      const tab = await open('Regulamento do Programa', {});
      await tab.waitForLoadState();
      const stored = await page.evaluate(() => localStorage.getItem('conteudoTermo'));
      expect(stored).toContain('Regras limpas');
      expect(stored).not.toMatch(/script|onerror|onload/i);
      const ran = (): unknown[] => [(globalThis as { ran?: number }).ran ?? 0, opener];
      expect(await tab.evaluate(ran)).toEqual([0, null]);
      expect(await page.evaluate(ran)).toEqual([0, null]);
      await tab.close();
    });
    await test.step('accepted by key: the focus comes back', async () => {
      await expect(gates.terms(page)).toBeVisible();
      await gates.accept(page).focus();
      await page.keyboard.press('Enter');
      await expect(gates.terms(page)).toBeHidden();
      await expect(menu).toBeFocused();
    });
  },
);
