import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';
import type { CarouselItem } from './carousel-slide.tsx';

const item = (alt: string): CarouselItem => ({
  imageUrl: `https://img.example/${alt}.png`,
  href: `https://loja.example/${alt}`,
  alt,
  linkName: `Destaque ${alt}`,
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hasSwiper = () => document.querySelector('.swiper-initialized') !== null;
const strip = () => document.querySelector('.carousel ul') as HTMLUListElement;
const link = (n: number) => screen.getByRole('link', { name: `Destaque ${n} (abre em nova aba)` });

/** Its code is there, then the strip stands. */
const comes = async () => {
  await pass(0);
  await pass(150);
};

function renderItems(count: number) {
  render(
    <Carousel
      label="Destaques"
      ratio="20 / 7"
      items={Array.from({ length: count }, (_, n) => item(`${n + 1}`))}
    />,
  );
}

/** The first hand over the banners. */
const handComes = () => fireEvent.pointerEnter(screen.getByRole('region'));

// To read it takes time that a set clock does not have.
beforeAll(async () => import('./swiper-strip.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(105);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, to) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('takes the place of the browser’s strip for a hand, at the same item, and its buttons go on', async () => {
  renderItems(3);
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(hasSwiper()).toBe(false);
  handComes();
  await comes();
  expect(hasSwiper()).toBe(true);
  expect(screen.getByText('Item 3 de 3')).toBeInTheDocument();
  expect(link(3)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(screen.getByText('Item 1 de 3')).toBeInTheDocument();
  expect(link(1).closest('li')).not.toHaveAttribute('inert');
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(screen.getByText('Item 2 de 3')).toBeInTheDocument();
});

it('takes it neither under a finger nor under the focus', async () => {
  renderItems(3);
  handComes();
  fireEvent.touchStart(strip(), { touches: [{}] });
  await pass(5000);
  expect(hasSwiper()).toBe(false);
  act(() => link(1).focus());
  fireEvent.touchEnd(strip(), { touches: [] });
  await pass(5000);
  expect(hasSwiper()).toBe(false);
  act(() => link(1).blur());
  await comes();
  expect(hasSwiper()).toBe(true);
});

it('has the shown one and its neighbours in the document, however many there are', async () => {
  renderItems(2000);
  handComes();
  await comes();
  expect(hasSwiper()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(screen.getByText('Item 2000 de 2000')).toBeInTheDocument();
  expect(link(2000).closest('li')).not.toHaveAttribute('inert');
  expect(document.querySelectorAll('.carousel li').length).toBeLessThan(8);
});

it('never comes for a single item', async () => {
  renderItems(1);
  handComes();
  await pass(5000);
  expect(hasSwiper()).toBe(false);
});
