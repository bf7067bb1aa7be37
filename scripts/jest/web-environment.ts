// First: jsdom captures what this replaces.
import { keepStyles } from './quick-styles.ts';
import JsdomEnvironment from 'jest-environment-jsdom';
import { endContexts } from './ended-contexts.ts';
import './kept-scripts.ts';
import { createFetch } from './web-fetch.ts';
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
