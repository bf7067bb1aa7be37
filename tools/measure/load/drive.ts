import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { encodeForm } from '../../../server/testing/client.ts';
import { TROCA, VOUCHER_10 } from '../../../server/testing/pontos.ts';
import { assertOwn } from './options.ts';
import { documentOf, PASSWORD, richAt, tokenOf } from './seed.ts';

const BALANCE = '/api/contacorrente/saldo';
/** The reads of the home; together they are one visit. */
export const HOME = [
  '/api/pessoa',
  BALANCE,
  '/api/cupom/totaldesconto?idEmpFormato=1',
  '/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=1',
  '/api/fidelidade/campanhas/inicial/logado',
  '/api/fidelidade/resgates/home',
  '/api/promocoes/global?idEmpresa=1',
  '/api/promocoes/voucher?tipo=ativo',
  '/api/termosaceite/tipo/verificaaceite',
  '/api/pessoa/preferencia',
];

export const SCENES = ['sign-in', 'home', 'exchange'] as const;
/** Single reads of the home, for comparison. */
const READS = {
  balance: BALANCE,
  offers: '/api/promocoes/global?idEmpresa=1',
  person: '/api/pessoa',
} as const;
export type Scene = (typeof SCENES)[number] | keyof typeof READS;

/** A duration in seconds, or a number of answers from each process. */
export type Extent = { readonly duration: number } | { readonly amount: number };

export interface Figures {
  /** Calls that were answered. */
  readonly answered: number;
  /** The sum of all processes. */
  readonly perSecond: number;
  /** The slowest process, in ms. */
  readonly p99: number;
  readonly p50: number;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** The sum of all processes. */
const CONNECTIONS = 16;

/**
 * Sends one kind of calls to processes of this machine, each call for a random customer.
 * @throws Error when an answer was not 2xx: a refusal costs less than the work
 */
export async function drive(
  bases: readonly string[],
  scene: Scene,
  signedIn: number,
  extent: Extent,
  connections = CONNECTIONS,
): Promise<Figures> {
  const anyone = () => richAt(Math.floor(Math.random() * (signedIn - 1)));
  const results = await Promise.all(
    bases.map(async (base) =>
      autocannon({
        url: assertOwn(base),
        connections: Math.max(1, Math.round(connections / bases.length)),
        ...extent,
        requests: requestsOf(scene, anyone),
      }),
    ),
  );
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (refused > 0) throw new Error(`${scene}: ${refused} refused or failed`);
  return {
    answered: results.reduce((sum, result) => sum + result['2xx'], 0),
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
  };
}

function requestsOf(scene: Scene, anyone: () => number): autocannon.Request[] {
  const bearer = () => ({ authorization: `Bearer ${tokenOf(anyone())}` });
  if (scene !== 'sign-in' && scene !== 'exchange')
    return (scene === 'home' ? HOME : [READS[scene]]).map((path) => ({
      path,
      setupRequest: (request) => ({ ...request, headers: bearer() }),
    }));
  if (scene === 'exchange') {
    const body = encodeForm({ idResgate: VOUCHER_10.idResgate });
    const headers = () => ({ ...FORM, ...bearer(), 'idempotency-key': `"${randomUUID()}"` });
    return [
      { method: 'POST', path: TROCA, body, setupRequest: (request) => ({ ...request, headers: headers() }) },
    ];
  }
  const credentials = () =>
    encodeForm({ grant_type: 'password', username: documentOf(anyone()), password: PASSWORD });
  return [
    {
      method: 'POST',
      path: '/token',
      headers: FORM,
      setupRequest: (request) => ({ ...request, body: credentials() }),
    },
  ];
}

/** The response times of one path, in ms. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
}

/** Requests one path about fifty times a second; measures fractions of a millisecond, which autocannon does not. */
export async function watch(base: string, scene: 'balance' | 'health', seconds: number): Promise<Waits> {
  const address = new URL(scene === 'health' ? '/health' : BALANCE, assertOwn(base));
  const headers = { authorization: `Bearer ${tokenOf(richAt(0))}` };
  const took: number[] = [];
  for (const until = Date.now() + 1000 * seconds; Date.now() < until; await pause(20)) {
    const began = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${scene}: ${answer.status}`);
    took.push(performance.now() - began);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
