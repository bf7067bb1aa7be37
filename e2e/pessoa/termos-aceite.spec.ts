import { axeCheck } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const HOSTILE = `<h2 onclick="window.ran=1" style="color:red" id="root">Regras do clube</h2>
<script>window.ran=1</script><img src="x" onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<iframe srcdoc="<script>top.ran=1</script>"></iframe><a href="javascript:window.ran=1">Clique aqui</a>
<form action="/token"><input name="senha"></form><style>body{display:none}</style>
<a href="https://loja.example/regras">Site</a>`;

test('a missing term has its words (S2.3, S8.7, R33)', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/termos-aceite');
  await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
  await axeCheck(page);
});

test('whatever was stored is cleaned before it is shown (R11)', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript((html) => localStorage.setItem('conteudoTermo', html), HOSTILE);
  await page.goto('/#/termos-aceite');
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

const tags = Array.from({ length: 3000 }, (_tag, at) => `<b ${at.toString(36)}>`).join('');
const FREEZING = {
  'tags without an end': '<a'.repeat(50_000),
  'tags that every paragraph opens again': `<p>${tags}${'</p><p>x'.repeat(10_000)}`,
  'styles without an end': '<style>'.repeat(14_000),
};

for (const [what, html] of Object.entries(FREEZING)) {
  test(`100 kB of ${what} do not freeze the page`, { tag: '@phone' }, async ({ page, guard }) => {
    guard.allow(/Applying inline style/);
    await page.addInitScript((text) => localStorage.setItem('conteudoTermo', text), `<h2>Regras</h2>${html}`);
    await page.goto('/#/termos-aceite');
    await expect(page.getByRole('heading', { name: 'Regras' })).toBeVisible({ timeout: 6000 });
  });
}
