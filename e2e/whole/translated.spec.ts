import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter, nextPressCounts } from '../fixtures/actions.ts';
import { translated } from '../fixtures/browser/translate.ts';
import { expect, test } from '../fixtures/test.ts';

/** A missing step fails quickly. */
const QUICK = { timeout: 5000 };

type Step = (page: Page) => Promise<unknown>;

/** Content that loads after the screen. */
const shown =
  (name: string | RegExp): Step =>
  async (page) =>
    expect(page.getByRole('button', { name }).first()).toBeVisible(QUICK);
/** `then`: the button that the press leads to. */
const press =
  (name: string | RegExp, then: string | RegExp = ''): Step =>
  async (page) => {
    await page.getByRole('button', { name }).first().click(QUICK);
    await shown(then)(page);
  };
const tab =
  (name: string, then: string | RegExp = ''): Step =>
  async (page) => {
    await page.getByRole('tab', { name }).click(QUICK);
    await shown(then)(page);
  };

/** The home's block that the first scroll asks for: one pixel and back. */
const weekly: Step = async (page) =>
  expect(async () => {
    await page.evaluate(() => scrollBy(0, 1));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('region', { name: 'Para esta semana' })).toBeVisible({ timeout: 500 });
  }).toPass();

/** Every screen, with actions that change text beside other text. */
const WALK: Readonly<Record<string, readonly Step[]>> = {
  '/portal': [weekly, press(/^Ativar oferta/, /^Oferta ativada/), press(/^Adicionar à lista/)],
  '/promocoes?idEmpresa=1': [
    shown('Ativar todas'),
    async (page) => {
      await page.getByRole('searchbox').fill('pão');
      await expect(page.getByText('1 oferta encontrada')).toBeVisible(QUICK);
    },
    async (page) => {
      await press('Limpar busca')(page);
      await expect(page.getByText(/^16 ofertas$/)).toBeVisible(QUICK);
    },
    press(/^Adicionar à lista/),
    press(/^Adicionar à lista/),
    press(/^Na lista/),
  ],
  '/lista': [press(/^Mais: /), press(/^Mais: /), press(/^Menos: /), press(/^Remover: /), press('Desfazer')],
  '/voucher': [tab('Finalizados'), tab('Ativos', /^Mostrar código/)],
  '/tabloides': [],
  '/compras': [press('Próxima'), press('Próxima')],
  '/contacorrente/extrato': [press('Próxima'), press('Próxima'), press('Anterior')],
  // The map comes later than the list.
  '/location': [
    async (page) => expect(page.getByRole('button', { name: 'Aproximar', exact: true })).toBeVisible(),
  ],
  '/termos': [],
  '/pdo': [],
  '/perfil': [press('Desativar', 'Reativar'), nextPressCounts, press('Reativar', 'Desativar')],
  '/change-password': [press('Confirmar')],
  '/minhas-preferencias': [],
  '/campanhas': [press('Regulamento')],
  '/campanha/1/detalhes': [],
  '/campanha/1/resgates/detalhes': [],
  '/campanha/1/resgates': [
    async (page) => {
      await press(/^Trocar/)(page);
      await expect(page.getByText('185 pontos').first()).toBeVisible(QUICK);
    },
  ],
  '/campanha/1/extrato': [],
  '/acessibilidade': [
    async (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(QUICK),
  ],
  '/register': [
    async (page) => page.getByRole('radio', { name: 'Pessoa Jurídica' }).check(),
    press('Cadastrar'),
    async (page) => page.getByRole('radio', { name: 'Pessoa Física' }).check(),
  ],
};

/** The settled screen's text without times of day. */
async function seen(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  let words = '';
  await expect(async () => {
    const before = words;
    words = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    expect(words).toBe(before);
  }).toPass({ intervals: [120], timeout: 5000 });
  return words.replaceAll(/\d\d:\d\d/g, '').replaceAll(/\s+/g, '');
}

/** The walk, step by step; `own`: texts it has to see. */
async function walk(page: Page, own?: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const heading = page.getByRole('heading', { level: 1 });
  const note = async (name: string) => {
    const meant = own?.[found.length];
    const look = async () => `${name}: ${await seen(page)}`;
    if (meant !== undefined) await expect.poll(look, { timeout: 8000 }).toBe(meant);
    found.push(meant ?? (await look()));
  };
  for (const [route, steps] of Object.entries(WALK)) {
    const before = await heading.textContent({ timeout: 1000 }).catch(() => '');
    await page.goto(`/#${route}`);
    await expect(heading).not.toHaveText(before ?? '');
    if (steps.length === 0) await note(route);
    for (const [index, step] of steps.entries()) {
      await step(page);
      await note(`${route} ${index}`);
    }
  }
  return found;
}

// @rule R161
test(
  'a translated page shows the same as the untranslated one',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context, server }) => {
    test.slow();
    await enter(page, server, accounts.ana, '/chats');
    const own = await walk(page);
    await page.close();
    await server.restore();
    const other = await context.newPage();
    // The list would be there again for the same customer.
    await other.goto('/config.json');
    await other.evaluate(() => localStorage.clear());
    await translated(other);
    await enter(other, server, accounts.ana, '/chats');
    expect(await other.locator('font').count()).toBeGreaterThan(10);
    expect(await walk(other, own)).toEqual(own);
  },
);

// @rule R161
test(
  'a translated page keeps amounts, stores and codes untouched',
  { tag: '@phone' },
  async ({ page, server }) => {
    await translated(page);
    await enter(page, server, accounts.ana);
    await page.getByRole('button', { name: 'Mostrar meu código' }).click();
    const number = page.getByRole('button', { name: /número/ });
    await expect(number).toHaveText('•••.982.247-•• Mostrar número');
    await number.click();
    await expect(number).toHaveText('529.982.247-25 Ocultar número');
    await page.goBack();
    for (const [route, words] of [
      ['/portal', /^R\$\s[\d.,]+$/],
      ['/compras', /^R\$\s[\d.,]+$/],
      ['/contacorrente/extrato', /^R\$\s[\d.,]+$/],
      ['/promocoes?idEmpresa=1', /^R\$\s[\d.,]+$/],
      ['/voucher', /^R\$\s[\d.,]+$/],
      ['/location', /^Vizinhança .+/],
    ] as const) {
      await page.goto(`/#${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(
        page.getByRole('main').locator('[translate=no]').filter({ hasText: words }),
      ).not.toHaveCount(0);
      const wrapped = page.getByRole('main').locator('font font').filter({ hasText: words });
      expect(await wrapped.allTextContents(), route).toEqual([]);
    }
  },
);
