import { CUT } from './texto.ts';

/**
 * A comment or style element, whichever begins first. Without an end it is the rest of the text, which keeps the match
 * linear.
 */
const UNSEEN = /<!--(?:-?(>)|[\s\S]*?(?:--!?(>)|$))|<style[\s/>][\s\S]*?(?:(?=(<\/style))|$)/gi;
/** Any tag; the last may be unclosed, which keeps the match linear. */
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*(?:>|$)/gi;
const HANDLER_OR_STYLE = /([\s"'/])(on[a-z]+|style)(?=\s*=)/gi;
const MEDIA = /\smedia\s*=\s*["']?([^"'>]*)/i;

/** Elements with optional end tags: a thousand `<li>` are not nested. */
const ENDLESS = new Set('br hr img col wbr input p li dt dd tr td th thead tbody tfoot'.split(' '));
/** Elements that a parser reopens in every paragraph until closed. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const MAX_OPEN = 200;
const MAX_FORMATTING = 8;

/** Counts open elements and whether an opening tag fits. */
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
      if (all >= MAX_OPEN || (FORMATTING.has(name) && formatting >= MAX_FORMATTING)) return false;
      count(name, 1);
      return true;
    },
    close: (name) => {
      if ((open.get(name) ?? 0) > 0) count(name, -1);
    },
  };
}

/** A text that was cut within a tag, without that tag: it would hide the words that say so. @rule R174 */
function withoutCutTag(html: string): string {
  const open = html.lastIndexOf('<');
  const isCut = html.endsWith(CUT) && open > html.lastIndexOf('>') && /[a-z/!]/i.test(html.charAt(open + 1));
  return isCut ? html.slice(0, open) + CUT : html;
}

const renamed = (_attribute: string, prefix: string, name: string): string =>
  prefix + (name.toLowerCase() === 'style' ? 'data-authored' : 'data-dropped');

/** The sheets that `calmHtml` removes, in document order. */
export function sheetsOf(html: string): { css: string; media: string }[] {
  return [...html.matchAll(UNSEEN)].flatMap(({ 0: whole, 3: closed }) => {
    if (closed === undefined) return [];
    const end = whole.indexOf('>');
    const css = whole.slice(end + 1).replace(/<!--|-->/g, '');
    return [{ css, media: MEDIA.exec(whole.slice(0, end))?.[1] ?? '' }];
  });
}

/**
 * Prepares HTML for the browser's parser, in linear time; sanitising comes later. Renames handlers and styles and
 * removes sheets, which would be reported as policy breaches, comments, and excessive nesting, which takes a parser minutes.
 * @returns the same text; beyond 200 open elements, or 8 open `<b>`, `<i>`, `<font>` and the like, tags are dropped
 */
export function calmHtml(html: string): string {
  const room = createRoom();
  return withoutCutTag(html)
    .replace(UNSEEN, (whole: string, ...ends: unknown[]) => (ends.slice(0, 3).some(Boolean) ? '' : whole))
    .replace(TAG, (tag: string, slash: string, written: string) => {
      const name = written.toLowerCase();
      if (slash === '') return room.fits(name) ? tag.replace(HANDLER_OR_STYLE, renamed) : '';
      room.close(name);
      return tag;
    });
}
