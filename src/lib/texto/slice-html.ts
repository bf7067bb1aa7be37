// The last tag may be unclosed, which keeps the match linear.
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*(?:>|$)/gi;
/** Elements around text as a whole: a cut inside would lose them. */
const AROUND = 'div section article header footer center font span';
/** Elements without an end tag. */
const ENDLESS = 'br hr img col wbr p li dt dd tr td th thead tbody tfoot';
const UNCOUNTED = new Set(`${AROUND} ${ENDLESS}`.split(' '));
const BLOCKS = new Set('p div section article h1 h2 h3 h4 h5 h6 ul ol dl table blockquote'.split(' '));
const VOID = new Set('br hr img wbr'.split(' '));
/** Elements that go on in the next piece, each with what it is cut before. */
const LISTS: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dt',
  table: 'tr',
  blockquote: 'p',
};

/** What a tag costs to clean and show, in characters of plain text. */
const TAG_WEIGHT = 20;

/** A part of a long text. */
export interface Piece {
  readonly html: string;
  /** The element of the piece before that this one goes on in, opened anew here: 'ul', 'p'; '': none. */
  readonly within: string;
}

/** The open elements: how many, the outermost, and the paragraph. */
interface Open {
  depth: number;
  outer: string;
  paragraph: string;
}

/**
 * HTML in pieces to be sanitised and shown one by one: each ends after a block, between two entries of a list or table, or,
 * in a paragraph, between two elements. What cannot be cut so is cut anywhere at four times the size.
 * @param size minimum characters per piece, a tag counting as `TAG_WEIGHT` more
 * @rule R174
 */
export function sliceHtml(html: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  const open: Open = { depth: 0, outer: '', paragraph: '' };
  let [from, within, tags] = [0, '', 0];
  const cut = (at: number, next: string) => {
    pieces.push({ html: openTag(within) + html.slice(from, at), within });
    [from, within, tags] = [at, next, 0];
  };
  const sizesTo = (at: number) => (at - from + tags * TAG_WEIGHT) / size;
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const isEnd = slash !== '';
    const isEntry = !isEnd && open.depth === 1 && LISTS[open.outer] === name;
    if (isEntry && sizesTo(index) >= 2) cut(index, open.outer);
    tags += 1;
    count(open, name, isEnd);
    const end = index + tag.length;
    const long = sizesTo(end);
    if (open.depth === 0 && isEnd && BLOCKS.has(name) && long >= 1) cut(end, '');
    else if (open.depth === 0 && (isEnd || VOID.has(name)) && long >= 2) cut(end, open.paragraph);
    else if (long >= 4) {
      open.depth = 0;
      cut(end, '');
    }
  }
  if (from < html.length || pieces.length === 0) cut(html.length, '');
  return pieces;
}

function count(open: Open, name: string, isEnd: boolean): void {
  if (BLOCKS.has(name)) open.paragraph = name === 'p' && !isEnd ? 'p' : '';
  if (UNCOUNTED.has(name)) return;
  if (open.depth === 0) open.outer = name;
  open.depth = Math.max(0, open.depth + (isEnd ? -1 : 1));
}

const openTag = (name: string) => (name === '' ? '' : `<${name}>`);
