import type { ComponentType } from 'react';

/**
 * Brings MUI beside a part that is made of it: fields with a calendar, dialogs, drawer, menus, tabs, pagers, snackbars.
 * What is shown first does without (docs/adr/0016).
 * @param coming the part's own code, asked for already: both are on their way at once
 */
export async function mui<Props extends object>(
  coming: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withMui }, Part] = await Promise.all([
    import(/* webpackChunkName: "mui" */ './with-mui.tsx'),
    coming,
  ]);
  return withMui(Part);
}
