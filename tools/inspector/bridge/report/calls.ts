import { type CallEvent, isPing } from '../../shared/gestures.ts';
import { sentence } from '../../shared/mask.ts';

/** A call with its path and response, still unmasked. */
export interface SeenCall {
  readonly event: CallEvent;
  /** The response body; null: none, or not JSON. */
  readonly text: string | null;
}

/** QA's replacement for a response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const LONGEST = 500_000;

/** Calls whose next response will pause, as `GET /api/pessoa`. */
const pauseNext = new Set<string>();
/** Resolvers of paused calls: null delivers the server's own response. */
const paused = new Map<number, (answer: Answer | null) => void>();
let onChange = (): void => undefined;
let count = 0;
let underWay = 0;

/** Whether a call is pending: the page may be about to change. */
export const isCalling = (): boolean => underWay > 0;

/** The calls that are or will be paused, for the inspector. */
export const pausedCalls = () => ({ pauseNextCalls: [...pauseNext], pausedCalls: [...paused.keys()] });

/** Sets the listener for changes of the paused calls. */
export function onPausedCalls(listener: () => void): void {
  onChange = listener;
}

/** Sets whether the next response of a call pauses. */
export function pauseCall(key: string, on: boolean): void {
  if (on) pauseNext.add(key);
  else pauseNext.delete(key);
  onChange();
}

/** Whether a response can have this status, which QA has typed. */
const isStatus = (status: unknown): boolean =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;

/**
 * Ends the pause of a call with its own response (null) or another.
 * @returns the reason why it cannot, else null
 */
export function answerCall(call: number, answer: Answer | null): string | null {
  if (answer !== null && !isStatus(answer.status)) return 'Uma resposta precisa de um status de 200 a 599.';
  paused.get(call)?.(answer);
  return null;
}

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

async function answerOf(call: number, signal: AbortSignal | null | undefined): Promise<Answer | null> {
  const waiting = new Promise<Answer | null>((resolve, reject) => {
    paused.set(call, resolve);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  onChange();
  return waiting.finally(() => {
    paused.delete(call);
    onChange();
  });
}

/** Wraps `fetch`: reports every API call, whose response can then be paused. */
export function watchCalls(tell: (seen: SeenCall) => void): void {
  const plain = globalThis.fetch.bind(globalThis);
  const call = async (address: URL, ...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const about = { call: (count += 1), method, path: address.pathname };
    const begun = performance.now();
    const say = (type: 'chamada.respondeu' | 'chamada.trocada', status: number | null, text: string | null) =>
      tell({ event: { ...about, type, status, ms: Math.round(performance.now() - begun) }, text });
    tell({ event: { ...about, type: 'chamada.saiu', query: [...address.searchParams.keys()] }, text: null });
    let response: Response;
    try {
      response = await plain(input, init);
      say('chamada.respondeu', response.status, await textOf(response));
    } catch (error) {
      say('chamada.respondeu', null, null);
      throw error;
    }
    if (!pauseNext.delete(`${method} ${sentence(about.path)}`)) return response;
    const answer = await answerOf(about.call, init?.signal ?? request?.signal);
    if (answer === null) return response;
    say('chamada.trocada', answer.status, JSON.stringify(answer.body));
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
