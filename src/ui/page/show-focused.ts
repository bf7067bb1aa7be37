/** A `ref` for overlays at the page's foot: the focused element scrolls out from under them (WCAG 2.4.11). */
export function showFocused(overlay: Element | null): void {
  if (overlay !== null) document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
}

/** For buttons that disappear when pressed: focuses the screen's content (WCAG 2.4.3). */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}
