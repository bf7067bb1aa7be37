import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './when-near.tsx';

let near: (() => void) | null = null;
beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen) => {
    const observer = {
      observe: () => undefined,
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    near = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

it('shows nothing until its place is near the screen', () => {
  render(
    <WhenNear>
      <p>part</p>
    </WhenNear>,
  );
  expect(screen.queryByText('part')).toBeNull();
  act(() => near?.());
  expect(screen.getByText('part')).toBeInTheDocument();
});
