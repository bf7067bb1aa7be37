import { CONTRACT_CALLS, type ContractCall } from '../portal/lib.ts';

/** The reference server's fault modes (`server/http/faults.ts`), with their labels. */
export const FAULT_MODES = [
  ['status', 'responde com um status'],
  ['delay', 'responde com atraso'],
  ['hangup', 'desliga sem fazer nada'],
  ['lostAnswer', 'faz, mas a resposta se perde'],
  ['html', 'responde com HTML'],
  ['badStatusCode', '200 com statusCode 400'],
  ['brokenBody', 'corpo quebrado'],
] as const;

export type FaultMode = (typeof FAULT_MODES)[number][0];

export interface Fault {
  readonly method: string;
  readonly path: string;
  readonly mode: FaultMode;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
  /** Applies to the call of this number alone, counted since it was set. */
  readonly nth?: number;
  /** Applies to each call whose number is a multiple of this. */
  readonly every?: number;
  /** The calls counted so far. */
  readonly seen?: number;
  readonly body?: unknown;
}

interface Listed extends Omit<Fault, 'times' | 'status'> {
  readonly status?: number | null;
  /** Responses that it still affects; null: unlimited. */
  readonly left: number | null;
}

/** The calls that a fault can affect: each one of the contract, or many by a wildcard. */
export const CALLS: readonly Pick<ContractCall, 'method' | 'path' | 'purpose'>[] = [
  ...CONTRACT_CALLS,
  { method: 'GET', path: '/api/*', purpose: 'tudo que se lê' },
  { method: 'POST', path: '/api/*', purpose: 'tudo que se grava' },
];

/** The faulty response's status, or the server's default for it; null: no response, or the real one. */
export function statusOf({ mode, status }: Pick<Fault, 'mode' | 'status'>): number | null {
  if (mode === 'hangup' || mode === 'lostAnswer' || mode === 'delay') return null;
  return status ?? (mode === 'status' ? 500 : 200);
}

async function ask(init?: RequestInit): Promise<readonly Fault[] | null> {
  const response = await fetch('/__faults', init).catch(() => null);
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response === null || !response.ok || !isJson) return null;
  const listed = (await response.json()) as readonly Listed[];
  return listed
    .filter(({ left }) => left !== 0)
    .map(({ left, status, ...fault }) => ({
      ...fault,
      ...(typeof status === 'number' ? { status } : {}),
      ...(left === null ? {} : { times: left }),
    }));
}

/** The active faults; null: this server has no fault switch. */
export function readFaults(): Promise<readonly Fault[] | null> {
  return ask();
}

/** Faults that the server has accepted from QA, and when: epoch in milliseconds. An empty list clears them. */
export interface FaultsWritten {
  readonly at: number;
  readonly faults: readonly Fault[];
}

const written: FaultsWritten[] = [];

/** The faults set from this page, in order, for tests made from a recording. */
export const writtenFaults = (): readonly FaultsWritten[] => written;

/** Restores the server's seeded data and clears its faults; false: this failed. */
export async function seedAgain(): Promise<boolean> {
  const at = Date.now();
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await fetch('/__restore', init).catch(() => null);
  if (response?.ok === true) written.push({ at, faults: [] });
  return response?.ok === true;
}

/** Replaces the active faults, and returns them; null: this server has no fault switch, or refuses them. */
export async function writeFaults(faults: readonly Fault[]): Promise<readonly Fault[] | null> {
  const at = Date.now();
  const headers = { 'content-type': 'application/json' };
  const inForce = await ask(
    faults.length === 0 ? { method: 'DELETE' } : { method: 'POST', headers, body: JSON.stringify(faults) },
  );
  if (inForce !== null) written.push({ at, faults });
  return inForce;
}
