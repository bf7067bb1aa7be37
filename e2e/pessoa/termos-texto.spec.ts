import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { EDITOR_TEXTS, LONG_TEXT } from '../fixtures/editor-texts.ts';
import { drawnText, drawnWords } from '../fixtures/look/drawn.ts';
import { openRegister } from '../fixtures/screens/register-form.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const PLACE = 'main h1 + div';

/** Shows a stored text in its own window. */
async function shows(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('conteudoTermo', text), html);
  await page.reload();
  await expect(page.locator(PLACE)).not.toBeEmpty();
}

const serve = async (server: ReferenceServer, termo: string) =>
  server.faults({ path: '/api/termo/*', mode: 'status', status: 200, body: { idTermo: 3, termo } });

// @rule R290, R174
test(
  'a term says on screen and on paper what its author wrote',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await context.addInitScript(() => {
      globalThis.print = () => void (document.documentElement.dataset['printed'] = 'yes');
    });
    const author = await context.newPage();
    const comparesTo = async (shown: Page, selector: string, html: string) => {
      await author.setContent(`<div id="texto">${html}</div>`);
      expect.soft(await drawnText(shown, selector)).toEqual(await drawnText(author, '#texto'));
      expect.soft(await drawnWords(shown, selector)).toEqual(await drawnWords(author, '#texto'));
    };

    await page.goto('/#/termos-aceite');
    for (const [editor, html] of Object.entries(EDITOR_TEXTS))
      await test.step(editor, async () => {
        await shows(page, html);
        await comparesTo(page, PLACE, html);
      });

    await test.step('stored in pieces for a window of its own', async () => {
      await serve(server, LONG_TEXT);
      await openRegister(page);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Política de Privacidade' }).click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { name: 'Fim do texto' })).toBeVisible();
      await comparesTo(tab, PLACE, LONG_TEXT);
      await tab.close();
    });

    await test.step('printed', async () => {
      const html = `${LONG_TEXT}${EDITOR_TEXTS['Google Docs'] ?? ''}`;
      await serve(server, html);
      await enter(page, server, accounts.ana, '/termos');
      await page.getByRole('button', { name: 'Política de Privacidade' }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Imprimir' }).click();
      const paper = await opened;
      await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes');
      await comparesTo(paper, 'body', html);
    });
  },
);

// @rule R12
test(
  'a link within a text scrolls there, and the route stays',
  { tag: '@phone' },
  async ({ page, server }) => {
    await page.goto('/#/termos-aceite');
    await shows(page, LONG_TEXT);
    const end = page.getByRole('heading', { name: 'Fim do texto' });
    // Pressed while the end is not there yet.
    await page.getByRole('link', { name: 'Ir ao fim' }).press('Enter');
    await expect(end).toBeInViewport();
    await expect(end).toBeFocused();
    await expect(page).toHaveURL(/#\/termos-aceite$/);

    const { HTML = '' } = EDITOR_TEXTS;
    await serve(
      server,
      `${HTML}<img name="forms" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="><h2 id="root">Outra</h2>${'<p>x'.repeat(80)}`,
    );
    await enter(page, server, accounts.ana, '/termos');
    await page.getByRole('button', { name: 'Política de Privacidade' }).click();
    const modal = page.getByRole('dialog', { name: 'Política de Privacidade' });
    await expect(modal.getByRole('link', { name: 'e-mail' })).toHaveAttribute(
      'href',
      'mailto:dpo@loja.example',
    );
    await expect(modal.getByRole('link', { name: 'telefone' })).toHaveAttribute('href', 'tel:+551932514100');
    await modal.getByRole('link', { name: 'Ir ao foro' }).click({ button: 'middle' });
    await expect(modal.getByRole('heading', { name: 'Foro' })).toBeFocused();
    await modal.getByRole('link', { name: 'Ir ao cálculo' }).click();
    await expect(modal.getByText('Cálculo', { exact: true })).toBeFocused();
    await expect(page).toHaveURL(/#\/termos$/);
    await expect(modal.locator('[id=root], [name]')).toHaveCount(0);
  },
);
