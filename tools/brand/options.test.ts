import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './options.ts';

let work: string;
let dist: string;
beforeAll(() => {
  work = mkdtempSync(path.join(os.tmpdir(), 'portal-brand-'));
  dist = path.join(work, 'dist');
  mkdirSync(dist);
  for (const name of ['config.json', 'index.html', 'manifest.webmanifest', 'sw.js', '_headers'])
    writeFileSync(path.join(dist, name), '');
  writeFileSync(path.join(work, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(work, 'text.png'), 'no picture');
  writeFileSync(path.join(work, 'mark.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
  writeFileSync(path.join(work, 'large.svg'), `<svg>${'a'.repeat(2_000_001)}</svg>`);
});
afterAll(() => rmSync(work, { recursive: true }));

const GOOD = { name: ' Mercado do Bairro ', color: '#7a1fa2', logo: 'logo.svg' };

const FILES = ['logo', 'logo-dark', 'icon', 'welcome'];

function read(values: Record<string, string>, ...further: string[]) {
  const flags = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      FILES.includes(name) ? path.join(work, value) : value,
    ]),
  );
  return readOptions(
    [dist, ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]), ...further],
    work,
  );
}

// @rule C6.15
test('a brand needs a name, a colour and a logo', () => {
  expect(read(GOOD)).toMatchObject({
    folder: dist,
    name: 'Mercado do Bairro',
    shortName: 'Mercado do B',
    color: '#7A1FA2',
    logo: { kind: 'svg' },
    logoDark: null,
    icon: null,
    welcome: null,
    url: null,
    pictures: true,
  });
  expect(read({ ...GOOD, url: 'https://bairro.example/clube' }, '--no-pictures')).toMatchObject({
    url: 'https://bairro.example/clube/',
    pictures: false,
  });
});

// @rule C6.15
test('a dark logo, an icon and a login drawing are accepted', () => {
  expect(read({ ...GOOD, 'logo-dark': 'logo.svg', icon: 'mark.png', welcome: 'logo.svg' })).toMatchObject({
    logoDark: { option: '--logo-dark', kind: 'svg' },
    icon: { option: '--icon', kind: 'png' },
    welcome: { option: '--welcome', kind: 'svg' },
  });
});

// @rule C6.15
test.each([
  [{ color: '#000', logo: 'logo.svg' }, '--name is missing'],
  [{ ...GOOD, name: 'a'.repeat(61) }, '--name has more than 60 letters'],
  [{ ...GOOD, name: 'Mercado\ndo Bairro' }, '--name holds what is no letter'],
  [{ ...GOOD, 'short-name': 'Mercado do Bairro' }, '--short-name has more than 12 letters'],
  [{ ...GOOD, color: 'purple' }, '--color is #rrggbb or #rgb, not purple'],
  [{ name: 'Sol', logo: 'logo.svg' }, '--color is #rrggbb or #rgb, not nothing'],
  [{ name: 'Sol', color: '#000' }, '--logo is missing'],
  [{ ...GOOD, logo: 'none.svg' }, 'there is no file'],
  [{ ...GOOD, logo: 'dist' }, 'there is no file'],
  [{ ...GOOD, logo: 'text.png' }, 'is neither an SVG nor a PNG'],
  [{ ...GOOD, logo: 'large.svg' }, 'has more than 2 MB'],
  [{ ...GOOD, icon: 'none.svg' }, '--icon: there is no file'],
  [{ ...GOOD, 'logo-dark': 'text.png' }, '--logo-dark:'],
  [{ ...GOOD, welcome: 'mark.png' }, '--welcome is an SVG'],
  [{ ...GOOD, url: 'http://bairro.example' }, '--url begins with https:'],
  [{ ...GOOD, nothing: 'a' }, "Unknown option '--nothing'"],
])('%j is refused in words', (values: Record<string, string>, words) => {
  expect(() => read(values)).toThrow(words);
});

// @rule C6.15
test('a second folder is refused', () => {
  expect(() => readOptions([work, 'other', '--name', 'Sol'], work)).toThrow("Unexpected argument 'other'");
});

// @rule C6.15
test('a folder without a portal is refused', () => {
  expect(() => readOptions([work, '--name', 'Sol'], work)).toThrow(
    'is no built portal: it has no config.json',
  );
});
