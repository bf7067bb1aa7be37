import { type AnyActorRef, createActor, createMachine, setup } from 'xstate';
import { later } from './later.ts';

interface Told {
  type: 'told';
  word: string;
}

const child = () => {
  const heard: string[] = [];
  const machine = setup({
    types: { events: {} as Told, input: {} as { first: string }, context: {} as { first: string } },
    actions: { hear: (_, { word }: { word: string }) => void heard.push(word) },
  }).createMachine({
    context: ({ input }) => input,
    entry: { type: 'hear', params: ({ context }) => ({ word: context.first }) },
    on: { told: { actions: { type: 'hear', params: ({ event }) => event } } },
  });
  return { heard, machine };
};

/** A parent that invokes the stand-in while it is `open`. */
function startParent(load: (self: AnyActorRef) => Promise<ReturnType<typeof child>['machine']>) {
  const parent = createActor(
    createMachine({
      initial: 'open',
      states: {
        open: {
          invoke: { id: 'child', src: later(load), input: { first: 'input' }, onError: 'broken' },
          on: { close: 'closed' },
        },
        closed: {},
        broken: {},
      },
    }),
  );
  parent.start();
  const tell = (word: string) => childOf(parent)?.send({ type: 'told', word });
  return { parent, tell };
}

function childOf(parent: AnyActorRef): AnyActorRef | undefined {
  const { children } = parent.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  return children['child'];
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

it('keeps what was told until the code is there, in order', async () => {
  const { heard, machine } = child();
  const { tell } = startParent(() => Promise.resolve(machine));
  tell('one');
  tell('two');
  expect(heard).toEqual([]);
  await settled();
  tell('three');
  expect(heard).toEqual(['input', 'one', 'two', 'three']);
});

it('stops with its parent, whether the code has come or not', async () => {
  const early = child();
  const { parent } = startParent(() => Promise.resolve(early.machine));
  await settled();
  const stand = childOf(parent)?.getSnapshot() as { child: AnyActorRef } | undefined;
  const started = stand?.child;
  if (started === undefined) throw new Error('the child has not been started');
  expect(started.getSnapshot()).toMatchObject({ status: 'active' });
  parent.send({ type: 'close' });
  expect(started.getSnapshot()).toMatchObject({ status: 'stopped' });

  const late = child();
  let bring: (machine: typeof late.machine) => void = () => undefined;
  const other = startParent(() => new Promise((resolve) => (bring = resolve)));
  other.parent.send({ type: 'close' });
  bring(late.machine);
  await settled();
  expect(late.heard).toEqual([]);
});

it('asks again with the next event when the code did not come', async () => {
  const { heard, machine } = child();
  const load = jest.fn<Promise<typeof machine>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(machine);
  const { tell, parent } = startParent(load);
  tell('one');
  await settled();
  expect(heard).toEqual([]);
  expect(parent.getSnapshot().value).toBe('open');
  tell('two');
  await settled();
  expect(heard).toEqual(['input', 'one', 'two']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('hands a bug of the child to the parent', async () => {
  const broken = setup({ types: { events: {} as Told, input: {} as { first: string } } }).createMachine({
    on: {
      told: {
        guard: () => {
          throw new Error('a bug');
        },
      },
    },
  });
  const { parent, tell } = startParent(() => Promise.resolve(broken as never));
  await settled();
  tell('one');
  expect(parent.getSnapshot().value).toBe('broken');
});
