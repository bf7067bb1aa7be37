import type { ComponentType } from 'react';
import type { Feature } from '../platform/start/config.ts';
import { mui } from '../ui/theme/mui.tsx';
import { lazyComponent, type LazyComponent } from '../ui/page/lazy-component.tsx';

export interface PortalRoute {
  path: string;
  /** What the window is called there, before the programme's name; the same for every customer. @rule R151 */
  title: string;
  /** The screen's own title, which stands there until the screen has come; '' where it is known later. */
  heading: string;
  Screen: LazyComponent<object>;
  /** Left out with it, the path is one of no route. @rule R20, R89 */
  feature: Feature | null;
}

export interface PublicRoute extends PortalRoute {
  /** The widest that its content may be, in px. */
  width: number;
}

type Options = Partial<Pick<PortalRoute, 'heading' | 'feature'>>;

/** A screen inside the shell, for whoever is signed in. */
export const sessionRoute = (
  path: string,
  title: string,
  Screen: LazyComponent<object>,
  { heading = title, feature = null }: Options = {},
): PortalRoute => ({ path, title, heading, Screen, feature });

/** A screen for everybody. */
export const publicRoute = (
  path: string,
  title: string,
  Screen: LazyComponent<object>,
  { width, ...options }: Options & { width: number },
): PublicRoute => ({ ...sessionRoute(path, title, Screen, options), width });

/** A screen made of MUI, which comes beside it: every one but the login and the home. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyComponent(() => mui(load().then((chunk) => chunk[name])));
