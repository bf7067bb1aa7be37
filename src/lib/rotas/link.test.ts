import fc from 'fast-check';
import { safeImageUrl, safeUrl } from './link.ts';

const BASE = 'https://portal.example/app/';

// @rule R12
describe('safeUrl', () => {
  it.each([
    ['https://loja.example/a?b=1#c', 'https://loja.example/a?b=1#c'],
    ['HTTP://loja.example', 'http://loja.example/'],
    [' https://loja.example/ ', 'https://loja.example/'],
    ['//loja.example/x', 'https://loja.example/x'],
    ['www.loja.example/x', 'https://www.loja.example/x'],
    ['/img/a.png', 'https://portal.example/img/a.png'],
    ['folheto.pdf', 'https://portal.example/app/folheto.pdf'],
    ['https://loja.example/preço', 'https://loja.example/pre%C3%A7o'],
  ])('%j → %s', (value, url) => expect(safeUrl(value, BASE)).toBe(url));

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:image/png;base64,AAAA'],
    ['vbscript:x'],
    ['blob:https://loja.example/1'],
    ['file:///etc/passwd'],
    ['ftp://loja.example'],
    ['mailto:a@b.c'],
    ['https://banco.example@golpe.example/'],
    ['https://a:b@golpe.example/'],
    ['https://loja.example/\u0000'],
    ['https://loja.example/\u0085a'],
    ['https://'],
    ['https://a b/'],
    [''],
    ['  '],
    [null],
    [undefined],
    [42],
    [{}],
  ])('%j is refused', (value) => {
    expect(safeUrl(value, BASE)).toBeNull();
    expect(safeUrl(value)).toBeNull();
  });

  it('refuses relative links without a base, and a broken base', () => {
    expect(safeUrl('/img/a.png')).toBeNull();
    expect(safeUrl('/img/a.png', 'nowhere')).toBeNull();
  });

  it('gives nothing but http(s), without user name, stable', () => {
    const scheme = fc.constantFrom(
      '',
      'https://',
      'http:',
      'javascript:',
      'java\tscript:',
      '//',
      '\\\\',
      'data:',
      ' ',
    );
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.string()), (start, rest) => {
        const url = safeUrl(start + rest, BASE);
        if (url === null) return;
        const parsed = new URL(url);
        expect(['http:', 'https:']).toContain(parsed.protocol);
        expect(parsed.username + parsed.password).toBe('');
        expect(safeUrl(url)).toBe(url);
      }),
      { numRuns: 300 },
    );
  });
});

describe('safeImageUrl', () => {
  it.each([
    ['data:image/png;base64,iVBORw0KGgo='],
    ['data:image/jpeg;base64,/9j/4AAQ+A=='],
    ['data:image/jpg;base64,AAAA'],
    ['data:image/webp;base64,AAAA'],
    ['data:image/gif;base64,AAAA'],
    ['data:image/avif;base64,AAAA'],
    ['https://loja.example/a.svg'],
  ])('%s is shown', (value) => expect(safeImageUrl(value)).toBe(value));

  it.each([
    ['data:image/svg+xml;base64,AAAA'],
    ['data:image/png,AAAA'],
    ['data:image/png;base64,'],
    ['data:image/png;base64,AA"onerror='],
    ['data:text/html;base64,AAAA'],
    ['javascript:alert(1)'],
    [null],
  ])('%j is refused', (value) => expect(safeImageUrl(value)).toBeNull());

  it('takes a photograph of megabytes at once', () => {
    const photo = `data:image/jpeg;base64,${'Ab+/'.repeat(1_000_000)}`;
    expect(safeImageUrl(photo)).toBe(photo);
    expect(safeImageUrl(`${photo}!`)).toBeNull();
  });
});
