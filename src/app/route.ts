import type { LazyComponent } from '../ui/page/lazy-component.tsx';

export interface PortalRoute {
  path: string;
  /** What the window is called there, before the programme's name; the same for every customer (R151). */
  title: string;
  /** `session`: inside the shell, for whoever is signed in (S2.4); `none`: for everybody. */
  guard: 'session' | 'none';
  Screen: LazyComponent<object>;
}

const route =
  (guard: PortalRoute['guard']) =>
  (path: string, title: string, Screen: LazyComponent<object>): PortalRoute => ({
    path,
    title,
    guard,
    Screen,
  });

/** A screen for everybody. */
export const publicRoute = route('none');
/** A screen inside the shell, for whoever is signed in. */
export const sessionRoute = route('session');
