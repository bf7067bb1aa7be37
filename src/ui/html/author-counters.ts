import type { Declared } from './author-styles.ts';

/** The counters of an author's sheets, which word processors number lists and headings with. */
export interface Counters {
  /** Counts one element; call for each shown one, in document order. */
  enter: (element: Element, declared: Declared) => void;
  /** The text of a `content` at this point; '' without one. */
  text: (content: string | undefined) => string;
}

/** A counter's scope: its siblings and what is within them. */
interface Scope {
  value: number;
  parent: Element | null;
}

const PAIRS = /([\w-]+)(?:\s+(-?\d+))?/g;
/** The last string may be unclosed, which keeps the match linear. */
const PARTS = /"([^"]*)(?:"|$)|(counters?)\(([^()]*)\)/g;

/** The counters of one text, all without a value. */
export function createCounters(): Counters {
  const scopes = new Map<string, Scope[]>();
  const change = (element: Element, pairs: string | undefined, start: number, apply: typeof set) => {
    if (pairs === undefined || pairs === 'none') return;
    for (const [, name = '', amount] of pairs.matchAll(PAIRS)) {
      const open = (scopes.get(name) ?? []).filter(({ parent }) => parent?.contains(element));
      scopes.set(name, open);
      apply(open, element.parentElement, amount === undefined ? start : Number(amount));
    }
  };
  return {
    enter: (element, declared) => {
      change(element, declared.get('counter-reset'), 0, reset);
      change(element, declared.get('counter-increment'), 1, increment);
      change(element, declared.get('counter-set'), 0, set);
    },
    text: (content = '') =>
      [...content.matchAll(PARTS)]
        .map(([, source, kind, list = '']) => {
          if (source !== undefined) return source.replace(/\\(.)/g, '$1');
          const [name = '', ...more] = list.split(',').map((part) => part.trim());
          const between = kind === 'counters' ? more.shift()?.replaceAll('"', '') : undefined;
          const values = (scopes.get(name) ?? [{ value: 0 }]).map(({ value }) => numberIn(more[0], value));
          return between === undefined ? (values.at(-1) ?? '') : values.join(between);
        })
        .join(''),
  };
}

function reset(open: Scope[], parent: Element | null, value: number): void {
  if (open.at(-1)?.parent === parent) open.pop();
  open.push({ value, parent });
}

const ofScope = (open: Scope[], parent: Element | null): Scope => {
  if (open.length === 0) open.push({ value: 0, parent });
  return open.at(-1) as Scope;
};

function increment(open: Scope[], parent: Element | null, by: number): void {
  ofScope(open, parent).value += by;
}

function set(open: Scope[], parent: Element | null, value: number): void {
  ofScope(open, parent).value = value;
}

const ROMAN: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, digits] of ROMAN) for (; rest >= worth; rest -= worth) text += digits;
  return text;
}

function letters(value: number): string {
  return value <= 0
    ? ''
    : letters(Math.floor((value - 1) / 26)) + String.fromCharCode(97 + ((value - 1) % 26));
}

/** A number as a list style writes it. */
function numberIn(style = 'decimal', value = 0): string {
  const [, upper, kind] = /^(lower|upper)-(alpha|latin|roman)$/.exec(style) ?? [];
  if (kind === undefined || value < 1 || value > 3999)
    return style === 'decimal-leading-zero' ? String(value).padStart(2, '0') : String(value);
  const text = kind === 'roman' ? roman(value) : letters(value);
  return upper === 'upper' ? text.toUpperCase() : text;
}
