import path from 'node:path';

/** A `description`, first thing within braces or on a line of its own. */
const DESCRIPTION = /(?<=^ *|\{ )description:(?= |\n)/gm;

/** The line of the opening brace that encloses a position. */
function openingLine(source, place) {
  let open = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
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
    DESCRIPTION,
    (word, place) => `meta: { at: '${file}:${openingLine(source, place)}' }, ${word}`,
  );
}

/** @param {string} source */
export default function chartLinesLoader(source) {
  return withLines(source, path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/'));
}
