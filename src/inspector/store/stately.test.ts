import { exchangeEntry } from '../../../machines/exchange/exchange.entry.ts';
import { coverEntry } from '../../../machines/testing/paths.ts';
import type { PageMessage } from '../shared/protocol.ts';
import { tabOf } from './simulation.ts';
import { connectStately } from './stately.ts';

interface Posted {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** Our window, and one that stands in for Stately's. */
function twoWindows() {
  const posted: { message: Posted; to: string }[] = [];
  const theirs = {
    closed: false,
    postMessage: (message: Posted, to: string) => void posted.push({ message, to }),
    close: () => void (theirs.closed = true),
  };
  const listeners = new Set<(event: MessageEvent) => void>();
  const opened: unknown[] = [];
  const ours = {
    open: (address: string) => {
      opened.push(address);
      return theirs as unknown as Window;
    },
    addEventListener: (_: string, listener: never) => void listeners.add(listener),
    removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
  };
  const say = (origin: string, source: unknown = theirs) => {
    for (const listener of listeners)
      listener({ origin, source, data: { type: '@statelyai.connected' } } as MessageEvent);
  };
  return { ours: ours as unknown as Window, opened, posted, say, theirs, listeners };
}

const path = coverEntry(exchangeEntry).paths[0];
const walked = tabOf({ entry: exchangeEntry, inputName: 'default', events: path?.events ?? [], walk: 1 });
const facts = { title: '/', number: null, initials: '', ahead: 0, holds: [], held: [] };
const joined: PageMessage = { ...walked, kind: 'joined', tab: 'aba', facts };

/** What the receiver of @statelyai/inspect 0.7 takes for a message of its own. */
function isInspectionEvent({ type, _version: version }: Posted): boolean {
  return typeof type === 'string' && typeof version === 'string';
}

describe('Stately’s inspector', () => {
  it('is opened at its own address and told nothing before it is ready', () => {
    const { ours, opened, posted, say } = twoWindows();
    connectStately(ours)?.tell(joined);
    expect(opened).toEqual(['https://stately.ai/inspect']);
    expect(posted).toEqual([]);
    say('https://evil.example');
    say('https://stately.ai', {});
    expect(posted).toEqual([]);
    say('https://stately.ai');
    expect(posted.length).toBeGreaterThan(walked.moments.length);
    expect(posted.every(({ to }) => to === 'https://stately.ai')).toBe(true);
    expect(posted.every(({ message }) => isInspectionEvent(message))).toBe(true);
  });

  it('gets actors with their charts, then each step as an event and a snapshot', () => {
    const { ours, posted, say } = twoWindows();
    const stately = connectStately(ours);
    say('https://stately.ai');
    stately?.tell(joined);
    const [actor] = posted;
    expect(actor?.message).toMatchObject({
      type: '@xstate.actor',
      name: 'exchange',
      sessionId: 'aba-simulation',
      rootId: 'aba-simulation',
      snapshot: { status: 'active' },
    });
    expect(JSON.parse(String(actor?.message['definition']))).toMatchObject({
      id: 'exchange',
      states: { idle: {}, unknown: { states: { looking: {} } } },
    });
    stately?.tell({
      kind: 'actor',
      tab: 'aba',
      actor: {
        id: 'x:1',
        name: 'postExchange',
        parent: 'simulation',
        kind: 'request',
        machine: null,
        src: null,
      },
    });
    expect(posted.at(-1)?.message).toMatchObject({
      sessionId: 'aba-x:1',
      parentId: 'aba-simulation',
      rootId: 'aba-simulation',
    });
    const moment = walked.moments.at(-1);
    if (moment === undefined) throw new Error('an empty walk');
    stately?.tell({ kind: 'moment', tab: 'aba', moment });
    expect(posted.slice(-2).map(({ message }) => [message.type, message['event']])).toEqual([
      ['@xstate.event', moment.event],
      ['@xstate.snapshot', moment.event],
    ]);
    expect(posted.at(-1)?.message).toMatchObject({ snapshot: { value: moment.facts.value } });
  });

  it('gets everything again after a reload, nothing when switched off', () => {
    const { ours, posted, say, theirs, listeners } = twoWindows();
    const stately = connectStately(ours);
    stately?.tell(joined);
    say('https://stately.ai');
    const first = posted.length;
    say('https://stately.ai');
    expect(posted).toHaveLength(2 * first);
    stately?.stop();
    expect(theirs.closed).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('may be kept from opening by the browser', () => {
    const { ours } = twoWindows();
    expect(connectStately({ ...ours, open: () => null })).toBeNull();
  });
});
