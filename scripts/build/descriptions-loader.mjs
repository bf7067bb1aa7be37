const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/.source;
/** A chart's `description: '…'`, on one line or two, or the first thing within braces. */
const DESCRIPTION = new RegExp(`^ *description:\\s*${TEXT},?\\n|(?<=\\{ )description: ${TEXT}(?:, )?`, 'gm');

/**
 * Takes the descriptions out of the statecharts: the inspector and the chart pages read them, a customer's browser does not.
 *
 * @param {string} source
 */
export default function descriptionsLoader(source) {
  return source.replaceAll(DESCRIPTION, '');
}
