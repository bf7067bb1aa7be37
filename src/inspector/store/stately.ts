import { entryOf } from './entries.ts';
import type { ActorFacts, Moment, PageMessage } from '../shared/protocol.ts';

const ORIGIN = 'https://stately.ai';
const VERSION = '0.7.2';

/** A connection to Stately's public inspector. It gets what our own page gets: masked, and nothing else. */
export interface Stately {
  readonly tell: (message: PageMessage) => void;
  readonly stop: () => void;
}

const idOf = (tab: string, actor: string): string => `${tab}-${actor}`;

/** A machine's drawing as data: functions by their names. */
function definitionOf(machine: string | null, name: string): string {
  const config = entryOf(machine)?.machine.config ?? { id: name };
  return JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'function' ? { type: value.name } : value,
  );
}

/** The messages that Stately's page understands (@statelyai/inspect 0.7). */
function actorMessage(tab: string, { id, name, parent, machine }: ActorFacts): object {
  return {
    type: '@xstate.actor',
    name,
    sessionId: idOf(tab, id),
    ...(parent === null ? {} : { parentId: idOf(tab, parent) }),
    definition: definitionOf(machine, name),
    snapshot: { status: 'active' },
  };
}

function snapshotMessage(tab: string, { actor, event, facts }: Moment): object {
  const { status, value, context, tags, output, error } = facts;
  return {
    type: '@xstate.snapshot',
    sessionId: idOf(tab, actor),
    event,
    snapshot: { status, value, context, tags, output, error, children: {} },
  };
}

function eventMessage(tab: string, { actor, source, event }: Moment): object {
  return {
    type: '@xstate.event',
    sessionId: idOf(tab, actor),
    ...(source === null ? {} : { sourceId: idOf(tab, source) }),
    event,
  };
}

/**
 * Opens Stately's inspector in a window and tells it what the pages tell us. Not by its own package: that one posts to
 * windows of any origin, this to Stately's alone.
 * @returns null when the browser opened no window
 */
export function connectStately(): Stately | null {
  const target = window.open(`${ORIGIN}/inspect`, 'portal-stately');
  if (target === null) return null;
  const waiting: object[] = [];
  let isConnected = false;
  const post = (message: object): void => {
    const at = Date.now().toString();
    const whole = {
      rootId: 'portal',
      id: `${at}-${Math.random()}`,
      createdAt: at,
      _version: VERSION,
      ...message,
    };
    if (isConnected) target.postMessage(whole, ORIGIN);
    else waiting.push(whole);
  };
  const onMessage = ({ origin, data }: MessageEvent<{ type?: unknown } | null>): void => {
    if (origin !== ORIGIN || data?.type !== '@statelyai.connected') return;
    isConnected = true;
    for (const message of waiting.splice(0)) target.postMessage(message, ORIGIN);
  };
  addEventListener('message', onMessage);
  return {
    tell: (message) => {
      if (message.kind === 'joined')
        for (const actor of message.actors) post(actorMessage(message.tab, actor));
      if (message.kind === 'joined')
        for (const moment of message.moments) post(snapshotMessage(message.tab, moment));
      if (message.kind === 'actor') post(actorMessage(message.tab, message.actor));
      if (message.kind === 'moment') {
        post(eventMessage(message.tab, message.moment));
        post(snapshotMessage(message.tab, message.moment));
      }
    },
    stop: () => {
      removeEventListener('message', onMessage);
      target.close();
    },
  };
}
