import { readFile } from 'node:fs/promises';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { postsTo } from '../fixtures/perfil.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWorker, keptByBrowser } from '../fixtures/worker.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'privacy: a copy of all data that names what is missing, and nothing left on this device',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await enter(page, server, accounts.ana, '/pdo');
    await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 500 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      secoesComFalha: ['compras'],
      compras: { erro: 'Esta seção não pôde ser obtida.' },
      cadastro: { cpfCnpj: '52998224725' },
    });
    await expect(page.getByText('O arquivo foi baixado, mas não foi possível obter:')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^compras$/ })).toBeVisible();
    await axeCheck(page);
    await page.evaluate(() => localStorage.setItem('de-outro-programa', '1'));
    await installWorker(page);
    await page.evaluate(async () => {
      const picture = new Image();
      picture.referrerPolicy = 'strict-origin';
      picture.src = 'icons/favicon.svg?oferta-vista';
      await picture.decode();
    });
    const kept = async () => JSON.stringify(await keptByBrowser(page));
    await expect.poll(kept).toMatch(/indexedDB workbox-expiration.{1,200}oferta-vista/);
    await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar e sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(postsTo(await server.log(), '/logout')).toHaveLength(1);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).toEqual(['de-outro-programa']);
    await expect.poll(kept).not.toContain('oferta-vista');
  },
);
