import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ComponentType, useContext } from 'react';
import { BrandColorContext } from './brand-color.ts';
import { createPortalTheme } from './theme.ts';

// `speedy` inserts the rules through the CSSOM: the content security policy allows no other way.
const cache = createCache({ key: 'css', speedy: true });
let theme: Theme | null = null;

/**
 * Puts MUI's theme and style cache around a component that is made of it. They are made once per page, with the first such component;
 * the colour scheme is the page's own (`platform/start/theme-mode`), which the theme's variables follow by themselves: the provider is
 * the system's, which manages no scheme.
 */
export function withMui<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithMui(props: Props) {
    const color = useContext(BrandColorContext);
    theme ??= prepareTheme(color);
    return (
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Component {...props} />
        </ThemeProvider>
      </CacheProvider>
    );
  };
}

function prepareTheme(primaryColor: string | null): Theme {
  const made = createPortalTheme({ primaryColor });
  insertVariables(made);
  return made;
}

/** The theme's colours as they are: MUI would send their hundreds of lines through the compiler of styles (10 ms). */
function insertVariables(made: Theme): void {
  // MUI's type says `any`: one rule by selector, each a value by variable.
  const sheets = made.generateStyleSheets() as Record<string, Record<string, string | number>>[];
  for (const [selector, variables] of sheets.flatMap((sheet) => Object.entries(sheet))) {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
    cache.sheet.insert(`${selector}{${lines.join(';')}}`.replace('colorScheme:', 'color-scheme:'));
  }
}
