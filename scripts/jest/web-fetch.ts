type Window = Record<string, unknown>;
type Init = RequestInit | undefined;

/**
 * Node's fetch family for a jsdom window: relative addresses count from the page, jsdom's signals and URLSearchParams
 * are understood, and `json()` gives objects of the window's own realm, so that `toStrictEqual` and `instanceof` hold.
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

  // The page's own host is there, whatever happens to the server.
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

/** Node's fetch refuses a signal that is not its own: a native one follows jsdom's. */
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
