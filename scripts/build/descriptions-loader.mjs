/** A chart's `description: '…'`, on one line or two. */
const DESCRIPTION = /^ *description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`),?\n/gm;

/**
 * Takes the descriptions out of the statecharts: the inspector and the chart pages read them, a customer's browser does not.
 *
 * @param {string} source
 */
export default function descriptionsLoader(source) {
  return source.replaceAll(DESCRIPTION, '');
}
