const SIGNATURES: readonly (readonly [mime: string, offset: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/bmp', 0, [0x42, 0x4d]],
  ['image/x-icon', 0, [0x00, 0x00, 0x01, 0x00]],
  ['image/tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
];

/** The image type by content, not by the sender's claim; else undefined. */
export function imageTypeOf(content: Buffer): string | undefined {
  const known = SIGNATURES.find(([, offset, bytes]) =>
    bytes.every((byte, at) => content[offset + at] === byte),
  );
  if (known !== undefined) return known[0];
  const head = content.subarray(0, 1024).toString('latin1');
  const brand = head.slice(4, 12);
  if (brand === 'ftypavif' || brand === 'ftypavis') return 'image/avif';
  if (/^ftyp(heic|heix|mif1|hevc)$/.test(brand)) return 'image/heic';
  return isSvg(head) ? 'image/svg+xml' : undefined;
}

const PROLOGUE = [
  ['<!--', '-->'],
  ['<?xml', '>'],
  ['<!DOCTYPE', '>'],
] as const;

/** Whether the first element is `<svg>`, after declarations, comments and white space. */
function isSvg(text: string): boolean {
  for (let rest = text.trimStart(); ;) {
    if (/^<svg[\s>]/.test(rest)) return true;
    const [begin, end] = PROLOGUE.find(([start]) => rest.startsWith(start)) ?? [];
    const at = begin === undefined ? -1 : rest.indexOf(end, begin.length);
    if (begin === undefined || at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
}
