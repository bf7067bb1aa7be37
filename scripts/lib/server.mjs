import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serverFile } from './build.mjs';
import { cleanEnv } from './clean-env.mjs';
import { root } from './run.mjs';

const OWN = path.relative(root, serverFile);

export const ANA = { username: '52998224725', password: 'clube123', name: 'Ana Souza' };

/**
 * Starts the built reference server on a free port, with seeded data of its own.
 * @param {Record<string, string>} [env] further environment variables
 * @param {string} [checkout] the checkout whose build is started: this one, or another that is built
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} `stop` ends it and removes its data
 */
export async function startServer(env = {}, checkout = root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  const child = spawn(process.execPath, [path.join(checkout, OWN)], {
    cwd: checkout,
    env: { ...cleanEnv(), PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('the reference server did not start')));
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Signs in and stores the session as an earlier visit would, on a page that runs no script of the portal. @rule R3 */
export async function keepSession(page, address, account = ANA) {
  const body = new URLSearchParams({ grant_type: 'password', ...account });
  const answer = await (await fetch(`${address}/token`, { method: 'POST', body })).json();
  const { access_token: token, '.expires': expires } = answer.data ?? answer;
  await page.goto(`${address}/config.json`);
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem('portal.token', key);
      localStorage.setItem('portal.user', user);
    },
    [token, JSON.stringify({ Name: account.name, img: null, '.expires': expires })],
  );
}

/**
 * A free port of this machine.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const holder = net.createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address();
  holder.close();
  await once(holder, 'close');
  return port;
}
