// First: jsdom captures what this replaces.
import { keepStyles } from './quick-styles.ts';
import JsdomEnvironment from 'jest-environment-jsdom';
import { endContexts } from './ended-contexts.ts';
import './cached-scripts.ts';
import { startReferenceServer, stopReferenceServers } from './web-server.ts';

/**
 * jsdom plus browser APIs from Node. AbortController, FormData and Blob stay jsdom's, which its own code requires. Never
 * add MessageChannel: React's scheduler would keep Jest from exiting.
 */
export default class WebEnvironment extends JsdomEnvironment {
  #closeChannels = (): void => undefined;

  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const window = this.global as unknown as Record<string, unknown>;
    const { Channel, closeAll } = createBroadcastChannel();
    this.#closeChannels = closeAll;
    Object.assign(window, fromNode(), createFetch(window), {
      BroadcastChannel: Channel,
      ResizeObserver: IdleObserver,
      IntersectionObserver: IdleObserver,
      matchMedia: createMatchMedia(() => Number(window.innerWidth)),
      scrollTo: () => undefined,
      requestIdleCallback: (run: () => void) => this.global.setTimeout(run),
      cancelIdleCallback: (asked: number) => this.global.clearTimeout(asked),
      startReferenceServer,
    });
    this.global.getComputedStyle = keepStyles(this.global.getComputedStyle.bind(this.global));
    // A getter in jsdom: assignment is ignored.
    Object.defineProperty(window, 'crypto', { value: globalThis.crypto, configurable: true });
    this.#fillPrototypes();
  }

  override async teardown(): Promise<void> {
    this.#closeChannels();
    await stopReferenceServers();
    endContexts();
    await super.teardown();
  }

  #fillPrototypes(): void {
    const { Element, URL } = this.global as unknown as {
      Element: { prototype: object };
      URL: { createObjectURL?: () => string; revokeObjectURL?: () => void };
    };
    Object.assign(Element.prototype, {
      scrollIntoView: () => undefined,
      scrollTo: () => undefined,
      animate: () => undefined,
    });
    URL.createObjectURL ??= () => 'blob:http://localhost/stub';
    URL.revokeObjectURL ??= () => undefined;
  }
}

/** Node classes that work beside jsdom's; the array types make `instanceof` agree. */
function fromNode(): Record<string, unknown> {
  return {
    ArrayBuffer,
    Uint8Array,
    TextEncoder,
    TextDecoder,
    ReadableStream,
    WritableStream,
    TransformStream,
    CompressionStream,
    DecompressionStream,
    structuredClone,
  };
}

/**
 * Node's BroadcastChannel, unreferenced, with a way to close all channels of a test file; messages sent later are dropped.
 */
function createBroadcastChannel(): { Channel: typeof BroadcastChannel; closeAll: () => void } {
  const open = new Set<BroadcastChannel>();
  let isOver = false;
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      (this as unknown as { unref: () => void }).unref();
      open.add(this);
    }
    override postMessage(message: unknown): void {
      if (!isOver) super.postMessage(message);
    }
    override close(): void {
      open.delete(this);
      super.close();
    }
  }
  const closeAll = (): void => {
    isOver = true;
    open.forEach((channel) => channel.close());
  };
  return { Channel, closeAll };
}

/** Stubs of ResizeObserver and IntersectionObserver: jsdom has no layout. */
class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** A `matchMedia` for width queries; all others are false. */
function createMatchMedia(width: () => number): (query: string) => object {
  return (query) => ({
    media: query,
    matches: matchesWidth(query, width()),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

function matchesWidth(query: string, width: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}

type Window = Record<string, unknown>;
type Init = RequestInit | undefined;

/**
 * Node's fetch for a jsdom window: resolves relative addresses, accepts jsdom's signals and URLSearchParams, and `json()`
 * returns objects of the window's realm.
 */
function createFetch(window: Window): Window {
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
