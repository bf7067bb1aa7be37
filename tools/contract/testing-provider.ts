import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KitOptions } from './deployment.ts';
import type { Report } from './findings.ts';
import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';
import { runKit } from './run.ts';
import { createAnswers, type Answers, CUSTOMER, GIF } from './testing-answers.ts';

/** A planted fault. */
export interface Fault {
  /** 'GET /api/contacorrente/saldo' with `*`; 'OPTIONS' for preflights. */
  call: string;
  /** Changes the payload before wrapping. */
  payload?: (payload: never) => unknown;
  /** The whole body. */
  text?: string;
  status?: number;
  headers?: Record<string, string | undefined>;
  /** Breaks the connection. */
  isSilent?: true;
}

/** A second provider: other envelopes and notations, same contract. */
export interface Provider {
  url: string;
  plant: (fault: Fault | null) => void;
  /** Received requests: 'POST /token'. */
  readonly seen: string[];
  readonly stop: () => Promise<void>;
}

/** Its envelope, chosen by the length of the call's name, so that new calls change no others. @rule C3.1 */
const ENVELOPES: readonly ((payload: unknown) => unknown)[] = [
  (payload) => ({ statusCode: 200, mensagem: 'ok', data: { statusCode: 200, data: payload } }),
  (payload) => payload,
  (payload) => ({ statusCode: 200, data: payload }),
  (payload) => ({ data: payload }),
];
const ALLOWED =
  'authorization, cache-control, pragma, domain, content-type, portal-app-id, portal-secret-key, idempotency-key';

/** Starts it on a free port for pages of `origin`. */
export async function startProvider(origin: string): Promise<Provider> {
  let fault: Fault | null = null;
  let answers = createAnswers();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://provider.example');
    const { method = 'GET' } = request;
    const fields = await fieldsOf(request);
    seen.push(`${method} ${url.pathname}`);
    // Some deployments have a base path.
    const { call, at } = callOf(answers, method, url.pathname.replace(/^\/loja/, ''));
    const matching = fault !== null && fault.call === call ? fault : null;
    if (matching?.isSilent === true) {
      response.destroy();
      return;
    }
    setHeaders(response, { 'access-control-allow-origin': origin, ...matching?.headers });
    if (method === 'OPTIONS') {
      response.writeHead(matching?.status ?? 204).end();
      return;
    }
    if (url.pathname.startsWith('/fotos/')) {
      response
        .setHeader('content-type', 'image/gif')
        .writeHead(matching?.status ?? 200)
        .end(GIF);
      return;
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
    const answer = answers.answer(call, { at, fields, query: url.searchParams, token });
    const payload =
      matching?.payload === undefined ? answer.payload : matching.payload(answer.payload as never);
    const status = matching?.status ?? answer.status;
    const wrap = ENVELOPES[call.length % ENVELOPES.length];
    const body = status < 400 ? wrap?.(payload) : payload;
    response.writeHead(status).end(matching?.text ?? JSON.stringify(body));
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant: (next) => {
      fault = next;
      answers = createAnswers();
      seen.length = 0;
    },
    seen,
    stop: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

function setHeaders(response: ServerResponse, matching: Record<string, string | undefined>): void {
  const headers = {
    'access-control-allow-headers': ALLOWED,
    'content-type': 'application/json',
    ...matching,
  };
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}

/** An address's call and variables. */
function callOf(answers: Answers, method: string, path: string): { call: string; at: string } {
  if (method === 'OPTIONS') return { call: 'OPTIONS', at: '' };
  for (const call of answers.calls) {
    const [wanted = '', pattern = ''] = call.split(' ');
    const found = new RegExp(`^${pattern.replace('*', '([^/]+)')}$`).exec(path);
    if (wanted === method && found !== null) return { call, at: decodeURIComponent(found[1] ?? '') };
  }
  return { call: `${method} ${path.startsWith('/fotos/') ? '/fotos/*' : path}`, at: '' };
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (text.startsWith('{')) return JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(text));
}

export const ORIGIN = 'http://portal.example';
export const CONFIG = {
  statesUrl: '/estados',
  pingUrl: '/ping',
  bannerFormatId: 4,
  storeFormatId: 4,
  pictureHosts: ['cdn.casa.example'],
};

/** Personal and session data, forbidden in a report. */
const PRIVATE = [
  CUSTOMER.user,
  CUSTOMER.password,
  'ficha-de',
  'Carla',
  '390.533',
  'correio',
  '98888',
  '12,50',
  'V1',
];

/** A run on the second server with a fault; fails when anything private is printed. */
export async function runOn(
  provider: Provider,
  fault: Fault | null,
  options: Partial<KitOptions> = {},
  lines: string[] = [],
): Promise<Report> {
  provider.plant(fault);
  const report = await runKit(
    {
      url: provider.url,
      origin: ORIGIN,
      config: CONFIG,
      account: CUSTOMER,
      write: true,
      cep: '11010000',
      timeout: 20_000,
      slow: 20_000,
      ...options,
    },
    (line) => lines.push(line),
  );
  const output = JSON.stringify(report) + lines.join('\n');
  expect(PRIVATE.filter((word) => output.includes(word))).toEqual([]);
  return report;
}

/** A call's report in short. */
export const said = (report: Report, id: string) => {
  const call = report.calls.find((one) => one.id === id);
  return {
    level: call?.level,
    findings: call?.findings.map(({ level, path, found }) => `${level} ${path}: ${found}`) ?? [],
    effect: call?.effect,
  };
};

/** Calls outside reads.ts and writes.ts (sign-in and sign-out: session.ts). */
export function leftOut({ calls }: Pick<Report, 'calls'>): string[] {
  const numbers = new Set(calls.map(({ id }) => id));
  return CONTRACT_CALLS.flatMap(({ id, path }) => (numbers.has(id) ? [] : `${id} ${path}`));
}
