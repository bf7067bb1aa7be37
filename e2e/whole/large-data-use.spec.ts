import { largeFaults } from '../fixtures/look/large-data.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { fine, situation } from '../../src/app/testing/situation.ts';
import { elements, find, MAX_ELEMENTS } from '../fixtures/look/large.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'an offer that was activated is still so after its card was far away',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await server.faults(...situation(fine), ...largeFaults('/api/promocoes/global'), {
      path: '/api/promocao/ativar',
      method: 'POST',
      mode: 'status',
      status: 200,
      body: {},
    });
    await enter(page, server, accounts.ana, '/promocoes');
    await page.getByRole('button', { name: 'Ativar oferta: Oferta 1', exact: true }).click();
    const active = page.getByRole('button', { name: 'Oferta ativada: Oferta 1', exact: true });
    await expect(active).toBeVisible();
    await page.getByLabel('Loja').focus();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(active).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(active).toBeVisible();
  },
);

test(
  'of 2,000 offer groups of one offer what is near is drawn',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const body = Array.from({ length: 2000 }, (_, n) => ({
      nomeExibicao: `Grupo ${n + 1}`,
      publico: 'E',
      tiposDescontos: [{ nome: `Oferta ${n + 1}`, preco: 1 }],
    }));
    await server.faults(...situation(fine), {
      path: '/api/promocoes/global',
      mode: 'status',
      status: 200,
      body,
    });
    await enter(page, server, accounts.ana, '/promocoes');
    await expect(page.getByRole('heading', { name: 'Grupo 1', exact: true })).toBeVisible();
    expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
    expect(await find(page, 'Oferta 1777')).toBe(true);
    await expect(page.getByRole('heading', { name: 'Oferta 1777', exact: true })).toBeInViewport();
    expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
  },
);

test(
  'only nearby banners, strips and logos are in the document',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await server.faults(
      ...situation(fine),
      ...largeFaults(
        '/api/public/api/app/banners/*',
        '/api/public/api/app/banner-footers/*',
        '/api/fidelidade/campanhas/inicial/logado',
      ),
    );
    await enter(page, server, accounts.ana);
    await test.step('banners', async () => {
      const carousel = page.getByRole('region', { name: 'Destaques' });
      await carousel.getByRole('button', { name: 'Anterior' }).click();
      await expect(carousel.getByRole('link', { name: /^Parceiro 2000 / })).toBeVisible();
      await carousel.getByRole('button', { name: 'Próximo' }).click();
      await carousel.getByRole('button', { name: 'Próximo' }).click();
      await expect(carousel.getByRole('link', { name: /^Parceiro 2 / })).toBeVisible();
      expect(await carousel.locator('li').count()).toBeLessThan(10);
    });
    await test.step('a strip', async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const strip = page.getByRole('list', { name: 'Campanhas para você' });
      await expect(strip.getByText('Campanha 1', { exact: true })).toBeVisible();
      expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
      await strip.scrollIntoViewIfNeeded();
      await strip.evaluate((row) => (row.scrollLeft = row.scrollWidth));
      await expect(strip.getByText('Campanha 2000', { exact: true })).toBeInViewport();
    });
    await test.step('footer logos: a few below every screen, all of them on demand', async () => {
      const logos = page.getByRole('list', { name: 'Parceiros' }).getByRole('link');
      await expect(logos).toHaveCount(24);
      await page.getByRole('button', { name: 'Ver todos os 2000 parceiros' }).click();
      const fewer = page.getByRole('button', { name: 'Ver menos parceiros' });
      await expect(fewer).toBeFocused();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(logos.last()).toHaveAccessibleName(/^Parceiro 2000 /);
      expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
      // By key: after scrolling the list still renders and moves the button.
      await fewer.press('Enter');
      await expect(logos).toHaveCount(24);
    });
  },
);
