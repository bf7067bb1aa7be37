import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A scheme's work: `passes` over so much memory. Of scrypt, with r=8, these are its p and its N. */
export interface Cost {
  readonly scheme: 'argon2id' | 'scrypt';
  readonly memoryKib: number;
  readonly passes: number;
}

/** Derives a key of `KEY_LENGTH` bytes. */
export interface Derivation {
  readonly cost: Cost;
  readonly salt: Uint8Array;
}

export const KEY_LENGTH = 32;

/** Derives the keys of one password, one after the other. */
export type Derive = (password: string, derivations: readonly Derivation[]) => Promise<Buffer[]>;

/** Linux schedules threads by their own priority: requests before hashes. Elsewhere it applies to the process. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { scryptSync } = require('node:crypto');
  const { hashRawSync } = require(workerData);
  const os = require('node:os');
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_LOW);
  parentPort.on('message', ({ password, calls }) =>
    parentPort.postMessage(calls.map(({ scheme, salt, length, options }) =>
      scheme === 'scrypt'
        ? scryptSync(password, salt, length, options)
        : hashRawSync(password, { ...options, salt, outputLen: length }))));
`;

/** Derives keys in worker threads, started on demand. */
export function createHashThreads(): Derive {
  const idle: Worker[] = [];
  // A thread made of text finds no package by name.
  const workerData = createRequire(import.meta.url).resolve('@node-rs/argon2');
  return async (password, derivations) => {
    const worker = idle.pop() ?? new Worker(PROGRAM, { eval: true, execArgv: [], workerData });
    worker.ref();
    worker.postMessage({ password, calls: derivations.map(callOf) });
    const [keys] = (await once(worker, 'message')) as [Uint8Array[]];
    worker.unref();
    idle.push(worker);
    return keys.map((key) => Buffer.from(key));
  };
}

/** A derivation as both libraries take it. */
export function callOf({ cost: { scheme, memoryKib, passes }, salt }: Derivation) {
  const options =
    scheme === 'scrypt'
      ? // Node's default limit is 32 MiB.
        { N: memoryKib, r: 8, p: passes, maxmem: 2048 * (memoryKib + passes) }
      : { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  return { scheme, salt, length: KEY_LENGTH, options };
}
