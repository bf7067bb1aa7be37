/** The rules of plain parts in module order; the build puts them into the page. */
const texts: string[] = [];

/**
 * Registers a plain part's style sheet when its module is evaluated, as a constructable sheet, which the policy allows.
 * @param css the text of a `.css` file
 */
export function addStyles(css: string): void {
  texts.push(css);
  // The build's prerender and jsdom lack constructable sheets.
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The rules of all parts loaded so far. */
export const addedStyles = (): string => texts.join('');
