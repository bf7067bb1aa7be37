import type { InspectionEvent } from 'xstate';
import { CHANNEL, type PageMessage, type Request } from '../shared/protocol.ts';
import { installClock } from './clock.ts';

/** What happened, and when. */
export type Seen = readonly [at: number, inspected: InspectionEvent];

/** What is remembered until somebody looks: enough for a day. Each step is several of these. */
const REMEMBERED = 20_000;

installClock();
const tab = Math.random().toString(36).slice(2, 8);
const channel = new BroadcastChannel(CHANNEL);
const seen: Seen[] = [];
let deliver = (inspected: InspectionEvent): void => {
  seen.push([Date.now(), inspected]);
  if (seen.length > REMEMBERED) seen.shift();
};
let joining: Promise<unknown> | null = null;

/** Told of everything that the portal's actors do. Small: the rest comes when an inspector asks. */
export const watch = (inspected: InspectionEvent): void => deliver(inspected);

channel.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind !== 'hello') return;
  joining ??= import(/* webpackChunkName: "inspector-bridge" */ './bridge.ts').then(({ join }) =>
    join({ tab, channel, seen, hand: (next) => (deliver = next) }),
  );
});
channel.postMessage({ kind: 'here', tab } satisfies PageMessage);
