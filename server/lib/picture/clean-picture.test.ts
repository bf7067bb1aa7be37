import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { cleanPicture } from './clean-picture.ts';
import {
  exif,
  gifExtension,
  jpegSegment,
  PICTURES,
  PLACE,
  pngChunk,
  webpChunk,
  webpOf,
} from './testing-pictures.ts';

const { jpeg, png, gif, webp } = PICTURES;
/** Where the notes of a JPEG, a PNG and a GIF begin. */
const AFTER_JFIF = 20;
const AFTER_HEADER = 33;
const AFTER_TABLE = 25;
const note = Buffer.from(PLACE);
const tail = Buffer.from(`<script>alert('${PLACE}')</script>`);

/** The file with `parts` put in at `at`, and something behind its end. */
const noted = (file: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at), tail]);

const cleaned = (file: Buffer) => {
  const result = cleanPicture(file);
  return result.ok ? result.bytes : result.reason;
};

test('a plain picture of each kind stays as it is, byte for byte', () => {
  const kinds = Object.values(PICTURES).map((file) => {
    const result = cleanPicture(file);
    return result.ok ? [result.mime, result.bytes.equals(file)] : result.reason;
  });
  expect(kinds).toEqual([
    ['image/jpeg', true],
    ['image/webp', true],
    ['image/png', true],
    ['image/gif', true],
  ]);
});

test('a JPEG loses place, device, texts, small pictures and what hangs on behind', () => {
  const withNotes = noted(
    jpeg,
    AFTER_JFIF,
    jpegSegment(0xe1, exif(1)),
    jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), note])),
    jpegSegment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), note])),
    jpegSegment(0xfe, note),
    jpegSegment(0xe0, Buffer.concat([Buffer.from('JFXX\0'), note])),
    jpegSegment(0xe2, Buffer.concat([Buffer.from('MPF\0'), note])),
    jpegSegment(0xee, Buffer.concat([Buffer.from('Adobe'), note])),
    Buffer.from([0xff, 0xff]),
  );
  expect(cleaned(withNotes)).toEqual(jpeg);
});

test('a JPEG keeps its colours, and the turn in which it is shown', () => {
  const profile = jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profileOf('')]));
  const adobe = jpegSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'));
  expect(cleaned(noted(jpeg, AFTER_JFIF, profile, adobe))).toEqual(
    Buffer.concat([jpeg.subarray(0, AFTER_JFIF), profile, adobe, jpeg.subarray(AFTER_JFIF)]),
  );
  for (const order of ['II', 'MM'] as const) {
    const turned = cleaned(
      noted(jpeg, AFTER_JFIF, jpegSegment(0xe1, exif(6, order)), jpegSegment(0xe1, exif(3))),
    );
    const expected = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
      'hex',
    );
    expect(turned).toEqual(
      Buffer.concat([jpeg.subarray(0, AFTER_JFIF), expected, jpeg.subarray(AFTER_JFIF)]),
    );
  }
});

test('the small picture beside a JPEG’s size goes', () => {
  const thumbnail = Buffer.concat([jpeg.subarray(6, 18), Buffer.from([4, 4]), Buffer.alloc(48, 'G')]);
  const file = Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xe0, thumbnail), jpeg.subarray(AFTER_JFIF)]);
  expect(cleaned(file)).toEqual(jpeg);
});

test('a JPEG that was cut off in its pixels ends where it ends', () => {
  expect(cleaned(jpeg.subarray(0, -6))).toEqual(
    Buffer.concat([jpeg.subarray(0, -6), Buffer.from([0xff, 0xd9])]),
  );
});

test('a PNG loses place, texts, time, unknown chunks and what hangs on behind', () => {
  const withNotes = noted(
    png,
    AFTER_HEADER,
    ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt', 'caBX'].map((type) => pngChunk(type, note)),
  );
  expect(cleaned(withNotes)).toEqual(png);
  const colours = pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
  expect(cleaned(noted(png, AFTER_HEADER, colours))).toEqual(
    Buffer.concat([png.subarray(0, AFTER_HEADER), colours, png.subarray(AFTER_HEADER)]),
  );
});

test('a GIF loses its metadata and keeps its animation', () => {
  const withNotes = noted(
    gif,
    AFTER_TABLE,
    gifExtension(0xfe, '', note),
    gifExtension(0xff, 'XMP DataXMP', note),
    gifExtension(0x01, 'x'.repeat(12), note),
  );
  expect(cleaned(withNotes)).toEqual(gif);
});

test('a WebP loses its metadata, in its frames too', () => {
  const picture = webp.subarray(12);
  const canvas = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 15, 0, 0, 7, 0, 0]));
  const frame = (...inner: Buffer[]) => webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...inner]));
  const still = webpOf(canvas(0x2c), picture, webpChunk('EXIF', note), webpChunk('XMP ', note));
  expect(cleaned(Buffer.concat([still, tail]))).toEqual(webpOf(canvas(0x20), picture));
  const film = webpOf(
    canvas(0x0e),
    webpChunk('ANIM', Buffer.alloc(6)),
    frame(picture, webpChunk('note', note)),
  );
  expect(cleaned(film)).toEqual(webpOf(canvas(0x02), webpChunk('ANIM', Buffer.alloc(6)), frame(picture)));
});

