import DOMPurify, { type Config } from 'dompurify';
import { ATTRIBUTES, type AuthorText, ID_PREFIX, KEPT, readAuthorText } from './author-text.ts';
import { followLinksWithin } from './links-within.ts';

/** Formulas: MathML runs nothing and loads nothing. */
const FORMULAS =
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...KEPT, ...FORMULAS.split(' ')],
  ALLOWED_ATTR: ATTRIBUTES,
  // DOMPurify holds every other attribute to ALLOWED_URI_REGEXP.
  ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
  ADD_FORBID_CONTENTS: ['annotation'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Relative addresses would be our routes or files. @rule R12
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#texto-)/i,
  RETURN_DOM_FRAGMENT: true,
};

let purifier: typeof DOMPurify | null = null;

/** An instance of our own, since it has a hook. */
function instance(): typeof DOMPurify {
  if (purifier === null) {
    purifier = DOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', (node) => {
      // Pictures without a web address are removed; without text they are decorative.
      if (node.nodeName === 'IMG' && !/^(?:https?|data):/i.test(node.getAttribute('src') ?? ''))
        node.remove();
      if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
      // Scrollable by keyboard when too wide.
      if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
      // An id without the prefix would name the page's own elements.
      if (!node.id.startsWith(ID_PREFIX)) node.removeAttribute('id');
      if (node.nodeName !== 'A' || !/^http/i.test(node.getAttribute('href') ?? '')) return;
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    });
  }
  return purifier;
}

/** Characters per piece: some tens of milliseconds on a cheap phone. @rule R174 */
const PIECE = 20_000;

/**
 * Server HTML as safe nodes (text, tables, pictures, links), appended piece by piece.
 * @param element its document decides whether pictures load
 * @yields after each piece, so that the page stays responsive
 * @rule R11, R12, R174
 */
function* appendClean(element: Element, html: string): Generator<undefined, void> {
  const text = readAuthorText(html);
  yield* appendChildren(text, text.body, element, true);
}

function* appendChildren(
  text: AuthorText,
  from: Element,
  element: Element,
  seen: boolean,
): Generator<undefined, void> {
  let size = 0;
  // Of the parser's document: in this one pictures would load before they are clean.
  const batch = from.ownerDocument.createDocumentFragment();
  const flush = () => {
    element.append(instance().sanitize(batch, CONFIG));
    batch.replaceChildren();
    size = 0;
  };
  for (const child of from.childNodes) {
    const isLong = text.sizeOf(child) > PIECE && child.hasChildNodes();
    const copied = text.copy(child, seen, !isLong);
    if (copied === null) continue;
    batch.append(copied);
    size += isLong ? 0 : text.sizeOf(child);
    if (isLong && copied instanceof HTMLElement && child instanceof HTMLElement) {
      flush();
      const opened = element.lastElementChild ?? element;
      yield* appendChildren(text, child, opened, text.isSeen(child, seen));
    } else if (size >= PIECE) {
      flush();
      yield;
    }
  }
  flush();
}

/**
 * Server HTML as the content of an element: its start at once, the rest in pieces. Links within it scroll.
 * @param whenFull called when all of it is there
 * @returns ends it early
 * @rule R174
 */
export function fillWithHtml(element: HTMLElement, html: string, whenFull?: () => void): () => void {
  // Uses the other window's timers: this page's are throttled while that window covers it.
  const view = element.ownerDocument.defaultView ?? window;
  element.replaceChildren();
  const pieces = appendClean(element, html);
  const links = followLinksWithin(element);
  let next: number;
  const add = () => {
    if (pieces.next().done === true) return whenFull?.();
    links.retry();
    next = view.setTimeout(add);
  };
  add();
  return () => {
    view.clearTimeout(next);
    links.stop();
  };
}

/** An element of a document that loads and runs nothing. */
const inertElement = (): Element => document.implementation.createHTMLDocument('').body;

/** Whether HTML shows anything: an editor's empty '<p>&nbsp;</p>' does not. */
export function showsNothing(html: string): boolean {
  const element = inertElement();
  const isEmpty = () =>
    (element.textContent ?? '').trim() === '' && element.querySelector('img, math') === null;
  const pieces = appendClean(element, html);
  while (pieces.next().done !== true) if (!isEmpty()) return false;
  return isEmpty();
}

/**
 * The same as text for storage, made in pieces; sanitise it again when shown.
 * @rule R11
 */
export async function sanitizeHtml(html: string): Promise<string> {
  const element = inertElement();
  const pieces = appendClean(element, html);
  while (pieces.next().done !== true) await new Promise((resolve) => setTimeout(resolve));
  return element.innerHTML;
}
