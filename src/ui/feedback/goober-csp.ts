/**
 * notistack styles with goober, which writes an inline <style> that our policy refuses. goober uses `window._goober` when
 * present: this writes to a constructable sheet instead. Import it before notistack.
 */
const sheet = createSheet();
let css = '';

const stand = {
  parentNode: true,
  firstChild: {
    get data() {
      return css;
    },
    set data(text: string) {
      css = text;
      sheet?.replaceSync(text);
    },
  },
};

Object.assign(globalThis, { _goober: stand });

function createSheet(): CSSStyleSheet | null {
  // jsdom lacks both, and has no policy.
  if (!('adoptedStyleSheets' in document)) return null;
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets.push(created);
  return created;
}
