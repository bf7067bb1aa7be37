import type { ComponentType } from 'react';

/** MUI, Emotion and the theme. The home asks for them when it is idle, so that they are there with the next screen. */
export const loadMui = () => import(/* webpackChunkName: "mui" */ './with-mui.tsx');

/**
 * Brings MUI beside a component that is made of it.
 * @param coming the component's own code, asked for already: both are on their way at once
 */
export async function mui<Props extends object>(
  coming: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withMui }, Component] = await Promise.all([loadMui(), coming]);
  return withMui(Component);
}
