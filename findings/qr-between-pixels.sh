#!/bin/bash
# @zxing/library 0.23.0 misses a QR code of smooth edges whose modules are no whole pixels, and reads it with whole ones.
# Guess: at nineteen pixels a module a third of a pixel does not matter. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages lean-qr@2.7.4 @zxing/library@0.23.0 sharp@0.35.5
cat >run.js <<'JS'
import { correction, generate } from 'lean-qr';
import sharp from 'sharp';
import zxing from '@zxing/library';
console.warn = () => undefined;
const code = generate('CLUBE-2026-7F3K2-98X', { minCorrectionLevel: correction.M });
const grid = code.size + 8;
let path = '';
for (let y = 0; y < code.size; y += 1)
  for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
async function read(side) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}"><path fill="#fff" d="M0 0h${grid}v${grid}h-${grid}z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const light = new zxing.RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const reader = new zxing.QRCodeReader();
  try {
    return reader.decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(light))).getText();
  } catch {
    return 'nothing';
  }
}
if (process.env.SWEEP) for (let side = grid * 8; side < grid * 24; side += 1) if ((await read(side)) === 'nothing') console.log(side, side / grid, grid);
console.log(await read(Number(process.argv[2])), await read(grid * 19));
JS
same "$(node run.js 560)" 'nothing CLUBE-2026-7F3K2-98X'
