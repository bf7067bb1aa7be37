import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { root } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';

const { places } = readArgs(
  `node scripts/orca.mjs [http://127.0.0.1:8080/]

Twelve journeys with the screen reader Orca in Chromium, and what it says of each. As root on Debian, beside a started portal:
apt-get install orca at-spi2-core xvfb openbox dbus-x11 chromium.`,
  {},
  1,
);
const address = places[0] ?? 'http://127.0.0.1:8080/';
const DEBUGGING_PORT = 9477;
const folder = mkdtempSync(path.join(os.tmpdir(), 'orca-'));
const speech = path.join(folder, 'speech');
const script = path.join(root, 'scripts/orca/start.sh');

const field = (page, name) => page.getByLabel(name, { exact: true });
const button = (page, name) => page.getByRole('button', { name }).first();

/** Focuses an element and presses Enter, as somebody who does not see the page. */
async function press(element) {
  await element.focus();
  await element.press('Enter');
}

async function signIn(page, senha) {
  await field(page, 'CPF ou CNPJ').fill('52998224725');
  await field(page, 'Senha').fill(senha);
  await field(page, 'Senha').press('Enter');
}

/**
 * Each journey: what is done, and what has to be heard of it.
 * @type {[string, (page: import('@playwright/test').Page) => Promise<unknown>, string[]][]}
 */
const JOURNEYS = [
  ['the login opens', openLogin, ['Finished loading']],
  ['a field', async (page) => field(page, 'CPF ou CNPJ').focus(), ['CPF ou CNPJ entry']],
  ['a failed field', async (page) => press(field(page, 'CPF ou CNPJ')), ['Digite um CPF ou CNPJ']],
  ['a wrong password', async (page) => signIn(page, 'errada99'), ['CPF/CNPJ ou senha inválidos.']],
  ['a sign-in', enter, ['\nHome\n']],
  ['a page change', openStatement, ['main content Extrato', 'Página 1 de 5']],
  ['a paging', async (page) => press(button(page, 'Página 2')), ['Página 2 de 5']],
  ['the till code', async (page) => press(button(page, 'Mostrar meu código')), ['Meu código']],
  ['its end', async (page) => page.keyboard.press('Escape'), ['Mostrar meu código push button']],
  ['the menu', async (page) => press(page.getByRole('link', { name: 'Vouchers' }).first()), ['Vouchers']],
  ['a copied code', copyCode, ['Apresente no caixa', 'Código copiado']],
  ['a sign-out', leave, ['\nEntre na sua conta\n']],
];

/** The offer to install, which Chromium makes at times, is closed. */
async function openLogin(page) {
  await page.goto(address);
  await sleep(6000);
  await button(page, 'Fechar')
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

async function enter(page) {
  await signIn(page, 'clube123');
  await page.waitForURL(/#\/portal$/);
}

async function openStatement(page) {
  await press(page.getByRole('link', { name: 'Extrato' }).first());
}

async function copyCode(page) {
  await press(button(page, /Mostrar código/));
  await sleep(3000);
  await press(button(page, 'Copiar código'));
}

async function leave(page) {
  await page.keyboard.press('Escape');
  await press(button(page, 'Minha conta'));
  await page.getByRole('menuitem', { name: 'Sair' }).press('Enter');
}

/** What was said since `from`, once Orca has been silent for a while. */
async function listen(from) {
  let size = -1;
  await sleep(5000);
  for (let tick = 0; tick < 15 && size !== spoken().length; tick += 1) {
    size = spoken().length;
    await sleep(1500);
  }
  return spoken().slice(from);
}

/** A line for each utterance (scripts/orca/speechd.py). */
const spoken = () => (existsSync(speech) ? readFileSync(speech, 'utf8').split('\n').filter(Boolean) : []);

async function connect() {
  for (let tick = 0; tick < 40; tick += 1) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${DEBUGGING_PORT}`).catch(() => null);
    if (browser) return browser;
    await sleep(1000);
  }
  throw new Error('Chromium did not start');
}

const reader = spawn(script, [folder, String(DEBUGGING_PORT)], { stdio: 'ignore', detached: true });
try {
  const browser = await connect();
  const page = browser.contexts()[0].pages()[0];
  await sleep(5000);
  for (const [name, act, words] of JOURNEYS) {
    const from = spoken().length;
    await act(page);
    const said = await listen(from);
    const missing = words.filter((one) => !`\n${said.join('\n')}\n`.includes(one));
    console.log(`${missing.length === 0 ? '✓' : '✗'} ${name}\n${said.map((one) => `    ${one}`).join('\n')}`);
    if (missing.length > 0) console.log(`  not heard: ${missing.map((one) => one.trim()).join(', ')}`);
    if (missing.length > 0) process.exitCode = 1;
  }
  await browser.close();
} finally {
  if (reader.pid !== undefined) process.kill(-reader.pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
