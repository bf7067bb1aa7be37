import { entryOf } from './recording/entries.ts';
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

/** A message that Stately's page understands (@statelyai/inspect 0.7), without what all of them have. */
interface About {
  readonly type: '@xstate.actor' | '@xstate.snapshot' | '@xstate.event';
  readonly sessionId: string;
  readonly [fact: string]: unknown;
}

function actorMessage(tab: string, { id, name, parent, machine }: ActorFacts): About {
  return {
    type: '@xstate.actor',
    name,
    sessionId: idOf(tab, id),
    ...(parent === null ? {} : { parentId: idOf(tab, parent) }),
    definition: definitionOf(machine, name),
    snapshot: { status: 'active' },
  };
}

function snapshotMessage(tab: string, { actor, event, facts }: Moment): About {
  const { status, value, context, tags, output, error } = facts;
  return {
    type: '@xstate.snapshot',
    sessionId: idOf(tab, actor),
    event,
    snapshot: { status, value, context, tags, output, error, children: {} },
  };
}

function eventMessage(tab: string, { actor, source, event }: Moment): About {
  return {
    type: '@xstate.event',
    sessionId: idOf(tab, actor),
    ...(source === null ? {} : { sourceId: idOf(tab, source) }),
    event,
  };
}

/** What has been told is kept, so that Stately's page can be reloaded. */
const KEPT = 1000;

/** The names of the actors above all others, by the names of those below them. */
function createRoots() {
  const roots = new Map<string, string>();
  return {
    add: (tab: string, { id, parent }: ActorFacts): void => {
      const name = idOf(tab, id);
      const above = parent === null ? name : idOf(tab, parent);
      roots.set(name, roots.get(above) ?? above);
    },
    of: (sessionId: string): string => roots.get(sessionId) ?? sessionId,
  };
}

/** The messages for Stately that say what a page of ours says. */
function messagesFor(message: PageMessage): readonly About[] {
  const { tab, kind } = message;
  if (kind === 'joined')
    return [
      ...message.actors.map((actor) => actorMessage(tab, actor)),
      ...message.moments.map((moment) => snapshotMessage(tab, moment)),
    ];
  if (kind === 'actor') return [actorMessage(tab, message.actor)];
  return kind === 'moment' ? [eventMessage(tab, message.moment), snapshotMessage(tab, message.moment)] : [];
}

/**
 * Opens Stately's inspector in a window and tells it what the pages tell us. Not by its own package: that one posts to
 * windows of any origin, this to Stately's alone.
 * @returns null when the browser opened no window
 */
export function connectStately(
  ours: Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'> = window,
): Stately | null {
  const target = ours.open(`${ORIGIN}/inspect`, 'portal-stately');
  if (target === null) return null;
  const told: object[] = [];
  const roots = createRoots();
  let isConnected = false;
  const onMessage = ({ origin, source, data }: MessageEvent<{ type?: unknown } | null>): void => {
    if (origin !== ORIGIN || source !== target || data?.type !== '@statelyai.connected') return;
    isConnected = true;
    for (const message of told) target.postMessage(message, ORIGIN);
  };
  ours.addEventListener('message', onMessage);
  return {
    tell: (message) => {
      if (message.kind === 'joined') for (const actor of message.actors) roots.add(message.tab, actor);
      if (message.kind === 'actor') roots.add(message.tab, message.actor);
      for (const about of messagesFor(message)) {
        const at = Date.now().toString();
        const whole = {
          ...about,
          rootId: roots.of(about.sessionId),
          id: `${at}-${Math.random()}`,
          createdAt: at,
          _version: VERSION,
        };
        told.push(whole);
        if (told.length > KEPT) told.shift();
        if (isConnected) target.postMessage(whole, ORIGIN);
      }
    },
    stop: () => {
      ours.removeEventListener('message', onMessage);
      target.close();
    },
  };
}
