import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Money as the rules write it, made without the portal's own code. */
function reais(value: number): string {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}R$ ${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

const day = (text: string) => text.slice(0, 10).split('-').reverse().join('/');

// The third account meets the shell gates first: shell-gates.spec.ts.
for (const account of [accounts.ana, accounts.mercado]) {
  test(`the home figures of ${account.nome} equal the server's (S2.33, S2.34, R50)`, async ({
    page,
    server,
  }) => {
    const { get } = await server.signedIn(account);
    const { saldo } = (await get('/api/contacorrente/saldo')) as {
      saldo: { valorDisponivel: number; valorPendente: number };
    };
    const total = (await get('/api/cupom/totaldesconto?idEmpFormato=1')) as {
      desconto: number;
      dtaInclusao: string;
    };
    await enter(page, server, account);
    const saldoCard = page.getByRole('region', { name: 'Seu saldo' });
    await expect(saldoCard).toContainText('Saldo disponível');
    await expect(saldoCard).toContainText(reais(saldo.valorDisponivel));
    await expect(saldoCard).toContainText('Saldo pendente');
    await expect(saldoCard).toContainText(reais(saldo.valorPendente));
    const economia = page.getByRole('region', { name: 'Sua economia' });
    await expect(economia).toContainText(account.nome);
    await expect(economia).toContainText(reais(total.desconto));
    await expect(economia).toContainText(`Cliente desde ${day(total.dtaInclusao)}`);
  });
}

test(
  'the calls carry the token and the headers of the contract (S9.5, C2.4, C2.5)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('article').first()).toBeVisible();
    const log = await server.log();
    const token = await page.evaluate(() => localStorage.getItem('portal.token'));
    const main = log.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/public/'));
    expect(main.length).toBeGreaterThan(3);
    // Those that the page's own script sends ahead are not sent again (docs/adr/0014).
    for (const path of ['/api/empresas', '/api/cupom/totaldesconto', '/api/contacorrente/saldo']) {
      expect(
        main.filter((request) => request.path === path),
        path,
      ).toHaveLength(1);
    }
    for (const { headers } of main) {
      expect(headers).toMatchObject({
        authorization: `Bearer ${token}`,
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        domain: '127.0.0.1',
      });
    }
    const banners = log.filter(({ path }) => path.startsWith('/api/public/'));
    expect(banners.map(({ path }) => path).sort()).toEqual([
      '/api/public/api/app/banner-footers/133',
      '/api/public/api/app/banners/131',
    ]);
    for (const { headers } of banners) {
      expect(headers['portal-app-id']).toBe('portal-clube-vizinhanca');
      expect(headers['portal-secret-key']).toBe('demo-0d9b5c7e4f1a');
      expect(headers).not.toHaveProperty('authorization');
    }
  },
);

test(
  'another store shows other offers, and its number in the address (S2.35, R52)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    const loja = page.getByLabel('Loja');
    await expect(loja.locator('option')).toHaveCount(9);
    await expect(loja).toHaveValue('1');
    await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeVisible();
    await loja.selectOption({ label: 'Vizinhança Taquaral – Campinas' });
    await expect(page.getByRole('region', { name: 'Quarta verde' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Feira fresca' })).toBeHidden();
    await expect(page).toHaveURL(/#\/portal\?idEmpresa=2$/);
    await expect(page.getByRole('region', { name: 'Só no Clube' })).toBeHidden();
  },
);

test(
  'the exclusive offers keep the store, over a reload too (S2.36, R52)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await page.getByLabel('Loja').selectOption('2');
    await page.getByRole('link', { name: 'Ofertas Exclusivas', exact: true }).click();
    await expect(page).toHaveURL(/#\/promocoes\?idEmpresa=2$/);
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeVisible();
      await expect(page.getByLabel('Loja')).toHaveValue('2');
      await expect(page.getByRole('region', { name: 'Aniversariantes do mês' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Quarta verde' })).toBeHidden();
    }
  },
);

test(
  'an address with a store opens it; one that is not offered gives the first',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/promocoes?idEmpresa=3');
    await expect(page.getByLabel('Loja')).toHaveValue('3');
    await expect(page.getByRole('region', { name: 'Escolhidas para você' })).toContainText('Açúcar Refinado');
    // Store 10 exists, but in another format (R51).
    await page.goto('/#/promocoes?idEmpresa=10');
    await expect(page.getByLabel('Loja')).toHaveValue('1');
  },
);

test('a store without exclusive offers says so (S2.42)', { tag: '@desktop' }, async ({ page, server }) => {
  const general = { nomeExibicao: 'Geral', publico: ' g', tiposDescontos: [{ nome: 'Pão' }] };
  await server.faults({ path: '/api/promocoes/global', mode: 'status', status: 200, body: [general] });
  await enter(page, server, accounts.ana, '/promocoes');
  await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
});

test(
  'a word longer than a small screen is broken: nothing is wider than it (WCAG 1.4.10)',
  { tag: '@phone' },
  async ({ page, server }) => {
    const palavra = 'Superpromocao'.repeat(14);
    const grupo = { nomeExibicao: palavra, publico: 'G', tiposDescontos: [{ nome: palavra }] };
    await server.faults(
      { path: '/api/promocoes/global', mode: 'status', status: 200, body: [grupo] },
      { path: '/api/tabloides/ativos', mode: 'status', status: 200, body: [{ nomeExibicao: palavra }] },
    );
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/portal', '/tabloides']) {
      await enter(page, server, accounts.ana, path);
      await expect(page.getByRole('heading', { name: palavra }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  },
);

test(
  'an unknown path leads home, or to the login (S2.1, R20)',
  { tag: '@phone' },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/nada/disso');
    await expect(page).toHaveURL(/#\/portal$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/?fresh#/nada/disso');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  },
);

test('a valid session never sees the login (S2.20)', { tag: '@desktop' }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/');
  await expect(page).toHaveURL(/#\/portal$/);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeHidden();
});
