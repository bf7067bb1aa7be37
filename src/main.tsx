import { startTransition } from 'react';
import { preloadSignedIn } from './app/parts.ts';
import { loadConfig } from './platform/start/config.ts';
import { isHomeHash } from './platform/history/login-hash.ts';
import { discardFirstPaint } from './platform/start/first-paint.ts';

/** Starts the portal in `#root`; the pre-rendered page stays until a screen takes its place. */
export async function start(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) throw new Error('no #root in the page');
  // For whoever is signed in: all at once instead of one part after another.
  const signedIn = document.documentElement.dataset.start === 'app';
  const preloaded = signedIn && preloadSignedIn({ home: isHomeHash(location.hash) });
  // Of this file, but evaluated each in a task of its own: a key that is pressed meanwhile is answered in between.
  const { createRoot: createReactRoot } = await inTurn(
    async () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  );
  const { createRoot } = await inTurn(async () => import(/* webpackMode: "eager" */ './app/root.ts'));
  const { App } = await inTurn(async () => import(/* webpackMode: "eager" */ './app/app.tsx'));
  const react = createReactRoot(host);
  try {
    const root = createRoot(await loadConfig());
    // Shown whole: each part that is not there costs 300 ms of its place-holder (lazy-part.tsx).
    if (signedIn) await Promise.allSettled([preloaded, root.loadStore()]);
    // In slices: a cheap phone answers a touch in between.
    startTransition(() => react.render(<App root={root} />));
  } catch (error) {
    const { ConfigErrorScreen } = await import(
      /* webpackChunkName: "trouble" */ './app/config-error.screen.tsx'
    );
    discardFirstPaint();
    react.render(<ConfigErrorScreen error={error} />);
  }
}

async function inTurn<Module>(evaluate: () => Promise<Module>): Promise<Module> {
  await new Promise((resolve) => setTimeout(resolve));
  return evaluate();
}
