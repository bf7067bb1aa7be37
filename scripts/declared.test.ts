import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const filesOf = (kind: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => [name, read(path.join('src', name))] as const);
const sources = filesOf(/(?<!\.test)\.tsx?$/);
const styles = filesOf(/\.css$/);
const naming = (words: RegExp) => sources.filter(([, text]) => words.test(text)).map(([name]) => name);

test('no part of the portal plays sound or video', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(naming(/<(?:audio|video|iframe|embed|object) |new Audio\b|AudioContext/)).toEqual([]);
});

test('the portal uses no device motion and no single-letter shortcuts', () => {
  expect(naming(/devicemotion|deviceorientation|accessKey/)).toEqual([]);
});

test('nothing appears only on hover or focus', () => {
  expect(naming(/Tooltip/)).toEqual([]);
  const shown = styles.flatMap(([name, text]) =>
    [
      ...text.matchAll(
        /[^{}]*:(?:hover|focus[\w-]*)[^{}]*\{[^}]*\b(?:display|visibility|opacity|content):[^}]*\}/g,
      ),
    ].map(([rule]) => `${name}: ${rule.trim()}`),
  );
  expect(shown).toEqual([]);
});

test('nothing pulses more than three times a second', () => {
  const paces = [...sources, ...styles].flatMap(([name, text]) =>
    [...text.matchAll(/animation: *'?[\w-]+ ([\d.]+)(m?s)[^;\n]*(?:infinite| \d+(?=[;']))/g)].map(
      ([, pace, unit]) => [name, Number(pace) * (unit === 's' ? 1000 : 1)] as const,
    ),
  );
  expect(paces.length).toBeGreaterThan(3);
  expect(paces.filter(([, pace]) => pace < 334)).toEqual([]);
});

test('there is no image map and no captcha', () => {
  expect(naming(/<(?:map|area) |useMap=|captcha/i)).toEqual([]);
});

test('the page declares its language, allows zoom and rotation', () => {
  const page = read('public/index.html');
  expect(page).toContain('<html lang="pt-BR"');
  expect(page).not.toMatch(/user-scalable|maximum-scale|http-equiv="refresh"/i);
  expect(JSON.parse(read('public/manifest.webmanifest'))).not.toHaveProperty('orientation');
});
