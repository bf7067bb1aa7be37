/** What a screen's change does first: the focus moves to its content, or a dialog opens. */
const LATER_MS = 500;
const SAID_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says the name of the screen that has rendered, unless its content took the focus, which says it itself. Not of the page's
 * first screen: a reader says the window's title.
 * @rule R301
 */
export function sayScreen(name: string): void {
  const isFirst = timer === undefined;
  clearTimeout(timer);
  timer = setTimeout(() => {
    say(isFirst || document.activeElement?.id === 'conteudo' ? '' : name);
    // A dialog that closes uncovers the region: what it holds is said again.
    timer = setTimeout(say, SAID_MS, '');
  }, LATER_MS);
}

function say(words: string): void {
  // Of the page itself: Firefox is silent about a region that arrives with its words, and a sign-in replaces the frame.
  const region = document.getElementById('said');
  if (region) region.textContent = words;
}
