import type { ComponentType } from 'react';
import type { Feature } from '../platform/start/config.ts';
import { mui } from '../ui/theme/mui.ts';
import { lazyComponent, type LazyComponent } from '../ui/page/lazy-component.tsx';

export interface PortalRoute {
  path: string;
  /** What the window is called there, before the programme's name; the same for every customer (R151). */
  title: string;
  /** The screen's own title, as it stands there until the screen has come; '' where it is known later. */
  heading: string;
  /** `session`: inside the shell, for whoever is signed in (S2.4); `none`: for everybody. */
  guard: 'session' | 'none';
  Screen: LazyComponent<object>;
  /** Left out with it, the path is one of no route (R20, R89). */
  feature: Feature | null;
}

const route =
  (guard: PortalRoute['guard']) =>
  (
    path: string,
    title: string,
    Screen: LazyComponent<object>,
    { heading = title, feature = null }: Partial<Pick<PortalRoute, 'heading' | 'feature'>> = {},
  ): PortalRoute => ({ path, title, heading, guard, Screen, feature });

/** A screen for everybody. */
export const publicRoute = route('none');
/** A screen inside the shell, for whoever is signed in. */
export const sessionRoute = route('session');

/** A screen made of MUI, which comes beside it: every one but the login and the home. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyComponent(() => mui(load().then((chunk) => chunk[name])));
