/** A file's format. `other`: an image that not every browser decodes (HEIC, TIFF, SVG). */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'other';

/** Magic bytes by format, as latin-1; a dot is any byte. */
const BEGINNINGS: readonly (readonly [ImageFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^.PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // HEIC, AVIF and raw photos, but no video.
  ['other', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|crx )/],
  // TIFF, and raw photos based on it.
  ['other', /^(?:II[*+]\0|MM\0[*+]|IIU\0|IIRO|FUJIFILMCCD-RAW)/],
  // JPEG XL, JPEG 2000, Photoshop.
  ['other', /^(?:\xff\n|\0\0\0\f(?:JXL |jP {2})|8BPS)/],
  ['other', /^\s*<(?:svg[\s>]|[?!][^]*<svg[\s>])/],
];

/** Bytes needed to detect a format. */
export const FORMAT_BYTES = 1024;

/**
 * Detects a format by content, not by name.
 * @param head the first `FORMAT_BYTES` bytes
 * @returns null when it is no image
 */
export function imageFormatOf(head: Uint8Array): ImageFormat | null {
  const text = latin1(head);
  return BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] ?? null;
}

/** Metadata by format: EXIF, XMP, IPTC, comments. A GIF has no EXIF. */
const NOTES: Readonly<Record<ImageFormat, RegExp>> = {
  jpeg: /Exif\0|ns\.adobe\.com|Photoshop 3\.0|\xff\xfe/,
  png: /eXIf|iTXt|tEXt|zTXt/,
  webp: /EXIF|XMP /,
  gif: /(?!)/,
  other: /(?:)/,
};

/**
 * Whether a picture has metadata, which may name a place. A false positive only re-encodes it.
 * @param bytes the whole file
 */
export const hasNotes = (format: ImageFormat, bytes: Uint8Array): boolean =>
  NOTES[format].test(latin1(bytes));

/**
 * Whether a picture is complete: browsers show truncated ones, servers refuse them. A false negative only re-encodes it.
 * @param bytes the whole file
 */
export const isWhole = (format: ImageFormat, bytes: Uint8Array): boolean =>
  format === 'webp' || /(?:\xff\xd9|B`.|;)$/.test(latin1(bytes.subarray(-4)));

/** latin-1 as browsers decode it, but for 0x80 to 0x9f. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
