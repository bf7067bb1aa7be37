/** What the bytes of a file are. `other`: an image of a kind that not every browser opens (HEIC, TIFF, SVG and such). */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'other';

/** How a file of a format begins, as latin-1; a dot stands for any byte. */
const BEGINNINGS: readonly (readonly [ImageFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^.PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // HEIC, AVIF and the raw pictures of a camera, but no video.
  ['other', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs]|crx )/],
  // TIFF, and the raw pictures that are made of it.
  ['other', /^(?:II[*+]\0|MM\0[*+]|IIU\0|IIRO|FUJIFILMCCD-RAW)/],
  // JPEG XL, JPEG 2000, Photoshop.
  ['other', /^(?:\xff\n|\0\0\0\f(?:JXL |jP {2})|8BPS)/],
  ['other', /^\s*<(?:svg[\s>]|[?!][^]*<svg[\s>])/],
];

/** How many bytes of a file tell its format. */
export const FORMAT_BYTES = 1024;

/**
 * The format of a file by what it begins with, never by its name.
 * @param head its first `FORMAT_BYTES` bytes
 * @returns null when that is no image
 */
export function imageFormatOf(head: Uint8Array): ImageFormat | null {
  const text = latin1(head);
  return BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] ?? null;
}

/** Notes of a camera or a program, by format: EXIF, XMP, IPTC, comments. A GIF has no EXIF. */
const NOTES: Readonly<Record<ImageFormat, RegExp>> = {
  jpeg: /Exif\0|ns\.adobe\.com|Photoshop 3\.0|\xff\xfe/,
  png: /eXIf|iTXt|tEXt|zTXt/,
  webp: /EXIF|XMP /,
  gif: /(?!)/,
  other: /(?:)/,
};

/**
 * Whether a picture carries notes, which may name a place. A false alarm only costs it another encoding.
 * @param bytes the whole file
 */
export const hasNotes = (format: ImageFormat, bytes: Uint8Array): boolean =>
  NOTES[format].test(latin1(bytes));

/**
 * Whether a picture goes to its end: of a JPEG, PNG or GIF that is cut short a browser shows the beginning, and a server
 * refuses it. A false alarm only costs it another encoding.
 * @param bytes the whole file
 */
export const isWhole = (format: ImageFormat, bytes: Uint8Array): boolean =>
  format === 'webp' || /(?:\xff\xd9|B`.|;)$/.test(latin1(bytes.subarray(-4)));

/** As browsers read that name: all but 0x80 to 0x9f as they are. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