test('what only begins like a picture is none', () => {
  const begins = [
    Buffer.concat([jpeg.subarray(0, 4), tail]),
    Buffer.concat([png.subarray(0, 8), tail]),
    Buffer.concat([gif.subarray(0, AFTER_TABLE), tail]),
    Buffer.concat([webp.subarray(0, 12), tail]),
    Buffer.concat([png.subarray(0, AFTER_HEADER), pngChunk('IEND', Buffer.alloc(0))]),
    Buffer.from(png).fill(0, 50, 52),
    tail,
  ];
  expect(begins.map(cleaned)).toEqual(begins.map(() => 'no-image'));
});

test('a picture of too many px is refused by what its header says', () => {
  const header = Buffer.concat([Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]), png.subarray(24, 29)]);
  const bomb = Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(AFTER_HEADER)]);
  const frame = Buffer.from(gif);
  frame.writeUInt32LE(0xffffffff, gif.indexOf(0x2c, 40) + 5);
  expect([bomb, frame].map(cleaned)).toEqual(['too-large', 'too-large']);
});

test('kinds whose notes cannot be taken out are refused, a drawing stays', () => {
  const kinds = ['424d0000', '49492a00', '000000206674797068656963', '000000206674797061766966', '00000100'];
  expect(kinds.map((hex) => cleaned(Buffer.from(hex, 'hex')))).toEqual(kinds.map(() => 'unknown-kind'));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(cleanPicture(svg)).toEqual({ ok: true, mime: 'image/svg+xml', bytes: svg });
});

test('a broken file of any kind comes to an end, and what is left of it is clean', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PICTURES)), changes, fc.nat(), (file, list, length) => {
      const broken = Buffer.from(file.subarray(0, file.length - (length % 20)));
      for (const [at, byte] of list) broken[at % broken.length] = byte;
      const once = cleanPicture(broken);
      if (once.ok) expect(cleanPicture(once.bytes)).toEqual(once);
    }),
    { numRuns: 3000 },
  );
});

test('eight megabytes of hostile parts hold nobody up', async () => {
  const many = (part: Buffer) => Buffer.alloc(8 * 1024 * 1024, part);
  const files = [
    noted(
      jpeg,
      AFTER_JFIF,
      many(Buffer.concat([jpegSegment(0xdd, Buffer.alloc(2)), jpegSegment(0xfe, Buffer.alloc(0))])),
    ),
    Buffer.concat([jpeg.subarray(0, -2), many(Buffer.from([0xff, 0xd0]))]),
    noted(png, AFTER_HEADER, many(pngChunk('tEXt', Buffer.alloc(0)))),
    noted(gif, AFTER_TABLE, many(gifExtension(0xfe, '', Buffer.from('x')))),
    webpOf(webp.subarray(12), many(webpChunk('ALPH', Buffer.alloc(0)))),
  ];
  for (const file of files) expect(await processorTime(() => cleanPicture(file))).toBeLessThan(1500);
});

// @rule C6.24
test('a picture whose header names no height, or no width, is none', () => {
  for (const at of [16, 20]) {
    const file = Buffer.from(png);
    file.writeUInt32BE(0, at);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    expect(cleanPicture(file)).toEqual({ ok: false, reason: 'no-image' });
  }
});

/** A colour profile of one colour and one text. */
function profileOf(words: string): Buffer {
  const text = Buffer.alloc(40);
  text.write(`desc\0\0\0\0${words}`, 'latin1');
  const profile = Buffer.alloc(156 + 20 + text.length);
  profile.write('acsp', 36);
  profile.writeUInt32BE(2, 128);
  for (const [at, name, from, length] of [
    [132, 'rXYZ', 156, 20],
    [144, 'desc', 176, text.length],
  ] as const) {
    profile.write(name, at);
    profile.writeUInt32BE(from, at + 4);
    profile.writeUInt32BE(length, at + 8);
  }
  profile.write('XYZ ', 156);
  profile.fill(7, 164, 176);
  text.copy(profile, 176);
  return profile;
}

// @rule C6.24
test('words go from a colour profile too, and its colours stay', () => {
  const [told, plain] = [profileOf('de Fulano'), profileOf('')];
  const icc = (profile: Buffer) => Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile]);
  const inJpeg = (profile: Buffer) => noted(jpeg, AFTER_JFIF, jpegSegment(0xe2, icc(profile)));
  expect(cleaned(inJpeg(told))).toEqual(cleaned(inJpeg(plain)));
  expect((cleaned(inJpeg(plain)) as Buffer).includes(Buffer.alloc(12, 7))).toBe(true);
  const inPng = (profile: Buffer) =>
    noted(
      png,
      AFTER_HEADER,
      pngChunk('iCCP', Buffer.concat([Buffer.from('de Fulano\0\0'), deflateSync(profile)])),
    );
  const kept = cleaned(inPng(told)) as Buffer;
  expect([
    kept.equals(cleaned(inPng(plain)) as Buffer),
    kept.includes('iCCP'),
    kept.includes('Fulano'),
  ]).toEqual([true, true, false]);
  expect(cleaned(noted(png, AFTER_HEADER, pngChunk('iCCP', Buffer.from('x\0\0nada'))))).toEqual(png);
});

// @rule C6.24
test('a picture within a drawing loses its notes, and one that cannot be cleaned goes', () => {
  const svg = (...pictures: Buffer[]) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${pictures.map((bytes) => `<image href="data:image/png;base64,${bytes.toString('base64')}"/>`).join('')}<text>ção</text></svg>`,
    );
  const told = noted(jpeg, AFTER_JFIF, jpegSegment(0xfe, note));
  const text = String(cleaned(svg(told, Buffer.from('II*\0nada'))));
  expect(text).toContain(`href="data:image/jpeg;base64,${jpeg.toString('base64')}"`);
  expect(text).toContain('href="data:,"');
  expect(text).toContain('ção');
});
