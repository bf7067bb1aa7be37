import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';
import type { CarouselItem } from './carousel-start.tsx';

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

const shown = () => screen.getByText(/^Item \d+ de \d+$/).textContent;
const region = () => screen.getByRole('region', { name: 'Destaques' });
const link = (n: number) => screen.getByRole('link', { name: `Destaque ${n} (abre em nova aba)` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setMotion(false);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(105);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

/** One second later, two of the first item's three having passed. */
const renderItems = (items: readonly CarouselItem[], firstMoveAt = performance.now() + 1000) =>
  render(<Carousel label="Destaques" ratio="20 / 7" items={items} firstMoveAt={firstMoveAt} />);
const renderThree = (firstMoveAt?: number) =>
  renderItems([item('1'), item('2'), item('3', null)], firstMoveAt);

// @rule S2.32, S9.3
it('advances every three seconds', async () => {
  renderThree();
  expect(shown()).toBe('Item 1 de 3');
  await pass(900);
  expect(shown()).toBe('Item 1 de 3');
  await pass(200);
  expect(shown()).toBe('Item 2 de 3');
  await pass(2800);
  expect(shown()).toBe('Item 2 de 3');
  await pass(300);
  expect(shown()).toBe('Item 3 de 3');
  await pass(3000);
  expect(shown()).toBe('Item 1 de 3');
  await pass(2800);
  expect(shown()).toBe('Item 1 de 3');
});

it('does not move at once when its first move is overdue', async () => {
  renderThree(performance.now() - 5000);
  await pass(900);
  expect(shown()).toBe('Item 1 de 3');
  await pass(200);
  expect(shown()).toBe('Item 2 de 3');
});

it('waits in a tab that is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderThree();
  await pass(20_000);
  expect(shown()).toBe('Item 1 de 3');
  hidden.mockReturnValue(false);
  await pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

// @rule R59
it('waits under the pointer and while it has the focus', async () => {
  renderThree();
  fireEvent.pointerEnter(region());
  await pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.pointerLeave(region());
  act(() => screen.getByRole('button', { name: 'Próximo' }).focus());
  await pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
});

// @rule R59
it('waits under a finger', async () => {
  renderThree();
  fireEvent.pointerEnter(region());
  const finger = { identifier: 1, pageX: 100, pageY: 50 };
  fireEvent.touchStart(link(1), { touches: [finger], targetTouches: [finger], changedTouches: [finger] });
  // The browser takes the pointer for scrolling.
  fireEvent.pointerCancel(link(1));
  fireEvent.pointerLeave(region());
  await pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  fireEvent.touchEnd(link(1), { touches: [], targetTouches: [], changedTouches: [finger] });
  await pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

// @rule R59
it('pauses for good with its button, and plays again', async () => {
  renderThree();
  press('Pausar apresentação');
  await pass(10_000);
  expect(shown()).toBe('Item 1 de 3');
  press('Iniciar apresentação');
  await pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

// @rule R59
it('does not move by itself under reduced motion', async () => {
  setMotion(true);
  renderThree();
  await pass(20_000);
  expect(shown()).toBe('Item 1 de 3');
  press('Iniciar apresentação');
  await pass(1100);
  expect(shown()).toBe('Item 2 de 3');
});

// @rule R59
it('slides to its place, and under reduced motion is there at once', () => {
  const transition = () => document.querySelector<HTMLElement>('.swiper-wrapper')?.style.transitionDuration;
  const { unmount } = renderThree();
  press('Próximo');
  expect(transition()).toBe('400ms');
  unmount();
  setMotion(true);
  renderThree();
  press('Próximo');
  expect(shown()).toBe('Item 2 de 3');
  expect(transition()).toBe('0ms');
});

it('buttons and arrow keys loop in both directions', () => {
  renderThree();
  press('Próximo');
  expect(shown()).toBe('Item 2 de 3');
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(shown()).toBe('Item 1 de 3');
  press('Anterior');
  expect(shown()).toBe('Item 3 de 3');
  press('Anterior');
  expect(shown()).toBe('Item 2 de 3');
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  press('Próximo');
  expect(shown()).toBe('Item 1 de 3');
  expect(link(1).closest('li')).not.toHaveAttribute('inert');
});

it('goes around with two items, too', () => {
  renderItems([item('1'), item('2')]);
  for (const next of [2, 1, 2]) {
    press('Próximo');
    expect(shown()).toBe(`Item ${next} de 2`);
    expect(link(next).closest('li')).not.toHaveAttribute('inert');
  }
  press('Anterior');
  press('Anterior');
  expect(shown()).toBe('Item 2 de 2');
});

it('keeps the focus when an arrow key takes away the item under it', () => {
  renderThree();
  act(() => link(1).focus());
  fireEvent.keyDown(link(1), { key: 'ArrowRight' });
  expect(region()).toHaveFocus();
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  expect(shown()).toBe('Item 3 de 3');
  const next = screen.getByRole('button', { name: 'Próximo' });
  act(() => next.focus());
  fireEvent.keyDown(next, { key: 'ArrowLeft' });
  expect(next).toHaveFocus();
});

it('opens links in a new tab, and only the shown one can be reached', () => {
  const { container } = renderThree();
  expect(link(1)).toHaveAttribute('target', '_blank');
  expect(link(1)).toHaveAttribute('rel', 'noopener noreferrer');
  const reachable = [...container.querySelectorAll('li')].filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toHaveLength(1);
});

it('has the shown one and its neighbours in the document, however many there are', () => {
  const { container } = renderItems(Array.from({ length: 2000 }, (_, n) => item(`${n + 1}`)));
  press('Anterior');
  expect(shown()).toBe('Item 2000 de 2000');
  expect(link(2000).closest('li')).not.toHaveAttribute('inert');
  expect(container.querySelectorAll('li').length).toBeLessThan(8);
});

it('has no controls for a single item', () => {
  renderItems([item('1')]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
