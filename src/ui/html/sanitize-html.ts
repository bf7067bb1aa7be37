import DOMPurify, { type Config } from 'dompurify';
import { calmHtml } from '../../lib/texto/calm-html.ts';
import { type Piece, sliceHtml } from '../../lib/texto/slice-html.ts';

/** Allowed elements and attributes: no scripts, forms, styles or ids. */
const TAGS = [
  'h1 h2 h3 h4 h5 h6 p br hr div span section article header footer strong b em i u s small sub sup mark abbr',
  'address blockquote pre code ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a img',
  'figure figcaption center font',
]
  .join(' ')
  .split(' ');
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
  'dir',
  'align',
];

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Absolute addresses only: relative ones would be our routes or files. @rule R12
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};

let purifier: typeof DOMPurify | null = null;

/** An instance of our own, since it has a hook. */
function instance(): typeof DOMPurify {
  if (purifier === null) {
    purifier = DOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', (node) => {
      // Pictures without an address are removed; without text they are decorative.
      if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
      if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
      // Scrollable by keyboard when too wide.
      if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
      if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    });
  }
  return purifier;
}

/**
 * Server HTML as safe nodes: text, tables, pictures, and links that open a new tab.
 * @rule R11, R12
 */
export function safeFragment(html: string): DocumentFragment {
  return instance().sanitize(calmHtml(html), { ...CONFIG, RETURN_DOM_FRAGMENT: true });
}

/** Characters per piece: some tens of milliseconds on a cheap phone. */
const SLICE = 20_000;

/** HTML in pieces for `safeFragment`. @rule R174 */
const slicesOf = (html: string): readonly Piece[] => sliceHtml(calmHtml(html), SLICE);

/**
 * Server HTML as the content of an element: its start at once, the rest in pieces, so that the page stays responsive.
 * @param whenFull called when all of it is there
 * @returns ends it early
 * @rule R174
 */
export function fillWithHtml(place: HTMLElement, html: string, whenFull?: () => void): () => void {
  // Uses the other window's timers: this page's are throttled while that window covers it.
  const view = place.ownerDocument.defaultView ?? window;
  const [first, ...rest] = slicesOf(html);
  let next: number;
  const add = () => {
    const piece = rest.shift();
    if (piece === undefined) return whenFull?.();
    append(place, piece);
    next = view.setTimeout(add);
  };
  place.replaceChildren(safeFragment(first?.html ?? ''));
  next = view.setTimeout(add);
  return () => view.clearTimeout(next);
}

/** A slice inside a list continues the existing list. */
function append(place: HTMLElement, { html, within }: Piece): void {
  const part = safeFragment(html);
  let before = within === '' ? undefined : [...place.querySelectorAll(within)].at(-1);
  for (let up = before; up !== undefined && up !== place; up = up.parentElement ?? undefined)
    if (up.localName === within) before = up;
  const opened = part.firstElementChild;
  if (before === undefined || opened?.localName !== within) return place.append(part);
  before.append(...opened.childNodes);
  opened.remove();
  return place.append(part);
}

/** Whether HTML shows anything: an editor's empty '<p>&nbsp;</p>' does not. */
export function showsNothing(html: string): boolean {
  return slicesOf(html).every((piece) => {
    const shown = safeFragment(piece.html);
    return (shown.textContent ?? '').trim() === '' && shown.querySelector('img') === null;
  });
}

/**
 * The same as text for storage, made in pieces; sanitise it again when shown.
 * @rule R11
 */
export async function sanitizeHtml(html: string): Promise<string> {
  let clean = '';
  for (const { html: slice, within } of slicesOf(html)) {
    if (clean !== '') await new Promise((resolve) => setTimeout(resolve));
    const part = instance().sanitize(calmHtml(slice), CONFIG);
    const end = within === '' ? -1 : clean.lastIndexOf(`</${within}>`);
    clean = end === -1 ? clean + part : clean.slice(0, end) + part.slice(part.indexOf('>') + 1);
  }
  return clean;
}
