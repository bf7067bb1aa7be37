import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { drawLeaflets } from './leaflets.mjs';

// `npm run pictures -w @portal/look`: makes the demo's rasters from their drawings, `server/pictures/{folder}/{slug}.svg`, and
// the leaflets. A phone's raster has no `data-only="desktop"` parts, and its words are moved by `data-phone`.
const PICTURES = path.join(root, 'server/pictures');
/** Pixels across, by folder: for phones, and for all others. */
const WIDTHS = {
  produtos: { phone: 320, desktop: 480 },
  resgates: { phone: 320, desktop: 480 },
  banners: { phone: 800, desktop: 1440 },
  campanhas: { phone: 640, desktop: 1200 },
  parceiros: { phone: 320, desktop: 320 },
};
const LEAFLET_WIDTHS = { phone: 640, desktop: 720 };
const QUALITY = 0.82;

const browser = await chromium.launch({ executablePath: await findBrowser() });
const page = await browser.newPage();
let bytes = 0;
for (const [name, widths] of Object.entries(WIDTHS)) {
  const folder = path.join(PICTURES, name);
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.svg'))) {
    const drawing = readFileSync(path.join(folder, file), 'utf8');
    for (const [size, width] of Object.entries(widths)) {
      const svg = size === 'phone' ? await page.evaluate(forPhone, drawing) : drawing;
      const raster = await rasterOf(
        `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        width,
      );
      writeFileSync(path.join(folder, file.replace('.svg', `.${size}.webp`)), raster);
      bytes += raster.length;
    }
  }
}
await drawLeaflets(page, rasterOf, LEAFLET_WIDTHS);
await browser.close();
console.log(`${path.relative(root, PICTURES)}: ${Math.round(bytes / 1024)} KiB of rasters`);

async function rasterOf(address, width) {
  return Buffer.from(await page.evaluate(toWebp, [address, width, QUALITY]), 'base64');
}

/** Runs in the browser: the drawing as a phone shows it. */
function forPhone(svg) {
  const { DOMParser, XMLSerializer } = globalThis;
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const part of drawing.querySelectorAll('[data-only=desktop]')) part.remove();
  for (const part of drawing.querySelectorAll('[data-phone]'))
    part.setAttribute('transform', part.dataset.phone);
  return new XMLSerializer().serializeToString(drawing);
}

/** Runs in the browser: the picture as a WebP of that width, in base64. */
async function toWebp([address, width, quality]) {
  const { document, Image } = globalThis;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
