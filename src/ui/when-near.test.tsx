import { act, fireEvent, render, screen } from '@testing-library/react';
import { WhenNear } from './when-near.tsx';

const Part = () => <p>part</p>;

beforeEach(() => {
  // Everything is near, at once.
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen) => {
    let watching = true;
    const observer = {
      observe: () => watching && seen([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      disconnect: () => (watching = false),
    } as unknown as IntersectionObserver;
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

it('a part that could not be fetched is asked for again when the network comes back (13.14)', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('no network'));
  await act(async () => void render(<WhenNear load={load} />));
  expect(screen.queryByText('part')).toBeNull();
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
