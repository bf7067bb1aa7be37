import { accounts } from '../fixtures/accounts.ts';
import { CUSTO, open, SUCCESS, trocar } from '../fixtures/screens/exchange.ts';
import { expect, test } from '../fixtures/test.ts';

const FAILED = 'Não foi possível carregar';

/** Records how the words of a status are seen when they are inserted. */
function watchWords(texts: readonly string[]): void {
  const seen: Record<string, string> = {};
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    for (const words of document.querySelectorAll('output *, [role=status] *'))
      if (words.childElementCount === 0 && texts.includes(words.textContent))
        seen[words.textContent] ??= getComputedStyle(words).visibility;
  }).observe(document, { subtree: true, childList: true });
}

/** Records how often a status gets a text to say. */
function watchFigure(text: string): void {
  Object.assign(globalThis, { said: 0 });
  const place = globalThis as unknown as { said: number };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.textContent === text && node.parentElement?.closest('[aria-hidden]') === null)
          place.said += node.parentElement.closest('output') === null ? 0 : 1;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

// @rule R302
test(
  'the words of a status follow its region',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await page.addInitScript(watchWords, [SUCCESS, FAILED]);
    await open(page, server, accounts.mercado);
    await trocar(page).click();
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
    await server.faults({ path: '/api/pessoa/cupons', mode: 'status', status: 500 });
    await page.goto('/#/compras');
    await expect(page.getByText(FAILED, { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
      [SUCCESS]: 'hidden',
      [FAILED]: 'hidden',
    });
  },
);

// @rule R302, R249
test('a balance that moves is said once', { tag: ['@desktop', '@whole'] }, async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await open(page, server, accounts.mercado);
  const figure = page.getByRole('main').locator('output', { hasText: `${before} pontos` });
  await expect(figure.locator('span').first(), 'no news as it arrives').toHaveCSS('animation-name', 'none');
  await page.evaluate(watchFigure, `${before - CUSTO} pontos`);
  await trocar(page).click();
  const moving = page.getByRole('main').locator('output [aria-hidden]');
  await expect(moving).toHaveCount(1);
  await expect(moving).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { said: number }).said)).toBe(1);
});
