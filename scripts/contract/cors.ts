import type { Call } from '../../src/api/base/base-query.ts';
import { addressOf, headersOf, type Host } from '../../src/lib/http/request.ts';
import { type Asker, isForeign } from './ask.ts';
import type { Findings } from './findings.ts';
import { LOOPBACK } from './options.ts';

const REFUSED = 'the browser gives the portal nothing: as if there were no network';

/** A call as far as a browser asks about it beforehand. */
export interface Asking extends Call {
  to: Host;
  once?: boolean;
}

/** Looks at an answer's own header: without it a page of another origin may not read it. The ping is not read. */
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

/**
 * Asks what a browser asks before a call that carries headers of its own, and looks at the answer. From a page of https a
 * browser asks nothing of http, but of its own machine.
 */
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
  // A star stands for everything but this one.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  for (const name of names.filter((one) => !isAllowed(one)))
    findings.add('broken', '(CORS) access-control-allow-headers', name, `no ${name}`, REFUSED);
}

/** The headers of a call that a browser asks leave for, in lower case and in order. */
function headersToAsk({ deployment: { config }, token }: Asker, { to, method, once }: Asking): string[] {
  const own = Object.keys(headersOf(config, to, token ?? 'any')).map((name) => name.toLowerCase());
  const isJson = to === 'public' || (to === 'person' && method === 'POST');
  const key =
    once === true && config.idempotencyHeader !== null ? [config.idempotencyHeader.toLowerCase()] : [];
  return [
    ...own.filter((name) => name !== 'accept' && name !== 'content-type'),
    ...(isJson ? ['content-type'] : []),
    ...key,
  ].sort();
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase());
}
