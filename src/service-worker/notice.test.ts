import { readNotice } from './notice.ts';

const SCOPE = 'https://clube.example/';
const EMPTY = { title: null, body: '', tag: null, image: null, url: SCOPE };
const read = (message: unknown) => readNotice(JSON.stringify(message), SCOPE);

test('words at the top of the message', () => {
  const message = {
    title: 'Oferta do dia',
    body: 'Café com 30% de desconto',
    tag: 'oferta',
    image: 'https://imagens.example/cafe.webp',
    url: '/promocoes?idEmpresa=7',
  };
  expect(read(message)).toEqual({ ...message, url: `${SCOPE}#/promocoes?idEmpresa=7` });
});

test('words under notification, the address under data', () => {
  expect(
    read({
      notification: { title: 'Seu voucher', body: 'Vence hoje', tag: 'v' },
      data: { link: '#/voucher' },
    }),
  ).toEqual({ ...EMPTY, title: 'Seu voucher', body: 'Vence hoje', tag: 'v', url: `${SCOPE}#/voucher` });
});

test("OneSignal's form: alert, and the address under custom.u", () => {
  expect(
    read({ title: 'Clube', alert: 'Novo folheto', custom: { i: 'a1', u: `${SCOPE}#/tabloides` } }),
  ).toEqual({ ...EMPTY, title: 'Clube', body: 'Novo folheto', url: `${SCOPE}#/tabloides` });
});

test.each(['body', 'alert', 'message', 'mensagem'])('the words may be called %s', (key) => {
  expect(read({ [key]: 'Olá' }).body).toBe('Olá');
});

test.each(['url', 'u', 'link', 'click_action'])('the address may be called %s', (key) => {
  expect(read({ [key]: '/voucher' }).url).toBe(`${SCOPE}#/voucher`);
});

test('the outer word counts, an empty one does not', () => {
  expect(read({ title: 'Fora', notification: { title: 'Dentro' } }).title).toBe('Fora');
  expect(read({ title: ' ', notification: { title: 'Dentro' } }).title).toBe('Dentro');
});

test.each([
  ['no message', null, ''],
  ['an empty one', '', ''],
  ['plain words', 'Seus pontos vencem hoje', 'Seus pontos vencem hoje'],
  ['broken JSON', '{"title":"Olá"', '{"title":"Olá"'],
  ['a number', '12', '12'],
  ['nothing, as JSON', 'null', ''],
  ['a list', '["a"]', ''],
])('%s shows its words alone and opens the start', (_, text, body) => {
  expect(readNotice(text, SCOPE)).toEqual({ ...EMPTY, body });
});

test('fields of another kind are passed over', () => {
  expect(
    read({ title: 7, body: ['x'], tag: {}, image: true, url: { href: '/' }, notification: 'x', data: null }),
  ).toEqual(EMPTY);
});

test.each([
  'http://imagens.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/a.png',
  '//x/a.png',
])('a picture at %s is left out', (image) => {
  expect(read({ title: 'Olá', image })).toEqual({ ...EMPTY, title: 'Olá' });
});

test.each([
  'https://mal.example/',
  '//mal.example/#/voucher',
  'javascript:alert(1)',
  'https://clube.example.mal.example/',
])('the foreign address %s opens the start', (url) => {
  expect(read({ title: 'Olá', url }).url).toBe(SCOPE);
  expect(read({ title: 'Olá', custom: { u: url } }).url).toBe(SCOPE);
});
