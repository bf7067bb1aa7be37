import type { Page } from '@playwright/test';
import { axeCheck } from '../fixtures/actions.ts';
import { longestTasks } from '../fixtures/look/longest-tasks.ts';
import { expect, test } from '../fixtures/test.ts';

const HOSTILE = `<h2 onclick="window.ran=1" style="color:red" id="root">Regras do clube</h2>
<script>window.ran=1</script><img src="x" onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<iframe srcdoc="<script>top.ran=1</script>"></iframe><a href="javascript:window.ran=1">Clique aqui</a>
<form action="/token"><input name="senha"></form><style>body{display:none}</style>
<a href="https://loja.example/regras">Site</a>`;

const opens = async (page: Page, html: string) => {
  await page.evaluate((text) => localStorage.setItem('conteudoTermo', text), html);
  await page.reload();
};

// @rule S2.3, S8.7, R11, R33
test('stored terms are sanitised, a missing one says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/termos-aceite');
  await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
  await axeCheck(page);
  await opens(page, HOSTILE);
  await expect(page.getByRole('heading', { name: 'Regras do clube' })).toBeVisible();
  await page.getByText('Clique aqui').click();
  await page.getByText('Regras do clube').click();
  await expect(page.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Site' })).toHaveAttribute('rel', /noopener/);
  await expect(page.locator('main :is(script, style, iframe, form, input, [onclick], [style])')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await axeCheck(page);
});

const CELLS = ['Identificação', 'Compartilhamento', 'Consentimento', 'Indeterminadamente', 'Administradoras'];
const TABLE = `<h2>Seus dados</h2><table><tr>${CELLS.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;

const tags = Array.from({ length: 3000 }, (_tag, at) => `<b ${at.toString(36)}>`).join('');
const FREEZING = {
  'tags without an end': '<a'.repeat(50_000),
  'tags that every paragraph opens again': `<p>${tags}${'</p><p>x'.repeat(10_000)}`,
  'styles without an end': '<style>'.repeat(14_000),
};

// @rule R149
test(
  'a wide table scrolls in place, 100 kB of hostile HTML freezes nothing',
  { tag: ['@phone', '@whole'] },
  async ({ page, guard }) => {
    guard.allow(/Applying inline style/);
    await page.goto('/#/termos-aceite');
    await opens(page, TABLE);
    await expect(page.getByRole('table')).toBeVisible();
    const lines = async () =>
      page.getByRole('cell').evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getClientRects().length;
        }),
      );
    expect(await lines()).toEqual(CELLS.map(() => 1));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('cell').last()).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('table')).toBeFocused();
    // A busy browser merges two presses.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('cell').last()).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    await axeCheck(page);
    for (const [what, html] of Object.entries(FREEZING))
      await test.step(what, async () => {
        const { page: longest } = await longestTasks({ page }, async () => {
          await opens(page, `<h2>Regras de ${what}</h2>${html}`);
          await expect(page.getByRole('heading', { name: `Regras de ${what}` })).toBeVisible();
        });
        expect(longest).toBeLessThan(3000);
      });
  },
);
