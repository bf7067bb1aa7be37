import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contrastRatio } from '../../src/lib/imagens/cor.ts';
import { DRAWINGS, drawOne, FAVICON, recolour, SHORTCUTS, takeLogo } from './draw.ts';
import { type BrandOptions, type LogoFile, Refusal } from './options.ts';
import { faultsOfSvg } from './svg.ts';

/** Minimum pixels of a PNG. */
const FEWEST = 256;
/** A logo that fills its rectangle has no shape. */
const SQUARE = 0.9;
/** White text where it is readable. */
const [WHITE, INK] = ['#FFFFFF', '#221C14'];

// Software rendering.
export async function launch(executablePath: string): Promise<Browser> {
  // Of the tools without a checkout `configure` needs none.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: ['--disable-gpu'] });
}

interface Drawn {
  /** The files, by their name. */
  readonly files: Record<string, Buffer>;
  /** Warnings for the operator. */
  readonly notes: readonly string[];
}

/**
 * Checks a logo and draws every picture, in a page without a network.
 * @throws Refusal
 * @rule C6.15, C6.17
 */
export async function drawBrand(browser: Browser, options: BrandOptions): Promise<Drawn> {
  const context = await browser.newContext({ offline: true });
  try {
    return await drawIn(await context.newPage(), options);
  } finally {
    await context.close();
  }
}

async function drawIn(page: Page, { folder, logo, color, name }: BrandOptions): Promise<Drawn> {
  const covers = await take(page, logo, color);
  const onColor = contrastRatio(color, WHITE) >= 4.5 ? WHITE : INK;
  const files: Record<string, Buffer> = {};
  for (const drawing of DRAWINGS) {
    const png = await page.evaluate(drawOne, { ...drawing, color, onColor, name });
    files[drawing.file] = Buffer.from(png, 'base64');
  }
  for (const file of SHORTCUTS) {
    const address = addressOf('image/png', readFileSync(path.join(folder, file)));
    files[file] = Buffer.from(await page.evaluate(recolour, { address, color }), 'base64');
  }
  const { [FAVICON]: favicon = Buffer.of(), ...kept } = files;
  const image = `<image width="96" height="96" href="${addressOf('image/png', favicon)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${image}</svg>`;
  return {
    files: { ...kept, 'icons/favicon.svg': Buffer.from(svg) },
    notes:
      covers > SQUARE
        ? ['The logo has no transparent ground: the icon of one colour is a filled square.']
        : [],
  };
}

/** Loads the logo; returns the covered share of its rectangle. */
async function take(page: Page, { kind, bytes }: LogoFile, color: string): Promise<number> {
  if (kind === 'svg') {
    const faults = await page.evaluate(faultsOfSvg, bytes.toString('utf8'));
    if (faults === null) throw new Refusal('--logo: the SVG cannot be read');
    if (faults.length > 0)
      throw new Refusal(`--logo: an SVG may only be a drawing; this one has ${faults.join(', ')}`);
  }
  const address = addressOf(kind === 'svg' ? 'image/svg+xml' : 'image/png', bytes);
  const measured = await page.evaluate(takeLogo, { address, color });
  if (measured === null) throw new Refusal('--logo: the picture cannot be read, or nothing is on it');
  const { width, height, covers } = measured;
  if (kind === 'png' && Math.max(width, height) < FEWEST)
    throw new Refusal(`--logo: ${width} × ${height} is too small: ${FEWEST} points at least, or an SVG`);
  return covers;
}

const addressOf = (mime: string, bytes: Buffer) => `data:${mime};base64,${bytes.toString('base64')}`;
