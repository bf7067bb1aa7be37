import { keepSession } from '../../scripts/lib/server.mjs';

const BRUNO = { username: '11144477735', password: 'clube123', name: 'Bruno Lima' };
const LARGE = { width: 1440, height: 900 };
const SMALL = { width: 1024, height: 768, colorScheme: 'dark' };

const press = async (page, name) => page.getByRole('button', { name, exact: true }).first().click();
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
  await press(inspector, 'Simular');
  await press(inspector, 'Exchange');
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
  await press(inspector, 'Cobertura');
  await inspector
    .getByRole('button', { name: /^Exchange/ })
    .first()
    .click();
}

async function fault(inspector, address) {
  await inspector.goto(`${address}/inspector.html`);
  await press(inspector, 'Falhas');
  await inspector.getByLabel('Caminho').fill('/api/contacorrente/saldo');
  await inspector.getByLabel('Quantas vezes').fill('1');
  await press(inspector, 'Pôr em vigor');
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
