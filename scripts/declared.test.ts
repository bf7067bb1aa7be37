import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => [name, read(path.join('src', name))] as const);
const naming = (words: RegExp) => sources.filter(([, text]) => words.test(text)).map(([name]) => name);

test('no part of the portal plays sound or video', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(naming(/<(?:audio|video|iframe|embed|object) |new Audio\b|AudioContext/)).toEqual([]);
});

test('nothing listens to how the device is moved, and no letter alone is a shortcut', () => {
  expect(naming(/devicemotion|deviceorientation|accessKey/)).toEqual([]);
});

test('the page declares its language, allows zoom and rotation', () => {
  const page = read('public/index.html');
  expect(page).toContain('<html lang="pt-BR"');
  expect(page).not.toMatch(/user-scalable|maximum-scale|http-equiv="refresh"/i);
  expect(JSON.parse(read('public/manifest.webmanifest'))).not.toHaveProperty('orientation');
});
