import { applyBrand, readKnownBrand, rememberBrand } from './platform/brand.ts';
import { loadConfig } from './platform/config.ts';
import { noteSubmitted, showFirstPaint, showFirstPaintMessage } from './platform/first-paint.ts';
import { readStoredSession } from './platform/session-storage.ts';
import { loadPart } from './platform/stale-chunk.ts';
import { applyRememberedTheme } from './platform/theme-mode.ts';
import { installTrustedTypes } from './platform/trusted-types.ts';
import { isLoginHash } from './platform/login-hash.ts';

/**
 * The only script of the first paint. It stands in the page's head: it picks what the pre-rendered page shows,
 * asks for `config.json`, and fetches the app when it is needed: at once for a signed-in customer or another
 * route, else with the first touch of the login (docs/adr/0002).
 */
const WAKING = ['focusin', 'pointerdown', 'keydown', 'input', 'hashchange', 'storage'] as const;

let starting = false;

function start(): void {
  if (starting) return;
  starting = true;
  loadPart(() => import(/* webpackChunkName: "main" */ './main.tsx'))
    .then((main) => {
      for (const type of WAKING) removeEventListener(type, start, true);
      removeEventListener('submit', onSubmit, true);
      return main.start();
    })
    .catch(() => {
      starting = false;
      showFirstPaintMessage('Não foi possível carregar o portal. Verifique sua conexão e tente novamente.');
    });
}

function onSubmit(event: Event): void {
  event.preventDefault();
  noteSubmitted();
  start();
}

function showsLogin(): boolean {
  const session = readStoredSession();
  const signedIn = session !== null && session.expiresAt > Date.now();
  return !signedIn && isLoginHash(location.hash);
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

installTrustedTypes();
applyRememberedTheme();

const login = showsLogin();
showFirstPaint(login ? 'login' : 'app');

const known = readKnownBrand();
if (known !== null) {
  applyBrand(known);
  whenParsed(() => applyBrand(known));
}

loadConfig().then(
  ({ brand }) => {
    rememberBrand(brand);
    whenParsed(() => applyBrand(brand));
  },
  // The app says what is wrong with the configuration, on a screen of its own.
  () => whenParsed(start),
);

addEventListener('submit', onSubmit, true);
if (login) for (const type of WAKING) addEventListener(type, start, true);
else whenParsed(start);

// Kept out of this script and of the first paint: the worker is for the next visit.
if (process.env.NODE_ENV === 'production') {
  addEventListener('load', () => {
    import(/* webpackChunkName: "worker" */ './platform/service-worker.ts').then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => undefined,
    );
  });
}
