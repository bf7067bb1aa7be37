import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { BROWSERS } from '../build/browsers.mjs';
import { unsupported } from '../lib/support.mjs';
import { lackedBy, oldestBrowsers, readCompat } from './compat.mjs';
import { usesInScript } from './scripts.mjs';
import { usesInStyles } from './styles.mjs';

const compat = readCompat();
const OLD = oldestBrowsers(['chrome >= 111', 'firefox >= 114', 'safari >= 16.4', 'ios_saf >= 16.4']);
const featuresIn = (script: string) => usesInScript(script, compat, OLD).map(({ feature }) => feature);
const stylesIn = (css: string) => usesInStyles(css, compat, OLD).map(({ feature }) => feature);

test('a browserslist is read by MDN’s names, and only entries with a version', () => {
  expect(OLD).toEqual({ chrome: 111, firefox: 114, safari: 16.4, safari_ios: 16.4 });
  expect(() => oldestBrowsers(['last 2 chrome versions'])).toThrow('not of the form');
});

test('a finding names the browsers that lack a feature and its first version', () => {
  expect(usesInScript('a.toSorted()', compat, OLD)).toEqual([
    { feature: 'javascript.builtins.Array.toSorted', lacking: { firefox: 115 }, excerpt: 'a.toSorted()' },
  ]);
});

test.each([
  ['a method of whatever object', 'list.map(f).toReversed()', 'javascript.builtins.Array.toReversed'],
  ['a static method', 'Object.groupBy(a, f)', 'javascript.builtins.Object.groupBy'],
  ['a member of a global object', 'window.URL.canParse(a), URL.canParse(a)', 'api.URL.canParse_static'],
  ['a global that the script does not bind', 'new Temporal.PlainDate()', 'javascript.builtins.Temporal'],
  ['a member of what a page has once', 'navigator["wakeLock"].request()', 'api.Navigator.wakeLock'],
  ['an event', 'box.addEventListener("scrollend", f)', 'api.Document.scrollend_event'],
  ['an event of listenTo', 'a(box, ["scrollend"], f)', 'api.Document.scrollend_event'],
  ['an attribute of an element', '(0, n.jsx)("div", { popover: "auto" })', 'html.global_attributes.popover'],
  ['syntax', 'const word = /[\\p{L}--[a-z]]/v', 'ES2023 syntax'],
  ['a style sheet in a text', 'put(".a:has(:focus){color:red}")', 'css.selectors.has'],
  ['a rule within a rule of one', 'put(".a{color:red;& b{color:red}}")', 'css.selectors.nesting'],
  ['an object of styles', 's({ "&:has(input)": { color: "red" } })', 'css.selectors.has'],
  [
    'a value in one',
    's({ display: "grid", gridTemplateRows: "subgrid" })',
    'css.properties.grid-template-rows.subgrid',
  ],
])('a script: %s', (_what, script, feature) => {
  expect(featuresIn(script)).toContain(feature);
});

test.each([
  ['a name that older objects have as well', 'a.values().map(f).find(g)'],
  ['a name that the script binds', 'const Temporal = f(); Temporal.now()'],
  ['a question whether there is one of the old', 'typeof Promise.allSettled'],
  ['numbers by the names of properties', 'f({ zoom: 1, orphans: 2, widows: 2 })'],
  ['attributes by the names of properties', 't.jsx("rect", { rx: 7, width: "1", height: "2" })'],
  ['what Emotion resolves', 'css`& b{color:red;user-select:none}`'],
  ['what a prefixer adds', 's({ display: "flex", userSelect: "none" })'],
])('a script without findings: %s', (_what, script) => {
  expect(featuresIn(script)).toEqual([]);
});

test.each([
  ['a selector', '.a:has(:focus) { color: red }', ['css.selectors.has']],
  [
    'a value',
    '.a { display: grid; grid-template-rows: subgrid }',
    ['css.properties.grid-template-rows.subgrid'],
  ],
  [
    'a property',
    '.a { field-sizing: content }',
    ['css.properties.field-sizing', 'css.properties.field-sizing.content'],
  ],
  ['a function', '.a { color: light-dark(red, blue) }', ['css.types.light-dark']],
  ['a rule', '@starting-style { .a { opacity: 0 } }', ['css.at-rules.starting-style']],
  [
    'a feature of the device',
    '@media (scripting: none) { .a { color: red } }',
    ['css.at-rules.media.scripting'],
  ],
  ['one without its prefix', '.a { user-select: none }', ['css.properties.user-select']],
])('styles: %s', (_what, css, features) => {
  expect(stylesIn(css)).toEqual(features);
});

test.each([
  ['within @supports', '@supports (field-sizing: content) { .a { field-sizing: content } }'],
  ['after a value that all have', '.a { color: red; color: light-dark(red, blue) }'],
  ['beside its prefixed name', '.a { -webkit-user-select: none; user-select: none }'],
  ['what all have', '@media (min-width: 40em) { .a { height: 100dvh; inset: 0 } .a::after { content: "" } }'],
])('styles with their fallback: %s', (_what, css) => {
  expect(stylesIn(css)).toEqual([]);
});

test('a fallback covers its name, an unused one is a fault', () => {
  const page = {
    name: 'index.html',
    text: '<style>.a{field-sizing:content}</style><script>Object.groupBy(a)</script>',
  };
  const said = (fallbacks: Record<string, string>) => unsupported([page], { fallbacks, isWhole: true });
  const groupBy = expect.stringMatching(
    /^javascript\.builtins\.Object\.groupBy \(safari 17\.4, .*\n {2}index\.html: /,
  );
  expect(said({ 'css.properties.field-sizing': 'as wide as ever' })).toEqual([groupBy]);
  expect(
    said({ 'css.properties.field-sizing': '', 'javascript.builtins.Object': '', 'api.Gone': '' }),
  ).toEqual(['api.Gone: nothing uses it any more (scripts/support/fallbacks.mjs)']);
});

// @rule R180
describe('the page’s first script, which warns in an older browser', () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('public/index.html', 'utf8')) ?? [];

  test('is ES5, which every browser parses', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  test('asks for the newest feature that every browser of browserslist has', () => {
    const asked = {
      'CSSStyleSheet.prototype.replaceSync': ['api', 'CSSStyleSheet', 'replaceSync'],
      'selector(:has(a))': ['css', 'selectors', 'has'],
      '(grid-template-rows:subgrid)': ['css', 'properties', 'grid-template-rows', 'subgrid'],
    };
    for (const text of Object.keys(asked)) expect(script).toContain(text);
    const features = Object.values(asked).map((names) =>
      names.reduce<object>((place, name) => Reflect.get(place, name) as object, compat),
    );
    for (const [name, oldest] of Object.entries(oldestBrowsers(BROWSERS))) {
      const since = features.map((feature) => Number(lackedBy(feature, { [name]: 0 })?.[name]));
      expect([name, Math.max(...since)]).toEqual([name, oldest]);
    }
  });
});
