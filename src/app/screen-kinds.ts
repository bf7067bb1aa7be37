import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/page/lazy-component.tsx';
import { mui } from '../ui/mui/mui.ts';

/** A module that exports the screen by this name. */
type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A screen that is shown at once: plain elements alone. */
export const plain = <Name extends string>(load: Load<Name>, name: Name) =>
  lazyComponent(async () => (await load())[name]);
/** A screen that shows tabs at once: MUI comes beside it. */
export const behaving = <Name extends string>(load: Load<Name>, name: Name) =>
  lazyComponent(() => mui(load().then((screen) => screen[name])));
