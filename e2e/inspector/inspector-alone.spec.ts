import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck } from '../fixtures/actions.ts';
import { choice, exported, state, tree, value } from '../fixtures/inspector/inspector.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

/** What is drawn outside of its box in the widest letters. */
async function wordsOutside(page: Page) {
  const states = page.locator('.chart [data-state]:has(.leaf)');
  await expect(states).not.toHaveCount(0);
  await page.locator('svg.chart').evaluate((svg) => svg.setAttribute('font-family', 'monospace'));
  return states.evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { right } = box.querySelector('rect')?.getBoundingClientRect() ?? { right: 0 };
      return [...box.querySelectorAll('.title, .event')]
        .filter((text) => text.getBoundingClientRect().right > right)
        .map(({ textContent }) => textContent);
    }),
  );
}

async function breakKnownCall(page: Page, server: ReferenceServer) {
  const known = page.getByLabel('Chamada conhecida');
  await expect(known.getByRole('option', { name: 'GET /ping' })).toBeAttached();
  const words = await known.getByRole('option').allInnerTexts();
  for (const call of [
    'POST /api/fidelidade/extrato',
    'GET /api/promocoes/voucher',
    'POST /api/pessoa/desativar/PortalWeb',
    'POST /api/pessoa/preferencia',
    'GET /estados',
    'GET /ping',
  ])
    expect(words.join('\n')).toContain(call);
  await known.selectOption({ label: words.find((each) => each.includes('/resgates/pendentes')) ?? '' });
  await page.getByRole('button', { name: 'Pôr em vigor' }).click();
  await expect(page.getByRole('list', { name: 'Falhas em vigor' })).toContainText('status 500');
  const { token } = await server.signedIn(accounts.ana);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.baseUrl}/api/fidelidade/campanha/3/resgates/pendentes`, { headers });
  expect(answer.status).toBe(500);
}

async function importElsewhere(page: Page) {
  await test.step('exports, and imports on another machine', async () => {
    await page.getByRole('button', { name: 'Exportar' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O que a gravação contém' });
    await expect(dialog).toContainText('Passos');
    await axeCheck(page);
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(dialog).toBeHidden();
    const text = await exported(page);
    expect(JSON.parse(text)).toMatchObject({ format: 'portal-inspector-recording' });
    await page.reload();
    const file = { name: 'gravacao.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel('Importar gravação').setInputFiles(file);
    await expect(tree(page)).toContainText('Janela com atraso');
    await expect(tree(page)).toContainText('gravação');
    await page.getByRole('button', { name: 'Momento anterior' }).click();
    await state(page);
    await expect(value(page)).toHaveText('waiting');
    await page.getByRole('button', { name: 'Próximo momento' }).click();
    await expect(value(page)).toHaveText('opening');
  });
}

async function breakAnswer(page: Page, server: ReferenceServer) {
  await test.step('breaks an answer of the server', async () => {
    await page.getByRole('button', { name: 'Falhas' }).press('Enter');
    await page.getByLabel('Caminho').fill('/api/termos/publicados');
    await page.getByLabel('Quantas vezes').fill('1');
    await page.getByRole('button', { name: 'Pôr em vigor' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Falhas em vigor' })).toContainText('1 vez');
    await axeCheck(page);
    expect((await fetch(`${server.baseUrl}/api/termos/publicados`)).status).toBe(500);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Nenhuma: o servidor responde como deve.')).toBeVisible();
  });
}

test(
  'a walk, a recording and the fault switch work without the portal',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/inspector.html');
    await expect(page.getByRole('heading', { name: 'Esperando o portal' })).toBeVisible();

    await test.step('the words of a chart stay in their boxes, whatever face the reader has', async () => {
      await page.getByRole('button', { name: 'Simular' }).press('Enter');
      expect(await wordsOutside(page)).toEqual([]);
    });

    await test.step('simulates, by keyboard', async () => {
      await page.getByRole('button', { name: 'Janela com atraso' }).press('Enter');
      await choice(page, /^window\.requested/).press('Enter');
      await choice(page, /^passa o tempo/).press('Enter');
      await page.getByRole('button', { name: 'Copiar como teste' }).press('Enter');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("import { delayedWindowEntry } from './delayed-window.machine.ts';");
      expect(copied).toContain('rig.elapse(');
      await axeCheck(page);
    });

    await importElsewhere(page);
    await breakAnswer(page, server);
    await test.step('known calls are the contract’s whole table, and an active fault shows its status', async () =>
      breakKnownCall(page, server));
  },
);
