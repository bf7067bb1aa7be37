import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Derives a key of `length` bytes by scrypt. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number };
}

/** Linux schedules threads by their own priority: requests before hashes. Elsewhere it applies to the process. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  const { scryptSync } = require('node:crypto');
  const os = require('node:os');
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort.on('message', ({ password, salt, length, options }) =>
    parentPort.postMessage(scryptSync(password, salt, length, options)));
`;

/** Derives keys in worker threads, started on demand. */
export function createHashThreads(): (derivation: Derivation) => Promise<Buffer> {
  const idle: Worker[] = [];
  return async (derivation) => {
    const worker = idle.pop() ?? new Worker(PROGRAM, { eval: true, execArgv: [] });
    worker.ref();
    worker.postMessage(derivation);
    const [key] = (await once(worker, 'message')) as [Uint8Array];
    worker.unref();
    idle.push(worker);
    return Buffer.from(key);
  };
}
