import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A scrypt derivation: `length` bytes of key. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number };
}

/** Linux schedules each thread by its own priority: requests come before hashes. Elsewhere it is the whole process's. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  const { scryptSync } = require('node:crypto');
  const os = require('node:os');
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort.on('message', ({ password, salt, length, options }) =>
    parentPort.postMessage(scryptSync(password, salt, length, options)));
`;

/** Derives keys in threads of its own, started when needed: as many as there are calls at one time. */
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
