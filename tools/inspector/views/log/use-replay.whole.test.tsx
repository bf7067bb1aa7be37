import { act, renderHook } from '@testing-library/react';
import { useReplay } from './use-replay.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function replay() {
  const moved: number[] = [];
  const onMove = (at: number) => void moved.push(at);
  const hook = renderHook(({ at }: { at: number }) => useReplay({ at, last: 3, stepMs: 100, onMove }), {
    initialProps: { at: 3 },
  });
  /** Renders the position that it moved to last. */
  const follow = () => hook.rerender({ at: moved.at(-1) ?? 3 });
  const pass = () => {
    act(() => jest.advanceTimersByTime(100));
    follow();
  };
  act(() => hook.result.current.play());
  follow();
  return { hook, moved, pass };
}

test('moves from the first position to the last and stops', () => {
  const { hook, moved, pass } = replay();
  for (let step = 0; step < 5; step += 1) pass();
  expect(moved).toEqual([0, 1, 2, 3]);
  expect(hook.result.current.isPlaying).toBe(false);
});

test('stops when something else moves the position, and on unmount', () => {
  const { hook, moved, pass } = replay();
  hook.rerender({ at: 2 });
  expect(hook.result.current.isPlaying).toBe(false);
  pass();
  expect(moved).toEqual([0]);
  const other = replay();
  other.hook.unmount();
  act(() => jest.advanceTimersByTime(1000));
  expect(other.moved).toEqual([0]);
});
