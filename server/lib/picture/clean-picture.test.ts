import { crc32, deflateSync } from 'node:zlib';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture.ts';
import { exif, jpegSegment, PICTURES, PLACE, pngChunk } from './testing-pictures.ts';

const { jpeg, png, gif } = PICTURES;
/** Where the notes of a JPEG and a PNG begin. */
const AFTER_JFIF = 20;
const AFTER_HEADER = 33;
const note = Buffer.from(PLACE);
const tail = Buffer.from(`<script>alert('${PLACE}')</script>`);

/** The file with `parts` put in at `at`, and something behind its end. */
const noted = (file: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at), tail]);

const cleaned = async (file: Buffer): Promise<Buffer | string> => {
  const result = await cleanPicture(file);
  return result.ok ? result.bytes : result.reason;
};
const bytesOf = async (file: Buffer): Promise<Buffer> => {
  const bytes = await cleaned(file);
  if (typeof bytes === 'string') throw new Error(bytes);
  return bytes;
};
const reasons = async (files: Buffer[]) => Promise.all(files.map(cleaned));

test('a picture of each kind keeps its kind, its size and its frames', async () => {
  const shapes = await Promise.all(
    Object.values(PICTURES).map(async (file) => {
      const { format, width, pageHeight, height, pages } = await sharp(await bytesOf(file), {
        animated: true,
      }).metadata();
      return [format, width, pageHeight ?? height, pages ?? 1];
    }),
  );
  expect(shapes).toEqual([
    ['jpeg', 16, 8, 1],
    ['webp', 16, 8, 1],
    ['png', 16, 8, 1],
    ['gif', 16, 8, 2],
  ]);
});

// @rule C6.24
test.each([
  [2400, 900, 1600, 600],
  [600, 3200, 300, 1600],
])('a picture of %i × %i is kept at %i × %i', async (width, height, kept, high) => {
  const file = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await sharp(await bytesOf(file)).metadata()).toMatchObject({ width: kept, height: high });
});

test('a PNG keeps the colour of every point', async () => {
  const points = async (file: Buffer) => sharp(file).raw().toBuffer();
  expect(await points(await bytesOf(png))).toEqual(await points(png));
});

test('a JPEG loses place, device, texts, small pictures and its tail', async () => {
  const withNote = noted(
    jpeg,
    AFTER_JFIF,
    jpegSegment(0xe1, exif(1)),
    jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), note])),
    jpegSegment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), note])),
    jpegSegment(0xfe, note),
    jpegSegment(0xe0, Buffer.concat([Buffer.from('JFXX\0'), note])),
    jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), note])),
  );
  expect(await bytesOf(withNote)).toEqual(await bytesOf(jpeg));
  expect((await bytesOf(withNote)).includes('LATITUDE')).toBe(false);
});

test('a JPEG is rotated as its orientation says', async () => {
  for (const order of ['II', 'MM'] as const) {
    const lying = noted(jpeg, AFTER_JFIF, jpegSegment(0xe1, exif(6, order)));
    const { width, height, orientation } = await sharp(await bytesOf(lying)).metadata();
    expect([width, height, orientation]).toEqual([8, 16, undefined]);
  }
});

test('a JPEG that is cut off is shown as far as it goes', async () => {
  expect(await cleaned(jpeg.subarray(0, -6))).toBeInstanceOf(Buffer);
});

test('a PNG loses place, texts, time, colour profile and its tail', async () => {
  const withNote = noted(
    png,
    AFTER_HEADER,
    ...['tEXt', 'zTXt', 'eXIf', 'tIME', 'prVt', 'caBX'].map((type) => pngChunk(type, note)),
    pngChunk('iCCP', Buffer.concat([Buffer.from('de Fulano\0\0'), deflateSync(note)])),
  );
  expect(await bytesOf(withNote)).toEqual(await bytesOf(png));
});

test('a file that only begins like a picture is refused', async () => {
  const begins = [
    Buffer.concat([jpeg.subarray(0, 4), tail]),
    Buffer.concat([png.subarray(0, 8), tail]),
    Buffer.concat([gif.subarray(0, 25), tail]),
    Buffer.concat([PICTURES.webp.subarray(0, 12), tail]),
    // The bytes of a WebP at their place, in a drawing.
    Buffer.from('<svg x="\0WEBP" xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').subarray(1),
    tail,
  ];
  expect(await reasons(begins)).toEqual(begins.map(() => 'no-picture'));
});

/** A PNG whose header tells of another size. */
function ofSize(width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

test('a picture of too many px is refused by its header', async () => {
  expect(await reasons([ofSize(65_535, 65_535), ofSize(9000, 9000)])).toEqual(['too-large', 'too-large']);
});

// @rule C6.24
test('a picture without width or height in its header is refused', async () => {
  expect(await reasons([ofSize(0, 8), ofSize(16, 0)])).toEqual(['no-picture', 'no-picture']);
});

test('kinds that are not drawn anew are refused', async () => {
  const kinds = ['424d0000', '49492a00', '000000206674797068656963', '000000206674797061766966', '00000100'];
  const withNote = noted(jpeg, AFTER_JFIF, jpegSegment(0xe1, exif(1))).toString('base64');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
    <image href="data:image/jpeg;charset=x;base64,${withNote}"/></svg>`;
  const files = [...kinds.map((hex) => Buffer.from(hex, 'hex')), Buffer.from(drawing)];
  expect(await reasons(files)).toEqual(files.map(() => 'no-picture'));
});

test('a broken file of any type terminates and is clean', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(PICTURES)),
      changes,
      fc.nat(),
      async (file, list, length) => {
        const broken = Buffer.from(file.subarray(0, file.length - (length % 20)));
        for (const [at, byte] of list) broken[at % broken.length] = byte;
        const result = await cleanPicture(broken);
        if (result.ok) expect((await sharp(result.bytes).metadata()).width).toBeGreaterThan(0);
      },
    ),
  );
});

// @rule C6.24
test('the event loop goes on while a photograph is drawn anew', async () => {
  const background = { r: 200, g: 60, b: 40 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const from = performance.now();
  await bytesOf(photo);
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan((performance.now() - from) / 2);
});
