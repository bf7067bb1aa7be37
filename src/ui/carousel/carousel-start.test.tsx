import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CarouselProps } from './carousel-slide.tsx';
import { CarouselStart } from './carousel-start.tsx';

const item = (alt: string) => ({
  imageUrl: `https://img.example/${alt}.png`,
  href: 'https://a.example/',
  alt,
  linkName: alt,
});
const Moving = ({ items }: CarouselProps) => <p>{`${items.length} move`}</p>;

function start(count: number) {
  const load = jest.fn(() => Promise.resolve({ Carousel: Moving as never }));
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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fetches the library when the first item has nearly had its time', async () => {
  const load = start(3);
  await pass(1900);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'b0 (abre em nova aba)' })).toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('3 move')).toBeInTheDocument();
});

it('never fetches it for one item', async () => {
  const load = start(1);
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});

it('exchanges nothing under the focus', async () => {
  const load = start(2);
  fireEvent.focus(screen.getByRole('link'));
  await pass(10_000);
  expect(load).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('link'));
  await pass(2100);
  expect(load).toHaveBeenCalledTimes(1);
});

it('exchanges nothing under the focus, though the library was on its way already', async () => {
  let came: (part: { Carousel: never }) => void = () => undefined;
  const load = () => new Promise<{ Carousel: never }>((resolve) => (came = resolve));
  render(<CarouselStart label="Destaques" ratio="20 / 7" items={[item('b0'), item('b1')]} load={load} />);
  await pass(2100);
  fireEvent.focus(screen.getByRole('link'));
  came({ Carousel: Moving as never });
  await pass(0);
  expect(screen.getByRole('link')).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('link'));
  await pass(0);
  expect(screen.getByText('2 move')).toBeInTheDocument();
});

it('stays as it is when the library cannot come', async () => {
  render(
    <CarouselStart
      label="Destaques"
      ratio="20 / 7"
      items={[item('b0'), item('b1')]}
      load={() => Promise.reject(new Error('gone'))}
    />,
  );
  await pass(5000);
  expect(screen.getByRole('link', { name: 'b0 (abre em nova aba)' })).toBeInTheDocument();
});

it('asks for the library again when the network comes back', async () => {
  const load = jest.fn(() => Promise.resolve({ Carousel: Moving as never }));
  load.mockRejectedValueOnce(new Error('no network'));
  render(<CarouselStart label="Destaques" ratio="20 / 7" items={[item('b0'), item('b1')]} load={load} />);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  await pass(2100);
  expect(screen.getByText('2 move')).toBeInTheDocument();
});
