import { calmHtml, sheetsOf } from '../../lib/texto/calm-html.ts';
import { knownTokens } from '../../lib/texto/text-styles.ts';
import { type Counters, createCounters } from './author-counters.ts';
import { type AuthorStyles, type Declared, readAuthorStyles, tokensOf } from './author-styles.ts';

/** Elements that are kept as they are. @rule R11, R290 */
export const KEPT = [
  'a abbr address article b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em',
  'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q rp rt ruby s samp section',
  'small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr',
]
  .join(' ')
  .split(' ');

/** Elements that are drawn as another one; any unknown one is drawn as a span. */
export const DRAWN_AS: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  ...named(
    'div',
    'aside details dialog fieldset form frameset hgroup legend main nav optgroup search summary',
  ),
  ...named('ul', 'dir menu'),
  ...named('pre', 'listing plaintext xmp'),
};

/** Elements that draw nothing, or nothing that a text of the server may bring. @rule R11 */
export const GONE = new Set(
  [
    'area audio base basefont bgsound canvas datalist embed fencedframe frame head iframe link meta noembed noframes',
    'noscript param script source style svg template title track video',
  ]
    .join(' ')
    .split(' '),
);

/** Attributes that are kept. `data-look` is ours. */
export const ATTRIBUTES = [
  'href src alt title colspan rowspan scope span abbr start reversed type value id lang dir align data-look',
]
  .join(' ')
  .split(' ');

function named(as: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, as]));
}

/** No id of the page: a text's own are prefixed, so that they clobber nothing. */
export const ID_PREFIX = 'texto-';

/** A tag's cost of cleaning and drawing, in characters of plain text. */
const TAG_WEIGHT = 20;

/** An author's HTML, parsed but not clean. */
export interface AuthorText {
  body: Element;
  /** A node's cost, in characters. */
  sizeOf: (node: Node) => number;
  /**
   * A node as plain nodes that say the same without the author's styles: not clean.
   * @param seen false: an ancestor is invisible
   * @param deep false: without its children
   * @returns null: it is not shown
   */
  copy: (node: Node, seen: boolean, deep: boolean) => Node | null;
  /** Whether a copied element's children are visible. */
  isSeen: (element: Element, seen: boolean) => boolean;
}

/** @rule R290 */
export function readAuthorText(html: string): AuthorText {
  const { body } = new DOMParser().parseFromString(inert(calmHtml(html)), 'text/html');
  const reader: Reader = {
    styles: readAuthorStyles(sheetsOf(html)),
    counters: createCounters(),
    links: linksWithin(body),
  };
  const sizes = new Map<Node, number>();
  measure(body, sizes);
  return {
    body,
    sizeOf: (node) => sizes.get(node) ?? 0,
    copy: (node, seen, deep) => copy(reader, node, seen, deep),
    isSeen: (element, seen) => isSeen(reader.styles.of(element), seen),
  };
}

interface Reader {
  styles: AuthorStyles;
  counters: Counters;
  links: Links;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof inertPolicy;
}

let inertPolicy: { createHTML: (html: string) => string } | null = null;

/** Only for a parser whose document runs and loads nothing. */
function inert(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  inertPolicy ??= trustedTypes?.createPolicy('portal', { createHTML: (text) => text }) ?? null;
  return inertPolicy?.createHTML(html) ?? html;
}

function measure(node: Node, sizes: Map<Node, number>): number {
  let size = node.nodeType === Node.ELEMENT_NODE ? TAG_WEIGHT : (node.nodeValue ?? '').length;
  for (const child of node.childNodes) size += measure(child, sizes);
  sizes.set(node, size);
  return size;
}

