import { CUSTOMER, SERVER } from '../shared/gestures.ts';
import type { ActorFacts, Moment } from '../shared/protocol.ts';
import { firstDifference } from './difference.ts';
import type { Tab } from './session.ts';

type Step = readonly [actor: string, event: object, value?: string];

const actor = (id: string, machine: string | null): ActorFacts => ({
  id,
  name: id,
  parent: null,
  kind: id === CUSTOMER ? 'customer' : id === SERVER ? 'server' : 'machine',
  machine,
  src: null,
});

function run(session: string, ...steps: readonly Step[]): Tab {
  const moments = steps.map(
    ([id, event, value = null], n) => ({ n, at: n, actor: id, event, facts: { value } }) as unknown as Moment,
  );
  const actors = [actor(session, 'session'), actor(CUSTOMER, null), actor(SERVER, null)];
  return { id: session, title: '/', kind: 'recorded', actors, moments };
}

const call = (path: string, status: number, ms: number): Step => [
  SERVER,
  { type: 'chamada.respondeu', call: ms, method: 'GET', path, status, ms },
];
const typed = (value: string): Step => [CUSTOMER, { type: 'cliente.escreveu', words: 'CPF', value }];
const step = (id: string, type: string, value: string): Step => [id, { type }, value];

it('finds none between two runs of one build: other ids, pseudonyms, durations', () => {
  const one = run(
    'x:1',
    typed('documento#1'),
    step('x:1', 'went', 'open'),
    call('/a', 200, 5),
    call('/b', 200, 9),
  );
  const other = run(
    'x:7',
    typed('documento#8'),
    call('/b', 200, 2),
    step('x:7', 'went', 'open'),
    call('/a', 200, 4),
  );
  expect(firstDifference(one, other)).toBeNull();
});

it('names the first step that differs by the clock, with both sides', () => {
  const one = run('x:1', step('x:1', 'went', 'open'), step('x:1', 'came', 'idle'), call('/a', 200, 5));
  const other = run('x:1', step('x:1', 'went', 'open'), step('x:1', 'came', 'lost'), call('/a', 500, 5));
  expect(firstDifference(one, other)).toEqual({
    actor: 'session',
    step: 2,
    before: 'came → idle',
    after: 'came → lost',
    moments: [1, 1],
  });
});

it('tells a step that is missing, and one too many', () => {
  const one = run('x:1', step('x:1', 'went', 'open'));
  const other = run('x:1', step('x:1', 'went', 'open'), step('x:1', 'came', 'idle'));
  expect(firstDifference(one, other)).toMatchObject({ before: null, after: 'came → idle' });
  expect(firstDifference(other, one)).toMatchObject({ before: 'came → idle', after: null });
});
