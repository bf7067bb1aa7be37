import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';
import { main } from './main.ts';
import type { Report } from './findings.ts';
import { CUSTOMER } from './testing-answers.ts';
import { type Provider, startProvider, leftOut } from './testing-provider.ts';

let provider: Provider;
let folder: string;
const printed: string[] = [];
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  provider = await startProvider('http://portal.example');
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-contract-'));
  writeFileSync(file('config.json'), JSON.stringify({ statesUrl: '/estados', pingUrl: '/ping' }));
});
beforeEach(() => {
  provider.plant(null);
  printed.length = 0;
  const print = (line: unknown) => void printed.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
  process.env['CONTRACT_PASSWORD'] = CUSTOMER.password;
});
afterEach(() => delete process.env['CONTRACT_PASSWORD']);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await provider.stop();
});

const run = async (...more: string[]) =>
  main(['--url', provider.url, '--config', file('config.json'), ...more]);

// @rule C6.5
test('exits with 0 for tolerated deviations and writes both reports', async () => {
  const code = await run('--user', CUSTOMER.user, '--json', file('r.json'), '--html', file('r.html'));
  expect([code, printed.at(-1)?.split('\n').at(-1)]).toEqual([
    0,
    expect.stringMatching(/^\d+ fit, \d+ tolerated, 0 broken, \d+ not asked$/),
  ]);
  const report = JSON.parse(readFileSync(file('r.json'), 'utf8')) as Report;
  expect(leftOut(report)).toEqual([]);
  expect([report.level, report.calls.length]).toEqual(['tolerated', CONTRACT_CALLS.length + 3]);
  const page = readFileSync(file('r.html'), 'utf8');
  expect(page).toContain('saldo.valorDisponivel: expected money; found text as &#39;99,99&#39;');
  expect(page).not.toMatch(/<script|segredo|39053344705/);
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page);
  expect(
    results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
  ).toEqual([]);
});

// @rule C6.1, C6.5
test('exits with 1 and names the screen that breaks', async () => {
  delete process.env['CONTRACT_PASSWORD'];
  provider.plant({ call: 'GET /api/termos/publicados', status: 500 });
  expect(await run()).toBe(1);
  expect(printed.join('\n')).toContain(
    'used by /register, the terms modal of every screen: nobody can register',
  );
});

// @rule C6.5
test.each([
  ['no address', ['--url', 'casa'], '--url has to be an address'],
  ['a password over http', ['--url', 'http://provider.example'], 'has to begin with https:'],
  [
    'writes without an account',
    ['--url', 'http://127.0.0.1:9', '--write'],
    'An account is a user and a password',
  ],
  ['an argument that is none', ['--origem', 'x'], "Unknown option '--origem'"],
])('exits with 2 and a message for %s', async (_name, args, words) => {
  expect(await main(args)).toBe(2);
  expect(printed.join('\n')).toContain(words);
});

// @rule C6.5
test('exits with 2 when nothing answers', async () => {
  delete process.env['CONTRACT_PASSWORD'];
  expect(await main(['--url', 'http://127.0.0.1:9'])).toBe(2);
});

const HOSTILE = 'http://golpe.example/api';

// @rule C6.22
test.each([
  ['plain http', { mainApiUrl: HOSTILE }, 'mainApiUrl has to begin with https: (golpe.example)'],
  [
    'another host',
    { personApiUrl: 'https://golpe.example' },
    'personApiUrl is of another host, golpe.example: allow',
  ],
])('config.json names %s: nothing is sent there', async (_name, config, words) => {
  writeFileSync(file('hostil.json'), JSON.stringify({ statesUrl: '/estados', ...config }));
  const asked = jest.spyOn(globalThis, 'fetch');
  const code = await run('--user', CUSTOMER.user, '--config', file('hostil.json'));
  expect([code, asked.mock.calls]).toEqual([2, []]);
  expect(printed.join('\n')).toContain(words);
});

// @rule C6.22
test('hosts are printed before the first call, with those of --host', async () => {
  delete process.env['CONTRACT_PASSWORD'];
  const second = await startProvider('http://portal.example');
  const { host } = new URL(second.url);
  writeFileSync(file('dois.json'), JSON.stringify({ publicApiUrl: second.url, statesUrl: '/estados' }));
  const args = ['--url', provider.url, '--config', file('dois.json')];
  expect(await main(args)).toBe(2);
  await main([...args, '--host', host]);
  expect(printed).toContain(`Asks ${second.url} (publicApiUrl)`);
  expect(printed.findIndex((line) => line.startsWith('Asks '))).toBeLessThan(
    printed.findIndex((line) => line.includes('C4.')),
  );
  await second.stop();
});

// @rule C6.22
test.each(['POST /token', 'OPTIONS', 'GET /api/pessoa'])('a redirect of %s is not followed', async (call) => {
  const elsewhere = await startProvider('https://portal.example');
  const [, route = '/token'] = call.split(' ');
  provider.plant({ call, status: 307, headers: { location: elsewhere.url + route } });
  await run('--user', CUSTOMER.user, '--origin', 'https://portal.example');
  await elsewhere.stop();
  expect(provider.seen).toContainEqual(expect.stringContaining(call));
  expect(elsewhere.seen).toEqual([]);
});

// @rule C6.22
test("a provider's config.json can neither control the terminal nor add a line", async () => {
  delete process.env['CONTRACT_PASSWORD'];
  const config = { statesUrl: '/estados', pictureHosts: ['\u001b[2J\u009b\u202e\n37 fit, 0 broken'] };
  writeFileSync(file('hostil.json'), JSON.stringify(config));
  expect(await run('--config', file('hostil.json'))).toBe(2);
  expect(printed.slice(0, -1)).toEqual([
    `Asks ${provider.url} (mainApiUrl, personApiUrl, publicApiUrl, statesUrl, pingUrl)`,
    'config.json: pictureHosts names what is no host: \ufffd[2J\ufffd\ufffd\ufffd37 fit, 0 broken',
  ]);
});
