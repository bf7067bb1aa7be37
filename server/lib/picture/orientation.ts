const NAME = 'Exif\0\0';
const ORIENTATION = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;
const ENTRY = 12;

/** An Exif segment's orientation, 1 to 8; 1 when absent. */
export function readOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, NAME.length) !== NAME) return UPRIGHT;
  const tiff = segment.subarray(NAME.length);
  if (tiff.length < 8) return UPRIGHT;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return UPRIGHT;
  const entries = short(first);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * ENTRY;
    if (at + ENTRY > tiff.length) return UPRIGHT;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= UPRIGHT && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** An Exif segment with the orientation only; undefined when upright. */
export function writeOrientation(orientation: number): Buffer | undefined {
  if (orientation === UPRIGHT) return undefined;
  const tiff = Buffer.alloc(8 + 2 + ENTRY + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + NAME.length + tiff.length, 2);
  return Buffer.concat([head, Buffer.from(NAME, 'latin1'), tiff]);
}
