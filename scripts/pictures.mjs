import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';
import { importBundled } from './lib/bundled.mjs';
import { root } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';

readArgs(`node scripts/pictures.mjs

Makes the demonstration's rasters from their drawings, server/pictures/{folder}/{slug}.svg, and the leaflets. A phone's raster
has no data-only="desktop" parts, and its words are moved by data-phone.`);
const PICTURES = path.join(root, 'server/pictures');
/** Pixels across, by folder: for phones, and for all others. */
const WIDTHS = {
  produtos: { phone: 320, desktop: 480 },
  resgates: { phone: 320, desktop: 480 },
  banners: { phone: 800, desktop: 1440 },
  campanhas: { phone: 640, desktop: 1200 },
  parceiros: { phone: 320, desktop: 320 },
};
const LEAFLET_WIDTHS = { phone: 640, desktop: 720 };
const QUALITY = 0.82;

/** A page has one large product, two beside it, and six below. Prices are those of the offers (`server/seed/ofertas.ts`). */
const LEAFLETS = {
  'semana-verde': {
    titulo: 'Semana Fresca',
    sobre: 'Do campo para a sua mesa, todos os dias.',
    cor: '#0B6B3A',
    paginas: [
      [
        'Direto da feira',
        'banana-prata tomate-italiano abacate maca-gala alface-crespa laranja-pera cenoura morango uva-niagara',
      ],
      [
        'Frios e laticínios',
        'queijo-mussarela presunto-cozido leite-integral iogurte-natural manteiga ovos-caipiras queijo-parmesao salame-italiano suco-de-laranja',
      ],
    ],
  },
  'fim-de-semana': {
    titulo: 'Fim de Semana',
    sobre: 'Churrasco bom começa aqui.',
    cor: '#C8401B',
    paginas: [
      [
        'Para a brasa',
        'picanha-bovina linguica-toscana cerveja-pilsen file-de-frango pao-frances file-de-tilapia agua-de-coco vinho-tinto queijo-mussarela',
      ],
      [
        'Para acompanhar',
        'morango banana-prata cenoura ovos-caipiras manteiga arroz-tipo-1 feijao-carioca chocolate-ao-leite suco-de-laranja',
      ],
    ],
  },
  'mes-em-casa': {
    titulo: 'O Mês em Casa',
    sobre: 'A compra do mês com preço de Clube.',
    cor: '#1D4E89',
    paginas: [
      [
        'Despensa cheia',
        'arroz-tipo-1 feijao-carioca acucar-refinado cafe-torrado oleo-de-soja macarrao-espaguete molho-de-tomate azeite-extravirgem biscoito-recheado',
      ],
      [
        'Casa em dia',
        'sabao-em-po detergente amaciante papel-higienico leite-integral chocolate-ao-leite suco-de-laranja agua-de-coco iogurte-natural',
      ],
    ],
  },
  'padaria-do-clube': {
    titulo: 'Padaria do Clube',
    sobre: 'Pão quentinho a cada meia hora.',
    cor: '#6B3A1E',
    paginas: [
      [
        'Café da manhã',
        'pao-frances pao-de-queijo bolo-de-fuba cafe-torrado leite-integral manteiga queijo-mussarela suco-de-laranja iogurte-natural',
      ],
    ],
  },
};
/** Sold by the kilo: not a packet's weight, such as '5 kg'. */
const KG = /(?<!\d) kg$/;
const ALCOHOL = new Set(['cerveja-pilsen', 'vinho-tinto']);
const BY_WEIGHT = new Set([
  'queijo-mussarela',
  'presunto-cozido',
  'salame-italiano',
  'queijo-parmesao',
  'pao-de-queijo',
]);
const NOTE =
  'Ofertas para clientes do Clube Vizinhança que informarem o CPF ou CNPJ no caixa, enquanto durarem os estoques. Imagens ilustrativas.';
const SOBER = ' Beba com moderação. Venda de bebidas alcoólicas proibida para menores de 18 anos.';
const A4 = { width: 794, height: 1123 };

const urlOf = (file) => pathToFileURL(path.join(root, 'public', file)).href;
const LOGO = `<img class="logo" src="${urlOf('icons/logo.svg')}" alt=""><strong>Clube Vizinhança</strong>`;

