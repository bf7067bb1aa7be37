import { createActor, fromPromise, setup } from 'xstate';
import {
  childrenOf,
  inside,
  keep,
  keysOfMicrostep,
  nodesIn,
  parentOf,
  restore,
  rootOfFamily,
  timersOf,
} from './internals.ts';

const machine = setup({
  actors: { wait: fromPromise(async () => new Promise<never>(() => undefined)) },
  delays: { soon: 5000 },
}).createMachine({
  id: 'probe',
  initial: 'idle',
  states: {
    idle: { on: { go: 'waiting' } },
    waiting: { invoke: { id: 'asked', src: 'wait' }, after: { soon: 'over' } },
    over: { type: 'final' },
  },
});

/** Of another xstate each of these lines may fail: what the inspector needs of its inside is no promise of its makers. */
test('xstate is inside as the inspector needs it: version 5', () => {
  const taken: string[] = [];
  const root = createActor(machine, { inspect: (inspected) => taken.push(...keysOfMicrostep(inspected)) });
  root.start();
  const before = keep(root);
  root.send({ type: 'go' });
  expect(taken).toEqual(['probe.idle | go | 0']);
  expect(nodesIn(root.getSnapshot() as never).map(({ id }) => id)).toEqual(['probe', 'probe.waiting']);
  expect(timersOf(root).map(({ type }) => type)).toEqual(['xstate.after.soon.probe.waiting']);
  const [child] = childrenOf(root.getSnapshot());
  if (child === undefined) throw new Error('no child');
  expect([inside(child).id, inside(child).src]).toEqual(['asked', 'wait']);
  expect(parentOf(child)).toBe(root);
  expect(rootOfFamily(child)).toBe(root);

  const during = keep(root);
  expect(restore(root, before)).toBeNull();
  expect(root.getSnapshot().value).toBe('idle');
  expect(timersOf(root)).toEqual([]);
  expect(restore(root, during)).toBeNull();
  expect(root.getSnapshot().value).toBe('waiting');
  expect(timersOf(root)).toHaveLength(1);
  expect(childrenOf(root.getSnapshot())).toHaveLength(1);
  root.stop();
});
