import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contrastRatio } from '../../src/lib/imagens/cor.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';
import {
  DRAWINGS,
  drawOne,
  FAVICON,
  type Measured,
  recolour,
  SHORTCUTS,
  takeLogo,
  addressOf,
  edged,
  forEither,
  logoFile,
  faultsOfSvg,
} from './draw.ts';
import { type BrandOptions, type LogoFile, Refusal } from './options.ts';

/** The least width or height of a PNG, in pixels; the larger one counts. */
const FEWEST = 256;
/** A logo that covers more of its rectangle than this has no shape of its own. */
const SQUARE = 0.9;
/** The largest share of a logo that may be unreadable on dark: a line, not its letters. */
const LOST = 0.05;
/** The luminance with a contrast of 3:1 to the dark theme's cards (WCAG). */
const DARKEST = 3 * (1.05 / contrastRatio(tokens.dark.paper, '#FFFFFF')) - 0.05;
/** Text on the brand's colour: white where it is readable, else dark. */
const [WHITE, INK] = ['#FFFFFF', '#221C14'];

// Software rendering.
export async function launch(executablePath: string): Promise<Browser> {
  // Loaded here: the packed `configure` has no browser.
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

async function drawIn(page: Page, options: BrandOptions): Promise<Drawn> {
  const { folder, logo, logoDark, icon, welcome, color, name } = options;
  if (welcome !== null) await assertDrawing(page, welcome);
  const dark = logoDark === null ? null : await take(page, logoDark, color);
  const mark = icon === null ? null : await take(page, icon, color);
  const onColor = contrastRatio(color, WHITE) >= 4.5 ? WHITE : INK;
  const files: Record<string, Buffer> = {};
  const draw = async (isWanted: (kind: string) => boolean) => {
    for (const drawing of DRAWINGS.filter(({ kind }) => isWanted(kind))) {
      const png = await page.evaluate(drawOne, { ...drawing, color, onColor, name });
      files[drawing.file] = Buffer.from(png, 'base64');
    }
  };
  // `draw` draws the logo that `take` loaded last.
  if (mark !== null) await draw((kind) => kind !== 'social');
  const whole = await take(page, logo, color);
  await draw((kind) => kind === 'social' || mark === null);
  for (const file of SHORTCUTS) {
    const address = addressOf({ kind: 'png', bytes: readFileSync(path.join(folder, file)) });
    files[file] = Buffer.from(await page.evaluate(recolour, { address, color }), 'base64');
  }
  const { [FAVICON]: favicon = Buffer.of(), ...taken } = files;
  const image = `<image width="96" height="96" href="${addressOf({ kind: 'png', bytes: favicon })}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${image}</svg>`;
  const isLost = dark === null && whole.covers <= SQUARE && whole.hidden > LOST;
  const shown = logoDark === null ? (isLost ? edged(logo, whole) : logo) : forEither(logo, logoDark, whole);
  return {
    files: {
      ...taken,
      'icons/favicon.svg': Buffer.from(svg),
      [logoFile(shown.kind)]: shown.bytes,
      ...(welcome !== null && { 'pictures/feira.svg': welcome.bytes }),
    },
    notes: [
      ...((mark ?? whole).covers > SQUARE
        ? ['The logo has no transparent ground: the icon of one colour is a filled square.']
        : []),
      ...(isLost
        ? ['Parts of the logo are too dark for dark grounds: they get a light edge (--logo-dark).']
        : []),
      ...((dark?.hidden ?? 0) > LOST ? ['Parts of --logo-dark are too dark for dark grounds.'] : []),
    ],
  };
}

async function assertDrawing(page: Page, { option, bytes }: LogoFile): Promise<void> {
  const faults = await page.evaluate(faultsOfSvg, bytes.toString('utf8'));
  if (faults === null) throw new Refusal(`${option}: the SVG cannot be read`);
  if (faults.length > 0)
    throw new Refusal(`${option}: an SVG may only be a drawing; this one has ${faults.join(', ')}`);
}

/** Loads a logo into the page; later drawings use it. */
async function take(page: Page, logo: LogoFile, color: string): Promise<Measured> {
  if (logo.kind === 'svg') await assertDrawing(page, logo);
  const measured = await page.evaluate(takeLogo, { address: addressOf(logo), color, darkest: DARKEST });
  if (measured === null) throw new Refusal(`${logo.option}: the picture cannot be read, or nothing is on it`);
  const { width, height } = measured;
  if (logo.kind === 'png' && Math.max(width, height) < FEWEST)
    throw new Refusal(
      `${logo.option}: ${width} × ${height} is too small: ${FEWEST} points at least, or an SVG`,
    );
  return measured;
}
