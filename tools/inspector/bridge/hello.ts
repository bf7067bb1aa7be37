/** Joins an inspector once one asks. In the first bundle, so kept small. */
import { CHANNEL, type PageMessage, type Request } from '../shared/protocol.ts';
import { deliverTo, recorded } from './report/watch.ts';

const tab = Math.random().toString(36).slice(2, 8);
const channel = new BroadcastChannel(CHANNEL);
let joining: Promise<unknown> | null = null;

channel.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind !== 'hello') return;
  joining ??= import(/* webpackChunkName: "inspector-bridge" */ './bridge.ts').then(
    ({ join }) => join({ tab, channel, recorded, receive: deliverTo }),
    // Loaded again for the next inspector.
    () => void (joining = null),
  );
});
channel.postMessage({ kind: 'here', tab } satisfies PageMessage);
