import { crc32 } from 'node:zlib';
import { cleanPngProfile } from './icc.ts';
import { type CleanPicture, keepFrom, MAX_PARTS } from './kept.ts';

const SIGNATURE_LENGTH = 8;
/** Chunks needed to show the picture, animated or not, in its colours; no text, time or Exif. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** The colour profile without texts; nothing when unreadable. */
function profileChunk(data: Buffer): Buffer {
  const profile = cleanPngProfile(data);
  if (profile === undefined) return Buffer.alloc(0);
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('iCCP'), profile, Buffer.alloc(4)]);
  chunk.writeUInt32BE(profile.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** A PNG's needed chunks only; undefined when it is none. */
export function cleanPng(file: Buffer): CleanPicture | undefined {
  const kept = keepFrom(file);
  kept.keep(0, SIGNATURE_LENGTH);
  let hasPixels = false;
  let parts = 0;
  for (let at = SIGNATURE_LENGTH; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length || ++parts > MAX_PARTS) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (at === SIGNATURE_LENGTH && (type !== 'IHDR' || end !== at + 25)) return undefined;
    if (NEEDED.has(type)) {
      if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
      if (type === 'iCCP') kept.insert(profileChunk(file.subarray(at + 8, end - 4)));
      else kept.keep(at, end);
    }
    hasPixels ||= type === 'IDAT';
    if (type === 'IEND') {
      if (!hasPixels) return undefined;
      return { bytes: kept.toBuffer(), width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
    }
    at = end;
  }
  return undefined;
}
