import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';
import type { CarouselItem } from './carousel-slide.tsx';

const item = (alt: string, href: string | null = `https://loja.example/${alt}`): CarouselItem => ({
  imageUrl: `https://img.example/${alt}.png`,
  href,
  alt,
  linkName: `Destaque ${alt}`,
});

const setMotion = (reduced: boolean) => {
  const list = { matches: reduced, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => list });
};

const shown = () => screen.getByText(/^Item \d de \d$/).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setMotion(false);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const renderThree = () =>
  render(<Carousel label="Destaques" items={[item('1'), item('2'), item('3', null)]} />);

it('goes on by itself every three seconds (S2.32, S9.3)', () => {
  renderThree();
  expect(shown()).toBe('Item 1 de 3');
  pass(3100);
  expect(shown()).toBe('Item 2 de 3');
});

it('waits under the pointer and while it has the focus (R59)', () => {
  renderThree();
  const region = screen.getByRole('region', { name: 'Destaques' });
  fireEvent.pointerEnter(region);
  pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Próximo' }).focus());
  pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
});

it('pauses for good with its button, and plays again (R59)', () => {
  renderThree();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar apresentação' }));
  pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar apresentação' }));
  pass(3100);
  expect(shown()).toBe('Item 2 de 3');
});

it('does not move by itself under reduced motion (R59)', () => {
  setMotion(true);
  renderThree();
  pass(20_000);
  expect(shown()).toBe('Item 1 de 3');
  expect(screen.getByRole('button', { name: 'Iniciar apresentação' })).toBeInTheDocument();
});

it('moves by buttons and arrow keys', () => {
  renderThree();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(shown()).toBe('Item 2 de 3');
  fireEvent.keyDown(screen.getByRole('region', { name: 'Destaques' }), { key: 'ArrowLeft' });
  expect(shown()).toBe('Item 1 de 3');
});

it('opens links in a new tab, and only the shown one can be reached', () => {
  const { container } = renderThree();
  const link = screen.getByRole('link', { name: 'Destaque 1 (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const reachable = [...container.querySelectorAll('li')].filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(1);
});

it('has no controls for a single item', () => {
  render(<Carousel label="Destaques" items={[item('1')]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
