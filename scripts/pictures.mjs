import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from './browser.mjs';
import { root } from './lib/run.mjs';

// `npm run pictures`: makes the demonstration's rasters anew from their drawings, in the two sizes of the catalogue.
const bundle = path.join(root, '.cache/pictures/catalogo.mjs');
const QUALITY = 0.82;

await build({
  entryPoints: [path.join(root, 'server/pictures/catalogo.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { drawPicture, PICTURES, RASTER_FOLDER, rasterName } = await import(pathToFileURL(bundle).href);

const browser = await chromium.launch({ executablePath: await findBrowser() });
const page = await browser.newPage();
const target = path.join(root, 'server', RASTER_FOLDER);
rmSync(target, { recursive: true, force: true });
let bytes = 0;
for (const [folder, { slugs, widths }] of Object.entries(PICTURES)) {
  mkdirSync(path.join(target, folder), { recursive: true });
  for (const slug of slugs) {
    for (const [size, width] of Object.entries(widths)) {
      const raster = Buffer.from(
        await page.evaluate(toWebp, [drawPicture(folder, slug), width, QUALITY]),
        'base64',
      );
      writeFileSync(path.join(target, folder, rasterName(slug, size)), raster);
      bytes += raster.length;
    }
  }
}
await browser.close();
console.log(`${path.relative(root, target)}: ${Math.round(bytes / 1024)} KiB`);

/** In the browser: the drawing as a WebP of that width, in base64. */
async function toWebp([svg, width, quality]) {
  const { document, Image } = globalThis;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
