import { keepSession } from '../../scripts/lib/server.mjs';

/** An answer without rows, in every envelope that a reader may expect. */
const NO_ROWS = { data: [], empresas: [], extratos: [], resgates: [], totalPages: 0 };
const BOXED = /cupons|extratos?$|lojas$|efetuados|pendentes|tabloides/;
/** Calls that answer a single value, never a list. */
const FIGURES = /saldo$|totaldesconto$|pontos$|campanha\/\d+$/;
/** The calls of the frame and the gates, which the server answers in each state. */
const OF_FRAME = /^\/api\/(pessoa(\/(imagem|preferencia))?|termosaceite\/.*)$/;

const WITH_CONTENT = [
  'portal',
  'promocoes',
  'campanhas',
  'campanha/1/detalhes',
  'campanha/1/resgates',
  'campanha/1/extrato',
  'campanha/1/resgates/detalhes',
  'voucher',
  'tabloides',
  'compras',
  'location',
  'termos',
  'contacorrente/extrato',
];

/** Answers every read of the content; the frame's calls go to the server. */
const contentBy = (answer) => async (page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !OF_FRAME.test(pathname),
    async (route) => (route.request().method() === 'GET' ? answer(route) : route.fallback()),
  );

const asJson = (data) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ statusCode: 200, data }),
});

const none = async (route) => {
  const { pathname } = new URL(route.request().url());
  if (FIGURES.test(pathname)) return route.fallback();
  return route.fulfill(asJson(BOXED.test(pathname) ? NO_ROWS : []));
};
const failure = async (route) => route.fulfill({ status: 500, ...asJson(null) });
const press = (role, name) => async (page) => page.getByRole(role, { name }).first().click();
const addAndRemove = async (page) => {
  await page.getByRole('textbox', { name: 'Outro item' }).fill('Sabão');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remover: Sabão' }).click();
};

/** Sets the answers that the gates check: terms, phone, WhatsApp. */
const gate = (terms, telefones, recebeWhatsapp) => async (page) => {
  await page.route('**/api/termosaceite/tipo/verificaaceite', async (route) =>
    route.fulfill(asJson({ aceitouTermos: terms })),
  );
  await page.route('**/api/pessoa', async (route) =>
    route.fulfill(asJson({ nomeRazao: 'Ana Souza', telefones })),
  );
  await page.route('**/api/pessoa/preferencia', async (route) =>
    route.fulfill(asJson({ preferencias: { recebeWhatsapp } })),
  );
};
const PHONES = [{ numero: '11999990000' }];
const LOW = { width: 640, height: 360 };

/**
 * The pictures of `--states`. `before` prepares the page, `after` acts as the customer, `busy` does not wait for content,
 * `open` needs no session, `size` is the only size.
 */
export const STATES = [
  ...WITH_CONTENT.flatMap((screen) => [
    { name: 'empty', screen, before: contentBy(none) },
    { name: 'failed', screen, before: contentBy(failure) },
    { name: 'loading', screen, before: contentBy(() => undefined), busy: true },
  ]),
  { name: 'empty', screen: 'lista' },
  { name: 'failed', screen: 'perfil', before: async (page) => page.route('**/api/pessoa', failure) },
  {
    name: 'failed',
    screen: 'minhas-preferencias',
    before: async (page) => page.route('**/preferencia', failure),
  },
  { name: 'missing', screen: 'register', open: true, after: press('button', /cadastrar/i) },
  { name: 'missing', screen: '', open: true, after: press('button', 'Entrar') },
  { name: 'missing', screen: 'change-password', after: press('button', /^Confirmar$/) },
  { name: 'undo', screen: 'lista', after: addAndRemove },
  { name: 'terms', screen: 'chats', before: gate(false, PHONES, true) },
  { name: 'phone', screen: 'chats', before: gate(true, [], true) },
  { name: 'whatsapp', screen: 'portal', before: gate(true, PHONES, false) },
  { name: 'menu', screen: 'portal', after: press('button', 'Minha conta') },
  { name: 'code', screen: 'portal', after: press('button', /código/i) },
  { name: 'voucher-code', screen: 'voucher', after: press('button', /^Mostrar código/) },
  // The exchange is stubbed: the demo's points would not last for every scheme and size.
  {
    name: 'exchanged',
    screen: 'campanha/1/resgates',
    before: async (page) =>
      page.route('**/api/fidelidade/extrato', async (route) => route.fulfill(asJson(null))),
    after: press('button', /^Trocar/),
  },
  ...['portal', 'promocoes', 'voucher', 'lista'].map((screen) => ({ name: 'low', screen, size: LOW })),
  ...['portal', 'promocoes', 'compras', 'location'].map((screen) => ({
    name: 'offline',
    screen,
    after: async (page) => page.context().setOffline(true),
  })),
];

