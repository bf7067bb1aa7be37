import type { Call } from '../../src/base/calls/base-query.ts';
import type { Host } from '../../src/lib/contract/contract-call.ts';
import { addressOf, headersOf } from '../../src/lib/http/request.ts';
import { type Asker, isForeign } from './ask.ts';
import type { Findings } from './findings.ts';
import { LOOPBACK } from './deployment.ts';

const REFUSED = 'the browser gives the portal nothing: as if there were no network';

/** A call for a preflight. */
export interface Asking extends Call {
  to: Host;
  once?: boolean;
}

/** Checks an answer's CORS header; the ping is not read. */
export function lookAtOrigin(
  asker: Asker,
  to: Host,
  base: string,
  headers: Headers,
  findings: Findings,
): void {
  const { deployment } = asker;
  if (to === 'ping' || !isForeign(deployment, base)) return;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === deployment.origin) return;
  findings.add(
    'broken',
    '(CORS) access-control-allow-origin',
    'the portal’s origin, or *',
    allowed === null ? 'none' : 'another origin',
    REFUSED,
  );
}

/** Sends a call's preflight and checks the answer. From https a browser requests no http but loopback. */
export async function lookAtPreflight(asker: Asker, call: Asking, findings: Findings): Promise<void> {
  const { deployment } = asker;
  const address = addressOf(deployment.config, call.to, call.path, call.query);
  const { protocol, hostname } = new URL(address);
  if (deployment.origin.startsWith('https:') && protocol === 'http:' && !LOOPBACK.test(hostname)) {
    findings.add('broken', '(address)', 'https:', 'http:', REFUSED);
    return;
  }
  const names = headersToAsk(asker, call);
  if (call.to === 'ping' || !isForeign(deployment, address) || names.length === 0) return;
  let response: Response;
  try {
    response = await asker.preflight(address, call.method ?? 'GET', names);
  } catch {
    findings.add('broken', '(CORS) OPTIONS', 'an answer', 'none came', REFUSED);
    return;
  }
  if (!response.ok)
    findings.add('broken', '(CORS) OPTIONS', 'a status of 200 to 299', `status ${response.status}`, REFUSED);
  lookAtOrigin(asker, call.to, address, response.headers, findings);
  const allowed = listOf(response.headers.get('access-control-allow-headers'));
  // The wildcard excludes this header.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  for (const name of names.filter((one) => !isAllowed(one)))
    findings.add('broken', '(CORS) access-control-allow-headers', name, `no ${name}`, REFUSED);
}

/** The headers that need a preflight, lower-case and sorted. */
function headersToAsk({ deployment: { config }, token }: Asker, { to, method, once }: Asking): string[] {
  const sentNames = Object.keys(headersOf(config, to, token ?? 'any')).map((name) => name.toLowerCase());
  const isJson = to === 'public' || (to === 'person' && method === 'POST');
  const key =
    once === true && config.idempotencyHeader !== null ? [config.idempotencyHeader.toLowerCase()] : [];
  return [
    ...sentNames.filter((name) => name !== 'accept' && name !== 'content-type'),
    ...(isJson ? ['content-type'] : []),
    ...key,
  ].sort();
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase());
}
