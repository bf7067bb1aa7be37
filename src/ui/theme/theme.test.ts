import { contrastRatio } from '../../lib/imagens/cor.ts';
import { primaryShades, createPortalTheme } from './theme.ts';
import { vars } from './vars.ts';
import { type Scheme, tokens } from './tokens.ts';

/** Minimum contrasts of text and of controls. */
const schemes: [Scheme, { text: number; part: number }][] = [
  ['light', { text: 4.5, part: 3 }],
  ['dark', { text: 4.5, part: 3 }],
  ['contrast', { text: 7, part: 4.5 }],
];

type Sheets = readonly Record<string, Record<string, string>>[];
const styleSheets = (theme: object) => (theme as { generateStyleSheets: () => Sheets }).generateStyleSheets();
const rulesOf = (theme: object) => styleSheets(theme).flatMap((sheet) => Object.keys(sheet));

describe.each(schemes)('the %s scheme', (scheme, least) => {
  const t = tokens[scheme];
  const grounds = [t.page, t.paper, t.sunken, t.raised];
  const texts = [t.text, t.muted, t.tomato.main, t.error, t.warning, t.info, t.success, t.primary.main];

  // @rule R148
  it.each(texts)('shows %s readably on every ground', (text) => {
    for (const ground of grounds) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(least.text);
  });

  // @rule R148
  it('outlines fields visibly on every ground', () => {
    for (const ground of grounds) expect(contrastRatio(t.line, ground)).toBeGreaterThanOrEqual(least.part);
  });

  // @rule R148
  it('has readable text on every filled colour, under the pointer too', () => {
    for (const { main, dark, contrastText } of [t.primary, t.tomato, t.corn]) {
      expect(contrastRatio(contrastText, main)).toBeGreaterThanOrEqual(least.text);
      expect(contrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(least.text);
    }
  });

  // @rule R148
  it.each(['#E4572E', '#FFD400', '#1A4FD6', '#888', '#000', '#FFF', '#7A1FA2', '#00B894'])(
    'makes the configured %s readable as text and under its text',
    (color) => {
      const { main, dark, contrastText } = primaryShades(scheme, color);
      for (const ground of [t.page, t.paper]) {
        expect(contrastRatio(main, ground)).toBeGreaterThanOrEqual(least.text);
      }
      expect(contrastRatio(contrastText, main)).toBeGreaterThanOrEqual(least.text);
      expect(contrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(least.text);
    },
  );
});

// @rule R148
test('the high contrast keeps lines and brand text readable', () => {
  const { page, paper, raised, divider, brand, text } = tokens.contrast;
  for (const ground of [page, paper, raised])
    expect(contrastRatio(divider, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(text, brand)).toBeGreaterThanOrEqual(7);
});

describe('createPortalTheme', () => {
  it('switches the schemes by the attribute that the head script sets', () => {
    expect(rulesOf(createPortalTheme({}))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('[data-tema="light"]'),
        '[data-tema="dark"]',
        '[data-tema="contrast"]',
      ]),
    );
  });

  it('defines every variable that the parts read', () => {
    const css = JSON.stringify(styleSheets(createPortalTheme({})));
    // Font families are set in the page's rules (surfaces.ts).
    const read = Object.values(vars).filter((name) => !name.includes('-font-'));
    for (const name of read) expect(css).toContain(`"${name.slice('var('.length, -1)}":`);
  });

  it('falls back to the default green for null or invalid colours', () => {
    const mainOf = (primaryColor: string | null) => createPortalTheme({ primaryColor }).palette.primary.main;
    expect(mainOf(null)).toBe(tokens.light.primary.main);
    expect(mainOf('verde')).toBe(tokens.light.primary.main);
    expect(mainOf('#1A4FD6')).toBe('#1A4FD6');
  });

  it('speaks Portuguese', () => {
    expect(createPortalTheme({}).components?.MuiAlert?.defaultProps?.closeText).toBe('Fechar');
  });
});
