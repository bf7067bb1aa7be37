import type { ComponentType } from 'react';
import { showToast } from '../feedback/toast.ts';
import { FullScreenSpinner } from '../loading/full-screen-spinner.tsx';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { mui } from '../theme/mui.ts';

/** Not for as long as there is no network: what is on screen must stay clear. */
function Loading() {
  return <FullScreenSpinner open={navigator.onLine} />;
}

/**
 * A component made of MUI that a button opens; its code comes with the press. Without a network a toast says so.
 * @param load imports the component
 */
export function pressed<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(
    async () =>
      mui(load()).catch((error: unknown) => {
        if (!navigator.onLine) showToast({ kind: 'error', message: 'Você está sem conexão.' });
        throw error;
      }),
    <Loading />,
  );
}
