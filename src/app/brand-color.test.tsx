import { tokens } from '../ui/theme/tokens.ts';
import { createPortalTheme } from '../ui/theme/theme.ts';
import { applyBrand } from '../base/start/brand.ts';

/** jsdom lacks constructable sheets: records the sheets put in force. */
const sheets: { text: string }[] = [];
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: sheets });
});
afterAll(() => void Reflect.deleteProperty(document, 'adoptedStyleSheets'));

/** The variables of one scheme, as MUI's theme declares them. */
function declaredByMui(primaryColor: string, scheme: string): Map<string, string> {
  const made = createPortalTheme({ primaryColor }).generateStyleSheets() as Record<
    string,
    Record<string, string>
  >[];
  const rules = made
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([selector]) => selector.includes(scheme));
  return new Map(rules.flatMap(([, variables]) => Object.entries(variables)));
}

test.each(['#1A4FD6', '#E4572E', '#FFD400'])(
  'the shades of %s apply before MUI loads and match the theme',
  (primaryColor) => {
    applyBrand({ name: 'Sol', logoUrl: null, primaryColor });
    expect(sheets).toHaveLength(1);
    const text = sheets[0]?.text ?? '';
    for (const scheme of ['light', 'dark']) {
      const rule = text.slice(text.indexOf(`[data-tema=${scheme}]`)).split('}')[0];
      const theirs = declaredByMui(primaryColor, scheme);
      for (const part of ['main', 'dark', 'contrastText'])
        expect(rule).toContain(
          `--portal-palette-primary-${part}:${theirs.get(`--portal-palette-primary-${part}`)};`,
        );
    }
    expect(document.title).toBe('Sol');
  },
);

test('the default colour replaces an earlier brand colour', () => {
  applyBrand({ name: 'Sol', logoUrl: null, primaryColor: '#1A4FD6' });
  applyBrand({ name: 'Sol', logoUrl: null, primaryColor: tokens.light.primary.main });
  expect(sheets.map(({ text }) => text)).toEqual(['']);
});
