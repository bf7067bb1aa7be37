import { CONTRACT_CALLS, type ContractCall } from '../portal/lib.ts';

/** How the reference server can break an answer (`server/http/faults.ts`). */
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

/** A fault in force. */
export interface Fault {
  readonly method: string;
  readonly path: string;
  readonly mode: FaultMode;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
  readonly body?: unknown;
}

interface Listed extends Omit<Fault, 'times' | 'status'> {
  readonly status?: number | null;
  /** null: for good. */
  readonly left: number | null;
}

/** What can be broken: each call of the contract, or many at once. */
export const CALLS: readonly ContractCall[] = [
  ...CONTRACT_CALLS,
  ['GET', '/api/*', 'tudo que se lê'],
  ['POST', '/api/*', 'tudo que se grava'],
];

/** The status of the answer that a fault gives, as the server chooses it when none is asked for; null: no answer. */
export function statusOf({ mode, status }: Fault): number | null {
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

/** The faults in force; null: this server has no fault switch. */
export function readFaults(): Promise<readonly Fault[] | null> {
  return ask();
}

/** Faults that were put in force, and when. */
export interface FaultsWritten {
  readonly at: number;
  readonly faults: readonly Fault[];
}

const written: FaultsWritten[] = [];

/** What was put in force from this page, in order: a test made of a recording needs it. */
export const writtenFaults = (): readonly FaultsWritten[] => written;

/** Sets the server's data back to what they were when it began, and takes its faults out of force; false: it has no such switch. */
export async function seedAgain(): Promise<boolean> {
  written.push({ at: Date.now(), faults: [] });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await fetch('/__restore', init).catch(() => null);
  return response?.ok === true;
}

/** Puts these faults in force instead of those that are. */
export function writeFaults(faults: readonly Fault[]): Promise<readonly Fault[] | null> {
  written.push({ at: Date.now(), faults });
  if (faults.length === 0) return ask({ method: 'DELETE' });
  return ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}
