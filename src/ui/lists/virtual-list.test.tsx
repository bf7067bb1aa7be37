import { act, render, screen } from '@testing-library/react';
import { VirtualList } from './virtual-list.tsx';
import { VirtualStrip } from '../first/virtual-strip.tsx';

/** The lists' IntersectionObserver, driven by the test. */
const seen = { note: (_entries: object[]) => undefined as void, blocks: new Set<Element>() };

beforeAll(() => {
  class Observer {
    constructor(note: (entries: object[]) => void) {
      seen.note = note;
    }
    observe(block: Element): void {
      seen.blocks.add(block);
    }
    unobserve(block: Element): void {
      seen.blocks.delete(block);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Only these blocks are near the window. */
const near = (...places: number[]) =>
  act(() =>
    seen.note(
      [...seen.blocks].map((target, index) => ({
        target,
        isIntersecting: places.includes(index),
        boundingClientRect: { height: 500 },
      })),
    ),
  );
const pass = () => act(() => jest.advanceTimersToNextTimer());
const places = () =>
  [...document.querySelectorAll('[aria-posinset]')].map((entry) =>
    Number(entry.getAttribute('aria-posinset')),
  );
const block = (index: number) => [...seen.blocks][index] as HTMLElement;

function show(count: number, stops = true) {
  const items = Array.from({ length: count }, (_, n) => `Item  ${n + 1}`);
  return render(
    <VirtualList
      label="Itens"
      items={items}
      nameOf={(item) => item}
      layout={{ gap: '16px' }}
      render={(item) => (stops ? <button type="button">{item}</button> : <span>{item}</span>)}
    />,
  );
}

/** jsdom has no layout: pretends one. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 500 } as DOMRect);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
}

it('a short list is whole, whatever is near', () => {
  show(24);
  expect(places()).toHaveLength(24);
  expect(screen.getByRole('list', { name: 'Itens' })).toBeInTheDocument();
});

it('distant items are names that find-in-page finds', () => {
  show(2000);
  expect(places()).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000');
  expect(document.querySelectorAll('*').length).toBeLessThan(260);
  expect(block(1).textContent).toMatch(/^Item 13\nItem 14\n/);
  expect(block(166).textContent).toContain('Item 2000');
});

it('blocks near the window render one per task, far ones are dropped', () => {
  show(2000);
  near(0, 1, 2);
  expect(places()).toHaveLength(12);
  // The first block is rendered already.
  pass();
  expect(places()).toHaveLength(12);
  pass();
  expect(places()).toHaveLength(24);
  pass();
  expect(places()).toHaveLength(36);
  near(50);
  pass();
  expect(places()[0]).toBe(601);
  expect(places()).toHaveLength(12);
  // Its last height.
  expect(block(0).style.getPropertyValue('--row')).toBe(`${500 / 12}px`);
});

it('focusing a collapsed block moves to its first or last stop', () => {
  layOut();
  show(2000);
  near(0);
  act(() => screen.getByRole('button', { name: 'Item 12' }).focus());
  act(() => block(1).focus());
  expect(screen.getByRole('button', { name: 'Item 13' })).toHaveFocus();
  act(() => block(5).focus());
  expect(screen.getByRole('button', { name: 'Item 61' })).toHaveFocus();
  act(() => block(4).focus());
  expect(screen.getByRole('button', { name: 'Item 60' })).toHaveFocus();
});

it('a focused block stays rendered while it is out of view', () => {
  layOut();
  show(2000);
  near(0);
  act(() => screen.getByRole('button', { name: 'Item 3' }).focus());
  near(80);
  pass();
  expect(screen.getByRole('button', { name: 'Item 3' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Item 961' }).focus());
  pass();
  expect(screen.queryByRole('button', { name: 'Item 3' })).toBeNull();
});

it('the keyboard stops at no far block of entries without stops', () => {
  layOut();
  show(2000, false);
  near(0);
  expect(block(1)).not.toHaveAttribute('tabindex');
});

it('all of it is printed', () => {
  show(100);
  near(0);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(places()).toHaveLength(100);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(places()).toHaveLength(12);
});

it('a strip has only list items, and a far block is one of them', () => {
  const items = Array.from({ length: 30 }, (_, n) => `Item ${n + 1}`);
  render(
    <VirtualStrip labelledBy="t" items={items} nameOf={(item) => item} render={(item) => <i>{item}</i>} />,
  );
  const [drawn, ...far] = [...screen.getByRole('list').children];
  expect(drawn).not.toHaveAttribute('role');
  expect(far.map((entry) => [entry.getAttribute('role'), entry.textContent?.split('\n').length])).toEqual([
    ['listitem', 12],
    ['listitem', 6],
  ]);
});
