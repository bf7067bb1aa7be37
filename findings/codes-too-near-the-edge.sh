#!/bin/bash
# @ericblade/quagga2 1.12.1 with `locate`, its default, misses a Code 128 that fills a sharp picture, and reads it without.
# Guess: looking for the code only helps. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages jsbarcode@3.12.3 @ericblade/quagga2@1.12.1 sharp@0.35.5
cat >run.js <<'JS'
import { createRequire } from 'node:module';
import sharp from 'sharp';
const require = createRequire(import.meta.url);
const Quagga = require('@ericblade/quagga2');
const { default: Code128 } = require('jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js');
const { data } = new Code128('52998224725', {}).encode();
const bars = [...('0'.repeat(10) + data + '0'.repeat(10))].map((bar) => (bar === '1' ? 0 : 255));
await sharp(Buffer.from(bars), { raw: { width: bars.length, height: 1, channels: 1 } })
  .resize(bars.length * 5, 240, { kernel: 'nearest', fit: 'fill' })
  .extend({ top: 40, bottom: 40, background: '#fff' })
  .png().toFile('bars.png');
const read = (locate) =>
  new Promise((done) => {
    const options = { src: 'bars.png', numOfWorkers: 0, inputStream: { size: 0 }, decoder: { readers: ['code_128_reader'] } };
    Quagga.decodeSingle({ ...options, locate }, (found) => done(found?.codeResult?.code ?? 'nothing'));
  });
console.log(await read(true), await read(false));
JS
same "$(node run.js)" 'nothing 52998224725'
