import type { AnyEventObject } from 'xstate';
import { CHANNEL, type PageMessage, type Request } from '../shared/protocol.ts';
import type { InspectorStore } from './inspector-store.ts';

/** The way to the portal's pages. */
export interface Link {
  readonly send: (tab: string, actor: string, event: AnyEventObject) => void;
  readonly settle: (tab: string, actor: string, how: 'answer' | 'crash', value: unknown) => void;
  readonly restore: (tab: string, n: number) => void;
}

/** Listens to every page of this origin, asks those that are open already, and those that come. */
export function connect(store: InspectorStore, onMessage: (message: PageMessage) => void): Link {
  const channel = new BroadcastChannel(CHANNEL);
  const ask = (request: Request): void => channel.postMessage(request);
  channel.addEventListener('message', ({ data }: MessageEvent<PageMessage | Request>) => {
    // Another inspector's requests come on the same channel.
    if (!('tab' in data) || ['send', 'settle', 'restore'].includes(data.kind)) return;
    const message = data as PageMessage;
    if (message.kind === 'here') return ask({ kind: 'hello' });
    store.hear(message);
    onMessage(message);
  });
  ask({ kind: 'hello' });
  return {
    send: (tab, actor, event) => ask({ kind: 'send', tab, actor, event }),
    settle: (tab, actor, how, value) => ask({ kind: 'settle', tab, actor, how, value }),
    restore: (tab, n) => ask({ kind: 'restore', tab, n }),
  };
}
