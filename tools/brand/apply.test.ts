import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { icoOf, notFoundOf, pageOf, withStyles, workerFor } from './apply.ts';
import { assertReadable, pairsOf } from './contrast.ts';

const PAGE =
  '<html><head><meta name=description content="a"><title>Portal</title></head><body>a</body></html>';

// @rule C6.18
test("a link preview shows the brand's name and picture", () => {
  const page = pageOf(PAGE, 'Sol & "Mar"', 'https://sol.example/clube/');
  expect(page).toContain('<meta property="og:title" content="Sol &#38; &#34;Mar&#34;">');
  expect(page).toContain('<meta property="og:image" content="https://sol.example/clube/icons/social.png">');
  const next = pageOf(page, 'Lua', 'https://lua.example/');
  expect(next.match(/og:title|og:image"/g)).toEqual(['og:title', 'og:image"']);
  expect(next).not.toContain('Sol');
  expect(next.replace(/<meta (?:property|name="twitter)[^>]*>/g, '')).toBe(PAGE.replace('Portal', 'Lua'));
});

// @rule C6.15
test('the 404 page is branded and the policy allows its style', () => {
  const page = readFileSync('public/404.html', 'utf8');
  const made = notFoundOf(page, 'Sol & Mar', '#7A1FA2');
  expect(made).toContain('<title>Sol &#38; Mar</title>');
  expect([made.includes('#0b6b3a'), made.match(/#7A1FA2/g)]).toEqual([false, ['#7A1FA2']]);
  expect(notFoundOf(made, 'Lua', '#0B6B3A').match(/#0B6B3A|#7A1FA2/g)).toEqual(['#0B6B3A']);
  const hash = createHash('sha256').update('p{}').digest('base64');
  const once = withStyles("style-src 'self' 'sha256-a'; img-src 'self'", ['p{}']);
  expect(once).toBe(`style-src 'self' 'sha256-${hash}' 'sha256-a'; img-src 'self'`);
  expect(withStyles(once, ['p{}'])).toBe(once);
});

// @rule C6.15
test('the favicon of old browsers is the icon in an ICO file', () => {
  const house = readFileSync('public/icons/icon-192.png');
  expect(icoOf(house).equals(readFileSync('public/favicon.ico'))).toBe(true);
});

// @rule C6.18
test('without an address a link preview has no picture', () => {
  expect(pageOf(PAGE, 'Sol', null)).not.toMatch(/og:image|twitter:card/);
});

// @rule C6.18
test.each([
  `[{'revision':'${'a'.repeat(32)}','url':'index.html'},{'revision':null,'url':'assets/a.js'}]`,
  `[{"revision":"${'a'.repeat(32)}","url":"index.html"}]`,
  `[{revision:"${'a'.repeat(32)}",url:"index.html"}]`,
])('the worker precaches the changed page: %s', (worker) => {
  const page = Buffer.from('page');
  const md5 = createHash('md5').update(page).digest('hex');
  expect(workerFor(worker, new Map([['index.html', page]]))).toBe(worker.replace('a'.repeat(32), md5));
  expect(workerFor(worker, new Map([['icons/a.png', page]]))).toBe(worker);
});

// @rule C6.16
test('the colour is checked in every theme of the portal', () => {
  const pairs = pairsOf('#0B6B3A');
  expect(pairs.length % 4).toBe(0);
  expect(new Set(pairs.map(({ theme }) => theme))).toEqual(
    new Set(['light', 'dark', ...pairs.slice(8).map(({ theme }) => theme)]),
  );
  expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  // The portal makes every colour readable.
  for (const color of ['#7A1FA2', '#E8590C', '#0D6EFD', '#C23C14', '#808080'])
    expect(pairsOf(color).filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  // Computed by WCAG: the default green on the light page.
  expect(pairs[0]).toMatchObject({ theme: 'light', colour: '#0B6B3A', meets: 'the page', ratio: 6.4 });
});

// @rule C6.16
test('a strong colour is accepted and its adjusted shade reported', () => {
  expect(assertReadable('#FF6600')).toEqual([
    expect.stringMatching(/^--color #FF6600 has a contrast of 2\.\d\d:1 .* makes #[0-9A-F]{6} of it/),
  ]);
});

// @rule C6.16
test.each([
  ['#FFDD00', '1.3'],
  ['#FFFFFF', '1.0'],
  ['#8FD3FF', '1.5'],
])('%s is too light to be the brand’s, and the portal’s own choice is named', (color, ratio) => {
  expect(() => assertReadable(color)).toThrow(
    new RegExp(`^--color ${color} has a contrast of ${ratio}\\d:1 .* would make #[0-9A-F]{6} of it`),
  );
});

// @rule C6.16
test.each(['#0B6B3A', '#7A1FA2', '#C23C14', '#000000', '#E8590C'])('%s is a brand’s colour', (color) => {
  expect(() => assertReadable(color)).not.toThrow();
});
