import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { code128Modules, type CodeModules, qrModules } from './code-modules.ts';

/** The smallest phone: 320 × 568 CSS pixels of two device pixels. */
const PHONE = { width: 320, height: 568, ratio: 2 };
/** Of the dialog that shows a code, at each side. */
const PADDING = 12;
/** As `CodeSymbols` has it. */
const BAR_HEIGHT = 48;

/** The sizes of `ui/pictures/code-symbols.css` on that phone. */
const panelWidth = PHONE.width - 2 * PADDING;
function sizeOf(kind: 'QRCode' | 'Code128', { width, height }: CodeModules): [number, number] {
  if (kind === 'Code128') return [panelWidth, (panelWidth / width) * height];
  const step = width / PHONE.ratio;
  const side = Math.floor(Math.min(panelWidth, 288, 0.4 * PHONE.height) / step) * step;
  return [side, side];
}

// A test of the server in the same process has blocked every format that the server does not read.
const SVG = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(SVG));
afterAll(() => sharp.block(SVG));

/** A code on its white panel, in a dark dialog. */
async function draw(kind: 'QRCode' | 'Code128', modules: CodeModules) {
  const [width, height] = sizeOf(kind, modules);
  const panel = height + 2 * 8;
  const box = `0 0 ${PHONE.width} ${panel + 2 * PADDING}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${PHONE.width * PHONE.ratio}">
    <path d="M0 0h999v999h-999z" fill="#121212"/>
    <rect x="${PADDING}" y="${PADDING}" width="${panelWidth}" height="${panel}" rx="24" fill="#fff"/>
    <svg x="${(PHONE.width - width) / 2}" y="${PADDING + 8}" width="${width}" height="${height}"
      viewBox="0 0 ${modules.width} ${modules.height}" preserveAspectRatio="none">
      <path d="${modules.path}"/>
    </svg>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** What ZXing and ZBar read. */
async function read(kind: 'QRCode' | 'Code128', modules: CodeModules | null): Promise<string[]> {
  if (modules === null) return [];
  const { data, width, height } = await draw(kind, modules);
  const zxing = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  const zbar = await scanRGBABuffer(data.buffer, width, height);
  return [
    ...zxing.map(({ format, text }) => `ZXing ${format} ${text}`),
    ...zbar.map((symbol) => `ZBar ${symbol.typeName.replace(/^ZBAR_|-/g, '')} ${symbol.decode()}`),
  ];
}

const letters = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(65 + ((index * 7) % 26))).join('');
const digits = (length: number) =>
  Array.from({ length }, (_, index) => String((index * 7 + 1) % 10)).join('');

/** Texts of both symbols. */
const EITHER: [string, string][] = [
  ['the shortest text', '1'],
  ['leading zeros', '0012'],
  ['a CPF', '00000000191'],
  ['a CNPJ', '11222333000181'],
  ['a CNPJ with letters', 'K7P4XN2V000107'],
  ['an EAN-13', '7891004120351'],
  ['a voucher', 'VIZ10-7F3K2'],
  ['small letters and a space', 'a ~'],
  ['48 digits', digits(48)],
];

beforeAll(async () => {
  const file = createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

// @rule R92, R291, R300
it.each([
  ...EITHER,
  ['accents', 'AÇÃO-ANIVERSÁRIO'],
  ['letters of three bytes', 'Pão de Açúcar – 10 % já'],
  ['1000 letters', letters(1000)],
])('two readers read %s in a QR code of the smallest phone', async (_, text) => {
  const codes = await read('QRCode', qrModules(text));
  expect(codes).toEqual([`ZXing QRCode ${text}`, `ZBar QRCODE ${text}`]);
});

// @rule R92, R300
it.each([...EITHER, ['24 letters', letters(24)]])(
  'two readers read %s in bars of the smallest phone',
  async (_, text) => {
    const codes = await read('Code128', code128Modules(text, BAR_HEIGHT));
    expect(codes).toEqual([`ZXing Code128 ${text}`, `ZBar CODE128 ${text}`]);
  },
);
