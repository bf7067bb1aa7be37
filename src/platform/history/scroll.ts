/** Shows the top of the screen: another page of a list begins there. The focus stays where it is. */
export function scrollToTop(): void {
  scrollTo(0, 0);
}
