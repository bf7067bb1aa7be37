import { startTransition } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadSignedIn } from './app/parts.ts';
import { createRoot } from './app/root.ts';
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
  // The modules were evaluated in this task: what follows is the next one's.
  await new Promise((resolve) => setTimeout(resolve));
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
