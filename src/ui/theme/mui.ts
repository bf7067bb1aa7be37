import type { ComponentType } from 'react';

/**
 * Brings MUI beside a component that is made of it: fields with a calendar, dialogs, drawer, menus, tabs.
 * What is shown first does without.
 * @param coming the component's own code, asked for already: both are on their way at once
 */
export async function mui<Props extends object>(
  coming: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withMui }, Component] = await Promise.all([
    import(/* webpackChunkName: "mui" */ './with-mui.tsx'),
    coming,
  ]);
  return withMui(Component);
}
