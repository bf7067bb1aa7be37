const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/.source;
/** A chart's `description: '…'`, on one line or two, or the first thing within braces. */
const DESCRIPTION = new RegExp(`^ *description:\\s*${TEXT},?\\n|(?<=\\{ )description: ${TEXT}(?:, )?`, 'gm');

/** What the compiler alone reads of a `setup`: `types: {…},`, on one line or several. */
const TYPES = /^( *)types: \{(?:.*|\n[^]*?\n\1)\},\n/gm;

/**
 * Takes the descriptions and the types out of the statecharts: the inspector and the chart pages read the ones, the compiler
 * the others, a customer's browser neither.
 *
 * @param {string} source
 */
export default function chartsLoader(source) {
  return source.replaceAll(DESCRIPTION, '').replaceAll(TYPES, '');
}
