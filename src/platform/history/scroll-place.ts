/** How long a screen may take to be as long again as it was, in ms. */
const PATIENCE_MS = 5000;
/** So many frames in a row it has to stand there: a screen that appears shows its top first. */
const HELD_FRAMES = 10;

/**
 * The way back and forward leads to where the screen was left, not to its top. Where the browser does not tell one entry of its
 * history from another it stays at the top.
 */
export function keepScrollPlaces(): void {
  if (!('navigation' in window)) return;
  const places = new Map<string, number>();
  let title: Element | null = null;
  navigation.addEventListener('navigate', () => {
    places.set(entryKey(), scrollY);
    title = document.querySelector('#conteudo h1');
  });
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const place = places.get(entryKey()) ?? 0;
    if (navigationType !== 'traverse' || place === 0) return;
    // The screen that is left stands there until the other one has come.
    const left = pathOf(from.url) === pathOf(location.href) ? null : title;
    scrollBack(place, () => left?.isConnected !== true);
  });
}

const entryKey = () => navigation.currentEntry?.key ?? '';

const pathOf = (url: string | null) => url?.replace(/\?[^?]*$/, '');

/** Goes on until the page stands there, the customer does something, or it has another address. */
function scrollBack(place: number, hasCome: () => boolean): void {
  const given = new AbortController();
  const { signal } = given;
  const end = () => given.abort();
  const [key, until] = [entryKey(), performance.now() + PATIENCE_MS];
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, end, { signal, capture: true, passive: true });
  let held = 0;
  const step = () => {
    const isDone = entryKey() !== key || performance.now() > until || held === HELD_FRAMES;
    if (isDone) end();
    if (signal.aborted) return;
    const isLongEnough = document.documentElement.scrollHeight - innerHeight > place - 1;
    if (hasCome() && isLongEnough) {
      held = Math.abs(scrollY - place) < 1 ? held + 1 : 0;
      if (held === 0) scrollTo(0, place);
    }
    requestAnimationFrame(step);
  };
  step();
}
