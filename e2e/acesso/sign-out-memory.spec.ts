import type { Page } from '@playwright/test';
import { accounts, SENHA } from '../fixtures/accounts.ts';
import { enter, keepSession } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { heapText } from '../fixtures/browser/memory.ts';
import { storedByBrowser } from '../fixtures/browser/worker.ts';

/** A part would reveal the token, too. */
const endOf = (token: string | null): string => token?.slice(-8) ?? '?';

/** Whether a text is anywhere in the page's memory after garbage collection. */
const memoryHolds = async (page: Page, text: string): Promise<boolean> =>
  (await heapText(page)).includes(text);

// @rule R46, R82
test(
  'an unanswered sign-out leaves no token in the memory of the page',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 503/);
    await enter(page, server, accounts.ana, '/voucher');
    await page.goto('/#/compras');
    const answers = async () => (await storedByBrowser(page, false))['indexedDB portal.respostas.answers'];
    await expect.poll(answers).toContain('/api/pessoa/cupons');
    // Shows stale data, so that the page remembers its owner.
    const unanswered = { method: 'POST', path: '/logout', mode: 'delay', ms: 600_000 } as const;
    await server.faults({ path: '/api/*', mode: 'status', status: 503 }, unanswered);
    await page.reload();
    await expect(page.getByText('Não foi possível atualizar.')).toBeVisible();
    // Read once per change and cached.
    await page.evaluate(() => localStorage.setItem('portal.lista', '{}'));
    await page.goto('/#/lista');
    await expect(page.getByRole('heading', { level: 1, name: 'Lista de compras' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    expect(await memoryHolds(page, token ?? '?')).toBe(true);
    // Into the back-forward cache and back.
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect.poll(() => memoryHolds(page, endOf(token))).toBe(false);
  },
);

// @rule R82, R91
test(
  'nor after the sign-out of who has gone back to the screen of the session before',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const { token: before } = await server.signedIn(accounts.ana);
    await keepSession(page, before, accounts.ana.nome, Date.now() + 200_000);
    await page.goto('/#/voucher');
    await page.getByRole('button', { name: 'Entrar de novo' }).click();
    await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Continuar em Vouchers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    expect(await memoryHolds(page, token ?? '?')).toBe(true);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect.poll(() => memoryHolds(page, endOf(token))).toBe(false);
  },
);

/** As a heap snapshot names it, whichever attribute comes first. */
const LOGIN_FORM = JSON.stringify('novalidate="" class="login-form"').slice(1, -1);

// @rule R82
test(
  'a login that was left is not in the memory of the page',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/chats');
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByLabel('CPF ou CNPJ').fill(accounts.ana.documento);
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    expect(await memoryHolds(page, LOGIN_FORM)).toBe(true);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('main', { name: 'Home' })).toBeVisible();
    await page.goto('/#/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await expect.poll(() => memoryHolds(page, LOGIN_FORM)).toBe(false);
  },
);
