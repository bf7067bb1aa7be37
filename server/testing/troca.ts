import { encodeForm } from './client.ts';
import { TROCA, VOUCHER_10 } from './pontos.ts';
import { type ServerProcess, signInAt } from './process.ts';

/** Longer than any test. */
const NEVER_MS = 300_000;

type Post = (key: string | null, item?: typeof VOUCHER_10) => Promise<Response>;

/** Posts Ana's exchanges to a process. */
export async function posterTo({ base }: ServerProcess): Promise<Post> {
  const headers = await signInAt(base);
  return async (key, { idResgate } = VOUCHER_10) =>
    fetch(`${base}${TROCA}`, {
      method: 'POST',
      headers: key === null ? headers : { ...headers, 'idempotency-key': `"${key}"` },
      body: encodeForm({ idResgate }),
    });
}

/** From now on this process exchanges without answering. */
export async function muteExchanges({ base }: ServerProcess): Promise<void> {
  const fault = { method: 'POST', path: TROCA, mode: 'lostAnswer', ms: NEVER_MS };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${base}/__faults`, { method: 'POST', headers, body: JSON.stringify([fault]) });
}

/** Polls until true. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((go) => setImmediate(go));
}
