import type { Locator } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter as enterSigned, signIn } from '../fixtures/actions.ts';
import { CHECK, enter, fine, gates, screens, situation } from '../fixtures/gates.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'the routes of the gates are those of the router: case, slashes at the end (R83)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await server.faults(...situation({ ...fine, phone: false, whatsapp: false }));
    await signIn(page, accounts.ana);
    await expect(gates.phone(page)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: 'Meu perfil' });
    for (const path of ['/perfil/', '/PERFIL']) {
      await enter(page, '/promocoes');
      await expect(gates.phone(page)).toBeVisible();
      await enter(page, path);
      await expect(gates.phone(page)).toBeHidden();
      await expect(heading).toBeVisible();
    }
    await server.faults(...situation({ ...fine, whatsapp: false }));
    for (const path of ['/portal/', '/PORTAL']) {
      await enter(page, '/promocoes');
      await expect(screens.promocoes(page)).toBeVisible();
      await expect(gates.whatsapp(page)).toBeHidden();
      await enter(page, path);
      await expect(gates.whatsapp(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gates.whatsapp(page)).toBeHidden();
      await expect(screens.portal(page)).toBeVisible();
    }
    // Another spelling of the same place is no other visit.
    await server.clearLog();
    await enter(page, '/portal');
    await expect.poll(async () => (await server.log()).some(({ path }) => path === CHECK)).toBe(true);
    await enter(page, '/Portal//');
    await expect.poll(async () => (await server.log()).filter(({ path }) => path === CHECK).length).toBe(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await server.log()).filter(({ path }) => path === '/api/pessoa/preferencia')).toEqual([]);
  },
);

test('the menu marks the place in whatever spelling (R83)', { tag: '@desktop' }, async ({ page, server }) => {
  await enterSigned(page, server, accounts.ana, '/CAMPANHAS/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Campanhas' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Campanhas' })).toBeVisible();
});

test(
  'an opt-out on the preferences is asked about on the next visit of home (R79)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enterSigned(page, server, accounts.ana);
    await expect(screens.portal(page)).toBeVisible();
    await enter(page, '/minhas-preferencias');
    await page.getByLabel('WhatsApp').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Preferences saved successfully!')).toBeVisible();
    await enter(page, '/portal');
    await expect(gates.whatsapp(page)).toBeVisible();
    await gates.whatsapp(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(gates.whatsapp(page)).toBeHidden();
    await enter(page, '/promocoes');
    await expect(screens.promocoes(page)).toBeVisible();
    await enter(page, '/portal');
    await expect(gates.whatsapp(page)).toBeVisible();
  },
);

test(
  'a look at the preference that fails is made again on the next visit of home (R79)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    const off = situation({ ...fine, whatsapp: false });
    await server.faults({ path: '/api/pessoa/preferencia', mode: 'status', times: 1 }, ...off);
    await signIn(page, accounts.ana);
    const looks = async () =>
      (await server.log()).filter(({ path }) => path === '/api/pessoa/preferencia').length;
    await expect.poll(looks).toBe(1);
    await expect(screens.portal(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await enter(page, '/promocoes');
    await expect(screens.promocoes(page)).toBeVisible();
    await enter(page, '/portal');
    await expect(gates.whatsapp(page)).toBeVisible();
    expect(await looks()).toBe(2);
  },
);

test(
  'a preference that the server does not send is asked about nowhere (R78)',
  { tag: '@phone' },
  async ({ page, server }) => {
    const preferencias = { recebeEmail: true };
    await server.faults(
      { path: '/api/pessoa/preferencia', mode: 'status', status: 200, body: { preferencias } },
      ...situation(fine),
    );
    await signIn(page, accounts.ana);
    await expect
      .poll(async () => (await server.log()).some(({ path }) => path === '/api/pessoa/preferencia'))
      .toBe(true);
    await expect(screens.portal(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a middle click, or one with Control, opens the text of that term',
  { tag: '@desktop' },
  async ({ page, server, context }) => {
    await server.faults(...situation({ ...fine, terms: false }));
    await signIn(page, accounts.bruno);
    const terms: [string, string, Parameters<Locator['click']>[0]][] = [
      ['Política de Privacidade', 'Quais dados tratamos', { button: 'middle' }],
      ['Regulamento do Programa', '2. Benefícios', { modifiers: ['ControlOrMeta'] }],
    ];
    for (const [nome, heading, how] of terms) {
      await test.step(nome, async () => {
        const opened = context.waitForEvent('page');
        await gates.terms(page).getByRole('link', { name: nome }).click(how);
        const tab = await opened;
        await expect(tab).toHaveURL(/#\/termos-aceite$/);
        await expect(tab.getByRole('heading', { name: heading }).first()).toBeVisible();
        expect(context.pages()).toHaveLength(2);
        await tab.close();
      });
    }
    await expect(gates.terms(page)).toBeVisible();
  },
);
