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

test('a SEED_DEMO that is neither is refused', () => {
  expect(() => readSettings({ SEED_DEMO: 'yes' })).toThrow('SEED_DEMO must be 0 or 1');
});
