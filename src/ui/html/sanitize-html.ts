import DOMPurify, { type Config } from 'dompurify';
import { calmHtml } from '../../lib/texto/calm-html.ts';
import { sliceHtml } from '../../lib/texto/slice-html.ts';

/** What a text of the provider may be made of: nothing that runs, submits, styles or takes a name in the page. */
const TAGS = [
  'h1 h2 h3 h4 h5 h6 p br hr div span section article header footer strong b em i u s small sub sup mark abbr',
  'address blockquote pre code ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a img',
  'figure figcaption center font',
]
  .join(' ')
  .split(' ');
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
  'dir',
  'align',
];

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Absolute addresses alone: `#…` would be one of our routes, anything relative, `https:…` without slashes too, one
  // of our files. @rule R12
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};

let purifier: typeof DOMPurify | null = null;

/** One instance of our own: its hook is no business of another user of the library. */
function instance(): typeof DOMPurify {
  if (purifier === null) {
    purifier = DOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', (node) => {
      // A picture without an address shows nothing; one without words is an ornament (a reader would say its file's name).
      if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
      if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
      // It may be wider than its place, and scrolls there: by keys, too.
      if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
      if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    });
  }
  return purifier;
}

/**
 * HTML from the server as nodes that may stand in the page: text, tables, pictures, and links that open a tab of
 * their own. Nothing in it runs.
 * @rule R11, R12
 */
export function safeFragment(html: string): DocumentFragment {
  return instance().sanitize(calmHtml(html), { ...CONFIG, RETURN_DOM_FRAGMENT: true });
}

/** Of a piece in characters: some tens of milliseconds of a cheap phone. */
const SLICE = 20_000;

/** HTML in pieces, of which `safeFragment` cleans one at a time. @rule R174 */
export const slicesOf = (html: string): readonly string[] => sliceHtml(calmHtml(html), SLICE);

/** Whether HTML from the server shows anything: what an editor stores for nothing, '<p>&nbsp;</p>', does not. */
export function showsNothing(html: string): boolean {
  return slicesOf(html).every((slice) => {
    const shown = safeFragment(slice);
    return (shown.textContent ?? '').trim() === '' && shown.querySelector('img') === null;
  });
}

/**
 * The same as text, to be stored. Whoever shows it sanitises it again: storage is open to anybody. The page goes on
 * between its pieces.
 * @rule R11
 */
export async function sanitizeHtml(html: string): Promise<string> {
  let clean = '';
  for (const slice of slicesOf(html)) {
    if (clean !== '') await new Promise((resolve) => setTimeout(resolve));
    clean += instance().sanitize(calmHtml(slice), CONFIG);
  }
  return clean;
}
