import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { cleanEnv } from '../../scripts/lib/clean-env.mjs';
import { takeDataFolder } from '../fixtures/server/data-folder.ts';
import { expect, test } from '../fixtures/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command on a port and database of its own until it prints the address. */
async function start(dataFolder: string): Promise<{ child: ChildProcess; words: string; address: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...cleanEnv(), PORT: '0', DATA_DIR: dataFolder },
  });
  return new Promise((resolve, reject) => {
    let words = '';
    const onOutput = (chunk: Buffer) => {
      words += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(words)?.[0];
      if (address !== undefined) resolve({ child, words, address });
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => reject(new Error(words)));
  });
}

test('npm start serves the production build alone', { tag: ['@desktop', '@whole'] }, async () => {
  const { child, words, address } = await start(takeDataFolder().path);
  try {
    expect(words).toContain('The inspector and the fault switch: npm run qa');
    const page = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    const list = await (await fetch(`${address}/sw.js`)).text();
    const scripts = [...new Set(list.match(/assets\/[\w.-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts) {
      const { headers } = await fetch(`${address}/${name}`, { headers: { 'accept-encoding': 'br' } });
      expect([name, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
        name,
        'br',
        'public, max-age=31536000, immutable',
      ]);
    }
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(`${address}/${name}`)).text()));
    const code = texts.join('');
    expect(code.length / code.split('\n').length, 'characters a line').toBeGreaterThan(500);
    for (const gone of ['/inspector.html', '/__log', '/__faults'])
      expect((await fetch(address + gone)).status, gone).toBe(404);
  } finally {
    child.removeAllListeners('exit');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
});
