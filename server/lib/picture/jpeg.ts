import { withoutWords } from './icc.ts';
import { readOrientation, writeOrientation } from './orientation.ts';
import { type CleanPicture, keepFrom, MAX_PARTS } from './kept.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** An APP0 without thumbnail: marker, length, `JFIF\0`, nine bytes. */
const JFIF_LENGTH = 18;
const ADOBE_LENGTH = 16;

interface Segment {
  readonly marker: number;
  readonly start: number;
  /** The end of the segment, or of a scan's pixels. */
  readonly end: number;
}

/**
 * A JPEG's pixels, tables, colours and orientation: no Exif, text, thumbnails or trailing bytes. Undefined when it is none.
 */
export function cleanJpeg(file: Buffer): CleanPicture | undefined {
  const kept = keepFrom(file);
  kept.keep(0, 2);
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let turned = false;
  let parts = 0;
  for (let at = 2; at < file.length;) {
    const segment = readSegment(file, at);
    if (segment === undefined || ++parts > MAX_PARTS) return undefined;
    const { marker, start, end } = segment;
    if (marker === END) break;
    if (marker === APP1 && !turned) {
      const exif = writeOrientation(readOrientation(file.subarray(start + 4, end)));
      turned = exif !== undefined;
      if (exif !== undefined) kept.insert(exif);
    }
    if (isFrame(marker)) {
      if (end - start < 9) return undefined;
      size ??= { height: file.readUInt16BE(start + 5), width: file.readUInt16BE(start + 7) };
    }
    if (marker === APP2) kept.insert(plainProfile(file.subarray(start, end)));
    else if (marker === APP0 && isNeeded(file, segment)) kept.insert(plainJfif(file.subarray(start, end)));
    else if (isNeeded(file, segment)) kept.keep(start, end);
    hasScan ||= marker === START_OF_SCAN;
    at = end;
  }
  if (size === undefined || !hasScan) return undefined;
  // Truncated pixels are shown as far as they go.
  kept.insert(Buffer.from([0xff, END]));
  return { bytes: kept.toBuffer(), ...size };
}

/** The segment at `at` without padding; undefined without one. */
function readSegment(file: Buffer, at: number): Segment | undefined {
  let start = at;
  while (file[start] === 0xff && file[start + 1] === 0xff) start += 1;
  const marker = file[start + 1];
  if (file[start] !== 0xff || marker === undefined || marker < 0xc0 || isMark(marker)) return undefined;
  if (marker === END) return { marker, start, end: start + 2 };
  if (start + 4 > file.length) return undefined;
  const end = start + 2 + file.readUInt16BE(start + 2);
  if (end < start + 4 || end > file.length) return undefined;
  return { marker, start, end: marker === START_OF_SCAN ? endOfScan(file, end) : end };
}

/** A restart marker, or the start of a file. */
function isMark(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd8;
}

/** The next marker after the pixels. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next >= 0xc0 && next !== 0xff && !isMark(next)) return at;
  }
  return file.length;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Pixels, tables (C0 to DD) and colour information. */
function isNeeded(file: Buffer, { marker, start, end }: Segment): boolean {
  const name = (length: number) => file.toString('latin1', start + 4, start + 4 + length);
  if (marker === APP0) return name(5) === 'JFIF\0';
  if (marker === APP14) return name(5) === 'Adobe' && end - start === ADOBE_LENGTH;
  return marker <= 0xdd && marker !== 0xc8;
}

const PROFILE = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');

/** The colour profile without texts; profiles in pieces and other uses of the marker are dropped. */
function plainProfile(segment: Buffer): Buffer {
  const start = 4 + PROFILE.length;
  const profile = segment.subarray(4, start).equals(PROFILE)
    ? withoutWords(segment.subarray(start))
    : undefined;
  return profile === undefined ? Buffer.alloc(0) : Buffer.concat([segment.subarray(0, start), profile]);
}

/** Without the thumbnail that may follow. */
function plainJfif(segment: Buffer): Buffer {
  const plain = Buffer.alloc(JFIF_LENGTH);
  segment.copy(plain, 0, 0, JFIF_LENGTH - 2);
  plain.writeUInt16BE(JFIF_LENGTH - 2, 2);
  return plain;
}
