// The last tag may be unclosed, which keeps the match linear.
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*(?:>|$)/gi;
/** Elements around text as a whole: a cut inside would lose them. */
const AROUND = 'div section article header footer center font span';
/** Elements without an end tag. */
const ENDLESS = 'br hr img col wbr p li dt dd tr td th thead tbody tfoot';
const UNCOUNTED = new Set(`${AROUND} ${ENDLESS}`.split(' '));
const BLOCKS = new Set('p div section article h1 h2 h3 h4 h5 h6 ul ol dl table blockquote'.split(' '));

/**
 * HTML in pieces to be sanitised and shown one by one: each ends after a block, never within a list, table or marked
 * passage.
 * @param size minimum characters per piece
 * @rule R174
 */
export function sliceHtml(html: string, size: number): string[] {
  const slices: string[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (!UNCOUNTED.has(name)) depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    const end = index + tag.length;
    if (depth > 0 || slash === '' || !BLOCKS.has(name) || end - from < size) continue;
    slices.push(html.slice(from, end));
    from = end;
  }
  return from < html.length || slices.length === 0 ? [...slices, html.slice(from)] : slices;
}