/** Moves the end of the session to three minutes from now. */
const nearEnd = async (page) => {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('portal.user'));
    user['.expires'] = new Date(Date.now() + 180_000).toISOString();
    localStorage.setItem('portal.user', JSON.stringify(user));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Entrar de novo' }).waitFor();
};

/** The customers' pictures of the README (`--readme`), by their name in `docs/pictures`. */
export const README = {
  home: { screen: 'portal', size: { width: 1280, height: 800 } },
  'till-code': {
    screen: 'portal',
    size: { width: 360, height: 800 },
    after: press('button', 'Mostrar meu código'),
  },
  vouchers: { screen: 'voucher', size: { width: 360, height: 740 } },
  'session-end': { screen: 'portal', size: { width: 360, height: 740 }, after: nearEnd },
};

const BRUNO = { username: '11144477735', password: 'clube123', name: 'Bruno Lima' };
const LARGE = { width: 1440, height: 900 };
const SMALL = { width: 1024, height: 768, colorScheme: 'dark' };

const pressExactly = async (page, name) => page.getByRole('button', { name, exact: true }).first().click();
const choose = async (page, name) => page.getByRole('listitem').getByRole('button', { name }).first().click();

/** Opens a customer's page at the terms, and the inspector at their chart. */
async function live(inspector, address) {
  const page = await inspector.context().newPage();
  await keepSession(page, address, BRUNO);
  await page.goto(`${address}/#/portal`);
  await page.getByRole('dialog').waitFor();
  await inspector.goto(`${address}/inspector.html`);
  const actors = inspector.getByRole('tree', { name: 'Atores' });
  await actors
    .getByRole('treeitem', { name: /^termsAcceptance/ })
    .getByRole('button')
    .first()
    .click();
}

/** Simulates an exchange that succeeds, without the portal. */
async function simulate(inspector, address) {
  await inspector.goto(`${address}/inspector.html`);
  await pressExactly(inspector, 'Simular');
  await pressExactly(inspector, 'Troca');
  for (const name of [
    /^recallExchange responde\s*false/,
    /^exchange\.requested/,
    /^lock\.acquired/,
    /^postExchange responde .*"ok":true/,
  ])
    await choose(inspector, name);
}

async function cover(inspector, address) {
  await simulate(inspector, address);
  await pressExactly(inspector, 'Cobertura');
  await inspector
    .getByRole('button', { name: /^Troca/ })
    .first()
    .click();
}

async function fault(inspector, address) {
  await inspector.goto(`${address}/inspector.html`);
  await pressExactly(inspector, 'Falhas');
  await inspector.getByLabel('Caminho').fill('/api/contacorrente/saldo');
  await inspector.getByLabel('Quantas vezes').fill('1');
  await pressExactly(inspector, 'Pôr em vigor');
  await inspector.getByRole('list', { name: 'Falhas em vigor' }).getByRole('listitem').first().waitFor();
}

/** The pictures of `docs/QA.md` (`--inspector`), by their name in `docs/pictures`. The last one leaves a fault in the server. */
export const INSPECTOR = {
  'inspector-live': { size: LARGE, open: live },
  'inspector-dark': { size: SMALL, open: live },
  'inspector-simulate': { size: LARGE, open: simulate },
  'inspector-coverage': { size: LARGE, open: cover },
  'inspector-faults': { size: LARGE, open: fault },
};
