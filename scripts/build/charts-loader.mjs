const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/.source;
/** A chart's `description: '…'`, on one line or two, or the first thing within braces. */
const DESCRIPTION = new RegExp(`^ *description:\\s*${TEXT},?\\n|(?<=\\{ )description: ${TEXT}(?:, )?`, 'gm');

/** The `types: {…},` of a `setup`, on one line or several; only the compiler reads it. */
const TYPES = /^( *)types: \{(?:.*|\n[^]*?\n\1)\},\n/gm;

/**
 * Removes descriptions and types from the statecharts: the inspector and the chart pages read the descriptions, the compiler
 * the types, a customer's browser neither.
 *
 * @param {string} source
 */
export default function chartsLoader(source) {
  return source.replaceAll(DESCRIPTION, '').replaceAll(TYPES, '');
}
