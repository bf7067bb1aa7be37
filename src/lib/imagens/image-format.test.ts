import { hasNotes, imageFormatOf, isWhole } from './image-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\n\x01\0\0WEBPVP8X'],
  ['other', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['other', '\0\0\0\x18ftypmif1'],
  ['other', '\0\0\0\x1cftypavif'],
  ['other', 'II*\0\x08\0\0\0'],
  ['other', 'MM\0*\0\0\0\x08'],
  ['other', '\xff\x0a'],
  ['other', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['other', '8BPS\0\x01'],
  ['other', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
  [null, '\0\0\0\x18ftypisom'],
  [null, '%PDF-1.7'],
  [null, 'não é imagem'],
  [null, ''],
] as const)('%j: what begins with %j', (format, text) => {
  expect(imageFormatOf(bytes(text))).toBe(format);
});

test.each([
  ['jpeg', '\xff\xd8\xff\xe1\0\x20Exif\0\0MM', true],
  ['jpeg', '\xff\xd8\xff\xe1http://ns.adobe.com/xap/1.0/', true],
  ['jpeg', '\xff\xd8\xff\xfe\0\x08Campinas', true],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF', false],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x10eXIf', true],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x10tEXt', true],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x10IDAT\xff\xfe', false],
  ['webp', 'RIFF\n\x01\0\0WEBPVP8XEXIF', true],
  ['webp', 'RIFF\n\x01\0\0WEBPVP8 ', false],
  ['gif', 'GIF89a', false],
  ['other', '', true],
] as const)('%s %j carries notes: %j', (format, text, found) => {
  expect(hasNotes(format, bytes(text))).toBe(found);
});

test.each([
  ['jpeg', '\xff\xd8\xff\xd9', true],
  ['jpeg', '\xff\xd8\xff\xe0', false],
  ['png', '\x89PNG\r\n\0\0\0\0IEND\xaeB`\x82', true],
  ['png', '\x89PNG\r\n\0\0\0\0IEND\xae', false],
  ['gif', 'GIF89a;', true],
  ['gif', 'GIF89a', false],
  ['webp', 'RIFF', true],
] as const)('a %s that ends as %j is whole: %s', (format, text, whole) => {
  expect(isWhole(format, bytes(text))).toBe(whole);
});
