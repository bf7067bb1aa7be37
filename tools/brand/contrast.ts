import { brandPalette, contrastRatio } from '../../src/lib/imagens/cor.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';
import { Refusal } from './options.ts';

/** The brand's colour against another, in one theme. */
export interface Pair {
  readonly theme: string;
  readonly colour: string;
  readonly meets: string;
  readonly ratio: number;
  readonly needed: number;
}

interface Theme {
  readonly page: string;
  readonly paper: string;
  readonly sunken: string;
  readonly primary: { readonly main: string; readonly contrastText: string };
}

/** WCAG: text (AA), text in high contrast (AAA), other parts. */
const TEXT = 4.5;
const HIGH = 7;
const SHAPES = 3;
/** Below this contrast the readable shade is another colour: white becomes grey, yellow brown. */
const STRONG = 2;

/** The portal's themes: token groups with a page and a primary colour. */
const themes: Record<string, Theme> = Object.fromEntries(
  Object.entries(tokens).flatMap(([name, group]) => ('primary' in group ? [[name, group]] : [])),
);

/** The contrasts of the brand's colour in each theme. A theme without a derived colour keeps its own. @rule C6.16 */
export function pairsOf(color: string): Pair[] {
  // The default colour uses the tokens' shades.
  const made = color === tokens.light.primary.main ? null : brandPalette(color);
  const palette = new Map<string, Theme['primary']>(made === null ? [] : Object.entries(made));
  return Object.entries(themes).flatMap(([name, theme]) => {
    const { main, contrastText } = palette.get(name) ?? theme.primary;
    const needed = name === 'light' || name === 'dark' ? TEXT : HIGH;
    const grounds = {
      'the page': theme.page,
      cards: theme.paper,
      'sunken places': theme.sunken,
      'the text on it': contrastText,
    };
    return Object.entries(grounds).map(([meets, ground]) => ({
      theme: name,
      colour: main,
      meets,
      ratio: Math.floor(contrastRatio(main, ground) * 100) / 100,
      needed,
    }));
  });
}

/**
 * Refuses a colour whose readable shade would be another colour; a stronger one is accepted, and darkened where it is read.
 * @returns a note with the shade, if the colour is darkened
 * @throws Refusal with the colour that it would become
 */
export function assertReadable(color: string): string[] {
  const ratio = contrastRatio(color, tokens.light.page);
  if (ratio >= SHAPES) return [];
  const used = brandPalette(color)?.light.main ?? '';
  const message = `--color ${color} has a contrast of ${ratio.toFixed(2)}:1 on the light page, less than ${SHAPES}:1`;
  if (ratio >= STRONG) return [`${message}: the portal makes ${used} of it where it is read`];
  throw new Refusal(
    `${message}: the portal would make ${used} of it. Choose that one, or another that is darker.`,
  );
}

export const lineOf = ({ theme, colour, meets, ratio, needed }: Pair) =>
  `${ratio >= needed ? '✓' : '!'} ${theme.padEnd(9)} ${colour}  ${ratio.toFixed(2).padStart(5)}:1 to ${meets} (${needed}:1)`;
