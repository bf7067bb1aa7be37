import { createRequire } from 'node:module';
import path from 'node:path';

interface ElementImpl {
  readonly localName: string;
  readonly isConnected: boolean;
  readonly ownerDocument: object;
  getAttributeNS(namespace: null, name: string): string | null;
}

/** Rules without selectors, such as `@keyframes`. */
type Matches = (element: ElementImpl, selector: string | undefined) => boolean;
type GetComputedStyle = Window['getComputedStyle'];

const load = createRequire(path.resolve('package.json'));
const folder = 'jsdom/lib/jsdom/living';
const selectors = load(`${folder}/helpers/selectors.js`) as { matchesDontThrow: Matches };
const { implForWrapper } = load(`${folder}/generated/utils.js`) as {
  implForWrapper: (element: unknown) => ElementImpl | null;
};

/** What an element needs to match a selector: a tag or a class. */
type Need = { readonly tag: string } | { readonly word: string };

const cache = new Map<string, readonly Need[] | null>();

/** Null: any element may match. */
function needsOf(selector: string): readonly Need[] | null {
  const found = cache.get(selector);
  if (found !== undefined) return found;
  const plain = selector.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '');
  const needs = plain.split(',').map(needOf);
  const all = /[|\\()[\]]/.test(plain) || needs.includes(undefined) ? null : (needs as Need[]);
  cache.set(selector, all);
  return all;
}

function needOf(part: string): Need | undefined {
  const last =
    part
      .trim()
      .split(/[\s+>~]+/)
      .at(-1) ?? '';
  const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
  if (tag !== undefined) return { tag: tag.toLowerCase() };
  const word = /\.([\w-]+)/.exec(last)?.[1];
  return word === undefined ? undefined : { word };
}

/** jsdom's cache until the document changes. */
const versionOf = ({ ownerDocument }: ElementImpl) =>
  Reflect.get(ownerDocument, '_styleCache') as object | null | undefined;

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const needs = selector === undefined ? null : needsOf(selector);
  if (needs === null) return matchesDontThrow(element, selector);
  const tag = element.localName.toLowerCase();
  const words = element.getAttributeNS(null, 'class') ?? '';
  const may = needs.some((need) => ('tag' in need ? need.tag === tag : words.includes(need.word)));
  return may && matchesDontThrow(element, selector);
};

/** Caches computed styles as long as jsdom caches their declarations. */
export function keepStyles(getComputedStyle: GetComputedStyle): GetComputedStyle {
  const cached = new WeakMap<object, WeakMap<ElementImpl, CSSStyleDeclaration>>();
  return (element, pseudo) => {
    const impl = implForWrapper(element);
    if (pseudo || impl?.isConnected !== true) return getComputedStyle(element, pseudo);
    const previous = cached.get(versionOf(impl) ?? cached)?.get(impl);
    if (previous !== undefined) return previous;
    const style = getComputedStyle(element);
    const version = versionOf(impl) ?? cached;
    const styles = cached.get(version) ?? new WeakMap<ElementImpl, CSSStyleDeclaration>();
    if (version !== cached) cached.set(version, styles.set(impl, style));
    return style;
  };
}
