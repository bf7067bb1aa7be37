import { imageTypeOf } from '../image-type.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import type { CleanPicture } from './kept.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** More than the cameras of phones take and less than what makes a browser run out of memory. */
const MAX_PIXELS = 64 * 1024 * 1024;

const CLEANERS: Readonly<Record<string, (file: Buffer) => CleanPicture | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/gif': cleanGif,
  'image/webp': cleanWebp,
};

export type Cleaning =
  | { readonly ok: true; readonly mime: string; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'no-image' | 'unknown-kind' | 'too-large' };

/**
 * A picture as it may be kept and shown to others: without the notes of the camera (place, device, time), texts and
 * whatever hangs on behind. The kind is what the bytes are. A drawing (SVG) has no camera, but the pictures in it have; kinds
 * whose notes cannot be taken out are refused.
 */
export function cleanPicture(file: Buffer): Cleaning {
  const mime = imageTypeOf(file);
  if (mime === undefined) return { ok: false, reason: 'no-image' };
  if (mime === 'image/svg+xml') return { ok: true, mime, bytes: cleanSvg(file) };
  const clean = CLEANERS[mime];
  if (clean === undefined) return { ok: false, reason: 'unknown-kind' };
  const picture = clean(file);
  // A header that names no height has more lines behind it than anybody counted.
  if (picture === undefined || picture.width * picture.height === 0) return { ok: false, reason: 'no-image' };
  if (picture.width * picture.height > MAX_PIXELS) return { ok: false, reason: 'too-large' };
  return { ok: true, mime, bytes: picture.bytes };
}

/** A picture within a drawing, as programs write it. */
const EMBEDDED = /data:image\/[\w.+-]{1,20};base64,([A-Za-z0-9+/=\s]+)/g;

/** The drawing with cleaned pictures in it, and without those that cannot be cleaned. */
function cleanSvg(file: Buffer): Buffer {
  const clean = file.toString('latin1').replace(EMBEDDED, (_whole, base64: string) => {
    const picture = cleanPicture(Buffer.from(base64, 'base64'));
    return picture.ok ? `data:${picture.mime};base64,${picture.bytes.toString('base64')}` : 'data:,';
  });
  return Buffer.from(clean, 'latin1');
}
