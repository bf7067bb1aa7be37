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
  render(<Carousel label="Destaques" ratio="20 / 7" items={[item('1'), item('2'), item('3', null)]} />);

it('goes on by itself every three seconds (S2.32, S9.3)', () => {
  renderThree();
  expect(shown()).toBe('Item 1 de 3');
  // Two of the first one's seconds were over before.
  pass(1100);
  expect(shown()).toBe('Item 2 de 3');
  pass(2800);
  expect(shown()).toBe('Item 2 de 3');
  pass(300);
  expect(shown()).toBe('Item 3 de 3');
});

it('waits under the pointer and while it has the focus (R59)', async () => {
  await import('./swiper-strip.tsx');
  renderThree();
  const region = screen.getByRole('region', { name: 'Destaques' });
  fireEvent.pointerEnter(region);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Próximo' }).focus());
  pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
});

it('pauses for good with its button, and plays again (R59, WCAG 2.2.2, eMAG 5.5)', () => {
  renderThree();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar apresentação' }));
  pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar apresentação' }));
  pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

it('does not move by itself under reduced motion (R59, WCAG 2.2.2)', () => {
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

it('keeps the focus when an arrow key takes away the item under it (WCAG 2.4.3)', () => {
  renderThree();
  const link = screen.getByRole('link', { name: /^Destaque 1/ });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  const region = screen.getByRole('region', { name: 'Destaques' });
  expect(region).toHaveFocus();
  fireEvent.keyDown(region, { key: 'ArrowRight' });
  expect(shown()).toBe('Item 3 de 3');
  const next = screen.getByRole('button', { name: 'Próximo' });
  act(() => next.focus());
  fireEvent.keyDown(next, { key: 'ArrowLeft' });
  expect(next).toHaveFocus();
});

it('slides in from the side that it comes from, and under reduced motion not at all (R59)', () => {
  const animate = jest.spyOn(Element.prototype, 'animate');
  const { unmount } = renderThree();
  expect(animate).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(animate).toHaveBeenCalledTimes(3);
  expect(animate.mock.lastCall?.[0]).toEqual({ transform: ['translateX(100%)', 'none'] });
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(animate.mock.lastCall?.[0]).toEqual({ transform: ['translateX(-100%)', 'none'] });
  unmount();
  animate.mockClear();
  setMotion(true);
  renderThree();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(animate).not.toHaveBeenCalled();
  animate.mockRestore();
});

it('opens links in a new tab, and only the shown one can be reached', () => {
  const { container } = renderThree();
  const link = screen.getByRole('link', { name: 'Destaque 1 (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const reachable = [...container.querySelectorAll('li')].filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(1);
});

it('goes where the hand has moved it, for ever around in both directions', () => {
  const { container } = renderThree();
  const strip = container.querySelector('ul') as HTMLUListElement;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  const drag = (to: number) => {
    strip.scrollLeft = to;
    fireEvent.scroll(strip);
    pass(150);
  };
  drag(0);
  expect(shown()).toBe('Item 3 de 3');
  drag(590);
  expect(shown()).toBe('Item 1 de 3');
  drag(310);
  expect(shown()).toBe('Item 1 de 3');
});

it('waits under a finger that scrolls it (R59)', async () => {
  await import('./swiper-strip.tsx');
  const { container } = renderThree();
  const strip = container.querySelector('ul') as HTMLUListElement;
  const region = screen.getByRole('region', { name: 'Destaques' });
  fireEvent.pointerEnter(region);
  fireEvent.touchStart(strip, { touches: [{}] });
  // The browser takes the pointer for its scrolling.
  fireEvent.pointerCancel(strip);
  fireEvent.pointerLeave(region);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.touchEnd(strip, { touches: [] });
  pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

it('waits for the finger before it counts what was moved', () => {
  const { container } = renderThree();
  const strip = container.querySelector('ul') as HTMLUListElement;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  fireEvent.touchStart(strip, { touches: [{}] });
  strip.scrollLeft = 600;
  fireEvent.scroll(strip);
  pass(800);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.touchEnd(strip, { touches: [] });
  pass(150);
  expect(shown()).toBe('Item 2 de 3');
});

it('has the shown one and its neighbours in the document, however many there are', () => {
  const many = Array.from({ length: 2000 }, (_, n) => item(`${n + 1}`));
  const { container } = render(<Carousel label="Destaques" ratio="20 / 7" items={many} />);
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(screen.getByRole('link', { name: /^Destaque 2000 / })).toBeInTheDocument();
  expect(container.querySelectorAll('li')).toHaveLength(3);
});

it('has no controls for a single item', () => {
  render(<Carousel label="Destaques" ratio="20 / 7" items={[item('1')]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