function copy(reader: Reader, node: Node, seen: boolean, deep: boolean): Node | null {
  if (node.nodeType === Node.TEXT_NODE) return seen ? node.cloneNode() : null;
  if (!(node instanceof Element) || GONE.has(node.localName)) return null;
  const declared = reader.styles.of(node);
  if (!isShown(node, declared)) return null;
  if (!(node instanceof HTMLElement)) return seen ? node.cloneNode(true) : null;
  const fieldText = wordsOfField(node);
  if (fieldText !== null) return seen ? node.ownerDocument.createTextNode(fieldText) : null;
  const visible = isSeen(declared, seen);
  const { localName } = node;
  const name = KEPT.includes(localName) ? localName : (DRAWN_AS[localName] ?? 'span');
  if (name === 'img' && !visible) return null;
  const copied = node.ownerDocument.createElement(name);
  copyAttributes(
    reader,
    node,
    copied,
    visible ? declared : new Map([...declared, ['list-style-type', 'none']]),
  );
  reader.counters.enter(node, declared);
  const before = reader.styles.before(node);
  reader.counters.enter(node, before);
  const content = visible ? reader.counters.text(before.get('content')) : '';
  if (content !== '') copied.append(content);
  for (const child of deep ? node.childNodes : []) {
    const inner = copy(reader, child, visible, true);
    if (inner !== null) copied.append(inner);
  }
  return copied;
}

function copyAttributes({ links }: Reader, from: Element, to: Element, declared: Declared): void {
  for (const name of ATTRIBUTES) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
  const tokens = new Set([...knownTokens(from.getAttribute('data-look') ?? ''), ...tokensOf(declared)]);
  const isMark = from.localName === 'del' || from.localName === 'ins';
  // An author who marks a change by colour alone: the colour is lost, the browser's own line stays.
  if (isMark) tokens.delete('text-decoration-line:none');
  if (tokens.size > 0) to.setAttribute('data-look', [...tokens].join(' '));
  else to.removeAttribute('data-look');
  const id = [from.id, from.getAttribute('name')].find((one) => one !== null && links.wanted.has(one));
  if (id === undefined || id === null || id === '') to.removeAttribute('id');
  else to.id = prefixed(id);
  const target = targetOf(from, links.targets);
  if (target !== null) to.setAttribute('href', `#${encodeURIComponent(prefixed(target))}`);
}

const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

function isShown(element: Element, declared: Declared): boolean {
  const isClosed = element.matches('dialog:not([open]), [hidden], [popover]');
  const display = declared.get('display') ?? (isClosed ? 'none' : '');
  return display !== 'none' && declared.get('content-visibility') !== 'hidden';
}

function isSeen(declared: Declared, inherited: boolean): boolean {
  const visibility = declared.get('visibility') ?? 'inherit';
  if (Number(declared.get('opacity') ?? 1) === 0) return false;
  return visibility === 'inherit' || visibility === 'unset'
    ? inherited
    : /^(?:visible|initial)$/.test(visibility);
}

/** A field says what is ticked, chosen or filled in; null for all else. */
function wordsOfField(element: Element): string | null {
  const type = element.getAttribute('type')?.toLowerCase() ?? 'text';
  if (element.localName === 'select')
    return (element.querySelector('option[selected]') ?? element.querySelector('option'))?.textContent ?? '';
  if (element.localName !== 'input') return null;
  if (type === 'checkbox') return element.hasAttribute('checked') ? '☑ ' : '☐ ';
  if (type === 'radio') return element.hasAttribute('checked') ? '◉ ' : '○ ';
  return /^(?:hidden|password|file|image|submit|reset|button)$/.test(type)
    ? ''
    : (element.getAttribute('value') ?? '');
}

/** The links from one place of a text to another. */
interface Links {
  /** All ids and names. */
  targets: ReadonlySet<string>;
  /** Those that a link leads to. */
  wanted: ReadonlySet<string>;
}

function linksWithin(body: Element): Links {
  const targets = new Set(
    [...body.querySelectorAll('[id], a[name]')].flatMap(({ id, attributes }) => [
      id,
      attributes.getNamedItem('name')?.value ?? '',
    ]),
  );
  const links = [...body.querySelectorAll('a[href^="#"]')];
  return { targets, wanted: new Set(links.flatMap((link) => targetOf(link, targets) ?? [])) };
}

/** Where a link within the text leads: '' for its start, null for any other link. */
function targetOf(link: Element, targets: ReadonlySet<string>): string | null {
  const href = link.localName === 'a' ? link.getAttribute('href') : null;
  if (href?.startsWith('#') !== true) return null;
  const raw = href.slice(1);
  if (raw === '' || raw.toLowerCase() === 'top') return '';
  try {
    const id = [raw, decodeURIComponent(raw)].find((one) => targets.has(one));
    // Fails for half of a pair of surrogates, which no address can hold.
    return id === undefined || encodeURIComponent(id) === '' ? null : id;
  } catch {
    return null;
  }
}
