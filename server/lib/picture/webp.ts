import { withoutWords } from './icc.ts';
import { type CleanPicture, MAX_PARTS } from './kept.ts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const HEADER = 12;
const FRAME_HEADER = 16;
const NEEDED = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const NEEDED_IN_FRAME = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** Pixels and transparency. */
const MAX_IN_FRAME = 2;
/** VP8X bits for Exif and XMP. */
const ANNOUNCED = 0x08 | 0x04;

/** A WebP's needed chunks, in its frames too; undefined when it is none. */
export function cleanWebp(file: Buffer): CleanPicture | undefined {
  if (file.length < HEADER || file.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  const end = 8 + file.readUInt32LE(4);
  const chunks = end > file.length ? undefined : readChunks(file.subarray(HEADER, end), NEEDED, MAX_PARTS);
  const size = chunks?.map(sizeOf).find((one) => one !== undefined);
  if (chunks === undefined || size === undefined) return undefined;
  const cleaned = chunks.map(cleanChunk);
  const whole = cleaned.filter((chunk) => chunk !== undefined);
  if (whole.length < cleaned.length || !whole.some(({ type }) => /^(?:VP8 |VP8L|ANMF)$/.test(type))) {
    return undefined;
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...whole.map(writeChunk)]);
  const riff = Buffer.from('RIFF\0\0\0\0', 'latin1');
  riff.writeUInt32LE(body.length, 4);
  return { bytes: Buffer.concat([riff, body]), ...size };
}

/** The needed chunks; undefined beyond `max` or when truncated. */
function readChunks(data: Buffer, needed: ReadonlySet<string>, max: number): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const length = data.readUInt32LE(at + 4);
    const type = data.toString('latin1', at, at + 4);
    const start = at + 8;
    if (start + length > data.length || chunks.length > max) return undefined;
    if (needed.has(type)) chunks.push({ type, data: data.subarray(start, start + length) });
    at = start + length + (length % 2);
  }
  return chunks;
}

function cleanChunk({ type, data }: Chunk): Chunk | undefined {
  if (type === 'VP8X') {
    const flags = Buffer.from(data);
    flags[0] = (flags[0] ?? 0) & ~ANNOUNCED;
    return { type, data: flags };
  }
  // The header announces a profile: an empty one counts as none.
  if (type === 'ICCP') return { type, data: withoutWords(data) ?? Buffer.alloc(0) };
  if (type !== 'ANMF') return { type, data };
  const inner = readChunks(data.subarray(FRAME_HEADER), NEEDED_IN_FRAME, MAX_IN_FRAME);
  if (data.length < FRAME_HEADER || inner === undefined || inner.length === 0) return undefined;
  return { type, data: Buffer.concat([data.subarray(0, FRAME_HEADER), ...inner.map(writeChunk)]) };
}

function writeChunk({ type, data }: Chunk): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}

/** A chunk's size in px: the canvas, or the only picture. */
function sizeOf({ type, data }: Chunk): { width: number; height: number } | undefined {
  if (type === 'VP8X' && data.length >= 10) {
    return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  }
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a) {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return undefined;
}
