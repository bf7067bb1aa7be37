import type { Locator } from '@playwright/test';
import { largeFaults } from '../fixtures/look/large-data.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { fine, situation } from '../../src/app/testing/situation.ts';
import { elements, MAX_ELEMENTS } from '../fixtures/look/large.ts';
import { longestTasks } from '../fixtures/look/longest-tasks.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of 2,000 numbered offers those with 19. */
const FOUND = Array.from({ length: 2000 }, (_, n) => String(n + 1)).filter((n) => n.includes('19')).length;

// @rule R210
test(
  'the fields unfold right after their button, which stays',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    const filter = page.getByRole('button', { name: 'Filtrar e ordenar' });
    const field = page.getByRole('searchbox', { name: 'Buscar oferta' });
    const clear = page.getByRole('button', { name: 'Limpar busca' });
    await expect(page.getByRole('button', { name: 'Ativar todas' })).toBeVisible();
    await expect(field).toBeHidden();
    const box = await filter.boundingBox();
    const below = async (upper: Locator, lower: Locator) => {
      const [above, under] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return above !== null && under !== null && under.y >= above.y + above.height;
    };

    await filter.click();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    expect(await filter.boundingBox()).toEqual(box);
    expect(await below(filter, field)).toBe(true);
    for (const next of [
      page.getByLabel('Ordenar por'),
      page.getByLabel('Só as que faltam ativar'),
      page.getByRole('button', { name: 'Ativar todas' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }

    await test.step('a search leaves both where they are, and can be folded away', async () => {
      await field.fill('café');
      await expect(clear).toBeVisible();
      expect(await filter.boundingBox()).toEqual(box);
      await filter.click();
      await expect(field).toBeHidden();
      expect(await filter.boundingBox()).toEqual(box);
    });

    await test.step('cleared while folded, the focus goes to the button', async () => {
      await clear.click();
      await expect(filter).toBeFocused();
      await expect(filter).toHaveAttribute('aria-expanded', 'false');
    });
  },
);

// @rule R210
test(
  "on a desktop the number found and 'Limpar busca' share a line",
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1&nome=a');
    const places = [
      page.getByText(/^\d+ ofertas encontradas$/),
      page.getByRole('button', { name: 'Limpar busca' }),
    ];
    const middleOf = async (locator: Locator) =>
      locator.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { top, bottom } = words.getBoundingClientRect();
        return { middle: Math.round((top + bottom) / 2), isOneLine: bottom - top < 30 };
      });
    for (const width of [1200, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const [found, clear] = await Promise.all(places.map(middleOf));
        expect(found).toEqual(clear);
        expect(found?.isOneLine).toBe(true);
      }, `${width} px`).toPass();
    }
  },
);

// @rule R210, R131
test('a field that is emptied on a phone stays', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1&nome=café');
  const field = page.getByRole('searchbox', { name: 'Buscar oferta' });
  await expect(field).toHaveValue('café');
  await field.fill('');
  await expect(page).toHaveURL(/#\/promocoes\?idEmpresa=1$/);
  await expect(page.getByRole('button', { name: 'Limpar busca' })).toHaveCount(0);
  await expect(field).toBeFocused();
});

// @rule R130–R133, R210
test(
  'a search of 2,000 offers keeps up with the hand',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await server.faults(...situation(fine), ...largeFaults('/api/promocoes/global'));
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    const field = page.getByRole('searchbox', { name: 'Buscar oferta' });
    const cards = page.getByRole('article').getByRole('heading');
    await expect(cards.first()).toHaveText('Oferta 1');
    // Collapsed on a phone: the offers come first.
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Filtrar e ordenar' }).click();

    await test.step('no task over 50 ms for a key', async () => {
      const { page: longest } = await longestTasks({ page }, async () => {
        await field.pressSequentially('ÓFERTA 1999', { delay: 60 });
        await expect(cards).toHaveText(['Oferta 1999']);
      });
      await expect(page.getByText('1 oferta encontrada')).toBeVisible();
      expect(longest).toBeLessThan(50);
      await page.getByLabel('Ordenar por').selectOption('Menor preço');
      await field.fill('oferta 19');
      await expect(page.getByText(`${FOUND} ofertas encontradas`)).toBeVisible();
      expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
      await expect(page).toHaveURL(/#\/promocoes\?idEmpresa=1&nome=oferta\+19&ordem=preco$/);
    });

    await test.step('nothing found at 320 px, and cleared', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await field.fill('nada disso');
      await expect(page.getByText('Nenhuma oferta encontrada')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await axeCheck(page);
      await page.getByRole('button', { name: 'Limpar busca' }).click();
      await expect(field).toBeFocused();
      await expect(cards.first()).toHaveText('Oferta 1');
      await expect(page).toHaveURL(/#\/promocoes\?idEmpresa=1$/);
    });
  },
);

for (const { motion, title } of [
  { motion: 'no-preference', title: 'sorted offers move to their new places' },
  { motion: 'reduce', title: 'sorted offers do not move with reduced motion' },
] as const) {
  // @rule R277
  test(
    title,
    { tag: motion === 'reduce' ? ['@desktop', '@whole'] : '@desktop' },
    async ({ page, server }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
      const names = page.getByRole('article').getByRole('heading');
      await expect(names.nth(3)).toBeVisible();
      // A movement is over before a test can look: what starts one is noted.
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function noted(this: Element, frames, options) {
          const kind = Object.keys(frames ?? {}).join();
          document.body.dataset['moved'] =
            `${document.body.dataset['moved'] ?? ''} ${this.localName}:${kind}`;
          return animate.call(this, frames, options);
        };
      });
      const before = await names.allTextContents();
      await page.getByLabel('Ordenar por').selectOption('Menor preço');
      await expect.poll(async () => names.allTextContents()).not.toEqual(before);
      await expect(page.getByRole('region', { name: 'Menor preço' })).toBeVisible();
      const moved = expect(page.locator('body'));
      if (motion === 'reduce') await moved.not.toHaveAttribute('data-moved');
      else await moved.toHaveAttribute('data-moved', /article:transform/);
    },
  );
}

test(
  'fields, number and ‘Ativar todas’ share one line on a desktop',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    const main = page.getByRole('main');
    const todas = main.getByRole('button', { name: 'Ativar todas' });
    await expect(todas).toBeVisible();
    const field = main.getByRole('searchbox', { name: 'Buscar oferta' });
    const others = [
      main.getByLabel('Ordenar por'),
      main.getByLabel('Só as que faltam ativar'),
      main.getByText(/^\d+ ofertas$/),
      todas,
    ];
    const boxOf = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return { top: Math.round(y), middle: y + height / 2 };
    };
    for (const width of [1200, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const { top, middle } = await boxOf(field);
        expect((await boxOf(todas)).top).toBe(top);
        for (const other of others)
          expect(Math.abs((await boxOf(other)).middle - middle), String(other)).toBeLessThanOrEqual(2);
      }, `${width} px`).toPass();
    }
  },
);
