import { type CallEvent, isPing } from '../../shared/gestures.ts';
import { sentence } from '../../shared/mask.ts';
import type { Answer } from '../../shared/protocol.ts';
import { pauseOf } from '../pauses.ts';

/** A call with its path and response, still unmasked. */
export interface RawCall {
  readonly event: CallEvent;
  /** The response body; null: none, or not JSON. */
  readonly text: string | null;
}

const LONGEST = 500_000;

let count = 0;
let underWay = 0;

/** Whether a call is pending: the page may be about to change. */
export const isCalling = (): boolean => underWay > 0;

/** Whether an address is an API call: no file of the portal, not the fault switch. */
const isCall = ({ pathname }: URL): boolean => !/\.\w+$|\/$|^\/__/.test(pathname);

async function textOf(response: Response): Promise<string | null> {
  if (response.headers.get('content-type')?.includes('json') !== true) return null;
  // The portal reads the same body, and meets the same failure.
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return text.length > LONGEST ? null : text;
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf({ status, body }: Answer, { url }: Response): Response {
  const text = WITHOUT_BODY.has(status) ? null : JSON.stringify(body);
  const made = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  // The portal resolves relative links against it.
  return Object.defineProperty(made, 'url', { value: url });
}

/** Wraps `fetch`: reports every API call, whose response can then be paused. */
export function watchCalls(report: (call: RawCall) => void): void {
  const plain = globalThis.fetch.bind(globalThis);
  const call = async (address: URL, ...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const about = { call: (count += 1), method, path: address.pathname };
    const begun = performance.now();
    const reportEnd = (
      type: 'chamada.respondeu' | 'chamada.trocada',
      status: number | null,
      text: string | null,
    ) => report({ event: { ...about, type, status, ms: Math.round(performance.now() - begun) }, text });
    report({
      event: { ...about, type: 'chamada.saiu', query: [...address.searchParams.keys()] },
      text: null,
    });
    let response: Response;
    try {
      response = await plain(input, init);
      reportEnd('chamada.respondeu', response.status, await textOf(response));
    } catch (error) {
      reportEnd('chamada.respondeu', null, null);
      throw error;
    }
    const key = `${method} ${sentence(about.path)}`;
    const answer = (await pauseOf(key, about.call, init?.signal ?? request?.signal)) as Answer | null;
    if (answer === null) return response;
    reportEnd('chamada.trocada', answer.status, JSON.stringify(answer.body));
    return responseOf(answer, response);
  };
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isCall(address)) return plain(input, init);
    const answer = call(address, input, init);
    if (isPing(address.pathname)) return answer;
    underWay += 1;
    return answer.finally(() => (underWay -= 1));
  };
}
