import { CHANNEL, type PageMessage, type Request } from '../shared/protocol.ts';
import type { InspectorStore } from './inspector-store.ts';

/** Messages within this time are rendered together: a page sends one for each step. */
const PAUSE_MS = 80;
/** Messages handled in one task: more would block the page. */
const AT_ONCE = 100;

/** Passes messages on in order, in batches. */
function createQueue(hear: (messages: readonly PageMessage[]) => void): (message: PageMessage) => void {
  const waiting: PageMessage[] = [];
  const flush = (): void => {
    hear(waiting.splice(0, AT_ONCE));
    if (waiting.length > 0) setTimeout(flush);
  };
  return (message) => {
    if (waiting.push(message) === 1) setTimeout(flush, PAUSE_MS);
  };
}

const FROM_PAGES: ReadonlySet<string> = new Set<PageMessage['kind']>([
  'here',
  'joined',
  'page',
  'actor',
  'moment',
  'offers',
  'refused',
  'gone',
]);

/**
 * Passes the messages of all pages of this origin to the store; asks open pages, and each page that loads later, to join.
 * @returns sends a request to the pages
 */
export function connect(store: InspectorStore): (request: Request) => void {
  const channel = new BroadcastChannel(CHANNEL);
  const ask = (request: Request): void => channel.postMessage(request);
  const queue = createQueue((messages) => {
    store.hear(...messages);
    for (const message of messages) {
      if (message.kind !== 'joined') continue;
      const { tab, facts } = message;
      const number = store.get().session.find(({ id }) => id === tab)?.number ?? null;
      if (number !== null && number !== facts.number) ask({ kind: 'number', tab, number });
    }
  });
  channel.addEventListener('message', ({ data }: MessageEvent<PageMessage | Request>) => {
    // The channel also carries the requests of other inspectors.
    if (!('tab' in data) || !FROM_PAGES.has(data.kind)) return;
    const message = data as PageMessage;
    if (message.kind === 'here') ask({ kind: 'hello' });
    else queue(message);
  });
  ask({ kind: 'hello' });
  return ask;
}
