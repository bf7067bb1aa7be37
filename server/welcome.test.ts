import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { welcome } from './welcome.ts';

let distDir: string;
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'portal-welcome-'));
});
afterEach(async () => rm(distDir, { recursive: true }));

const settings = () => ({ host: '127.0.0.1', distDir, faults: false, seedDemo: true });

// @rule C5.1
test('the welcome names the address and the demo accounts', () => {
  const text = welcome(settings(), 3000, true);
  expect(text).toContain('Clube Vizinhança: http://127.0.0.1:3000/\n');
  expect(text).toContain('Ana Souza');
  expect(text).not.toMatch(/inspector|docs/);
});

// @rule C6.6
test('the greeting names the inspector and the contract at the given port', async () => {
  await writeFile(join(distDir, 'inspector.html'), '');
  const text = welcome({ ...settings(), faults: true }, 4321, true);
  expect(text).toContain('Inspetor: http://127.0.0.1:4321/inspector.html\n');
  expect(text).toContain('Contrato: http://127.0.0.1:4321/docs/\n');
});

test('a wildcard address is printed as a reachable one', () => {
  expect(welcome({ ...settings(), host: '::' }, 80, true)).toContain('http://localhost:80/');
  expect(welcome({ ...settings(), host: '::1' }, 80, true)).toContain('http://[::1]:80/');
});
