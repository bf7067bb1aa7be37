import { TEXT_STYLES_CSS } from '../../lib/texto/text-styles.ts';

const IMAGES_MS = 3000;

const RULES = `
  body { max-width: 70ch; margin: 0 auto; padding: 16px; font: 12pt/1.5 Georgia, serif; color: #000; background: #fff }
  h1, h2, h3 { line-height: 1.25; break-after: avoid }
  img { max-width: 100% }
  table { border-collapse: collapse } th, td { border: 1px solid #888; padding: 4px 8px; text-align: start }
  ${TEXT_STYLES_CSS}
`;

/**
 * Prints sanitised nodes in a new window, which has this page's policy; no HTML text is written.
 * @param fill puts them into its body, and calls back when all are there
 * @returns false when the browser blocked the window
 * @rule R11
 */
export function printNodes(title: string, fill: (body: HTMLElement, whenFull: () => void) => void): boolean {
  const opened = window.open('', '_blank');
  if (opened === null) return false;
  opened.opener = null;
  const { document: page } = opened;
  page.title = title;
  page.documentElement.lang = 'pt-BR';
  addRules(opened, RULES);
  opened.addEventListener('afterprint', () => opened.close());
  fill(page.body, () => void imagesOf(page).then(() => opened.closed || opened.print()));
  return true;
}

/** A constructed sheet: the policy forbids inline styles. */
function addRules(target: Window, rules: string): void {
  const { CSSStyleSheet: Sheet } = target as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  target.document.adoptedStyleSheets = [sheet];
}

/** Waits briefly for the pictures. */
async function imagesOf(page: Document): Promise<void> {
  const all = Promise.allSettled([...page.images].map((image) => image.decode()));
  const timeout = new Promise((resolve) => setTimeout(resolve, IMAGES_MS));
  await Promise.race([all, timeout]);
}
