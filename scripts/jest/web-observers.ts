/** Stubs of ResizeObserver and IntersectionObserver: jsdom has no layout. */
export class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** A `matchMedia` for width queries; all others are false. */
export function createMatchMedia(width: () => number): (query: string) => object {
  return (query) => ({
    media: query,
    matches: matchesWidth(query, width()),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

function matchesWidth(query: string, width: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}
