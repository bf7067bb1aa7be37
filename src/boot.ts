import type { Session } from '../machines/session/session.setup.ts';
import { watchFaults } from './lib/faults.ts';
import { documentoMasks } from './lib/campos/documento.ts';
import { prefetchHome } from './base/start/prefetch.ts';
import { applyBrand, readStoredBrand, rememberBrand } from './base/start/brand.ts';
import { loadConfig } from './base/start/config.ts';
import { ROTAS_PUBLICAS } from './lib/rotas/rota-de.ts';
import {
  dropLetters,
  dropLink,
  recordSubmitted,
  isFirstLogin,
  recordLeaving,
  SESSION_ENDED,
  sessionEnd,
  showFirstPaint,
  showFirstPaintMessage,
  switchPassword,
  type Start,
} from './base/start/first-paint.ts';
import { watchPageHide } from './base/device/page-hide.ts';
import {
  claimSession,
  forgetDraft,
  forgetOldDraft,
  forgetStoredSession,
} from './base/device/forget-customer.ts';
import { isOfOtherApi, readStoredSession } from './base/device/session-storage.ts';
import { maskInput, toggleKeyboard } from './ui/form/mask-input.ts';
import { loadChunk } from './ui/page/stale-chunk.ts';
import { applyThemeMode, chooseThemeMode, followThemeMode, readThemeMode } from './base/start/theme-mode.ts';
import { installTrustedTypes } from './base/start/trusted-types.ts';
import { catchInstallOffer, isInstallDue, watchInstallOffer } from './app/install/install-offer.ts';
import { isHomeHash, isLoginHash, isPublicHash } from './base/history/login-hash.ts';

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
  loadChunk(() => import(/* webpackChunkName: "main" */ './main.tsx'))
    .then((main) => {
      for (const type of WAKING) removeEventListener(type, start, true);
      return main.start();
    })
    .catch(() => {
      starting = false;
      addEventListener('online', start, { once: true });
      showFirstPaintMessage('Não foi possível carregar o portal. Verifique sua conexão e tente novamente.');
    });
}

/** Of the pre-rendered form, until React hydrates it some time after the app's start. */
function onSubmit(event: Event): void {
  if (!isFirstLogin()) return;
  event.preventDefault();
  recordSubmitted();
  start();
}

function onClick({ target }: Event): void {
  recordLeaving(target as Element);
  const button = isFirstLogin() ? (target as Element).closest('.field-switch') : null;
  if (button?.matches('.field-letters') === true) toggleKeyboard(button);
  else if (button !== null) switchPassword(button);
}

let letters = true;
let typed = '';

/** The separators type themselves from the first digit on, before the app has taken the form over. @rule R21 */
function onInput(event: Event): void {
  const { target } = event;
  if (!isFirstLogin() || !(target instanceof HTMLInputElement) || target.id !== 'documento') return;
  const { inputType = '', data, isComposing = false } = event as Partial<InputEvent>;
  typed = maskInput(target, {
    previous: typed,
    inputType,
    data,
    isComposing: isComposing && event.type !== 'compositionend',
    mask: documentoMasks(letters).documento,
  });
}

function findSession(): Session | null {
  const session = readStoredSession();
  if (session !== null && session.expiresAt > Date.now()) return session;
  if (session !== null) sessionEnd.needsNotice = true;
  // Both keys, at once, and not only once the login is touched. A page with an old `config.json` ends no newer session.
  // @rule S4.1
  if (!isOfOtherApi()) forgetStoredSession();
  return null;
}

/** What is seen first. Whoever is not signed in sees the login on a protected route too: there the guard leads. */
function chooseFirstPaint(signedIn: boolean): Start {
  if (isPublicHash(location.hash)) return 'public';
  return signedIn ? 'app' : 'login';
}

/** The app brings the install prompt: to a customer who has not touched the login yet, too. @rule R45 */
function askToInstall(): void {
  if (isInstallDue()) start();
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** When words of the page are seen, not its empty ground alone; in a tab that nobody sees, once it is seen. */
function whenPainted(run: () => void): void {
  const seen = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    seen.disconnect();
    run();
  });
  seen.observe({ type: 'paint', buffered: true });
}

/** The real letters, when the first paint is over: until then they would take its bytes and its time. */
function fetchFonts(): void {
  document.getElementById('fonts')?.removeAttribute('media');
}

function fetchAfterLoad(): void {
  import(/* webpackChunkName: "after-load" */ './after-load.ts').then(
    ({ startAfterLoad }) => startAfterLoad(),
    // The page works without what waits for it.
    () => undefined,
  );
}

/** What the deployment says: the brand, what it leaves out, and for the home its first calls. */
function readConfig(): void {
  loadConfig().then(
    (config) => {
      const { brand, features, mainApiUrl } = config;
      claimSession(mainApiUrl);
      rememberBrand(brand);
      whenParsed(() => {
        applyBrand(brand);
        if (features.accessibility === false) dropLink(ROTAS_PUBLICAS.acessibilidade);
        letters = features.cnpjLetters !== false;
        if (!letters) dropLetters();
      });
      // The feature is off: without its menu entries an earlier choice could not be changed.
      if (features.themes === false && readThemeMode() !== 'system') chooseThemeMode('system');
      // Read here: a variable of this script would hold the token for as long as the page lives. @rule R82
      const session = findSession();
      if (session !== null && isHomeHash(location.hash)) prefetchHome(config, session.token);
    },
    // The app says what is wrong with the configuration, on a screen of its own.
    () => whenParsed(start),
  );
}

watchFaults();
installTrustedTypes();
catchInstallOffer();
forgetOldDraft();
watchPageHide(
  () => findSession()?.token ?? null,
  () => !isPublicHash(location.hash),
  forgetDraft,
);
applyThemeMode();
followThemeMode();

// A page whose script is blocked keeps these words; its style may be blocked as well.
whenParsed(() => document.querySelector('#not-started')?.remove());
const first = chooseFirstPaint(findSession() !== null);
showFirstPaint(first);
const login = first === 'login';
// A protected route without a session leads to the login, which is seen already. @rule S2.5
if (login && !isLoginHash(location.hash)) history.replaceState(null, '', '#/');

const storedBrand = readStoredBrand();
if (storedBrand !== null) {
  applyBrand(storedBrand);
  whenParsed(() => applyBrand(storedBrand));
}

// The untouched login needs nothing for its first paint, and nothing takes part of the network before it.
if (login) whenPainted(readConfig);
else readConfig();
whenPainted(fetchFonts);
addEventListener('submit', onSubmit, true);
addEventListener('input', onInput, true);
addEventListener('compositionend', onInput, true);
addEventListener('click', onClick, true);
if (login) {
  if (sessionEnd.needsNotice) whenParsed(() => showFirstPaintMessage(SESSION_ENDED));
  for (const type of WAKING) addEventListener(type, start, true);
  watchInstallOffer(askToInstall);
  addEventListener('load', askToInstall);
} else whenParsed(start);

// Kept out of this script and of the first paint.
addEventListener('load', () => whenPainted(fetchAfterLoad));
