/**
 * notistack styles with goober, which writes text into an inline <style>: our content security policy refuses that.
 * goober takes `window._goober` for its <style> when there is one, so this stands in for it and writes to a
 * constructable stylesheet. Import it before notistack.
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
  // jsdom has neither; there is no policy to satisfy there.
  if (!('adoptedStyleSheets' in document)) return null;
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets.push(created);
  return created;
}