const CSS = `
@font-face { font-family: Figtree; src: url(${urlOf('fonts/figtree-latin.woff2')}); font-weight: 300 900; }
@font-face { font-family: Title; src: url(${urlOf('fonts/bricolage-grotesque-latin.woff2')}); font-weight: 200 800; }
@page { margin: 0; }
* { box-sizing: border-box; margin: 0; }
body { font-family: Figtree; color: #2a1c10; }
section { position: relative; width: ${A4.width}px; height: ${A4.height}px; overflow: hidden; break-after: page; background: #fff; }
section:last-child { break-after: auto; }
header { position: relative; height: 196px; padding: 22px 36px; color: #fff; background:
  repeating-conic-gradient(from 4deg at 78% 130%, #ffffff14 0 6deg, #0000 6deg 12deg), var(--cor); }
header .logo { width: 44px; height: 44px; vertical-align: middle; margin-right: 10px; }
header strong { font: 700 21px Title; vertical-align: middle; }
h1 { font: 800 66px/1 Title; letter-spacing: -2px; margin-top: 6px; }
header p { font-size: 20px; font-weight: 600; margin-top: 4px; }
h2 { position: absolute; top: 176px; left: 36px; padding: 5px 20px 6px; font: 800 22px Title; color: #2a1c10;
  background: #ffc83d; border-radius: 10px; transform: rotate(-1.5deg); }
main { display: grid; grid-template: repeat(4, 204px) / repeat(3, 1fr); padding: 28px 24px 0; }
article { position: relative; padding: 8px 12px; border-right: 2px dotted #d8c7ae; border-bottom: 2px dotted #d8c7ae; }
article:first-child { grid-area: 1 / 1 / 3 / 3; }
article:is(:nth-child(2), :nth-child(3n)) { border-right: 0; }
section:nth-child(even) article:first-child { grid-area: 1 / 2 / 3 / 4; border-right: 0; }
section:nth-child(even) article:is(:nth-child(2), :nth-child(3)) { border-right: 2px dotted #d8c7ae; }
article:nth-last-child(-n + 3) { border-bottom: 0; }
article img { position: absolute; left: -2px; bottom: 6px; height: 150px; }
h3 { font: 700 17px/1.12 Figtree; text-wrap: balance; }
article div { position: absolute; right: 12px; bottom: 14px; text-align: right; font-size: 13px; font-weight: 600; }
article div > p:first-child { display: inline-block; padding: 0 4px; background: #fffc; border-radius: 4px; }
.price { display: flex; align-items: flex-start; padding: 2px 9px 6px; color: #fff; font-family: Title; line-height: 1;
  background: #d3211c; border-radius: 14px 14px 4px; box-shadow: -4px 4px 0 #ffc83d; text-align: left; }
.price small { font-size: 13px; font-weight: 700; margin: 6px 3px 0 0; }
.price b { font-size: 44px; font-weight: 800; letter-spacing: -2px; }
.price span { font-size: 22px; font-weight: 800; margin-top: 4px; }
.price i { display: block; font: 600 12px Figtree; margin: 2px 0 0 4px; }
article:first-child img { height: 350px; left: 8px; bottom: 0; }
article:first-child h3 { position: relative; z-index: 1; font: 800 34px/1.05 Title; padding-top: 14px; }
article:first-child div { transform: scale(2.1) rotate(-3deg); transform-origin: right bottom; right: 26px; bottom: 26px; }
footer { position: absolute; inset: auto 0 0; display: flex; align-items: center; gap: 24px; height: 58px; padding: 0 36px; color: #fff;
  background: var(--cor); border-top: 6px solid #ffc83d; font-size: 12px; }
footer p { flex: 1; }
footer b { font: 800 22px Title; }
`;

