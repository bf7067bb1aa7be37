import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { correction, generate, mode } from 'lean-qr';

/** A symbol as path data on a grid of modules, quiet zone included. */
export interface CodeModules {
  readonly width: number;
  readonly height: number;
  /** One rectangle per run of dark modules. */
  readonly path: string;
}

const { bytes } = mode;

const QR_QUIET = 4;
const CODE_128_QUIET = 10;
/** Printable ASCII, as scanners type it. */
const SCANNABLE = /^[\x20-\x7e]+$/;

/**
 * Other letters as UTF-8 without a charset marker (ECI), at which many readers stop: those that go on recognise UTF-8, while
 * bare Latin-1 is taken for Shift-JIS.
 */
const withoutMarker = (text: string) => (SCANNABLE.test(text) ? text : bytes(new TextEncoder().encode(text)));

/**
 * A text as QR code, with correction level M or better.
 * @returns its modules; null when it is too long for a QR code
 */
export function qrModules(text: string): CodeModules | null {
  try {
    const code = generate(withoutMarker(text), { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: code.size }, (_, y) =>
      Array.from({ length: code.size }, (_unused, x) => (code.get(x, y) ? '1' : '0')).join(''),
    );
    const side = code.size + 2 * QR_QUIET;
    return {
      width: side,
      height: side,
      path: rows.map((row, y) => runs(row, QR_QUIET, y + QR_QUIET, 1)).join(''),
    };
  } catch {
    return null;
  }
}

/**
 * A text as Code 128, in the shortest mix of sets A, B and C.
 * @param text printable ASCII
 * @param height of the bars, in modules
 * @returns its modules; null for other characters
 */
export function code128Modules(text: string, height: number): CodeModules | null {
  if (!SCANNABLE.test(text)) return null;
  const { data } = new Code128(text, {}).encode();
  return { width: data.length + 2 * CODE_128_QUIET, height, path: runs(data, CODE_128_QUIET, 0, height) };
}

function runs(row: string, left: number, top: number, height: number): string {
  return [...row.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${left + index} ${top}h${run.length}v${height}h-${run.length}z`)
    .join('');
}
