import { deflateSync, inflateSync } from 'node:zlib';

const HEADER_LENGTH = 128;
const ENTRY_LENGTH = 12;
const MAX_TAGS = 200;
const MAX_LENGTH = 4 * 1024 * 1024;
/** Tags used to compute colours. All others are texts. */
const COLOURS = new Set(
  'rXYZ gXYZ bXYZ wtpt bkpt rTRC gTRC bTRC kTRC chad chrm lumi A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 gamt cicp'.split(
    ' ',
  ),
);
/** Date, maker, model, creator and id in the header. */
const NOTED: readonly (readonly [number, number])[] = [
  [24, 36],
  [48, 56],
  [80, 100],
];

/** A colour profile of equal length without texts; undefined when it is none. */
export function withoutWords(profile: Buffer): Buffer | undefined {
  if (profile.length < HEADER_LENGTH + 4 || profile.toString('latin1', 36, 40) !== 'acsp') return undefined;
  const count = profile.readUInt32BE(HEADER_LENGTH);
  const end = HEADER_LENGTH + 4 + count * ENTRY_LENGTH;
  if (count > MAX_TAGS || end > profile.length) return undefined;
  // Keeps header, table and colours; unreferenced bytes are dropped.
  const clean = Buffer.alloc(profile.length);
  profile.copy(clean, 0, 0, end);
  for (const [from, to] of NOTED) clean.fill(0, from, to);
  for (let at = HEADER_LENGTH + 4; at < end; at += ENTRY_LENGTH) {
    const [from, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    if (from < end || from + length > profile.length) return undefined;
    // A text tag keeps its type and is empty.
    const kept = COLOURS.has(profile.toString('latin1', at, at + 4)) ? length : Math.min(8, length);
    profile.copy(clean, from, from, from + kept);
  }
  return clean;
}

/** The same for a PNG's profile: a name and compressed data. */
export function cleanPngProfile(data: Buffer): Buffer | undefined {
  const end = data.indexOf(0);
  if (end < 1 || end > 79 || data[end + 1] !== 0) return undefined;
  try {
    const profile = withoutWords(inflateSync(data.subarray(end + 2), { maxOutputLength: MAX_LENGTH }));
    return profile && Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);
  } catch {
    return undefined;
  }
}
