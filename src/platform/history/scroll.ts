/** Scrolls to the top for another page of a list; the focus stays. */
export function scrollToTop(): void {
  scrollTo(0, 0);
}
