import { type ComponentType, type FC, useEffect, useState } from 'react';
import { isOnline } from '../../lib/rede.ts';
import { showToast } from '../feedback/toast.ts';
import { FullScreenSpinner } from '../loading/full-screen-spinner.tsx';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';

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

/**
 * What a button of the frame opens: its code comes with the press. Without a network a toast says so.
 * @param load imports the component
 */
export function loadOnPress<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(
    async () =>
      mui(load()).catch((error: unknown) => {
        if (!isOnline()) showToast({ kind: 'error', message: 'Você está sem conexão.' });
        throw error;
      }),
    <Loading />,
  );
}

/** Not for as long as there is no network: what is on screen must stay clear. */
function Loading() {
  return <FullScreenSpinner open={isOnline()} />;
}

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * A dialog of a screen. Its code is asked for with the first interaction, without which nothing opens, and it stays once it was
 * open, so that it can close softly.
 * @param load imports the component
 */
export function preloadOnInteraction<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): FC<Props> {
  const Component = lazyComponent(load, null);
  return function Preloaded(props: Props) {
    const [asked, setAsked] = useState(props.open);
    if (props.open && !asked) setAsked(true);
    useEffect(() => {
      // Not by `Component.fetch`, which reloads the page when a chunk is missing: offline that would lose what is on screen.
      const preload = () => void load().catch(() => undefined);
      for (const type of INTERACTIONS) addEventListener(type, preload, { once: true });
      return () => {
        for (const type of INTERACTIONS) removeEventListener(type, preload);
      };
    }, []);
    return asked ? <Component {...props} /> : null;
  };
}
