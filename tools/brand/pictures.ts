import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DEMO_CONFIG } from '../../server/portal-config.ts';
import { QUICK_HASHES } from '../../scripts/lib/clean-env.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { writePlain } from '../deploy/plain-file.ts';
import { escaped } from './apply.ts';
import { lineOf, type Pair } from './contrast.ts';
import type { BrandOptions } from './options.ts';

const SCHEMES = [
  { name: 'claro', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'escuro', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'contraste', colorScheme: 'light', contrast: 'more' },
] as const;
const ANA = { documento: '529.982.247-25', senha: 'clube123' };
const PHONE = { width: 412, height: 892 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Pictures of login, home and till code in every theme from the folder, and a page with them; the manifest's screenshots.
 * @returns the page
 */
export async function takePictures(
  browser: Browser,
  { folder, name }: BrandOptions,
  pairs: readonly Pair[],
): Promise<string> {
  const target = `${folder}.brand`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const config = `${target}/config.json`;
  writeFileSync(config, serverConfig(folder));
  // Shares the browser tests' seeded database.
  const { PORTAL_BRAND_DATA } = process.env;
  const { address, stop } = await startServer({
    DIST_DIR: folder,
    CONFIG_FILE: config,
    ...QUICK_HASHES,
    ...(PORTAL_BRAND_DATA !== undefined && { DATA_DIR: PORTAL_BRAND_DATA }),
  });
  try {
    const made: string[] = [];
    const context = await browser.newContext({
      viewport: PHONE,
      deviceScaleFactor: 2,
      isMobile: true,
      locale: 'pt-BR',
    });
    const page = await context.newPage();
    await visit(page, address, async (what) => {
      for (const { name: scheme, ...media } of SCHEMES) {
        await page.emulateMedia(media);
        await allSeen(page);
        const file = `${what}-${scheme}.png`;
        await page.screenshot({ path: path.join(target, file), animations: 'disabled' });
        made.push(file);
      }
    });
    await page.emulateMedia(SCHEMES[0]);
    await takeScreenshot(page, `${address}/#/portal`, folder, 'inicio');
    await takeScreenshot(page, `${address}/#/voucher`, folder, 'vouchers');
    const storageState = await context.storageState();
    await context.close();
    const wide = await browser.newContext({ viewport: DESKTOP, locale: 'pt-BR', storageState });
    await takeScreenshot(await wide.newPage(), `${address}/#/portal`, folder, 'inicio-largo');
    await wide.close();
    const html = path.join(target, 'index.html');
    writeFileSync(html, overview(name, made, pairs));
    return html;
  } finally {
    await stop();
    rmSync(config);
  }
}

async function visit(page: Page, address: string, keep: (what: string) => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.getByLabel('CPF ou CNPJ').waitFor();
  await keep('entrada');
  await page.getByLabel('CPF ou CNPJ').fill(ANA.documento);
  await page.getByLabel('Senha', { exact: true }).fill(ANA.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/#\/portal$/);
  await page.getByRole('region', { name: 'Seu saldo' }).getByText('R$').first().waitFor();
  await keep('inicio');
  await page.goto(`${address}/#/portal?codigo`);
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await keep('codigo');
}

/** Takes one of the manifest's screenshots. */
async function takeScreenshot(page: Page, address: string, folder: string, name: string): Promise<void> {
  await page.goto(address);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await allSeen(page);
  const bytes = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
  writePlain(folder, `screenshots/${name}.jpg`, bytes);
}

/** Waits for network, fonts and visible pictures. */
async function allSeen(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByText('Carregando…').first().waitFor({ state: 'hidden' });
  await page.evaluate(async () => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight;
    }),
  );
}

/** The folder's brand with the reference server's configuration. */
function serverConfig(folder: string): string {
  const { brand } = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')) as { brand: object };
  return JSON.stringify({ ...DEMO_CONFIG, brand });
}

function overview(name: string, pictures: readonly string[], pairs: readonly Pair[]): string {
  const title = escaped(name);
  const images = pictures.map((file) => `<img src="${file}" alt="${file}" width="309" height="669">`);
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title>
<style>body{font-family:system-ui;margin:24px;background:#ddd}img{margin:8px;border-radius:16px}</style>
<h1>${title}</h1><pre>${pairs.map(lineOf).join('\n')}</pre>${images.join('\n')}</html>\n`;
}
