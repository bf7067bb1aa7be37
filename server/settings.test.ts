import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './db/data-dir-lock.ts';
import { findServerRoot } from './server-root.ts';
import { OperatorError } from './lib/operator-error.ts';
import { readSettings } from './settings.ts';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.8.9.1' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '10.0.0.5' }, false],
  [{ HOST: '127.evil.example' }, false],
  [{ HOST: '0.0.0.0', SEED_DEMO: '1' }, true],
  [{ SEED_DEMO: '0' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: 'loopback', SEED_DEMO: '1' }, true],
])('%j: demo data in an empty database: %s', (env, seedDemo) => {
  expect(readSettings(env).seedDemo).toBe(seedDemo);
});

// @rule C6.21
test.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])('%j: FAULTS needs a word of its own', (env) => {
  expect(() => readSettings({ ...env, FAULTS: '1' })).toThrow('ou com FAULTS=anywhere');
  expect(readSettings({ ...env, FAULTS: 'anywhere' })).toMatchObject({
    faults: true,
    faultsAnywhere: true,
  });
  expect(readSettings({ FAULTS: '1' })).toMatchObject({ faults: true, faultsAnywhere: false });
});

test.each<[Record<string, string>, string]>([
  [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be 0 or 1'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY must be a number of proxies'],
])('%j is refused in words', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

describe('folders', () => {
  let work: string;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'portal-pastas-'));
    await writeFile(join(work, 'arquivo'), '');
  });
  afterAll(async () => rm(work, { recursive: true }));

  // Node's recursive `mkdir` hangs below /proc.
  test.each(['/proc/x', '/proc/x/y', 'arquivo', 'arquivo/x'])(
    'a DATA_DIR where no folder can be made is named: %s',
    async (folder) => {
      const dataDir = folder.startsWith('/') ? folder : join(work, folder);
      await expect(lockDataDir(dataDir)).rejects.toThrow(OperatorError);
      await expect(lockDataDir(dataDir)).rejects.toThrow('de DATA_DIR não pode ser criada: E');
    },
  );

  test('a DATA_DIR that takes no lock is named', async () => {
    await expect(lockDataDir('/proc')).rejects.toThrow(OperatorError);
  });

  test('a DATA_DIR several levels deep is made, and one that is there is taken', async () => {
    const dataDir = join(work, 'a/b/c');
    for (let turn = 0; turn < 2; turn++) await (await lockDataDir(dataDir)).release();
    expect((await stat(dataDir)).isDirectory()).toBe(true);
  });

  test.each(['/nowhere', ''])('a SERVER_ROOT without migrations is named: %j', (below) => {
    expect(() => findServerRoot(work + below)).toThrow(OperatorError);
    expect(() => findServerRoot(work + below)).toThrow('SERVER_ROOT');
  });
});
