import { code128Modules, qrModules } from './code-modules.ts';

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
