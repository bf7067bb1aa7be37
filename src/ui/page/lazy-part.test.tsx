import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyPart, optionalPart } from './lazy-part.tsx';

const Part = () => <p>part</p>;

it('a part that can be done without is asked for again when the network comes back', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('no network'));
  const Optional = optionalPart(load);
  await act(async () => void render(<Optional />));
  expect(screen.queryByText('part')).toBeNull();
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that was fetched before is shown without a fallback, and fetched once', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Lazy = lazyPart(load, { fallback: <p>waiting</p> });
  await Lazy.fetch();
  render(<Lazy />);
  expect(screen.getByText('part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('until it is there its fallback stands in its place', async () => {
  let come: (part: typeof Part) => void = () => undefined;
  const Lazy = lazyPart(() => new Promise<typeof Part>((resolve) => (come = resolve)), {
    fallback: <p>waiting</p>,
  });
  await act(async () => void render(<Lazy />));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => come(Part));
  expect(screen.getByText('part')).toBeInTheDocument();
});
