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
  const told = welcome(settings(), 3000, true);
  expect(told).toContain('Clube Vizinhança: http://127.0.0.1:3000/\n');
  expect(told).toContain('Ana Souza');
  expect(told).not.toMatch(/inspector|docs/);
});

// @rule C6.6
test('QA is told where the inspector and the contract are, at the port that was given', async () => {
  await writeFile(join(distDir, 'inspector.html'), '');
  const told = welcome({ ...settings(), faults: true }, 4321, true);
  expect(told).toContain('Inspetor: http://127.0.0.1:4321/inspector.html\n');
  expect(told).toContain('Contrato: http://127.0.0.1:4321/docs/\n');
});

test('a wildcard address is printed as a reachable one', () => {
  expect(welcome({ ...settings(), host: '::' }, 80, true)).toContain('http://localhost:80/');
  expect(welcome({ ...settings(), host: '::1' }, 80, true)).toContain('http://[::1]:80/');
});
