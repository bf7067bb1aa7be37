import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { type AnyActor, createActor, createMachine, emit } from 'xstate';
import { useEmitted, useFlowActor } from './use-flow-actor.ts';

/** Idle, then pending until its answer. */
const machine = createMachine({
  types: { emitted: {} as { type: 'answer.arrived'; words: string } },
  initial: 'idle',
  states: {
    idle: { on: { asked: 'working' } },
    working: {
      tags: 'underWay',
      on: {
        answered: { target: 'idle', actions: emit({ type: 'answer.arrived', words: 'Feito.' } as const) },
      },
    },
  },
});

const made: AnyActor[] = [];
const started = new Set<AnyActor>();

function Flow({ onAnswer }: { onAnswer: (words: string) => void }) {
  const actor = useFlowActor(() => {
    const actorOfFlow = createActor(machine);
    const start = actorOfFlow.start.bind(actorOfFlow);
    jest.spyOn(actorOfFlow, 'start').mockImplementation(() => {
      started.add(actorOfFlow);
      return start();
    });
    made.push(actorOfFlow);
    return actorOfFlow;
  });
  useEmitted(actor, { 'answer.arrived': ({ words }) => onAnswer(words) });
  const state = useSelector(actor, ({ value }) => value as string);
  return (
    <button type="button" onClick={() => actor.send({ type: 'asked' })}>
      {state}
    </button>
  );
}

/** Started, and not stopped. */
const running = () => made.filter((actor) => started.has(actor) && statusOf(actor) === 'active');
const statusOf = (actor: AnyActor) => (actor.getSnapshot() as { status: string }).status;

beforeEach(() => made.splice(0));

test('StrictMode, which mounts twice, leaves one running actor that the screen obeys', async () => {
  const onAnswer = jest.fn();
  render(<Flow onAnswer={onAnswer} />, { wrapper: StrictMode });
  await act(async () => Promise.resolve());
  expect(running()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'idle' }).click());
  expect(screen.getByRole('button', { name: 'working' })).toBeInTheDocument();
  act(() => running()[0]?.send({ type: 'answered' }));
  expect(onAnswer.mock.calls).toEqual([['Feito.']]);
});

test('runs only while the screen is mounted', async () => {
  const { unmount } = render(<Flow onAnswer={jest.fn()} />);
  expect(running()).toHaveLength(1);
  unmount();
  await Promise.resolve();
  expect(running()).toEqual([]);
});

test('finishes pending work after unmount, then stops', async () => {
  const { unmount } = render(<Flow onAnswer={jest.fn()} />);
  act(() => screen.getByRole('button').click());
  unmount();
  await Promise.resolve();
  const [actor] = running();
  expect(actor?.getSnapshot()).toMatchObject({ value: 'working' });
  actor?.send({ type: 'answered' });
  expect(running()).toEqual([]);
});

test("only the last render's handlers are called", () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Flow onAnswer={before} />);
  rerender(<Flow onAnswer={after} />);
  act(() => screen.getByRole('button').click());
  act(() => running()[0]?.send({ type: 'answered' }));
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls).toEqual([['Feito.']]);
});
