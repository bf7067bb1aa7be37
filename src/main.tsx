import { startTransition } from 'react';
import type { PortalRoot } from './app/root.ts';
import { preloadSignedIn } from './app/preload-signed-in.ts';
import { applyBrand } from './base/start/brand.ts';
import { loadConfig } from './base/start/config.ts';
import { isHomeHash, isLoginHash } from './base/history/login-hash.ts';
import { showToast } from './ui/feedback/toast.ts';
import { discardFirstPaint, handOverLogin, isFirstLogin, keepFirstPaint } from './base/start/first-paint.ts';

const TROUBLE = 'O servidor não responde como deveria. O portal abriu com o que guardou neste aparelho.';

/** Starts the portal in `#root`: hydrates the pre-rendered login, or keeps the pre-rendered page until a screen takes its place. */
export async function start(): Promise<void> {
  // A signed-in visit needs all of these: fetched in parallel instead of one after another.
  const signedIn = document.documentElement.dataset.start === 'app';
  const preloaded = signedIn && preloadSignedIn(isHomeHash(location.hash));
  // Part of this file, but each evaluated in its own task, so that a key press in between is handled.
  const { createRoot: createReactRoot, hydrateRoot } = await inNewTask(
    async () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  );
  const { createRoot } = await inNewTask(async () => import(/* webpackMode: "eager" */ './app/root.ts'));
  const { App } = await inNewTask(async () => import(/* webpackMode: "eager" */ './app/app.tsx'));
  const host = document.getElementById('root') as HTMLElement;
  try {
    const config = await loadConfig();
    const root = createRoot(config);
    if (config.isCached) showToast({ kind: 'info', message: TROUBLE, subject: 'server' });
    // Waits for all chunks: each missing one would show its place-holder for 300 ms (later.tsx). And for the
    // session to be read: what changes under a first render is rendered in one piece.
    await Promise.allSettled([root.restored, ...(signedIn ? [preloaded, root.loadStore()] : [])]);
    if (signedIn && isHomeHash(location.hash)) await homeAnswered(root);
    const atLogin = root.session.getSnapshot().matches('signedOut') && isLoginHash(location.hash);
    // Rendered in slices, so that a cheap phone can handle a touch in between.
    startTransition(() => {
      if (isFirstLogin() && atLogin) {
        applyBrand(config.brand);
        handOverLogin();
        hydrateRoot(host, <App root={root} />);
      } else {
        keepFirstPaint();
        createReactRoot(host).render(<App root={root} />);
      }
    });
  } catch (error) {
    const { ConfigErrorScreen } = await import(/* webpackChunkName: "trouble" */ './app/trouble.screen.tsx');
    discardFirstPaint();
    createReactRoot(host).render(<ConfigErrorScreen error={error} />);
  }
}

/** How long the home's first render waits for its answers, in ms; the page's own frame stands meanwhile. */
const ANSWERS_MS = 1500;

async function homeAnswered({ config, session, loadStore }: PortalRoot): Promise<void> {
  const asked = async () => {
    const { askForHome } = await import(
      /* webpackChunkName: "portal" */ './features/inicio/portal.screen.tsx'
    );
    const token = session.getSnapshot().context.session?.token;
    if (token) await askForHome(await loadStore(), config, token);
  };
  // Code that is missing is the screen's to say.
  await Promise.race([asked().catch(Boolean), new Promise((resolve) => setTimeout(resolve, ANSWERS_MS))]);
}

async function inNewTask<Module>(evaluate: () => Promise<Module>): Promise<Module> {
  await new Promise((resolve) => setTimeout(resolve));
  return evaluate();
}
