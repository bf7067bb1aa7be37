import sharp, { type Sharp } from 'sharp';

/** More than the cameras of phones take. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;
/** Of a stored picture, in px: more occupies the database, and no screen shows it. */
const MAX_SIDE = 1600;
/** Pictures within one drawing; what comes after them goes. */
const MAX_EMBEDDED = 100;

const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg(),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp(),
};

// By itself sharp reads whatever libvips can, among it documents and drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}`) });
sharp.cache(false);

export type Cleaning =
  | { readonly ok: true; readonly mime: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'no-image' | 'unknown-kind' | 'too-large' };

/**
 * A picture drawn anew, upright, in sRGB and of 1600 px at most, outside of the event loop: without the notes of the camera
 * (place, device, time), texts and whatever hangs on behind. The kind is what the bytes are. A drawing (SVG) stays, the pictures in it are drawn anew.
 */
export async function cleanPicture(file: Buffer): Promise<Cleaning> {
  const mime = imageTypeOf(file);
  if (mime === 'image/svg+xml') return { ok: true, mime, bytes: await cleanSvg(file) };
  return cleanPixels(file, MAX_PIXELS);
}

async function cleanPixels(file: Buffer, maxPixels: number): Promise<Cleaning> {
  const mime = imageTypeOf(file);
  if (mime === undefined) return { ok: false, reason: 'no-image' };
  const encode = ENCODERS[mime];
  if (encode === undefined) return { ok: false, reason: 'unknown-kind' };
  // A picture that is cut off is shown as far as it goes, as browsers do.
  const picture = sharp(file, { animated: true, failOn: 'none', limitInputPixels: maxPixels });
  try {
    const upright = picture.timeout({ seconds: MAX_SECONDS }).autoOrient();
    const box = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const bytes = await encode(upright.resize(box)).toBuffer();
    return { ok: true, mime, bytes };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large|timeout/i.test(error.message);
    return { ok: false, reason: isTooLarge ? 'too-large' : 'no-image' };
  }
}

/** A picture within a drawing, as programs write it. */
const EMBEDDED = /data:image\/[\w.+-]{1,20};base64,([A-Za-z0-9+/=\s]+)/g;

/** The drawing with cleaned pictures in it, and without those that cannot be cleaned. */
async function cleanSvg(file: Buffer): Promise<Buffer> {
  const text = file.toString('latin1');
  const pieces: string[] = [];
  let end = 0;
  for (const [index, match] of [...text.matchAll(EMBEDDED)].entries()) {
    pieces.push(
      text.slice(end, match.index),
      index < MAX_EMBEDDED ? await cleanAddress(match[1] ?? '') : 'data:,',
    );
    end = match.index + match[0].length;
  }
  return Buffer.from([...pieces, text.slice(end)].join(''), 'latin1');
}

async function cleanAddress(base64: string): Promise<string> {
  const picture = await cleanPixels(Buffer.from(base64, 'base64'), MAX_PIXELS / MAX_EMBEDDED);
  return picture.ok ? `data:${picture.mime};base64,${picture.bytes.toString('base64')}` : 'data:,';
}

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
