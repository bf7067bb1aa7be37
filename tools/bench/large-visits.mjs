const EMPRESAS = '/api/empresas';
const MERCADO = { username: '11222333000181', password: 'clube123', name: 'Mercado' };

/** Routes with lists: their large answers, a text to wait for, and an action. */
export const VISITS = [
  {
    route: '/portal',
    paths: ['/api/promocoes/global', EMPRESAS],
    answer: 'Oferta 1',
    act: (page) => choose(page, 'Loja', '1500'),
  },
  {
    name: '/portal, banners and strips',
    route: '/portal',
    paths: [
      '/api/public/api/app/banners/*',
      '/api/fidelidade/campanhas/inicial/logado',
      '/api/fidelidade/resgates/*',
    ],
    answer: 'Ofertas da semana',
    act: (page) => page.waitForTimeout(4500),
  },
  { route: '/promocoes', paths: ['/api/promocoes/global', EMPRESAS], answer: 'Oferta 1' },
  { route: '/campanhas', paths: ['/api/fidelidade/campanhas'], answer: 'Campanha 1' },
  { route: '/campanha/1/resgates', paths: ['/api/fidelidade/resgates/*'], answer: 'Item 3' },
  { route: '/campanha/1/extrato', paths: ['/api/fidelidade/extratos'], answer: 'Lançamento 1' },
  {
    route: '/campanha/1/resgates/detalhes',
    paths: ['/api/fidelidade/campanha/1/resgates/pendentes'],
    answer: 'Resgate 1',
  },
  {
    route: '/campanha/1/resgates/detalhes?aba=efetuados',
    paths: ['/api/fidelidade/campanha/resgates/efetuados'],
    answer: 'Resgate 1',
  },
  {
    route: '/voucher',
    paths: ['/api/promocoes/voucher', EMPRESAS],
    answer: 'Benefício 1',
    act: (page) => choose(page, 'Loja', '1500'),
  },
  { route: '/voucher?aba=finalizados', paths: ['/api/promocoes/voucher', EMPRESAS], answer: 'Benefício 1' },
  { route: '/tabloides', paths: ['/api/tabloides/ativos', EMPRESAS], answer: 'Tabloide 1' },
  { route: '/termos', paths: ['/api/termos/aceitos'], answer: 'Termo 1' },
  { route: '/compras', paths: ['/api/pessoa/cupons'], answer: 'Compra 1' },
  { route: '/contacorrente/extrato', paths: ['/api/contacorrente/extrato'], answer: 'Lançamento 1' },
  {
    route: '/location',
    paths: ['/api/lojas'],
    answer: 'Loja 1',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('Loja 15');
      await page.getByRole('searchbox').fill('');
    },
  },
  {
    route: '/perfil',
    account: MERCADO,
    paths: ['/api/configuracao/cliente/ramoatividade', '/api/cidade/uf/*'],
    answer: 'Ramo 1',
    act: (page) => cidades(page),
  },
  {
    route: '/register',
    account: null,
    paths: ['/api/termos/publicados', '/api/cidade/uf/*'],
    answer: 'Termo 1',
    act: (page) => cidades(page),
  },
  {
    name: 'terms modal',
    route: '/chats',
    paths: ['/api/termos/publicados'],
    more: [
      {
        path: '/api/termosaceite/tipo/verificaaceite',
        mode: 'status',
        status: 200,
        body: { aceitouTermos: false },
      },
    ],
    answer: 'Termo 1',
  },
  { name: 'footer logos', route: '/chats', paths: [], answer: 'Parceiro 1' },
  {
    name: 'data copy',
    route: '/pdo',
    paths: ['/api/fidelidade/campanhas', '/api/termos/aceitos', '/api/promocoes/voucher'],
    answer: 'Baixar meus dados',
    act: async (page) => {
      const saved = page.waitForEvent('download', { timeout: 300_000 });
      await page.getByRole('button', { name: 'Baixar meus dados' }).click();
      await saved;
    },
  },
];

/** An unknown CEP, a state with every city of the country, then typing. */
async function cidades(page) {
  await page.getByLabel('CEP').fill('99999-999');
  await page.getByLabel('CEP').blur();
  // The lookup's answer resets the state.
  await page.waitForTimeout(1500);
  await page.locator('select[name=uf]').selectOption('SP');
  await page.locator('option', { hasText: /^Cidade 5571$/ }).waitFor({ state: 'attached' });
  await page.getByLabel('Bairro').pressSequentially('Jardim das Flores');
}

const choose = (page, label, value) => page.getByLabel(label, { exact: true }).selectOption(value);
