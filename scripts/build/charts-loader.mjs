import path from 'node:path';

const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/.source;
/** A chart's `description: '…'`, on one line or two, or the first thing within braces. */
const DESCRIPTION = new RegExp(`^ *description:\\s*${TEXT},?\\n|(?<=\\{ )description: ${TEXT}(?:, )?`, 'gm');

/** The `types: {…},` of a `setup`, on one line or several; only the compiler reads it. */
const TYPES = /^( *)types: \{(?:.*|\n[^]*?\n\1)\},\n/gm;

/** The word alone, first thing within braces or on a line of its own. */
const WORD = /(?<=^ *|\{ )description:(?= |\n)/gm;

/** The line of the opening brace that encloses a position. */
function openingLine(source, index) {
  let open = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    if (source[at] === '}') open += 1;
    else if (source[at] === '{') open -= 1;
    if (open < 0) return source.slice(0, at).split('\n').length;
  }
  return 1;
}

/**
 * Adds to each state of a chart its place in the source, for the inspector.
 *
 * @param {string} source
 * @param {string} file its path in the project
 */
export function withLines(source, file) {
  return source.replaceAll(
    WORD,
    (word, index) => `meta: { at: '${file}:${openingLine(source, index)}' }, ${word}`,
  );
}

/**
 * Removes descriptions and types from the statecharts: the inspector and the chart pages read the descriptions, the compiler
 * the types, a customer's browser neither.
 *
 * @param {string} source
 */
function withoutWords(source) {
  return source.replaceAll(DESCRIPTION, '').replaceAll(TYPES, '');
}

/** With the option `lines` for the inspector's build, else for the customers'. @param {string} source */
export default function chartsLoader(source) {
  if (!this.getOptions().lines) return withoutWords(source);
  return withLines(source, path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/'));
}
