/** A pager's items. A gap hides at least two pages. */
export type PagerItem =
  | { readonly kind: 'page'; readonly page: number; readonly isCurrent: boolean }
  | { readonly kind: 'gap'; readonly after: number };

export interface Pager {
  /** From 1; clamped to the bounds. */
  readonly page: number;
  readonly pages: number;
  /** Pages around the current one; all when there are no more. @rule S9.8, S9.9 */
  readonly pageRange: number;
  /** Pages at either end. @rule S9.8, S9.9 */
  readonly marginPages: number;
}

/** The range around the current page; shifted inwards at either end. */
function readWindow(page: number, pages: number, range: number): [number, number] {
  const half = range / 2;
  const before = page - 1;
  if (before > pages - half) return [pages - range + 1, pages];
  if (before < half) return [1, range];
  return [Math.ceil(page - half), Math.floor(page + half)];
}

/**
 * A pager's pages and gaps, like react-paginate's pageRangeDisplayed and marginPagesDisplayed: an even range is centred, a
 * single hidden page is shown.
 * @param pager counts from 1; fractional or negative counts are cut
 * @returns items in order; empty without pages
 * @rule R61, R62
 */
export function pagerItems(pager: Pager): PagerItem[] {
  const [pages, range, margin] = [pager.pages, pager.pageRange, pager.marginPages].map((count) =>
    Math.max(Math.trunc(count) || 0, 0),
  ) as [number, number, number];
  const current = Math.min(Math.max(Math.trunc(pager.page) || 1, 1), pages);
  const [first, last] = pages <= range ? [1, pages] : readWindow(current, pages, range);
  const isShown = (page: number): boolean =>
    page <= margin || page > pages - margin || (page >= first && page <= last);

  const items: PagerItem[] = [];
  for (let page = 1; page <= pages; page++) {
    // Skips hidden pages: a server may claim any number.
    const next = Math.min(page < first ? first : pages, pages - margin + 1);
    if (page > margin + 1 && (page < first || page > last + 1)) page = Math.max(page, next - 2);
    const isOnlyHidden = page > 1 && page < pages && isShown(page - 1) && isShown(page + 1);
    const previous = items.at(-1);
    if (isShown(page) || isOnlyHidden) items.push({ kind: 'page', page, isCurrent: page === current });
    else if (previous?.kind === 'page') items.push({ kind: 'gap', after: previous.page });
  }
  return items;
}
