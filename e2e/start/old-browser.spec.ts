import { expect, test } from '../fixtures/test.ts';

const WORDS = 'Este navegador é antigo demais';

/** Removes features that an old browser lacks. */
const LACKING: Readonly<Record<string, () => void>> = {
  'constructable style sheets (Safari 16.3)': () =>
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync'),
  'a selector with :has, or subgrid (Firefox 120, Chrome 116)': () => {
    CSS.supports = (condition: string) => !/selector|subgrid/.test(condition);
  },
  'CSS.supports (the last of the old ones)': () => Reflect.deleteProperty(globalThis, 'CSS'),
};

for (const [what, takeAway] of Object.entries(LACKING))
  // @rule R180
  test(
    `a browser without ${what} gets words alone`,
    { tag: what.startsWith('a selector') ? '@phone' : ['@phone', '@whole'] },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript(takeAway);
      // Something that stops its own loading never ends it.
      await page.goto('/#/portal', { waitUntil: 'commit' });
      await expect(page.getByText(WORDS)).toBeVisible();
      await expect(page.getByText('Atualize-o, ou abra')).toBeVisible();
      await expect(page).toHaveTitle('Portal Fidelidade');
      expect(await page.evaluate(() => document.scripts.length)).toBe(1);
      expect(asked).toEqual(['/']);
    },
  );

test('a supported browser shows none of these words', { tag: ['@phone', '@whole'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(0);
});
