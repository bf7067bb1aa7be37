import { crc32 } from 'node:zlib';

/** What must not be found in a cleaned picture. */
export const PLACE = 'LATITUDE 23.5505 S, LONGITUDE 46.6333 W';

const fromLines = (...lines: string[]): Buffer => Buffer.from(lines.join(''), 'base64');

/** Pictures of 16 × 8 px, red and blue, as a browser writes them; the film has two frames. For tests. */
export const PICTURES = {
  jpeg: fromLines(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1R',
    'V19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj',
    'Y2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAA',
    'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAAAFQoHBQ//aAAwDAQACEQMRAD8AgJQE',
    'UPStFnULw//Z',
  ),
  webp: fromLines('UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoQAAgAAsBMJaACdAIHgAD+8Wj/tl/43//zgPze/Fe/9cBv7//QcKAA'),
  png: fromLines(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAJ0lEQVR4AeyQoQ0AAAyDSP9/sbd0H9RMzIwEi0CGNMFpiiUf',
    'gPsHAwAA//9JC4ACAAAABklEQVQDAK24HdHMlotAAAAAAElFTkSuQmCC',
  ),
  gif: film(),
};

/** An Exif note: the turn in which to show the picture, and where it was taken. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const little = order === 'II';
  const tiff = Buffer.alloc(8 + 2 + 12 + 4);
  const short = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE)]);
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + data.length, 2);
  return Buffer.concat([head, data]);
}

/** A chunk of a PNG, with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An extension of a GIF. */
function gifExtension(label: number, name: string, data: Buffer): Buffer {
  const block = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const named = name === '' ? [] : [block(Buffer.from(name, 'latin1'))];
  return Buffer.concat([Buffer.from([0x21, label]), ...named, block(data), Buffer.from([0])]);
}

function film(): Buffer {
  const timing = gifExtension(0xf9, '', Buffer.from([4, 10, 0, 0]));
  const place = Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 8, 0, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([16, 0, 8, 0, 0x81, 0, 0, 0xdd, 0, 0, 0, 0, 0xdd, 0, 0, 0, 0, 0, 0]),
    gifExtension(0xff, 'NETSCAPE2.0', Buffer.from([1, 0, 0])),
    ...[0, 1].flatMap((colour) => [timing, place, flatPixels(colour)]),
    Buffer.from([0x3b]),
  ]);
}

/** 16 × 8 px of one colour, in codes of 3 bits that begin anew (4) after every two px and end with 5. */
function flatPixels(colour: number): Buffer {
  const codes = [...Array.from({ length: 64 }, () => [4, colour, colour]).flat(), 5];
  const bits = codes.flatMap((code) => [code & 1, (code >> 1) & 1, code >> 2]);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return Buffer.concat([Buffer.from([2, bytes.length]), bytes, Buffer.from([0])]);
}
