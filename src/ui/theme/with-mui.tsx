import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ComponentType, useContext } from 'react';
import { BrandColorContext } from './brand-color.ts';
import { createPortalTheme } from './theme.ts';

// `speedy` inserts rules through the CSSOM, which the policy allows.
const cache = createCache({ key: 'css', speedy: true });
let theme: Theme | null = null;

/**
 * Wraps a component with MUI's theme and style cache, created once per page. The scheme is the page's
 * (`base/start/theme-mode`): the system provider manages none.
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

/** The colours bypass Emotion's compiler, which takes 10 ms for them. */
function insertVariables(made: Theme): void {
  // MUI's type is `any`: rules by selector, values by variable.
  const sheets = made.generateStyleSheets() as Record<string, Record<string, string | number>>[];
  for (const [selector, variables] of sheets.flatMap((sheet) => Object.entries(sheet))) {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
    cache.sheet.insert(`${selector}{${lines.join(';')}}`.replace('colorScheme:', 'color-scheme:'));
  }
}
