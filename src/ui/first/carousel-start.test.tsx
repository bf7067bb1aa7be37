import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CarouselStart, type MovingCarouselProps } from './carousel-start.tsx';

const item = (alt: string) => ({
  imageUrl: `https://img.example/${alt}.png`,
  href: 'https://a.example/',
  alt,
  linkName: alt,
});
const Moving = ({ items, firstMoveAt }: MovingCarouselProps) => (
  <p>{`${items.length} move, first at ${firstMoveAt}`}</p>
);

function start(count: number) {
  const load = jest.fn(() => Promise.resolve(Moving));
  render(
    <CarouselStart
      label="Destaques"
      ratio="20 / 7"
      items={Array.from({ length: count }, (_, n) => item(`b${n}`))}
      load={load}
    />,
  );
  return load;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let waiting: (() => void)[] = [];
/** Runs the browser's idle callbacks. */
const idle = () => act(() => waiting.splice(0).forEach((run) => run()));

beforeEach(() => {
  jest.useFakeTimers();
  waiting = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => waiting.push(run),
    cancelIdleCallback: () => void waiting.splice(0),
  });
});
afterEach(() => jest.useRealTimers());

it("loads the library when idle within the first item's time", async () => {
  const begun = performance.now();
  const load = start(3);
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'b0 (abre em nova aba)' })).toBeInTheDocument();
  idle();
  await pass(0);
  expect(screen.getByText(`3 move, first at ${begun + 3000}`)).toBeInTheDocument();
});

it('without idle callbacks loads the library before the first move', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const load = start(3);
  await pass(1900);
  expect(load).not.toHaveBeenCalled();
  await pass(100);
  expect(screen.getByText(/^3 move/)).toBeInTheDocument();
});

it('asks for no idle moment once the screen is left', () => {
  const load = start(3);
  cleanup();
  idle();
  expect(load).not.toHaveBeenCalled();
});

it('never fetches it for one item', async () => {
  const load = start(1);
  idle();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});

it('exchanges nothing under the focus', async () => {
  start(2);
  fireEvent.focus(screen.getByRole('link'));
  idle();
  await pass(10_000);
  expect(screen.getByRole('link', { name: 'b0 (abre em nova aba)' })).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('link'));
  expect(screen.getByText(/^2 move/)).toBeInTheDocument();
});

it('retries the library when the network is back', async () => {
  const load = jest.fn(() => Promise.resolve(Moving));
  load.mockRejectedValueOnce(new Error('no network'));
  render(<CarouselStart label="Destaques" ratio="20 / 7" items={[item('b0'), item('b1')]} load={load} />);
  idle();
  await pass(60_000);
  idle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'b0 (abre em nova aba)' })).toBeInTheDocument();
  fireEvent(window, new Event('online'));
  idle();
  await pass(0);
  expect(screen.getByText(/^2 move/)).toBeInTheDocument();
});
