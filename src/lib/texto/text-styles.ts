/** The declarations of an author's text that carry meaning, each with the values that are kept. @rule R290 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  display: ['block'],
  'font-style': ['italic', 'normal'],
  'font-weight': ['bold', 'normal'],
  'list-style-type': (
    'none disc circle square decimal decimal-leading-zero lower-alpha upper-alpha lower-latin upper-latin lower-roman ' +
    'upper-roman lower-greek'
  ).split(' '),
  'text-decoration-line': ['line-through', 'underline', 'underline line-through', 'none'],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'none'],
  'vertical-align': ['super', 'sub', 'baseline'],
  'white-space': ['pre-wrap', 'pre-line', 'normal'],
};

/** The declarations that a text may hold, as words of its attribute `data-look`: the policy forbids style attributes. */
const TOKENS = Object.entries(KEPT).flatMap(([property, values]) =>
  values.map((value) => ({ property, value, token: tokenOf(property, value) })),
);

const KNOWN = new Set(TOKENS.map(({ token }) => token));

function tokenOf(property: string, value: string): string {
  return `${property}:${value.replace(' ', '+')}`;
}

/** The rules that draw `data-look`, for every page that shows a text. */
export const TEXT_STYLES_CSS = TOKENS.map(
  ({ property, value, token }) => `[data-look][data-look~="${token}"]{${property}:${value}}`,
).join('\n');

/** The known words of a `data-look`. */
export const knownTokens = (text: string): string[] => text.split(/\s+/).filter((token) => KNOWN.has(token));

const WEIGHTS: Readonly<Record<string, string>> = { bolder: 'bold', lighter: 'normal' };

/**
 * A declaration as a word of `data-look`.
 * @param property one of `MEANINGFUL`
 * @param value as computed by CSSOM
 * @returns null when it carries no meaning
 */
export function textStyle(property: string, value: string): string | null {
  const words = value.split(/\s+/);
  const token = tokenOf(property, normal(property, words));
  return KNOWN.has(token) ? token : null;
}

function normal(property: string, words: readonly string[]): string {
  const [first = ''] = words;
  if (property === 'font-weight' && /^\d+$/.test(first)) return Number(first) >= 600 ? 'bold' : 'normal';
  if (property === 'font-weight') return WEIGHTS[first] ?? first;
  if (property === 'font-style') return first === 'oblique' ? 'italic' : first;
  // Unwrapped lines would leave a phone's window.
  if (property === 'white-space') return first === 'pre' || first === 'break-spaces' ? 'pre-wrap' : first;
  const kept = KEPT[property]?.filter((value) => !value.includes(' ') && words.includes(value)) ?? [];
  return property === 'text-decoration-line' ? kept.toReversed().join(' ') : (kept[0] ?? '');
}
