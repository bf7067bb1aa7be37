import { assign, createMachine } from 'xstate';
import type { AnyEntry } from './entry.ts';
import { coverEntry } from './paths.ts';

const entryOf = (machine: AnyEntry['machine']): AnyEntry => ({
  ...({} as AnyEntry),
  id: 'planted',
  machine,
  inputs: { default: () => undefined },
  events: [{ type: 'add' }, { type: 'take' }],
  outcomes: {},
});

describe('paths that cannot be walked', () => {
  it('name the path after which the machine throws', () => {
    const machine = createMachine({
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
    expect(() => coverEntry(entryOf(machine as never))).toThrow(
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
});
