import { assign, createMachine } from 'xstate';
import type { AnyEntry } from './entry.ts';
import { describePaths } from './path-tests.ts';
import { coverEntry } from './paths.ts';

const entryOf = (machine: AnyEntry['machine']): AnyEntry => ({
  ...({} as AnyEntry),
  id: 'planted',
  machine,
  inputs: { default: () => undefined },
  events: [{ type: 'add' }, { type: 'take' }],
  outcomes: {},
});

const throwing = createMachine({
  initial: 'empty',
  states: {
    empty: { on: { add: 'full' } },
    full: {
      on: {
        take: {
          guard: () => {
            throw new Error('no term is left');
          },
          target: 'empty',
        },
      },
    },
  },
});

describe('paths that cannot be walked', () => {
  it('name the path after which the machine throws', () => {
    expect(() => coverEntry(entryOf(throwing as never))).toThrow(
      /no term is left.*, after default: add → take$/s,
    );
  });

  it('name a path on which moments multiply without end', () => {
    const machine = createMachine({
      context: { count: 0 },
      on: {
        add: {
          actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }),
        },
      },
    } as never);
    expect(() => coverEntry(entryOf(machine as never), 100)).toThrow(
      /^more than 100 moments, the last after default: add → (?:add → ){19}… → (?:add → ){19}add$/,
    );
  });

  it('are one failing test that names the path, beside the other tests of their file', () => {
    const tests: (readonly [title: string, run: () => void])[] = [];
    jest
      .spyOn(globalThis, 'describe')
      .mockImplementation(((_: string, define: () => void) => define()) as never);
    jest
      .spyOn(globalThis, 'it')
      .mockImplementation(((...test: (typeof tests)[number]) => tests.push(test)) as never);
    try {
      describePaths(entryOf(throwing as never));
    } finally {
      jest.restoreAllMocks();
    }
    expect(tests.map(([title]) => title)).toEqual(['can be walked']);
    expect(tests[0]?.[1]).toThrow(/no term is left.*, after default: add → take/s);
  });
});
