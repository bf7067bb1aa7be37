import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfigFile } from '../deploy/config-file.ts';
import { refuseLinks, writePlain } from '../deploy/plain-file.ts';
import { headersOf } from '../../src/lib/deployment/deployment.ts';
import { brandPalette } from '../../src/lib/imagens/cor.ts';
import { EITHER_STYLE, logoFile } from './draw.ts';
import { type BrandOptions, Refusal } from './options.ts';

/** A deployment's files by name. */
export type Files = ReadonlyMap<string, Buffer>;

/**
 * The files that a brand changes, all made before any is written.
 * @param drawn pictures by file
 * @throws Refusal for an unusable `config.json`
 * @rule C6.15
 */
export function filesFor(options: BrandOptions, drawn: Readonly<Record<string, Buffer>>): Files {
  const { folder, name, shortName, color, logoDark, url, pictures } = options;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { config } = orRefuse(() => readConfigFile(path.join(folder, 'config.json')));
  const logoUrl = logoFile(logoFile('svg') in drawn ? 'svg' : 'png');
  const brand = { ...config.brand, name, shortName, primaryColor: color, logoUrl };
  const next = { ...config, brand };
  const notFound = notFoundOf(read('404.html'), name, color);
  const styles = [styleOf(notFound), ...(logoDark === null ? [] : [EITHER_STYLE])];
  const files = new Map<string, Buffer>(Object.entries(drawn));
  const headers = orRefuse(() => headersOf(withStyles(read('_headers'), styles), next));
  files.set('_headers', Buffer.from(headers));
  const icon = drawn['icons/icon-192.png'];
  if (icon !== undefined) files.set('favicon.ico', icoOf(icon));
  // Without new screenshots the manifest would show those of another brand.
  if (!pictures)
    files.set('manifest.webmanifest', Buffer.from(withoutScreenshots(read('manifest.webmanifest'))));
  files.set('404.html', Buffer.from(notFound));
  files.set('config.json', Buffer.from(`${JSON.stringify(next, null, 2)}\n`));
  files.set('index.html', Buffer.from(pageOf(read('index.html'), name, url)));
  files.set('sw.js', Buffer.from(workerFor(read('sw.js'), files)));
  return files;
}

function withoutScreenshots(text: string): string {
  const { screenshots: _screenshots, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(manifest, null, 2);
}

const styleOf = (page: string) => /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';

/** The 404 page with the brand's name, and its colour behind the link. */
export function notFoundOf(page: string, name: string, color: string): string {
  const { main, contrastText } = brandPalette(color)?.light ?? { main: color, contrastText: '#fff' };
  return page
    .replace(TITLE, `$1${escaped(name)}`)
    .replace(
      /(\ba\s*\{[^}]*?color:\s*)#[0-9a-f]{3,6}(;\s*background:\s*)#[0-9a-f]{3,6}/i,
      `$1${contrastText}$2${main}`,
    );
}

/** The headers with the hashes of these styles in the policy. */
export function withStyles(headers: string, styles: readonly string[]): string {
  return styles.reduce((text, style) => {
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    return text.includes(hash) ? text : text.replace(/(style-src 'self')/, `$1 ${hash}`);
  }, headers);
}

/** Makes an error a refusal. */
function orRefuse<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

const TITLE = /(<title>)[^<]*/;
/** A name as text of HTML. */
export const escaped = (name: string) => name.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** An ICO file whose only picture is a PNG of 192 px. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([192, 192, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const TAGS = /<meta (?:property="?og:|name="?twitter:)[^>]*>\s*/g;

/** The page with its social preview tags; the picture needs an absolute address. */
export function pageOf(page: string, name: string, url: string | null): string {
  const text = escaped(name);
  const facts: [string, string][] = [
    ['og:type', 'website'],
    ['og:locale', 'pt_BR'],
    ['og:site_name', text],
    ['og:title', text],
    ...(url === null
      ? []
      : ([
          ['og:url', url],
          ['og:image', `${url}icons/social.png`],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', text],
        ] satisfies [string, string][])),
  ];
  const tags = facts.map(([property, content]) => `<meta property="${property}" content="${content}">`);
  const card = url === null ? [] : ['<meta name="twitter:card" content="summary_large_image">'];
  const plain = page.replace(TAGS, '').replace(TITLE, `$1${text}`);
  const end = plain.indexOf('</head>');
  if (end === -1) throw new Refusal('index.html has no head: is this the folder of a build?');
  return plain.slice(0, end) + [...tags, ...card].join('') + plain.slice(end);
}

/** The worker with the new files' hashes. */
export function workerFor(worker: string, files: Files): string {
  return worker.replace(
    /(\{["']?revision["']?:["'])([0-9a-f]{32})(["'],["']?url["']?:["']([^"']+)["']\})/g,
    (entry, before: string, _former: string, after: string, url: string) => {
      const file = files.get(url);
      return file === undefined ? entry : before + createHash('md5').update(file).digest('hex') + after;
    },
  );
}

/**
 * Writes the files, never through a link.
 * @throws Refusal before the first is written
 */
export function write(folder: string, files: Files): void {
  orRefuse(() => files.forEach((_bytes, name) => refuseLinks(folder, name)));
  for (const [name, bytes] of files) writePlain(folder, name, bytes);
}
