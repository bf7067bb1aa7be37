import { createActor, createMachine } from 'xstate';
import { ACTED } from '../shared/gestures.ts';
import type { PageMessage, PageRequest, Request } from '../shared/protocol.ts';
import { wordsForEvent } from '../shared/words.ts';
import { join } from './bridge.ts';
import { actWords } from './obey.ts';
import type { Recorded, Watched } from './report/watch.ts';

/** Joins a page to an inspector: the page's messages, and functions that act as the page and as the inspector. */
async function joined(recorded: Recorded[] = []) {
  const messages: PageMessage[] = [];
  const page = {} as { report: (watched: Watched) => void; ask: (request: Request) => void };
  const channel = {
    postMessage: (message: PageMessage) => messages.push(message),
    addEventListener: (_: string, listener: (event: { data: Request }) => void) => {
      page.ask = (data) => listener({ data });
    },
  };
  await join({
    tab: 't',
    channel: channel as unknown as BroadcastChannel,
    recorded,
    receive: (deliver) => void (page.report = deliver),
  });
  const refusals = () => messages.flatMap((each) => (each.kind === 'refused' ? [each.reason] : []));
  return { messages, page, refusals };
}

// @rule R145
it('masks a name in an earlier message that only a later event reveals', async () => {
  const recorded: Recorded[] = [];
  const actor = createActor(createMachine({ id: 'session' }), {
    inspect: (event) => void recorded.push([{ at: 1, ahead: 0 }, event]),
  });
  actor.start();
  actor.send({ type: 'refused', message: 'Olá, Carla Dias Moreira' });
  actor.send({ type: 'loaded', nome: 'Carla Dias Moreira' });
  const { messages } = await joined(recorded);
  expect(messages[0]).toMatchObject({
    kind: 'joined',
    moments: expect.arrayContaining([
      expect.objectContaining({ event: { type: 'refused', message: 'Olá, pessoa#1' } }),
    ]),
  });
  expect(JSON.stringify(messages)).not.toContain('Carla');
});

it('does not keep a moment more than 500 steps back', async () => {
  const { page, refusals } = await joined();
  createActor(createMachine({ id: 'session' }), { inspect: page.report }).start();
  page.ask({ kind: 'restore', tab: 't', n: 1 });
  expect(refusals()).toEqual([]);
  for (let step = 0; step < 510; step += 1)
    page.report({ type: 'portal.gesture', gesture: { type: 'cliente.teclou', key: 'Escape' } });
  page.ask({ kind: 'restore', tab: 't', n: 1 });
  expect(refusals()).toEqual(['A página não guarda mais este momento.']);
});

it.each([
  [{ kind: 'advance', ms: 3_600_000 }, 'avançou o relógio 1 h'],
  [{ kind: 'hide', on: true }, 'escondeu a página'],
  [{ kind: 'restore', n: 7 }, 'restaurou o momento 7'],
])('logs %j as an act of the inspector in Portuguese', async (request, words) => {
  const { page, messages } = await joined();
  const what = actWords({ tab: 't', ...request } as PageRequest, new Map());
  page.report({ type: 'portal.gesture', gesture: { type: ACTED, what } });
  const [actor, moment] = messages.slice(-2);
  expect(actor).toMatchObject({ kind: 'actor', actor: { name: 'inspetor', kind: 'inspector' } });
  const event = moment?.kind === 'moment' ? moment.moment.event : { type: '' };
  expect(wordsForEvent(event)).toBe(words);
});

it.each([199, 600, undefined, 'texto'])('refuses a response with the status %s', async (status) => {
  const { page, refusals } = await joined();
  const answer = { status, body: null } as { status: number; body: unknown };
  page.ask({ kind: 'answerCall', tab: 't', call: 1, answer });
  expect(refusals()).toEqual(['Uma resposta precisa de um status de 200 a 599.']);
});
