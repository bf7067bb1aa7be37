import { CUSTOMER, SERVER } from '../shared/gestures.ts';
import type { ActorFacts, Moment } from '../shared/protocol.ts';
import { changesBetween, firstDifference } from './difference.ts';
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

it('ignores ids, pseudonyms and durations', () => {
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

it('reports the earliest step that differs, with both sides', () => {
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

it('reports a missing step and an extra one', () => {
  const one = run('x:1', step('x:1', 'went', 'open'));
  const other = run('x:1', step('x:1', 'went', 'open'), step('x:1', 'came', 'idle'));
  expect(firstDifference(one, other)).toMatchObject({ before: null, after: 'came → idle' });
  expect(firstDifference(other, one)).toMatchObject({ before: 'came → idle', after: null });
});

const shown = (path: string, heading: string, alerts: readonly string[] = [], isSettled = true): Step => [
  CUSTOMER,
  { type: 'página.mostrou', path, heading, alerts, notes: [], dialogs: [], isSettled },
];
const clicked = (words: string): Step => [CUSTOMER, { type: 'cliente.clicou', words }];

it('compares one screen between two actions, however often it was reported', () => {
  const one = run('x:1', shown('/', 'Início'), clicked('Salvar'), shown('/', 'Início', ['Salvo']));
  const often = run(
    'x:1',
    shown('/', '', [], false),
    shown('/', 'Início'),
    clicked('Salvar'),
    shown('/', 'Início', ['Salvo'], false),
    shown('/', 'Início'),
  );
  expect(firstDifference(one, often)).toBeNull();
  const other = run('x:1', shown('/', 'Início'), clicked('Salvar'), shown('/', 'Início', ['Perdido']));
  expect(firstDifference(one, other)).toMatchObject({
    actor: CUSTOMER,
    step: 2,
    before: 'mostrou / | Início | Salvo',
    after: 'mostrou / | Início | Perdido',
  });
});

it('skips a screen that never settled', () => {
  const one = run('x:1', shown('/', 'Início'), clicked('Salvar'), shown('/', 'Início'));
  const hasty = run('x:1', shown('/', '', [], false), clicked('Salvar'), shown('/', 'Início'));
  expect(firstDifference(one, hasty)).toBeNull();
});

it('skips notes that disappear before the screen settles', () => {
  const noted = (note: string, isSettled: boolean): Step => {
    const [id, event, ...rest] = shown('/', 'Início', [], isSettled);
    return [id, { ...event, notes: [note] }, ...rest];
  };
  const one = run('x:1', noted('Saldo', true));
  expect(firstDifference(one, run('x:1', noted('Um momento', false), noted('Saldo', true)))).toBeNull();
  expect(firstDifference(one, run('x:1', noted('Um momento', true)))).not.toBeNull();
});

it('compares the previous screen when an action has no later report', () => {
  const one = run('x:1', shown('/', 'Início'), clicked('Salvar'), shown('/', 'Início', ['Salvo']));
  const other = run('x:1', shown('/', 'Início'), clicked('Salvar'));
  expect(firstDifference(one, other)).toMatchObject({ step: 2, after: 'mostrou / | Início' });
});

it('counts writes and compares only reads that both runs have sent', () => {
  const post = (ms: number): Step => {
    const [id, event] = call('/b', 200, ms);
    return [id, { ...event, method: 'POST' }];
  };
  const one = run('x:1', call('/a', 200, 1), post(2));
  expect(firstDifference(one, run('x:1', call('/a', 200, 1), call('/a', 200, 2), post(3)))).toBeNull();
  expect(firstDifference(one, run('x:1', post(3), call('/c', 200, 1)))).toBeNull();
  expect(firstDifference(one, run('x:1', call('/a', 500, 1), post(3)))).toMatchObject({
    before: 'GET /a 200',
    after: 'GET /a 500',
  });
  expect(firstDifference(one, run('x:1', call('/a', 200, 1), post(3), post(4)))).toMatchObject({
    before: null,
    after: 'POST /b 200, 2',
  });
});

it('compares the response that QA has put in place of the original', () => {
  const own = call('/a', 200, 1);
  const given: Step = [SERVER, { ...call('/a', 400, 1)[1], type: 'chamada.trocada' }];
  expect(firstDifference(run('x:1', own, given), run('x:1', call('/a', 400, 5)))).toBeNull();
});

it('ignores the order of parallel regions and the visibility of the window', () => {
  const both = (one: string, other: string) => ({ one, other }) as unknown as string;
  const start = step('x:1', 'xstate.init', both('a', 'a'));
  const one = run('x:1', start, step('x:1', 'first', both('b', 'a')), step('x:1', 'then', both('b', 'b')));
  const other = run('x:1', start, step('x:1', 'then', both('a', 'b')), step('x:1', 'first', both('b', 'b')));
  const shownAgain = run(
    'x:1',
    start,
    step('x:1', 'page.shown', both('a', 'a')),
    step('x:1', 'wakeLock.acquired', both('a', 'c')),
  );
  expect(firstDifference(one, other)).toBeNull();
  expect(firstDifference(run('x:1', start), shownAgain)).toBeNull();
});

it('ignores a second machine of a screen that was mounted again', () => {
  const once = run('x:1', step('x:1', 'xstate.init', 'open'), step('x:1', 'went', 'idle'));
  const twice: Tab = {
    ...once,
    actors: [actor('x:0', 'session'), ...once.actors],
    moments: [{ ...once.moments[0], actor: 'x:0' } as Moment, ...once.moments],
  };
  expect(firstDifference(once, twice)).toBeNull();
  expect(firstDifference(twice, once)).toBeNull();
});

it('lists the fields that differ between two contexts by path', () => {
  const before = { session: { name: 'pessoa#1', img: null }, tries: [1, 2], now: 5 };
  const after = { session: { name: 'pessoa#2', img: null }, tries: [1, 3, 4], now: 5 };
  expect(changesBetween(before, after)).toEqual([
    { path: 'session.name', before: 'pessoa#1', after: 'pessoa#2' },
    { path: 'tries.1', before: 2, after: 3 },
    { path: 'tries.2', before: undefined, after: 4 },
  ]);
  expect(changesBetween(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }]);
  expect(changesBetween(after, after)).toEqual([]);
});
