import { Component, createRef, type ReactNode } from 'react';

interface NewPlacesProps {
  /** Another value is another order or choice of the cards. */
  of: unknown;
  children: ReactNode;
}

type Places = ReadonlyMap<string, DOMRect>;

const MOTION = { duration: 240, easing: 'ease-out' };

/**
 * Cards that stay in the window move to their new place, others fade in; nothing moves with reduced motion. A class: only
 * `getSnapshotBeforeUpdate` sees the previous places.
 * @rule R277
 */
export class NewPlaces extends Component<NewPlacesProps> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ of }: NewPlacesProps): Places | null {
    const still = of === this.props.of || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? null : new Map(this.#seen().map(({ name, place }) => [name, place]));
  }

  override componentDidUpdate(_: NewPlacesProps, __: unknown, previous: Places | null): void {
    if (previous === null || previous.size === 0) return;
    const moves = this.#seen().map(({ card, name, place: { left, top } }) => {
      const from = previous.get(name);
      return { card, from: from && { x: from.left - left, y: from.top - top } };
    });
    // All places are read before the first card moves.
    for (const { card, from } of moves) {
      if (from === undefined) card.animate({ opacity: [0, 1] }, MOTION);
      else if (from.x !== 0 || from.y !== 0)
        card.animate({ transform: [`translate(${from.x}px, ${from.y}px)`, 'none'] }, MOTION);
    }
  }

  override render(): ReactNode {
    return <div ref={this.#list}>{this.props.children}</div>;
  }

  /** The cards in the window, by their words; the same words may stand on several. */
  #seen(): { card: Element; name: string; place: DOMRect }[] {
    const same = new Map<string, number>();
    return Array.from(this.#list.current?.querySelectorAll('article') ?? [], (card) => {
      const text = card.querySelector('h3')?.parentElement?.textContent ?? '';
      const count = (same.get(text) ?? 0) + 1;
      same.set(text, count);
      return { card, name: `${text} ${count}`, place: card.getBoundingClientRect() };
    }).filter(({ place }) => place.bottom > 0 && place.top < innerHeight && place.width > 0);
  }
}
