import { textStyle } from '../../lib/texto/text-styles.ts';

/** What an author's styles say about one element: property to value. */
export type Declared = ReadonlyMap<string, string>;

/** An author's style rule, reduced to what carries meaning. */
interface Rule {
  selector: string;
  specificity: number;
  important: boolean;
  declared: Declared;
}

/** A sheet of `<style>`. */
export interface Sheet {
  css: string;
  /** '' without a media query. */
  media: string;
}

/** The author's styles of one text. */
export interface AuthorStyles {
  /** What applies to the element itself, without inheritance. */
  of: (element: Element) => Declared;
  /** What applies to its `::before`. */
  before: (element: Element) => Declared;
}

const LONGHANDS =
  'display visibility opacity content-visibility font-style font-weight text-transform vertical-align white-space content ' +
  'counter-reset counter-set counter-increment';

/** With the shorthand that some parsers do not expand. */
const PROPERTIES: readonly (readonly [property: string, shorthand: string])[] = [
  ['text-decoration-line', 'text-decoration'],
  ['list-style-type', 'list-style'],
  ...LONGHANDS.split(' ').map((property) => [property, property] as const),
];

/** A sheet of thousands of rules would be matched with thousands of elements. */
const MAX_RULES = 1500;

const BEFORE = /::?before$/i;

/**
 * Reads an author's sheets with the browser's own parser; nothing of them is applied to a page.
 * @param sheets in document order
 */
export function readAuthorStyles(sheets: readonly Sheet[]): AuthorStyles {
  const rules = sheets
    .filter(({ media }) => media === '' || matchMedia(media).matches)
    .flatMap(({ css }) => rulesOf(parse(css)))
    .slice(0, MAX_RULES)
    // Stable: of equal rules the later one wins.
    .toSorted((a, b) => a.specificity - b.specificity);
  const befores = rules.flatMap((rule) =>
    BEFORE.test(rule.selector) ? [{ ...rule, selector: rule.selector.replace(BEFORE, '') || '*' }] : [],
  );
  return {
    of: (element) =>
      cascade(element, rules, element.getAttribute(AUTHORED) ?? element.getAttribute('style') ?? ''),
    before: (element) => cascade(element, befores, ''),
  };
}

/** What `calmHtml` makes of a style attribute. */
const AUTHORED = 'data-authored';

function parse(css: string): readonly CSSRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules];
}

function rulesOf(rules: readonly CSSRule[]): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    const { selectorText, style, cssRules } = rule as Partial<CSSStyleRule>;
    if (selectorText === undefined || style === undefined)
      return cssRules !== undefined && applies(rule) ? rulesOf([...cssRules]) : [];
    return [false, true].flatMap((important) => {
      const declared = declarations(style, important);
      if (declared.size === 0) return [];
      return selectorsOf(selectorText).map((selector) => ({
        selector,
        specificity: specificityOf(selector),
        important,
        declared,
      }));
    });
  });
}

/** Whether the condition of `@media`, `@supports` or `@layer` holds. */
function applies(rule: CSSRule): boolean {
  const { media, conditionText } = rule as Partial<CSSMediaRule>;
  if (media !== undefined) return matchMedia(media.mediaText).matches;
  return conditionText === undefined || CSS.supports(conditionText);
}

/** A selector list in single ones; `:has()` may take a time that grows with the square. */
const selectorsOf = (list: string): string[] =>
  list
    .split(/,(?![^()]*\))/)
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes(':has('));

function specificityOf(selector: string): number {
  const count = (part: RegExp) => selector.match(part)?.length ?? 0;
  const ids = count(/#[\w-]/g);
  const classes = count(/[.[]|(?<!:):(?!:)/g);
  return ids * 10_000 + classes * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function declarations(style: CSSStyleDeclaration, important: boolean): Declared {
  const declared = new Map<string, string>();
  for (const [property, shorthand] of PROPERTIES) {
    const name = style.getPropertyValue(property) === '' ? shorthand : property;
    const value = style.getPropertyValue(name);
    if (value !== '' && (style.getPropertyPriority(name) === 'important') === important)
      declared.set(property, value);
  }
  return declared;
}

function cascade(element: Element, rules: readonly Rule[], own: string): Declared {
  const { style } = new Option();
  style.cssText = own;
  const matching = rules.filter(({ selector }) => isMatch(element, selector));
  const declaredBy = (important: boolean) => [
    ...matching.filter((rule) => rule.important === important).map(({ declared }) => declared),
    declarations(style, important),
  ];
  const result = new Map<string, string>();
  for (const declared of [...declaredBy(false), ...declaredBy(true)])
    for (const [property, value] of declared) result.set(property, value);
  return result;
}

function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // Pseudo-elements, and selectors that this browser does not know.
    return false;
  }
}

/** The words of `data-look` for what is declared. */
export const tokensOf = (declared: Declared): string[] =>
  [...declared].flatMap(([property, value]) => textStyle(property, value) ?? []);
