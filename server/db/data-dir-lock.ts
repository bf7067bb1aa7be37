import { createHash, randomUUID } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { makeFolder } from '../lib/private-files.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { setTimeout as wait } from 'node:timers/promises';

export interface DataDirLock {
  readonly release: () => Promise<void>;
}

/** Socket paths are limited to about 100 bytes. */
const MAX_SOCKET_PATH = 100;
/** How long a taken-over lock is watched, so that of two processes that removed a stale one only one wins. */
const TAKEOVER_WATCH_MS = 150;

/**
 * Locks a data folder by a listening local socket (a named pipe on Windows), which the system closes with its process.
 * Creates the folder. Throws OperatorError when another live process holds it, or no folder or lock can be made.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await makeFolder(dataDir).catch((error: Error) => {
    throw new OperatorError(
      `A pasta de dados de DATA_DIR não pode ser criada: ${error.message}. (No such folder can be made.)`,
    );
  });
  const path = socketPath(await realpath(dataDir));
  const nonce = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(nonce);
  });
  server.unref();
  if (!(await tryListen(server, path))) {
    if ((await holderOf(path)) !== undefined) throw isLocked(dataDir);
    await unlink(path).catch(() => undefined);
    if (!(await tryListen(server, path))) throw isLocked(dataDir);
    await wait(TAKEOVER_WATCH_MS);
    if ((await holderOf(path)) !== nonce) {
      await close(server);
      throw isLocked(dataDir);
    }
  }
  return { release: () => close(server) };
}

const isLocked = (dataDir: string): OperatorError =>
  new OperatorError(
    `Outro processo já usa a pasta de dados ${dataDir}. Encerre-o ou escolha outra pasta com DATA_DIR. ` +
      `(Another process is using this data folder.)`,
  );

function socketPath(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\portal-fidelidade-${digest}`;
  const inside = join(dataDir, 'em-uso.sock');
  // Nowhere else: processes may have different temporary folders.
  const path = [inside, relative(process.cwd(), inside)].find(
    (one) => Buffer.byteLength(one) <= MAX_SOCKET_PATH,
  );
  if (path === undefined)
    throw new OperatorError(
      `O caminho da pasta de dados ${dataDir} é longo demais: escolha um mais curto com DATA_DIR. (Path too long.)`,
    );
  return path;
}

async function tryListen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else
        reject(
          new OperatorError(
            `A pasta de dados de DATA_DIR não pode ser usada: ${error.message}. (No lock can be made there.)`,
          ),
        );
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(path);
  });
}

/** The live holder's nonce; undefined without one. */
async function holderOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.on('end', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = error.code === 'ECONNREFUSED' || error.code === 'ENOENT';
      resolve(nobody ? undefined : received);
    });
  });
}

async function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
