import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { isProgram } from '../../scripts/lib/run.mjs';
import { freePort } from '../../scripts/lib/server.mjs';

/** A web server of this machine, started with a generated configuration. */
export interface WebServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Makes it read its configuration again. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export type ServerName = 'nginx' | 'caddy';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Whether nginx can send the build's `.br` files here. */
export const nginxHasBrotli = existsSync(BROTLI);

/** Why a server is not available here, for the title of a skipped test; null if it is. */
export function missing(name: ServerName): string | null {
  return programOf(name) === undefined ? `no ${name} on this machine: apt-get install ${name}` : null;
}

function programOf(name: ServerName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/**
 * Starts a web server on a free port of this machine.
 * @param included the generated file
 * @param home an empty folder for the server's files
 * @param givenPort a port chosen by the caller
 */
export async function startWebServer(
  name: ServerName,
  included: string,
  home: string,
  givenPort?: number,
): Promise<WebServer> {
  const program = programOf(name) ?? name;
  const port = givenPort ?? (await freePort());
  const { config, run, again } = COMMANDS[name](included, home, port);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'main.conf'), config);
  const env = { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, run, { env, cwd: home });
  // A test run that ends early stops the server, too.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  await untilOpen(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    reload: async () => {
      const asked = spawn(program, again, { env, cwd: home });
      const [code] = (await once(asked, 'close')) as [number];
      if (code !== 0) throw new Error(`${name} refused its configuration`);
    },
    stop: async () => {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const COMMANDS = { nginx, caddy };

function nginx(included: string, home: string, port: number) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    ...(nginxHasBrotli ? [`load_module ${BROTLI};`] : []),
    // Started as root, nginx would work as a user who cannot read a temporary folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1; pid nginx.pid; error_log stderr;',
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...places.map((place) => `  ${place}_temp_path ${place};`),
    `  server { listen 127.0.0.1:${port}; include ${included}; }`,
    '}',
  ].join('\n');
  const args = ['-p', home, '-c', path.join(home, 'main.conf')];
  return { config, run: args, again: [...args, '-s', 'reload'] };
}

function caddy(included: string, home: string, port: number) {
  const socket = path.join(home, 'admin.sock');
  const file = path.join(home, 'main.conf');
  const config = `{\n\tadmin unix/${socket}\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\timport ${included}\n}\n`;
  const args = ['--config', file, '--adapter', 'caddyfile'];
  return { config, run: ['run', ...args], again: ['reload', ...args, '--address', `unix/${socket}`] };
}

async function untilOpen(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(output);
}
