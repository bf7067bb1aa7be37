import { closeToasts } from '../fixtures/actions.ts';
import { openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const HOSTILE = {
  idTermo: 2,
  termo: `<h2 onclick="window.ran=1" style="color:red">Regras do clube</h2><script>window.ran=1</script>
    <img src="data:image/png;base64,xx" onerror="window.ran=1"><a href="javascript:window.ran=1">Clique aqui</a>`,
};

test(
  'a term opens in a tab that cannot reach back; hostile HTML shows its text and runs nothing (S2.3, S2.27, R11, R33)',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await server.faults({ path: '/api/termo/2', mode: 'status', status: 200, body: HOSTILE });
    await openRegister(page);
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
    });
  },
);

test(
  'a blocked tab leaves a plain link in its place; a term that does not come, the toast and no tab (S8.7, R13)',
  { tag: '@phone' },
  async ({ page, context, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.addInitScript(() => {
      Object.assign(globalThis, { tabs: 0 });
      window.open = () => {
        const state = globalThis as unknown as { tabs: number };
        state.tabs += 1;
        return null;
      };
    });
    await openRegister(page);
    const link = page.getByRole('link', { name: 'Regulamento do Programa' });
    const modes = [
      ['500', { mode: 'status' }],
      ['a hang-up', { mode: 'hangup' }],
      ['a page of a proxy', { mode: 'html' }],
      ['200 with statusCode 400', { mode: 'badStatusCode' }],
    ] as const;
    for (const [name, fault] of modes) {
      await test.step(name, async () => {
        await server.faults({ path: '/api/termo/*', times: 1, ...fault });
        await link.click();
        await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
        await expect(page.getByText('Carregando…')).toBeHidden();
        await closeToasts(page);
        expect(await page.evaluate(() => (globalThis as unknown as { tabs: number }).tabs)).toBe(0);
      });
    }
    await test.step('blocked', async () => {
      await link.click();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Abrir o termo' }).click();
      await expect((await opened).getByText('1. O programa.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Abrir o termo' })).toBeHidden();
    });
  },
);
