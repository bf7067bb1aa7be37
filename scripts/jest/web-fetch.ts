type Window = Record<string, unknown>;
type Init = RequestInit | undefined;

/**
 * Node's fetch for a jsdom window: resolves relative addresses, accepts jsdom's signals and URLSearchParams, and `json()`
 * returns objects of the window's realm.
 */
export function createFetch(window: Window): Window {
  const toInit = (init: Init): Init => init && { ...init, ...bodyOf(window, init), ...signalOf(init) };
  const toInput = (input: RequestInfo | URL): RequestInfo | URL =>
    input instanceof Request ? input : new URL(String(input), pageAddress(window));

  class WindowRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(toInput(input), toInit(init));
    }
  }

  // The page's own host always answers.
  const isPage = (input: RequestInfo | URL, init: Init) =>
    init?.method === 'HEAD' &&
    new URL('/', pageAddress(window)).href ===
      (input instanceof Request ? input.url : String(new URL(String(input), pageAddress(window))));
  const fetchFromWindow = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    adopt(window, isPage(input, init) ? new Response() : await fetch(toInput(input), toInit(init)));
  return { fetch: fetchFromWindow, Request: WindowRequest, Response, Headers };
}

function pageAddress(window: Window): string {
  return (window.location as Location).href;
}

/** Node's fetch requires a native signal: it follows jsdom's. */
function signalOf({ signal }: RequestInit): RequestInit {
  if (!signal || signal instanceof AbortSignal) return {};
  const foreign = signal as AbortSignal;
  const follower = new AbortController();
  if (foreign.aborted) follower.abort(foreign.reason);
  else foreign.addEventListener('abort', () => follower.abort(foreign.reason), { once: true });
  return { signal: follower.signal };
}

function bodyOf(window: Window, { body }: RequestInit): RequestInit {
  const Own = window.URLSearchParams as typeof URLSearchParams;
  return body instanceof Own ? { body: new URLSearchParams(body.toString()) } : {};
}

function adopt(window: Window, response: Response): Response {
  const { parse } = window.JSON as JSON;
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    json: { value: async () => parse(await response.text()) as unknown },
    clone: { value: () => adopt(window, clone()) },
  });
}
