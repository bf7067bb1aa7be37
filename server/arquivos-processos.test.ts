import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../scripts/lib/build.mjs';
import { seededFolder } from '../scripts/lib/seeded.mjs';
import { addressOf, createProcessRunner, type ProcessRunner } from './testing/process.ts';

/** Debian's `nobody`. */
const SOMEBODY_ELSE = 65_534;
let runner: ProcessRunner;
beforeAll(async () => {
  runner = await createProcessRunner();
});
afterAll(async () => runner.stop());

/** Files below a folder that other users may access. */
const openToOthers = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Whether another user can list a folder; only root can try. */
function canList(folder: string): boolean {
  try {
    execFileSync('ls', [folder], { uid: SOMEBODY_ELSE, gid: SOMEBODY_ELSE, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// @rule C6.20
test('no other user of the machine can read the data', async () => {
  await buildServer();
  // The program's own work, as its tests use it: another start would take seconds.
  const seeded = await seededFolder();
  expect(openToOthers(seeded)).toEqual([]);
  const folder = join(runner.work, 'dados');
  cpSync(seeded, folder, { recursive: true });
  // Temporary folders are the owner's alone: this tests the server's own folder.
  chmodSync(runner.work, 0o755);
  // As earlier versions left it, with a message.
  mkdirSync(join(folder, 'outbox'));
  for (const name of ['', 'pg', 'outbox']) chmodSync(join(folder, name), 0o755);
  chmodSync(join(folder, 'pg/PG_VERSION'), 0o666);
  const server = runner.run();
  const base = await addressOf(server);
  await fetch(`${base}/api/login/recuperarsenha?preferencialChannel=EMAIL&cpfEmail=52998224725`, {
    method: 'POST',
  });
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
  expect(openToOthers(folder)).toEqual([]);
  if (process.getuid?.() === 0) expect([canList(runner.work), canList(folder)]).toEqual([true, false]);
  server.child.kill('SIGTERM');
  await server.ended;
});

// @rule C6.20
test('foreign files in the data folder stay untouched', async () => {
  const folder = join(runner.work, 'dados');
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'de-outro.txt'), '', { mode: 0o644 });
  if (existsSync(join(folder, 'pg'))) chmodSync(join(folder, 'pg'), 0o755);
  const server = runner.run();
  await addressOf(server);
  expect(openToOthers(folder)).toEqual(['', 'de-outro.txt']);
  server.child.kill('SIGTERM');
  await server.ended;
});