const browser = await chromium.launch({ executablePath: await findBrowser() });
const page = await browser.newPage();
let bytes = 0;
for (const [name, widths] of Object.entries(WIDTHS)) {
  const folder = path.join(PICTURES, name);
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.svg'))) {
    const drawing = readFileSync(path.join(folder, file), 'utf8');
    for (const [size, width] of Object.entries(widths)) {
      const svg = size === 'phone' ? await page.evaluate(forPhone, drawing) : drawing;
      const raster = await rasterOf(
        `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        width,
      );
      writeFileSync(path.join(folder, file.replace('.svg', `.${size}.webp`)), raster);
      bytes += raster.length;
    }
  }
}
await drawLeaflets();
await browser.close();
console.log(`${path.relative(root, PICTURES)}: ${Math.round(bytes / 1024)} KiB of rasters`);

async function rasterOf(address, width) {
  return Buffer.from(await page.evaluate(toWebp, [address, width, QUALITY]), 'base64');
}

/** Runs in the browser: the drawing as a phone shows it. */
function forPhone(svg) {
  const { DOMParser, XMLSerializer } = globalThis;
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const part of drawing.querySelectorAll('[data-only=desktop]')) part.remove();
  for (const part of drawing.querySelectorAll('[data-phone]'))
    part.setAttribute('transform', part.dataset.phone);
  return new XMLSerializer().serializeToString(drawing);
}

/** Runs in the browser: the picture as a WebP of that width, in base64. */
async function toWebp([address, width, quality]) {
  const { document, Image } = globalThis;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

/** Draws the demo leaflets into `server/pictures/tabloides`: each as a PDF, and its first page as a picture. */
async function drawLeaflets() {
  const { PRODUTOS } = await importBundled('server/seed/ofertas.ts');
  const folder = path.join(root, 'server/pictures/tabloides');
  const draft = path.join(root, 'build/leaflet.html');
  mkdirSync(path.dirname(draft), { recursive: true });
  await page.setViewportSize(A4);
  for (const [slug, leaflet] of Object.entries(LEAFLETS)) {
    writeFileSync(draft, htmlOf(leaflet, PRODUTOS));
    await page.goto(pathToFileURL(draft).href);
    await page.evaluate(async () => globalThis.document.fonts.ready);
    const pdf = await page.pdf({ width: `${A4.width}px`, height: `${A4.height}px`, printBackground: true });
    writeFileSync(path.join(folder, `${slug}.pdf`), pdf);
    const first = await page.screenshot({ scale: 'css' });
    for (const [name, width] of Object.entries(LEAFLET_WIDTHS))
      writeFileSync(
        path.join(folder, `${slug}.${name}.webp`),
        await rasterOf(`data:image/png;base64,${first.toString('base64')}`, width),
      );
  }
  rmSync(draft);
}

function htmlOf({ titulo, sobre, cor, paginas }, produtos) {
  const pages = paginas.map(([secao, slugs], place) => {
    const all = slugs.split(' ');
    const note = NOTE + (all.some((slug) => ALCOHOL.has(slug)) ? SOBER : '');
    return `<section><header>${LOGO}<h1>${titulo}</h1><p>${sobre}</p></header>
      <h2>${secao}</h2><main>${all.map((slug) => productOf(slug, produtos.get(slug))).join('')}</main>
      <footer><p>${note}</p><b>${place + 1}</b></footer></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${titulo}</title><style>:root{--cor:${cor}}${CSS}</style>${pages.join('')}`;
}

function productOf(slug, { nome, preco, original }) {
  const isWeighed = KG.test(nome) || BY_WEIGHT.has(slug);
  const [reais, centavos] = (preco / 100).toFixed(2).split('.');
  const before = (original / 100).toFixed(2).replace('.', ',');
  return `<article><h3>${nome.replace(KG, '')}</h3><img src="${pictureOf(slug)}" alt="">
    <div><p>de <s>R$ ${before}</s></p>
    <p class="price"><small>R$</small><b>${reais}</b><span>,${centavos}<i>${isWeighed ? 'o quilo' : 'cada'}</i></span></p></div></article>`;
}

/** The product's drawing without its background, and without its shadow, which would be pixels in a PDF. */
function pictureOf(slug) {
  const drawing = readFileSync(path.join(root, `server/pictures/produtos/${slug}.svg`), 'utf8');
  const plain = drawing
    .replace('<path d="M0 0H400V400H0Z" fill="#FFFFFF"/>', '')
    .replaceAll(' filter="url(#s)"', '');
  return `data:image/svg+xml;base64,${Buffer.from(plain).toString('base64')}`;
}
