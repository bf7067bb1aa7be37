import { act, renderHook } from '@testing-library/react';
import { useCounted } from './use-counted.ts';

const motion = (isReduced: boolean) =>
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: isReduced,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

const counted = () =>
  renderHook<string | null, { value: string | null }>(({ value }) => useCounted(value), {
    initialProps: { value: '1500' },
  });

// @rule R249
test('a figure counts to its new value, also after a gap without a value', () => {
  motion(false);
  let draw: FrameRequestCallback = () => undefined;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((next) => {
    draw = next;
    return 1;
  });
  const { result, rerender } = counted();
  expect(result.current).toBeNull();
  rerender({ value: null });
  rerender({ value: '1380' });
  const begun = performance.now();
  act(() => draw(begun + 100));
  expect(Number(result.current)).toBeGreaterThan(1380);
  expect(Number(result.current)).toBeLessThan(1500);
  act(() => draw(begun + 1000));
  expect(result.current).toBeNull();
});

// @rule R249
test('with reduced motion the new figure appears at once', async () => {
  motion(true);
  const { result, rerender } = counted();
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  rerender({ value: '1380' });
  expect(result.current).toBeNull();
  expect(frames).not.toHaveBeenCalled();
});
