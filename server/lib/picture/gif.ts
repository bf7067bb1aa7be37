import { type CleanPicture, keepFrom, MAX_PARTS } from './kept.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Application blocks with the loop count. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** A GIF's frames and timing only; undefined when it is none. */
export function cleanGif(file: Buffer): CleanPicture | undefined {
  if (file.length < 13 || !/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return undefined;
  const kept = keepFrom(file);
  let at = 13 + tableLength(file[10]);
  kept.keep(0, at);
  let width = file.readUInt16LE(6);
  let height = file.readUInt16LE(8);
  let hasFrame = false;
  let parts = 0;
  while (at < file.length && file[at] !== TRAILER) {
    const isImage = file[at] === IMAGE;
    if (!isImage && file[at] !== EXTENSION) return undefined;
    const blocks = isImage ? at + 11 + tableLength(file[at + 9]) : at + 2;
    const end = endOfBlocks(file, blocks);
    if (end === undefined || ++parts > MAX_PARTS) return undefined;
    if (isImage || isNeeded(file, at)) kept.keep(at, end);
    if (isImage) {
      hasFrame = true;
      // Browsers allocate frames larger than the screen.
      width = Math.max(width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      height = Math.max(height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
    }
    at = end;
  }
  if (!hasFrame) return undefined;
  kept.insert(Buffer.from([TRAILER]));
  return { bytes: kept.toBuffer(), width, height };
}

function isNeeded(file: Buffer, extension: number): boolean {
  const label = file[extension + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && LOOPS.has(file.toString('latin1', extension + 3, extension + 14));
}

/** A colour table's bytes by its flags; 0 without one. */
function tableLength(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The end of a row of sub-blocks; undefined when truncated. */
function endOfBlocks(file: Buffer, start: number): number | undefined {
  let at = start;
  while (at < file.length) {
    const length = file[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}
