/** The rules of the plain parts, in the order in which their modules came: for the build, which puts them into the page. */
const texts: string[] = [];

/**
 * Puts a plain part's style sheet in force: the part's module calls it once, when it is evaluated. Nothing is compiled or
 * inserted on a render, and the content security policy has nothing to allow: the sheet is no element of the page.
 * @param css the text of a `.css` file beside the part
 */
export function addStyles(css: string): void {
  texts.push(css);
  // Constructable style sheets exist neither in the build's pre-rendering nor in jsdom.
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The rules of every part that was loaded so far. */
export const addedStyles = (): string => texts.join('');
