import { type CallEvent, isPing } from '../../shared/gestures.ts';
import { sentence } from '../../shared/mask.ts';

/** A call as the page sees it: its path and its answer are not masked yet. */
export interface SeenCall {
  readonly event: CallEvent;
  /** The answer's body; null: none, or no JSON. */
  readonly text: string | null;
}

/** What QA gives in the place of an answer. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const LONGEST = 500_000;

/** Calls whose next answer waits for QA, by `keyOf`. */
const pauseNext = new Set<string>();
/** Calls whose answer waits: called with another answer, or with null for their own. */
const paused = new Map<number, (answer: Answer | null) => void>();
let onChange = (): void => undefined;
let count = 0;
let underWay = 0;

/** Whether the page waits for an answer: what it shows may be about to change. */
export const isCalling = (): boolean => underWay > 0;

/** What the inspector is told. */
export const pausedCalls = () => ({ pauseNextCalls: [...pauseNext], pausedCalls: [...paused.keys()] });

/** Called whenever what is paused changes. */
export function onPausedCalls(listener: () => void): void {
  onChange = listener;
}

/** The next answer of a call waits, or does not. */
export function pauseCall(key: string, on: boolean): void {
  if (on) pauseNext.add(key);
  else pauseNext.delete(key);
  onChange();
}

/** Gives a call that waits its own answer, or another. */
export const answerCall = (call: number, answer: Answer | null): void => paused.get(call)?.(answer);

/** Neither a file of the portal nor the fault switch. */
const isCall = ({ pathname }: URL): boolean => !/\.\w+$|\/$|^\/__/.test(pathname);

async function textOf(response: Response): Promise<string | null> {
  if (response.headers.get('content-type')?.includes('json') !== true) return null;
  const text = await response.clone().text();
  return text.length > LONGEST ? null : text;
}

function responseOf({ status, body }: Answer, { url }: Response): Response {
  const text = status === 204 || status === 304 ? null : JSON.stringify(body);
  const made = new Response(text, { status, headers: { 'content-type': 'application/json' } });
  // The portal reads relative links from there.
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

/** From now on every call of the page is told of, and its answer can be paused. */
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
