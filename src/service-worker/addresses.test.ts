import { isPortalPage, pageToOpen } from './addresses.ts';

const SCOPE = 'https://clube.example/portal/';

test.each([
  ['', true],
  ['#/voucher', true],
  ['?utm_source=push#/promocoes?idEmpresa=7', true],
  ['index.html', true],
  ['index.html#/voucher', true],
  ['folheto.pdf', false],
  ['estatutos/index.html', false],
  ['../', false],
  ['https://clube.example/', false],
  ['http://clube.example/portal/', false],
  ['https://clube.example:8443/portal/', false],
  ['https://mal.example/portal/', false],
])('%s is the page of the portal: %s', (address, expected) => {
  expect(isPortalPage(new URL(address, SCOPE).href, SCOPE)).toBe(expected);
});

test.each([
  ['a route', '/voucher', '#/voucher'],
  ['a route with a query', '/promocoes?idEmpresa=7', '#/promocoes?idEmpresa=7'],
  ['a hash', '#/voucher', '#/voucher'],
  ['the whole address', `${SCOPE}#/compras`, '#/compras'],
  ['the whole address of its file', `${SCOPE}index.html#/compras`, 'index.html#/compras'],
  ["the page's own path", '/portal/#/compras', '#/compras'],
  ['the start', SCOPE, ''],
])('a click on a message with %s opens it', (_, asked, expected) => {
  expect(pageToOpen(asked, SCOPE)).toBe(`${SCOPE}${expected}`);
});

test.each([
  ['no address', undefined],
  ['null', null],
  ['a number', 7],
  ['a record', { href: `${SCOPE}#/voucher` }],
  ['nothing but spaces', '   '],
  ['another origin', 'https://mal.example/#/voucher'],
  ['another origin without a scheme', '//mal.example/#/voucher'],
  ['another origin behind backslashes', '\\\\mal.example\\#/voucher'],
  ['our name as a user', 'https://clube.example@mal.example/portal/'],
  ['our name as a part', 'https://clube.example.mal.example/portal/'],
  ['another port', 'https://clube.example:8443/portal/'],
  ['without encryption', 'http://clube.example/portal/'],
  ['a script', 'javascript:alert(document.domain)'],
  ['a page of its own', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://clube.example/6f1c'],
  ['another file of ours', 'folheto.pdf'],
  ['a folder above', '../'],
  ['no address at all', 'https://['],
])('a click on a message with %s opens the start', (_, asked) => {
  expect(pageToOpen(asked, SCOPE)).toBe(SCOPE);
});

test('whatever a message names, a click stays on the page', () => {
  for (const asked of [
    '/\\mal.example',
    '/\t/mal.example',
    '/ /mal.example',
    '\t//mal.example',
    ' https://mal.example',
  ])
    expect(isPortalPage(pageToOpen(asked, SCOPE), SCOPE)).toBe(true);
});
