import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProcessRunner, type ProcessRunner } from './testing/process.ts';

let runner: ProcessRunner;
beforeAll(async () => {
  runner = await createProcessRunner();
});
afterAll(async () => runner.stop());

test('what cannot be used at a start is named, without a stack', async () => {
  const file = join(runner.work, 'config.json');
  await writeFile(file, '{"brand":');
  const wrong: [Record<string, string>, string, string?][] = [
    [{ CONFIG_FILE: file }, `O arquivo de CONFIG_FILE (${file}) não pode ser usado: `],
    [{ CONFIG_FILE: join(file, 'none') }, 'não pode ser usado: ENOTDIR'],
    [{ DATA_DIR: file }, 'A pasta de dados de DATA_DIR não pode ser criada: EEXIST'],
    [
      { HOST: 'nenhum.invalid', ARGON2_MEMORY_KIB: '7168', ARGON2_PASSES: '5' },
      'HOST não é um endereço desta máquina',
    ],
    [{ DATABASE_URL: 'postgres://a:segredo@127.0.0.1:1/b' }, 'ECONNREFUSED', 'migrate'],
    [{}, 'Unknown argument sed: use migrate, seed, erase or prepare, or none to serve.', 'sed'],
  ];
  for (const [env, words, argument] of wrong) {
    const ended = runner.run(argument === undefined ? [] : [argument], env);
    expect([words, await ended.ended, ended.output()]).toEqual([words, 1, expect.stringContaining(words)]);
    expect(ended.output()).not.toContain('\n    at ');
  }
});
