import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type CodeModules, code128Modules, qrModules } from './code-modules.ts';

const PIXELS = 4;

/** What a scanner reads. */
async function read({ width, height, path }: CodeModules) {
  const wasm = createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  });
  const data = new Uint8ClampedArray(width * height * PIXELS * PIXELS * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < PIXELS; row += 1)
      for (let column = 0; column < Number(run) * PIXELS; column += 1) {
        const at = (Number(y) * PIXELS + row) * width * PIXELS + Number(x) * PIXELS + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  const image = { data, width: width * PIXELS, height: height * PIXELS, colorSpace: 'srgb' } as ImageData;
  const [symbol] = await readBarcodes(image);
  return [symbol?.text, symbol?.hasECI];
}

// @rule R291
it.each(['PROMOÇÃO-10', 'Coração', 'VIZ10-7F3K2', '☂'])(
  'a reader gets %s from its QR code, which has no charset marker',
  async (text) => {
    const symbol = qrModules(text);
    expect(symbol && (await read(symbol))).toEqual([text, false]);
  },
);

it('a QR code includes its quiet zone', () => {
  const { width, height, path } = qrModules('VIZ10-7F3K2') ?? { width: 0, height: 0, path: '' };
  expect(width).toBe(height);
  // Version 1 has 21 modules, and four of quiet on each side.
  expect(width).toBe(29);
  expect(path).toMatch(/^M4 4h7v1h-7z/);
});

it('a text too long for a QR code has none', () => {
  expect(qrModules('x'.repeat(5000))).toBeNull();
});

it('Code 128 begins and ends with ten modules of quiet', () => {
  const { width, path } = code128Modules('12', 48) ?? { width: 0, path: '' };
  // Start C, one pair, check, stop: 11 + 11 + 11 + 13.
  expect(width).toBe(46 + 20);
  expect(path).toMatch(/^M10 0h2v48h-2z/);
});

it.each(['ação', 'a\nb', '', '☂'])('%j has no Code 128: it would be read as something else', (text) => {
  expect(code128Modules(text, 48)).toBeNull();
});
