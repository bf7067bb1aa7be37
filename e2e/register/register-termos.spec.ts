import { openRegister } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const OFFLINE = 'Você está offline. Conecte-se à internet para continuar.';
const HOSTILE = {
  idTermo: 2,
  termo: `<h2 onclick="window.ran=1" style="color:red">Regras do clube</h2><script>window.ran=1</script>
    <img src="data:image/png;base64,xx" onerror="window.ran=1"><a href="javascript:window.ran=1">Clique aqui</a>`,
};

// @rule S2.3, S2.27, R11, R33
test(
  'a term opens in a tab without an opener, sanitised',
  { tag: '@desktop' },
  async ({ page, context, server, guard }) => {
    guard.allow(/Failed to load resource|ERR_/);
    await page.clock.install();
    await server.faults({ path: '/api/termo/2', mode: 'status', status: 200, body: HOSTILE });
    const pings = async () => (await server.log()).filter(({ path }) => path === '/ping').length;
    await openRegister(page);
    await expect.poll(pings).toBe(1);
    await test.step('a term', async () => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Política de Privacidade' }).click();
      const tab = await opened;
      await expect(tab).toHaveURL(/#\/termos-aceite$/);
      await expect(tab.getByRole('heading', { name: 'Quais dados tratamos' })).toBeVisible();
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      await expect(page).toHaveURL(/#\/register$/);
      await tab.close();
    });
    await test.step('a hostile one', async () => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Regulamento do Programa' }).click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { name: 'Regras do clube' })).toBeVisible();
      await tab.getByText('Regras do clube').click();
      await tab.getByText('Clique aqui').click();
      expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
      const stored = await page.evaluate(() => localStorage.getItem('conteudoTermo'));
      expect(stored).toContain('Regras do clube');
      expect(stored).not.toMatch(/script|onclick|onerror|style=/);
      await tab.close();
    });
    // @rule S2.28, S2.29, S7.3, S8.4, R31
    await test.step('the ping: silent, the banner while nothing answers, nothing after leaving', async () => {
      await expect(page.getByText(OFFLINE)).toBeHidden();
      await server.faults({ path: '/ping', mode: 'hangup' });
      await page.clock.runFor(15_000);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(page.getByText('Carregando…')).toBeHidden();
      await server.faults({ path: '/ping', mode: 'status', status: 503 });
      await page.clock.runFor(15_000);
      await expect(page.getByText(OFFLINE)).toBeHidden();
      const before = await pings();
      await page.getByRole('link', { name: 'Logar' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await page.clock.runFor(60_000);
      expect(await pings()).toBe(before);
    });
  },
);
