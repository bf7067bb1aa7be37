import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyComponent, optionalComponent } from './lazy-component.tsx';

const Component = () => <p>later</p>;

it('an optional component retries when the network is back', async () => {
  const load = jest.fn(() => Promise.resolve(Component));
  load.mockRejectedValueOnce(new Error('no network'));
  const Optional = optionalComponent(load);
  await act(async () => void render(<Optional />));
  expect(screen.queryByText('later')).toBeNull();
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('later')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('a preloaded component renders without a fallback', async () => {
  const load = jest.fn(() => Promise.resolve(Component));
  const Lazy = lazyComponent(load, <p>waiting</p>);
  await Lazy.fetch();
  render(<Lazy />);
  expect(screen.getByText('later')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('until it is there its fallback stands in its place', async () => {
  let come: (component: typeof Component) => void = () => undefined;
  const Lazy = lazyComponent(
    () => new Promise<typeof Component>((resolve) => (come = resolve)),
    <p>waiting</p>,
  );
  await act(async () => void render(<Lazy />));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => come(Component));
  expect(screen.getByText('later')).toBeInTheDocument();
});

// @rule R9
it('code that fails offline loads when the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve(Component));
  load.mockRejectedValueOnce(new Error('no network'));
  const Lazy = lazyComponent(load, <p>waiting</p>);
  await act(async () => void render(<Lazy />));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  online.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('later')).toBeInTheDocument();
  online.mockRestore();
});
