#!/bin/bash
# lean-qr 2.7.4 writes accented letters in ISO-8859-1 with a marker, and jsQR 1.4.0 returns an empty text for it; UTF-8 bytes are read.
# Guess: both are read. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages lean-qr@2.7.4 jsqr@1.4.0
cat >run.js <<'JS'
import { generate, mode } from 'lean-qr';
import jsQR from 'jsqr';
const read = (content) => {
  const code = generate(content);
  const side = (code.size + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = code.get(Math.floor((at % side) / 4) - 4, Math.floor(at / side / 4) - 4);
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return JSON.stringify(jsQR(pixels, side, side)?.data);
};
console.log(read('Promoção'), read(mode.bytes(new TextEncoder().encode('Promoção'))));
JS
same "$(node run.js)" '"" "Promoção"'
