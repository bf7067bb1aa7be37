/** For the `ref` of something that comes over the foot of the page: what has the focus moves out from under it (WCAG 2.4.11). */
export function showFocused(came: Element | null): void {
  if (came !== null) document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
}

/** For what goes with the button that was pressed: the focus goes on to the screen's content (WCAG 2.4.3). */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}
