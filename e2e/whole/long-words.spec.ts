import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { longestTasks } from '../fixtures/look/longest-tasks.ts';
import { lostText } from '../fixtures/look/reflow.ts';
import { PUBLIC_ROUTES, ROUTES } from '../fixtures/screens/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { VOUCHERS } from '../fixtures/screens/vouchers.ts';

const WORD = 'a'.repeat(20_000);
const DAYS = { dtaInicio: '2026-01-01', dtaFim: '2099-12-31' };
const eight = (make: (index: number) => object) => Array.from({ length: 8 }, (_, index) => make(index));

const oferta = { idPromoProd: 1, nome: WORD, mensagem1: WORD, preco: 3, regras: [] };
const place = (index: number) => ({
  logradouro: WORD,
  cidade: 'Campinas',
  latitude: -23 + index / 10,
  longitude: -47,
});

/** Each screen with its call and eight items with such names. */
const SCREENS = {
  '/voucher': [VOUCHERS, eight((index) => ({ ...DAYS, codigo: `V${index}`, beneficio: WORD }))],
  '/campanhas': [
    '/api/fidelidade/campanhas',
    eight((index) => ({ ...DAYS, idCampanha: index, campanha: WORD, descricao: WORD, tipo: 'SO' })),
  ],
  '/promocoes?idEmpresa=1': [
    '/api/promocoes/global',
    eight(() => ({ ...DAYS, nomeExibicao: WORD, publico: 'Todos', tiposDescontos: [oferta] })),
  ],
  '/location': [
    '/api/lojas',
    {
      empresas: eight((index) => ({
        idEmpresa: index,
        idEmpFormato: '1',
        nomeFantasia: WORD,
        endereco: [place(index)],
      })),
    },
  ],
  '/termos': ['/api/termos/aceitos', eight((index) => ({ idTermo: index, nomeTipo: WORD }))],
} as const;

/** The exchanges' table, whose points have such a name. */
const TROCAS = {
  '/api/fidelidade/campanha/1': { idCampanha: 1, campanha: 'Panelas', nomePonto: WORD.slice(0, 500) },
  '/api/fidelidade/campanha/1/resgates/pendentes': { resgates: [{ descricao: 'Panela', qtdPonto: 40 }] },
};

// @rule R149
test(
  'words of twenty thousand letters do not block the page',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await server.faults(
      ...[...Object.values(SCREENS), ...Object.entries(TROCAS)].map(([path, body]) => ({
        path,
        mode: 'status' as const,
        status: 200,
        body,
      })),
    );
    await enter(page, server, accounts.ana, '/chats');
    const heading = page.getByRole('main').getByRole('heading', { name: 'aaaa' }).first();
    for (const route of Object.keys(SCREENS)) {
      const { page: longest } = await longestTasks({ page }, async () => {
        await page.evaluate((to) => void (location.hash = to), `#${route}`);
        await expect(heading).toBeVisible();
      });
      // With kerning these took ten seconds.
      expect(longest, route).toBeLessThan(4000);
      await expect.poll(() => lostText(page), route).toEqual([]);
      await page.evaluate(() => void (location.hash = '#/chats'));
      await expect(heading).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => void (location.hash = '#/campanha/1/resgates/detalhes'));
    await expect(page.getByRole('cell', { name: '40 aaaa' })).toBeVisible();
    await expect.poll(() => lostText(page)).toEqual([]);
  },
);

// @rule R149
test(
  'prices, vouchers of hundreds of thousands and a long rule are not cut',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    const preco = {
      ...oferta,
      nome: 'Geladeira',
      mensagem1: 'Promoção'.repeat(5),
      preco: 12_345.67,
      precoOriginal: 23_456.78,
    };
    const bodies = {
      '/api/promocoes/global': eight(() => ({
        ...DAYS,
        nomeExibicao: 'Casa',
        publico: 'Todos',
        tiposDescontos: [preco],
      })),
      [VOUCHERS]: eight((index) => ({ ...DAYS, codigo: `V${index}`, desconto: { valor: 123_456.78 } })),
    };
    await server.faults(
      ...Object.entries(bodies).map(([path, body]) => ({ path, mode: 'status' as const, status: 200, body })),
    );
    await page.setViewportSize({ width: 1200, height: 800 });
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=1');
    await expect(page.getByText('R$ 12.345,67').first()).toBeVisible();
    await expect.poll(() => lostText(page)).toEqual([]);
    await page.evaluate(() => void (location.hash = '#/voucher'));
    const amount = page.locator('.worth dd').first();
    await expect(amount).toContainText('123.456');
    const beyond = async () =>
      amount.evaluate((words) => words.scrollWidth - (words.parentElement?.clientWidth ?? 0));
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  },
);

// @rule R62
test(
  'on a narrow desktop an entry of the account is one line',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await enter(page, server, accounts.ana, '/contacorrente/extrato');
    const title = page.getByRole('heading', { level: 3 }).first();
    await expect(title).toBeVisible();
    const lines = title.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects().length;
    });
    expect(await lines).toBe(1);
  },
);

/** What a customer does not know. */
const OF_MAKERS =
  /\b(json|csv|api|http|react|redux|xstate|mui|webpack|playwright|jest|axe|chromium|testing library|undefined|NaN)\b/i;

test(
  'no screen names a tool or a format of its makers',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    test.slow();
    const wordsOf = async () => (await page.locator('body').innerText()).match(OF_MAKERS)?.[0];
    for (const route of PUBLIC_ROUTES)
      await test.step(route, async () => {
        await page.goto(`/#${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await wordsOf()).toBeUndefined();
      });
    await enter(page, server, accounts.ana);
    for (const [route, { title, shows }] of Object.entries(ROUTES))
      await test.step(route, async () => {
        await page.goto(`/#${route}`);
        await expect(page).toHaveTitle(`${title} – Clube Vizinhança`);
        await expect(page.locator('body')).toContainText(shows);
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        expect(await wordsOf()).toBeUndefined();
      });
  },
);
