/**
 * A comment, or a style element up to its end tag: whichever begins first, as a parser takes them. Without an end it is
 * what is left of the text: that it always fits keeps it linear.
 */
const UNSEEN = /<!--(?:-?(>)|[\s\S]*?(?:--!?(>)|$))|<style[\s/>][\s\S]*?(?:(?=(<\/style))|$)/gi;
/** Any tag; a last one may lack its end, for the same reason. */
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*(?:>|$)/gi;
const HANDLER_OR_STYLE = /([\s"'/])(?:on[a-z]+|style)(?=\s*=)/gi;

/** Tags that never wait for an end: a list of a thousand `<li>` or `<p>` is no nesting. */
const ENDLESS = new Set('br hr img col wbr input p li dt dd tr td th thead tbody tfoot'.split(' '));
/** What a parser opens again in every paragraph until it is closed. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const MOST_OPEN = 200;
const MOST_FORMATTING = 8;

/** Counts what is open, and says of each opening tag whether there is room for it. */
function createRoom(): { fits: (name: string) => boolean; close: (name: string) => void } {
  const open = new Map<string, number>();
  let [all, formatting] = [0, 0];
  const count = (name: string, step: 1 | -1) => {
    open.set(name, (open.get(name) ?? 0) + step);
    all += step;
    if (FORMATTING.has(name)) formatting += step;
  };
  return {
    fits: (name) => {
      if (ENDLESS.has(name)) return true;
      if (all >= MOST_OPEN || (FORMATTING.has(name) && formatting >= MOST_FORMATTING)) return false;
      count(name, 1);
      return true;
    },
    close: (name) => {
      if ((open.get(name) ?? 0) > 0) count(name, -1);
    },
  };
}

/**
 * HTML made ready for the browser's parser, in linear time. No safety comes of it: that is the sanitiser's work.
 * Handlers and styles go, because the browser would report each as a breach of our policy, though nothing runs while the
 * text is read. So do comments, in which a word processor leaves hundreds of tags. So does what is nested deeper than anybody writes: tags that are never closed take a parser minutes.
 * @param html any text
 * @returns the same words; of 200 open elements, or 8 open `<b>`, `<i>`, `<font>` and the like, a further one has no tag
 */
export function calmHtml(html: string): string {
  const room = createRoom();
  return html
    .replace(UNSEEN, (whole: string, ...ends: unknown[]) => (ends.slice(0, 3).some(Boolean) ? '' : whole))
    .replace(TAG, (tag: string, slash: string, written: string) => {
      const name = written.toLowerCase();
      if (slash === '') return room.fits(name) ? tag.replace(HANDLER_OR_STYLE, '$1data-dropped') : '';
      room.close(name);
      return tag;
    });
}
