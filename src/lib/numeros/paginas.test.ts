import fc from 'fast-check';
import { type Pager, pagerItems } from './paginas.ts';

const draw = (pager: Pager): string =>
  pagerItems(pager)
    .map((item) => (item.kind === 'gap' ? '…' : item.isCurrent ? `[${item.page}]` : String(item.page)))
    .join(' ');

// @rule S9.9, R62
describe('the account statement: range 5, margin 2', () => {
  it.each([
    [1, 1, '[1]'],
    [2, 5, '1 [2] 3 4 5'],
    [1, 20, '[1] 2 3 4 5 … 19 20'],
    [3, 20, '1 2 [3] 4 5 … 19 20'],
    [4, 20, '1 2 3 [4] 5 6 … 19 20'],
    [6, 20, '1 2 3 4 5 [6] 7 8 … 19 20'],
    [7, 20, '1 2 … 5 6 [7] 8 9 … 19 20'],
    [10, 20, '1 2 … 8 9 [10] 11 12 … 19 20'],
    [20, 20, '1 2 … 16 17 18 19 [20]'],
    [2, 7, '1 [2] 3 4 5 6 7'],
  ])('page %d of %d: %s', (page, pages, shown) =>
    expect(draw({ page, pages, pageRange: 5, marginPages: 2 })).toBe(shown),
  );
});

// @rule S9.8, R61
describe('the purchases: range 2, margin 1', () => {
  it.each([
    [1, 2, '[1] 2'],
    [1, 3, '[1] 2 3'],
    [1, 9, '[1] 2 … 9'],
    [2, 9, '1 [2] 3 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [9, 9, '1 … 8 [9]'],
  ])('page %d of %d: %s', (page, pages, shown) =>
    expect(draw({ page, pages, pageRange: 2, marginPages: 1 })).toBe(shown),
  );
});

it.each([
  [{ page: 1, pages: 0, pageRange: 5, marginPages: 2 }, ''],
  [{ page: 99, pages: 3, pageRange: 5, marginPages: 2 }, '1 2 [3]'],
  [{ page: -1, pages: 3, pageRange: 5, marginPages: 2 }, '[1] 2 3'],
  [{ page: NaN, pages: NaN, pageRange: 5, marginPages: 2 }, ''],
  [{ page: 5, pages: 9, pageRange: 1, marginPages: 0 }, '[5] …'],
  // At once, not after minutes.
  [{ page: 3, pages: 2e15, pageRange: 2, marginPages: 1 }, '1 2 [3] 4 … 2000000000000000'],
  [{ page: 1e15, pages: 2e15, pageRange: 1, marginPages: 0 }, '[1000000000000000] …'],
])('%j', (pager, shown) => expect(draw(pager)).toBe(shown));

it('shows current page, neighbours and margins once, in order', () => {
  const counts = [
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 4 }),
  ] as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), ...counts, (wanted, pages, pageRange, marginPages) => {
      const page = Math.min(wanted, pages);
      const items = pagerItems({ page, pages, pageRange, marginPages });
      const shown = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
      expect(items.filter((item) => item.kind === 'page' && item.isCurrent)).toHaveLength(1);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(pageRange + 1 + 2 * marginPages + 2);
      items.forEach((item, i) => {
        if (item.kind === 'page') return;
        const [before, after] = [items[i - 1], items[i + 1]];
        expect(before).toMatchObject({ kind: 'page', page: item.after });
        expect(after?.kind === 'page' && after.page - item.after > 2).toBe(true);
      });
    }),
    { numRuns: 300 },
  );
});
