import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { encodeForm } from '../../../server/testing/client.ts';
import { TROCA, VOUCHER_10 } from '../../../server/testing/pontos.ts';
import { assertLocal } from './options.ts';
import { documentOf, PASSWORD, richAt, tokenOf } from './seed.ts';

/** The reads of the home; together they are one visit. */
const HOME = [
  '/api/pessoa',
  '/api/contacorrente/saldo',
  '/api/cupom/totaldesconto?idEmpFormato=1',
  '/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=1',
  '/api/fidelidade/campanhas/inicial/logado',
  '/api/fidelidade/resgates/home',
  '/api/promocoes/global?idEmpresa=1',
  '/api/promocoes/voucher?tipo=ativo',
  '/api/termosaceite/tipo/verificaaceite',
  '/api/pessoa/preferencia',
];
/** The home, and single reads of it. */
const READS = {
  home: HOME,
  person: ['/api/pessoa'],
  balance: ['/api/contacorrente/saldo'],
  offers: ['/api/promocoes/global?idEmpresa=1'],
} as const;
export const SCENES = ['home', 'person', 'balance', 'offers', 'sign-in', 'exchange'] as const;
export type Scene = (typeof SCENES)[number];

/** A duration in seconds, or a number of answers from each process. */
export type Extent = { readonly duration: number } | { readonly amount: number };

export interface Figures {
  /** Calls that were answered. */
  readonly answered: number;
  /** The sum of all processes. */
  readonly perSecond: number;
  /** Response times of the slowest process, in ms. */
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** The sum of all processes; a sign-in keeps a core busy, and more of them would time out. */
const connectionsOf = (scene: Scene) => (scene === 'sign-in' ? 8 : 16);

/**
 * Sends one kind of calls to processes of this machine, each call for a random customer.
 * @throws Error when an answer was not 2xx: a refusal costs less than the work
 */
export async function drive(
  bases: readonly string[],
  scene: Scene,
  signedIn: number,
  extent: Extent,
): Promise<Figures> {
  const anyone = () => richAt(Math.floor(Math.random() * (signedIn - 1)));
  const results = await Promise.all(
    bases.map(async (base) =>
      autocannon({
        url: assertLocal(base),
        connections: Math.max(1, Math.round(connectionsOf(scene) / bases.length)),
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
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p97: Math.max(...results.map(({ latency }) => latency.p97_5)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

function requestsOf(scene: Scene, anyone: () => number): autocannon.Request[] {
  const bearer = () => ({ authorization: `Bearer ${tokenOf(anyone())}` });
  if (scene === 'sign-in') {
    const credentials = () =>
      encodeForm({ grant_type: 'password', username: documentOf(anyone()), password: PASSWORD });
    const setupRequest = (request: autocannon.Request) => ({ ...request, body: credentials() });
    return [{ method: 'POST', path: '/token', headers: FORM, setupRequest }];
  }
  if (scene === 'exchange') {
    const body = encodeForm({ idResgate: VOUCHER_10.idResgate });
    const headers = () => ({ ...FORM, ...bearer(), 'idempotency-key': `"${randomUUID()}"` });
    const setupRequest = (request: autocannon.Request) => ({ ...request, headers: headers() });
    return [{ method: 'POST', path: TROCA, body, setupRequest }];
  }
  return READS[scene].map((path) => ({
    path,
    setupRequest: (request) => ({ ...request, headers: bearer() }),
  }));
}
