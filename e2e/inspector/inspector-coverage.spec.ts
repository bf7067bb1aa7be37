import { writeFile } from 'node:fs/promises';
import { accounts } from '../fixtures/accounts.ts';
import { choice, exported } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

test('coverage outlives a reload and is merged over walks, and a gap opens the chart there and offers the shortest walk to it @desktop', async ({
  page,
}, info) => {
  await page.goto('/inspector.html');
  const row = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Diagramas' }).getByRole('button', { name });

  await test.step('two walks of two charts, and one that turns back', async () => {
    await page.getByRole('button', { name: 'Simular' }).click();
    await page.getByRole('button', { name: 'Delayed window' }).click();
    await choice(page, /^window\.requested/).click();
    await page.getByRole('button', { name: 'Voucher code' }).click();
    await choice(page, /^code\.opened/).click();
    await choice(page, /^copy\.requested/).click();
    await choice(page, /^copyCode responde true/).click();
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await expect(row(/^Delayed window/)).toContainText('2 de 4 estados');
    await expect(row(/^Voucher code/)).not.toContainText(/^Voucher code\s*0 %/);
  });

  const before = await row(/^Voucher code/).innerText();
  const text = await exported(page);
  await test.step('after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await expect(row(/^Delayed window/)).toContainText('2 de 4 estados');
    expect(await row(/^Voucher code/).innerText()).toBe(before);
  });

  await test.step('and on another machine, from an export of both walks', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await expect(row(/^Delayed window/)).toContainText('0 de 4 estados');
    const file = info.outputPath('walks.json');
    await writeFile(file, text);
    await page.getByLabel('Importar gravação').setInputFiles(file);
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await expect(row(/^Delayed window/)).toContainText('2 de 4 estados');
    expect(await row(/^Voucher code/).innerText()).toBe(before);
  });

  await test.step('a gap, with guard and target', async () => {
    await row(/^Exchange/).click();
    const gaps = page.getByRole('region', { name: 'Transições não feitas' });
    const gap = gaps.getByRole('button', { name: /postExchange .*\[.+\] → / }).first();
    await gap.click();
    await expect(page.locator('.edge.taken')).toHaveCount(1);
    await expect(page.locator('[data-active=true]').first()).toBeInViewport();
    await expect(
      page.getByRole('list', { name: 'Caminho mais curto' }).getByRole('listitem').first(),
    ).toBeVisible();
    const words = await gap.innerText();
    await page.getByRole('button', { name: 'Percorrer no simulador' }).click();
    await expect(page.getByRole('button', { name: 'Copiar como teste' })).toBeVisible();
    await page.getByRole('button', { name: 'Cobertura' }).click();
    await row(/^Exchange/).click();
    await expect(gaps.getByRole('button', { name: words, exact: true })).toHaveCount(0);
  });
});

test('known calls are the contract’s whole table, and an active fault shows its status @desktop', async ({
  page,
  server,
}) => {
  await page.goto('/inspector.html');
  await page.getByRole('button', { name: 'Falhas' }).click();
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
});

test('the words of a chart stay in their boxes, whatever face the reader has @desktop', async ({ page }) => {
  await page.goto('/inspector.html');
  await page.getByRole('button', { name: 'Simular' }).click();
  const states = page.locator('.chart [data-state]:has(.leaf)');
  await expect(states).not.toHaveCount(0);
  await page.locator('svg.chart').evaluate((svg) => svg.setAttribute('font-family', 'monospace'));
  const outside = await states.evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { right } = box.querySelector('rect')?.getBoundingClientRect() ?? { right: 0 };
      return [...box.querySelectorAll('.title, .event')]
        .filter((text) => text.getBoundingClientRect().right > right)
        .map(({ textContent }) => textContent);
    }),
  );
  expect(outside).toEqual([]);
});
