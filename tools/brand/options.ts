import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseWith } from '../../scripts/lib/usage.mjs';
import { readHexColor } from '../../src/lib/imagens/cor.ts';

export const USAGE = `npm run brand -w @portal/brand -- --name "Mercado do Bairro" --color "#7A1FA2" --logo logo.svg [options] [folder]

  --short-name text   under the icon, up to 12 letters (the name)
  --logo-dark file    the logo on dark grounds (the logo, with a light edge where it could not be read)
  --icon file         the mark that the icons are drawn of (the logo)
  --welcome file.svg  the drawing beside the login of a wide screen
  --url https://…     where the portal will lie: the social picture needs a whole address
  --no-pictures       only write, show nothing

The folder is dist/ where none is named. Everything is checked first: what is refused changes nothing.`;

const OPTIONS = {
  name: { type: 'string' },
  color: { type: 'string' },
  logo: { type: 'string' },
  'logo-dark': { type: 'string' },
  icon: { type: 'string' },
  welcome: { type: 'string' },
  'short-name': { type: 'string' },
  url: { type: 'string' },
  'no-pictures': { type: 'boolean', default: false },
} as const;

export interface LogoFile {
  /** The option's name: '--logo'. */
  readonly option: string;
  readonly kind: 'svg' | 'png';
  readonly bytes: Buffer;
}

export interface BrandOptions {
  readonly folder: string;
  readonly name: string;
  readonly shortName: string;
  /** '#RRGGBB'. */
  readonly color: string;
  readonly logo: LogoFile;
  /** Null: the logo. */
  readonly logoDark: LogoFile | null;
  readonly icon: LogoFile | null;
  /** Null: the portal's own drawing. */
  readonly welcome: LogoFile | null;
  /** Ends with `/`; null: the social picture has no address. */
  readonly url: string | null;
  readonly pictures: boolean;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_BYTES = 2_000_000;

/** A refusal for the operator. */
export class Refusal extends Error {}

/**
 * The arguments of `brand`, with the logo's bytes.
 * @throws Refusal
 * @rule C6.15
 */
export function readOptions(args: string[], root: string): BrandOptions {
  const { values, places } = parsed(args);
  const folder = path.resolve(places[0] ?? path.join(root, 'dist'));
  for (const file of ['config.json', 'index.html', 'manifest.webmanifest', 'sw.js', '_headers'])
    if (!existsSync(path.join(folder, file)))
      throw new Refusal(`${folder} is no built portal: it has no ${file} (npm run build)`);
  const name = words(values.name, '--name', 60);
  const shortName = words(values['short-name'] ?? name.slice(0, 12).trim(), '--short-name', 12);
  const color = readHexColor(values.color);
  if (color === null) throw new Refusal(`--color is #rrggbb or #rgb, not ${values.color ?? 'nothing'}`);
  if (values.logo === undefined) throw new Refusal(`--logo is missing\n\n${USAGE}`);
  const further = (option: 'logo-dark' | 'icon' | 'welcome') => {
    const file = values[option];
    return file === undefined ? null : readLogo(file, `--${option}`);
  };
  const welcome = further('welcome');
  if (welcome?.kind === 'png') throw new Refusal('--welcome is an SVG');
  return {
    folder,
    name,
    shortName,
    color,
    logo: readLogo(values.logo, '--logo'),
    logoDark: further('logo-dark'),
    icon: further('icon'),
    welcome,
    url: values.url === undefined ? null : addressOf(values.url),
    pictures: !values['no-pictures'],
  };
}

function parsed(args: string[]) {
  try {
    return parseWith(args, USAGE, OPTIONS, 1);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

function words(text: string | undefined, name: string, most: number): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw new Refusal(`${name} is missing\n\n${USAGE}`);
  if (trimmed.length > most) throw new Refusal(`${name} has more than ${most} letters: ${trimmed}`);
  if (/\p{Cc}/u.test(trimmed)) throw new Refusal(`${name} holds what is no letter`);
  return trimmed;
}

function addressOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Refusal(`--url begins with https:, not ${text}`);
  return new URL('./', text.endsWith('/') ? text : `${text}/`).href;
}

function readLogo(file: string, option: string): LogoFile {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Refusal(`${option}: there is no file ${file}`);
  const bytes = readFileSync(file);
  if (bytes.length > MAX_BYTES) throw new Refusal(`${option}: ${file} has more than 2 MB`);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { option, kind: 'png', bytes };
  if (/<svg[\s>]/i.test(bytes.toString('utf8'))) return { option, kind: 'svg', bytes };
  throw new Refusal(`${option}: ${file} is neither an SVG nor a PNG`);
}
